import type { Content } from 'pdfmake';
import type { Fact } from '../describe/DescribedInvoice';
import { pdfTheme } from './pdfTheme';

/** Facts in a box, a row each. */
export function factsPdf(facts: readonly Fact[]): Content {
  return {
    table: {
      widths: ['auto', '*'],
      body: facts.map(({ label, value }) => [
        { text: label, color: pdfTheme.muted, noWrap: true },
        { text: value, bold: true, alignment: 'right' },
      ]),
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: (column, node) => (column === 0 || column === node.table.widths?.length ? 0.5 : 0),
      hLineColor: () => pdfTheme.rule,
      vLineColor: () => pdfTheme.rule,
      paddingLeft: () => 7,
      paddingRight: () => 7,
      paddingTop: () => 2,
      paddingBottom: () => 2,
    },
  };
}
