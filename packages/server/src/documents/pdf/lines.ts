import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import type { Column, DescribedInvoice, DescribedLine } from '@kalem/domain/document';
import { pdfTheme } from './theme';

/** The table of lines, and what its layout tells once the pages are made. */
export interface LinesPdf {
  readonly content: Content[];
  /**
   * Once the pages are made: whether the totals are on a page without a line, though there are lines that could go with
   * them.
   */
  hasLonelyTotals(): boolean;
  /** The sum of the lines up to the end of a page, in kuruş, when more lines or the totals follow on the next one. */
  carriedFrom(page: number): bigint | undefined;
}

/**
 * A text that tells on which page it ended up, once the pages are made: pdfmake writes that into the very object, and
 * corrects it for what moves to the next page only when the object has an id.
 */
export interface Mark {
  readonly id: string;
  readonly text: string;
  readonly color?: string;
  readonly positions?: readonly { readonly pageNumber: number }[];
}

/** How many of the last lines go with totals that would be alone on their page. */
const COMPANY = 2;

/**
 * Lays out the lines: the head is repeated on every page, a line is never torn apart, figures stand under each other.
 * `totals` marks where the totals begin; with `isLastAside` the last lines begin a page of their own, for the totals
 * below them.
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

/** How many characters a page holds where names have the least room, and how many a text wastes at its end. */
const [FULL_PAGE, LINE_END] = [1600, 12];

/** pdfmake cuts off what is kept whole and longer than a page, as the longest line may be. */
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

/** The sum up to the end of each page that is not the last; known only once the pages are made. */
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
 * The widths of the columns: each figure gets what its longest text needs, names the rest. When that leaves names no
 * room, the table is set in smaller letters, so that no amount is ever broken in two.
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

/** In ems: holds '120 Paket'. A longer unit stands below its number, so that names have the room. */
const QUANTITY = 5.8;

function quantityWidth(longest: string, lines: readonly DescribedLine[]): number {
  const words = lines.flatMap(({ cells }) => cells.miktar.split(' ')).map(ems);
  return Math.max(Math.min(ems(longest), QUANTITY), ...words);
}

/** The width of a text in Noto Sans SemiBold, in ems; what is neither digit nor point counts as a wide letter. */
function ems(text: string): number {
  const points = text.match(/[.,: ]/g)?.length ?? 0;
  const digits = text.match(/[0-9]/g)?.length ?? 0;
  return points * 0.29 + digits * 0.575 + (text.length - points - digits) * 0.7;
}
