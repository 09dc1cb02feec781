import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import { type DescribedStatement, openItemHeadings, statementHeadings } from '@kalem/domain/document';
import { a4, type LoadDocumentFonts, openPrinter } from '../pdf/printPdf';
import { pdfTheme } from '../pdf/theme';
import type { PrintedStatement } from './source';

const { contentWidth, rule, ink, muted, small, line, margin } = pdfTheme;
const FACTS_WIDTH = 190;
const GAP = 20;
const FONT_SIZE = 7;
/** The width of a digit, and the narrowest column of amounts. */
const [DIGIT, NARROWEST] = [3.9, 60];
/** The columns of amounts among the entries. */
const amounts = [4, 5, 6];

/** Renders a statement as an A4 PDF with page numbers (MNY-54). The same statement gives the same bytes. */
export async function statementPdf(
  { described, logo, madeAt }: PrintedStatement,
  loadFonts: LoadDocumentFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const print = await openPrinter(loadFonts);
  const { title, issuer, customer } = described;
  return print({
    ...a4({ title: `${title} ${customer.name}`, author: issuer.name, madeAt }),
    content: [
      headPdf(described, logo),
      entriesPdf(described),
      {
        table: { widths: ['*'], body: [[{ text: described.balance, margin: [4, 4, 4, 4] }]] },
        layout: boxed,
        margin: [0, 10, 0, 12],
      },
      ...openPdf(described),
    ],
    footer: (page, pages) => ({
      margin: [margin.side, 17, margin.side, 0],
      fontSize: small,
      color: muted,
      columns: [
        { width: '*', text: 'Kalem ile hazırlandı' },
        { width: 'auto', text: `Sayfa ${page} / ${pages}` },
      ],
    }),
  });
}

function headPdf({ title, issuer, customer, facts }: DescribedStatement, logo: string | undefined): Content {
  return {
    stack: [
      {
        columnGap: GAP,
        columns: [
          {
            width: contentWidth - FACTS_WIDTH - GAP,
            stack: [
              ...(logo === undefined ? [] : [{ image: logo, fit: [140, 40], margin: [0, 0, 0, 4] } satisfies Content]),
              { text: issuer.name, fontSize: 9, bold: true },
              { text: issuer.address },
              { text: issuer.tax },
            ],
          },
          {
            width: FACTS_WIDTH,
            stack: [
              { text: title, fontSize: 13, bold: true, alignment: 'right', margin: [0, 0, 0, 4] },
              ...facts.map(
                ({ label, value }) =>
                  ({
                    columns: [
                      { width: 60, text: label, color: muted },
                      { width: '*', text: value, alignment: 'right' },
                    ],
                  }) satisfies Content,
              ),
            ],
          },
        ],
      },
      { text: 'Sayın', color: muted, margin: [0, 14, 0, 0] },
      { text: customer.name, fontSize: 9, bold: true },
      { text: customer.number, margin: [0, 0, 0, 12] },
    ],
  };
}

function entriesPdf({ rows, totals }: DescribedStatement): Content {
  const all = [...rows, totals];
  const widthOf = (column: number) =>
    all.reduce((width, cells) => Math.max(width, (cells[column] ?? '').length * DIGIT), NARROWEST);
  return {
    fontSize: FONT_SIZE,
    layout: lines,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [44, 78, '*', 44, ...amounts.map(widthOf), 16],
      body: [
        rowOf(statementHeadings, cell, true),
        ...rows.map((cells) => rowOf(cells, cell)),
        rowOf(totals, cell, true),
      ],
    },
  };
}

interface Cell {
  readonly alignment: 'left' | 'right';
  readonly noWrap?: boolean;
}

function cell(column: number): Cell {
  return { alignment: amounts.includes(column) ? 'right' : 'left', noWrap: column !== 2 };
}

function openCell(column: number): Cell {
  return { alignment: column === 3 ? 'right' : 'left' };
}

function rowOf(texts: readonly string[], styleOf: (column: number) => Cell, bold = false): TableCell[] {
  return texts.map((text, column) => ({ text, bold, ...styleOf(column) }));
}

function openPdf({ open, openTitle, openTotals }: DescribedStatement): Content[] {
  if (open.length === 0 && openTotals.length < 2) return [];
  return [
    { text: openTitle, bold: true, fontSize: 9, margin: [0, 0, 0, 4] },
    {
      fontSize: FONT_SIZE,
      layout: lines,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [130, 80, '*', 120],
        body: [
          rowOf(openItemHeadings, openCell, true),
          ...open.map((cells) => rowOf(cells, openCell)),
          ...openTotals.map(({ label, value }) => rowOf([label, '', '', value], openCell, true)),
        ],
      },
    },
  ];
}

/** A line below each row, and a darker one below the headings. */
const lines: CustomTableLayout = {
  hLineWidth: (row) => (row === 0 ? 0 : line),
  vLineWidth: () => 0,
  hLineColor: (row) => (row === 1 ? ink : rule),
  paddingLeft: (column) => (column === 0 ? 0 : 4),
  paddingRight: () => 2,
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
};

const boxed: CustomTableLayout = {
  hLineWidth: () => line,
  vLineWidth: () => line,
  hLineColor: () => rule,
  vLineColor: () => rule,
};
