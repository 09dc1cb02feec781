// Whoever takes the server from source needs its declarations of pdfmake too.
import type {} from './pdfmake';
import { describeInvoice } from '../describe/describeInvoice';
import type { Invoice, Seller } from '../DocumentSource';
import { definePdf } from './definePdf';
import type { LoadDocumentFonts } from './DocumentFonts';

/**
 * An invoice as a PDF for A4, in Noto Sans, with page numbers, carried totals and the QR code. What is not issued is marked TASLAK.
 * The lines must be calculated. The same invoice gives the same bytes.
 */
export async function renderPdf(
  invoice: Invoice,
  seller: Seller,
  loadFonts: LoadDocumentFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: pdfmake }, fonts] = await Promise.all([import('pdfmake'), loadFonts()]);
  pdfmake.setUrlAccessPolicy(() => false);
  // The build for the page has no local files and no such function.
  if ('setLocalAccessPolicy' in pdfmake) pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.virtualfs.writeFileSync('NotoSans.ttf', fonts.regular);
  pdfmake.virtualfs.writeFileSync('NotoSansBold.ttf', fonts.bold);
  pdfmake.setFonts({ NotoSans: { normal: 'NotoSans.ttf', bold: 'NotoSansBold.ttf' } });
  const issuedAt = new Date(`${invoice.faturaTarih}T${invoice.faturaSaat}+03:00`);
  return new Uint8Array(await pdfmake.createPdf(definePdf(describeInvoice(invoice, seller), issuedAt)).getBuffer());
}
