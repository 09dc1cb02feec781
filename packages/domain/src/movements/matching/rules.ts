import { plus, type Whole } from '../../calculation/arithmetic';
import { daysBetween } from '../../dates/days';
import type { BankMovement } from '../BankMovement';
import { isNear } from './AmountIndex';
import type { MatchReason, MatchRule, Proposal } from './MatchResult';
import type { Candidate, OpenIndex } from './OpenIndex';
import { first, firstThat, MOST_CANDIDATES, PayableInvoices } from './PayableInvoices';
import { Payer } from './Payer';
import { hintOf, oldestFirst, propose } from './propose';
import { findSubsets, subsetLimits } from './subsets';

/** What the company lets the matcher do by itself. Both are off by default. Source: MNY-92. */
export interface MatchChoices {
  /** 'Kısmi ödemeleri kendiliğinden işle' */
  readonly kismi: boolean;
  /** 'VKN ile gelen tam tutarı kendiliğinden işle' */
  readonly vkn: boolean;
}

/** The proposals of one step. */
export interface Found {
  readonly proposals: readonly Proposal[];
  readonly isAutomatic: boolean;
}

const nothing: Found = { proposals: [], isAutomatic: false };

/** Proposals of one movement. */
export const MOST_PROPOSALS = 20;
/** Combinations of invoices that are proposed. */
const MOST_SUBSETS = 5;
/** Days between a payment recorded by hand and its movement. (MNY-97) */
const RECEIPT_DAYS = 3;

/** The rules for one movement, which is a credit above 0. Source: MNY-92, MNY-93. */
export class Rules {
  /** Steps of the searches for several invoices, of one movement. */
  #steps = 0;
  readonly #index: OpenIndex;
  readonly #movement: BankMovement;
  readonly #choices: MatchChoices;
  readonly #payer: Payer;
  readonly #payable: PayableInvoices;

  constructor(index: OpenIndex, movement: BankMovement, learned: readonly string[], choices: MatchChoices) {
    this.#index = index;
    this.#movement = movement;
    this.#choices = choices;
    this.#payer = new Payer(index, movement, learned);
    this.#payable = new PayableInvoices(index, movement);
  }

  /** A search for several invoices ended early. */
  get isCut(): boolean {
    return this.#steps > subsetLimits.steps;
  }

  /** The first step that finds something, in the order of the rules. */
  find(): Found {
    const { byVkn, byTextVkn, known } = this.#payer;
    const steps = [
      () => this.#byReference(),
      () => this.#byNumbers(),
      () => this.#byAccounts(5, ['VKN_TUTAR', 'VKN'], byVkn),
      () => this.#byAccounts(6, ['VKN_TUTAR', 'VKN'], byTextVkn),
      () => this.#byAccounts(7, ['ODEYEN_TUTAR', 'ODEYEN'], known),
      () => this.#byTail(),
      () => this.#byName(),
      () => ({ proposals: this.#byAmount(), isAutomatic: false }),
    ];
    for (const step of steps) {
      const found = step();
      if (found.proposals.length > 0) return found;
    }
    return nothing;
  }

  /** The payments recorded by hand that this movement may be. Source: MNY-97. */
  receipts(): string[] {
    const { identified, named } = this.#payer;
    return [...this.#index.receipts.exact(this.#payable.wanted)].flatMap(({ receipt }) => {
      const { tahsilatId, tarih, borcluId, belgeNumaralari } = receipt;
      if (Math.abs(daysBetween(tarih, this.#movement.tarih)) > RECEIPT_DAYS) return [];
      const isNamed = named.some(
        ({ invoice }) => invoice.borcluId === borcluId || belgeNumaralari.includes(invoice.belgeNumarasi),
      );
      const isSame = isNamed || this.#payer.names(belgeNumaralari) || identified.has(borcluId);
      return isSame || this.#payer.isSimilar(borcluId) ? [tahsilatId] : [];
    });
  }

  /** Rule 1. Another amount than the open one is proposed. */
  #byReference(): Found {
    const candidate = this.#index.byReference.get(this.#movement.tahsilatReferansi ?? '');
    if (!candidate || !this.#payable.isOpen(candidate)) return nothing;
    const isEqual = this.#payable.isEqual(candidate);
    const proposal = this.#propose(1, isEqual ? 'REFERANS_TUTAR' : 'REFERANS', [candidate]);
    return { proposals: [proposal], isAutomatic: isEqual && mayBeAutomatic(candidate) };
  }

  /** Rules 2 to 4. Invoices in another currency are only named by their numbers. */
  #byNumbers(): Found {
    const { named, isDoubtful } = this.#payer;
    const open = oldestFirst(named.filter((candidate) => this.#payable.isOpen(candidate)));
    const [only] = open;
    if (!only) return nothing;
    const { amount, paraBirim } = this.#payable.wanted;
    if (open.some((one) => one.paraBirim !== paraBirim))
      return { proposals: [this.#propose(named.length === 1 ? 2 : 4, 'NUMARA', open)], isAutomatic: false };
    const isCertain = !isDoubtful && open.every(mayBeAutomatic);
    if (named.length > 1) return this.#bySeveralNumbers(open, isCertain);
    if (this.#payable.isEqual(only)) {
      const others = this.#rivals(only);
      const proposals = [this.#propose(2, 'NUMARA_TUTAR', open), ...others];
      return { proposals, isAutomatic: isCertain && others.length === 0 };
    }
    if (isNear(only.amount, amount)) return { proposals: [this.#propose(2, 'NUMARA_TUTAR', open)], isAutomatic: false };
    if (only.amount < amount)
      return { proposals: [this.#propose(2, 'NUMARA', open), ...this.#byAmount()], isAutomatic: false };
    const others = this.#rivalsOfPart(only);
    const isAlone = isCertain && others.length === 0;
    const proposals = [this.#propose(3, 'NUMARA', open), ...others];
    return { proposals, isAutomatic: this.#choices.kismi && isAlone && !this.#payer.isOther(only.invoice.borcluId) };
  }

  /** Rule 4: all of them, else those that the amount pays exactly, else the oldest first. */
  #bySeveralNumbers(open: readonly Candidate[], isCertain: boolean): Found {
    const { amount } = this.#payable.wanted;
    const sum = open.reduce<Whole>((total, candidate) => plus(total, candidate.amount), 0);
    if (isNear(sum, amount))
      return { proposals: [this.#propose(4, 'NUMARA_TUTAR', open)], isAutomatic: isCertain && sum === amount };
    const single = open.filter((candidate) => this.#payable.isEqual(candidate)).map((candidate) => [candidate]);
    const parts = [...single, ...this.#subsets(open)].map((part) => this.#propose(4, 'NUMARA', part));
    return { proposals: parts.length > 0 ? parts : [this.#propose(4, 'NUMARA', open)], isAutomatic: false };
  }

  /**
   * What speaks against the invoice that a number names: another payer, who has an open invoice of this amount. The
   * number may be mistyped, so a person decides.
   */
  #rivals({ invoice: { borcluId } }: Candidate): Proposal[] {
    const { identified } = this.#payer;
    if (identified.has(borcluId)) return [];
    const others = [...identified].flatMap((other) => this.#payable.equalOf(other));
    if (others.length > 0) return others.map((other) => this.#proposeEqual(other));
    return this.#payer.isSimilar(borcluId) ? [] : this.#equalByName().map((other) => this.#proposeEqual(other));
  }

  /**
   * The same for a part of an invoice: also another invoice of its customer of this amount, and one whose number
   * differs by a typing mistake.
   */
  #rivalsOfPart(part: Candidate): Proposal[] {
    const { borcluId, belgeNumarasi } = part.invoice;
    const own = this.#payable.equalOf(borcluId).map((other) => this.#proposeEqual(other));
    const others = own.length > 0 ? own : this.#rivals(part);
    if (others.length > 0) return others;
    const mistyped = firstThat(
      this.#index.byAmount.exact(this.#payable.wanted),
      MOST_CANDIDATES,
      (other) => this.#payable.isOpen(other) && isMistyped(belgeNumarasi, other.invoice.belgeNumarasi),
    );
    return mistyped.map((other) => this.#proposeEqual(other));
  }

  /** An invoice of this amount, by the first rule that its customer fits. */
  #proposeEqual(candidate: Candidate): Proposal {
    const { borcluId } = candidate.invoice;
    const { byVkn, byTextVkn, known } = this.#payer;
    if (byVkn.has(borcluId)) return this.#propose(5, 'VKN_TUTAR', [candidate]);
    if (byTextVkn.has(borcluId)) return this.#propose(6, 'VKN_TUTAR', [candidate]);
    if (known.has(borcluId)) return this.#propose(7, 'ODEYEN_TUTAR', [candidate]);
    return this.#payer.isSimilar(borcluId)
      ? this.#propose(9, 'AD_TUTAR', [candidate])
      : this.#propose(10, 'TUTAR', [candidate]);
  }

  /** Rules 5 to 7: one invoice, else several together, else one whose difference is explained. */
  #byAccounts(
    kural: MatchRule,
    [equal, other]: readonly [MatchReason, MatchReason],
    accounts: ReadonlySet<string>,
  ): Found {
    const ids = [...accounts];
    const exact = ids.flatMap((id) => this.#payable.equalOf(id));
    const single = exact.length > 0 ? exact : ids.flatMap((id) => this.#payable.nearOf(id));
    if (single.length > 0) {
      const proposals = this.#proposeEach(kural, equal, oldestFirst(single));
      const [only] = exact;
      if (kural !== 5 || !this.#choices.vkn || !only || exact.length > 1) return { proposals, isAutomatic: false };
      const together = ids.flatMap((id) => this.#subsets(this.#payable.openOf(id)));
      const others = together.map((some) => this.#propose(kural, equal, some));
      const isCertain = others.length === 0 && mayBeAutomatic(only) && this.#isAlone(only);
      return { proposals: [...proposals, ...others], isAutomatic: isCertain };
    }
    const open = ids.map((id) => this.#payable.openOf(id));
    const together = open.flatMap((some) => this.#subsets(some));
    if (together.length > 0)
      return { proposals: together.map((some) => this.#propose(kural, equal, some)), isAutomatic: false };
    const explained = open.flat().filter((candidate) => hintOf(candidate, this.#payable.wanted.amount) !== undefined);
    return { proposals: this.#proposeEach(kural, other, explained), isAutomatic: false };
  }

  /** No number in the text speaks for another invoice. */
  #isAlone(candidate: Candidate): boolean {
    const { named, hasUnknownNumber, byTail } = this.#payer;
    if (named.length > 0 || hasUnknownNumber) return false;
    return byTail.every((other) => other === candidate || !this.#payable.isEqual(other));
  }

  /** Rule 8. */
  #byTail(): Found {
    const open = this.#payer.byTail.filter(
      (candidate) => this.#payable.isOpen(candidate) && candidate.paraBirim === this.#payable.wanted.paraBirim,
    );
    const exact = open.filter((candidate) => this.#payable.isEqual(candidate));
    const some = exact.length > 0 ? exact : open.filter(({ amount }) => isNear(amount, this.#payable.wanted.amount));
    const similar = some.slice(0, MOST_CANDIDATES).filter(({ invoice }) => this.#payer.isSimilar(invoice.borcluId));
    return { proposals: this.#proposeEach(8, 'AD_TUTAR', oldestFirst(similar)), isAutomatic: false };
  }

  /** Rule 9: one invoice, else several of the only customer with such a name. */
  #byName(): Found {
    const exact = this.#equalByName();
    const single = exact.length > 0 ? exact : this.#similarOf(this.#index.byAmount.near(this.#payable.wanted));
    if (single.length > 0) return { proposals: this.#proposeEach(9, 'AD_TUTAR', single), isAutomatic: false };
    const [account, second] = first(this.#payer.similarAccounts(), 2);
    const open =
      account === undefined || second !== undefined ? [] : this.#payable.openOf(account).filter(this.#isRecent);
    const together = this.#subsets(open);
    return { proposals: together.map((some) => this.#propose(9, 'AD_TUTAR', some)), isAutomatic: false };
  }

  /** Open invoices of this amount whose customer has a similar name. */
  #equalByName(): Candidate[] {
    const exact = this.#index.byAmount.exact(this.#payable.wanted);
    if (exact.size <= MOST_CANDIDATES) return this.#similarOf(exact);
    const accounts = first(this.#payer.similarAccounts(), MOST_CANDIDATES);
    return oldestFirst(accounts.flatMap((borcluId) => this.#payable.equalOf(borcluId)).filter(this.#isRecent));
  }

  #similarOf(candidates: Iterable<Candidate>): Candidate[] {
    const open = first(candidates, MOST_CANDIDATES).filter((candidate) => this.#payable.isOpen(candidate));
    return oldestFirst(open.filter(this.#isRecent).filter(({ invoice }) => this.#payer.isSimilar(invoice.borcluId)));
  }

  readonly #isRecent = ({ until }: Candidate): boolean => this.#movement.tarih <= until;

  /** Rule 10: the only open invoice of this amount. */
  #byAmount(): Proposal[] {
    const { byAmount } = this.#index;
    for (const candidates of [byAmount.exact(this.#payable.wanted), byAmount.near(this.#payable.wanted)]) {
      const [only, second] = firstThat(candidates, 2, (candidate) => this.#payable.isOpen(candidate));
      if (only) return second ? [] : [this.#propose(10, 'TUTAR', [only])];
    }
    return [];
  }

  /** Several invoices that the amount pays exactly. Source: MNY-95. */
  #subsets(open: readonly Candidate[]): Candidate[][] {
    const { amount } = this.#payable.wanted;
    const possible = open.filter((candidate) => candidate.amount < amount);
    if (possible.length < 2 || this.isCut) return [];
    const amounts = possible.map((candidate) => candidate.amount);
    const { subsets, steps } = findSubsets(amounts, amount, MOST_SUBSETS, subsetLimits.steps - this.#steps);
    this.#steps += steps;
    return subsets.map((places) => places.flatMap((place) => possible[place] ?? []));
  }

  /** One proposal for each of the first candidates. */
  #proposeEach(kural: MatchRule, neden: MatchReason, candidates: readonly Candidate[]): Proposal[] {
    return candidates.slice(0, MOST_PROPOSALS).map((candidate) => this.#propose(kural, neden, [candidate]));
  }

  #propose(kural: MatchRule, neden: MatchReason, candidates: readonly Candidate[]): Proposal {
    return propose(kural, neden, candidates, this.#movement);
  }
}

function mayBeAutomatic({ invoice }: Candidate): boolean {
  return !invoice.yalnizOneri;
}

/** Whether two numbers differ by one character, or by two neighbours that changed places. */
function isMistyped(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  const places = firstThat(left.split('').keys(), 3, (at) => left[at] !== right[at]);
  const [one = 0, two = 0] = places;
  return (
    places.length === 1 ||
    (places.length === 2 && two === one + 1 && left[one] === right[two] && left[two] === right[one])
  );
}
