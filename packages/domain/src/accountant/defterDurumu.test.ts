import { describe, expect, test } from 'vitest';
import { defterDurumuOf, objectionText } from './defterDurumu';
import { invoiceTypeOf } from './invoiceType';

type Talep = { readonly tip: 'IPTAL' | 'ITIRAZ'; readonly durum: 'OLUSTU' | 'KABUL' | 'RET' };
const accepted = (tip: Talep['tip']): Talep[] => [{ tip, durum: 'KABUL' }];

describe('the state of an invoice for the books', () => {
  test.each([
    ['Onaylandi', [], false, 'GECERLI'],
    ['Onaylandi', [{ tip: 'IPTAL', durum: 'OLUSTU' }], false, 'GECERLI'],
    ['Onaylandi', [{ tip: 'IPTAL', durum: 'RET' }], true, 'GECERLI'],
    ['Onaylandi', accepted('IPTAL'), false, 'IPTAL'],
    ['Onaylandi', accepted('IPTAL'), true, 'IPTAL'],
    ['Onaylandi', accepted('ITIRAZ'), true, 'GECERLI'],
    ['Onaylanmadi', [], false, 'TASLAK'],
    ['Silinmis', [], false, 'SILINMIS'],
    ['Silinmis', [], true, 'IPTAL'],
    ['Silinmis', accepted('IPTAL'), false, 'IPTAL'],
  ] as const)('ACT-13: %s with %j, handed over: %s → %s', (onayDurumu, talepAkisi, isHandedOver, expected) => {
    expect(defterDurumuOf({ onayDurumu, talepAkisi }, isHandedOver)).toBe(expected);
  });

  test('ACT-13: a valid invoice with an accepted objection is named', () => {
    const invoice = { onayDurumu: 'Onaylandi', belgeNumarasi: 'GIB2026000000001' } as const;
    expect(objectionText({ ...invoice, talepAkisi: accepted('ITIRAZ') })).toBe(
      'İtirazı kabul edilen fatura: GIB2026000000001',
    );
    expect(objectionText({ ...invoice, talepAkisi: [] })).toBeUndefined();
    expect(objectionText({ ...invoice, talepAkisi: [...accepted('ITIRAZ'), ...accepted('IPTAL')] })).toBeUndefined();
  });

  test.each([
    ['SATIS', 'SATIS'],
    ['SATIŞ', 'SATIS'],
    ['İADE', 'IADE'],
    ['İade', 'IADE'],
    ['Tevkifat', 'TEVKIFAT'],
    ['İSTİSNA', 'ISTISNA'],
    ['ÖZEL MATRAH', 'OZELMATRAH'],
    ['Özel Matrah', 'OZELMATRAH'],
    ['İHRAÇ KAYITLI', 'IHRACKAYITLI'],
    ['KONAKLAMA VERGİSİ', 'KONAKLAMAVERGISI'],
    ['TEVKIFATIADE', undefined],
    ['', undefined],
    [null, undefined],
  ])('ACT-17: the kind %s of the portal is type %s', (portalFaturaTip, expected) => {
    expect(invoiceTypeOf({ faturaTip: null, portalFaturaTip })).toBe(expected);
  });

  test('ACT-17: the type of an invoice that was made here wins', () => {
    expect(invoiceTypeOf({ faturaTip: 'IADE', portalFaturaTip: 'SATIŞ' })).toBe('IADE');
  });
});
