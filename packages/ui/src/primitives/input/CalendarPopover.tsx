import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { addDays, isCalendarDate, istanbulNow } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { messages } from '../messages';
import { usePortal } from '../overlay/Popover';
import { useKalem } from '../../provider/useKalem';
import { IconButton } from '../Button';
import * as icons from '../icons';

export interface CalendarPopoverProps extends CalendarProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The calendar of a `DateField`. */
export function CalendarPopover({ anchor, onClose, ...calendar }: CalendarPopoverProps) {
  const t = useMessages(messages);
  const portal = usePortal();
  return (
    <Popover
      {...portal}
      triggerRef={anchor}
      isOpen
      onOpenChange={onClose}
      placement="bottom start"
      offset={4}
      className="kalem-popover"
    >
      <Dialog aria-label={t('calendar')} className="kalem-calendar">
        <Calendar {...calendar} />
      </Dialog>
    </Popover>
  );
}

interface CalendarProps {
  /** YYYY-MM-DD, '' for none. */
  value: string;
  minValue?: string;
  maxValue?: string;
  onSelect: (date: string) => void;
}

/** The month around a day. Arrows move by days and weeks, Page Up and Page Down by months, Home and End within the week; Enter takes. */
function Calendar({ value, minValue, maxValue, onSelect }: CalendarProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const today = istanbulNow(new Date()).date;
  const [current, setCurrent] = useState(isCalendarDate(value) ? value : today);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), [current]);

  const weeks = monthOf(current);
  const isOut = (date: string) => Boolean((minValue && date < minValue) || (maxValue && date > maxValue));
  const move = (event: KeyboardEvent) => {
    const next = destination(event.key, current, weeks);
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
  };
  return (
    <>
      <header className="kalem-calendar__head">
        <IconButton
          label={t('previousMonth')}
          icon={icons.chevronLeft}
          size="sm"
          onPress={() => setCurrent(addMonths(current, -1))}
        />
        <h2 className="kalem-heading" aria-live="polite">
          {inWords(current, locale, { month: 'long', year: 'numeric' })}
        </h2>
        <IconButton
          label={t('nextMonth')}
          icon={icons.chevronRight}
          size="sm"
          onPress={() => setCurrent(addMonths(current, 1))}
        />
      </header>
      <table
        ref={grid}
        role="grid"
        aria-label={inWords(current, locale, { month: 'long', year: 'numeric' })}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date}
                scope="col"
                className="kalem-calendar__weekday"
                abbr={inWords(date, locale, { weekday: 'long' })}
              >
                {inWords(date, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} role="gridcell" aria-selected={date === value}>
                  {isSameMonth(date, current) && (
                    <button
                      type="button"
                      className="kalem-calendar__day"
                      tabIndex={date === current ? 0 : -1}
                      aria-label={inWords(date, locale, { dateStyle: 'full' })}
                      aria-current={date === today ? 'date' : undefined}
                      data-selected={date === value || undefined}
                      disabled={isOut(date)}
                      onClick={() => onSelect(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function destination(key: string, current: string, weeks: readonly string[][]): string | undefined {
  const week = weeks.find((one) => one.includes(current));
  switch (key) {
    case 'ArrowLeft':
      return addDays(current, -1);
    case 'ArrowRight':
      return addDays(current, 1);
    case 'ArrowUp':
      return addDays(current, -7);
    case 'ArrowDown':
      return addDays(current, 7);
    case 'PageUp':
      return addMonths(current, -1);
    case 'PageDown':
      return addMonths(current, 1);
    case 'Home':
      return week?.[0];
    case 'End':
      return week?.[6];
    default:
      return undefined;
  }
}

/** Days are strings: the date is made from its parts, at midnight of a zone that has no summer time. */
function inWords(date: string, locale: string, form: Intl.DateTimeFormatOptions): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(locale === 'tr' ? 'tr-TR' : 'en-GB', { ...form, timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  );
}

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

/** The same day so many months away; the last day of a month that is shorter: '2026-01-31' + 1 → '2026-02-28'. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Whether two days YYYY-MM-DD lie in one month. */
function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
