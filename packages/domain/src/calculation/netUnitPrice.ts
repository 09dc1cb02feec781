import { type Decimal, writeDecimal } from './decimal';
import { divideHalfUp, minus, plus, powerOfTen, rescale, times, type Whole } from './arithmetic';

const PRICE_DECIMALS = 5;
/** Decimals that every figure of the wire fits into. */
const SCALE = 12;
const one = powerOfTen(SCALE);
const hundred = powerOfTen(SCALE + 2);
const none: Decimal = { digits: 0, scale: 0 };

/** A price with KDV inside, and what else is inside of it. */
export interface GrossUnitPrice {
  readonly gross: Decimal;
  readonly kdvOrani: Decimal;
  /** Sum of the rates of the other taxes that bear KDV, in percent. */
  readonly taxRate?: Decimal;
  /** Sum of their amounts per unit. */
  readonly taxPerUnit?: Decimal;
}

/**
 * The unit price without KDV and the taxes that bear it, five decimals, not below 0: KDV is removed first, then amounts per
 * unit, then rates. Source: fiscal-rules §8.
 */
export function netUnitPrice({ gross, kdvOrani, taxRate = none, taxPerUnit = none }: GrossUnitPrice): string {
  const withKdv = plus(hundred, widen(kdvOrani));
  const withTax = plus(hundred, widen(taxRate));
  const withoutKdv = minus(times(widen(gross), hundred), times(widen(taxPerUnit), withKdv));
  const dividend = times(times(withoutKdv, hundred), powerOfTen(PRICE_DECIMALS));
  const price = divideHalfUp(dividend, times(times(withKdv, withTax), one));
  return writeDecimal(price < 0 ? 0 : price, PRICE_DECIMALS);
}

function widen({ digits, scale }: Decimal): Whole {
  return rescale(digits, scale, SCALE);
}
