import { defineMessages } from '../../provider/texts';

/** Texts of the page of a customer's form. */
export const messages = defineMessages('customerForm', {
  tr: { create: 'Yeni cari ekle', edit: 'Cari kartını düzenle' },
  en: { create: 'Add customer', edit: 'Edit customer' },
});
