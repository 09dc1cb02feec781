import { findPayment, markPaymentPaid, markPaymentRefused, type PaymentRow } from '../../db/queries/payment';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { PaymentOutcome } from '../../ports/Payments';
import type { Ports } from '../../ports/Ports';
import { startLicence } from './startLicence';

/** Notes what became of a payment. However many note at the same time that it was paid, the licence starts once (PAY-20). */
export function recordOutcome(
  ports: Ports,
  { id, companyId, couponId, userId, amount }: PaymentRow,
  outcome: PaymentOutcome,
): Promise<PaymentRow | undefined> {
  const now = ports.clock.now();
  return withCompany(ports.db, companyId, async (tx) => {
    if (outcome.state === 'refused' && (await markPaymentRefused(tx, id, outcome.reason, now))) {
      await writeAudit(tx, {
        action: 'settlePayment',
        companyId,
        userId,
        entityId: id,
        details: { amount, durum: 'REDDEDILDI', hata: outcome.reason },
        at: now,
      });
    }
    if (outcome.state === 'paid' && (await markPaymentPaid(tx, id, now))) {
      await startLicence(ports, tx, { companyId, couponId });
      await writeAudit(tx, { action: 'verifyPayment', companyId, userId, entityId: id, details: { amount }, at: now });
    }
    return findPayment(tx, id);
  });
}
