import { limits } from '../limits';
import { readDecimal, writeKurus } from './decimal';
import { divideHalfUp, minus, powerOfTen, rescale, times } from './arithmetic';

const KDV_PERCENT = 20;

/** What a year costs, in TRY with two decimals. */
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
  const whole = powerOfTen(discount.scale + 2);
  const price = divideHalfUp(times(rescale(list.digits, list.scale, 2), minus(whole, discount.digits)), whole);
  return { price: writeKurus(price), amount: writeKurus(rescale(times(price, 100 + KDV_PERCENT), 2, 0)) };
}
