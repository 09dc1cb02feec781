import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover';
import { usePortal } from './usePortal';

export interface PopoverProps {
  /** What it holds, in words. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Something small that opens beside its button and closes by Esc or a press outside. */
export function Popover({ label, trigger, placement = 'bottom start', children }: PopoverProps) {
  const portal = usePortal();
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover {...portal} className="kalem-popover" placement={placement} offset={4}>
        <Dialog aria-label={label} className="kalem-popover__frame">
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
