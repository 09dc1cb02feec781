import { expect, it } from 'vitest';
import { validators } from '@kalem/openapi/validators';
import { etagOf, requireVersion } from '../db/versions';
import { faultsOf } from './faults';

const faultsIn = (name: string, value: unknown) => {
  const validate = validators[name];
  validate?.(value);
  return faultsOf(validate?.errors ?? []).map(({ path, message }) => [path, message.tr]);
};

it('NUM-24: reports a wrong field by its wire path, with the text of its form', () => {
  const line = { malHizmet: 'a'.repeat(501), miktar: '1,5', iskontoTip: 'ZAM', V0059Tutari: 'x' };
  expect(faultsIn('createInvoice_body', { faturaTip: 'SATIŞ', malHizmetler: [{}, line] })).toEqual([
    ['faturaTip', 'Listede olmayan bir değer'],
    ['malHizmetler[1].malHizmet', 'En fazla 500 karakter olabilir'],
    ['malHizmetler[1].miktar', 'Geçersiz sayı'],
    ['malHizmetler[1].iskontoTip', 'Listede olmayan bir değer'],
    ['malHizmetler[1].V0059Tutari', 'Geçersiz sayı'],
  ]);
  expect(faultsIn('createInvoice_body', {})).toEqual([['malHizmetler', 'Bu alan gereklidir']]);
  expect(faultsIn('listInvoices_query', { companyId: '0', baslangicTarihi: '2026-02-30', page: 'x' })).toEqual([
    ['companyId', 'Geçersiz değer'],
    ['page', 'Geçersiz değer'],
    ['baslangicTarihi', 'Geçersiz tarih'],
  ]);
});

it('NUM-24: fifty digits are an invalid number, and a text that the database rejects is an invalid text', () => {
  expect(
    faultsIn('createInvoice_body', {
      malHizmetler: [{ miktar: '9'.repeat(50), malHizmet: 'a\0', aciklama: '\ud800' }],
    }),
  ).toEqual([
    ['malHizmetler[0].malHizmet', 'Geçersiz karakter içeriyor'],
    ['malHizmetler[0].miktar', 'Geçersiz sayı'],
    ['malHizmetler[0].aciklama', 'Geçersiz karakter içeriyor'],
  ]);
});

it('API-06: an If-Match of an older version answers 412 with the current one', () => {
  expect(() => requireVersion('"1"', 2)).toThrow(
    expect.objectContaining({ status: 412, extras: { headers: { ETag: etagOf(2) } } }),
  );
  for (const current of [undefined, '*', '"2"', 'W/"2"', '"1", "2"'])
    expect(() => requireVersion(current, 2)).not.toThrow();
});
