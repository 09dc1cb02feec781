import { normalizePhone } from '@kalem/domain';
import { TextField, type TextFieldProps } from '../primitives/input/TextField';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'kind' | 'value' | 'onChange'> {
  /** Ten digits, '5321234567'; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** A Turkish phone number, shown as +90 (532) 123 45 67 while it is typed and handed over as its ten digits. */
export function PhoneField({ value, onChange, ...props }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      {...props}
      type="tel"
      inputMode="tel"
      kind="code"
      placeholder="+90 (5__) ___ __ __"
      value={shown(value)}
      onChange={(typed) => {
        const digits = normalizePhone(typed);
        onChange(isDeletedMark(typed, value) ? digits.slice(0, -1) : digits.slice(0, 10));
      }}
    />
  );
}

/** One deletes a bracket or a blank: the digit before it is meant. */
function isDeletedMark(typed: string, value: string): boolean {
  return typed.length < shown(value).length && normalizePhone(typed) === value;
}

function shown(digits: string): string {
  if (!digits) return '';
  const [, area = '', three = '', two = '', last = ''] = /^(\d{0,3})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(digits) ?? [];
  const head = `+90 (${area}`;
  if (area.length < 3) return head;
  return `${head})${[three, two, last]
    .filter(Boolean)
    .map((part) => ` ${part}`)
    .join('')}`;
}
