import { companyName, dueDayOf, istanbulNow } from '@kalem/domain';
import { type Books, type Claim, claimOf, debtorKey, toKurus, writeKurus } from '@kalem/domain/ledger';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { rowsOf, together } from '../db/rows';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import {
  type BookedEntry,
  type Debtor,
  isNotUndone,
  lockDebtors,
  newEntry,
  oppositeOf,
  readBooks,
  storeBooks,
} from './books';
import { closePaidInAdvance, openAdvances } from './advances';
import { closeReturned, openReturns, returnedDebits } from './returns';
import { collectionSettings, ledgerRests, receiptReversals } from './tables';
import { tellOfPaid } from './tell';

/** The columns that decide what an invoice books. */
export const claimColumns = {
  id: invoices.id,
  belgeNumarasi: invoices.belgeNumarasi,
  faturaTarih: invoices.faturaTarih,
  vadeTarihi: invoices.vadeTarihi,
  faturaTip: invoices.faturaTip,
  portalFaturaTip: invoices.portalFaturaTip,
  iadeTuru: invoices.iadeTuru,
  takipDisi: invoices.takipDisi,
  iadeFaturalari: invoices.iadeFaturalari,
  paraBirim: invoices.paraBirim,
  vknTckn: invoices.vknTckn,
  aliciUnvan: invoices.aliciUnvan,
  aliciAdi: invoices.aliciAdi,
  aliciSoyadi: invoices.aliciSoyadi,
  totals: invoices.totals,
  onayDurumu: invoices.onayDurumu,
  talepAkisi: invoices.talepAkisi,
};

type InvoiceRow = typeof invoices.$inferSelect;
export type ClaimingRow = Pick<InvoiceRow, keyof typeof claimColumns>;

/**
 * Books what changed about invoices: an approved one becomes a debit of its recipient, a void one is undone, and a
 * corrected amount replaces the old one (MNY-22, MNY-25, MNY-35, MNY-37). Call in the transaction of the change, which
 * has locked the invoices. Does nothing while the company tracks nothing.
 */
export async function bookInvoices(
  tx: CompanyTx,
  changed: readonly Pick<InvoiceRow, 'id'>[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const [, rows] = await together(
    lockTracking(tx, 'shared'),
    tx
      .select({ ...claimColumns, baslangic: collectionSettings.baslangic })
      .from(invoices)
      .innerJoin(collectionSettings, eq(collectionSettings.companyId, invoices.companyId))
      .where(
        and(
          eq(invoices.companyId, tx.companyId),
          inArray(invoices.id, ids),
          ne(invoices.onayDurumu, 'Onaylanmadi'),
          isNotNull(collectionSettings.baslangic),
        ),
      ),
  );
  await bookClaims(tx, rows, rows[0]?.baslangic ?? null, now);
}

/**
 * Holds the start of tracking until the transaction ends: bookings share it, and a new start waits for them. Without
 * it, an invoice that is approved while the start is chosen would never be booked.
 */
export async function lockTracking(tx: CompanyTx, mode: 'shared' | 'exclusive'): Promise<void> {
  const lock = sql.raw(mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await tx.execute(sql`select ${lock}(hashtext('kalem.tracking'), hashtext(${tx.companyId}))`);
}

/** Books the difference between what locked invoices should book and what they have booked. */
export async function bookClaims(
  tx: CompanyTx,
  rows: readonly ClaimingRow[],
  start: string | null,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const booked = await entriesOfInvoices(
    tx,
    rows.map(({ id }) => id),
  );
  const wanted = rows.map((row) => ({ row, claim: openClaim(row, start), key: debtorKey(row) }));
  const moved = movedDueDays(rows, booked);
  const changed = wanted.filter(({ row, claim, key }) => !isBooked(booked.get(row.id), claim, key));
  if (changed.length === 0 && moved.length === 0) return;
  const debtors = new Map<string, Debtor>(moved.map(({ entry }) => [entry.anahtar, entry]));
  for (const { row, key, claim } of changed) {
    const before = booked.get(row.id);
    if (before) debtors.set(before.anahtar, before);
    if (claim) debtors.set(key, debtorOf(row));
  }
  const debtorIds = await lockDebtors(tx, debtors.values(), now);
  // Behind the locks, because payments lock the accounts before they change these rows.
  for (const { entry, due } of moved)
    await tx.update(ledgerRests).set({ vade: due }).where(eq(ledgerRests.entryId, entry.id));
  if (changed.length === 0) return;
  const returned = await returnedDebits(tx, changed);
  const waiting = await openReturns(tx, changed, [...debtorIds.values()]);
  // Only when it is approved: what a user released later stays a credit.
  const approved = changed.filter(({ row, claim }) => claim?.side === 'borc' && !booked.has(row.id));
  const advances = await openAdvances(
    tx,
    approved.map(({ row }) => row.id),
    [...debtorIds.values()],
  );
  const books = await readBooks(tx, [
    ...changed.flatMap(({ row }) => booked.get(row.id)?.id ?? []),
    ...returned.map(({ entryId }) => entryId),
    ...waiting.map(({ entryId }) => entryId),
    ...advances.map(({ entryId }) => entryId),
  ]);
  const wasPaid = new Set<string | null>(
    changed.filter(({ row }) => isPaid(books, booked.get(row.id))).map(({ row }) => row.id),
  );
  for (const { row, claim, key } of changed)
    bookOne(books, {
      claim,
      booked: booked.get(row.id)?.id,
      invoiceId: row.id,
      debtorId: debtorIds.get(key),
      vade: dueDayOf(row),
    });
  closeReturned(books, changed, { returned, waiting });
  closePaidInAdvance(books, advances);
  const days = new Map(rows.map(({ id, faturaTarih }) => [id, faturaTarih]));
  const today = istanbulNow(now).date;
  const corrected = new Set(books.changes.entries.flatMap(({ invoiceId, tersi }) => (tersi === null ? invoiceId : [])));
  // The opposite entry carries the day on which the entry was undone. One of a corrected amount carries the day of the
  // invoice, so that a period that ended before has the new amount alone.
  const tarih = ({ invoiceId, tersi, tur }: BookedEntry) => {
    const isOfDay = tersi === null || (corrected.has(invoiceId) && tur !== 'FARK_IPTALI');
    return (isOfDay && days.get(invoiceId ?? '')) || today;
  };
  for (const { tur, receiptId, amount, paraBirim } of books.changes.entries) {
    if (tur !== 'FARK_IPTALI' || receiptId === null) continue;
    await tx.insert(receiptReversals).values({ receiptId, companyId: tx.companyId, userId: null, at: now });
    const details = { tutar: writeKurus(amount), paraBirim };
    await writeAudit(tx, { action: 'reverseReceipt', entityId: receiptId, details, at: now });
  }
  await storeBooks(tx, books, { tarih, userId: null, now });
  const paidBefore = books.changes.entries.filter(({ invoiceId }) => wasPaid.has(invoiceId)).map(({ id }) => id);
  await tellOfPaid({ clock: { now: () => now } }, tx, books, new Set(paidBefore));
}

function isPaid(books: Books<BookedEntry>, entry: InvoiceEntry | undefined): boolean {
  return entry?.tur === 'FATURA' && books.rest(entry.id) === 0;
}

interface OneClaim {
  readonly claim: Claim | null;
  /** The entry that the invoice has booked. */
  readonly booked: string | undefined;
  readonly invoiceId: string;
  readonly debtorId: string | undefined;
  readonly vade: string;
}

function bookOne(books: Books<BookedEntry>, { claim, booked, invoiceId, debtorId, vade }: OneClaim): void {
  const opposite = booked === undefined ? undefined : oppositeOf(books.entry(booked));
  // What was written off was never paid, so it must not become a credit.
  if (booked !== undefined)
    for (const { creditId } of books.allocationsOf(booked)) {
      const credit = books.entry(creditId);
      if (credit.tur === 'FARK') books.reverse(creditId, oppositeOf(credit));
    }
  if (!claim || debtorId === undefined) {
    if (booked !== undefined && opposite) books.reverse(booked, opposite);
    return;
  }
  const { side, tutar, paraBirim } = claim;
  const tur = side === 'borc' ? 'FATURA' : 'IADE';
  const amount = toKurus(tutar);
  const next = newEntry({ debtorId, paraBirim, tur, side, amount, invoiceId, vade: side === 'borc' ? vade : null });
  if (booked !== undefined && opposite) books.replace(booked, opposite, next);
  else books.book(next);
}

/** The debits whose invoices have another due day now, with that day. */
function movedDueDays(
  rows: readonly ClaimingRow[],
  booked: ReadonlyMap<string, InvoiceEntry>,
): { readonly entry: InvoiceEntry; readonly due: string }[] {
  return rows.flatMap((row) => {
    const entry = booked.get(row.id);
    const due = dueDayOf(row);
    return entry && entry.vade !== null && entry.vade !== due ? [{ entry, due }] : [];
  });
}

/** A claim with an amount. A payable amount of zero books nothing (MNY-22). */
function openClaim(row: ClaimingRow, start: string | null): Claim | null {
  const claim = claimOf(row, start);
  return claim && toKurus(claim.tutar) > 0 ? claim : null;
}

/** The customer account of an invoice's recipient. */
export function debtorOf(row: ClaimingRow): Debtor {
  const { vknTckn, aliciUnvan, aliciAdi, aliciSoyadi } = row;
  const ad = companyName({ unvan: aliciUnvan, ad: aliciAdi, soyad: aliciSoyadi });
  return { anahtar: debtorKey(row), vknTckn, ad };
}

function isBooked(entry: InvoiceEntry | undefined, claim: Claim | null, key: string): boolean {
  if (!entry || !claim) return !entry && !claim;
  const { side, tutar, paraBirim } = claim;
  const isSameAmount = toKurus(entry.tutar) === toKurus(tutar) && entry.paraBirim === paraBirim;
  return isSameAmount && (entry.tur === 'FATURA') === (side === 'borc') && entry.anahtar === key;
}

/** The entry that an invoice has booked and that is not undone. */
interface InvoiceEntry extends Debtor {
  readonly id: string;
  readonly invoiceId: string;
  readonly tur: 'FATURA' | 'IADE';
  readonly tutar: string;
  readonly paraBirim: string;
  /** The due day of a debit. */
  readonly vade: string | null;
}

/** The entries of invoices that are not undone, by invoice. */
export async function entriesOfInvoices(
  tx: CompanyTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InvoiceEntry>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<InvoiceEntry>(
    tx,
    sql`select entry.id, entry.invoice_id as "invoiceId", entry.tur, (entry.borc + entry.alacak)::text as tutar,
        entry.para_birim as "paraBirim", rest.vade::text as vade, debtor.anahtar, debtor.vkn_tckn as "vknTckn", debtor.ad
      from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
        join debtor on debtor.id = entry.debtor_id
      where entry.company_id = ${tx.companyId} and ${inArray(sql`entry.invoice_id`, [...ids])}
        and entry.tur in ('FATURA', 'IADE') and ${isNotUndone}`,
  );
  return new Map(rows.map((row) => [row.invoiceId, row]));
}
