import { unzipSync, zipSync } from 'fflate';
import { writeKurus } from '@kalem/domain';
import { kurusOf, renderHtml } from '@kalem/domain/document';
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

/** A file as it lies packed in a ZIP. */
interface PackedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly compression: number;
  readonly crc: number;
  /** Unpacked. */
  readonly size: number;
}

const END_OF_DIRECTORY = { mark: 0x06054b50, length: 22 };
const ENTRY = { mark: 0x02014b50, length: 46 };
const LOCAL = { mark: 0x04034b50, length: 30 };

/**
 * The file with this ending, packed as it is, to be put into another ZIP: compressing megabytes again would keep other
 * calls waiting. Undefined when there is none, or one that cannot be taken over.
 */
export function packedDocument(zip: Uint8Array<ArrayBuffer>, ending: '.xml' | '.html'): PackedFile | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    let end = zip.length - END_OF_DIRECTORY.length;
    while (view.getUint32(end, true) !== END_OF_DIRECTORY.mark) end -= 1;
    let entry = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
      if (view.getUint32(entry, true) !== ENTRY.mark) return undefined;
      const nameLength = view.getUint16(entry + 28, true);
      const name = new TextDecoder().decode(zip.subarray(entry + ENTRY.length, entry + ENTRY.length + nameLength));
      if (name.endsWith(ending)) return packedFile(zip, view, entry);
      entry += ENTRY.length + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
    }
    return undefined;
  } catch (error) {
    // A place that the ZIP names lies outside of it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function packedFile(zip: Uint8Array<ArrayBuffer>, view: DataView, entry: number): PackedFile | undefined {
  const isEncrypted = (view.getUint16(entry + 8, true) & 1) === 1;
  const compression = view.getUint16(entry + 10, true);
  const packedSize = view.getUint32(entry + 20, true);
  const size = view.getUint32(entry + 24, true);
  const local = view.getUint32(entry + 42, true);
  const isKnown = compression === 0 || compression === 8;
  if (isEncrypted || !isKnown || size > LARGEST_FILE || view.getUint32(local, true) !== LOCAL.mark) return undefined;
  const from = local + LOCAL.length + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packedSize > zip.length) return undefined;
  const bytes = zip.subarray(from, from + packedSize);
  return { bytes, compression, crc: view.getUint32(entry + 16, true), size };
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
