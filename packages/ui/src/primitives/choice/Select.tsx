import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { foldTr } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { type FieldProps, StaticMessage } from '../input/Field';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';
import { lazyPart, prefetch } from '../lazyPart';
import type { SelectOption } from './options';
import { useFormFault } from '../input/Form';

const load = () => import('./SelectPopover');
const SelectPopover = lazyPart(async () => (await load()).SelectPopover);

export interface SelectProps<Id extends string> extends FieldProps {
  options: readonly SelectOption<Id>[];
  value: Id | undefined;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Leaves out the message line and its space. */
  isBare?: boolean;
}

/**
 * A choice from a short list, up to about 30 options; use `ComboBox` for more. Typing a letter jumps to an option. The
 * list is loaded when the pointer or the focus comes near.
 */
export function Select<Id extends string>({
  label,
  isLabelHidden,
  isOptional,
  name,
  description,
  success,
  warning,
  error,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  isBare,
  isReadOnly,
  isRequired,
  isDisabled,
  autoFocus,
}: SelectProps<Id>) {
  const t = useMessages(messages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const fault = useFormFault(name);
  const message = error ?? fault.message;
  const chosen = options.find((option) => option.id === value);
  const isClosed = isDisabled || isReadOnly;

  const choose = (chosenId: string) => {
    setOpen(false);
    fault.dismiss();
    const option = options.find((one) => one.id === chosenId);
    if (option && option !== chosen) onChange(option.id);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
    }
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const begun = nextWith(event.key, options, chosen);
    if (begun) choose(begun.id);
  };

  return (
    <div
      className="kalem-field"
      data-invalid={message ? true : undefined}
      data-disabled={isClosed || undefined}
      data-bare={isBare || undefined}
    >
      <span
        id={`${id}label`}
        className={isLabelHidden ? 'kalem-hidden' : 'kalem-label'}
        onClick={() => button.current?.focus()}
      >
        {label}
        {isOptional && <span className="kalem-label__optional">{t('optional')}</span>}
      </span>
      <button
        ref={button}
        type="button"
        className="kalem-control kalem-select"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-labelledby={`${id}value ${id}label`}
        aria-describedby={`${id}message ${id}required`}
        data-open={isOpen || undefined}
        disabled={isClosed}
        autoFocus={autoFocus}
        onPointerEnter={() => prefetch(load)}
        onFocus={() => prefetch(load)}
        onBlur={onBlur}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      >
        <span
          id={`${id}value`}
          className="kalem-select__value"
          title={chosen?.label}
          data-placeholder={chosen ? undefined : true}
        >
          {chosen?.label ?? placeholder ?? t('choose')}
        </span>
        <Icon icon={icons.upDown} size="sm" />
      </button>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <StaticMessage
        id={`${id}message`}
        description={description}
        success={success}
        warning={warning}
        error={message}
      />
      {/* ARIA does not allow `aria-required` and `aria-invalid` on a button, so its description contains both. */}
      {isRequired && (
        <span id={`${id}required`} hidden>
          {t('required')}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <SelectPopover
            label={label}
            anchor={button}
            options={options}
            value={value}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The next option after the chosen one that begins with the letter. */
function nextWith<Id extends string>(
  letter: string,
  options: readonly SelectOption<Id>[],
  chosen: SelectOption<Id> | undefined,
): SelectOption<Id> | undefined {
  const from = chosen ? options.indexOf(chosen) + 1 : 0;
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, isDisabled }) => !isDisabled && foldTr(label).startsWith(foldTr(letter)),
  );
}
