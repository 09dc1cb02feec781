import { findPayment } from '../../db/queries/payment';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import { recordOutcome } from './recordOutcome';

/** So long a payer has for the bank's page; a coupon is reserved no longer either. */
const LIFETIME_SECONDS = 1800;

/**
 * Brings a payment to its end: nobody may have come back from the bank's page, or the server died in between. Answers whether it has come
 * to one. After half an hour it is given up, at the provider first: what was paid there by then counts.
 */
export async function endPayment(ports: Ports, companyId: string, paymentId: string): Promise<boolean> {
  const { db, payments, clock } = ports;
  const row = await withCompany(db, companyId, (tx) => findPayment(tx, paymentId));
  if (row?.durum !== 'BEKLIYOR') return true;
  const isLate = clock.now().getTime() - row.createdAt.getTime() >= LIFETIME_SECONDS * 1000;
  if (!payments) return false;
  const outcome = isLate ? await payments.cancel(row) : await payments.check(row);
  const settled = await recordOutcome(ports, row, outcome);
  return settled?.durum !== 'BEKLIYOR';
}
