import { type Allocation, Books, type LedgerEntry, toKurus, writeKurus } from '@kalem/domain/ledger';
import { foldTr } from '@kalem/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, together } from '../db/rows';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import { allocations, debtors, type EntryKind, ledgerEntries, ledgerRests } from './tables';

/** An entry of the ledger with what it belongs to. */
export interface BookedEntry extends LedgerEntry {
  readonly debtorId: string;
  readonly paraBirim: string;
  readonly tur: EntryKind;
  readonly invoiceId: string | null;
  readonly receiptId: string | null;
  /** The entry that this one undoes. */
  readonly tersi: string | null;
  /** The due day of a debit, for lateness. Null on a credit. */
  readonly vade: string | null;
  /** The order in which entries were stored. A new one is the last. */
  readonly sira: number;
}

const opposites: Readonly<Partial<Record<EntryKind, EntryKind>>> = {
  FATURA: 'FATURA_IPTALI',
  IADE: 'IADE_IPTALI',
  TAHSILAT: 'TAHSILAT_IPTALI',
  PARA_IADESI: 'PARA_IADESI_IPTALI',
  FARK: 'FARK_IPTALI',
  ACILIS: 'ACILIS_IPTALI',
};

/** A new entry of a customer account. */
export function newEntry(
  entry: Pick<BookedEntry, 'debtorId' | 'paraBirim' | 'tur' | 'side' | 'amount'> & Partial<BookedEntry>,
): BookedEntry {
  return {
    id: crypto.randomUUID(),
    invoiceId: null,
    receiptId: null,
    tersi: null,
    vade: null,
    sira: Infinity,
    ...entry,
    account: accountOf(entry),
  };
}

/** The entry that undoes another one. */
export function oppositeOf(entry: BookedEntry): BookedEntry {
  const tur = opposites[entry.tur];
  if (!tur) throw new Error(`An entry ${entry.tur} cannot be undone`);
  const side = entry.side === 'borc' ? 'alacak' : 'borc';
  return { ...entry, id: crypto.randomUUID(), tur, side, tersi: entry.id, vade: null, sira: Infinity };
}

/** That `entry` has no opposite entry. */
export const isNotUndone = sql.raw('not exists (select from ledger_entry as undoing where undoing.tersi = entry.id)');

const accountOf = ({ debtorId, paraBirim }: Pick<BookedEntry, 'debtorId' | 'paraBirim'>) => `${debtorId} ${paraBirim}`;

/**
 * Reads entries, all their allocations, and the entries at the other end of these. Lock the customer accounts first
 * (`lockDebtors`), because another transaction may close the same entries.
 */
export async function readBooks(tx: CompanyTx, ids: readonly string[]): Promise<Books<BookedEntry>> {
  if (ids.length === 0) return new Books<BookedEntry>([], []);
  const joined = await allocationsOf(tx, ids);
  const all = new Set([...ids, ...joined.flatMap(({ creditId, debitId }) => [creditId, debitId])]);
  const rows = await tx
    .select({ entry: ledgerEntries, kalan: ledgerRests.kalan, vade: ledgerRests.vade })
    .from(ledgerEntries)
    .innerJoin(ledgerRests, eq(ledgerRests.entryId, ledgerEntries.id))
    .where(and(eq(ledgerEntries.companyId, tx.companyId), inArray(ledgerEntries.id, [...all])))
    .orderBy(ledgerEntries.sira);
  const entries = rows.map(({ entry, kalan, vade }) => [bookedEntry(entry, vade), toKurus(kalan)] as const);
  return new Books(entries, joined);
}

/** The allocations of entries, added up by pair, in the order in which they were first made. */
async function allocationsOf(tx: CompanyTx, ids: readonly string[]): Promise<Allocation[]> {
  const rows = await tx
    .select({
      creditId: allocations.creditId,
      debitId: allocations.debitId,
      tutar: sql<string>`sum(${allocations.tutar})::text`,
    })
    .from(allocations)
    .where(
      and(
        eq(allocations.companyId, tx.companyId),
        sql`(${inArray(allocations.creditId, [...ids])} or ${inArray(allocations.debitId, [...ids])})`,
      ),
    )
    .groupBy(allocations.creditId, allocations.debitId)
    .having(sql`sum(${allocations.tutar}) <> 0`)
    .orderBy(sql`min(${allocations.sira})`);
  return rows.map(({ creditId, debitId, tutar }) => ({ creditId, debitId, amount: toKurus(tutar) }));
}

function bookedEntry(row: typeof ledgerEntries.$inferSelect, vade: string | null): BookedEntry {
  const { id, debtorId, paraBirim, tur, borc, alacak, invoiceId, receiptId, tersi, sira } = row;
  const isDebit = Number(borc) > 0;
  const [side, amount] = isDebit ? (['borc', toKurus(borc)] as const) : (['alacak', toKurus(alacak)] as const);
  return {
    id,
    account: accountOf(row),
    side,
    amount,
    debtorId,
    paraBirim,
    tur,
    invoiceId,
    receiptId,
    tersi,
    vade,
    sira,
  };
}

interface Booking {
  /** The day of the new entries, YYYY-MM-DD. */
  readonly tarih: (entry: BookedEntry) => string;
  readonly userId: string | null;
  readonly now: Date;
}

/** Most rows of a statement, because PostgreSQL takes at most 65,535 parameters. */
const MOST_ROWS = 4000;

/** Stores what changed in the books. */
export async function storeBooks(
  tx: CompanyTx,
  books: Books<BookedEntry>,
  { tarih, userId, now }: Booking,
): Promise<void> {
  const { companyId } = tx;
  const { entries, allocations: made, rests } = books.changes;
  const entryRows = entries.map((entry) => {
    const { id, debtorId, paraBirim, tur, side, amount, invoiceId, receiptId, tersi } = entry;
    const [borc, alacak] = side === 'borc' ? [writeKurus(amount), '0'] : ['0', writeKurus(amount)];
    const refers = { debtorId, invoiceId, receiptId, tersi, userId };
    return { id, companyId, paraBirim, tur, borc, alacak, ...refers, tarih: tarih(entry), at: now };
  });
  for (const rows of parts(entryRows)) await tx.insert(ledgerEntries).values(rows);
  const allocationRows = made.map(({ creditId, debitId, amount }) => {
    return { companyId, creditId, debitId, tutar: writeKurus(amount), at: now };
  });
  const restRows = [...rests].map(([entryId, kalan]) => {
    const { debtorId, paraBirim, side, vade } = books.entry(entryId);
    return { entryId, companyId, kalan: writeKurus(kalan), debtorId, paraBirim, borc: side === 'borc', vade };
  });
  const isChanged = { target: ledgerRests.entryId, set: { kalan: sql`excluded.kalan` } };
  await together(
    ...parts(allocationRows).map((rows) => tx.insert(allocations).values(rows)),
    ...parts(restRows).map((rows) => tx.insert(ledgerRests).values(rows).onConflictDoUpdate(isChanged)),
  );
}

function parts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, n) =>
    rows.slice(n * MOST_ROWS, (n + 1) * MOST_ROWS),
  );
}

/** A customer account, by its key. */
export interface Debtor {
  readonly anahtar: string;
  readonly vknTckn: string;
  readonly ad: string;
}

/**
 * Locks customer accounts until the transaction ends, and creates missing ones. All bookings lock in the order of the
 * keys, so that two of them never wait for each other. Returns the ids by key.
 */
export async function lockDebtors(
  tx: CompanyTx,
  accounts: Iterable<Debtor>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const distinct = new Map([...accounts].map((account) => [account.anahtar, account]));
  const sorted = [...distinct.values()].sort((left, right) => (left.anahtar < right.anahtar ? -1 : 1));
  if (sorted.length === 0) return new Map();
  const rows = sorted.map((one) => ({
    id: crypto.randomUUID(),
    company_id: tx.companyId,
    vkn_tckn: one.vknTckn,
    anahtar: one.anahtar,
    ad: one.ad,
    arama: `${foldTr(one.ad)} ${one.vknTckn}`,
    created_at: now,
  }));
  const locked = await rowsOf<{ id: string; anahtar: string }>(
    tx,
    sql`insert into debtor as known (id, company_id, anahtar, vkn_tckn, ad, arama, created_at)
      select id, company_id, anahtar, vkn_tckn, ad, arama, created_at
      from json_populate_recordset(null::debtor, ${JSON.stringify(rows)}::json)
      on conflict (company_id, anahtar) do update set ad = excluded.ad, arama = excluded.arama
      returning id, anahtar`,
  );
  return new Map(locked.map(({ id, anahtar }) => [anahtar, id]));
}

/** A customer account of the company. Throws 404. */
export async function findDebtor(tx: CompanyTx, id: string): Promise<typeof debtors.$inferSelect> {
  const [debtor] = await tx
    .select()
    .from(debtors)
    .where(and(eq(debtors.companyId, tx.companyId), eq(debtors.id, id)));
  if (!debtor) throw callProblems.notFound();
  return debtor;
}
