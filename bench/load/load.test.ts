import { describe, expect, it } from 'vitest';
import { lineChart } from './chart';
import { figuresOf, momentsOf, reportText, type Sample } from './figures';
import { readOptions, workingDay } from './options';
import { planCalls } from './plan';
import { reportPage } from './reportPage';

const load = { companies: 5, rate: 50, seconds: 100, seed: 7, mix: workingDay };

describe('the plan of a load', () => {
  it('is the same for the same seed and differs for another seed', () => {
    expect(planCalls(load)).toEqual(planCalls(load));
    expect(planCalls(load)).not.toEqual(planCalls({ ...load, seed: 8 }));
  });

  it('keeps the requested rate, mix and number of companies, ordered by time', () => {
    const planned = planCalls(load);
    expect(planned.length / 5000).toBeCloseTo(1, 1);
    const share = planned.filter(({ name }) => name === 'list').length / planned.length;
    expect(share).toBeCloseTo(0.3, 1);
    expect(new Set(planned.map(({ company }) => company))).toEqual(new Set([0, 1, 2, 3, 4]));
    const times = planned.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(100_000);
  });

  it('omits calls that the mix omits', () => {
    const { mix } = readOptions(['--mix', 'save=1,change=1']);
    expect(new Set(planCalls({ ...load, mix }).map(({ name }) => name))).toEqual(new Set(['save', 'change']));
  });
});

describe('the command line', () => {
  it.each([
    [['--mix', 'lists=1'], 'not lists'],
    [['--mix', 'list=many'], 'takes numbers'],
    [['--rate', 'fast'], '--rate'],
    [['--companies', '0'], '--companies'],
  ])('rejects %j with a one-line message', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence);
  });
});

const sample = (ms: number, changes: Partial<Sample> = {}): Sample => ({
  name: 'list',
  at: 0,
  ms,
  failure: undefined,
  ...changes,
});
const samples = [
  ...Array.from({ length: 100 }, (_, index) => sample(index + 1, { at: index * 20 })),
  sample(9000, { name: 'save', at: 1500, failure: '503 DATABASE_UNAVAILABLE' }),
];

describe('figures', () => {
  it('computes percentiles of successful calls and counts failures by status and code', () => {
    const [all, list, save] = figuresOf(samples, 2);
    expect(all).toMatchObject({ name: 'all', count: 101, rate: 50.5, p50: 50, p95: 95, p99: 99, max: 100 });
    expect(list).toMatchObject({ name: 'list', count: 100, failures: {} });
    expect(save).toMatchObject({ name: 'save', count: 1, max: 0, failures: { '503 DATABASE_UNAVAILABLE': 1 } });
  });

  it('groups calls by second', () => {
    expect(momentsOf(samples, 2)).toMatchObject([
      { second: 0, rate: 50, failing: 0, max: 50 },
      { second: 1, rate: 51, failing: 1, max: 100 },
    ]);
    expect(momentsOf(samples, 3600)).toHaveLength(120);
  });
});

describe('the report', () => {
  it('lists duration and failures of each call as text', () => {
    const text = reportText(figuresOf(samples, 2)).split('\n');
    expect(text[1]).toMatch(/^all +101 +50\.5 +50\.0 +95\.0 +99\.0 +100\.0 +1$/);
    expect(text.at(-1)).toBe('save: 503 DATABASE_UNAVAILABLE, 1 times');
  });

  it('is a page without external resources, and escapes markup in an address', () => {
    const page = reportPage({
      options: readOptions(['--url', 'http://localhost/<b>']),
      begun: new Date(0),
      machine: '2 cores',
      figures: figuresOf(samples, 2),
      moments: momentsOf(samples, 2),
    });
    expect(page).not.toMatch(/<b>|<script|src=|@import|url\(/);
    expect(page.match(/<polyline/g)).toHaveLength(5);
  });

  it('scales a chart from zero to a round number above the highest value', () => {
    const chart = lineChart('Time', 'ms', [0, 1], [{ label: 'p50', tone: 'first', values: [0, 730] }]);
    expect([...chart.matchAll(/class="side">([^<]+)/g)].map(([, value]) => value)).toEqual([
      '0',
      '200',
      '400',
      '600',
      '800',
    ]);
    expect(chart).not.toContain('NaN');
  });
});
