import { lazy, Suspense, useRef, useState, type Ref } from 'react';
import { toScreenDate } from '@kalem/domain';
import { useMessages } from '../provider/messages';
import type { FieldProps } from './FieldProps';
import { IconButton } from './IconButton';
import * as icons from './icons';
import { maskDate } from './maskDate';
import { messages } from './messages';
import { readTypedDate } from './readTypedDate';
import { TextField } from './TextField';

const CalendarPopover = lazy(async () => ({ default: (await import('./CalendarPopover')).CalendarPopover }));

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, '' for none. */
  value: string;
  /** '' while what is typed is no day, or with `keepsUnreadable` what is typed. */
  onChange: (value: string) => void;
  /** For an optional day, whose form would take '' for none: what is no day is handed over as it stands, for the form to refuse. */
  keepsUnreadable?: boolean;
  onBlur?: () => void;
  /** First and last day that the calendar offers; typing is not held back, the form says what is wrong. */
  minValue?: string;
  maxValue?: string;
  isBare?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A day, typed as DD/MM/YYYY (NUM-23) or picked from a calendar, which loads when it is opened. */
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
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const isUnreadable = typed !== undefined && typed !== '' && !readTypedDate(typed);
  const [isLeft, setLeft] = useState(true);
  const shown = typed ?? toScreenDate(value);
  const take = (text: string) => {
    const next = maskDate(text, shown);
    setTyped(next);
    const day = readTypedDate(next);
    const date = day ?? (keepsUnreadable ? next : '');
    const isComplete = !day || next.length === 10;
    if (isComplete && date !== value) onChange(date);
  };
  const leave = () => {
    setLeft(true);
    if (!isUnreadable) {
      const date = typed === undefined ? value : (readTypedDate(typed) ?? '');
      setTyped(undefined);
      if (date !== value) onChange(date);
    }
    onBlur?.();
  };
  return (
    <div ref={anchor}>
      <TextField
        {...props}
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
              setTyped(undefined);
              setOpen(false);
              onChange(date);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
