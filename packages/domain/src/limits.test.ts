import { expect, test } from 'vitest';
import { imageTypes, months, permissionNames, years } from './codes/choices';
import { vatRates } from './codes/invoice-types';
import { newLine, newTaxFields } from './invoice/lines';
import { limits } from './limits';
import { formatAmount } from './text/numbers';
import { isImageAllowed } from './validation/companyForms';

test('PAY-12 NUM-01 NUM-13: the yearly price as it is shown', () => {
  expect(`${formatAmount(limits.yearlyPrice)} TRY + KDV`).toBe('1.249,00 TRY + KDV');
});

test('NUM-02 NUM-03 NUM-10 NUM-16 NUM-18: days and lengths', () => {
  expect(limits).toMatchObject({
    trialDays: 7,
    licenceDays: 365,
    licenceWarningDays: 15,
    password: 6,
    smsCode: 6,
    listDays: 7,
  });
  expect(limits).toMatchObject({ vkn: 10, tckn: 11, gtip: 12, cardNumber: 16, cvcNumber: 3, phone: 10, name: 2 });
});

test('NUM-20: rates of KDV and of the taxes that have but one', () => {
  expect(vatRates).toEqual([0, 1, 8, 10, 18, 20]);
  expect([
    newTaxFields('V0059').V0059Orani,
    newTaxFields('V4171').V4171Orani,
    newLine('KONAKLAMAVERGISI').kdvOrani,
  ]).toEqual(['2', '100', '0']);
});

test('NUM-01 NUM-10 NUM-11 NUM-14 NUM-19 NUM-21 NUM-22: constants', () => {
  expect(limits).toMatchObject({
    yearlyPrice: '1249',
    acikAdres: 50,
    vknTckn: 11,
    imageBytes: 4_194_304,
    imageTypes: ['image/jpeg'],
    deletionWord: 'EMİNİM',
    dashboardPeriods: [7, 30],
  });
  expect(limits.spreadsheetExtensions).toEqual(['.xlsx', '.xls']);
  expect(Object.values(limits.exportFiles)).toEqual([
    'faturalar.xlsx',
    'cariler.xlsx',
    'stoklar.xlsx',
    'kuponlar.xlsx',
  ]);
});

test('IMG-04 NUM-11: a JPEG below 4 MB may be sent', () => {
  const image = { type: 'image/jpeg', size: 4_194_303 };
  expect(
    [image, { ...image, size: 4_194_304 }, { ...image, type: 'image/png' }, { ...image, type: '' }].map(isImageAllowed),
  ).toEqual([true, false, false, false]);
});

test('REF-19 NUM-15: months, years, permissions and images', () => {
  expect([months.length, months[0], months[11]]).toEqual([12, '01', '12']);
  expect([years.length, years[0], years[77]]).toEqual([78, '2022', '2099']);
  expect(permissionNames).toHaveLength(14);
  expect(imageTypes).toEqual(['LOGO', 'IMZA']);
});
