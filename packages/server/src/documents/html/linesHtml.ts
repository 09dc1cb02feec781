import type { Column, DescribedInvoice, DescribedLine } from '../describe/DescribedInvoice';
import type { SafeMarkup } from './SafeMarkup';
import { markup } from './markup';

/** The table of lines; each cell carries its column's name, which phones show in place of the head. */
export function linesHtml({ columns, lines }: DescribedInvoice): SafeMarkup {
  return markup`<table class="lines">
<thead><tr>${columns.map(({ key, label }) => markup`<th scope="col" class="${key}">${label}</th>`)}</tr></thead>
<tbody>
${lines.map((line) => markup`<tr>${columns.map((column) => cell(line, column))}</tr>\n`)}</tbody>
</table>`;
}

function cell(line: DescribedLine, { key, label }: Column): SafeMarkup {
  return markup`<td class="${key}" data-label="${label}">${line.cells[key]}${key === 'malHizmet' ? details(line.details) : undefined}</td>`;
}

function details(texts: readonly string[]): SafeMarkup | undefined {
  return texts.length === 0 ? undefined : markup`<div class="details">${texts.map((text) => markup`<div>${text}</div>`)}</div>`;
}
