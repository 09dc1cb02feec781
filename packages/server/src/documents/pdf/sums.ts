import type { Content, TableCell } from 'pdfmake';
import type { DescribedInvoice, Fact } from '@kalem/domain/document';
import { boxed } from './head';
import type { Mark } from './lines';
import { pdfTheme } from './theme';

const TOTALS_WIDTH = 262;
const GAP = 16;
/** This many totals with two text lines each fill a page. pdfmake cuts off unbreakable content that is longer. */
const FULL_PAGE = 26;

/**
 * The part below the lines: on the left the signature and the totals in TRY, on the right the totals. Kept on one page
 * if it fits. `mark` is the label of the payable amount. After the layout it shows the page of the totals.
 */
export function sumsPdf({ totals, payable, tlTotals, signature }: DescribedInvoice, mark: Mark): Content {
  const width = pdfTheme.contentWidth - TOTALS_WIDTH - GAP;
  return {
    unbreakable: Math.max(totals.length, tlTotals.length) < FULL_PAGE,
    margin: [0, 8, 0, 0],
    columnGap: GAP,
    columns: [
      { width, stack: [...tlPdf(tlTotals), ...signaturePdf(signature)] },
      {
        width: TOTALS_WIDTH,
        table: { dontBreakRows: true, widths: ['*', 'auto'], body: [...totals.map(row), payableRow(payable, mark)] },
        layout: boxed,
      },
    ],
  };
}

function signaturePdf(signature: string | undefined): Content[] {
  if (signature === undefined) return [];
  return [
    { image: signature, fit: [150, 60], margin: [0, 4, 0, 3] },
    { text: 'Kaşe / İmza', fontSize: pdfTheme.small, color: pdfTheme.muted },
  ];
}

function tlPdf(totals: readonly Fact[]): Content[] {
  if (totals.length === 0) return [];
  return [
    { text: 'TL KARŞILIĞI', bold: true, margin: [0, 0, 0, 2] },
    {
      table: { dontBreakRows: true, widths: ['*', 'auto'], body: totals.map(row) },
      layout: boxed,
      fontSize: pdfTheme.small,
      margin: [0, 0, 0, 8],
    },
  ];
}

function row({ label, value }: Fact): TableCell[] {
  return [
    { text: label, alignment: 'right' },
    { text: value, alignment: 'right', noWrap: true },
  ];
}

function payableRow({ value }: Fact, mark: Mark): TableCell[] {
  const bold = { bold: true, fontSize: 9.5, margin: [0, 2, 0, 2] as [number, number, number, number] };
  return [
    { stack: [mark], alignment: 'right', ...bold },
    { text: value, alignment: 'right', noWrap: true, ...bold },
  ];
}
