import { Fragment, type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { foldTr } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';
import { optionId, type Option, wordsOf } from './options';
import { usePortal } from '../overlay/Popover';

export interface ComboBoxPopoverProps {
  /** The input's id, and the prefix of the ids of the list and its options. */
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly Option[];
  typed: string;
  value: string;
  /** The index of the option that Enter takes. */
  active: number | undefined;
  onChoose: (option: Option) => void;
  onClose: () => void;
  /** Replaces 'nothing found' by a longer text. */
  empty?: string;
  /** A hint below the list. */
  foot?: ReactNode;
  /** Called when the user scrolls to the end of the list. Set only while there are more options. */
  onEnd?: (() => void) | undefined;
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
  empty,
  foot,
  onEnd,
}: ComboBoxPopoverProps) {
  const t = useMessages(messages);
  const portal = usePortal();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const last = list.current?.lastElementChild;
    if (!last || !onEnd) return undefined;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onEnd());
    observer.observe(last);
    return () => observer.disconnect();
  }, [onEnd]);
  useEffect(() => {
    const option = list.current?.querySelector('[data-focused]');
    if (list.current && option) bringIntoView(list.current, option);
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
      className="kalem-popover kalem-options"
      aria-label={label}
    >
      <ul ref={list} id={`${id}list`} role="listbox" aria-label={label} className="kalem-listbox">
        {options.map((option, index) => (
          <Fragment key={option.id}>
            {option.group && option.group !== options[index - 1]?.group && (
              <li role="presentation" className="kalem-option-hint">
                {option.group}
              </li>
            )}
            <li
              id={optionId(id, index)}
              role="option"
              aria-selected={option.id === value}
              aria-disabled={option.isDisabled || undefined}
              data-disabled={option.isDisabled || undefined}
              data-focused={index === active || undefined}
              data-action={option.isAction || undefined}
              className="kalem-option"
              // A press must not move the focus: blur of the input closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.icon && <Icon icon={option.icon} />}
              <span className="kalem-option__label">
                <Marked text={option.label} typed={typed} />
                {option.note && (
                  <small className="kalem-option__note">
                    <Marked text={option.note} typed={typed} />
                  </small>
                )}
              </span>
              {option.end && (
                <span className="kalem-option__end">
                  <Marked text={option.end} typed={typed} />
                  {option.endNote && <small className="kalem-option__note">{option.endNote}</small>}
                </span>
              )}
              {option.id === value && <Icon icon={icons.check} size="sm" />}
            </li>
          </Fragment>
        ))}
      </ul>
      {!options.length && <div className="kalem-option-hint">{empty ?? t('noResult')}</div>}
      {foot && <div className="kalem-option-foot">{foot}</div>}
    </Popover>
  );
}

/** Not `scrollIntoView`: it also scrolls the page, and a page scroll closes the list. */
function bringIntoView(box: HTMLElement, option: Element): void {
  const [frame, { top, bottom }] = [box.getBoundingClientRect(), option.getBoundingClientRect()];
  const zoom = frame.height / box.offsetHeight || 1;
  if (top < frame.top) box.scrollTop -= (frame.top - top) / zoom;
  else if (bottom > frame.bottom) box.scrollTop += (bottom - frame.bottom) / zoom;
}

/** Text in which the typed words are marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return splitAtWords(text, wordsOf(typed)).map(({ part, isFound }, index) =>
    isFound ? <mark key={index}>{part}</mark> : part,
  );
}

/**
 * Splits a text around the first match of each word. Folding Turkish text keeps its length, so positions in the folded
 * and the original text are equal.
 */
function splitAtWords(text: string, words: readonly string[]): readonly { part: string; isFound: boolean }[] {
  const folded = foldTr(text);
  if (folded.length !== text.length) return [{ part: text, isFound: false }];
  const places = words
    .map((word) => ({ start: folded.indexOf(word), end: folded.indexOf(word) + word.length }))
    .filter(({ start }) => start >= 0)
    .sort((left, right) => left.start - right.start);
  const parts: { part: string; isFound: boolean }[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) continue;
    parts.push({ part: text.slice(at, start), isFound: false }, { part: text.slice(start, end), isFound: true });
    at = end;
  }
  return [...parts, { part: text.slice(at), isFound: false }];
}
