import { describe, expect, test } from 'vitest';
import { screenMode } from '../screenMode';
import { formatIban } from './identifiers';
import { joinMessages } from './joinFilled';
import { foldTr, isBlank, lowerTr, upperTr } from './letters';
import { formatAmount, formatNumber, formatUnitPrice, parseSheetNumber, parseTurkishNumber } from './numbers';
import { formatPhone, isSmsCodeComplete, normalizePhone, normalizeSmsCode, toPersonPhone } from './phones';
import { compareTr, sortKeyTr } from './sorting';

test('CUS-13: joined messages have one full stop', () => {
  expect(joinMessages(['Numara hatalı, kontrol ediniz.', 'Ad: Bu alan gereklidir.'])).toBe(
    'Numara hatalı, kontrol ediniz; Ad: Bu alan gereklidir.',
  );
  expect(joinMessages(['Tek.'])).toBe('Tek.');
  expect(joinMessages([])).toBe('');
});

describe('letters', () => {
  test('CMP-24: Turkish capitals', () => {
    expect([upperTr('istanbul'), upperTr('ığdır'), lowerTr('İSTANBUL'), lowerTr('IĞDIR')]).toEqual([
      'İSTANBUL',
      'IĞDIR',
      'istanbul',
      'ığdır',
    ]);
  });

  test('CMP-27: folding makes all spellings of a text equal', () => {
    const folded = [
      'İĞNEADA',
      'iğneada',
      'IĞNEADA',
      'ığneada',
      'igneada',
      'İĞNEADA'.normalize('NFD'),
      '  Igneada ',
    ].map(foldTr);
    expect(new Set(folded)).toEqual(new Set(['igneada']));
    expect(foldTr('Çöp  Şişli Âlâ Öğün ß ﬁ Ⅳ')).toBe('cop sisli ala ogun ß fi iv');
  });

  test('CMP-27: folding twice is folding once', () => {
    for (const text of ['İI ıi', '℡ Å ǰ', 'ΑΣ', '\uD800x', 'ŉ']) expect(foldTr(foldTr(text))).toBe(foldTr(text));
  });

  test('S9: folds and sorts a hundred thousand combining marks after one letter quickly', () => {
    const marked = `a${'\u0301'.repeat(50_000)}${'\u0323'.repeat(50_000)}b`;
    expect(foldTr(marked)).toBe('ab');
    expect(sortKeyTr(marked)).toBe(sortKeyTr('ab'));
  });

  test('CMP-27: names are in dictionary order', () => {
    const names = [
      'Şişli',
      'Izgara',
      'İzmir',
      'Çorum',
      'Cizre',
      'Zonguldak',
      'Satır 10',
      'Satır 9',
      'Ödemiş',
      'Of',
      'Ümraniye',
      'Uşak',
      'Gölcük',
      'Ğ',
    ];
    expect(names.sort(compareTr)).toEqual([
      'Cizre',
      'Çorum',
      'Gölcük',
      'Ğ',
      'Izgara',
      'İzmir',
      'Of',
      'Ödemiş',
      'Satır 9',
      'Satır 10',
      'Şişli',
      'Uşak',
      'Ümraniye',
      'Zonguldak',
    ]);
  });
});

describe('numbers', () => {
  test.each([
    ['1234.56', '1.234,56'],
    ['0', '0,00'],
    ['999', '999,00'],
    ['1000', '1.000,00'],
    ['12345678910.5', '12.345.678.910,50'],
    ['-189664.31', '-189.664,31'],
    ['1.005', '1,01'],
    ['', ''],
    ['abc', 'abc'],
  ])('CAL-11 NUM-13: the amount %s is shown as %s', (amount, shown) => {
    expect(formatAmount(amount)).toBe(shown);
  });

  test.each([
    ['100', '100,00'],
    ['83.33333', '83,33333'],
    ['0.1261', '0,1261'],
    ['1234.50000', '1.234,50'],
  ])('CAL-11: the unit price %s is shown as %s', (price, shown) => {
    expect(formatUnitPrice(price)).toBe(shown);
  });

  test.each([
    ['2450', '2.450'],
    ['0.50', '0,5'],
    ['41.3567', '41,3567'],
  ])('CAL-11: the number %s is shown as %s', (number, shown) => {
    expect(formatNumber(number)).toBe(shown);
  });

  test.each([
    ['1.234,56', '1234.56'],
    ['1234,56789', '1234.56789'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['12.5', '12.5'],
    ['1234.56', '1234.56'],
    ['0.500', '0.500'],
    [',5', '0.5'],
    ['5,', '5'],
    ['007', '7'],
    [' 1 234,5 ', '1234.5'],
    ['', ''],
    [',', undefined],
    ['.', undefined],
    ['1,2,3', undefined],
    ['1.23.4', undefined],
    ['1e3', undefined],
    ['-5', undefined],
    ['٣', undefined],
    ['1.234,5.6', undefined],
  ])('LIN-16: parses "%s" as %s', (typed, number) => {
    expect(parseTurkishNumber(typed)).toBe(number);
  });

  test.each([
    ['₺ 950', '950'],
    ['₺1.234,56', '1234.56'],
    ['1.234,56 TL', '1234.56'],
    ['TRY 12,5', '12.5'],
    ['%20', '20'],
    ['% 7,5', '7.5'],
    ['20 %', '20'],
    ['', ''],
    ['TL', undefined],
    ['%', undefined],
    ['950 USD', undefined],
    ['$ 950', undefined],
    ['TLX 5', undefined],
  ])('INV-29, CUS-13: reads the cell "%s" as %s', (cell, number) => {
    expect(parseSheetNumber(cell)).toBe(number);
  });

  test("LIN-16: formats '1234,56789' as '1.234,56789' while typing", () => {
    expect(formatNumber(parseTurkishNumber('1234,56789') ?? '')).toBe('1.234,56789');
  });
});

describe('phones, codes, widths', () => {
  test('ACC-35 CMP-22 NUM-14: brackets, blanks and +90 are stripped', () => {
    expect(normalizePhone('+90 (532) 123 45 67')).toBe('5321234567');
    expect(toPersonPhone('+90 (532) 123 45 67')).toBe('905321234567');
    expect(['0532 123 45 67', '905321234567', '5321234567'].map(normalizePhone)).toEqual(Array(3).fill('5321234567'));
    expect(normalizePhone('+90 (532) 12')).toBe('53212');
    expect(formatPhone('905321234567')).toBe('+90 (532) 123 45 67');
    expect(formatPhone('112')).toBe('112');
  });

  test('CMP-15: knows a text that shows nothing', () => {
    const nothing = [
      '',
      ' \n',
      '\u200b',
      '\u00ad',
      '\u202e',
      '\u2060',
      '\u200d',
      '\u115f',
      '\u2800',
      '\u3164',
      '\ufeff',
    ];
    expect(nothing.filter((text) => !isBlank(text))).toEqual([]);
    expect(['ı', '1', '.', '₺', '🙂', '\u200bA', 'ع'].filter(isBlank)).toEqual([]);
  });

  test('NOT-05: an IBAN is shown in groups of four', () => {
    expect(formatIban('tr330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26');
  });

  test('SGN-03 NUM-18: upper-cases the SMS code independent of the locale', () => {
    expect(normalizeSmsCode(' iışçabc')).toBe('IIŞÇABC');
    expect([isSmsCodeComplete('abcde'), isSmsCodeComplete('abcdef'), isSmsCodeComplete('abc   ')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test.each([
    [1921, 'xl'],
    [1920, 'lg'],
    [1281, 'lg'],
    [1280, 'md'],
    [961, 'md'],
    [960, 'sm'],
    [601, 'sm'],
    [600, 'xs'],
  ])('SHL-36 NUM-12: a width of %i pixels is %s', (width, mode) => {
    expect(screenMode(width)).toBe(mode);
  });
});
