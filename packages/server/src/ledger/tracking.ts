import { and, eq, sql } from 'drizzle-orm';
import type { CollectionSettings } from '../collection/statements';
import { collectionSettings } from '../collection/tables';
import { rowsOf } from '../db/rows';
import { withCompany } from '../db/wall';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as ledgerProblems from '../problems/ledgerProblems';
import { bookClaims, claimColumns, isNotUndone, lockTracking } from './claims';

/**
 * Call before a new start of tracking is stored: waits for bookings with the old one. Throws 409 for a later start, or
 * none, if a payment is recorded (MNY-23).
 */
export async function refuseLaterStart(tx: CompanyTx, before: string | null, after: string | null): Promise<void> {
  await lockTracking(tx, 'exclusive');
  const isLater = before !== null && (after === null || after > before);
  if (!isLater) return;
  const [paid] = await rowsOf(
    tx,
    sql`select 1 from receipt where company_id = ${tx.companyId}
      and not exists (select from receipt_reversal where receipt_id = receipt.id) limit 1`,
  );
  if (paid) throw ledgerProblems.trackingStarted();
}

/** Invoices of one step. It takes less than a second. */
const STEP = 250;

/**
 * Books invoices from before the start was chosen, and undoes those from before a later start, in steps. Returns
 * whether all is done. A killed run continues where it ended, because each step looks for what is not booked.
 */
export async function bookEarlierInvoices({ db, clock }: Ports, companyId: string): Promise<boolean> {
  return withCompany(db, companyId, async (tx) => {
    await lockTracking(tx, 'shared');
    const [settings] = await tx.select().from(collectionSettings).where(eq(collectionSettings.companyId, companyId));
    const start = settings?.baslangic ?? null;
    const rows = await tx
      .select(claimColumns)
      .from(invoices)
      .where(and(eq(invoices.companyId, companyId), isToBook(start)))
      .orderBy(invoices.id)
      .limit(STEP)
      .for('update');
    await bookClaims(tx, rows, start, clock.now());
    if (rows.length === STEP) return false;
    await setBooking(tx, false);
    return true;
  });
}

/** That an invoice should have an entry and has none, or has one from before the start. */
function isToBook(start: CollectionSettings['baslangic']) {
  const entry = sql`exists (
    select from ledger_entry as entry where entry.company_id = ${invoices.companyId} and entry.invoice_id = ${invoices.id}
      and entry.tur in ('FATURA', 'IADE') and ${isNotUndone})`;
  if (start === null) return entry;
  const isReturn = sql`coalesce(${invoices.faturaTip}, ${invoices.portalFaturaTip}) = 'IADE'`;
  return sql`case when ${invoices.faturaTarih} < ${start} then ${entry}
    else ${invoices.onayDurumu} = 'Onaylandi' and not ${invoices.gecersiz} and ${invoices.odenecekTutar} > 0
      and (${isReturn} is not true or ${invoices.iadeTuru} = 'SATIS_IADESI') and not ${entry} end`;
}

/** Stores whether earlier invoices are being booked. */
export async function setBooking(tx: CompanyTx, isleniyor: boolean): Promise<void> {
  await tx.update(collectionSettings).set({ isleniyor }).where(eq(collectionSettings.companyId, tx.companyId));
}
