import type { KeyboardEvent, Ref } from 'react';
import { Input } from 'react-aria-components/TextField';
import { NumericFormat } from 'react-number-format';
import { useKalem } from '../provider/useKalem';

export interface NumberInputProps {
  /** Only outside of a `NumberField`, which brings its own. */
  label?: string;
  /** The wire's decimal string, '' for nothing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Most decimals; default 2. */
  places?: number;
  /** Decimals are filled up with zeros when one leaves; for amounts. */
  isFixed?: boolean;
  isNegativeAllowed?: boolean;
  /** Most digits before the decimal point; default 15. */
  digits?: number;
  placeholder?: string;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A bare decimal input: '1234,5' shows as '1.234,5' while it is typed, the comma and the point of the number pad both mean the decimal. */
export function NumberInput({ label, value, onChange, places = 2, isFixed, isNegativeAllowed, digits = 15, isDisabled, isReadOnly, isInvalid, inputRef, className = 'kalem-input', ...events }: NumberInputProps) {
  const { locale } = useKalem();
  const [group, point] = locale === 'tr' ? ['.', ','] : [',', '.'];
  return (
    <NumericFormat
      {...events}
      customInput={Input}
      getInputRef={inputRef}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      className={className}
      data-kind="number"
      inputMode="decimal"
      autoComplete="off"
      valueIsNumericString
      value={value}
      onValueChange={(next, { source }) => {
        if (source === 'event' && next.value !== value) onChange(next.value);
      }}
      isAllowed={({ value: next }) => (next.split('.')[0] ?? '').replace('-', '').length <= digits}
      thousandSeparator={group}
      decimalSeparator={point}
      allowedDecimalSeparators={[',', '.']}
      decimalScale={places}
      fixedDecimalScale={isFixed}
      allowNegative={isNegativeAllowed ?? false}
      disabled={isDisabled}
      readOnly={isReadOnly}
    />
  );
}
