import type { Content } from 'pdfmake';
import { formatAmount, writeKurus } from '@kalem/domain';
import type { DescribedInvoice } from '@kalem/domain/document';
import { pdfTheme } from './theme';

const { margin, small, muted } = pdfTheme;
const NAME_WIDTH = 330;
const NAME_LENGTH = 40;

/** The top of every page except the first: the invoice's seller and number, and the carried sum. */
export function pageTopPdf({ seller, number }: DescribedInvoice, carried: bigint | undefined): Content {
  const name = seller.name.length > NAME_LENGTH ? `${seller.name.slice(0, NAME_LENGTH)}…` : seller.name;
  return {
    margin: [margin.side, 20, margin.side, 0],
    columns: [
      { width: NAME_WIDTH, text: `${name} · ${number}`, fontSize: small, color: muted },
      {
        width: pdfTheme.contentWidth - NAME_WIDTH,
        alignment: 'right',
        stack: carriedPdf('Önceki sayfadan devreden toplam', carried),
      },
    ],
  };
}

/** The bottom of every page: the sum carried to the next page, the ETTN, and the page number. */
export function pageBottomPdf(
  { ettn, stamp }: DescribedInvoice,
  carried: bigint | undefined,
  page: number,
  pages: number,
): Content {
  return {
    margin: [margin.side, 4, margin.side, 0],
    stack: [
      { stack: carriedPdf('Devreden toplam', carried), alignment: 'right' },
      {
        margin: [0, carried === undefined ? 13 : 3, 0, 0],
        columns: [
          { width: '*', text: footText({ ettn, stamp }, page), fontSize: small, color: muted },
          { width: 'auto', text: `Sayfa ${page} / ${pages}`, fontSize: small, color: muted },
        ],
      },
    ],
  };
}

/** The first page shows the ETTN at the top, the others at the bottom. */
function footText({ ettn, stamp }: Pick<DescribedInvoice, 'ettn' | 'stamp'>, page: number): string {
  if (stamp !== undefined || ettn === '') return stamp ?? '';
  return page === 1 ? 'e-Arşiv izni kapsamında elektronik ortamda iletilmiştir.' : `ETTN: ${ettn}`;
}

/** A carried sum. Empty when there is none. */
function carriedPdf(label: string, carried: bigint | undefined): Content[] {
  if (carried === undefined) return [];
  return [
    {
      text: [
        { text: `${label}   `, color: pdfTheme.muted },
        { text: formatAmount(writeKurus(carried)), bold: true },
      ],
      fontSize: 7.5,
    },
  ];
}
