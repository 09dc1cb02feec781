import { divideHalfUp, minus, plus, rescale, times, type Whole } from '../calculation/arithmetic';
import { type Decimal, readDecimal, toKurus, writeKurus } from '../calculation/decimal';

/** How a payment is received: bank transfer, cash, card, cheque or promissory note, or another way. (MNY-27) */
export const receiptMethods = ['HAVALE', 'NAKIT', 'KART', 'CEK_SENET', 'DIGER'] as const;

/** The Turkish names of the methods, for documents and sheets. */
export const methodTitles: Readonly<Record<(typeof receiptMethods)[number], string>> = {
  HAVALE: 'Havale / EFT / FAST',
  NAKIT: 'Nakit',
  KART: 'Kart / POS',
  CEK_SENET: 'Çek / senet',
  DIGER: 'Diğer',
};

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
  const reach = convert(left, rate, !isTry);
  if (foreign > reach) return null;
  // All that the rate gives is closed. A rest would be what the rounding left.
  if (foreign === reach) return writeKurus(0);
  const rest = minus(left, convert(foreign, rate, isTry));
  return writeKurus(rest > 0 ? rest : 0);
}

/**
 * The most that a payment can close of invoices in `currency`; '0.00' without a rate that it needs. Source: MNY-40.
 */
export function reachOf({ tutar, paraBirim, kur }: Omit<ReceiptShares, 'dagitim'>, currency: string): string {
  const amount = toKurus(tutar);
  if (currency === paraBirim) return writeKurus(amount);
  const rate = readDecimal(kur);
  return writeKurus(rate.digits <= 0 ? 0 : convert(amount, rate, paraBirim !== 'TRY'));
}

/**
 * The sum of amounts of several currencies in TRY, at the given rates, each rounded to hundredths. Null when a rate is
 * missing. Source: MNY-41.
 */
export function sumInTry(
  amounts: readonly { readonly paraBirim: string; readonly tutar: string }[],
  rates: ReadonlyMap<string, string>,
): string | null {
  let sum: Whole = 0;
  for (const { paraBirim, tutar } of amounts) {
    const rate = readDecimal(paraBirim === 'TRY' ? '1' : rates.get(paraBirim));
    if (rate.digits <= 0 && toKurus(tutar) > 0) return null;
    sum = plus(sum, convert(toKurus(tutar), rate, true));
  }
  return writeKurus(sum);
}

/** An amount in hundredths in the other currency: in TRY by multiplying, from TRY by dividing. */
function convert(amount: Whole, { digits, scale }: Decimal, toTry: boolean): Whole {
  return toTry ? rescale(times(amount, digits), scale, 0) : divideHalfUp(rescale(amount, 0, scale), digits);
}
