import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validateInvoice } from '../src';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly flags?: readonly string[];
  readonly input: object;
}

const types = ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'];
const header = { faturaTarih: '2026-11-21', faturaSaat: '14:05:09', vknTckn: '11111111111', aliciUnvan: 'Çınaraltı Ltd. Şti.' };
const iadeFaturalari = [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-01-05' }];
const codes = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** Codes of errors at one field of the only line. */
const errorsAt = (field: string, faturaTip: string, line: object) =>
  validateInvoice({ ...header, iadeFaturalari, faturaTip, malHizmetler: [{ malHizmet: 'Kalem', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20', ...line }] })
    .filter(({ path, severity }) => severity === 'error' && path === `malHizmetler[0].${field}`)
    .map(({ code }) => code);

/** The types whose line is taken without a fault at the field. */
const taking = (field: string, line: object) => types.filter((faturaTip) => errorsAt(field, faturaTip, line).length === 0);

describe('what the official check enforces, fiscal-rules §12', () => {
  test('LIN-10: KDV is withheld on TEVKIFAT and IADE alone', () => {
    for (const tevkifatKodu of [...codes(601, 627), '627-Ex', ...codes(801, 825)]) expect(taking('tevkifatKodu', { tevkifatKodu })).toEqual(['IADE', 'TEVKIFAT']);
    expect(taking('V9015Orani', { V9015Orani: '35' })).toEqual(['IADE', 'TEVKIFAT']);
  });

  test('LIN-12: V4171 stands on TEVKIFAT and IADE alone', () => {
    expect(taking('V4171Tutari', { V4171Tutari: '5' })).toEqual(['IADE', 'TEVKIFAT']);
  });

  test('LIN-14 REF-12: exemption codes stand on ISTISNA, IADE and IHRACKAYITLI alone', () => {
    const allowed = ['001', ...codes(101, 108), '201', '202', ...codes(204, 209), ...codes(211, 221), '223', ...codes(225, 242), '250', ...codes(301, 307), ...codes(309, 338), ...codes(340, 344), '350', '501'];
    for (const istisnaMuafiyetSebebi of allowed) expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0', istisnaMuafiyetSebebi })).toEqual(['IADE', 'ISTISNA', 'IHRACKAYITLI']);
    for (const unknown of ['203', '210', '222', '224', ...codes(243, 249), ...codes(345, 349), '109', '200', '251', '300', '352', '500', '705', '1', '01']) {
      expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0', istisnaMuafiyetSebebi: unknown })).toEqual([]);
    }
  });

  test('REF-13: special bases stand on OZELMATRAH and IADE alone', () => {
    for (const ozelMatrahNedeni of codes(801, 812)) expect(taking('ozelMatrahNedeni', { ozelMatrahNedeni, ozelMatrahTutari: '50' })).toEqual(['IADE', 'OZELMATRAH']);
  });

  test('LIN-14: export-registered codes stand on IHRACKAYITLI and IADE alone', () => {
    for (const istisnaMuafiyetSebebi of codes(701, 704)) expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0', istisnaMuafiyetSebebi })).toEqual(['IADE', 'IHRACKAYITLI']);
  });

  test('LIN-14: KDV of 0 needs a reason on SATIS, TEVKIFAT and ISTISNA', () => {
    expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0' })).toEqual(['IADE', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI']);
  });

  test('LIN-14: 555 stands on neither ISTISNA nor IHRACKAYITLI, and needs KDV', () => {
    expect(taking('istisnaMuafiyetSebebi', { istisnaMuafiyetSebebi: '555' })).toEqual(['SATIS', 'IADE', 'TEVKIFAT', 'OZELMATRAH']);
    expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0', istisnaMuafiyetSebebi: '555' })).toEqual([]);
  });

  test('INV-35: a foreign currency needs a rate, whatever the type', () => {
    for (const faturaTip of types) {
      const faults = validateInvoice({ ...header, iadeFaturalari, faturaTip, paraBirim: 'GBP', malHizmetler: [] });
      expect(faults.map(({ path }) => path)).toContain('dovizKur');
    }
  });
});

const { vectors } = JSON.parse(readFileSync(new URL('../vectors/public.json', import.meta.url), 'utf8')) as { vectors: readonly Vector[] };
const realistic = vectors.filter(({ kind, flags }) => kind === 'invoice' && !flags?.includes('noTypeRules'));

test.each(realistic.map(({ id, input }) => [id, input]))('INV-35: the invoice of %s would be taken', (_id, input) => {
  expect(validateInvoice({ ...header, ...input }).filter(({ severity }) => severity === 'error')).toEqual([]);
});
