import { findPayment } from '../../db/queries/payment';
import { PaymentsUnreachable } from '../../ports/Payments';
import type { Ports } from '../../ports/Ports';
import { recordOutcome } from './recordOutcome';

/**
 * Takes the answer of the bank's page to the provider. Anybody can call this, so that only the provider's own word counts; while it is out
 * of reach nothing is settled, and the payer's page and the job ask again.
 */
export async function completePayment(
  ports: Ports,
  id: string,
  answer: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { db, payments, log } = ports;
  const row = await findPayment(db.queries, id);
  if (row?.durum !== 'BEKLIYOR' || !payments) return;
  try {
    await recordOutcome(ports, row, await payments.complete(row, answer));
  } catch (error) {
    if (!(error instanceof PaymentsUnreachable)) throw error;
    log('warn', 'payment_not_completed', { paymentId: id });
  }
}
