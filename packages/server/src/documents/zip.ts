import { zipSync } from 'fflate';
import { renderHtml } from '@kalem/domain/document';
import { unpackHere } from '../spreadsheets/unpackWorkbook';
import { SpreadsheetError } from '../ports/Spreadsheets';
import type { Invoice, Seller } from './source';
import { renderXml } from './xml/renderXml';

/** The earliest date in a ZIP. It is fixed, so that the same invoice gives the same bytes. */
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

/** The size limit in bytes. Larger files are not unpacked. */
const LARGEST_FILE = 20 * 1024 * 1024;

/**
 * Unpacks the first file with this extension in a ZIP of the portal. Only this file is unpacked, up to `LARGEST_FILE`.
 * Undefined when there is none or the ZIP is damaged.
 */
export function unpackDocument(
  zip: Uint8Array<ArrayBuffer>,
  ending: '.xml' | '.html',
): Uint8Array<ArrayBuffer> | undefined {
  const file = packedDocument(zip, ending);
  if (!file || file.compression === 0) return file?.bytes;
  try {
    return unpackHere(file.bytes, file.size);
  } catch (error) {
    if (error instanceof SpreadsheetError) return undefined;
    throw error;
  }
}

/** A packed file of a ZIP. */
interface PackedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly compression: number;
  readonly crc: number;
  /** The unpacked size. */
  readonly size: number;
}

const END_OF_DIRECTORY = { mark: 0x06054b50, length: 22 };
const ENTRY = { mark: 0x02014b50, length: 46 };
const LOCAL = { mark: 0x04034b50, length: 30 };
const LONGEST_COMMENT = 0xffff;
/** The portal's ZIPs have two. */
const MOST_ENTRIES = 100;

/**
 * The packed file with this extension, to be copied into another ZIP. Compressing megabytes again would block other
 * calls. Undefined when there is none, or it cannot be copied.
 */
export function packedDocument(zip: Uint8Array<ArrayBuffer>, ending: '.xml' | '.html'): PackedFile | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    let end = zip.length - END_OF_DIRECTORY.length;
    const first = Math.max(0, end - LONGEST_COMMENT);
    while (view.getUint32(end, true) !== END_OF_DIRECTORY.mark) {
      end -= 1;
      if (end < first) return undefined;
    }
    let entry = view.getUint32(end + 16, true);
    for (let left = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES); left > 0; left -= 1) {
      if (view.getUint32(entry, true) !== ENTRY.mark) return undefined;
      const nameLength = view.getUint16(entry + 28, true);
      const name = new TextDecoder().decode(zip.subarray(entry + ENTRY.length, entry + ENTRY.length + nameLength));
      if (name.endsWith(ending)) return packedFile(zip, view, entry);
      entry += ENTRY.length + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
    }
    return undefined;
  } catch (error) {
    // An offset in the ZIP points outside of the file.
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
  const isLarge = Math.max(size, packedSize) > LARGEST_FILE;
  if (isEncrypted || !isKnown || isLarge || view.getUint32(local, true) !== LOCAL.mark) return undefined;
  const from = local + LOCAL.length + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packedSize > zip.length) return undefined;
  const bytes = zip.subarray(from, from + packedSize);
  return { bytes, compression, crc: view.getUint32(entry + 16, true), size };
}
