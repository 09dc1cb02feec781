import { useRef, type KeyboardEvent } from 'react';
import { Input } from 'react-aria-components/TextField';
import { useKalem } from '../provider/useKalem';
import { formatDecimal } from './formatDecimal';
import { useTypedNumber } from './useTypedNumber';

export interface NumberInputProps {
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
  /** Most digits before the decimal point; default 15. */
  digits?: number;
  placeholder?: string;
}

/** The input of a `NumberField`: '1234,5' shows as '1.234,5' while it is typed, the comma and the point of the number pad both mean the decimal. */
export function NumberInput({ value, onChange, onBlur, places = 2, isFixed, digits = 15, ...props }: NumberInputProps) {
  const { locale } = useKalem();
  const input = useRef<HTMLInputElement>(null);
  const { text, change, leave } = useTypedNumber({
    input,
    value,
    onChange,
    places,
    digits,
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
      onBlur={() => {
        leave();
        onBlur?.();
      }}
    />
  );
}
