import { readDecimal } from './readDecimal';
import { rescale } from './rounding';
import { plus, type Whole } from './Whole';
import { writeKurus } from './writeKurus';

/** The exact sum of amounts of one currency as the wire writes them: ['0.1', '1234.56'] → '1234.66'; '0.00' of none. What is no decimal counts as nothing. */
export function sumAmounts(amounts: readonly string[]): string {
  return writeKurus(amounts.map(toKurus).reduce<Whole>(plus, 0));
}

function toKurus(amount: string): Whole {
  const { digits, scale } = readDecimal(amount);
  return rescale(digits, scale, 2);
}
