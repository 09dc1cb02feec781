import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { Column, DescribedInvoice, DescribedLine } from '@kalem/domain/document';
import { pdfTheme } from './theme';

/** The table of lines. Its methods can be called after the pages are laid out. */
export interface LinesPdf {
  readonly content: Content[];
  /** Whether the totals are on a page without a line, although some lines could be moved there. */
  hasLonelyTotals(): boolean;
  /** The sum of the lines up to the end of a page, in kuruş. Undefined when neither lines nor totals follow. */
  carriedFrom(page: number): bigint | undefined;
}

/**
 * A text whose page is known after the layout. pdfmake writes the page into the object. It corrects the page of moved
 * content only when the object has an id.
 */
export interface Mark {
  readonly id: string;
  readonly text: string;
  readonly color?: string;
  readonly positions?: readonly { readonly pageNumber: number }[];
}

/** The number of lines that are moved to a page with only totals. */
const COMPANY = 2;

/**
 * The table of lines: repeated headings, no line split between pages, figures aligned. `totals` marks where the totals
 * begin. With `isLastAside`, the last lines start a new page together with the totals.
 */
export function linesPdf({ columns, lines }: DescribedInvoice, totals: Mark, isLastAside: boolean): LinesPdf {
  const { widths, fontSize } = columnWidths(columns, lines);
  const marks: Mark[] = lines.map(({ cells }) => ({
    id: `satir-${cells.sira}`,
    text: cells.sira,
    color: pdfTheme.muted,
  }));
  const rows = lines.map((line, index) =>
    columns.map(({ key }) => (key === 'sira' ? (marks[index] ?? '') : cell(line, key, fontSize))),
  );
  const table = (body: TableCell[][], isOnNewPage = false): Content => ({
    ...(isOnNewPage && { pageBreak: 'before' }),
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: lines.every(fitsOnPage),
      widths,
      body: [columns.map(heading), ...body],
    },
    layout,
    fontSize,
  });
  return {
    content: isLastAside ? [table(rows.slice(0, -COMPANY)), table(rows.slice(-COMPANY), true)] : [table(rows)],
    hasLonelyTotals: () => lines.length > COMPANY && pageOf(totals) !== pageOf(marks.at(-1)),
    carriedFrom: (page) => sumsByPage(lines, marks, totals).get(page),
  };
}

/**
 * The number of characters on a page with the narrowest name column, and the characters lost at the end of a text line.
 */
const [FULL_PAGE, LINE_END] = [1600, 12];

/** Whether a line fits on one page. pdfmake cuts off unbreakable content that is longer than a page. */
function fitsOnPage({ cells, details }: DescribedLine): boolean {
  return details.reduce((length, detail) => length + detail.length + LINE_END, cells.malHizmet.length) < FULL_PAGE;
}

function heading({ key, label }: Column): TableCell {
  return {
    text: label,
    bold: true,
    alignment: isText(key) ? 'left' : 'right',
    verticalAlignment: 'bottom',
  };
}

function cell({ cells, details }: DescribedLine, key: Column['key'], fontSize: number): TableCell {
  if (key !== 'malHizmet') return { text: cells[key], alignment: 'right', bold: key === 'tutar' };
  if (details.length === 0) return { text: cells[key] };
  return {
    stack: [{ text: cells[key] }, ...details.map((text) => ({ text, color: pdfTheme.muted, fontSize: fontSize - 1 }))],
  };
}

function isText(key: Column['key']): boolean {
  return key === 'sira' || key === 'malHizmet';
}

const layout: CustomTableLayout = {
  hLineWidth: (row, { table: { body } }) => (row <= 1 || row === body.length ? pdfTheme.line : 0.5),
  hLineColor: (row, { table: { body } }) => (row <= 1 || row === body.length ? pdfTheme.ink : pdfTheme.rule),
  vLineWidth: () => pdfTheme.line,
  vLineColor: () => pdfTheme.ink,
  paddingLeft: () => pdfTheme.cellPadding,
  paddingRight: () => pdfTheme.cellPadding,
  paddingTop: () => 2,
  paddingBottom: () => 2,
  fillColor: (row) => (row === 0 ? pdfTheme.soft : null),
};

/** The sum up to the end of each page except the last. Known only after the layout. */
function sumsByPage(lines: readonly DescribedLine[], marks: readonly Mark[], totals: Mark): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  let sum = 0n;
  let page = 0;
  lines.forEach(({ tutar }, index) => {
    page = pageOf(marks[index]) ?? page;
    sum += tutar;
    sums.set(page, sum);
  });
  if ((pageOf(totals) ?? page) === page) sums.delete(page);
  return sums;
}

function pageOf(mark: Mark | undefined): number | undefined {
  return mark?.positions?.[0]?.pageNumber;
}

const NAME_MINIMUM = 116;
const [LARGEST, SMALLEST, STEP] = [7.5, 4.5, 0.25];

/**
 * The column widths: each figure gets the width of its longest text, and the name the remaining width. If too little
 * remains, the font is smaller, so that no amount is ever split.
 */
function columnWidths(
  columns: readonly Column[],
  lines: readonly DescribedLine[],
): { readonly widths: number[]; readonly fontSize: number } {
  const widthOf = ({ key, longest }: Column) => (key === 'miktar' ? quantityWidth(longest, lines) : ems(longest));
  const figures = columns.filter(({ key }) => key !== 'malHizmet').reduce((sum, column) => sum + widthOf(column), 0);
  const upright = pdfTheme.line * (columns.length + 1);
  const room = pdfTheme.contentWidth - upright - 2 * pdfTheme.cellPadding * columns.length;
  let fontSize: number = LARGEST;
  while (fontSize > SMALLEST && figures * fontSize > room - NAME_MINIMUM) fontSize -= STEP;
  const name = Math.max(room - figures * fontSize, NAME_MINIMUM / 2);
  return {
    fontSize,
    widths: columns.map((column) => (column.key === 'malHizmet' ? name : widthOf(column) * fontSize)),
  };
}

/** In ems: the width of '120 Paket'. A longer unit wraps below its number, which leaves more width for names. */
const QUANTITY = 5.8;

function quantityWidth(longest: string, lines: readonly DescribedLine[]): number {
  const words = lines.flatMap(({ cells }) => cells.miktar.split(' ')).map(ems);
  return Math.max(Math.min(ems(longest), QUANTITY), ...words);
}

/** The width of a text in Noto Sans SemiBold, in ems. Characters other than digits and points count as wide. */
function ems(text: string): number {
  const points = text.match(/[.,: ]/g)?.length ?? 0;
  const digits = text.match(/[0-9]/g)?.length ?? 0;
  return points * 0.29 + digits * 0.575 + (text.length - points - digits) * 0.7;
}
