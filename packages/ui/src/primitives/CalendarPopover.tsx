import type { RefObject } from 'react';
import { parseDate, today } from '@internationalized/date';
import { Button, Calendar, CalendarCell, CalendarGrid, CalendarGridBody, CalendarGridHeader, CalendarHeaderCell, CalendarHeading } from 'react-aria-components/Calendar';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { isCalendarDate } from '@kalem/domain';
import { useMessages } from '../provider/useMessages';
import { Icon } from './Icon';
import * as icons from './icons';
import { messages } from './messages';
import { usePortal } from './usePortal';

export interface CalendarPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  /** YYYY-MM-DD, '' for none. */
  value: string;
  minValue?: string;
  maxValue?: string;
  onSelect: (date: string) => void;
  onClose: () => void;
}

/** The month around a day; the arrow keys move, Enter takes. */
export function CalendarPopover({ anchor, value, minValue, maxValue, onSelect, onClose }: CalendarPopoverProps) {
  const t = useMessages(messages);
  const portal = usePortal();
  const dayOf = (date: string | undefined) => (date && isCalendarDate(date) ? parseDate(date) : undefined);
  const day = dayOf(value);
  return (
    <Popover {...portal} triggerRef={anchor} isOpen onOpenChange={onClose} placement="bottom start" offset={4} className="kalem-popover kalem-calendar-popover">
      <Dialog aria-label={t('calendar')} className="kalem-calendar">
        <Calendar
          aria-label={t('calendar')}
          value={day ?? null}
          defaultFocusedValue={day ?? today('Europe/Istanbul')}
          minValue={dayOf(minValue)}
          maxValue={dayOf(maxValue)}
          onChange={(date) => onSelect(date.toString())}
          autoFocus
        >
          <header className="kalem-calendar__head">
            <Button slot="previous" className="kalem-icon-button" data-size="sm" aria-label={t('previousMonth')}>
              <Icon icon={icons.chevronLeft} />
            </Button>
            <CalendarHeading className="kalem-heading" />
            <Button slot="next" className="kalem-icon-button" data-size="sm" aria-label={t('nextMonth')}>
              <Icon icon={icons.chevronRight} />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="short" className="kalem-calendar__grid">
            <CalendarGridHeader>{(name) => <CalendarHeaderCell className="kalem-calendar__weekday">{name}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className="kalem-calendar__day" />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
