import { divideHalfUp, minus, plus, rescale, times, type Whole } from '../calculation/arithmetic';
import { type Decimal, readDecimal, toKurus, writeKurus } from '../calculation/decimal';

/** A payment received, and what it closes. Amounts of invoices are in their currency. */
export interface ReceiptShares {
  readonly tutar: string;
  readonly paraBirim: string;
  /** TRY per unit of the foreign currency. */
  readonly kur?: string | undefined;
  readonly dagitim: readonly { readonly tutar: string; readonly paraBirim: string }[];
}

/**
 * What is left of a payment after it closed its invoices, in its currency. Null if they are more than it has. A payment
 * in another currency than an invoice closes the amount that its rate gives, rounded to hundredths. Source: MNY-28,
 * MNY-31, MNY-40.
 */
export function creditLeft({ tutar, paraBirim, kur, dagitim }: ReceiptShares): string | null {
  const sum = (isSame: boolean) =>
    dagitim
      .filter((share) => (share.paraBirim === paraBirim) === isSame)
      .map((share) => toKurus(share.tutar))
      .reduce<Whole>(plus, 0);
  const left = minus(toKurus(tutar), sum(true));
  const foreign = sum(false);
  if (foreign === 0) return left < 0 ? null : writeKurus(left);
  const rate = readDecimal(kur);
  if (rate.digits <= 0) return null;
  const isTry = paraBirim === 'TRY';
  const reach = isTry ? divide(left, rate) : multiply(left, rate);
  if (foreign > reach) return null;
  const rest = minus(left, isTry ? multiply(foreign, rate) : divide(foreign, rate));
  return writeKurus(rest > 0 ? rest : 0);
}

/**
 * The most that a payment can close of invoices in `currency`; '0.00' without a rate that it needs. Source: MNY-40.
 */
export function reachOf({ tutar, paraBirim, kur }: Omit<ReceiptShares, 'dagitim'>, currency: string): string {
  const amount = toKurus(tutar);
  if (currency === paraBirim) return writeKurus(amount);
  const rate = readDecimal(kur);
  if (rate.digits <= 0) return writeKurus(0);
  return writeKurus(paraBirim === 'TRY' ? divide(amount, rate) : multiply(amount, rate));
}

/** An amount in hundredths times a rate. */
function multiply(amount: Whole, { digits, scale }: Decimal): Whole {
  return rescale(times(amount, digits), scale, 0);
}

/** An amount in hundredths divided by a rate. */
function divide(amount: Whole, { digits, scale }: Decimal): Whole {
  return divideHalfUp(rescale(amount, 0, scale), digits);
}
