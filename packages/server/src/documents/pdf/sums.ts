import type { Content, TableCell } from 'pdfmake';
import type { DescribedInvoice } from '../describe/describeInvoice';
import type { Fact } from '../describe/facts';
import type { Mark } from './lines';
import { pdfTheme } from './theme';

const TOTALS_WIDTH = 250;
const GAP = 24;
/** This many totals, of two lines each, fill a page, and pdfmake cuts off what is kept whole and is longer than that. */
const FULL_PAGE = 26;

/** Below the lines: the sum in words and the signature beside the totals, kept together on one page where they fit. */
export function sumsPdf({ totals, payable, tlTotals, signature }: DescribedInvoice, words: Mark): Content {
  return {
    unbreakable: totals.length + tlTotals.length < FULL_PAGE,
    margin: [0, 12, 0, 0],
    columnGap: GAP,
    columns: [
      {
        width: pdfTheme.contentWidth - TOTALS_WIDTH - GAP,
        stack: [{ stack: [words], bold: true, lineHeight: 1.15 }, ...signaturePdf(signature)],
      },
      { width: TOTALS_WIDTH, stack: [rows(totals), payablePdf(payable), ...tlPdf(tlTotals)] },
    ],
  };
}

function signaturePdf(signature: string | undefined): Content[] {
  if (signature === undefined) return [];
  return [
    { text: 'Kaşe / İmza', fontSize: pdfTheme.small, color: pdfTheme.muted, margin: [0, 16, 0, 3] },
    { image: signature, fit: [150, 70] },
  ];
}

function tlPdf(totals: readonly Fact[]): Content[] {
  if (totals.length === 0) return [];
  return [
    {
      text: 'TL KARŞILIĞI',
      fontSize: pdfTheme.small,
      bold: true,
      color: pdfTheme.muted,
      characterSpacing: 0.4,
      margin: [8, 10, 0, 2],
    },
    rows(totals),
  ];
}

function rows(facts: readonly Fact[]): Content {
  return {
    table: { dontBreakRows: true, widths: ['*', 'auto'], body: facts.map(row) },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? 8 : 10),
      paddingRight: (column) => (column === 0 ? 0 : 8),
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
  };
}

function row({ label, value }: Fact): TableCell[] {
  return [
    { text: label, color: pdfTheme.muted },
    { text: value, alignment: 'right', noWrap: true },
  ];
}

function payablePdf({ label, value }: Fact): Content {
  const text = { bold: true, color: '#ffffff', fontSize: 10.5 };
  return {
    margin: [0, 5, 0, 0],
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          { text: label, ...text },
          { text: value, alignment: 'right', noWrap: true, ...text },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      fillColor: () => pdfTheme.accent,
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  };
}
