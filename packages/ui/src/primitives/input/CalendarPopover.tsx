import type { RefObject } from 'react';
import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { isCalendarDate, istanbulNow } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { Button, IconButton } from '../Button';
import * as icons from '../icons';
import { messages } from '../messages';
import { usePortal } from '../overlay/Popover';

export interface CalendarPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  /** YYYY-MM-DD; '' for none. */
  value: string;
  minValue?: string;
  maxValue?: string;
  onSelect: (date: string) => void;
  onClose: () => void;
}

/**
 * The calendar of a `DateField`. Arrows move by days and weeks, Page Up and Page Down by months, Enter takes the day.
 */
export function CalendarPopover({ anchor, value, minValue, maxValue, onSelect, onClose }: CalendarPopoverProps) {
  const t = useMessages(messages);
  const { now } = useKalem();
  const portal = usePortal();
  const today = istanbulNow(now()).date;
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
        <Calendar
          aria-label={t('calendar')}
          autoFocus
          value={dayOf(value) ?? null}
          defaultFocusedValue={dayOf(value) ?? parseDate(today)}
          minValue={dayOf(minValue)}
          maxValue={dayOf(maxValue)}
          onChange={(date) => onSelect(date.toString())}
        >
          <header className="kalem-calendar__head">
            <IconButton slot="previous" label={t('previousMonth')} icon={icons.chevronLeft} size="sm" />
            <Heading className="kalem-heading" />
            <IconButton slot="next" label={t('nextMonth')} icon={icons.chevronRight} size="sm" />
          </header>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className="kalem-calendar__weekday">{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                // Marks today in Istanbul. React Aria would use the device's clock and time zone.
                <CalendarCell
                  date={date}
                  className="kalem-calendar__day"
                  data-current={date.toString() === today || undefined}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
        <div className="kalem-calendar__foot">
          <Button
            variant="quiet"
            size="sm"
            isDisabled={isOutside(today, minValue, maxValue)}
            onPress={() => onSelect(today)}
          >
            {t('today')}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}

function isOutside(date: string, first = date, last = date): boolean {
  return date < first || date > last;
}

function dayOf(date: string | undefined): CalendarDate | undefined {
  return date && isCalendarDate(date) ? parseDate(date) : undefined;
}
