import { findPaymentFor } from '../../db/queries/payment';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import { paymentProvider } from './paymentProvider';
import { recordOutcome } from './recordOutcome';

const OPEN = 'Ödemeniz henüz tamamlanmadı.';

/** Whether a payment was made, and why not (PAY-18): asks the provider until that is settled, and never again. 404 for who neither paid nor belongs to its company. */
export async function checkPayment(
  ports: Ports,
  userId: string,
  id: string,
): Promise<{ verified: boolean; error: string }> {
  const row = await findPaymentFor(ports.db.queries, id, userId);
  if (!row) throw callProblems.notFound();
  const settled =
    row.durum === 'BEKLIYOR'
      ? await recordOutcome(ports, row, await paymentProvider(ports, (payments) => payments.check(row)))
      : row;
  if (settled?.durum === 'ODENDI') return { verified: true, error: '' };
  return { verified: false, error: settled?.hata ?? OPEN };
}
