import { writeDecimal } from './writeDecimal';

/** The exact sum of amounts of one currency as the wire writes them: ['0.1', '1234.56'] → '1234.66'; '0.00' of none. */
export function sumAmounts(amounts: readonly string[]): string {
  return writeDecimal(
    amounts.reduce((sum, amount) => sum + toKurus(amount), 0n),
    2,
  );
}

function toKurus(amount: string): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}
