import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stockTypes } from '../codes/invoice-types';
import { istisnaCodes } from '../codes/istisna-codes';
import { deliveryTerms } from '../codes/delivery-terms';
import { packageTypes } from '../codes/package-types';
import { transportModes } from '../codes/transport-modes';
import { faultMessage } from '../messages';
import { officialCodes } from '../facts/officialCodes';
import { validateStockItem } from './cardForms';

const card = { malHizmet: 'Kurşun kalem', birim: 'C62' };
const texts = (item: unknown) =>
  Object.fromEntries(validateStockItem(item).map((fault) => [fault.path, faultMessage(fault)]));
const values = (list: readonly { readonly value: string }[]) => new Set(list.map(({ value }) => value));

describe('validateStockItem', () => {
  test('STK-07: a name and a unit are required', () => {
    expect(validateStockItem(card)).toEqual([]);
    expect(texts({ malHizmet: ' ', birim: '' })).toEqual({
      malHizmet: 'Bu alan gereklidir',
      birim: 'Bu alan gereklidir',
    });
  });

  test('STK-01: figures and codes are those of the lists, GTIP has 12 digits', () => {
    expect(
      texts({
        ...card,
        birim: 'ADET',
        birimFiyat: '1.123456',
        dovizKodu: 'YTL',
        kdvOrani: '19',
        gtip: '1234',
        tevkifatKodu: '600',
        ozelMatrahTutari: '1.234',
        istisnaMuafiyetSebebi: '203',
        ozelMatrahNedeni: '813',
      }),
    ).toEqual({
      birim: 'Listede olmayan bir değer',
      birimFiyat: 'Virgülden sonra en fazla 5 basamak girilebilir',
      dovizKodu: 'Listede olmayan bir değer',
      kdvOrani: 'KDV oranı listede olmalıdır',
      gtip: 'GTIP 12 haneli olmalıdır',
      tevkifatKodu: 'Listede olmayan bir değer',
      ozelMatrahTutari: 'Virgülden sonra en fazla 2 basamak girilebilir',
      istisnaMuafiyetSebebi: 'Listede olmayan bir değer',
      ozelMatrahNedeni: 'Listede olmayan bir değer',
    });
    expect(
      texts({
        ...card,
        stokTipi: 'TICARIMAL',
        dovizKodu: 'USD',
        kdvOrani: '20.0',
        gtip: '123456789012',
        tevkifatKodu: '650',
        V9015Orani: '35',
        ozelMatrahNedeni: '801',
        teslimSarti: 'FOB',
        esyaKapCinsi: 'BX',
        gonderilmeSekli: '3',
      }),
    ).toEqual({});
  });

  test('STK-02: six stock types and no others', () => {
    for (const { value } of stockTypes) expect(validateStockItem({ ...card, stokTipi: value })).toEqual([]);
    expect(texts({ ...card, stokTipi: 'TİCARİMAL' })).toEqual({ stokTipi: 'Listede olmayan bir değer' });
  });

  test('STK-13: the rate of a withholding code is its own, that of 650 is free', () => {
    expect(texts({ ...card, tevkifatKodu: '602', V9015Orani: '50' })).toEqual({
      V9015Orani: '602 kodu için bu tevkifat oranı kullanılamaz',
    });
    expect(texts({ ...card, tevkifatKodu: '602', V9015Orani: '90.0' })).toEqual({});
    expect(texts({ ...card, tevkifatKodu: '602', V9015Orani: '0' })).toEqual({});
    expect(texts({ ...card, tevkifatKodu: '650', V9015Orani: '100.1' })).toEqual({
      V9015Orani: 'Oran en fazla 100 olabilir',
    });
  });

  test('STK-08: a further tax is the Orani field of a code of the list', () => {
    expect(texts({ ...card, V0073Orani: '0', V0059Orani: '2' })).toEqual({});
    expect(texts({ ...card, V1234Orani: '1', V0073Orani: '1.2345' })).toEqual({
      V1234Orani: 'Bilinmeyen vergi kodu: V1234',
      V0073Orani: 'Virgülden sonra en fazla 3 basamak girilebilir',
    });
  });

  test('every reason that a line offers may stand on a card', () => {
    for (const { value } of istisnaCodes)
      expect(validateStockItem({ ...card, istisnaMuafiyetSebebi: value })).toEqual([]);
  });

  test('the codes are those of the lists', () => {
    expect(officialCodes.deliveryTerms).toEqual(values(deliveryTerms));
    expect(officialCodes.packageTypes).toEqual(values(packageTypes));
    expect(officialCodes.transportModes).toEqual(values(transportModes));
  });

  test('nothing that JSON holds makes it throw', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(
          fc.constantFrom('malHizmet', 'birim', 'gtip', 'V9015Orani', 'V0073Orani', 'tevkifatKodu'),
          fc.jsonValue(),
        ),
        (any, item) => void [validateStockItem(any), validateStockItem(item)],
      ),
    );
  });
});
