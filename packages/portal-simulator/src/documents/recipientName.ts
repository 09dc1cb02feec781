import { type JsonObject, textOf } from '../json';
import { partyName } from './partyName';

/** The recipient of an invoice as the portal's rows and pages print it. */
export function recipientName(invoice: JsonObject): string {
  return partyName(textOf(invoice, 'aliciUnvan'), textOf(invoice, 'aliciAdi'), textOf(invoice, 'aliciSoyadi'));
}
