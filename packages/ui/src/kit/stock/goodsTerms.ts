import { defineMessages } from '../../provider/texts';

/** Names of the fields of stock items and invoice lines. Shared by the catalogues of the widgets. */
export const goodsTerms = defineMessages('goodsTerms', {
  tr: {
    malHizmet: 'Mal / Hizmet',
    birim: 'Birim',
    birimFiyat: 'Birim Fiyat',
    kdvOrani: 'KDV %',
    miktar: 'Miktar',
    tevkifatKodu: 'Tevkifat Kodu',
    V9015Orani: 'Tevkifat Oranı',
    ozelMatrahTutari: 'Özel Matrah Tutarı',
    gtip: 'GTİP',
    kapNo: 'Kap No',
    teslimBedelOdemeYeri: 'Teslim / Bedel Ödeme Yeri',
  },
  en: {
    malHizmet: 'Goods / service',
    birim: 'Unit',
    birimFiyat: 'Unit price',
    kdvOrani: 'KDV %',
    miktar: 'Quantity',
    tevkifatKodu: 'Tevkifat code',
    V9015Orani: 'Tevkifat rate',
    ozelMatrahTutari: 'Özel matrah amount',
    gtip: 'GTİP',
    kapNo: 'Package number',
    teslimBedelOdemeYeri: 'Place of delivery / payment',
  },
});
