import { openItemHeadings, statementHeadings } from '@kalem/domain/document';
import { parseTurkishNumber } from '@kalem/domain';
import { type CellObject, utils, write } from 'xlsx';
import type { PrintedStatement } from './source';

/** Shows an amount as the PDF does: '1.234,50' in a Turkish Excel. */
const AMOUNT_FORMAT = '#,##0.00';
/** Excel stores 15 digits of a number. A longer amount is written as text. */
const MOST_DIGITS = 15;
const amounts = ['Borç', 'Alacak', 'Bakiye', 'Kalan'];

/** Renders a statement as an Excel file with one sheet (MNY-54). Texts are never computed (LST-17). */
export function statementXlsx({ described }: PrintedStatement): Uint8Array<ArrayBuffer> {
  const { title, issuer, customer, facts, rows, totals, balance, open, openTitle, openTotals } = described;
  const texts = (...values: string[]) => values.map(textCell);
  const table = (headings: readonly string[], body: readonly (readonly string[])[]) => [
    texts(...headings),
    ...body.map((cells) =>
      cells.map((value, at) => (amounts.includes(headings[at] ?? '') ? amountCell : textCell)(value)),
    ),
  ];
  const sheet = utils.aoa_to_sheet([
    texts(title),
    texts(issuer.name),
    texts('Sayın', customer.name, customer.number),
    ...facts.map(({ label, value }) => texts(label, value)),
    [],
    ...table(statementHeadings, [...rows, totals]),
    [],
    texts(balance),
    [],
    texts(openTitle),
    ...table(openItemHeadings, [...open, ...openTotals.map(({ label, value }) => [label, '', '', value])]),
  ]);
  sheet['!cols'] = [12, 20, 40, 12, 16, 16, 16, 5].map((wch) => ({ wch }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, title);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

function textCell(value: string): CellObject | null {
  return value === '' ? null : { t: 's', v: value };
}

function amountCell(value: string): CellObject | null {
  const amount = parseTurkishNumber(value) ?? '';
  if (amount === '' || amount.replace(/\D/g, '').length > MOST_DIGITS) return textCell(value);
  return { t: 'n', v: Number(amount), z: AMOUNT_FORMAT };
}
