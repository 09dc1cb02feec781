/**
 * The styles of an invoice page: a sheet on wide screens and paper; on phones cards replace the line table. Inherited
 * text properties are set on the sheet, so that it looks the same inside another page.
 */
export const documentStyle = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
html { background: #e9edf2; -webkit-text-size-adjust: 100%; }
body { margin: 0; }
h1, h2, p, dl, dd, ul, figure { margin: 0; padding: 0; }
ul { list-style: none; }
.sheet { --ink: #16202e; --muted: #55606f; --rule: #c3cbd4; --soft: #eef1f4; color: var(--ink); font: 13px/1.45 "Noto Sans", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
.sheet { position: relative; overflow: hidden; max-width: 860px; margin: 24px auto; padding: 36px 40px 28px; background: #fff; box-shadow: 0 1px 2px #16202e1f, 0 8px 24px #16202e14; }
.sheet > * { position: relative; }
.stamp::before { content: attr(data-stamp); position: absolute; inset: 360px 0 auto; z-index: 1; display: grid; place-items: center; color: #b42318; opacity: .09; font-size: 120px; font-weight: 700; letter-spacing: .08em; transform: rotate(-24deg); pointer-events: none; white-space: nowrap; }
.head { display: grid; grid-template-columns: minmax(0, 1fr) 150px 128px; gap: 24px; align-items: start; }
.side { padding: 8px 0; border-block: 1.5px solid var(--ink); }
.logo { display: block; max-width: 180px; max-height: 64px; margin-bottom: 8px; }
.name { font-size: 14px; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; unicode-bidi: isolate; }
.party { overflow-wrap: anywhere; unicode-bidi: isolate; }
.inline { display: flex; flex-wrap: wrap; column-gap: 16px; }
.inline div { display: flex; gap: 5px; min-width: 0; }
.inline dt { color: var(--muted); }
.inline dt::after { content: ":"; }
.inline dd { overflow-wrap: anywhere; unicode-bidi: isolate; }
.title { text-align: center; }
.mark { display: grid; place-items: center; width: 68px; height: 68px; margin: 0 auto 8px; border: 1.5px solid var(--ink); border-radius: 50%; outline: 1px solid var(--ink); outline-offset: -5px; font-size: 18px; font-weight: 700; letter-spacing: .02em; }
.title h1 { font-size: 17px; font-weight: 700; line-height: 1.2; }
.badge { display: inline-block; margin-top: 6px; padding: 1px 10px; border: 1px solid #b42318; border-radius: 4px; color: #b42318; font-weight: 600; letter-spacing: .08em; }
.qr { width: 128px; }
.qr svg { display: block; width: 100%; height: auto; }
.meta { display: grid; grid-template-columns: minmax(0, 1fr) 280px; gap: 32px; align-items: end; padding: 18px 0 10px; }
.meta h2 { font-size: inherit; font-weight: 700; }
.facts, .totals { border: 1px solid var(--ink); }
.facts div { display: grid; grid-template-columns: 118px minmax(0, 1fr); }
.facts div + div, .totals div + div { border-top: 1px solid var(--ink); }
.facts dt, .facts dd, .totals dt, .totals dd { padding: 2px 8px; }
.facts dt { font-weight: 600; }
.facts dd, .totals dd { border-left: 1px solid var(--ink); overflow-wrap: anywhere; }
.ettn { padding-bottom: 10px; overflow-wrap: anywhere; }
.lines { width: 100%; border: 1px solid var(--ink); border-collapse: collapse; font-size: 12px; }
.table { overflow-x: auto; }
.lines th { padding: 5px; background: var(--soft); border: 1px solid var(--ink); font-size: 11px; font-weight: 600; line-height: 1.25; text-align: right; vertical-align: bottom; }
.lines td { padding: 5px; border: 1px solid var(--rule); border-inline-color: var(--ink); text-align: right; vertical-align: top; white-space: nowrap; }
.lines .sira { width: 34px; text-align: center; }
.lines .breaks { white-space: normal; }
.lines.dense, .dense th, .dense .details { font-size: 10px; }
.dense th, .dense td { padding-inline: 3px; }
.lines .malHizmet { min-width: 110px; text-align: left; white-space: normal; overflow-wrap: anywhere; unicode-bidi: isolate; }
.lines .tutar { font-weight: 600; }
.details { margin-top: 2px; color: var(--muted); font-size: 11px; }
.sums { display: grid; grid-template-columns: minmax(0, 1fr) minmax(380px, 50%); gap: 24px; align-items: start; padding: 10px 0; break-inside: avoid; }
.sum { grid-area: 1 / 2; }
.totals { display: table; width: 100%; border-collapse: collapse; }
.totals div { display: table-row; }
.totals dt, .totals dd { display: table-cell; text-align: right; vertical-align: middle; }
.totals dd { width: 120px; white-space: nowrap; }
.totals .payable { font-size: 14px; font-weight: 700; }
.totals .payable dt, .totals .payable dd { padding-block: 5px; }
.tl { margin-bottom: 12px; font-size: 11px; }
.tl h2 { margin-bottom: 3px; font-size: inherit; font-weight: 700; }
.signature { color: var(--muted); font-size: 11px; }
.signature img { display: block; max-width: 200px; max-height: 88px; margin-bottom: 4px; }
.notes { display: grid; gap: 3px; padding: 8px 10px; border: 1px solid var(--ink); }
.notes li { overflow-wrap: anywhere; unicode-bidi: isolate; }
.notes b::after { content: ":"; }
.foot { padding-top: 16px; color: var(--muted); font-size: 11px; }
@media (max-width: 640px) {
  html { background: #fff; }
  .sheet { margin: 0; padding: 20px 16px; box-shadow: none; }
  .stamp::before { inset-block-start: 240px; font-size: 64px; }
  .head, .meta, .sums { grid-template-columns: minmax(0, 1fr); gap: 16px; }
  .head { grid-template-columns: minmax(0, 1fr) 104px; }
  .head .side { grid-column: 1 / -1; }
  .title { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; order: -2; text-align: left; }
  .mark { width: 52px; height: 52px; margin: 0; font-size: 14px; }
  .qr { width: 104px; order: -1; }
  .lines { border-width: 1px 0 0; }
  .lines, .lines tbody, .lines tr, .lines td { display: block; }
  .lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .lines tr { padding: 10px 0; border-bottom: 1px solid var(--rule); }
  .lines td, .lines .malHizmet { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; border: 0; }
  .lines td::before { content: attr(data-label); color: var(--muted); font-weight: 400; }
  .lines td:empty, .lines .sira { display: none; }
  .lines .malHizmet { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 600; }
  .lines .malHizmet::before { content: none; }
  .details { font-size: 12px; font-weight: 400; }
  .sum { grid-area: auto; }
}
@page { size: A4; margin: 10mm 12mm 12mm; @bottom-right { content: "Sayfa " counter(page) " / " counter(pages); color: #55606f; font: 8pt "Noto Sans", sans-serif; } }
@media print {
  html { background: none; }
  .sheet { font-size: 7.5pt; line-height: 1.3; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .sheet { max-width: none; margin: 0; padding: 0; overflow: visible; box-shadow: none; }
  .stamp::before { position: fixed; }
  .table { overflow: visible; }
  .lines { font-size: 7.5pt; }
  .lines th, .details, .tl, .foot { font-size: 7pt; }
  .lines th, .lines td { padding-block: 2px; }
  .facts dt, .facts dd, .totals dt, .totals dd { padding-block: 1px; }
  .name, .totals .payable { font-size: 9pt; }
  .title h1 { font-size: 12pt; }
  .meta { padding: 12px 0 8px; }
  .notes { gap: 0; padding-block: 5px; }
  .lines.dense, .dense th, .dense .details { font-size: 6pt; }
  .lines thead { display: table-header-group; }
  .lines tr, .facts, .totals, .signature { break-inside: avoid; }
}
`;
