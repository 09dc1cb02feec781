import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { isEmail } from '@kalem/domain';
import { type FieldProps, StaticMessage } from '../primitives/input/Field';
import { Icon } from '../primitives/Icon';
import * as icons from '../primitives/icons';
import { messages as primitiveMessages } from '../primitives/messages';
import { useMessages } from '../provider/messages';
import { messages } from './messages';

export interface EmailsFieldProps extends Omit<FieldProps, 'isReadOnly' | 'success'> {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
}

const separators = /[\s,;]+/;

/**
 * Several email addresses. Comma, blank, Enter and blur add the typed one. A pasted list adds several. Backspace in the
 * empty input removes the last one. An invalid address is added too, and marked, so that saving does not lose it. A
 * half-typed one is part of the value too, but stays editable.
 */
export function EmailsField({
  label,
  name,
  value,
  onChange,
  description,
  warning,
  error,
  isOptional,
  isDisabled,
  placeholder,
}: EmailsFieldProps) {
  const t = useMessages(messages);
  const words = useMessages(primitiveMessages);
  const [typed, setTyped] = useState('');
  const [isHeld, setHeld] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const fault = value.every(isEmail) ? error : t('invalidEmail');

  const taken = isHeld && value.at(-1) === typed ? value.slice(0, -1) : value;

  const type = (text: string) => {
    setTyped(text);
    setHeld(false);
    if (taken.length < value.length) onChange([...taken]);
  };
  const take = (text: string) => {
    const parts = text.split(separators).filter((part) => part && !taken.includes(part));
    onChange([...taken, ...new Set(parts)]);
    setTyped('');
    setHeld(false);
  };
  const leave = () => {
    const text = typed.trim();
    if (!text || taken.length < value.length) return;
    if (isEmail(text) || separators.test(text) || taken.includes(text)) return take(text);
    setTyped(text);
    setHeld(true);
    onChange([...taken, text]);
  };
  const press = (event: KeyboardEvent) => {
    const isTaking = event.key === 'Enter' || event.key === ',' || event.key === ';' || event.key === ' ';
    if (isTaking && typed.trim()) {
      event.preventDefault();
      take(typed);
    }
    if (event.key === 'Backspace' && !typed && taken.length) {
      event.preventDefault();
      setTyped(taken.at(-1) ?? '');
      onChange(taken.slice(0, -1));
    }
  };

  return (
    <div className="kalem-field" data-invalid={fault ? true : undefined} data-disabled={isDisabled || undefined}>
      <label className="kalem-label" htmlFor={id}>
        {label}
        {isOptional && <span className="kalem-label__optional">{words('optional')}</span>}
      </label>
      <div className="kalem-emails__place">
        <div className="kalem-control kalem-emails" onClick={() => input.current?.focus()}>
          {taken.length > 0 && (
            <ul className="kalem-emails__list" aria-label={t('emails')}>
              {taken.map((email) => (
                <li key={email} className="kalem-email" data-invalid={isEmail(email) ? undefined : true}>
                  <span className="kalem-cut">{email}</span>
                  <button
                    type="button"
                    aria-label={t('removeEmail', { email })}
                    disabled={isDisabled}
                    onClick={() => onChange(value.filter((one) => one !== email))}
                  >
                    <Icon icon={icons.x} size="xs" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            ref={input}
            id={id}
            name={name}
            className="kalem-input"
            type="email"
            inputMode="email"
            autoComplete="off"
            multiple
            disabled={isDisabled}
            placeholder={taken.length ? undefined : placeholder}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-message`}
            value={typed}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!separators.test(text.trim())) return;
              event.preventDefault();
              take(text);
            }}
            onBlur={leave}
          />
          {taken.length > 1 && <span className="kalem-emails__count">{t('emailCount', { n: taken.length })}</span>}
        </div>
      </div>
      <StaticMessage id={`${id}-message`} description={description} warning={warning} error={fault} />
    </div>
  );
}
