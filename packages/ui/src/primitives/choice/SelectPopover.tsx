import { type RefObject, useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../Icon';
import * as icons from '../icons';
import type { Option } from './options';
import { useListKeys } from '../overlay/useListKeys';
import { usePortal } from '../overlay/Popover';

export interface SelectPopoverProps {
  label: string;
  /** The button; the list is at least as wide. */
  anchor: RefObject<HTMLElement | null>;
  options: readonly Option[];
  value: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Of the popover, at both sides. */
const padding = 8;

/** The open list of a `Select`. */
export function SelectPopover({ label, anchor, options, value, onChoose, onClose }: SelectPopoverProps) {
  const portal = usePortal();
  const list = useRef<HTMLUListElement>(null);
  const keys = useListKeys('[role="option"]');
  useEffect(() => {
    if (list.current && anchor.current) list.current.style.minWidth = `${anchor.current.offsetWidth - padding}px`;
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const first = list.current?.querySelector<HTMLElement>('[role="option"]');
    (chosen ?? first)?.focus();
  }, [anchor]);
  return (
    <Popover
      {...portal}
      triggerRef={anchor}
      isOpen
      onOpenChange={onClose}
      placement="bottom start"
      offset={4}
      className="kalem-popover"
      aria-label={label}
    >
      <ul
        ref={list}
        role="listbox"
        aria-label={label}
        className="kalem-listbox"
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
          keys(event);
        }}
      >
        {options.map((option) => (
          <li
            key={option.id}
            role="option"
            aria-selected={option.id === value}
            tabIndex={-1}
            className="kalem-option"
            onPointerMove={(event) => event.currentTarget.focus()}
            onClick={() => onChoose(option.id)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              event.stopPropagation();
              onChoose(option.id);
            }}
          >
            <span className="kalem-option__label">{option.label}</span>
            {option.end && <span className="kalem-option__end">{option.end}</span>}
            {option.id === value && <Icon icon={icons.check} size="sm" />}
          </li>
        ))}
      </ul>
    </Popover>
  );
}
