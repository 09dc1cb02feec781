import { membershipPrice } from '@kalem/domain';
import { findPayment } from '../../db/queries/payment';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import { grantFreeYear } from './grantFreeYear';
import { countCouponTry, findCouponFor } from './takeCoupon';

interface CouponUse {
  /** Of the call: a repetition finds what the first one did. */
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly kod: string;
}

const FREE = '0.00';

/** The price of a year with this coupon (PAY-14). At price 0 it is used up at once, and the licence starts. */
export async function applyCoupon(ports: Ports, { id, companyId, userId, kod }: CouponUse): Promise<{ price: string }> {
  const tries = await countCouponTry(ports, userId);
  return withCompany(ports.db, companyId, async (tx) => {
    const isDone = (await findPayment(tx, id)) !== undefined;
    if (isDone) return { price: FREE };
    const coupon = await findCouponFor(tx, companyId, kod, tries);
    const { price } = membershipPrice(coupon.indirimOrani);
    if (price === FREE) await grantFreeYear(ports, tx, { id, companyId, userId, couponId: coupon.id });
    return { price };
  });
}
