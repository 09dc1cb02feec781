import { insertPayment } from '../../db/queries/payment';
import { writeAudit } from '../../db/audit';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { startLicence } from './startLicence';

interface FreeYear {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly couponId: string;
}

/** At price 0 the coupon itself pays (PAY-14): nothing goes to the provider, and the payment of 0.00 is done at once. */
export async function grantFreeYear(
  ports: Ports,
  tx: Queries,
  { id, companyId, userId, couponId }: FreeYear,
): Promise<void> {
  const now = ports.clock.now();
  await insertPayment(tx, {
    id,
    companyId,
    userId,
    couponId,
    amount: '0.00',
    durum: 'ODENDI',
    createdAt: now,
    settledAt: now,
  });
  await startLicence(ports, tx, { companyId, couponId });
  await writeAudit(tx, {
    action: 'verifyPayment',
    companyId,
    userId,
    entityId: id,
    details: { amount: '0.00' },
    at: now,
  });
}
