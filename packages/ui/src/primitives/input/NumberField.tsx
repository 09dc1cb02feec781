import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { FieldLabel, FieldMessage, type FieldProps } from './Field';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import { messages } from '../messages';
import { formatDecimal } from '../Amount';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import { readTyped, type TypedNumber, typeNumber } from './typeNumber';

export interface NumberFieldProps
  extends FieldProps, Omit<NumberInputProps, 'isDisabled' | 'isReadOnly' | 'label' | 'isInvalid'> {
  /** Unit or currency after the number. */
  affix?: ReactNode;
  /** A button at the end, inside the outline. */
  end?: ReactNode;
}

/**
 * A labelled decimal field. The user types local notation, `onChange` gets the wire's decimal string. Unreadable text
 * is passed on unchanged and reported below the field after blur.
 */
export function NumberField({
  label,
  isLabelHidden,
  isOptional,
  description,
  success,
  warning,
  error,
  affix,
  end,
  name,
  isRequired,
  isDisabled,
  isReadOnly,
  autoFocus,
  ...number
}: NumberFieldProps) {
  const messageId = useId();
  const [isLeft, setLeft] = useState(true);
  const unreadable = useUnreadable(number);
  const fault = error ?? (isLeft ? unreadable : undefined);
  return (
    <AriaTextField
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      autoFocus={autoFocus}
      value={number.value}
      validationBehavior="aria"
      aria-describedby={messageId}
      isInvalid={fault ? true : undefined}
      className="kalem-field"
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className="kalem-control">
        {isReadOnly && <Icon icon={icons.lock} size="sm" />}
        <NumberInput
          {...number}
          onFocus={() => {
            setLeft(false);
            number.onFocus?.();
          }}
          onBlur={() => {
            setLeft(true);
            number.onBlur?.();
          }}
        />
        {affix && <span className="kalem-affix">{affix}</span>}
        {end}
      </div>
      <FieldMessage id={messageId} description={description} success={success} warning={warning} error={fault} />
    </AriaTextField>
  );
}

interface NumberInputProps {
  /** The wire's decimal string; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Maximum number of decimals; default 2. */
  places?: number;
  /** Pads the decimals with zeros on blur; for amounts. */
  isFixed?: boolean;
  /** Maximum number of digits before the decimal point; default 15. */
  digits?: number;
  placeholder?: string;
  /** Rounds a number to the value that the form stores. Default: unchanged. */
  round?: (value: string) => string;
}

/**
 * The input of a `NumberField`. '1234,5' shows as '1.234,5' during typing. The comma and the point of the number pad
 * both act as decimal mark.
 */
function NumberInput({
  value,
  onChange,
  onBlur,
  places = 2,
  isFixed,
  digits: _most,
  round,
  ...props
}: NumberInputProps) {
  const { locale } = useKalem();
  const input = useRef<HTMLInputElement>(null);
  const { text, change, press, leave } = useTypedNumber({
    input,
    value,
    onChange,
    round,
    write: (decimal) => formatDecimal(decimal, locale, isFixed ? places : 0),
  });
  return (
    <Input
      {...props}
      ref={input}
      className="kalem-input"
      data-kind="number"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={change}
      onMouseDown={press}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
    />
  );
}

/** The error for unreadable text that no form has validated. */
function useUnreadable({
  value,
  places = 2,
  digits = 15,
}: Pick<NumberInputProps, 'value' | 'places' | 'digits'>): string | undefined {
  const t = useMessages(messages);
  if (value === '') return undefined;
  if (!isDecimal(value)) return t('invalidNumber');
  const [whole = '', fraction = ''] = value.split('.');
  if (whole.length > digits) return t('numberTooLarge', { max: digits });
  return fraction.length > places ? t('tooManyDecimals', { max: places }) : undefined;
}

function isDecimal(value: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(value);
}

interface Options {
  input: RefObject<HTMLInputElement | null>;
  /** The wire's decimal string, or the unreadable text. */
  value: string;
  onChange: (value: string) => void;
  /** Formats the value while the field has no focus. */
  write: (value: string) => string;
  /** Rounds a number to the value that the form stores. While focused, the field shows the typed text. */
  round?: ((value: string) => string) | undefined;
}

/** The text of a number field: as typed while focused, formatted after blur. */
export function useTypedNumber({ input, value, onChange, write, round = (typed) => typed }: Options) {
  const { locale } = useKalem();
  const [typed, setTyped] = useState<TypedNumber>();
  const wanted = useRef<number>(undefined);
  const left = isDecimal(value) ? write(value) : value;
  const shown = typed && round(readTyped(typed, locale)) === value ? typed.text : left;

  useClientLayoutEffect(() => {
    const caret = wanted.current;
    wanted.current = undefined;
    // Skipped when the caret is already there, because setting it forces a layout of the page.
    if (caret !== undefined && caret !== input.current?.selectionStart) input.current?.setSelectionRange(caret, caret);
  });

  return {
    text: shown,
    change: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const { inputType, data } =
        nativeEvent instanceof InputEvent ? nativeEvent : { inputType: 'insertFromPaste', data: null };
      const before = { text: shown, caret: 0, isOpen: typed?.text === shown && typed.isOpen };
      const next = typeNumber(
        before,
        { text: target.value, caret: target.selectionStart ?? target.value.length, inputType, data },
        locale,
      );
      wanted.current = next.caret;
      setTyped(next);
      const wire = readTyped(next, locale);
      if (wire !== value) onChange(wire);
    },
    /**
     * The first press selects the whole number, as Tab does, so that typing replaces it. The next press places the
     * caret (USE-02).
     */
    press: (event: MouseEvent<HTMLInputElement>) => {
      const field = event.currentTarget;
      if (event.button !== 0 || field.matches(':focus')) return;
      event.preventDefault();
      field.focus({ preventScroll: true });
      field.select();
    },
    leave: () => setTyped(undefined),
  };
}
