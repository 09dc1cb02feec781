/** Writes `digits` / 10^`scale` for the wire, with exactly `scale` decimals: 8333n, 2 → '83.33'. */
export function writeDecimal(digits: bigint, scale: number): string {
  if (digits < 0n) return `-${writeDecimal(-digits, scale)}`;
  const text = digits.toString();
  if (scale === 0) return text;
  const padded = text.length > scale ? text : text.padStart(scale + 1, '0');
  return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}
