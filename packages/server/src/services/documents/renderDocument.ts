import type { Dosya } from '../../documents/Dosya';
import type { Invoice, Seller } from '../../documents/DocumentSource';
import { renderHtml } from '../../documents/html/renderHtml';
import { packZip } from '../../documents/packZip';
import type { Ports } from '../../ports/Ports';

/** Makes the bytes of a document. */
export async function renderDocument(
  { pdf }: Ports,
  dosya: Dosya,
  invoice: Invoice,
  seller: Seller,
): Promise<Uint8Array<ArrayBuffer>> {
  if (dosya === 'pdf') return pdf(invoice, seller);
  if (dosya === 'zip') return packZip(invoice, seller);
  return new TextEncoder().encode(renderHtml(invoice, seller));
}
