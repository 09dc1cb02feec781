import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Books, type LedgerEntry } from './Books';

const accounts = ['Ada', 'Beril', 'Cem', 'Deniz', 'Ece'].flatMap((debtor) =>
  ['TRY', 'USD', 'EUR'].map((currency) => `${debtor} ${currency}`),
);

const kinds = [
  'approve',
  'void',
  'return',
  'receipt',
  'allocate',
  'refund',
  'writeOff',
  'opening',
  'undo',
  'redownload',
] as const;

const event = fc.record({
  kind: fc.constantFrom(...kinds),
  account: fc.constantFrom(...accounts),
  amount: fc.integer({ min: 1, max: 5_000_00 }),
  pick: fc.nat(),
  credit: fc.boolean(),
});

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** A ledger to which random events happen. */
class RandomLedger {
  readonly books = new Books<LedgerEntry>([], []);
  readonly #invoices: string[] = [];
  readonly #undoable: string[] = [];
  #count = 0;

  happen({ kind, account, amount, pick, credit }: Event): void {
    switch (kind) {
      case 'approve':
        this.#invoices.push(this.#book(account, 'borc', amount));
        break;
      case 'void':
        this.#take(this.#invoices, pick, (id) => this.books.reverse(id, this.#opposite(id)));
        break;
      case 'return':
      case 'receipt':
        this.#undoable.push(this.#bookCredit(account, amount, pick % 4));
        break;
      case 'allocate': {
        const [from] = this.#open(account, 'alacak');
        if (from !== undefined) this.books.allocateInOrder(from, this.#open(account, 'borc').slice(pick % 3));
        break;
      }
      case 'refund':
        this.#refund(account, amount);
        break;
      case 'writeOff': {
        const [debit] = this.#open(account, 'borc');
        if (debit === undefined) break;
        const writeOff = this.#book(account, 'alacak', Math.min(5_00, Number(this.books.rest(debit))));
        this.books.allocateInOrder(writeOff, [debit]);
        this.#undoable.push(writeOff);
        break;
      }
      case 'opening':
        this.#undoable.push(this.#book(account, credit ? 'alacak' : 'borc', amount));
        break;
      case 'undo':
        this.#take(this.#undoable, pick, (id) => this.books.reverse(id, this.#opposite(id)));
        break;
      case 'redownload':
        this.#take(this.#invoices, pick, (id) => {
          const next = { id: this.#newId(), account, side: 'borc', amount } as const;
          this.books.replace(
            id,
            this.#opposite(id),
            credit ? { ...next, account: this.books.entry(id).account } : next,
          );
          this.#invoices.push(next.id);
        });
    }
  }

  #bookCredit(account: string, amount: number, skipped: number): string {
    const id = this.#book(account, 'alacak', amount);
    this.books.allocateInOrder(id, this.#open(account, 'borc').slice(skipped));
    return id;
  }

  #refund(account: string, most: number): void {
    const credits = this.#open(account, 'alacak');
    const available = credits.reduce((sum, id) => sum + Number(this.books.rest(id)), 0);
    if (available === 0) return;
    const refund = this.#book(account, 'borc', Math.min(most, available));
    for (const id of credits) this.books.allocateInOrder(id, [refund]);
    this.#undoable.push(refund);
  }

  #book(account: string, side: LedgerEntry['side'], amount: number): string {
    const id = this.#newId();
    this.books.book({ id, account, side, amount });
    return id;
  }

  #opposite(id: string): LedgerEntry {
    const entry = this.books.entry(id);
    return { ...entry, id: this.#newId(), side: entry.side === 'borc' ? 'alacak' : 'borc' };
  }

  #open(account: string, side: LedgerEntry['side']): string[] {
    const { entries } = this.books.changes;
    return entries
      .filter((entry) => entry.account === account && entry.side === side && this.books.rest(entry.id) > 0)
      .map(({ id }) => id);
  }

  #take(ids: string[], pick: number, action: (id: string) => void): void {
    const [id] = ids.splice(pick % Math.max(ids.length, 1), 1);
    if (id !== undefined) action(id);
  }

  #newId(): string {
    this.#count += 1;
    return String(this.#count);
  }
}

/** The open amount of each entry, computed from nothing but the stored entries and allocations. */
function rebuild({ entries, allocations }: Books<LedgerEntry>['changes']): Map<string, number> {
  const rests = new Map(entries.map(({ id, amount }) => [id, Number(amount)]));
  for (const { creditId, debitId, amount } of allocations)
    for (const id of [creditId, debitId]) rests.set(id, (rests.get(id) ?? Number.NaN) - Number(amount));
  return rests;
}

function expectBalanced({ changes }: Books<LedgerEntry>): void {
  const rests = rebuild(changes);
  expect([...rests].filter(([id, rest]) => changes.rests.get(id) !== rest)).toEqual([]);
  expect(changes.entries.filter(({ id, amount }) => isOutside(rests.get(id), Number(amount)))).toEqual([]);
  const closed = new Map<string, number>();
  for (const { id, account, side, amount } of changes.entries) {
    const part = Number(amount) - (rests.get(id) ?? Number.NaN);
    closed.set(account, (closed.get(account) ?? 0) + (side === 'borc' ? part : -part));
  }
  // The closed part of an account's debits equals the closed part of its credits.
  expect([...closed.values()].filter((difference) => difference !== 0)).toEqual([]);
}

const isOutside = (rest: number | undefined, amount: number) => !(rest !== undefined && rest >= 0 && rest <= amount);

describe('MNY-46, MNY-114: a thousand random events in any order', () => {
  test('the ledger equals the rests less the credits of each account, and no entry is closed above its amount', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1000, maxLength: 1000 }), (events) => {
        const ledger = new RandomLedger();
        for (const [n, one] of events.entries()) {
          ledger.happen(one);
          // Rebuilding takes the square of the number of events.
          if (n % 20 === 19) expectBalanced(ledger.books);
        }
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });

  test('a shorter history, after each event', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1, maxLength: 60 }), (events) => {
        const ledger = new RandomLedger();
        for (const one of events) {
          ledger.happen(one);
          expectBalanced(ledger.books);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('what books refuse', () => {
  const debit: LedgerEntry = { id: 'd', account: 'Ada TRY', side: 'borc', amount: 100 };
  const credit: LedgerEntry = { id: 'c', account: 'Ada TRY', side: 'alacak', amount: 80 };
  const books = (...entries: LedgerEntry[]) =>
    new Books(
      entries.map((entry) => [entry, entry.amount] as const),
      [],
    );

  test('MNY-28: more than a credit or a debit has, or nothing', () => {
    expect(() => books(debit, credit).allocate('c', 'd', 81)).toThrow(RangeError);
    expect(() => books({ ...debit, amount: 50 }, credit).allocate('c', 'd', 51)).toThrow(RangeError);
    expect(() => books(debit, credit).allocate('c', 'd', 0)).toThrow(RangeError);
    expect(() => books(debit, credit).allocate('c', 'd', -1)).toThrow(RangeError);
  });

  test('two accounts, two sides, an unknown entry and an entry of nothing', () => {
    expect(() => books(debit, { ...credit, account: 'Ada USD' }).allocate('c', 'd', 1)).toThrow(RangeError);
    expect(() => books(debit, credit).allocate('d', 'c', 1)).toThrow(RangeError);
    expect(() => books(debit).allocate('x', 'd', 1)).toThrow(RangeError);
    expect(() => books().book({ ...debit, amount: 0 })).toThrow(RangeError);
    expect(() => books(debit).book(debit)).toThrow(RangeError);
    expect(() => books(debit).reverse('d', { ...debit, id: 'o' })).toThrow(RangeError);
  });
});

describe('replacing an entry', () => {
  const entry = (id: string, side: LedgerEntry['side'], amount: number, account = 'Ada TRY') => ({
    id,
    account,
    side,
    amount,
  });
  const paid = () => {
    const books = new Books<LedgerEntry>([], []);
    books.book(entry('invoice', 'borc', 100_00));
    books.book(entry('first', 'alacak', 60_00));
    books.book(entry('second', 'alacak', 40_00));
    books.allocateInOrder('first', ['invoice']);
    books.allocateInOrder('second', ['invoice']);
    return books;
  };
  const rests = (books: Books<LedgerEntry>, ...ids: string[]) => ids.map((id) => books.rest(id));

  test('MNY-37: a lower amount leaves the newest payments as credit', () => {
    const books = paid();
    books.replace('invoice', entry('opposite', 'alacak', 100_00), entry('next', 'borc', 70_00));
    expect(rests(books, 'invoice', 'opposite', 'next', 'first', 'second')).toEqual([0, 0, 0, 0, 30_00]);
  });

  test('MNY-37: a higher amount is open with the difference', () => {
    const books = paid();
    books.replace('invoice', entry('opposite', 'alacak', 100_00), entry('next', 'borc', 120_00));
    expect(rests(books, 'next', 'first', 'second')).toEqual([20_00, 0, 0]);
  });

  test('another account takes over no payment', () => {
    const books = paid();
    books.replace('invoice', entry('opposite', 'alacak', 100_00), entry('next', 'borc', 100_00, 'Cem TRY'));
    expect(rests(books, 'next', 'first', 'second')).toEqual([100_00, 60_00, 40_00]);
  });
});
