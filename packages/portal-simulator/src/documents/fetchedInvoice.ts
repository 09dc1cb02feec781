import * as dates from '../dates';
import { type Json, type JsonObject, objectsIn } from '../json';
import type { PortalDocument } from '../state';
import { kdvTevkifat, taxCodes } from './taxes';

/** The taxes that have a `V<code>KdvTutari`. They differ from those that bear KDV (portal-protocol 6.7). */
const taxesWithKdvField = '0061 0071 0073 0074 0075 0076 0077 1047 4071 8002 8004 8005 9077 9944'.split(' ');

const emptyLine: JsonObject = Object.fromEntries(
  [
    ...[...taxCodes, kdvTevkifat].flatMap((code) => [`V${code}Orani`, `V${code}Tutari`]),
    ...taxesWithKdvField.map((code) => `V${code}KdvTutari`),
    'hesaplananotvtevkifatakatkisi2',
  ].map((key) => [key, 0]),
);

const AMOUNT_KEY =
  /^(miktar|birimFiyat|fiyat|matrah|toplamIskonto|vergilerToplami|tevkifataTabiIslemKdv|toplamMasraflar|hesaplanan.*|.*(Tutari|Tutar|Orani))$/;

/** The reply to a fetch: the saved form, amounts as numbers, every tax on every line (portal-protocol 6.7). */
export function fetchedInvoice({ ettn, belgeNumarasi, tarih, invoice }: PortalDocument): JsonObject {
  return {
    ...withNumbers(invoice),
    faturaUuid: ettn,
    belgeNumarasi,
    faturaTarihi: dates.slashed(tarih),
    malHizmetTable: objectsIn(invoice, 'malHizmetTable').map((line) => ({ ...emptyLine, ...withNumbers(line) })),
    hata: '',
  };
}

function withNumbers(fields: JsonObject): JsonObject {
  const entries = Object.entries(fields).map(([key, value]): [string, Json] => [
    key,
    isAmountKey(key) ? Number(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Whether a key of an invoice or of a line holds an amount, a quantity or a rate. */
export function isAmountKey(key: string): boolean {
  return AMOUNT_KEY.test(key);
}
