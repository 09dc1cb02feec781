import { expect, test } from 'vitest';
import { imageTypes, months, years } from './codes/choices';
import { vatRates } from './codes/invoice-types';
import { exportFiles, spreadsheetExtensions } from './excel/sheets';
import { newLine, newTaxFields } from './invoice/lines';
import { licenceDays, trialDays, yearlyPrice } from './membership';
import { formatAmount } from './text/numbers';
import { deletionWord, imageBytes, isImageAllowed } from './validation/companyForms';

test('PAY-12 NUM-01 NUM-13: the yearly price in its display format', () => {
  expect(`${formatAmount(yearlyPrice)} TRY + KDV`).toBe('1.249,00 TRY + KDV');
});

test('NUM-02: days of trial and licence', () => {
  expect([trialDays, licenceDays]).toEqual([7, 365]);
});

test('NUM-20: rates of KDV, and of taxes with a single rate', () => {
  expect(vatRates).toEqual([0, 1, 8, 10, 18, 20]);
  expect([
    newTaxFields('V0059').V0059Orani,
    newTaxFields('V4171').V4171Orani,
    newLine('KONAKLAMAVERGISI').kdvOrani,
  ]).toEqual(['2', '100', '0']);
});

test('NUM-11 NUM-14 NUM-21 NUM-22 MNY-60: constants that screens show and send', () => {
  expect([imageBytes, deletionWord]).toEqual([4_194_304, 'EMİNİM']);
  expect(spreadsheetExtensions).toEqual(['.xlsx', '.xls']);
  expect(Object.values(exportFiles)).toEqual([
    ...['faturalar.xlsx', 'cariler.xlsx', 'stoklar.xlsx', 'kuponlar.xlsx'],
    ...['alacaklar.xlsx', 'tahsilatlar.xlsx'],
  ]);
});

test('IMG-04 NUM-11: accepts a JPEG below 4 MB', () => {
  const image = { type: 'image/jpeg', size: 4_194_303 };
  expect(
    [image, { ...image, size: 4_194_304 }, { ...image, type: 'image/png' }, { ...image, type: '' }].map(isImageAllowed),
  ).toEqual([true, false, false, false]);
});

test('REF-19 NUM-15: months, years and images', () => {
  expect([months.length, months[0], months[11]]).toEqual([12, '01', '12']);
  expect([years.length, years[0], years[77]]).toEqual([78, '2022', '2099']);
  expect(imageTypes).toEqual(['LOGO', 'IMZA']);
});

test('CMP-31: the confirmation word of a deletion is exact', () => {
  expect(deletionWord).toBe('EM\u0130N\u0130M');
  for (const other of ['EMINIM', 'eminim', 'EMİNİM ', 'EMI\u0307NI\u0307M', 'Eminim'])
    expect(deletionWord).not.toBe(other);
});
