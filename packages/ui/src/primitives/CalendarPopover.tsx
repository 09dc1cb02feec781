import type { RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { useMessages } from '../provider/messages';
import { Calendar, type CalendarProps } from './Calendar';
import { messages } from './messages';
import { usePortal } from './usePortal';

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
