import { defineMessages } from '../../provider/texts';

/** Names of the fields of customers, companies and recipients. Shared by the catalogues of the widgets. */
export const partyTerms = defineMessages('partyTerms', {
  tr: {
    vknTckn: 'VKN / TCKN',
    vergiDairesi: 'Vergi Dairesi',
    il: 'İl',
    ilce: 'İlçe',
    ulke: 'Ülke',
    adres: 'Adres',
    telNo: 'Telefon',
    iban: 'IBAN',
  },
  en: {
    vknTckn: 'VKN / TCKN',
    vergiDairesi: 'Tax office',
    il: 'Province',
    ilce: 'District',
    ulke: 'Country',
    adres: 'Address',
    telNo: 'Phone',
    iban: 'IBAN',
  },
});
