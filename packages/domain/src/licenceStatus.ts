import { limits } from './limits';

const DAY = 86_400_000;

/** What the licence of a company hangs on. */
export interface LicensedCompany {
  /** RFC 3339 */
  readonly createdAt: string;
  readonly paidAt: { readonly Valid: boolean; readonly Time: string };
  /** Days that an admin added to the trial. */
  readonly demoDuration?: number | undefined;
}

/** The banner of the dashboard: the trial runs, the licence ends soon, the licence has ended. */
export type LicenceBanner = { readonly kind: 'trial' | 'ending'; readonly days: number } | { readonly kind: 'ended' };

/** What the licence of a company allows, and what is said about it. */
export interface LicenceStatus {
  /** May use the product: in trial or licensed. */
  readonly active: boolean;
  readonly trialDaysLeft: number;
  readonly licenceDaysLeft: number;
  /** Absent when there is nothing to say. */
  readonly banner?: LicenceBanner;
}

/**
 * Licence of a company at an instant: whole days of 24 hours count, days that an admin added lengthen the trial. An instant that
 * cannot be read gives no right. Source: PAY-01 to PAY-07, NUM-02.
 */
export function licenceStatus({ createdAt, paidAt, demoDuration = 0 }: LicensedCompany, now: Date): LicenceStatus {
  const trialDaysLeft = limits.trialDays + demoDuration - wholeDaysSince(createdAt, now);
  const licenceDaysLeft = paidAt.Valid ? limits.licenceDays - wholeDaysSince(paidAt.Time, now) : 0;
  const banner = chooseBanner(trialDaysLeft, licenceDaysLeft);
  return {
    active: trialDaysLeft > 0 || licenceDaysLeft > 0,
    trialDaysLeft,
    licenceDaysLeft,
    ...(banner && { banner }),
  };
}

function chooseBanner(trialDaysLeft: number, licenceDaysLeft: number): LicenceBanner | undefined {
  if (trialDaysLeft > 0) return licenceDaysLeft > 0 ? undefined : { kind: 'trial', days: trialDaysLeft };
  if (!(licenceDaysLeft > 0)) return { kind: 'ended' };
  return licenceDaysLeft <= limits.licenceWarningDays ? { kind: 'ending', days: licenceDaysLeft } : undefined;
}

function wholeDaysSince(instant: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(instant)) / DAY);
}
