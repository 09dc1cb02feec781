import { isCalendarDate, type DateRange } from '@kalem/domain';

/** The first field of a range that cannot be asked for, and why; a day may be left out. */
export function rangeFault({
  start,
  end,
}: DateRange): { field: 'start' | 'end'; kind: 'unreadable' | 'reversed' } | undefined {
  if (start && !isCalendarDate(start)) return { field: 'start', kind: 'unreadable' };
  if (end && !isCalendarDate(end)) return { field: 'end', kind: 'unreadable' };
  return start && end && start > end ? { field: 'end', kind: 'reversed' } : undefined;
}
