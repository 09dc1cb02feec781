import type { Content } from 'pdfmake';
import type { DescribedInvoice } from '../describe/DescribedInvoice';
import { carriedPdf } from './carriedPdf';
import { pdfTheme } from './pdfTheme';

const { margin, small, muted } = pdfTheme;
const NAME_WIDTH = 330;
const NAME_LENGTH = 40;

/** Top of every page but the first: whose invoice it is, and what the lines before add up to. */
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
