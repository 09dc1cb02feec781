/** Hundredths as an amount of the wire, two decimals: 1250n → '12.50'. */
export function writeKurus(kurus: bigint): string {
  if (kurus < 0n) return `-${writeKurus(-kurus)}`;
  const digits = kurus.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
