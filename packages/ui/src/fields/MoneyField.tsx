import { NumberField, type NumberFieldProps } from '../primitives/input/NumberField';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'affix' | 'isFixed'> {
  /** ISO code, shown muted after the amount. */
  currency?: string;
}

/** An amount. Blur pads it to two decimals. Unit prices use `places={5}` and are not padded. */
export function MoneyField({ currency = 'TRY', places = 2, ...props }: MoneyFieldProps) {
  return <NumberField {...props} places={places} isFixed={places === 2} affix={currency} />;
}
