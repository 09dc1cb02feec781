import { membershipPrice } from '@kalem/domain';
import { limitAttempts, takeBackAttempt } from '../db/attempts';
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
  /** The call's id; a repeated call finds what the first one did. */
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly kod: string;
  /** The membership agreement is accepted. */
  readonly membership: boolean | undefined;
}

const FREE = '0.00';

/** The price of a year with this coupon (PAY-14). At price 0 it is used up at once, and the licence starts. */
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
 * Limits tries per hour, so that codes cannot be guessed. Before the transaction, which a refusal rolls back. Answers
 * what `findCouponFor` takes back.
 */
export function countCouponTry(ports: Ports, userId: string): Promise<string> {
  return limitAttempts(ports, 'coupon', userId);
}

interface Coupon {
  readonly id: string;
  readonly indirimOrani: string;
}

/**
 * The coupon of a code, locked until the transaction ends. Unknown and used ones are refused (PAY-14), one that the
 * open payment of another company holds too.
 */
export function findCouponFor(tx: CompanyTx, kod: string, tries: string): Promise<Coupon> {
  return asServer(tx, 'payments', async (server) => {
    // Codes hold no I, so that Turkish and other capitals are the same.
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
 * At price 0 the coupon pays (PAY-14): the payment of 0.00 is done at once, without the provider. Answers 422 without
 * the membership agreement; the transaction rolls back, so the coupon stays unused.
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
