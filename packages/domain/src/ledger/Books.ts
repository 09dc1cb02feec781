import { minus, plus, type Whole } from '../calculation/arithmetic';

/** A line of the ledger: a debit (`borc`) or a credit (`alacak`) of one customer account in one currency. */
export interface LedgerEntry {
  readonly id: string;
  /** The customer account and the currency. Only entries of one account close each other. */
  readonly account: string;
  readonly side: 'borc' | 'alacak';
  /** In hundredths of the currency, above 0. */
  readonly amount: Whole;
}

/** How much of a debit a credit closes, in hundredths. A negative one takes back an earlier one. */
export interface Allocation {
  readonly creditId: string;
  readonly debitId: string;
  readonly amount: Whole;
}

/** The changes to store. Entries and allocations are only ever added. */
export interface BooksChanges<Entry extends LedgerEntry> {
  readonly entries: readonly Entry[];
  readonly allocations: readonly Allocation[];
  /** The open amount of each entry that changed, by id, in hundredths. */
  readonly rests: ReadonlyMap<string, Whole>;
}

/**
 * Part of a ledger, in memory: entries with their allocations, and the changes that are made to them. Holds that no
 * entry is closed above its amount, and that an allocation joins a credit and a debit of one account; anything else
 * throws a RangeError. So the balance of an account is always the sum of its open debits less its open credits.
 * (MNY-114)
 */
export class Books<Entry extends LedgerEntry> {
  readonly #entries = new Map<string, Entry>();
  readonly #rests = new Map<string, Whole>();
  /** The sum of the allocations of each pair, by debit and credit, in the order in which they were made. */
  readonly #pairs = new Map<string, Allocation>();
  readonly #newEntries: Entry[] = [];
  readonly #newAllocations: Allocation[] = [];
  readonly #changed = new Set<string>();

  /** Rests are given and not computed, because a server reads only some of the allocations. */
  constructor(entries: Iterable<readonly [entry: Entry, rest: Whole]>, allocations: Iterable<Allocation>) {
    for (const [entry, rest] of entries) this.#add(entry, rest);
    for (const allocation of allocations) this.#join(allocation);
  }

  get changes(): BooksChanges<Entry> {
    const rests = new Map([...this.#changed].map((id) => [id, this.rest(id)]));
    return { entries: this.#newEntries, allocations: this.#newAllocations, rests };
  }

  entry(id: string): Entry {
    const entry = this.#entries.get(id);
    if (!entry) throw new RangeError(`The entry ${id} is not in these books`);
    return entry;
  }

  /** The open amount: of a debit what is left to pay, of a credit what closes nothing yet. */
  rest(id: string): Whole {
    return this.#rests.get(this.entry(id).id) ?? 0;
  }

  /** The allocations of an entry that hold now, oldest first. */
  allocationsOf(id: string): readonly Allocation[] {
    return [...this.#pairs.values()].filter(
      ({ creditId, debitId, amount }) => amount !== 0 && (creditId === id || debitId === id),
    );
  }

  /** Adds an entry, open with its whole amount. */
  book(entry: Entry): void {
    if (entry.amount <= 0) throw new RangeError(`An entry of ${entry.amount}`);
    if (this.#entries.has(entry.id)) throw new RangeError(`The entry ${entry.id} exists`);
    this.#add(entry, entry.amount);
    this.#newEntries.push(entry);
    this.#changed.add(entry.id);
  }

  /** Closes `amount` of a debit by a credit. */
  allocate(creditId: string, debitId: string, amount: Whole): void {
    const [credit, debit] = [this.entry(creditId), this.entry(debitId)];
    if (credit.side !== 'alacak' || debit.side !== 'borc' || credit.account !== debit.account)
      throw new RangeError(`${creditId} cannot close ${debitId}`);
    if (amount <= 0 || amount > this.rest(creditId) || amount > this.rest(debitId))
      throw new RangeError(`${creditId} cannot close ${amount} of ${debitId}`);
    this.#change({ creditId, debitId, amount });
  }

  /** Closes debits by a credit, in their order, as far as it reaches. */
  allocateInOrder(creditId: string, debitIds: Iterable<string>): void {
    for (const debitId of debitIds) {
      const amount = smaller(this.rest(creditId), this.rest(debitId));
      if (amount > 0) this.allocate(creditId, debitId, amount);
    }
  }

  /** Takes back all allocations of an entry. Returns them, oldest first. */
  release(id: string): readonly Allocation[] {
    const released = this.allocationsOf(id);
    for (const { creditId, debitId, amount } of released) this.#change({ creditId, debitId, amount: -amount });
    return released;
  }

  /**
   * Undoes an entry: takes back its allocations, and books an opposite entry that closes it. Returns what was released.
   */
  reverse(id: string, opposite: Entry): readonly Allocation[] {
    const entry = this.entry(id);
    if (opposite.side === entry.side || opposite.amount !== entry.amount)
      throw new RangeError(`${opposite.id} is not the opposite of ${id}`);
    const released = this.release(id);
    this.book(opposite);
    const [creditId, debitId] = entry.side === 'alacak' ? [id, opposite.id] : [opposite.id, id];
    this.allocate(creditId, debitId, entry.amount);
    return released;
  }

  /**
   * Replaces an entry: undoes it and books the next one. The allocations of the old entry go over to the next one,
   * oldest first, as far as it reaches; what is above it is open again. Those of another account are not taken over.
   * (MNY-37)
   */
  replace(id: string, opposite: Entry, next: Entry): void {
    const released = this.reverse(id, opposite);
    this.book(next);
    if (next.account !== opposite.account || next.side === opposite.side) return;
    for (const { creditId, debitId, amount } of released) {
      const other = creditId === id ? debitId : creditId;
      const taken = smaller(amount, this.rest(next.id));
      if (taken <= 0) break;
      if (next.side === 'borc') this.allocate(other, next.id, taken);
      else this.allocate(next.id, other, taken);
    }
  }

  #add(entry: Entry, rest: Whole): void {
    this.#entries.set(entry.id, entry);
    this.#rests.set(entry.id, rest);
  }

  #change(allocation: Allocation): void {
    for (const id of [allocation.creditId, allocation.debitId]) {
      this.#rests.set(id, minus(this.rest(id), allocation.amount));
      this.#changed.add(id);
    }
    this.#join(allocation);
    this.#newAllocations.push(allocation);
  }

  #join({ creditId, debitId, amount }: Allocation): void {
    const key = `${debitId} ${creditId}`;
    this.#pairs.set(key, { creditId, debitId, amount: plus(this.#pairs.get(key)?.amount ?? 0, amount) });
  }
}

/** The smaller of two amounts. */
export function smaller(left: Whole, right: Whole): Whole {
  return left < right ? left : right;
}
