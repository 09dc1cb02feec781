import { tevkifatRates } from '../facts/tevkifat';
import { parseTurkishNumber } from '../text/numbers';

/** Withholding code and rate of a cell. */
export interface TevkifatCell {
  readonly tevkifatKodu: string;
  /** Percent; '' where neither cell nor code say one. */
  readonly V9015Orani: string;
}

/**
 * The withholding that a cell says: '602' has the rate of its code, '650/35' a rate of its own, with a decimal point as it is
 * written or a comma as people type. Source: STK-13.
 */
export function readTevkifatCell(cell: string): TevkifatCell {
  const [tevkifatKodu = '', typed] = cell.split('/').map((part) => part.trim());
  return { tevkifatKodu, V9015Orani: typed === undefined ? (tevkifatRates.get(tevkifatKodu) ?? '') : rateOf(typed) };
}

function rateOf(typed: string): string {
  return typed.includes(',') ? (parseTurkishNumber(typed) ?? typed) : typed;
}
