import { defineMessages } from '../../provider/texts';

/** Texts of the page of a stock item's form. */
export const messages = defineMessages('stockForm', {
  tr: { create: 'Yeni stok ekle', edit: 'Stok kartını düzenle' },
  en: { create: 'Add stock item', edit: 'Edit stock item' },
});
