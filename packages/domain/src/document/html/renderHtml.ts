import type { Invoice } from '../../invoice/Invoice';
import { type DescribedInvoice, describeInvoice } from '../describe/describeInvoice';
import type { Fact } from '../describe/facts';
import { mayBreak, type Column, type DescribedLine } from '../describe/lines';
import type { DescribedParty, Seller } from '../describe/parties';
import { qrSvg } from '../qr';
import { documentStyle } from './documentStyle';
import { markup, SafeMarkup } from './markup';

/**
 * Renders an invoice as one page without scripts and external resources, for `<iframe sandbox="">`, phones and A4
 * paper. An invoice that is not issued is marked TASLAK. The lines must be calculated.
 */
export function renderHtml(invoice: Invoice, seller: Seller): string {
  const described = describeInvoice(invoice, seller);
  return markup`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${described.number} - ${described.seller.name}</title>
<style>${new SafeMarkup(documentStyle)}</style>
</head>
<body>
${sheet(described)}
</body>
</html>
`.source;
}

/** Only the sheet of that page, to be shown inside another page together with `documentStyle`. */
export function renderSheet(described: DescribedInvoice): string {
  return sheet(described).source;
}

function sheet(described: DescribedInvoice): SafeMarkup {
  const { stamp, ettn } = described;
  return markup`<main class="${stamp === undefined ? 'sheet' : 'sheet stamp'}" data-stamp="${stamp}">
${headHtml(described)}
<section class="meta">
<div class="side"><h2>SAYIN</h2>${partyHtml(described.recipient)}</div>
${factsHtml('facts', described.facts)}
</section>
${ettn === '' ? undefined : markup`<p class="ettn"><b>ETTN:</b> ${ettn}</p>`}
${linesHtml(described)}
${sumsHtml(described)}
${notesHtml(described)}${stamp === undefined ? markup`<footer class="foot">e-Arşiv izni kapsamında elektronik ortamda iletilmiştir.</footer>` : undefined}
</main>`;
}

/** In the order of GİB's own document: the seller, our replacement for GİB's emblem with the title, the QR code. */
function headHtml({ seller, logo, title, stamp, qr }: DescribedInvoice): SafeMarkup {
  return markup`<header class="head">
<div class="side">${logo === undefined ? undefined : markup`<img class="logo" src="${logo}" alt="Logo">`}${partyHtml(seller)}</div>
<div class="title">
<div class="mark" aria-hidden="true">GİB</div>
<h1>${title}</h1>
${stamp === undefined ? undefined : markup`<strong class="badge">${stamp}</strong>`}
</div>
${qr === undefined ? undefined : markup`<div class="qr" role="img" aria-label="Karekod">${new SafeMarkup(qrSvg(qr))}</div>`}
</header>`;
}

function partyHtml({ name, address, facts }: DescribedParty): SafeMarkup {
  return markup`<div class="party"><p class="name">${name}</p>${address.map((line) => markup`<p class="address">${line}</p>`)}${factsHtml('inline', facts)}</div>`;
}

/** Facts as list rows; nothing for an empty list. */
function factsHtml(className: string, facts: readonly Fact[]): SafeMarkup | undefined {
  if (facts.length === 0) return undefined;
  return markup`<dl class="${className}">${facts.map(fact)}</dl>`;
}

function fact({ label, value }: Fact): SafeMarkup {
  return markup`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** Number of figure characters that fit beside a name at full size. */
const ROOMY = 84;

/** The table of lines. Each cell repeats the name of its column, which phones show instead of the table head. */
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
  const className = mayBreak(key, line.cells[key]) ? `${key} breaks` : key;
  return markup`<td class="${className}" data-label="${label}">${line.cells[key]}${key === 'malHizmet' ? details(line.details) : undefined}</td>`;
}

function details(texts: readonly string[]): SafeMarkup | undefined {
  return texts.length === 0
    ? undefined
    : markup`<div class="details">${texts.map((text) => markup`<div>${text}</div>`)}</div>`;
}

/** The part below the lines: totals in TRY and signature beside the totals. */
function sumsHtml({ totals, payable, tlTotals, signature }: DescribedInvoice): SafeMarkup {
  return markup`<section class="sums">
<dl class="totals sum">${totals.map(fact)}<div class="payable"><dt>${payable.label}</dt><dd>${payable.value}</dd></div></dl>
<div>
${tlTotals.length === 0 ? undefined : markup`<div class="tl"><h2>TL KARŞILIĞI</h2>${factsHtml('totals', tlTotals)}</div>`}
${signature === undefined ? undefined : markup`<figure class="signature"><img src="${signature}" alt="İmza">Kaşe / İmza</figure>`}
</div>
</section>`;
}

/** The box after the totals: the sum in words, the notes, the reasons of the lines, the returned invoices. */
function notesHtml({ words, returned, reasons, notes }: DescribedInvoice): SafeMarkup | undefined {
  const texts = [
    ...(words === '' ? [] : [labelled('Not', words)]),
    ...notes.map((note) => markup`<li>${note}</li>`),
    ...reasons.map(({ label, value }) => labelled(label, value)),
    ...returned.map(({ label, value }) => labelled('İade Edilen Fatura', label, value)),
  ];
  return texts.length === 0 ? undefined : markup`<ul class="notes">${texts}</ul>\n`;
}

function labelled(label: string, ...values: readonly string[]): SafeMarkup {
  return markup`<li><b>${label}</b>${values.map((value) => markup` <span>${value}</span>`)}</li>`;
}
