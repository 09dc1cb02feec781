import { expect, it } from 'vitest';
import { languageOf } from './languageOf';

const languageFor = (header?: string) =>
  languageOf(
    new Request('https://api.example.test/', header === undefined ? {} : { headers: { 'Accept-Language': header } }),
  );

it.each([
  ['en', 'en'],
  ['en-US,en;q=0.9,tr;q=0.8', 'en'],
  ['tr-TR,tr;q=0.9,en;q=0.8', 'tr'],
  ['de-DE, de;q=0.9, EN;q=0.4', 'en'],
  ['en;q=0.5, tr;q=0.5', 'tr'],
])('A-35: “%s” reads %s', (header, language) => {
  expect(languageFor(header)).toBe(language);
});

it.each([undefined, '', 'de', '*', 'en;q=0', 'en;q=NaN', 'en;q=-1', 'en;q=2', ';;,,;q=', `${'de,'.repeat(300)}en`])(
  'A-35: %s is answered in Turkish',
  (header) => {
    expect(languageFor(header)).toBe('tr');
  },
);
