import { divideHalfUp, minus, powerOfTen, rescale, times } from './calculation/arithmetic';
import { readDecimal, writeKurus } from './calculation/decimal';
import { DAY_MS } from './dates/days';

/** Yearly price in TRY, without KDV. (NUM-01, PAY-12) */
export const yearlyPrice = '1249';
/** Days of the trial from the company's creation, and of a licence from its payment. (NUM-02) */
export const trialDays = 7;
export const licenceDays = 365;
/** The licence's end is announced once this many days are left. (NUM-02) */
const WARNING_DAYS = 15;

const KDV_PERCENT = 20;

/** The fields that determine the licence of a company. */
interface LicensedCompany {
  /** RFC 3339 */
  readonly createdAt: string;
  readonly paidAt: { readonly Valid: boolean; readonly Time: string };
  /** Days that an admin added to the trial. */
  readonly demoDuration?: number | undefined;
  /** The company belongs to a partner, which pays for it while it remains a partner (PRT-10). */
  readonly partnerLisansi?: boolean | undefined;
}

/** The banner of the dashboard: the trial runs, the licence ends soon, the licence has ended. */
type LicenceBanner = { readonly kind: 'trial' | 'ending'; readonly days: number } | { readonly kind: 'ended' };

/** The licence state of a company and the banner to show. */
interface LicenceStatus {
  /** May use the product: in trial or licensed. */
  readonly active: boolean;
  readonly trialDaysLeft: number;
  readonly licenceDaysLeft: number;
  /** Absent when there is nothing to show. */
  readonly banner?: LicenceBanner;
}

/**
 * Licence of a company at an instant. Whole days of 24 hours count, and days that an admin added extend the trial. An
 * unreadable instant gives no licence. Source: PAY-01 to PAY-07, NUM-02.
 */
export function licenceStatus(
  { createdAt, paidAt, demoDuration = 0, partnerLisansi = false }: LicensedCompany,
  now: Date,
): LicenceStatus {
  const trialDaysLeft = trialDays + demoDuration - wholeDaysSince(createdAt, now);
  const licenceDaysLeft = paidAt.Valid ? licenceDays - wholeDaysSince(paidAt.Time, now) : 0;
  const banner = partnerLisansi ? undefined : chooseBanner(trialDaysLeft, licenceDaysLeft);
  return {
    active: partnerLisansi || trialDaysLeft > 0 || licenceDaysLeft > 0,
    trialDaysLeft,
    licenceDaysLeft,
    ...(banner && { banner }),
  };
}

function chooseBanner(trialDaysLeft: number, licenceDaysLeft: number): LicenceBanner | undefined {
  if (trialDaysLeft > 0) return licenceDaysLeft > 0 ? undefined : { kind: 'trial', days: trialDaysLeft };
  if (!(licenceDaysLeft > 0)) return { kind: 'ended' };
  return licenceDaysLeft <= WARNING_DAYS ? { kind: 'ending', days: licenceDaysLeft } : undefined;
}

function wholeDaysSince(instant: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(instant)) / DAY_MS);
}

/** The yearly price in TRY with two decimals. */
interface MembershipPrice {
  /** Without KDV, as the screens show it. */
  readonly price: string;
  /** With KDV, as the card is charged. */
  readonly amount: string;
}

/** A year's price in TRY after a discount in percent: '25' → 936.75, charged 1124.10. Source: PAY-14, PAY-16. */
export function membershipPrice(indirimOrani = '0'): MembershipPrice {
  const list = readDecimal(yearlyPrice);
  const discount = readDecimal(indirimOrani);
  const whole = powerOfTen(discount.scale + 2);
  const price = divideHalfUp(times(rescale(list.digits, list.scale, 2), minus(whole, discount.digits)), whole);
  return { price: writeKurus(price), amount: membershipCharge(writeKurus(price)).amount };
}

/** The parts of the yearly price in TRY with two decimals: discount, KDV, charged amount. */
interface MembershipCharge {
  readonly discount: string;
  readonly kdv: string;
  readonly amount: string;
}

/** The parts of a price as `membershipPrice` and POST /payment/discount give it. Source: PAY-12, PAY-16. */
export function membershipCharge(price: string): MembershipCharge {
  const { digits, scale } = readDecimal(price);
  const kurus = rescale(digits, scale, 2);
  const list = readDecimal(yearlyPrice);
  const amount = rescale(times(kurus, 100 + KDV_PERCENT), 2, 0);
  return {
    discount: writeKurus(minus(rescale(list.digits, list.scale, 2), kurus)),
    kdv: writeKurus(minus(amount, kurus)),
    amount: writeKurus(amount),
  };
}
