import type { Content } from 'pdfmake';
import type { DescribedInvoice } from '../describe/DescribedInvoice';
import { carriedPdf } from './carriedPdf';
import { pdfTheme } from './pdfTheme';

const { margin, small, muted } = pdfTheme;

/** Bottom of every page: what is carried to the next one, the ETTN and the number of the page. */
export function pageBottomPdf(
  { ettn, stamp }: DescribedInvoice,
  carried: bigint | undefined,
  page: number,
  pages: number,
): Content {
  return {
    margin: [margin.side, 6, margin.side, 0],
    stack: [
      { stack: carriedPdf('Devreden toplam', carried), alignment: 'right' },
      {
        margin: [0, carried === undefined ? 16 : 5, 0, 0],
        columns: [
          { width: '*', text: ettn === '' ? (stamp ?? '') : `ETTN: ${ettn}`, fontSize: small, color: muted },
          { width: 'auto', text: `Sayfa ${page} / ${pages}`, fontSize: small, color: muted },
        ],
      },
    ],
  };
}
