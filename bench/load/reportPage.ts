import { lineChart } from './chart';
import type { CallFigures, Moment } from './figures';
import type { LoadOptions } from './options';

interface Report {
  readonly options: LoadOptions;
  readonly begun: Date;
  /** Description of the machine and its load. */
  readonly machine: string;
  readonly figures: readonly CallFigures[];
  readonly moments: readonly Moment[];
}

/** Renders the report as one HTML page without network access or scripts. */
export function reportPage({ options, begun, machine, figures, moments }: Report): string {
  const { url, companies, invoices, rate, seconds, seed, mix } = options;
  const facts = {
    Address: url,
    Begun: begun.toISOString(),
    Machine: machine,
    Load: `${rate} calls a second for ${seconds} s, seed ${seed}`,
    Companies: `${companies}, each with ${invoices} invoices before`,
    Mix: Object.entries(mix)
      .map(([name, weight]) => `${name} ${weight}`)
      .join(', '),
  };
  const along = moments.map(({ second }) => second);
  const course = (pick: (moment: Moment) => number) => moments.map(pick);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Load of ${escape(url)}</title>
<style>${style}</style>
<h1>Load</h1>
<dl>${Object.entries(facts)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escape(value)}</dd>`)
    .join('')}</dl>
${lineChart('Time to the answer', 'ms', along, [
  { label: 'p50', tone: 'first', values: course(({ p50 }) => p50) },
  { label: 'p95', tone: 'second', values: course(({ p95 }) => p95) },
  { label: 'p99', tone: 'third', values: course(({ p99 }) => p99) },
])}
${lineChart('Calls', 'a second', along, [
  { label: 'all', tone: 'first', values: course((moment) => moment.rate) },
  { label: 'failed', tone: 'third', values: course(({ failing }) => failing) },
])}
<table>
<tr><th>Call<th>Calls<th>A second<th>p50 ms<th>p95 ms<th>p99 ms<th>Longest ms<th>Failed
${figures.map(row).join('\n')}
</table>
</html>
`;
}

function row({ name, count, rate, p50, p95, p99, max, failures }: CallFigures): string {
  const failed = Object.entries(failures).map(([failure, times]) => `${times} × ${failure}`);
  const cells = [count, rate.toFixed(1), ...[p50, p95, p99, max].map((ms) => ms.toFixed(1))];
  return `<tr><th scope="row">${name}${cells.map((cell) => `<td>${cell}`).join('')}<td>${escape(failed.join(', ')) || '0'}`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark; --text: #1d2733; --dim: #5b6875; --line: #d9dfe5; --first: #0b6bcb; --second: #b26a00; --third: #c1303b; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6ebf0; --dim: #9aa7b4; --line: #36404a; --first: #6db3f8; --second: #f0b054; --third: #f58a92; }
}
body { margin: 32px auto; max-width: 760px; padding: 0 16px; font: 15px/1.5 system-ui, sans-serif; color: var(--text); }
h1 { font-size: 24px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; }
dt, figcaption { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
figure { margin: 28px 0; }
figcaption { display: flex; justify-content: space-between; flex-wrap: wrap; gap: 4px 16px; }
.legend span { margin-left: 16px; }
.legend .first { color: var(--first); }
.legend .second { color: var(--second); }
.legend .third { color: var(--third); }
svg { width: 100%; font-size: 12px; }
svg text { fill: var(--dim); }
.side { text-anchor: end; }
.below { text-anchor: middle; }
.grid { stroke: var(--line); }
polyline { fill: none; stroke-width: 2; stroke-linejoin: round; }
polyline.first { stroke: var(--first); }
polyline.second { stroke: var(--second); }
polyline.third { stroke: var(--third); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: 6px 8px; text-align: right; }
th:first-child { text-align: left; }
`;
