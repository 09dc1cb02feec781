import { and, eq, gt, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { withCompany } from '../db/wall';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as ledgerProblems from '../problems/ledgerProblems';
import { isNotUndone } from './books';
import { bookClaims, claimColumns, lockTracking } from './claims';
import { type CollectionSettings, lockCollectionSettings } from './settings';
import { collectionSettings } from './tables';

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
 * Books invoices from before the start was chosen, and undoes those from before a later start, in steps. A killed run
 * starts again and finds what is not booked yet.
 */
export async function bookEarlierInvoices(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  companyId: string,
): Promise<void> {
  let last: string | undefined;
  do last = await withCompany(db, companyId, (tx) => bookStep(tx, last, clock.now()));
  while (last !== undefined);
}

/** Books the invoices after an id. Returns the id of the last one, or undefined after the last step. */
async function bookStep(tx: CompanyTx, after: string | undefined, now: Date): Promise<string | undefined> {
  // Before the tracking, as a new start locks them, because the last step changes the settings.
  const { baslangic } = await lockCollectionSettings(tx, now);
  await lockTracking(tx, 'shared');
  const rows = await tx
    .select(claimColumns)
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, tx.companyId),
        after === undefined ? undefined : gt(invoices.id, after),
        isToBook(baslangic),
      ),
    )
    .orderBy(invoices.id)
    .limit(STEP)
    .for('update');
  await bookClaims(tx, rows, baslangic, now);
  if (rows.length === STEP) return rows.at(-1)?.id;
  await tx.update(collectionSettings).set({ isleniyor: false }).where(eq(collectionSettings.companyId, tx.companyId));
  return undefined;
}

/** That an invoice should have an entry and has none, or has one from before the start. */
function isToBook(start: CollectionSettings['baslangic']) {
  const entry = sql`exists (
    select from ledger_entry as entry where entry.company_id = ${invoices.companyId} and entry.invoice_id = ${invoices.id}
      and entry.tur in ('FATURA', 'IADE') and ${isNotUndone})`;
  if (start === null) return entry;
  const isReturn = sql`coalesce(${invoices.faturaTip}, ${invoices.portalFaturaTip}) = 'IADE'`;
  return sql`case when ${invoices.faturaTarih} < ${start} then ${entry}
    else ${invoices.onayDurumu} = 'Onaylandi' and not ${invoices.gecersiz} and not ${invoices.takipDisi} and ${invoices.odenecekTutar} > 0
      and (${isReturn} is not true or ${invoices.iadeTuru} = 'SATIS_IADESI') and not ${entry} end`;
}
