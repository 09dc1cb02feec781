const DAY = 86_400_000;

/** The calendar day some days later (or, below 0, earlier) than YYYY-MM-DD. A RangeError when that is no day: see `isCalendarDate`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
