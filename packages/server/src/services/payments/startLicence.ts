import { asServer } from '../../db/wall';
import { consumeCoupon } from '../../db/queries/coupon';
import { markCompanyPaid } from '../../companies/statements';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';

interface Paid {
  readonly companyId: string;
  readonly couponId: string | null;
}

/** What a payment buys, in the transaction that marks it as paid: 365 days from now (PAY-20), and the coupon is used (PAY-14). */
export async function startLicence({ clock, log }: Ports, tx: Queries, { companyId, couponId }: Paid): Promise<void> {
  const now = clock.now();
  await markCompanyPaid(tx, companyId, now);
  if (couponId === null) return;
  const isConsumed = await asServer(tx, (server) => consumeCoupon(server, couponId, companyId, now));
  // The payment had been given up and its coupon went to another; the money came all the same, and buys what it was promised.
  if (!isConsumed) log('warn', 'coupon_used_twice', { couponId });
}
