/** Local date and time in Istanbul. */
interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:mm:ss */
  readonly time: string;
}

const istanbul = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Calendar day and time in Istanbul at an instant. */
export function istanbulNow(now: Date): LocalTime {
  const parts = new Map(istanbul.formatToParts(now).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a calendar day, YYYY-MM-DD, from year 1900 on: 2026-02-29 is not. (INV-17) */
export function isCalendarDate(text: unknown): text is string {
  const match = typeof text === 'string' ? dayPattern.exec(text) : null;
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = month === 2 && isLeapYear ? 29 : (monthLengths[month - 1] ?? 0);
  return year >= 1900 && day >= 1 && day <= length;
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** Whether a text is a 24-hour time, HH:mm:ss. (INV-17) */
export function isClockTime(text: unknown): text is string {
  return typeof text === 'string' && timePattern.test(text);
}

/** Milliseconds of a day of 24 hours. */
export const DAY_MS = 86_400_000;

/**
 * Adds days to a YYYY-MM-DD date; negative `days` go back. Throws a RangeError for an invalid date: check
 * `isCalendarDate` first.
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Calendar days from one YYYY-MM-DD to another; below 0 when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Whether YYYY-MM-DD is a Saturday or Sunday. */
export function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(Date.parse(`${date}T00:00:00Z`)).getUTCDay());
}
