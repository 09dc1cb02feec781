import type { Whole } from '../../calculation/arithmetic';
import { toKurus } from '../../calculation/decimal';
import type { BankMovement } from '../BankMovement';
import type { Candidate, OpenIndex } from './OpenIndex';
import { oldestFirst } from './propose';

/** Invoices that are looked at for one step of the rules. */
export const MOST_CANDIDATES = 300;

/** The open invoices that one movement may pay: it is at most 30 days older. Source: MNY-93. */
export class PayableInvoices {
  /** The amount of the movement, in hundredths. */
  readonly wanted: { readonly paraBirim: string; readonly amount: Whole };
  readonly #index: OpenIndex;
  readonly #tarih: string;

  constructor(index: OpenIndex, { tarih, tutar, paraBirim }: BankMovement) {
    this.#index = index;
    this.#tarih = tarih;
    this.wanted = { paraBirim, amount: toKurus(tutar) };
  }

  isOpen({ amount, from }: Candidate): boolean {
    return amount > 0 && this.#tarih >= from;
  }

  /** Whether the movement pays exactly what is left of it. */
  isEqual({ amount, paraBirim }: Candidate): boolean {
    return amount === this.wanted.amount && paraBirim === this.wanted.paraBirim;
  }

  /** The invoices of an account with exactly this amount, oldest first. */
  equalOf(borcluId: string): Candidate[] {
    return this.#openOnly(this.#index.accounts.get(borcluId)?.byAmount.exact(this.wanted) ?? []);
  }

  /** Those that differ by at most 0.05. */
  nearOf(borcluId: string): Candidate[] {
    return this.#openOnly(this.#index.accounts.get(borcluId)?.byAmount.near(this.wanted) ?? []);
  }

  /** All invoices of an account in the currency of the movement, oldest first. */
  openOf(borcluId: string): Candidate[] {
    const open = this.#openOnly(this.#index.accounts.get(borcluId)?.open ?? []);
    return open.filter(({ paraBirim }) => paraBirim === this.wanted.paraBirim);
  }

  #openOnly(candidates: Iterable<Candidate>): Candidate[] {
    return oldestFirst(firstThat(candidates, MOST_CANDIDATES, (candidate) => this.isOpen(candidate)));
  }
}

/** The first items, at most this many. */
export function first<Item>(items: Iterable<Item>, most: number): Item[] {
  return firstThat(items, most, () => true);
}

/** The first items that fit, at most this many. */
export function firstThat<Item>(items: Iterable<Item>, most: number, fits: (item: Item) => boolean): Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    if (fits(item)) taken.push(item);
    if (taken.length === most) break;
  }
  return taken;
}
