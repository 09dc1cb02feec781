import type { DescribedParty, DescribedInvoice } from '../describe/DescribedInvoice';
import { describeInvoice } from '../describe/describeInvoice';
import type { Invoice, Seller } from '../DocumentSource';
import { qrSvg } from '../qrSvg';
import { documentStyle } from './documentStyle';
import { factsHtml } from './factsHtml';
import { linesHtml } from './linesHtml';
import { markup } from './markup';
import { notesHtml } from './notesHtml';
import { SafeMarkup } from './SafeMarkup';
import { sumsHtml } from './sumsHtml';

/**
 * An invoice as one page without scripts and without anything to load, for `<iframe sandbox="">`, for phones and for A4 paper.
 * What is not issued is marked TASLAK. The lines must be calculated.
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
${head(described)}
<section class="meta">
<div><h2>SAYIN</h2>${party(described.recipient)}</div>
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

function head({ seller, logo, title, stamp, qr }: DescribedInvoice): SafeMarkup {
  return markup`<header class="head">
<div>${logo === undefined ? undefined : markup`<img class="logo" src="${logo}" alt="Logo">`}${party(seller)}</div>
<div class="title">
<h1>${title}</h1>
${stamp === undefined ? undefined : markup`<div><strong class="badge">${stamp}</strong></div>`}
${qr === undefined ? undefined : markup`<div class="qr" role="img" aria-label="Karekod">${new SafeMarkup(qrSvg(qr))}</div>`}
</div>
</header>`;
}

function party({ name, address, facts }: DescribedParty): SafeMarkup {
  return markup`<div class="party"><p class="name">${name}</p>${address.map((line) => markup`<p class="address">${line}</p>`)}${factsHtml('inline', facts)}</div>`;
}
