import { zipSync } from 'fflate';
import type { Invoice, Seller } from './DocumentSource';
import { renderHtml } from './html/renderHtml';
import { renderXml } from './xml/renderXml';

/** The day that a ZIP can begin with: the same invoice gives the same bytes. */
const mtime = new Date(1980, 0, 1);

/** Our own ZIP of an invoice, with the entries of the portal's: `<ettn>_f.html` and `<ettn>_f.xml`. */
export function packZip(invoice: Invoice, seller: Seller): Uint8Array<ArrayBuffer> {
  const name = `${invoice.ettn ?? invoice.id}_f`;
  const encoder = new TextEncoder();
  const files = {
    [`${name}.html`]: encoder.encode(renderHtml(invoice, seller)),
    [`${name}.xml`]: encoder.encode(renderXml(invoice, seller)),
  };
  return new Uint8Array(zipSync(files, { mtime }));
}
