import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceDraft, Line } from '../src';
import { describeDraft, renderSheet, type Seller } from '../src/document';
import { invoice } from './arbitraries';

const seller: Seller = {
  vknTckn: '3333333301',
  unvan: 'IŞIK ÖĞÜTÇÜ <b>GIDA</b> A.Ş.',
  ad: '',
  soyad: '',
  sicilNo: '',
  mersisNo: '',
  vergiDairesi: 'ÇANKAYA',
  cadde: '',
  apartmanAdi: '',
  apartmanNo: '',
  kapiNo: '',
  mahalle: '',
  il: 'ANKARA',
  ilce: '',
  postaKodu: '',
  ulke: 'Türkiye',
  acikAdres: '',
  yetkiliTelNo: '',
  faksNo: '',
  email: '',
  website: '',
  imzaData: null,
  logoData: null,
};
const figures = ['miktar', 'birimFiyat', 'kdvOrani', 'iskontoOrani', 'iskontoTutari', 'V0073Tutari', 'V9015Orani'];
const typed = fc.constantFrom('', '.', '12.', '-5', '1e9', 'on iki', '<img src=x onerror=hit()>', '1'.repeat(30), '3');
const halfTyped = fc
  .tuple(invoice, fc.dictionary(fc.constantFrom(...figures), typed), fc.constantFrom('', '41.', 'x', '41.25'))
  .map(([draft, changes, dovizKur]) => {
    const malHizmetler: Line[] = draft.malHizmetler.map((line) => ({ ...line, ...changes, malHizmet: '<script>' }));
    return { ...draft, dovizKur, malHizmetler, not: '"><svg/onload=hit()>###</main>' };
  });

test('renders incomplete drafts, and escapes typed text', () => {
  fc.assert(
    fc.property(halfTyped, (draft) => {
      const html = renderSheet(describeDraft(draft, seller));
      expect(html.startsWith('<main class="sheet stamp" data-stamp="TASLAK">')).toBe(true);
      expect(
        html.match(
          /<(?!\/?(?:main|header|section|div|h1|h2|p|b|strong|dl|dt|dd|ul|li|span|table|thead|tbody|tr|th|td)\b)/g,
        ),
      ).toBeNull();
      expect(html).not.toContain('NaN');
    }),
  );
});

test('omits a figure that is no decimal, like the calculation', () => {
  const line: Line = { malHizmet: 'Defter', miktar: '2', birim: 'C62', birimFiyat: '1x', kdvOrani: '20' };
  const draft: InvoiceDraft = { faturaTarih: '2026-11-21', faturaSaat: '10:00:00', vknTckn: '', malHizmetler: [line] };
  const { lines, payable, number } = describeDraft(draft, seller);
  expect(lines[0]?.cells.birimFiyat).toBe('0,00');
  expect([payable.value, number]).toEqual(['0,00 TL', 'TASLAK']);
});
