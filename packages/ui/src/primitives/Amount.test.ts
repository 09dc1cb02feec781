import { describe, expect, it } from 'vitest';
import { formatPercent } from './Amount';

describe('formatPercent', () => {
  it.each([
    ['20', 'tr', '%20'],
    ['20', 'en', '20%'],
    ['7.50', 'tr', '%7,5'],
    ['7.50', 'en', '7.5%'],
    ['0', 'tr', '%0'],
  ] as const)('%s in %s: %s', (rate, locale, text) => {
    expect(formatPercent(rate, locale)).toBe(text);
  });
});
