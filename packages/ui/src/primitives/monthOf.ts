import { addDays } from '@kalem/domain';
import { isSameMonth } from './isSameMonth';

/** The weeks of a day's month, Monday first, as days YYYY-MM-DD; days of other months fill the first and the last week. */
export function monthOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -((weekday(first) + 6) % 7));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(start, week * 7 + index)),
  );
  return weeks.filter((week) => week.some((date) => isSameMonth(date, day)));
}

/** Sunday is 0. */
function weekday(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
