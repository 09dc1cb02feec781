import { TextField, type TextFieldProps } from '../primitives/input/TextField';

export interface TaxNumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'kind' | 'value' | 'onChange' | 'maxLength'
> {
  value: string;
  onChange: (value: string) => void;
}

/**
 * A VKN (10 digits) or TCKN (11 digits), without groups. Blanks and dots are removed on paste. Separate from the
 * pattern fields, so that forms with only this field do not load their library.
 */
export function TaxNumberField({ value, onChange, ...props }: TaxNumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      inputMode="numeric"
      kind="code"
      value={value}
      onChange={(typed) => onChange(typed.replace(/\D/g, '').slice(0, 11))}
    />
  );
}
