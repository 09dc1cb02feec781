import { type KeyboardEvent, Suspense, useId, useMemo, useRef, useState } from 'react';
import { upperTr } from '@kalem/domain';
import { useMessages } from '../../provider/messages';
import { type FieldProps, StaticMessage } from '../input/Field';
import { findOptions, optionId, OPTIONS_AT_ONCE, type Option } from './options';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { messages } from '../messages';
import { lazyPart, prefetch } from '../lazyPart';
import { useFormFault } from '../input/Form';

const load = () => import('./ComboBoxPopover');
const ComboBoxPopover = lazyPart(async () => (await load()).ComboBoxPopover);

export interface ComboBoxProps extends FieldProps {
  options: readonly Option[];
  /** The id of the chosen option; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  isBare?: boolean;
  /** Converts typed text to Turkish upper case: 'istanbul' → 'İSTANBUL' (CMP-24). */
  isUpperCase?: boolean;
}

/**
 * Chooses from a long list by typing any part of an option; I, ı, İ and i match each other. Arrows and Enter choose.
 * Tab takes the only remaining match. Esc and blur restore the chosen option. Clearing the text clears the choice. The
 * list is loaded when the pointer or the focus comes near.
 */
export function ComboBox({
  label,
  isLabelHidden,
  isOptional,
  isRequired,
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
  isUpperCase,
  isDisabled,
  isReadOnly,
  autoFocus,
}: ComboBoxProps) {
  const t = useMessages(messages);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const fault = useFormFault(name);
  const message = error ?? fault.message;
  const chosen = options.find((option) => option.id === value);
  const matching = useMemo(() => findOptions(options, typed ?? ''), [options, typed]);
  const [most, setMost] = useState(OPTIONS_AT_ONCE);
  const found = useMemo(() => matching.slice(0, most), [matching, most]);
  const current = active === undefined ? undefined : matching[active];

  const open = (at: number | undefined) => {
    if (isDisabled || isReadOnly) return;
    setOpen(true);
    setActive(at);
    setMost(Math.max(isOpen ? most : 0, (at ?? 0) + OPTIONS_AT_ONCE));
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: Option) => {
    if (option.isDisabled) return;
    close();
    fault.dismiss();
    if (option.id !== value) onChange(option.id);
  };
  const type = (changed: string) => {
    // Text typed after the chosen label starts a new search. The caret is at the end after choosing.
    const isBehind = typed === undefined && chosen && changed.startsWith(chosen.label);
    const text = isBehind ? changed.slice(chosen.label.length) : changed;
    setTyped(isUpperCase ? upperTr(text) : text);
    open(text ? 0 : undefined);
    if (text || !value) return;
    fault.dismiss();
    onChange('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen && matching.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = active ?? (step > 0 ? -1 : matching.length);
      open(
        isOpen
          ? (from + step + matching.length) % matching.length
          : Math.max(
              matching.findIndex((option) => option.id === value),
              0,
            ),
      );
    }
    if (!isOpen) return;
    const only = typed && matching.length === 1 ? matching[0] : undefined;
    if (event.key === 'Tab' && only) choose(only);
    const isShortcut = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter' && (current || !isShortcut)) {
      // Prevents the default, so that Enter in an open list does not submit the form.
      event.preventDefault();
      if (current) choose(current);
      else close();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div
      className="kalem-field"
      data-invalid={message ? true : undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={isReadOnly || undefined}
      data-bare={isBare || undefined}
    >
      <label htmlFor={id} className={isLabelHidden ? 'kalem-hidden' : 'kalem-label'}>
        {label}
        {isOptional && <span className="kalem-label__optional">{t('optional')}</span>}
      </label>
      <div ref={box} className="kalem-control" onPointerEnter={() => prefetch(load)}>
        <Icon icon={icons.search} />
        <input
          ref={input}
          id={id}
          name={name}
          className="kalem-input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={isOpen && current && active !== undefined ? optionId(id, active) : undefined}
          aria-describedby={`${id}message`}
          aria-invalid={message ? true : undefined}
          aria-required={isRequired || undefined}
          autoComplete="off"
          spellCheck={false}
          autoFocus={autoFocus}
          disabled={isDisabled}
          readOnly={isReadOnly}
          placeholder={placeholder ?? t('choose')}
          value={typed ?? chosen?.label ?? ''}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => {
            prefetch(load);
            event.target.select();
          }}
          onClick={() => open(undefined)}
          onKeyDown={press}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
        <Icon icon={icons.upDown} size="sm" />
      </div>
      <StaticMessage
        id={`${id}message`}
        description={description}
        success={success}
        warning={warning}
        error={message}
      />
      <span className="kalem-hidden" role="status">
        {isOpen && typed !== undefined && (matching.length ? t('results', { n: matching.length }) : t('noResult'))}
      </span>
      {isOpen && (
        <Suspense>
          <ComboBoxPopover
            id={id}
            label={label}
            anchor={box}
            options={found}
            typed={typed ?? ''}
            value={value}
            active={active}
            onChoose={choose}
            onClose={close}
            onEnd={matching.length > most ? () => setMost(most + OPTIONS_AT_ONCE) : undefined}
          />
        </Suspense>
      )}
    </div>
  );
}
