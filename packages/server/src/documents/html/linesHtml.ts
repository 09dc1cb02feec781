import type { Column, DescribedInvoice, DescribedLine } from '../describe/DescribedInvoice';
import type { SafeMarkup } from './SafeMarkup';
import { markup } from './markup';

/** Characters of figures in a row that fit beside a name at full size. */
const ROOMY = 84;

/** The table of lines; each cell carries its column's name, which phones show in place of the head. */
export function linesHtml({ columns, lines }: DescribedInvoice): SafeMarkup {
  const figures = columns
    .filter(({ key }) => key !== 'malHizmet')
    .reduce((sum, { longest }) => sum + longest.length, 0);
  return markup`<div class="table"><table class="${figures > ROOMY ? 'lines dense' : 'lines'}">
<thead><tr>${columns.map(({ key, label }) => markup`<th scope="col" class="${key}">${label}</th>`)}</tr></thead>
<tbody>
${lines.map((line) => markup`<tr>${columns.map((column) => cell(line, column))}</tr>\n`)}</tbody>
</table></div>`;
}

function cell(line: DescribedLine, { key, label }: Column): SafeMarkup {
  return markup`<td class="${key}" data-label="${label}">${line.cells[key]}${key === 'malHizmet' ? details(line.details) : undefined}</td>`;
}

function details(texts: readonly string[]): SafeMarkup | undefined {
  return texts.length === 0
    ? undefined
    : markup`<div class="details">${texts.map((text) => markup`<div>${text}</div>`)}</div>`;
}
