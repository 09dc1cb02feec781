import { kurusOf } from './kurusOf';
import { unpackDocument } from './unpackDocument';
import { writeKurus } from './writeKurus';

export interface DocumentAmounts {
  readonly odenecek: string;
  readonly vergi: string;
  readonly toplam: string;
  readonly paraBirim: string;
}

const TOTALS = /<(?:[\w-]+:)?LegalMonetaryTotal\b[^>]*>([\s\S]*?)<\/(?:[\w-]+:)?LegalMonetaryTotal>/;
const CURRENCY = /<(?:[\w-]+:)?PayableAmount\b[^>]*\bcurrencyID="([A-Z]{3})"/;
const AMOUNT = /^\d{1,15}(\.\d+)?$/;

/**
 * The amounts of a document of the portal, out of the UBL-TR XML in its ZIP: payable, tax-inclusive, and all taxes, which are what is
 * between the totals with and without them: `TaxTotal` leaves out what the recipient withholds (ubl-tr 4). Undefined where it has none.
 */
export function readAmounts(zip: Uint8Array): DocumentAmounts | undefined {
  const totals = TOTALS.exec(unpackDocument(zip, '.xml') ?? '')?.[1];
  if (totals === undefined) return undefined;
  const [odenecek, toplam, matrah] = ['PayableAmount', 'TaxInclusiveAmount', 'TaxExclusiveAmount'].map((name) =>
    amountOf(totals, name),
  );
  if (odenecek === undefined || toplam === undefined || matrah === undefined) return undefined;
  return {
    odenecek: writeKurus(odenecek),
    toplam: writeKurus(toplam),
    vergi: writeKurus(toplam > matrah ? toplam - matrah : 0n),
    paraBirim: CURRENCY.exec(totals)?.[1] ?? 'TRY',
  };
}

function amountOf(totals: string, name: string): bigint | undefined {
  const text = new RegExp(`<(?:[\\w-]+:)?${name}\\b[^>]*>\\s*([^<]*?)\\s*<`).exec(totals)?.[1] ?? '';
  return AMOUNT.test(text) ? kurusOf(text) : undefined;
}
