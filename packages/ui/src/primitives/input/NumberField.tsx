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
 * A decimal under a label, typed as people write it and handed over as the wire's decimal string. Text that is not such
 * a number is handed over as it stands, and reported below the field once the caret has left it.
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
  /** The wire's decimal string, '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Most decimals; default 2. */
  places?: number;
  /** Decimals are padded with zeros when the caret leaves; for amounts. */
  isFixed?: boolean;
  /** Most digits before the decimal point; default 15. */
  digits?: number;
  placeholder?: string;
  /** What the form keeps of a number, e.g. with fewer decimals; default all of it. */
  round?: (value: string) => string;
}

/**
 * The input of a `NumberField`: '1234,5' shows as '1.234,5' while it is typed, the comma and the point of the number
 * pad both mean the decimal.
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

/** What is wrong with a number that no form has looked at. */
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
  /** Decimal of the wire, or whatever unreadable text stands in its place. */
  value: string;
  onChange: (value: string) => void;
  /** How the value is written while the field is not being typed in. */
  write: (value: string) => string;
  /** What the form keeps of a number; as long as it is typed in, the field shows what was typed. */
  round?: ((value: string) => string) | undefined;
}

/** The text of a number field: as it is typed, and in full when the caret has left it. */
export function useTypedNumber({ input, value, onChange, write, round = (typed) => typed }: Options) {
  const { locale } = useKalem();
  const [typed, setTyped] = useState<TypedNumber>();
  const wanted = useRef<number>(undefined);
  const left = isDecimal(value) ? write(value) : value;
  const shown = typed && round(readTyped(typed, locale)) === value ? typed.text : left;

  useClientLayoutEffect(() => {
    const caret = wanted.current;
    wanted.current = undefined;
    // Only where the browser has put it elsewhere: setting it makes the page lay itself out.
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
     * The first press selects the number as Tab does, so that typing replaces it; another one sets the caret (USE-02).
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
