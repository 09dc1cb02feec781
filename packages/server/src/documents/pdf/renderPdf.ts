import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { type DescribedInvoice, describeInvoice } from '@kalem/domain/document';
import type { Invoice, Seller } from '../source';
import { headPdf } from './head';
import { linesPdf, type LinesPdf, type Mark } from './lines';
import { notesPdf } from './notes';
import { pageBottomPdf, pageTopPdf } from './pages';
import { a4, type LoadDocumentFonts, openPrinter } from './printPdf';
import { sumsPdf } from './sums';
import { pdfTheme } from './theme';

/**
 * Renders an invoice as an A4 PDF in Noto Sans, with page numbers, carried totals and the QR code. An invoice that is
 * not issued is marked TASLAK. The lines must be calculated. The same invoice gives the same bytes.
 */
export async function renderPdf(
  invoice: Invoice,
  seller: Seller,
  loadFonts: LoadDocumentFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const printPdf = await openPrinter(loadFonts);
  const issuedAt = new Date(`${invoice.faturaTarih}T${invoice.faturaSaat}+03:00`);
  const described = describeInvoice(invoice, seller);
  const print = async (isLastAside: boolean) => {
    const { definition, lines } = definePdf(described, issuedAt, isLastAside);
    return { bytes: await printPdf(definition), lines };
  };
  const { bytes, lines } = await print(false);
  // Page breaks are known only after the first layout.
  return lines.hasLonelyTotals() ? (await print(true)).bytes : bytes;
}

/**
 * The pdfmake definition of an invoice. `issuedAt` is the file's date.
 */
function definePdf(
  described: DescribedInvoice,
  issuedAt: Date,
  isLastAside: boolean,
): { readonly definition: TDocumentDefinitions; readonly lines: LinesPdf } {
  const totals: Mark = { id: 'toplamlar', text: described.payable.label };
  const lines = linesPdf(described, totals, isLastAside);
  const definition: TDocumentDefinitions = {
    ...a4({ title: `${described.title} ${described.number}`, author: described.seller.name, madeAt: issuedAt }),
    content: [...headPdf(described), ...lines.content, sumsPdf(described, totals), ...notesPdf(described)],
    header: (page) => (page === 1 ? undefined : pageTopPdf(described, lines.carriedFrom(page - 1))),
    footer: (page, pages) => pageBottomPdf(described, lines.carriedFrom(page), page, pages),
    ...(described.stamp !== undefined && {
      watermark: { text: described.stamp, color: pdfTheme.stamp, opacity: 0.08, bold: true, fontSize: 110, angle: -35 },
    }),
  };
  return { definition, lines };
}
