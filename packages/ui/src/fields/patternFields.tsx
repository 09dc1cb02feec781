import { normalizePhone } from '@kalem/domain';
import { PatternField, type PatternFieldProps } from '../primitives/input/PatternField';

type DigitsFieldProps = Omit<PatternFieldProps, 'pattern' | 'digitsOf' | 'type'>;

/** A Turkish phone number: ten digits, '5321234567', shown as +90 (532) 123 45 67. */
export function PhoneField(props: DigitsFieldProps) {
  return (
    <PatternField
      autoComplete="tel"
      placeholder="+90 (5__) ___ __ __"
      {...props}
      type="tel"
      pattern="+90 (###) ### ## ##"
      digitsOf={phoneDigits}
    />
  );
}

/** Removes the country code. No area code begins with 0 or 90, and the field already shows +90. */
function phoneDigits(typed: string): string {
  return normalizePhone(typed).replace(/^(?:90|0)/, '');
}

/** A Turkish IBAN: 'TR' and 24 digits, in groups of four; '' for none. */
export function IbanField({ value, onChange, ...props }: DigitsFieldProps) {
  return (
    <PatternField
      {...props}
      value={value.replace(/\D/g, '')}
      onChange={(digits) => onChange(digits && `TR${digits}`)}
      pattern="TR## #### #### #### #### #### ##"
    />
  );
}

/** The number of a payment card: sixteen digits. */
export function CardNumberField(props: DigitsFieldProps) {
  return <PatternField autoComplete="cc-number" {...props} pattern="#### #### #### ####" />;
}

/** A GTİP, the customs code of goods: twelve digits, shown as 8471.30.00.00.00. */
export function GtipField(props: DigitsFieldProps) {
  return <PatternField {...props} pattern="####.##.##.##.##" />;
}
