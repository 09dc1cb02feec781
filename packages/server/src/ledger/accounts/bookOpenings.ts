import { addDays, dueDayOf, subtractAmounts, sumAmounts } from '@kalem/domain';
import { type Books, smaller, toKurus, writeKurus } from '@kalem/domain/ledger';
import { sql } from 'drizzle-orm';
import { idList, rowsOf } from '../../db/rows';
import type { CompanyTx } from '../../ports/Database';
import {
  type BookedEntry,
  type Debtor,
  isNotUndone,
  lockDebtors,
  newEntry,
  oppositeOf,
  readBooks,
  storeBooks,
} from '../books';
import { insertReceipts, openingKinds } from '../storedReceipts';
import { receiptReversals } from '../tables';

/** The opening balance of a customer account in a currency. */
export interface StoredOpening {
  /** Of the last one, in the table of payments. */
  readonly id: string;
  readonly debtorId: string;
  readonly paraBirim: string;
  /** Above 0 the customer owed it; below 0 it is a credit. '0.00' after it was undone. */
  readonly tutar: string;
  readonly vadeTarihi: string | null;
  readonly tarih: string;
  /**
   * Its entries, the one of this account first. A credit has more of them when it closes invoices of merged accounts.
   * Empty after it was undone.
   */
  readonly entryIds: readonly string[];
  /** Counts every change. It is the `ETag`. */
  readonly version: number;
}

/** The opening balances that accounts have or had, by `openingKey`. Lock the accounts before changing one. */
export async function findOpenings(
  tx: CompanyTx,
  debtorIds: readonly string[],
): Promise<ReadonlyMap<string, StoredOpening>> {
  const rows = await rowsOf<StoredOpening>(
    tx,
    sql`select distinct on (receipt.debtor_id, receipt.para_birim)
        receipt.id, receipt.debtor_id as "debtorId", receipt.para_birim as "paraBirim",
        receipt.vade_tarihi::text as "vadeTarihi", receipt.tarih::text as tarih,
        coalesce(booked.ids, '{}') as "entryIds", coalesce(booked.tutar, 0)::numeric(24, 2)::text as tutar,
        (count(*) over account + count(reversal.receipt_id) over account)::int as version
      from receipt
        left join receipt_reversal as reversal on reversal.receipt_id = receipt.id
        left join lateral (
          select array_agg(entry.id order by entry.debtor_id <> receipt.debtor_id, entry.sira) as ids,
            sum(entry.borc - entry.alacak) as tutar
          from ledger_entry as entry
          where entry.company_id = receipt.company_id and entry.receipt_id = receipt.id and entry.tersi is null
            and ${isNotUndone}
        ) as booked on reversal.receipt_id is null
      where receipt.company_id = ${tx.companyId} and receipt.tur in ${openingKinds}
        and receipt.debtor_id in ${idList(debtorIds)}
      window account as (partition by receipt.debtor_id, receipt.para_birim)
      order by receipt.debtor_id, receipt.para_birim, booked.ids is null, receipt.created_at desc`,
  );
  return new Map(rows.map((row) => [openingKey(row), row]));
}

/** An account and a currency, which have one opening balance. */
export function openingKey({ debtorId, paraBirim }: Pick<StoredOpening, 'debtorId' | 'paraBirim'>): string {
  return `${debtorId} ${paraBirim}`;
}

/**
 * Locks accounts, and those over which their opening balances are spread. Call after `lockGroups`, so that no other
 * transaction spreads them over further accounts. Returns the ids by key.
 */
export async function lockOpenings(
  tx: CompanyTx,
  accounts: readonly Debtor[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const keys = JSON.stringify(accounts.map(({ anahtar }) => anahtar));
  const spread = await rowsOf<Debtor>(
    tx,
    sql`select distinct debtor.anahtar, debtor.vkn_tckn as "vknTckn", debtor.ad
      from debtor as own
        join receipt on receipt.company_id = own.company_id and receipt.debtor_id = own.id
          and receipt.tur = 'ACILIS_AVANSI'
        join ledger_entry as entry on entry.company_id = receipt.company_id and entry.receipt_id = receipt.id
          and entry.debtor_id <> own.id and ${isNotUndone}
        join debtor on debtor.id = entry.debtor_id
      where own.company_id = ${tx.companyId}
        and own.anahtar in (select value from json_array_elements_text(${keys}::json))`,
  );
  return lockDebtors(tx, [...accounts, ...spread], now);
}

/** A new opening balance, and the one that it replaces. */
export interface NewOpening extends Pick<StoredOpening, 'debtorId' | 'paraBirim' | 'tutar' | 'vadeTarihi'> {
  /** The id of its row in the table of payments. */
  readonly id: string;
  readonly before: StoredOpening | undefined;
}

/** Whether a new opening balance is the same as the one that is there. */
export function isUnchanged({ tutar, vadeTarihi, before }: NewOpening): boolean {
  const amount = signed(tutar);
  if (amount === 0n) return !before?.entryIds.length;
  if (!before || before.entryIds.length === 0) return false;
  return signed(before.tutar) === amount && before.vadeTarihi === vadeTarihi;
}

/** Hundredths with their sign. */
function signed(tutar: string): bigint {
  const amount = BigInt(toKurus(tutar.replace(/^-/, '')));
  return tutar.startsWith('-') ? -amount : amount;
}

interface Opening {
  /** The first day of tracking. */
  readonly baslangic: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Books opening balances on the day before tracking starts. A new one undoes the old one; what closed the old one
 * closes the new one, as far as it reaches (MNY-42). The accounts must be locked. Returns those that it left out,
 * because a refund was paid from the old credit and the new one is smaller.
 */
export async function bookOpenings(
  tx: CompanyTx,
  openings: readonly NewOpening[],
  { baslangic, userId, now }: Opening,
): Promise<readonly NewOpening[]> {
  const changed = openings.filter((opening) => !isUnchanged(opening));
  const books = await readBooks(
    tx,
    changed.flatMap(({ before }) => before?.entryIds ?? []),
  );
  const refused = changed.filter((opening) => isRefunded(books, opening));
  const booked = changed.filter((opening) => !refused.includes(opening));
  const tarih = addDays(baslangic, -1);
  for (const opening of booked) replace(books, opening, tarih);

  const undone = booked.flatMap(({ before }) => (before?.entryIds.length ? [before.id] : []));
  const reversed = undone.map((receiptId) => ({ receiptId, companyId: tx.companyId, userId, at: now }));
  if (reversed.length > 0) await tx.insert(receiptReversals).values(reversed);
  const rows = booked
    .filter(({ tutar }) => signed(tutar) !== 0n)
    .map(({ id, debtorId, paraBirim, tutar, vadeTarihi }) => {
      const tur = openingKinds[signed(tutar) > 0n ? 0 : 1];
      const row = { id, debtorId, tur, tarih, tutar: tutar.replace(/^-/, ''), paraBirim };
      return { ...row, vadeTarihi, createdBy: userId, createdAt: now };
    });
  await insertReceipts(tx, ...rows);
  // Also the opposite entries: a period that ended before the change has the new balance alone.
  await storeBooks(tx, books, { tarih: () => tarih, userId, now });
  return refused;
}

/** Whether a refund was paid from the old credit, and the new one could not pay for all that the old one closed. */
function isRefunded(books: Books<BookedEntry>, { before, tutar }: NewOpening): boolean {
  const closed = (before?.entryIds ?? []).flatMap((id) => books.allocationsOf(id));
  if (!closed.some(({ debitId }) => books.entry(debitId).tur === 'PARA_IADESI')) return false;
  const used = closed.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return -signed(tutar) < used;
}

/** Undoes the old entries and books the new ones. What closed the old ones closes the new ones, oldest first. */
function replace(books: Books<BookedEntry>, opening: NewOpening, tarih: string): void {
  const { id: receiptId, debtorId, paraBirim, tutar, vadeTarihi, before } = opening;
  const released = (before?.entryIds ?? []).flatMap((id) => books.reverse(id, oppositeOf(books.entry(id))));
  const amount = tutar.replace(/^-/, '');
  if (signed(tutar) === 0n) return;
  const opened = { paraBirim, tur: 'ACILIS', receiptId } as const;
  if (signed(tutar) > 0n) {
    const vade = dueDayOf({ faturaTarih: tarih, vadeTarihi });
    const debit = newEntry({ ...opened, debtorId, side: 'borc', amount: toKurus(amount), vade });
    books.book(debit);
    for (const share of released) {
      const taken = [share.amount, books.rest(share.creditId), books.rest(debit.id)].reduce(smaller);
      if (taken > 0) books.allocate(share.creditId, debit.id, taken);
    }
    return;
  }
  let left = amount;
  const shares: { debitId: string; owner: string; taken: string }[] = [];
  for (const share of released) {
    const taken = [share.amount, books.rest(share.debitId), toKurus(left)].reduce(smaller);
    if (taken <= 0) continue;
    left = subtractAmounts(left, writeKurus(taken));
    const owner = books.entry(share.debitId).debtorId;
    shares.push({ debitId: share.debitId, owner, taken: writeKurus(taken) });
  }
  for (const owner of new Set([debtorId, ...shares.map((share) => share.owner)])) {
    const own = shares.filter((share) => share.owner === owner);
    const sum = toKurus(sumAmounts([owner === debtorId ? left : '0.00', ...own.map(({ taken }) => taken)]));
    if (sum === 0) continue;
    const credit = newEntry({ ...opened, debtorId: owner, side: 'alacak', amount: sum });
    books.book(credit);
    for (const { debitId, taken } of own) books.allocate(credit.id, debitId, toKurus(taken));
  }
}
