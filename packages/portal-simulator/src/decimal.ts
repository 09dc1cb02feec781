// Exact decimals as integers scaled by 10^8. The portal prints amounts with two places, rounded half up.
const PLACES = 8;
const ONE = 10n ** BigInt(PLACES);
const PATTERN = /^(-?)(\d{1,30})(?:\.(\d{1,20}))?$/;

/** Parses `"1234.5"`. Anything but a plain decimal counts as zero. */
export function parse(text: string): bigint {
  const match = PATTERN.exec(text);
  if (!match) return 0n;
  const [, sign, whole = '0', fraction = ''] = match;
  const scaled = BigInt(whole) * ONE + BigInt(fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return sign === '-' ? -scaled : scaled;
}

/** Two places: `"1234.50"`. */
export function fixed(value: bigint): string {
  const digits = String(divideHalfUp(value < 0n ? -value : value, ONE / 100n)).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Without trailing zeros, as the portal's own form sends amounts: `"1234.5"`. */
export function plain(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${fraction && `.${fraction}`}`;
}

export function multiply(left: bigint, right: bigint): bigint {
  return divideHalfUp(left * right, ONE);
}

/** A percentage of an amount, rounded to two places. */
export function percentOf(amount: bigint, rate: bigint): bigint {
  return round(divideHalfUp(amount * rate, ONE * 100n));
}

/** Rounds to two places, half up. */
export function round(value: bigint): bigint {
  const cent = ONE / 100n;
  return divideHalfUp(value, cent) * cent;
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}
