import { istanbulNow, sumAmounts } from '@kalem/domain';
import { validateReceipt } from '@kalem/domain/checks';
import { claimOf, creditLeft, toKurus, writeKurus } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { rowsOf } from '../db/rows';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import * as ledgerProblems from '../problems/ledgerProblems';
import { type BookedEntry, type Debtor, lockDebtors, newEntry, oppositeOf, readBooks, storeBooks } from './books';
import { bookClaims, claimColumns, type ClaimingRow, debtorOf, entriesOfInvoices, lockTracking } from './claims';
import { findCollectionSettings } from './settings';
import { receiptReversals, receipts } from './tables';

type ReceiptWrite = components['schemas']['ReceiptWrite'];

interface NewReceipt {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
  readonly body: ReceiptWrite;
}

/**
 * Books a payment: one credit for each customer account that it pays for, which closes the invoices of `dagitim`. What
 * closes nothing is a credit of the account of `faturaId` (MNY-27 to MNY-31). Throws 404 for an unknown invoice, 409
 * for one that is not tracked or whose rest changed, and 422 for a wrong field.
 */
export async function bookReceipt(tx: CompanyTx, { id, userId, now, body }: NewReceipt): Promise<void> {
  const { dagitim = [], faturaId, tutar, paraBirim, tarih, yontem } = body;
  const faturaIds = dagitim.map((share) => share.faturaId);
  const rows = await lockPayableInvoices(tx, [faturaId, ...faturaIds], now);
  const debtorIds = await lockDebtors(tx, byKey(rows.map(({ debtor }) => debtor)), now);
  const books = await readBooks(
    tx,
    rows.flatMap(({ entryId }) => entryId ?? []),
  );
  const payable = new Map(
    rows.map(({ id: one, debtor, entryId, paraBirim: currency }) => [
      one,
      {
        entryId,
        debtorId: debtorIds.get(debtor.anahtar) ?? '',
        paraBirim: currency,
        kalan: entryId === undefined ? '0.00' : writeKurus(books.rest(entryId)),
      },
    ]),
  );
  for (const { faturaId: one, beklenenKalan } of dagitim)
    if (beklenenKalan !== undefined && toKurus(beklenenKalan) !== toKurus(payable.get(one)?.kalan ?? ''))
      throw ledgerProblems.openChanged();
  refuseFaults(validateReceipt(body, { today: istanbulNow(now).date, invoice: (one) => payable.get(one) }));

  const shares = dagitim.flatMap(({ faturaId: one, tutar: share }) => {
    const invoice = payable.get(one);
    return invoice ? [{ ...invoice, tutar: share }] : [];
  });
  // Without another currency no rate was checked, or needed.
  const kur = shares.some((share) => share.paraBirim !== paraBirim) ? body.kur : undefined;
  const debtorId = payable.get(faturaId)?.debtorId ?? '';
  await insertReceipt(tx, { id, userId, now, body: { ...body, kur }, debtorId });
  const left = creditLeft({ tutar, paraBirim, kur, dagitim: shares });
  const credits = creditsOf([...shares, { debtorId, paraBirim, tutar: left ?? '0.00' }], id);
  for (const credit of credits) books.book(credit);
  for (const { entryId = '', tutar: share } of shares) {
    const { account } = books.entry(entryId);
    const credit = credits.find((one) => one.account === account);
    if (credit) books.allocate(credit.id, entryId, toKurus(share));
  }
  await storeBooks(tx, books, { tarih: () => tarih, userId, now });
  await writeAudit(tx, {
    action: 'createReceipt',
    userId,
    entityId: id,
    details: { tutar, paraBirim, yontem, tarih, faturaIds },
    at: now,
  });
}

/** One credit for each customer account and currency. */
function creditsOf(
  paid: readonly { readonly debtorId: string; readonly paraBirim: string; readonly tutar: string }[],
  receiptId: string,
): BookedEntry[] {
  const accounts = new Map<string, { debtorId: string; paraBirim: string; amounts: string[] }>();
  for (const { debtorId, paraBirim, tutar } of paid) {
    const key = `${debtorId} ${paraBirim}`;
    const { amounts } = accounts.get(key) ?? { amounts: [] };
    accounts.set(key, { debtorId, paraBirim, amounts: [...amounts, tutar] });
  }
  return [...accounts.values()]
    .map(({ debtorId, paraBirim, amounts }) => {
      const amount = toKurus(sumAmounts(amounts));
      return newEntry({ debtorId, paraBirim, tur: 'TAHSILAT', side: 'alacak', amount, receiptId });
    })
    .filter(({ amount }) => amount > 0);
}

/** An invoice for which payments can be booked. */
interface PayableRow extends ClaimingRow {
  readonly debtor: Debtor;
  /** Its debit. Undefined for a payable amount of zero. */
  readonly entryId: string | undefined;
}

/** Locks invoices, and books those that the tracking has not reached yet. */
async function lockPayableInvoices(tx: CompanyTx, ids: readonly string[], now: Date): Promise<PayableRow[]> {
  const distinct = [...new Set(ids)];
  await lockTracking(tx, 'shared');
  const rows = await tx
    .select(claimColumns)
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, distinct)))
    .orderBy(asc(invoices.id))
    .for('update');
  if (rows.length < distinct.length) throw callProblems.notFound();
  const { baslangic } = await findCollectionSettings(tx);
  if (rows.some((row) => claimOf(row, baslangic)?.side !== 'borc')) throw ledgerProblems.notCollectable();
  await bookClaims(tx, rows, baslangic, now);
  const entries = await entriesOfInvoices(tx, distinct);
  return rows.map((row) => ({ ...row, debtor: debtorOf(row), entryId: entries.get(row.id)?.id }));
}

function byKey(debtors: readonly Debtor[]): Iterable<Debtor> {
  return new Map(debtors.map((debtor) => [debtor.anahtar, debtor])).values();
}

async function insertReceipt(
  tx: CompanyTx,
  { id, userId, now, body, debtorId }: NewReceipt & { readonly debtorId: string },
): Promise<void> {
  const { tarih, tutar, paraBirim, kur, yontem, aciklama = '' } = body;
  await tx.insert(receipts).values({
    id,
    companyId: tx.companyId,
    debtorId,
    tarih,
    tutar,
    paraBirim,
    kur: kur ?? null,
    yontem,
    aciklama: aciklama.trim(),
    createdBy: userId,
    createdAt: now,
  });
}

interface Reversal {
  readonly id: string;
  readonly neden: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Undoes a payment by the opposite entries: the invoices that it closed are open again (MNY-39). Throws 404, and 409
 * when it is undone already.
 */
export async function undoReceipt(tx: CompanyTx, { id, neden, userId, now }: Reversal): Promise<void> {
  const [receipt] = await tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.companyId, tx.companyId), eq(receipts.id, id)));
  if (!receipt) throw callProblems.notFound();
  const credits = await rowsOf<Debtor & { id: string }>(
    tx,
    sql`select entry.id, debtor.anahtar, debtor.vkn_tckn as "vknTckn", debtor.ad
      from ledger_entry as entry join debtor on debtor.id = entry.debtor_id
      where entry.company_id = ${tx.companyId} and entry.receipt_id = ${id} and entry.tur = 'TAHSILAT'
      order by entry.sira`,
  );
  await lockDebtors(tx, byKey(credits), now);
  const inserted = await tx
    .insert(receiptReversals)
    .values({ receiptId: id, companyId: tx.companyId, neden: neden.trim(), userId, at: now })
    .onConflictDoNothing()
    .returning({ receiptId: receiptReversals.receiptId });
  if (inserted.length === 0) throw ledgerProblems.receiptReversed();
  const books = await readBooks(
    tx,
    credits.map((credit) => credit.id),
  );
  for (const credit of credits) books.reverse(credit.id, oppositeOf(books.entry(credit.id)));
  const today = istanbulNow(now).date;
  await storeBooks(tx, books, { tarih: () => today, userId, now });
  const { tutar, paraBirim, tarih } = receipt;
  await writeAudit(tx, {
    action: 'reverseReceipt',
    userId,
    entityId: id,
    details: { tutar, paraBirim, tarih, neden: neden.trim() },
    at: now,
  });
}
