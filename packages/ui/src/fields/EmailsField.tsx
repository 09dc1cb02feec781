import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { isEmail } from '@kalem/domain';
import type { FieldProps } from '../primitives/FieldProps';
import { Icon } from '../primitives/Icon';
import * as icons from '../primitives/icons';
import { messages as primitiveMessages } from '../primitives/messages';
import { useMessages } from '../provider/useMessages';
import { messages } from './messages';

export interface EmailsFieldProps extends Omit<FieldProps, 'isReadOnly' | 'success'> {
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
}

/**
 * Several addresses. Comma, blank, Enter and leaving take what was typed; a pasted list becomes several; Backspace in the empty field
 * takes the last one back. What is no address is taken as well and marked, so that nobody saves without it unknowingly.
 */
export function EmailsField({ label, name, value, onChange, description, error, isOptional, isDisabled, placeholder }: EmailsFieldProps) {
  const t = useMessages(messages);
  const words = useMessages(primitiveMessages);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const fault = value.every(isEmail) ? error : t('invalidEmail');

  const take = (text: string) => {
    const parts = text.split(/[\s,;]+/).filter((part) => part && !value.includes(part));
    onChange([...value, ...new Set(parts)]);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    const isTaking = event.key === 'Enter' || event.key === ',' || event.key === ';' || event.key === ' ';
    if (isTaking && typed.trim()) {
      event.preventDefault();
      take(typed);
    }
    if (event.key === 'Backspace' && !typed && value.length) {
      event.preventDefault();
      setTyped(value[value.length - 1] ?? '');
      onChange(value.slice(0, -1));
    }
  };

  return (
    <div className="kalem-field" data-invalid={fault ? true : undefined} data-disabled={isDisabled || undefined}>
      <label className="kalem-label" htmlFor={id}>
        {label}
        {isOptional && <span className="kalem-label__optional">{words('optional')}</span>}
      </label>
      <div className="kalem-control kalem-emails" onClick={() => input.current?.focus()}>
        {value.length > 0 && (
          <ul className="kalem-emails__list" aria-label={t('emails')}>
            {value.map((email) => (
              <li key={email} className="kalem-email" data-invalid={isEmail(email) ? undefined : true}>
                <span className="kalem-cut">{email}</span>
                <button type="button" aria-label={t('removeEmail', { email })} disabled={isDisabled} onClick={() => onChange(value.filter((one) => one !== email))}>
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
          placeholder={value.length ? undefined : placeholder}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-message`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[\s,;]/.test(text.trim())) return;
            event.preventDefault();
            take(text);
          }}
          onBlur={() => typed.trim() && take(typed)}
        />
      </div>
      <div className="kalem-message" id={`${id}-message`}>
        {fault ? (
          <span className="kalem-message__error">
            <Icon icon={icons.error} size="xs" />
            <span>{fault}</span>
          </span>
        ) : (
          <span>{description}</span>
        )}
      </div>
    </div>
  );
}
