import { expect, test } from 'vitest';
import { findOptions } from './options';

const labels = (typed: string, ...options: { label: string; group?: string }[]) =>
  findOptions(
    options.map((option) => ({ id: option.label, ...option })),
    typed,
  ).map(({ label }) => label);

const named = (...names: string[]) => names.map((label) => ({ label }));

test.each([
  [
    'kutu',
    ['BI · Çöp Kutusu', 'MX · Kibrit Kutusu', 'BX · Kutu'],
    ['BX · Kutu', 'BI · Çöp Kutusu', 'MX · Kibrit Kutusu'],
  ],
  ['an', ['ADANA', 'ANKARA', 'ANTALYA', 'VAN'], ['ANKARA', 'ANTALYA', 'ADANA', 'VAN']],
  ['is', ['AFYONKARAHİSAR', 'İSTANBUL', 'MANİSA'], ['İSTANBUL', 'AFYONKARAHİSAR', 'MANİSA']],
  [
    'al',
    ['ABD Küçük Harici Adaları', 'Almanya', 'Nepal', 'Doğu Alpler'],
    ['Almanya', 'Doğu Alpler', 'ABD Küçük Harici Adaları', 'Nepal'],
  ],
  ['van', ['Silvan', 'Vandalya', 'Van'], ['Van', 'Vandalya', 'Silvan']],
])('A-20: %s ranks exact matches first, then prefixes of the title, then prefixes of a word', (typed, all, found) => {
  expect(labels(typed, ...named(...all))).toEqual(found);
});

test('A-20: ranks a match of the code like one of the title', () => {
  const currencies = [
    { id: 'SEKR', label: 'Sekreter Parası', end: 'XXX' },
    { id: 'SEK', label: 'İsveç Kronu', end: 'SEK' },
  ];
  expect(findOptions(currencies, 'sek').map(({ id }) => id)).toEqual(['SEK', 'SEKR']);
});

test('keeps the order of groups', () => {
  expect(labels('kutu', { label: 'Çöp Kutusu', group: 'A' }, { label: 'Kutu', group: 'B' })).toEqual([
    'Çöp Kutusu',
    'Kutu',
  ]);
});
