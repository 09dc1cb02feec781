import { describe, expect, test } from 'vitest';
import { isValidIban, isValidTckn, isValidVkn } from './identifiers';

describe('tax numbers and IBANs', () => {
  test('INV-18: tax numbers of companies', () => {
    expect(isValidVkn('1234567890')).toBe(true);
    expect(['1234567891', '2222222222', '123456789', '12345678901', '123456789a', '', null].some(isValidVkn)).toBe(
      false,
    );
  });

  test('INV-18: exactly one check digit is valid for nine digits', () => {
    for (const nine of ['123456789', '000000000', '999999999', '484768017', '735011928']) {
      expect([...'0123456789'].filter((digit) => isValidVkn(nine + digit))).toHaveLength(1);
    }
  });

  test('INV-18: national identity numbers', () => {
    expect(['10000000146', '12345678950'].map(isValidTckn)).toEqual([true, true]);
    expect(['11111111111', '10000000145', '00000000000', '1000000014', ''].some(isValidTckn)).toBe(false);
  });

  test('NOT-05: an IBAN has TR, 24 digits and the right check number', () => {
    expect(
      ['TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26', 'tr330006100519786457841326'].map(isValidIban),
    ).toEqual([true, true, true]);
    expect(
      ['TR340006100519786457841326', 'TR33000610051978645784132', 'DE330006100519786457841326', '', undefined].some(
        isValidIban,
      ),
    ).toBe(false);
  });
});
