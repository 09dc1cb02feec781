import { defineMessages } from '../../provider/texts';

/** Names of the fields of stock items and invoice lines. Shared by the catalogues of the widgets. */
export const goodsTerms = defineMessages('goodsTerms', {
  tr: {
    malHizmet: 'Mal / Hizmet',
    birim: 'Birim',
    birimFiyat: 'Birim Fiyat',
    kdvOrani: 'KDV %',
  },
  en: {
    malHizmet: 'Goods / service',
    birim: 'Unit',
    birimFiyat: 'Unit price',
    kdvOrani: 'KDV %',
  },
});
