import { expect, test } from 'vitest';
import { findOptions } from './options';

const labels = (typed: string, ...options: { label: string; group?: string }[]) =>
  findOptions(
    options.map((option) => ({ id: option.label, ...option })),
    typed,
  ).map(({ label }) => label);

test('an option that has the typed word as a whole comes before one that only contains it', () => {
  expect(labels('kutu', { label: 'BI · Çöp Kutusu' }, { label: 'BX · Kutu' }, { label: 'MX · Kibrit Kutusu' })).toEqual(
    ['BX · Kutu', 'BI · Çöp Kutusu', 'MX · Kibrit Kutusu'],
  );
});

test('the groups of a list keep their order', () => {
  expect(labels('kutu', { label: 'Çöp Kutusu', group: 'A' }, { label: 'Kutu', group: 'B' })).toEqual([
    'Çöp Kutusu',
    'Kutu',
  ]);
});
