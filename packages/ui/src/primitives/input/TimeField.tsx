import { useState } from 'react';
import { isClockTime } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import type { FieldProps } from './Field';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';
import { TextField } from './TextField';

export interface TimeFieldProps extends FieldProps {
  /** HH:mm:ss; '' for none. */
  value: string;
  /** Gets '' while the text is no valid time. */
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A 24-hour time, HH:mm:ss (NUM-23). Blur after hours and minutes adds the seconds. */
export function TimeField({ value, onChange, onBlur, error, ...props }: TimeFieldProps) {
  const t = useMessages(messages);
  const [typing, setTyping] = useState<{ readonly text: string; readonly value: string }>();
  const [isLeft, setLeft] = useState(true);
  // Typed text belongs to one value. It is dropped when the value changes from outside, for example by undo.
  const typed = typing?.value === value ? typing.text : undefined;
  const shown = typed ?? value;
  const isUnreadable = typed !== undefined && typed !== '' && !isClockTime(typed);
  const set = (text: string) => {
    const time = isClockTime(text) ? text : '';
    setTyping({ text, value: time });
    if (time !== value) onChange(time);
  };
  return (
    <TextField
      {...props}
      value={shown}
      onChange={(text) => set(maskTime(text, shown))}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (/^\d{2}:\d{2}:?$/.test(shown)) set(`${shown.slice(0, 5)}:00`);
        onBlur?.();
      }}
      error={isLeft && isUnreadable ? t('invalidTime') : error}
      kind="code"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('timePlaceholder')}
      end={<Icon icon={icons.clock} />}
    />
  );
}

function maskTime(typed: string, before: string): string {
  const isDeleting = typed.length < before.length;
  if (isDeleting) return typed;
  const digits = typed.replace(/\D/g, '').slice(0, 6);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].filter(Boolean);
  const isOpen = digits.length === 2 || digits.length === 4;
  return parts.join(':') + (isOpen ? ':' : '');
}
