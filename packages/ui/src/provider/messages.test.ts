import { expect, test } from 'vitest';
import { messages as companies } from '../widgets/AdminCompanies/messages';
import { messages as coupons } from '../widgets/Coupons/messages';
import { ApiError } from '@kalem/sdk';
import { explain } from './failures';
import { defineMessages, formatMessage, textOf } from './texts';

test('fills parameters, and keeps a placeholder without a parameter', () => {
  expect(formatMessage('{n} fatura, {x}', { n: 3 }, 'tr')).toBe('3 fatura, {x}');
});

test.each([
  [1, '1 invoice'],
  [2, '2 invoices'],
  [0, '0 invoices'],
])('%i is "%s" in English', (n, text) => {
  expect(formatMessage('{n} {n|invoice|invoices}', { n }, 'en')).toBe(text);
});

test.each([
  ['en', companies.texts.en.count, 1, '1 company'],
  ['en', companies.texts.en.count, 1204, '1,204 companies'],
  ['tr', companies.texts.tr.count, 1204, '1.204 şirket'],
  ['en', coupons.texts.en.count, 1, '1 coupon'],
  ['en', coupons.texts.en.count, 500, '500 coupons'],
  ['en', 'since {n}', '2026', 'since 2026'],
] as const)('UI-37: in %s, "%s" of %s is "%s"', (locale, text, n, counted) => {
  expect(formatMessage(text, { n }, locale)).toBe(counted);
});

test.each([413, 429, 500, 502, 503, 504])(
  'A-35: an answer %i of a gateway is explained in the language of the provider',
  (status) => {
    const error = new ApiError({ status, code: `HTTP_${status}`, message: 'Türkçe' });
    expect(explain(error, { locale: 'en', messages: {} })).toMatch(/^[\x20-\x7e]+$/);
  },
);

test('a shared text is overridden by its own key, for all widgets; a text of the widget takes precedence', () => {
  const words = defineMessages('words', {
    tr: { save: 'Kaydet', copy: 'Kopyala' },
    en: { save: 'Save', copy: 'Copy' },
  });
  const widget = defineMessages('widget', {
    shared: [words],
    tr: { copy: 'Bağlantıyı kopyala' },
    en: { copy: 'Copy link' },
  });
  const messages = { 'words.save': 'Sakla', 'widget.save': 'x', 'words.copy': 'y' };
  expect([
    textOf(widget, 'save', { locale: 'en', messages: {} }),
    textOf(widget, 'copy', { locale: 'en', messages: {} }),
  ]).toEqual(['Save', 'Copy link']);
  expect([
    textOf(widget, 'save', { locale: 'tr', messages }),
    textOf(widget, 'copy', { locale: 'tr', messages }),
  ]).toEqual(['Sakla', 'Bağlantıyı kopyala']);
});
