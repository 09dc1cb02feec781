/** A line of a chart: legend, CSS class of its colour, and values from left to right. */
export interface Series {
  readonly label: string;
  readonly tone: 'first' | 'second' | 'third';
  readonly values: readonly number[];
}

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 56;
const BOTTOM = 28;
const TOP = 12;
const TICKS = 4;

/** Renders a line chart over time as SVG. `seconds` label the x axis, `unit` the values of the y axis. */
export function lineChart(title: string, unit: string, seconds: readonly number[], series: readonly Series[]): string {
  const step = niceStep(Math.max(1e-9, ...series.flatMap(({ values }) => values)) / TICKS);
  const highest = step * TICKS;
  const x = (index: number) => LEFT + (index / Math.max(1, seconds.length - 1)) * (WIDTH - LEFT - 8);
  const y = (value: number) => HEIGHT - BOTTOM - (value / highest) * (HEIGHT - BOTTOM - TOP);
  const ticks = Array.from({ length: TICKS + 1 }, (_, index) => index * step);
  const every = Math.max(1, Math.ceil(seconds.length / 8));
  const grid = ticks.map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - 8}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}" class="grid"/>` +
      `<text x="${LEFT - 8}" y="${(y(value) + 4).toFixed(1)}" class="side">${shortNumber(value)}</text>`,
  );
  const below = seconds.flatMap((second, index) =>
    index % every === 0 ? [`<text x="${x(index).toFixed(1)}" y="${HEIGHT - 8}" class="below">${second} s</text>`] : [],
  );
  const lines = series.map(({ values, tone }) => {
    const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    return `<polyline points="${points}" class="${tone}"/>`;
  });
  const legend = series.map(({ label, tone }) => `<span class="${tone}">${label}</span>`).join('');
  return `<figure><figcaption>${title}, ${unit}<span class="legend">${legend}</span></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">${[...grid, ...below, ...lines].join('')}</svg></figure>`;
}

/** Returns 1, 2 or 5 times a power of ten, at least `least`. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}

function shortNumber(value: number): string {
  return String(Number(value.toPrecision(3)));
}
