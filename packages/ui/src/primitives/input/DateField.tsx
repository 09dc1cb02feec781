import { type Ref, Suspense, useRef, useState } from 'react';
import { fromScreenDate, toScreenDate } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import type { FieldProps } from './Field';
import { IconButton } from '../Button';
import * as icons from '../icons';
import { lazyPart } from '../lazyPart';
import { messages } from '../messages';
import { TextField } from './TextField';

const CalendarPopover = lazyPart(async () => (await import('./CalendarPopover')).CalendarPopover);

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD; '' for none. */
  value: string;
  /** Gets '' while the text is no valid day, or the text itself with `keepsUnreadable`. */
  onChange: (value: string) => void;
  /**
   * For an optional day: without it the form would take an unreadable text for an empty field. The text is passed on,
   * so that the form can reject it.
   */
  keepsUnreadable?: boolean;
  onBlur?: () => void;
  /** First and last day that the calendar offers. Typing is not limited; the form validates. */
  minValue?: string;
  maxValue?: string;
  isBare?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A day, typed as DD/MM/YYYY (NUM-23) or picked from a calendar. The calendar is loaded when it is opened. */
export function DateField({
  value,
  onChange,
  onBlur,
  minValue,
  maxValue,
  keepsUnreadable,
  error,
  ...props
}: DateFieldProps) {
  const t = useMessages(messages);
  const [typing, setTyping] = useState<{ readonly text: string; readonly value: string }>();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  // Typed text belongs to one value. It is dropped when the value changes from outside, for example by undo.
  const typed = typing?.value === value ? typing.text : undefined;
  const isUnreadable = typed !== undefined && typed !== '' && !readTypedDate(typed);
  const [isLeft, setLeft] = useState(true);
  const shown = typed ?? toScreenDate(value);
  const take = (text: string) => {
    const next = maskDate(text, shown);
    const day = readTypedDate(next);
    const date = day ?? (keepsUnreadable ? next : '');
    const isComplete = !day || next.length === 10;
    setTyping({ text: next, value: isComplete ? date : value });
    if (isComplete && date !== value) onChange(date);
  };
  const leave = () => {
    setLeft(true);
    if (!isUnreadable) {
      const date = typed === undefined ? value : (readTypedDate(typed) ?? '');
      setTyping(undefined);
      if (date !== value) onChange(date);
    }
    onBlur?.();
  };
  return (
    <>
      <TextField
        {...props}
        controlRef={anchor}
        value={shown}
        onChange={take}
        onFocus={() => setLeft(false)}
        onBlur={leave}
        error={isLeft && isUnreadable ? t('invalidDate') : error}
        kind="code"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('datePlaceholder')}
        end={
          !props.isReadOnly && (
            <IconButton
              label={t('openCalendar')}
              icon={icons.calendar}
              isDisabled={props.isDisabled}
              excludeFromTabOrder
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onPress={() => setOpen(true)}
            />
          )
        }
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {isOpen && (
        <Suspense>
          <CalendarPopover
            anchor={anchor}
            value={isUnreadable ? '' : value}
            minValue={minValue}
            maxValue={maxValue}
            onSelect={(date) => {
              setTyping(undefined);
              setOpen(false);
              onChange(date);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Formats a date during typing: '2111' → '21/11/', '1.3.26' → '01/03/26'. Dots, dashes and blanks become slashes.
 * Deleting adds no slash.
 */
export function maskDate(typed: string, before: string): string {
  const isDeleting = typed.length < before.length;
  const parts = typed
    .replace(/[^\d/.\- ]/g, '')
    .split(/[/.\- ]+/)
    .slice(0, 3);
  if (parts.length === 1) return slashed(parts[0] ?? '', isDeleting);
  const [day = '', month = '', year] = parts;
  if (isDeleting) return typed.slice(0, 10);
  if (year === undefined) return `${padded(day)}/${slashed(month, false, [2, 4]).slice(0, 7)}`;
  return `${padded(day)}/${padded(month)}/${year.slice(0, 4)}`;
}

function slashed(digits: string, isDeleting: boolean, sizes: readonly number[] = [2, 2, 4]): string {
  let rest = digits;
  let shown = '';
  for (const [index, size] of sizes.entries()) {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    shown += part;
    const isFull = part.length === size && index < sizes.length - 1;
    if (!isFull || (rest === '' && isDeleting)) return shown;
    shown += '/';
  }
  return shown;
}

function padded(part: string): string {
  return part.slice(0, 2).padStart(2, '0');
}

/** Parses typed text to the wire's date. A two-digit year is of this century. Undefined when it is no valid day. */
function readTypedDate(typed: string): string | undefined {
  const short = /^(\d{1,2}\/\d{1,2}\/)(\d{2})$/.exec(typed);
  return fromScreenDate(short ? `${short[1]}20${short[2]}` : typed);
}
