import { daysBetween } from './daysBetween';
import { lastSigningDay } from './lastSigningDay';

/** Days that a draft's last signing day is away; 0 on that day, below 0 once the time has passed. (LST-21) */
export function daysLeftToSign(faturaTarih: string, today: string): number {
  return daysBetween(today, lastSigningDay(faturaTarih));
}
