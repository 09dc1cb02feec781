import type { CalculableLine } from './CalculableInvoice';
import { findUnreadable } from './findUnreadable';
import { readDecimal, unreadable, type Decimal } from './readDecimal';

/** The figures of a line as they were typed. */
export interface ReadLine {
  readonly miktar: Decimal;
  readonly birimFiyat: Decimal;
  readonly iskontoTutari: Decimal;
  readonly iskontoOrani: Decimal;
  readonly kdvOrani: Decimal;
  readonly ozelMatrahTutari: Decimal;
  readonly kdvDahilBirimFiyat: Decimal;
  readonly V9015Orani: Decimal;
  /** Fields that may belong to further taxes, read or not. */
  readonly taxFields: readonly `V${string}`[];
  /** Fields whose text is no decimal. */
  readonly unreadable: readonly string[];
}

const V = 'V'.charCodeAt(0);
const none: readonly never[] = [];

/** Reads every figure of a line; for `calculateLine`. */
export function readLine(line: CalculableLine): ReadLine {
  const miktar = readDecimal(line.miktar);
  const birimFiyat = readDecimal(line.birimFiyat);
  const iskontoTutari = readDecimal(line.iskontoTutari);
  const iskontoOrani = readDecimal(line.iskontoOrani);
  const kdvOrani = readDecimal(line.kdvOrani);
  const ozelMatrahTutari = readDecimal(line.ozelMatrahTutari);
  const kdvDahilBirimFiyat = readDecimal(line.kdvDahilBirimFiyat);
  const V9015Orani = readDecimal(line.V9015Orani);
  const taxFields = taxFieldsOf(line);
  const isUnreadable =
    miktar === unreadable ||
    birimFiyat === unreadable ||
    iskontoTutari === unreadable ||
    iskontoOrani === unreadable ||
    kdvOrani === unreadable ||
    ozelMatrahTutari === unreadable ||
    kdvDahilBirimFiyat === unreadable ||
    V9015Orani === unreadable ||
    (taxFields !== none && taxFields.some((field) => readDecimal(line[field]) === unreadable));
  return { miktar, birimFiyat, iskontoTutari, iskontoOrani, kdvOrani, ozelMatrahTutari, kdvDahilBirimFiyat, V9015Orani, taxFields, unreadable: isUnreadable ? findUnreadable(line) : none };
}

/** Looking at one letter of each name is the cheapest way to see that most lines have no further tax. */
function taxFieldsOf(line: CalculableLine): ReadLine['taxFields'] {
  let fields: `V${string}`[] | undefined;
  for (const field in line) {
    if (field.charCodeAt(0) === V && field !== 'V9015Orani') (fields ??= []).push(field as `V${string}`);
  }
  return fields ?? none;
}
