import { type CallName, callNames } from './calls';

/** The result of one call. */
export interface Sample {
  readonly name: CallName;
  /** Planned start in milliseconds since the start of the load. */
  readonly at: number;
  readonly ms: number;
  /** Status and code, or the error when there was no response; undefined for a success. */
  readonly failure: string | undefined;
}

/** Percentiles of successful calls in milliseconds. */
interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface CallFigures extends Percentiles {
  readonly name: CallName | 'all';
  readonly count: number;
  /** Calls a second. */
  readonly rate: number;
  /** Number of failures by status and code. */
  readonly failures: Readonly<Record<string, number>>;
}

/** Figures of one second, or of several seconds in a long load. */
export interface Moment extends Percentiles {
  /** Seconds since the start of the load. */
  readonly second: number;
  readonly rate: number;
  /** Failures a second. */
  readonly failing: number;
}

/** Figures of all calls together, then of each call. */
export function figuresOf(samples: readonly Sample[], seconds: number): CallFigures[] {
  const of = (name: CallFigures['name'], own: readonly Sample[]): CallFigures => {
    const failures: Record<string, number> = {};
    for (const { failure } of own) if (failure !== undefined) failures[failure] = (failures[failure] ?? 0) + 1;
    return { name, count: own.length, rate: own.length / seconds, failures, ...percentilesOf(own) };
  };
  const byName = callNames.map((name) =>
    of(
      name,
      samples.filter((sample) => sample.name === name),
    ),
  );
  return [of('all', samples), ...byName.filter(({ count }) => count > 0)];
}

const MOST_MOMENTS = 120;

/** Figures over time, in at most 120 intervals of whole seconds. */
export function momentsOf(samples: readonly Sample[], seconds: number): Moment[] {
  const width = Math.max(1, Math.ceil(seconds / MOST_MOMENTS));
  return Array.from({ length: Math.ceil(seconds / width) }, (_, index) => {
    const own = samples.filter(({ at }) => Math.floor(at / 1000 / width) === index);
    const failing = own.filter(({ failure }) => failure !== undefined).length;
    return { second: index * width, rate: own.length / width, failing: failing / width, ...percentilesOf(own) };
  });
}

function percentilesOf(samples: readonly Sample[]): Percentiles {
  const sorted = samples
    .filter(({ failure }) => failure === undefined)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

const heads = ['call', 'calls', 'a second', 'p50', 'p95', 'p99', 'longest', 'failed'];

/** The figures as a text table in milliseconds, followed by the failures. */
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
