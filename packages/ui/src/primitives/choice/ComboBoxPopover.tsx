import { useEffect, useRef, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { foldTr } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';
import { optionId, type Option } from './options';
import { usePortal } from '../overlay/Popover';

export interface ComboBoxPopoverProps {
  /** The input's id; those of the list and the options begin with it. */
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly Option[];
  typed: string;
  value: string;
  /** The place of the option that Enter takes. */
  active: number | undefined;
  onChoose: (option: Option) => void;
  onClose: () => void;
}

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
        {options.map((option, index) => (
          <li
            key={option.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={option.id === value}
            data-focused={index === active || undefined}
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

/**
 * A text with what was typed marked in it. Folding keeps the number of letters of Turkish text, so a place in one is
 * the place in the other.
 */
function Marked({ text, typed }: { text: string; typed: string }) {
  const folded = foldTr(text);
  const query = foldTr(typed);
  const start = query && folded.length === text.length ? folded.indexOf(query) : -1;
  if (start < 0) return text;
  const end = start + query.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
