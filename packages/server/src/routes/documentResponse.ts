import type { InvoiceRow } from '../db/invoiceWire';
import type { Dosya } from '../documents/Dosya';
import { downloadName } from '../documents/downloadName';
import { contentDisposition } from '../http/contentDisposition';

const types = { pdf: 'application/pdf', html: 'text/html; charset=utf-8', zip: 'application/zip' };

/**
 * Hosts show documents in frames on their own pages, so any page may frame them. What runs nothing: HTML is in a sandbox of its own,
 * wherever it is opened; a PDF shows in no browser from a sandbox (LST-07).
 */
const policies = {
  pdf: 'frame-ancestors *',
  html: "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors *",
  zip: "default-src 'none'; frame-ancestors 'none'",
};

/**
 * A document as the answer of a call; `name` is the one of its address, saved it is called by number and recipient. An issued one may
 * stay in the browser for five minutes, a draft changes with the next save.
 */
export function documentResponse(
  bytes: Uint8Array<ArrayBuffer>,
  row: InvoiceRow,
  { dosya, name }: { dosya: Dosya; name: string },
): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': types[dosya],
      'Content-Length': String(bytes.length),
      'Content-Disposition': contentDisposition(dosya === 'zip' ? 'attachment' : 'inline', {
        plain: name,
        full: downloadName(row, dosya),
      }),
      'Content-Security-Policy': policies[dosya],
      'Cache-Control': row.onayDurumu === 'Onaylandi' ? 'private, max-age=300' : 'private, no-store',
    },
  });
}
