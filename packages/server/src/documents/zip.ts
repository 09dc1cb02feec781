import { unzipSync, zipSync } from 'fflate';
import { writeKurus } from '@kalem/domain';
import { renderHtml } from './html/renderHtml';
import { kurusOf } from './money';
import type { Invoice, Seller } from './source';
import { renderXml } from './xml/renderXml';

/** The first day that a ZIP can hold, so that the same invoice gives the same bytes. */
const mtime = new Date(1980, 0, 1);

/** Our own ZIP of an invoice, with the same entries as the portal's: `<ettn>_f.html` and `<ettn>_f.xml`. */
export function packZip(invoice: Invoice, seller: Seller): Uint8Array<ArrayBuffer> {
  const name = `${invoice.ettn ?? invoice.id}_f`;
  const encoder = new TextEncoder();
  const files = {
    [`${name}.html`]: encoder.encode(renderHtml(invoice, seller)),
    [`${name}.xml`]: encoder.encode(renderXml(invoice, seller)),
  };
  return new Uint8Array(zipSync(files, { mtime }));
}

/** No invoice is larger, and what claims to be is not unpacked. */
const LARGEST_FILE = 20 * 1024 * 1024;

/** The file with this ending in a ZIP of the portal, as text; undefined where there is none. */
export function unpackDocument(zip: Uint8Array, ending: '.xml' | '.html'): string | undefined {
  try {
    const files = unzipSync(zip, {
      filter: ({ name, originalSize }) => name.endsWith(ending) && originalSize <= LARGEST_FILE,
    });
    const [file] = Object.values(files);
    return file && new TextDecoder().decode(file);
  } catch {
    // It cannot be read as a ZIP, whatever its first bytes say, so it has no such file.
    return undefined;
  }
}

interface DocumentAmounts {
  readonly odenecek: string;
  readonly vergi: string;
  readonly toplam: string;
  readonly paraBirim: string;
}

const TOTALS = /<(?:[\w-]+:)?LegalMonetaryTotal\b[^>]*>([\s\S]*?)<\/(?:[\w-]+:)?LegalMonetaryTotal>/;
const CURRENCY = /<(?:[\w-]+:)?PayableAmount\b[^>]*\bcurrencyID="([A-Z]{3})"/;
const AMOUNT = /^\d{1,15}(\.\d+)?$/;

/**
 * The amounts of a document of the portal, read from the UBL-TR XML in its ZIP; undefined where it has none. Its taxes
 * are the difference of the totals with and without them, because `TaxTotal` leaves out what the recipient withholds
 * (ubl-tr 4).
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
