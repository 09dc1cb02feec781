import type { Content } from 'pdfmake';
import type { DescribedInvoice } from '@kalem/domain/document';
import { pdfTheme } from './theme';

/** Up to this many rows stay on one page, because a page with only the last note looks like a mistake. */
const TOGETHER = 14;
const ROW_LENGTH = 105;

/** The box after the totals: the sum in words, the notes, the reasons of the lines, and the returned invoices. */
export function notesPdf({ words, returned, reasons, notes }: DescribedInvoice): Content[] {
  const texts: Content[] = [
    ...(words === '' ? [] : [labelled('Not:', words)]),
    ...notes.map((text) => ({ text })),
    ...reasons.map(({ label, value }) => labelled(`${label}:`, value)),
    ...returned.map(({ label, value }) => labelled('İade Edilen Fatura:', `${label}  ${value}`)),
  ];
  if (texts.length === 0) return [];
  const rows = [words, ...notes, ...[...reasons, ...returned].map(({ label, value }) => `${label} ${value}`)].reduce(
    (sum, text) => sum + Math.ceil((text.length + 1) / ROW_LENGTH),
    0,
  );
  return [
    {
      unbreakable: rows <= TOGETHER,
      margin: [0, 10, 0, 0],
      // One row per text, so that the box can continue on the next page.
      table: { widths: ['*'], body: texts.map((text) => [text]) },
      layout: {
        hLineWidth: (row, { table: { body } }) => (row === 0 || row === body.length ? pdfTheme.line : 0),
        vLineWidth: () => pdfTheme.line,
        hLineColor: () => pdfTheme.ink,
        vLineColor: () => pdfTheme.ink,
        paddingLeft: () => 6,
        paddingRight: () => 6,
        paddingTop: (row) => (row === 0 ? 4 : 0.5),
        paddingBottom: (row, { table: { body } }) => (row === body.length - 1 ? 4 : 0.5),
      },
    },
  ];
}

function labelled(label: string, value: string): Content {
  return { text: [{ text: `${label} `, bold: true }, value] };
}
