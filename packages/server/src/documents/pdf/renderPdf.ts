import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { type DescribedInvoice, describeInvoice } from '@kalem/domain/document';
import type { Invoice, Seller } from '../source';
import { headPdf } from './head';
import { linesPdf, type LinesPdf, type Mark } from './lines';
import { notesPdf } from './notes';
import { pageBottomPdf, pageTopPdf } from './pages';
import { sumsPdf } from './sums';
import { pdfTheme } from './theme';

declare module 'pdfmake' {
  /** Missing in @types/pdfmake: the files that pdfmake reads before all others. */
  export const virtualfs: { writeFileSync(name: string, content: Uint8Array): void };
}

/** Noto Sans as complete TrueType files: the subsets of web fonts lack letters, and PDF does not support woff2. */
export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Loads the PDF fonts, never from another host. Called for each document, so an implementation should cache them. */
export type LoadDocumentFonts = () => Promise<DocumentFonts>;

/**
 * Renders an invoice as an A4 PDF in Noto Sans, with page numbers, carried totals and the QR code. An invoice that is
 * not issued is marked TASLAK. The lines must be calculated. The same invoice gives the same bytes.
 */
export async function renderPdf(
  invoice: Invoice,
  seller: Seller,
  loadFonts: LoadDocumentFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: pdfmake }, fonts] = await Promise.all([import('pdfmake'), loadFonts()]);
  pdfmake.setUrlAccessPolicy(() => false);
  // The browser build has no local files and lacks this function.
  if ('setLocalAccessPolicy' in pdfmake) pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.virtualfs.writeFileSync('NotoSans.ttf', fonts.regular);
  pdfmake.virtualfs.writeFileSync('NotoSansBold.ttf', fonts.bold);
  pdfmake.setFonts({ NotoSans: { normal: 'NotoSans.ttf', bold: 'NotoSansBold.ttf' } });
  const issuedAt = new Date(`${invoice.faturaTarih}T${invoice.faturaSaat}+03:00`);
  const described = describeInvoice(invoice, seller);
  const print = async (isLastAside: boolean) => {
    const { definition, lines } = definePdf(described, issuedAt, isLastAside);
    return { bytes: new Uint8Array(await pdfmake.createPdf(definition).getBuffer()), lines };
  };
  const { bytes, lines } = await print(false);
  // Page breaks are known only after the first layout.
  return lines.hasLonelyTotals() ? (await print(true)).bytes : bytes;
}

/**
 * The pdfmake definition of an invoice. `issuedAt` is the file's date, so that the same invoice gives the same bytes.
 */
function definePdf(
  described: DescribedInvoice,
  issuedAt: Date,
  isLastAside: boolean,
): { readonly definition: TDocumentDefinitions; readonly lines: LinesPdf } {
  const totals: Mark = { id: 'toplamlar', text: described.payable.label };
  const lines = linesPdf(described, totals, isLastAside);
  const { side, top, bottom } = pdfTheme.margin;
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [side, top, side, bottom],
    language: 'tr-TR',
    displayTitle: true,
    info: {
      title: `${described.title} ${described.number}`,
      author: described.seller.name,
      creator: 'Kalem',
      producer: 'Kalem',
      creationDate: issuedAt,
    },
    defaultStyle: { font: 'NotoSans', fontSize: pdfTheme.body, color: pdfTheme.ink, lineHeight: 1.05 },
    content: [...headPdf(described), ...lines.content, sumsPdf(described, totals), ...notesPdf(described)],
    header: (page) => (page === 1 ? undefined : pageTopPdf(described, lines.carriedFrom(page - 1))),
    footer: (page, pages) => pageBottomPdf(described, lines.carriedFrom(page), page, pages),
    ...(described.stamp !== undefined && {
      watermark: { text: described.stamp, color: pdfTheme.stamp, opacity: 0.08, bold: true, fontSize: 110, angle: -35 },
    }),
  };
  return { definition, lines };
}
