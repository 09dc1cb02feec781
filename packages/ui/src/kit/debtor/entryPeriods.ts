/** The periods of a customer account's entries that are offered (MNY-54). */
export const entryPeriods = ['thisYear', 'threeMonths', 'always'] as const;
export type EntryPeriod = (typeof entryPeriods)[number];

/** The first day of a period; undefined for all days. */
export function firstDayOf(period: EntryPeriod, today: string): string | undefined {
  if (period === 'always') return undefined;
  if (period === 'thisYear') return `${today.slice(0, 4)}-01-01`;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  // The month before may be shorter: 31 May has no 31 February.
  const lastDay = new Date(Date.UTC(year, month - 3, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 4, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
