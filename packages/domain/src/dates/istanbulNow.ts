/** A moment as clocks in Istanbul show it. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly date: string;
  /** HH:mm:ss */
  readonly time: string;
}

const istanbul = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Calendar day and time of the day in Istanbul at an instant. */
export function istanbulNow(now: Date): LocalTime {
  const parts = new Map(istanbul.formatToParts(now).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  };
}
