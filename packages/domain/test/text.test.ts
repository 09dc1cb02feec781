import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  compareTr,
  daysBetween,
  foldTr,
  formatAmount,
  formatPhone,
  formatUnitPrice,
  fromScreenDate,
  isCalendarDate,
  isValidTckn,
  isValidVkn,
  normalizePhone,
  parseTurkishNumber,
  toPersonPhone,
  toScreenDate,
  upperTr,
} from '../src';
import { formatIban, isValidIban } from '../src/text/identifiers';
import { lowerTr } from '../src/text/letters';
import { decimal } from './arbitraries';

const alphabet = 'abcçdefgğhıijklmnoöprsştuüvyz';
const turkish = fc.string({ unit: fc.constantFrom(...alphabet, ...upperTr(alphabet)) });
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const day = fc.integer({ min: 0, max: 80_000 }).map((offset) => addDays('1900-01-01', offset));

describe('Turkish letters', () => {
  test('CMP-24: upper and lower case convert back to each other', () => {
    expect([upperTr(alphabet), lowerTr(upperTr(alphabet))]).toEqual(['ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ', alphabet]);
    fc.assert(
      fc.property(turkish, (text) => {
        expect(lowerTr(upperTr(text))).toBe(lowerTr(text));
      }),
    );
  });

  test('CMP-27: a search finds a text in any case and Unicode composition', () => {
    fc.assert(
      fc.property(turkish, (text) => {
        for (const other of [upperTr(text), lowerTr(text), text.normalize('NFD'), ` ${text}\t`])
          expect(foldTr(other)).toBe(foldTr(text));
        expect(foldTr(text)).toMatch(/^[a-z]*$/);
      }),
    );
  });

  test('CMP-27: folding twice is folding once, of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldTr(foldTr(text))).toBe(foldTr(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('CMP-27: the alphabet is in order, upper case next to lower case', () => {
    expect([...alphabet].reverse().sort(compareTr).join('')).toBe(alphabet);
    expect([...upperTr(alphabet)].reverse().sort(compareTr).join('')).toBe(upperTr(alphabet));
    fc.assert(
      fc.property(turkish, turkish, (left, right) => {
        expect(Math.sign(compareTr(left, right))).toBe(-Math.sign(compareTr(right, left)) || 0);
      }),
    );
  });
});

describe('typed numbers', () => {
  test('CAL-11 LIN-16: a formatted amount or price parses to the same value', () => {
    const value = (text: string) =>
      text
        .replace(/^0+(?=\d)/, '')
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '');
    fc.assert(
      fc.property(decimal(15, 2), decimal(15, 5), (amount, price) => {
        expect(formatAmount(amount)).toMatch(/^\d{1,3}(\.\d{3})*,\d{2}$/);
        expect(value(parseTurkishNumber(formatAmount(amount)) ?? '')).toBe(value(amount));
        expect(value(parseTurkishNumber(formatUnitPrice(price)) ?? '')).toBe(value(price));
      }),
    );
  });

  test("LIN-16: any typed text gives a decimal of the wire, '' or undefined", () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,  -e٣') }));
    fc.assert(
      fc.property(typed, (text) => {
        expect(parseTurkishNumber(text) ?? '').toMatch(/^(\d+(\.\d+)?)?$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('days, phones, numbers with check digits', () => {
  test('INV-17 NUM-23: a formatted day parses to the same day', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(isCalendarDate(date)).toBe(true);
        expect(fromScreenDate(toScreenDate(date))).toBe(date);
      }),
    );
  });

  test('LST-21 REQ-22: daysBetween inverts addDays', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -3000, max: 3000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('ACC-35 CMP-22: a phone number normalises to the same digits from any format', () => {
    fc.assert(
      fc.property(digits(9), (tail) => {
        const phone = `5${tail}`;
        for (const typed of [phone, `0${phone}`, `+90${phone}`, `90 ${phone}`, `+90 0${phone}`, formatPhone(phone)])
          expect(normalizePhone(typed)).toBe(phone);
        expect(toPersonPhone(formatPhone(phone))).toBe(`90${phone}`);
      }),
    );
  });

  test('NOT-05: exactly one check number is valid for an account, and a changed digit is detected', () => {
    fc.assert(
      fc.property(digits(22), fc.nat({ max: 23 }), fc.integer({ min: 1, max: 9 }), (account, place, shift) => {
        const check = 98n - (BigInt(`${account}292700`) % 97n);
        const iban = `TR${String(check).padStart(2, '0')}${account}`;
        expect([iban, formatIban(iban), iban.toLowerCase()].map(isValidIban)).toEqual([true, true, true]);
        const other = (Number(iban[place + 2]) + shift) % 10;
        expect(isValidIban(iban.slice(0, place + 2) + other + iban.slice(place + 3))).toBe(false);
      }),
    );
  });

  test('INV-18: nine digits have exactly one VKN check digit, and exactly one TCKN pair unless they begin with 0', () => {
    fc.assert(
      fc.property(digits(9), (nine) => {
        const tens = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`);
        expect(tens.filter(isValidVkn)).toHaveLength(1);
        const pairs = tens.flatMap((ten) => Array.from({ length: 10 }, (_, digit) => `${ten}${digit}`));
        expect(pairs.filter(isValidTckn)).toHaveLength(nine.startsWith('0') ? 0 : 1);
      }),
    );
  });
});
