const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a text is a day of the calendar, YYYY-MM-DD, from year 1900 on: 2026-02-29 is none. (INV-17) */
export function isCalendarDate(text: unknown): text is string {
  const match = typeof text === 'string' ? dayPattern.exec(text) : null;
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = month === 2 && isLeapYear ? 29 : (monthLengths[month - 1] ?? 0);
  return year >= 1900 && day >= 1 && day <= length;
}
