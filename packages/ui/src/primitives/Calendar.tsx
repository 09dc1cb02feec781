import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, isCalendarDate, istanbulNow } from '@kalem/domain';
import { useKalem } from '../provider/useKalem';
import { useMessages } from '../provider/messages';
import { addMonths } from './addMonths';
import { IconButton } from './IconButton';
import * as icons from './icons';
import { isSameMonth } from './isSameMonth';
import { messages } from './messages';
import { monthOf } from './monthOf';

export interface CalendarProps {
  /** YYYY-MM-DD, '' for none. */
  value: string;
  minValue?: string;
  maxValue?: string;
  onSelect: (date: string) => void;
}

/** The month around a day. Arrows move by days and weeks, Page Up and Page Down by months, Home and End within the week; Enter takes. */
export function Calendar({ value, minValue, maxValue, onSelect }: CalendarProps) {
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
