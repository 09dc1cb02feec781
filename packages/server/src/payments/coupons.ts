import { membershipPrice } from '@kalem/domain';
import { limitAttempts, takeBackAttempt } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { asServer, withCompany } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as paymentProblems from '../problems/paymentProblems';
import { refuseFaults } from '../problems/faults';
import { tellPartner } from '../webhooks/events';
import { startLicence } from './licence';
import { findPayment, insertPayment, lockCoupon, openPaymentWith } from './statements';

interface CouponUse {
  /** The id of the call. A repeated call finds the first one's result. */
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly kod: string;
  /** Whether the membership agreement was accepted. */
  readonly membership: boolean | undefined;
}

const FREE = '0.00';

/** The price of a year with this coupon (PAY-14). At price 0 the coupon is used at once and the licence starts. */
export async function applyCoupon(ports: Ports, use: CouponUse): Promise<{ price: string }> {
  const { id, companyId, userId, kod, membership } = use;
  const tries = await countCouponTry(ports, userId);
  return withCompany(ports.db, companyId, async (tx) => {
    const isDone = (await findPayment(tx, id)) !== undefined;
    if (isDone) return { price: FREE };
    const coupon = await findCouponFor(tx, kod, tries);
    const { price } = membershipPrice(coupon.indirimOrani);
    if (price === FREE) await grantFreeYear(ports, tx, { id, userId, couponId: coupon.id, membership });
    return { price };
  });
}

/**
 * Limits tries per hour, so that codes cannot be guessed. Runs before the transaction, because a refusal rolls that
 * back. Returns the key that `findCouponFor` takes back.
 */
export function countCouponTry(ports: Ports, userId: string): Promise<string> {
  return limitAttempts(ports, 'coupon', userId);
}

interface Coupon {
  readonly id: string;
  readonly indirimOrani: string;
}

/**
 * Finds and locks the coupon of a code. Refuses unknown and used coupons (PAY-14), and one reserved by another
 * company's open payment.
 */
export function findCouponFor(tx: CompanyTx, kod: string, tries: string): Promise<Coupon> {
  return asServer(tx, 'payments', async (server) => {
    // Codes contain no I, so Turkish and other upper-casing give the same result.
    const found = await lockCoupon(server, kod.trim().toUpperCase());
    if (!found || found.usedAt !== null) throw paymentProblems.invalidCoupon();
    const holder = await openPaymentWith(server, found.id);
    if (holder && holder.companyId !== tx.companyId) throw paymentProblems.couponInUse();
    await takeBackAttempt(server, tries);
    return found;
  });
}

interface FreeYear {
  readonly id: string;
  readonly userId: string;
  readonly couponId: string;
  readonly membership: boolean | undefined;
}

/**
 * Grants a free year at price 0 (PAY-14): a payment of 0.00 is completed without the provider. Throws 422 without the
 * membership agreement. The transaction then rolls back, so the coupon stays unused.
 */
export async function grantFreeYear(ports: Ports, tx: CompanyTx, year: FreeYear): Promise<void> {
  const { id, userId, couponId, membership } = year;
  if (membership !== true)
    refuseFaults([{ path: 'membership', code: 'MEMBERSHIP_NOT_ACCEPTED', params: {}, severity: 'error' }]);
  const now = ports.clock.now();
  await insertPayment(tx, {
    id,
    userId,
    couponId,
    amount: FREE,
    durum: 'ODENDI',
    createdAt: now,
    settledAt: now,
  });
  await startLicence(ports, tx, couponId);
  await writeAudit(tx, {
    action: 'verifyPayment',
    userId,
    entityId: id,
    details: { amount: FREE },
    at: now,
  });
  await tellPartner(ports, tx, { type: 'odeme.alindi', entityId: id, data: { odemeId: id, tutar: FREE } });
}
