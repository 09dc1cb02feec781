import type { CalculableLine } from './CalculableInvoice';
import { readDecimal, unreadable } from './readDecimal';
import { taxEffectOfField } from '../facts/taxes';

const figureField =
  /^(miktar|birimFiyat|kdvOrani|iskontoOrani|iskontoTutari|kdvDahilBirimFiyat|ozelMatrahTutari|V9015Orani)$/;

/** The fields of a line that the calculation reads and whose value is no decimal. */
export function findUnreadable(line: CalculableLine): readonly string[] {
  const fields: string[] = [];
  for (const [field, value] of Object.entries(line)) {
    if (readDecimal(value) === unreadable && (figureField.test(field) || taxEffectOfField(field))) fields.push(field);
  }
  return fields;
}
