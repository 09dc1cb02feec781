import { istanbulNow, toScreenDate } from '@kalem/domain';

/** The day of an instant (RFC 3339) in Turkey, as shown on screen: '26/11/2026'. */
export function dayOf(instant: string): string {
  return toScreenDate(istanbulNow(new Date(instant)).date);
}

/** An instant (RFC 3339) to the minute: '21/11/2026 13:42'. */
export function minuteOf(instant: string): string {
  const { date, time } = istanbulNow(new Date(instant));
  return `${toScreenDate(date)} ${time.slice(0, 5)}`;
}

/** An instant (RFC 3339) to the second: '21/11/2026 13:42:05'. */
export function secondOf(instant: string): string {
  const { date, time } = istanbulNow(new Date(instant));
  return `${toScreenDate(date)} ${time}`;
}
