import type { DescribedInvoice } from '../describe/DescribedInvoice';
import type { SafeMarkup } from './SafeMarkup';
import { factsHtml } from './factsHtml';
import { markup } from './markup';

/** What follows the totals: returned invoices, the reasons of the lines, the notes. */
export function notesHtml({ returned, reasons, notes }: DescribedInvoice): SafeMarkup {
  return markup`${section('İADE EDİLEN FATURALAR', factsHtml('pairs', returned))}${section('AÇIKLAMALAR', factsHtml('pairs', reasons))}${section('NOTLAR', list(notes))}`;
}

function section(heading: string, content: SafeMarkup | undefined): SafeMarkup | undefined {
  return content === undefined ? undefined : markup`<section class="notes"><h2>${heading}</h2>${content}</section>\n`;
}

function list(notes: readonly string[]): SafeMarkup | undefined {
  return notes.length === 0 ? undefined : markup`<ul>${notes.map((note) => markup`<li>${note}</li>`)}</ul>`;
}
