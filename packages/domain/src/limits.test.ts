import { expect, test } from 'vitest';
import { imageTypes, months, permissionNames, years } from './codes/choices';
import { limits } from './limits';

test('NUM-01 NUM-10 NUM-11 NUM-14 NUM-19 NUM-21 NUM-22: constants', () => {
  expect(limits).toMatchObject({ yearlyPrice: '1249', acikAdres: 50, vknTckn: 11, imageBytes: 4_194_304, imageTypes: ['image/jpeg'], deletionWord: 'EMİNİM', dashboardPeriods: [7, 30] });
  expect(limits.spreadsheetExtensions).toEqual(['.xlsx', '.xls']);
  expect(Object.values(limits.exportFiles)).toEqual(['faturalar.xlsx', 'cariler.xlsx', 'stoklar.xlsx', 'kuponlar.xlsx']);
});

test('REF-19 NUM-15: months, years, permissions and images', () => {
  expect([months.length, months[0], months[11]]).toEqual([12, '01', '12']);
  expect([years.length, years[0], years[77]]).toEqual([78, '2022', '2099']);
  expect(permissionNames).toHaveLength(14);
  expect(imageTypes).toEqual(['LOGO', 'IMZA']);
});
