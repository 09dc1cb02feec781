import { licenceStatus } from '@kalem/domain';
import { markCompanyPaid } from '../companies/statements';
import type { companies } from '../companies/tables';
import { asServer } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { consumeCoupon } from './statements';

/** What a payment buys as it is marked as paid: 365 days (PAY-20), and the coupon is used (PAY-14). */
export async function startLicence({ clock, log }: Ports, tx: CompanyTx, couponId: string | null): Promise<void> {
  const now = clock.now();
  await markCompanyPaid(tx, now);
  if (couponId === null) return;
  const isConsumed = await asServer(tx, 'payments', (server) => consumeCoupon(server, couponId, tx.companyId, now));
  // The payment had been given up and its coupon went to another; the money came all the same, and buys what it was
  // promised.
  if (!isConsumed) log('warn', 'coupon_used_twice', { couponId });
}

type Terms = Pick<typeof companies.$inferSelect, 'createdAt' | 'paidAt' | 'demoDuration' | 'partnerId'>;

/**
 * What is left of a company's trial and licence (PAY-01), by its row; a partner pays for those it has brought (PRT-10).
 */
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

/** Answers 402 for a company that is neither in trial nor licensed (PAY-01, PAY-21). */
export function requireLicence(licence: Terms, now: Date): void {
  if (!licenceOf(licence, now).active) throw callProblems.licenceOver();
}
