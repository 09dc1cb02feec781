import { type JsonObject, textOf } from '../json';

/** The type of an invoice; SATIS for old clients that send the kind of form under this key. */
export function invoiceTypeCode(invoice: JsonObject): string {
  const faturaTipi = textOf(invoice, 'faturaTipi');
  return /^[A-Z]{1,20}$/.test(faturaTipi) ? faturaTipi : 'SATIS';
}
