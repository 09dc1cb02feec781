import { useEffect, useRef, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useMessages } from '../provider/messages';
import { Icon } from './Icon';
import * as icons from './icons';
import { Marked } from './Marked';
import { messages } from './messages';
import type { Option } from './Option';
import { usePortal } from './usePortal';

export interface ComboBoxPopoverProps {
  /** The input's id; those of the list and the options begin with it. */
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly Option[];
  typed: string;
  value: string;
  /** The option that Enter takes. */
  active: string | undefined;
  onChoose: (option: Option) => void;
  onClose: () => void;
}

/** Of the popover, at both sides. */
const padding = 8;

/** The open list of a `ComboBox`; the focus stays in the input. */
export function ComboBoxPopover({
  id,
  label,
  anchor,
  options,
  typed,
  value,
  active,
  onChoose,
  onClose,
}: ComboBoxPopoverProps) {
  const t = useMessages(messages);
  const portal = usePortal();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current && anchor.current) list.current.style.minWidth = `${anchor.current.offsetWidth - padding}px`;
  }, [anchor]);
  useEffect(() => {
    list.current?.querySelector('[data-focused]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Popover
      {...portal}
      triggerRef={anchor}
      isOpen
      isNonModal
      onOpenChange={onClose}
      placement="bottom start"
      offset={4}
      className="kalem-popover"
      aria-label={label}
    >
      <ul ref={list} id={`${id}list`} role="listbox" aria-label={label} className="kalem-listbox">
        {options.map((option) => (
          <li
            key={option.id}
            id={`${id}${option.id}`}
            role="option"
            aria-selected={option.id === value}
            data-focused={option.id === active || undefined}
            className="kalem-option"
            // A press would take the focus out of the input, and leaving it closes the list.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <span className="kalem-option__label">
              <Marked text={option.label} typed={typed} />
            </span>
            {option.end && (
              <span className="kalem-option__end">
                <Marked text={option.end} typed={typed} />
              </span>
            )}
            {option.id === value && <Icon icon={icons.check} size="sm" />}
          </li>
        ))}
      </ul>
      {!options.length && <div className="kalem-option-hint">{t('noResult')}</div>}
    </Popover>
  );
}
