import type { Content } from 'pdfmake';
import type { DescribedInvoice } from '../describe/describeInvoice';
import type { Fact } from '../describe/facts';
import { pdfTheme } from './theme';

/** What follows the totals: returned invoices, the reasons of the lines, the notes. */
export function notesPdf({ returned, reasons, notes }: DescribedInvoice): Content[] {
  return [
    ...section('İADE EDİLEN FATURALAR', returned),
    ...section('AÇIKLAMALAR', reasons),
    ...section(
      'NOTLAR',
      notes.map((value) => ({ label: '', value })),
    ),
  ];
}

/** Up to this many rows stay on one page with their heading: a page with nothing but the last note looks like a mistake. */
const TOGETHER = 14;
const ROW_LENGTH = 105;

function section(heading: string, facts: readonly Fact[]): Content[] {
  const [first, ...others] = facts.map(row);
  if (first === undefined) return [];
  const rule: Content = {
    canvas: [
      { type: 'line', x1: 0, y1: 0, x2: pdfTheme.contentWidth, y2: 0, lineWidth: 0.5, lineColor: pdfTheme.rule },
    ],
    margin: [0, 12, 0, 8],
  };
  const title: Content = {
    text: heading,
    fontSize: pdfTheme.small,
    bold: true,
    color: pdfTheme.muted,
    characterSpacing: 0.4,
    margin: [0, 0, 0, 2],
  };
  const rows = facts.reduce(
    (sum, { label, value }) => sum + Math.ceil((label.length + value.length + 1) / ROW_LENGTH),
    0,
  );
  return rows > TOGETHER
    ? [{ unbreakable: true, stack: [rule, title, first] }, ...others]
    : [{ unbreakable: true, stack: [rule, title, first, ...others] }];
}

function row({ label, value }: Fact): Content {
  return label === '' ? { text: value } : { text: [{ text: `${label}  `, color: pdfTheme.muted }, { text: value }] };
}
