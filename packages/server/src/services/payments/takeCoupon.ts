import { asServer } from '../../db/wall';
import { lockCoupon } from '../../db/queries/coupon';
import { forgetAttempts, limitAttempts } from '../../db/attempts';
import { openPaymentWith } from '../../db/queries/payment';
import type { Queries } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import * as paymentProblems from '../../problems/paymentProblems';

const MOST_TRIES = 20;
const HOUR = 3600;

interface Coupon {
  readonly id: string;
  readonly indirimOrani: string;
}
// A coupon by its code: unknown and used ones are refused (PAY-14), one that the open payment of another company holds too.

/** Codes are not to be guessed: so many tries an hour. Before the transaction, which a refusal rolls back. Answers what `find` forgets. */
export const countCouponTry = (ports: Ports, userId: string): Promise<string> =>
  limitAttempts(ports, { purpose: 'coupon', subject: userId, most: MOST_TRIES, windowSeconds: HOUR });

/** The coupon, locked until the transaction ends. */
export function findCouponFor(tx: Queries, companyId: string, kod: string, tries: string): Promise<Coupon> {
  return asServer(tx, async (server) => {
    // Codes hold no I, so that Turkish and other capitals are the same.
    const found = await lockCoupon(server, kod.trim().toUpperCase());
    if (!found || found.usedAt !== null) throw paymentProblems.invalidCoupon();
    const holders = await openPaymentWith(server, found.id);
    if (holders.some((holder) => holder.companyId !== companyId)) throw paymentProblems.couponInUse();
    await forgetAttempts(server, tries);
    return found;
  });
}
