import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from '../../ports/Metrics';

/** A figure that is read at each request for metrics. Several figures have labels. */
type Reading = number | readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[];

interface MetricsRegistry extends Metrics {
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>): void;
  /** All figures in the Prometheus text format. */
  text(): Promise<string>;
  close(): void;
}

const NANO = 1e9;

/** Written by hand, because the usual library adds clusters, summaries and push gateways, which are not needed here. */
export function createMetrics(): MetricsRegistry {
  const calls = createHistogram('kalem_call_seconds', 'Time to answer a call of the API');
  const portal = createHistogram('kalem_portal_seconds', 'Time until the portal answered a command');
  const gauges: { readonly name: string; readonly help: string; readonly read: () => Reading | Promise<Reading> }[] =
    [];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  const registry: MetricsRegistry = {
    call: (operation, status, seconds) => calls.add({ operation, status: String(status) }, seconds),
    portal: (command, outcome, seconds) => portal.add({ command, outcome }, seconds),
    gauge: (name, help, read) => void gauges.push({ name, help, read }),
    async text() {
      const readings = await Promise.all(
        gauges.map(async ({ name, help, read }) =>
          gaugeText(
            name,
            help,
            await Promise.resolve()
              .then(read)
              .catch(() => []),
          ),
        ),
      );
      return [...calls.lines(), ...portal.lines(), ...readings.flat(), ''].join('\n');
    },
    close: () => void delay.disable(),
  };
  registry.gauge(
    'kalem_event_loop_delay_seconds',
    'Longest and 99th percentile wait of the event loop since the last question',
    () => {
      const reading = [
        { labels: { of: 'max' }, value: delay.max / NANO },
        { labels: { of: 'p99' }, value: delay.percentile(99) / NANO },
      ];
      delay.reset();
      return reading;
    },
  );
  registry.gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
  registry.gauge('process_start_time_seconds', 'Start of the process since the epoch', () =>
    Math.round(performance.timeOrigin / 1000),
  );
  return registry;
}

interface Series {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** The upper bounds of the histogram in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

function createHistogram(name: string, help: string) {
  const all = new Map<string, Series>();
  return {
    add(labels: Readonly<Record<string, string>>, seconds: number): void {
      const key = labelText(labels);
      const series = all.get(key) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      all.set(key, series);
      const place = buckets.findIndex((bound) => seconds <= bound);
      if (place >= 0) series.counts[place] = (series.counts[place] ?? 0) + 1;
      series.sum += seconds;
      series.count += 1;
    },

    lines(): string[] {
      const series = [...all].flatMap(([labels, { counts, sum, count }]) => {
        let upTo = 0;
        const lower = buckets.map(
          (bound, place) => `${name}_bucket{${labels},le="${bound}"} ${(upTo += counts[place] ?? 0)}`,
        );
        return [
          ...lower,
          `${name}_bucket{${labels},le="+Inf"} ${count}`,
          `${name}_sum{${labels}} ${sum}`,
          `${name}_count{${labels}} ${count}`,
        ];
      });
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...series];
    },
  };
}

function gaugeText(name: string, help: string, reading: Reading): string[] {
  const lines =
    typeof reading === 'number'
      ? [`${name} ${reading}`]
      : reading.map(({ labels, value }) => `${name}{${labelText(labels)}} ${value}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines];
}

function labelText(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '\\$&')}"`)
    .join(',');
}
