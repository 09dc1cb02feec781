import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { DescribedInvoice } from '../describe/DescribedInvoice';
import { headPdf } from './headPdf';
import { linesPdf } from './linesPdf';
import type { Mark } from './Mark';
import { notesPdf } from './notesPdf';
import { pageBottomPdf } from './pageBottomPdf';
import { pageTopPdf } from './pageTopPdf';
import { pdfTheme } from './pdfTheme';
import { sumsPdf } from './sumsPdf';

/** The PDF of an invoice as pdfmake wants it described; `issuedAt` dates it, so that the same invoice gives the same file. */
export function definePdf(described: DescribedInvoice, issuedAt: Date): TDocumentDefinitions {
  const words: Mark = { id: 'toplamlar', text: described.words };
  const lines = linesPdf(described, words);
  const { side, top, bottom } = pdfTheme.margin;
  return {
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
    content: [...headPdf(described), lines.content, sumsPdf(described, words), ...notesPdf(described)],
    header: (page) => (page === 1 ? undefined : pageTopPdf(described, lines.carriedFrom(page - 1))),
    footer: (page, pages) => pageBottomPdf(described, lines.carriedFrom(page), page, pages),
    ...(described.stamp !== undefined && {
      watermark: { text: described.stamp, color: pdfTheme.stamp, opacity: 0.08, bold: true, fontSize: 110, angle: -35 },
    }),
  };
}
