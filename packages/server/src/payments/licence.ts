import { licenceStatus } from '@kalem/domain';
import { markCompanyPaid } from '../companies/statements';
import type { companies } from '../companies/tables';
import { asServer } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { consumeCoupon } from './statements';

/** Applies a payment when it is marked as paid: adds 365 days (PAY-20) and uses the coupon (PAY-14). */
export async function startLicence({ clock, log }: Ports, tx: CompanyTx, couponId: string | null): Promise<void> {
  const now = clock.now();
  await markCompanyPaid(tx, now);
  if (couponId === null) return;
  const isConsumed = await asServer(tx, 'payments', (server) => consumeCoupon(server, couponId, tx.companyId, now));
  // The payment was given up, its coupon was used by another, and then the money arrived. The licence starts anyway.
  if (!isConsumed) log('warn', 'coupon_used_twice', { couponId });
}

type Terms = Pick<typeof companies.$inferSelect, 'createdAt' | 'paidAt' | 'demoDuration' | 'partnerId'>;

/** The state of a company's trial and licence (PAY-01). A partner pays for its own companies (PRT-10). */
export function licenceOf({ createdAt, paidAt, demoDuration, partnerId }: Terms, now: Date) {
  return licenceStatus(
    {
      createdAt: createdAt.toISOString(),
      paidAt: { Valid: paidAt !== null, Time: paidAt?.toISOString() ?? '' },
      demoDuration,
      partnerLisansi: partnerId !== null,
    },
    now,
  );
}

/** Throws 402 for a company without trial and licence (PAY-01, PAY-21). */
export function requireLicence(licence: Terms, now: Date): void {
  if (!licenceOf(licence, now).active) throw callProblems.licenceOver();
}
