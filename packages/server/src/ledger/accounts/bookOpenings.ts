import { addDays, dueDayOf } from '@kalem/domain';
import { type Books, toKurus } from '@kalem/domain/ledger';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import type { CompanyTx } from '../../ports/Database';
import { type BookedEntry, newEntry, oppositeOf, readBooks, storeBooks } from '../books';
import { openingKinds } from '../storedReceipts';
import { receiptReversals, receipts } from '../tables';

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
  /** Its entry. Null after it was undone. */
  readonly entryId: string | null;
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
        receipt.vade_tarihi::text as "vadeTarihi", receipt.tarih::text as tarih, entry.id as "entryId",
        coalesce(entry.borc - entry.alacak, 0)::numeric(24, 2)::text as tutar,
        (count(*) over account + count(reversal.receipt_id) over account)::int as version
      from receipt
        left join receipt_reversal as reversal on reversal.receipt_id = receipt.id
        left join ledger_entry as entry on entry.company_id = receipt.company_id and entry.receipt_id = receipt.id
          and entry.tersi is null and reversal.receipt_id is null
      where receipt.company_id = ${tx.companyId} and receipt.tur in ${openingKinds}
        and receipt.debtor_id in (select value::uuid from json_array_elements_text(${JSON.stringify(debtorIds)}::json))
      window account as (partition by receipt.debtor_id, receipt.para_birim)
      order by receipt.debtor_id, receipt.para_birim, entry.id is null, receipt.created_at desc`,
  );
  return new Map(rows.map((row) => [openingKey(row), row]));
}

/** An account and a currency, which have one opening balance. */
export function openingKey({ debtorId, paraBirim }: Pick<StoredOpening, 'debtorId' | 'paraBirim'>): string {
  return `${debtorId} ${paraBirim}`;
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
  if (amount === 0n) return !before?.entryId;
  return before?.entryId != null && signed(before.tutar) === amount && before.vadeTarihi === vadeTarihi;
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
    changed.flatMap(({ before }) => before?.entryId ?? []),
  );
  const refused = changed.filter((opening) => isRefunded(books, opening));
  const booked = changed.filter((opening) => !refused.includes(opening));
  const tarih = addDays(baslangic, -1);
  for (const opening of booked) replace(books, opening, tarih);

  const undone = booked.flatMap(({ before }) => (before?.entryId ? [before.id] : []));
  const reversed = undone.map((receiptId) => ({ receiptId, companyId: tx.companyId, userId, at: now }));
  if (reversed.length > 0) await tx.insert(receiptReversals).values(reversed);
  const rows = booked
    .filter(({ tutar }) => signed(tutar) !== 0n)
    .map(({ id, debtorId, paraBirim, tutar, vadeTarihi }) => {
      const tur = openingKinds[signed(tutar) > 0n ? 0 : 1];
      const row = { id, companyId: tx.companyId, debtorId, tur, tarih, tutar: tutar.replace(/^-/, ''), paraBirim };
      return { ...row, vadeTarihi, createdBy: userId, createdAt: now };
    });
  if (rows.length > 0) await tx.insert(receipts).values(rows);
  // Also the opposite entries: a period that ended before the change has the new balance alone.
  await storeBooks(tx, books, { tarih: () => tarih, userId, now });
  return refused;
}

/** Whether a refund was paid from the old credit, and the new one could not pay for all that the old one closed. */
function isRefunded(books: Books<BookedEntry>, { before, tutar }: NewOpening): boolean {
  if (!before?.entryId) return false;
  const closed = books.allocationsOf(before.entryId);
  if (!closed.some(({ debitId }) => books.entry(debitId).tur === 'PARA_IADESI')) return false;
  const used = BigInt(books.entry(before.entryId).amount) - BigInt(books.rest(before.entryId));
  return -signed(tutar) < used;
}

function replace(books: Books<BookedEntry>, opening: NewOpening, tarih: string): void {
  const { id: receiptId, debtorId, paraBirim, tutar, vadeTarihi, before } = opening;
  const side = signed(tutar) > 0n ? 'borc' : 'alacak';
  const amount = toKurus(tutar.replace(/^-/, ''));
  const vade = side === 'borc' ? dueDayOf({ faturaTarih: tarih, vadeTarihi }) : null;
  const next = newEntry({ debtorId, paraBirim, tur: 'ACILIS', side, amount, receiptId, vade });
  if (!before?.entryId) {
    books.book(next);
    return;
  }
  const opposite = oppositeOf(books.entry(before.entryId));
  if (amount === 0) books.reverse(before.entryId, opposite);
  else books.replace(before.entryId, opposite, next);
}
