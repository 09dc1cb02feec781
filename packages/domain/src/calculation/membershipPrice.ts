import { limits } from '../limits';
import { readDecimal } from './readDecimal';
import { divideHalfUp, powerOfTen, rescale } from './rounding';
import { writeKurus } from './writeKurus';

const KDV_PERCENT = 20n;

export interface MembershipPrice {
  /** Without KDV, what the screens show. */
  readonly price: string;
  /** With KDV, what the card is charged. */
  readonly amount: string;
}

/** The price of a year in TRY after a discount in percent, as a decimal: '25' → 936.75, charged 1124.10. Source: PAY-14, PAY-16, NUM-01. */
export function membershipPrice(indirimOrani = '0'): MembershipPrice {
  const list = readDecimal(limits.yearlyPrice);
  const discount = readDecimal(indirimOrani);
  const whole = 100n * powerOfTen(discount.scale);
  const price = divideHalfUp(rescale(list.digits, list.scale, 2) * (whole - discount.digits), whole);
  return { price: writeKurus(price), amount: writeKurus(divideHalfUp(price * (100n + KDV_PERCENT), 100n)) };
}
