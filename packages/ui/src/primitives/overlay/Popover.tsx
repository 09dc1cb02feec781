import { useEffect, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger } from 'react-aria-components/Popover';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { originOf } from '../../provider/shadow';
import { useKalem } from '../../provider/useKalem';

export interface PopoverProps {
  /** The accessible name. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small overlay beside its button. Esc and a press outside close it. */
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

export interface AnchoredPopoverProps {
  /** The accessible name. */
  label: string;
  /** The element that it is placed at. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A popover at an element without its own button, open while it is rendered. Esc and a press outside call
 * `onClose`.
 */
export function AnchoredPopover({ label, anchor, onClose, children }: AnchoredPopoverProps) {
  const portal = usePortal();
  return (
    <AriaPopover
      {...portal}
      triggerRef={anchor}
      isOpen
      onOpenChange={onClose}
      className="kalem-popover"
      placement="bottom start"
      offset={4}
    >
      <Dialog aria-label={label} className="kalem-popover__frame">
        {children}
      </Dialog>
    </AriaPopover>
  );
}

/**
 * A hint at an element, shown while it is rendered. It does not take the focus or block the page. Esc and a press
 * elsewhere close it.
 */
export function Pointer({ anchor, onClose, children }: Omit<AnchoredPopoverProps, 'label'>) {
  const portal = usePortal();
  useEffect(() => {
    const leave = (event: Event) => {
      const target = originOf(event);
      if (!(target instanceof Element && target.closest('.kalem-popover'))) onClose();
    };
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    // A capture listener on `click` also gets clicks by keyboard and clicks whose propagation is stopped.
    window.addEventListener('click', leave, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('click', leave, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, [onClose]);
  return (
    <AriaPopover
      {...portal}
      triggerRef={anchor}
      isOpen
      isNonModal
      onOpenChange={onClose}
      className="kalem-popover"
      placement="right top"
      offset={8}
    >
      <div role="status">{children}</div>
    </AriaPopover>
  );
}

/** A short hint at a button. Never the only place of information that the user needs. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const portal = usePortal();
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip {...portal} offset={6} className="kalem-tooltip">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** The container for React Aria's overlays: the provider's root, which has our theme and is not clipped by the host. */
export function usePortal(): { UNSTABLE_portalContainer?: Element } {
  const { portalRoot } = useKalem();
  return portalRoot ? { UNSTABLE_portalContainer: portalRoot } : {};
}
