import { renderHtml } from '@kalem/domain/document';
import type { LoadDocumentFonts } from './pdf/printPdf';
import { renderPdf } from './pdf/renderPdf';
import type { Dosya, Invoice, Seller } from './source';
import { packZip } from './zip';

/** Renders a document on this thread. */
export async function renderHere(
  dosya: Dosya,
  invoice: Invoice,
  seller: Seller,
  fonts: LoadDocumentFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  return dosya === 'pdf' ? renderPdf(invoice, seller, fonts) : renderText(dosya, invoice, seller);
}

/** Renders the documents that need no fonts. */
export function renderText(dosya: 'html' | 'zip', invoice: Invoice, seller: Seller): Uint8Array<ArrayBuffer> {
  return dosya === 'zip' ? packZip(invoice, seller) : new TextEncoder().encode(renderHtml(invoice, seller));
}
