import type { Whole } from '../../calculation/arithmetic';
import { toKurus } from '../../calculation/decimal';
import { addDays } from '../../dates/days';
import { dueDayOf } from '../../invoice/dueDate';
import { EQUAL_WORD, nameWords } from '../texts/names';
import { AmountIndex } from './AmountIndex';
import type { Debtor, ManualReceipt, OpenInvoice } from './OpenInvoice';

/** An invoice with what matching needs of it. */
export interface Candidate {
  readonly invoice: OpenInvoice;
  readonly paraBirim: string;
  /** The rest, in hundredths. */
  readonly amount: Whole;
  /** The first day of a movement that may pay it: 30 days before the invoice. (MNY-93) */
  readonly from: string;
  /** The last day on which a name is enough: 60 days after the invoice. (MNY-92, rule 9) */
  readonly until: string;
  /** The day until which it is to be paid. */
  readonly due: string;
}

type Days = Pick<Candidate, 'from' | 'until' | 'due'>;

/** A receipt with its amount in hundredths. */
export interface IndexedReceipt {
  readonly receipt: ManualReceipt;
  readonly paraBirim: string;
  readonly amount: Whole;
}

/** A customer account with the names on its invoices. */
interface Account {
  readonly borcluId: string;
  readonly names: Map<string, readonly string[]>;
  readonly open: Set<Candidate>;
  readonly byAmount: AmountIndex<Candidate>;
}

const [DAYS_BEFORE, DAYS_OF_NAME] = [30, 60];
/** Accounts of one tax number or IBAN that are looked at. Only wrong cards have more. */
const MOST_ACCOUNTS = 20;
/** Names of one account that are compared. */
const MOST_NAMES = 5;
/** The digits of a number by which a cut one is found. (MNY-92, rule 8) */
export const TAIL_LENGTH = 5;

/** The open invoices and the payments recorded by hand, by all that a movement may have of them. */
export class OpenIndex {
  readonly byNumber = new Map<string, Candidate>();
  readonly byReference = new Map<string, Candidate>();
  readonly byAmount = new AmountIndex<Candidate>();
  readonly receipts = new AmountIndex<IndexedReceipt>();
  readonly accounts = new Map<string, Account>();
  readonly #byId = new Map<string, Candidate>();
  readonly #byTail = new Map<string, Set<Candidate>>();
  readonly #receiptsById = new Map<string, IndexedReceipt>();
  // What tells an account stays when its last invoice goes.
  readonly #byVkn = new Map<string, Set<string>>();
  readonly #byIban = new Map<string, Set<string>>();
  readonly #days = new Map<string, Days>();
  readonly #byWord = new Map<string, Set<string>>();

  put(invoice: OpenInvoice): void {
    this.remove(invoice.faturaId);
    const { faturaId, belgeNumarasi, faturaTarih, vadeTarihi, paraBirim, kalan, tahsilatReferanslari = [] } = invoice;
    const days = this.#daysOf(faturaTarih);
    const candidate = { invoice, paraBirim, amount: toKurus(kalan), ...days, due: vadeTarihi ?? days.due };
    this.#byId.set(faturaId, candidate);
    this.byNumber.set(belgeNumarasi, candidate);
    for (const reference of tahsilatReferanslari) this.byReference.set(reference, candidate);
    const account = this.#register(invoice);
    if (candidate.amount <= 0) return;
    this.byAmount.add(candidate);
    addTo(this.#byTail, belgeNumarasi.slice(-TAIL_LENGTH), candidate);
    account.open.add(candidate);
    account.byAmount.add(candidate);
  }

  remove(faturaId: string): void {
    const candidate = this.#byId.get(faturaId);
    if (!candidate) return;
    const { belgeNumarasi, borcluId, tahsilatReferanslari = [] } = candidate.invoice;
    this.#byId.delete(faturaId);
    this.byNumber.delete(belgeNumarasi);
    for (const reference of tahsilatReferanslari) this.byReference.delete(reference);
    this.byAmount.delete(candidate);
    this.#byTail.get(belgeNumarasi.slice(-TAIL_LENGTH))?.delete(candidate);
    const account = this.accounts.get(borcluId);
    account?.open.delete(candidate);
    account?.byAmount.delete(candidate);
  }

  putReceipt(receipt: ManualReceipt): void {
    this.removeReceipt(receipt.tahsilatId);
    const indexed = { receipt, paraBirim: receipt.paraBirim, amount: toKurus(receipt.tutar) };
    this.#receiptsById.set(receipt.tahsilatId, indexed);
    this.receipts.add(indexed);
    this.#register(receipt);
  }

  removeReceipt(tahsilatId: string): void {
    const indexed = this.#receiptsById.get(tahsilatId);
    if (!indexed) return;
    this.#receiptsById.delete(tahsilatId);
    this.receipts.delete(indexed);
  }

  accountsOfVkn(vkn: string): string[] {
    return [...(this.#byVkn.get(vkn) ?? [])].slice(0, MOST_ACCOUNTS);
  }

  accountsOfIban(iban: string): string[] {
    return [...(this.#byIban.get(iban) ?? [])].slice(0, MOST_ACCOUNTS);
  }

  /** The accounts whose names have one of the words, those of rare words first. */
  *accountsOfWords(words: ReadonlySet<string>): Generator<string> {
    const groups = [...words].flatMap((word) => this.#byWord.get(word) ?? []);
    const seen = new Set<string>();
    for (const group of groups.sort((left, right) => left.size - right.size)) {
      for (const borcluId of group) {
        if (!seen.has(borcluId)) yield borcluId;
        seen.add(borcluId);
      }
    }
  }

  /** The open invoices whose number ends with these digits, at least five. */
  *endingWith(digits: string): Generator<Candidate> {
    for (const candidate of this.#byTail.get(digits.slice(-TAIL_LENGTH)) ?? [])
      if (candidate.invoice.belgeNumarasi.endsWith(digits)) yield candidate;
  }

  /** Many invoices are of one day, and computing with days is slow. */
  #daysOf(faturaTarih: string): Days {
    const known = this.#days.get(faturaTarih);
    if (known) return known;
    const days = {
      from: addDays(faturaTarih, -DAYS_BEFORE),
      until: addDays(faturaTarih, DAYS_OF_NAME),
      due: dueDayOf({ faturaTarih, vadeTarihi: null }),
    };
    this.#days.set(faturaTarih, days);
    return days;
  }

  #register({ borcluId, ad, vknTckn, ibans }: Debtor): Account {
    const account: Account = this.accounts.get(borcluId) ?? {
      borcluId,
      names: new Map(),
      open: new Set(),
      byAmount: new AmountIndex(),
    };
    this.accounts.set(borcluId, account);
    addTo(this.#byVkn, vknTckn, borcluId);
    for (const iban of ibans) addTo(this.#byIban, iban.replace(/\s/g, ''), borcluId);
    if (!account.names.has(ad) && account.names.size < MOST_NAMES) {
      const words = nameWords(ad);
      account.names.set(ad, words);
      for (const word of words) if (word.length >= EQUAL_WORD) addTo(this.#byWord, word, borcluId);
    }
    return account;
  }
}

function addTo<Item>(index: Map<string, Set<Item>>, key: string, item: Item): void {
  const items = index.get(key);
  if (items) items.add(item);
  else index.set(key, new Set([item]));
}
