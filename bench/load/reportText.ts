import type { CallFigures } from './figures';

const heads = ['call', 'calls', 'a second', 'p50', 'p95', 'p99', 'longest', 'failed'];

/** The figures as a table of text, in milliseconds, and below it what failed how often. */
export function reportText(figures: readonly CallFigures[]): string {
  const rows = figures.map(({ name, count, rate, p50, p95, p99, max, failures }) => [
    name,
    String(count),
    rate.toFixed(1),
    ...[p50, p95, p99, max].map((ms) => ms.toFixed(1)),
    String(Object.values(failures).reduce((sum, times) => sum + times, 0)),
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  const failures = figures
    .filter(({ name }) => name !== 'all')
    .flatMap((call) =>
      Object.entries(call.failures).map(([failure, times]) => `${call.name}: ${failure}, ${times} times`),
    );
  return [line(heads), ...rows.map(line), ...failures].join('\n');
}
