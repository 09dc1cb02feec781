/** An amount of the wire ('12.5') in hundredths (1250n), so that amounts can be added exactly; absent counts as nothing. */
export function kurusOf(amount: string | undefined): bigint {
  const [whole = '0', fraction = ''] = (amount ?? '0').split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
}
