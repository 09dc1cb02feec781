import { type DescribedInvoice, describeInvoice } from '../describe/describeInvoice';
import type { Fact } from '../describe/facts';
import type { Column, DescribedLine } from '../describe/lines';
import type { DescribedParty } from '../describe/parties';
import { qrSvg } from '../qr';
import type { Invoice, Seller } from '../source';
import { documentStyle } from './documentStyle';
import { markup, SafeMarkup } from './markup';

/**
 * An invoice as one page without scripts and with nothing to load, for `<iframe sandbox="">`, for phones and for A4 paper. What is
 * not issued is marked TASLAK. The lines must be calculated.
 */
export function renderHtml(invoice: Invoice, seller: Seller): string {
  const described = describeInvoice(invoice, seller);
  const { number, stamp, ettn } = described;
  return markup`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${number} - ${described.seller.name}</title>
<style>${new SafeMarkup(documentStyle)}</style>
</head>
<body>
<main class="${stamp === undefined ? 'sheet' : 'sheet stamp'}" data-stamp="${stamp}">
${headHtml(described)}
<section class="meta">
<div><h2>SAYIN</h2>${partyHtml(described.recipient)}</div>
${factsHtml('facts', described.facts)}
</section>
${linesHtml(described)}
${sumsHtml(described)}
${notesHtml(described)}${ettn === '' ? undefined : markup`<footer class="ettn">ETTN: <b>${ettn}</b></footer>`}
</main>
</body>
</html>
`.source;
}

function headHtml({ seller, logo, title, stamp, qr }: DescribedInvoice): SafeMarkup {
  return markup`<header class="head">
<div>${logo === undefined ? undefined : markup`<img class="logo" src="${logo}" alt="Logo">`}${partyHtml(seller)}</div>
<div class="title">
<h1>${title}</h1>
${stamp === undefined ? undefined : markup`<div><strong class="badge">${stamp}</strong></div>`}
${qr === undefined ? undefined : markup`<div class="qr" role="img" aria-label="Karekod">${new SafeMarkup(qrSvg(qr))}</div>`}
</div>
</header>`;
}

function partyHtml({ name, address, facts }: DescribedParty): SafeMarkup {
  return markup`<div class="party"><p class="name">${name}</p>${address.map((line) => markup`<p class="address">${line}</p>`)}${factsHtml('inline', facts)}</div>`;
}

/** Facts as the rows of a list; nothing when there are none. */
function factsHtml(className: string, facts: readonly Fact[]): SafeMarkup | undefined {
  if (facts.length === 0) return undefined;
  return markup`<dl class="${className}">${facts.map(({ label, value }) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** How many characters of figures fit beside a name at full size. */
const ROOMY = 84;

/** The table of lines. Each cell carries the name of its column, which phones show in place of the table's head. */
function linesHtml({ columns, lines }: DescribedInvoice): SafeMarkup {
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

/** Below the lines: the sum in words and the signature beside the totals. */
function sumsHtml({ totals, payable, tlTotals, words, signature }: DescribedInvoice): SafeMarkup {
  return markup`<section class="sums">
<div>
<p class="words">${words}</p>
${signature === undefined ? undefined : markup`<figure class="signature">Kaşe / İmza<img src="${signature}" alt="İmza"></figure>`}
</div>
<div>
${factsHtml('totals', totals)}
<dl class="totals"><div class="payable"><dt>${payable.label}</dt><dd>${payable.value}</dd></div></dl>
${tlTotals.length === 0 ? undefined : markup`<div class="tl"><h2>TL KARŞILIĞI</h2>${factsHtml('totals', tlTotals)}</div>`}
</div>
</section>`;
}

/** What follows the totals: returned invoices, the reasons of the lines, the notes. */
function notesHtml({ returned, reasons, notes }: DescribedInvoice): SafeMarkup {
  return markup`${section('İADE EDİLEN FATURALAR', factsHtml('pairs', returned))}${section('AÇIKLAMALAR', factsHtml('pairs', reasons))}${section('NOTLAR', list(notes))}`;
}

function section(heading: string, content: SafeMarkup | undefined): SafeMarkup | undefined {
  return content === undefined ? undefined : markup`<section class="notes"><h2>${heading}</h2>${content}</section>\n`;
}

function list(notes: readonly string[]): SafeMarkup | undefined {
  return notes.length === 0 ? undefined : markup`<ul>${notes.map((note) => markup`<li>${note}</li>`)}</ul>`;
}
