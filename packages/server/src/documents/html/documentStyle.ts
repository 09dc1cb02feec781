/** The style of an invoice as a page: a sheet on wide screens and on paper; on phones, cards in place of the line table. */
export const documentStyle = `
:root { color-scheme: light; --ink: #16202e; --muted: #55606f; --rule: #d5dce5; --soft: #f3f6f9; --accent: #1f3a5f; }
* { box-sizing: border-box; }
html { background: #e9edf2; -webkit-text-size-adjust: 100%; }
body { margin: 0; color: var(--ink); font: 13px/1.45 "Noto Sans", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2, p, dl, dd, ul, figure { margin: 0; padding: 0; }
ul { list-style: none; }
.sheet { position: relative; overflow: hidden; max-width: 860px; margin: 24px auto; padding: 36px 40px 28px; background: #fff; box-shadow: 0 1px 2px #16202e1f, 0 8px 24px #16202e14; }
.sheet > * { position: relative; }
.stamp::before { content: attr(data-stamp); position: absolute; inset: 0; z-index: 1; display: grid; place-items: start center; padding-top: 300px; color: #b42318; opacity: .09; font-size: 120px; font-weight: 700; letter-spacing: .08em; transform: rotate(-24deg); pointer-events: none; white-space: nowrap; }
.head { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 24px; padding-bottom: 20px; border-bottom: 2px solid var(--accent); }
.logo { display: block; max-width: 180px; max-height: 72px; margin-bottom: 12px; }
.name { font-size: 15px; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; unicode-bidi: isolate; }
.party { overflow-wrap: anywhere; unicode-bidi: isolate; }
.party .address, .inline { color: var(--muted); }
.inline { display: flex; flex-wrap: wrap; column-gap: 16px; }
.inline div { display: flex; gap: 5px; min-width: 0; }
.inline dt::after { content: ":"; }
.inline dd { color: var(--ink); overflow-wrap: anywhere; unicode-bidi: isolate; }
.title { text-align: right; }
.title h1 { color: var(--accent); font-size: 22px; font-weight: 700; line-height: 1.2; letter-spacing: -.01em; }
.badge { display: inline-block; margin-top: 6px; padding: 1px 10px; border: 1px solid #b42318; border-radius: 4px; color: #b42318; font-weight: 600; letter-spacing: .08em; }
.qr { width: 128px; margin: 8px 0 0 auto; }
.qr svg { display: block; width: 100%; height: auto; }
.meta { display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 24px; padding: 20px 0; }
.meta h2 { margin-bottom: 4px; color: var(--muted); font-size: 11px; font-weight: 600; letter-spacing: .08em; }
.facts { align-self: start; border: 1px solid var(--rule); border-radius: 4px; }
.facts div, .totals div { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 16px; padding: 3px 12px; }
.facts div + div { border-top: 1px solid var(--rule); }
.facts dt, .totals dt { color: var(--muted); }
.facts dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; }
.lines { width: 100%; border-collapse: collapse; font-size: 12px; }
.table { overflow-x: auto; }
.lines th { padding: 7px 5px; background: var(--soft); border-bottom: 1px solid var(--accent); color: var(--accent); font-size: 11px; font-weight: 600; line-height: 1.25; text-align: right; vertical-align: bottom; }
.lines td { padding: 7px 5px; border-bottom: 1px solid var(--rule); text-align: right; vertical-align: top; white-space: nowrap; }
.lines .sira { width: 34px; color: var(--muted); text-align: left; }
.lines.dense, .dense th, .dense .details { font-size: 10px; }
.dense .miktar { white-space: normal; }
.dense th, .dense td { padding-inline: 3px; }
.lines .malHizmet { min-width: 110px; text-align: left; white-space: normal; overflow-wrap: anywhere; unicode-bidi: isolate; }
.lines .tutar { font-weight: 600; }
.details { margin-top: 2px; color: var(--muted); font-size: 11px; }
.sums { display: grid; grid-template-columns: minmax(0, 1fr) minmax(300px, 46%); gap: 32px; padding: 16px 0 20px; break-inside: avoid; }
.totals dd { text-align: right; white-space: nowrap; }
.totals .payable { margin-top: 6px; padding: 8px 12px; background: var(--accent); color: #fff; border-radius: 4px; font-size: 15px; font-weight: 700; }
.totals .payable dt { color: inherit; }
.tl { margin-top: 14px; padding-top: 8px; border-top: 1px solid var(--rule); }
.tl h2, .notes h2 { margin-bottom: 4px; color: var(--muted); font-size: 11px; font-weight: 600; letter-spacing: .04em; }
.tl h2 { padding: 0 12px; }
.words { font-weight: 600; overflow-wrap: anywhere; }
.signature { margin-top: 20px; color: var(--muted); font-size: 11px; }
.signature img { display: block; max-width: 200px; max-height: 96px; margin-top: 4px; }
.notes { padding: 14px 0; border-top: 1px solid var(--rule); }
.notes li, .notes dd { overflow-wrap: anywhere; unicode-bidi: isolate; }
.notes + .notes { padding-top: 14px; }
.pairs div { display: flex; gap: 8px; }
.pairs dt { flex: none; color: var(--muted); }
.ettn { padding-top: 14px; border-top: 1px solid var(--rule); color: var(--muted); font-size: 11px; }
.ettn b { color: var(--ink); font-weight: 600; }
@media (max-width: 640px) {
  html { background: #fff; }
  .sheet { margin: 0; padding: 20px 16px; box-shadow: none; }
  .stamp::before { font-size: 54px; padding-top: 220px; }
  .head, .meta, .sums { grid-template-columns: minmax(0, 1fr); gap: 16px; }
  .title { display: grid; grid-template-columns: minmax(0, 1fr) 104px; align-items: start; gap: 12px; text-align: left; order: -1; }
  .title .qr { width: 104px; margin: 0; grid-row: 1 / span 2; grid-column: 2; }
  .lines, .lines tbody, .lines tr, .lines td { display: block; }
  .lines thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .lines tr { padding: 10px 0; border-bottom: 1px solid var(--rule); }
  .lines td, .lines .malHizmet { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; border: 0; }
  .lines td::before { content: attr(data-label); color: var(--muted); font-weight: 400; }
  .lines td:empty, .lines .sira { display: none; }
  .lines .malHizmet { display: block; margin-bottom: 4px; font-size: 14px; font-weight: 600; }
  .lines .malHizmet::before { content: none; }
  .details { font-size: 12px; font-weight: 400; }
  .sums > :first-child { order: 1; }
  .pairs div { display: block; }
}
@page { size: A4; margin: 12mm 12mm 14mm; @bottom-right { content: "Sayfa " counter(page) " / " counter(pages); color: #55606f; font: 8pt "Noto Sans", sans-serif; } }
@media print {
  html { background: none; }
  body { font-size: 9pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .sheet { max-width: none; margin: 0; padding: 0; overflow: visible; box-shadow: none; }
  .stamp::before { position: fixed; }
  .table { overflow: visible; }
  .lines { font-size: 8pt; }
  .lines th { font-size: 7.5pt; }
  .lines.dense, .dense th, .dense .details { font-size: 6pt; }
  .lines thead { display: table-header-group; }
  .lines tr, .facts, .totals, .signature { break-inside: avoid; }
}
`;
