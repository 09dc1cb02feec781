import { NumberField, type NumberFieldProps } from '../primitives/input/NumberField';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'affix' | 'isFixed'> {
  /** ISO code, muted after the amount. */
  currency?: string;
}

/** An amount; leaving it fills up the kuruş. Unit prices take `places={5}` and keep what was typed. */
export function MoneyField({ currency = 'TRY', places = 2, ...props }: MoneyFieldProps) {
  return <NumberField {...props} places={places} isFixed={places === 2} affix={currency} />;
}
