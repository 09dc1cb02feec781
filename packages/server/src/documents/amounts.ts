/** An amount of the wire ('12.5') in hundredths (1250n), so that amounts can be added exactly; absent counts as nothing. */
export function kurusOf(amount: string | undefined): bigint {
  const [whole = '0', fraction = ''] = (amount ?? '0').split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
}

/** Hundredths as an amount of the wire, two decimals: 1250n → '12.50'. */
export function writeKurus(kurus: bigint): string {
  if (kurus < 0n) return `-${writeKurus(-kurus)}`;
  const digits = kurus.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether a decimal of the wire is absent or zero. */
export function isNone(decimal: string | undefined): boolean {
  return decimal === undefined || !/[1-9]/.test(decimal);
}
