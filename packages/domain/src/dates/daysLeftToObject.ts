import { addDays } from './addDays';
import { daysBetween } from './daysBetween';

/** Days after an invoice's date in which it can be objected to or cancelled. The policy of REQ-22, to be confirmed by a tax adviser (OC-87). */
const OBJECTION_DAYS = 8;

/** Days left to object to an invoice or ask for its cancellation; 0 on the last day, below 0 once the time has passed. (REQ-22) */
export function daysLeftToObject(faturaTarih: string, today: string): number {
  return daysBetween(today, addDays(faturaTarih, OBJECTION_DAYS));
}
