import type { Content } from 'pdfmake';
import type { DescribedInvoice, Fact } from '../describe/DescribedInvoice';
import { pdfTheme } from './pdfTheme';

/** What follows the totals: returned invoices, the reasons of the lines, the notes. */
export function notesPdf({ returned, reasons, notes }: DescribedInvoice): Content[] {
  return [...section('İADE EDİLEN FATURALAR', returned.map(pair)), ...section('AÇIKLAMALAR', reasons.map(pair)), ...section('NOTLAR', notes.map((text) => ({ text })))];
}

function pair({ label, value }: Fact): Content {
  return { text: [{ text: `${label}  `, color: pdfTheme.muted }, { text: value }] };
}

function section(heading: string, content: readonly Content[]): Content[] {
  const [first, ...others] = content;
  if (first === undefined) return [];
  const rule: Content = { canvas: [{ type: 'line', x1: 0, y1: 0, x2: pdfTheme.contentWidth, y2: 0, lineWidth: 0.5, lineColor: pdfTheme.rule }], margin: [0, 12, 0, 8] };
  const title: Content = { text: heading, fontSize: pdfTheme.small, bold: true, color: pdfTheme.muted, characterSpacing: 0.4, margin: [0, 0, 0, 2] };
  return [{ unbreakable: true, stack: [rule, title, first] }, ...others];
}
