import { partyTerms } from '../customer/partyTerms';
import { messages as words } from '../../primitives/messages';
import { defineMessages } from '../../provider/texts';

/** Texts of all forms for a company's data. */
export const messages = defineMessages('company', {
  shared: [words, partyTerms],
  tr: {
    acikAdres: 'Açık adres',
    acikAdresCount: 'Belgelerde adresin sonuna yazılır. {n} / 50',
    sicilNo: 'Sicil no',
    mersisNo: 'MERSİS no',
    website: 'Web sitesi',
    mahalle: 'Mahalle',
    cadde: 'Cadde / sokak',
    apartmanAdi: 'Apartman adı',
    apartmanNo: 'Bina no',
    kapiNo: 'Kapı no',
    printed: 'Belgelerde yazılacak adres:',
    nothingPrinted: 'adres yok',
    authorized: 'Yetkili',
    yetkiliAdi: 'Ad',
    yetkiliSoyadi: 'Soyad',
    yetkiliTckn: 'TCKN',
    yetkiliDogumTarihi: 'Doğum tarihi',
    yetkiliTelNo: 'Telefon',
  },
  en: {
    acikAdres: 'Address',
    acikAdresCount: 'Documents print it after the rest of the address. {n} / 50',
    sicilNo: 'Registry no.',
    mersisNo: 'MERSİS no.',
    website: 'Website',
    mahalle: 'Quarter (mahalle)',
    cadde: 'Street',
    apartmanAdi: 'Building name',
    apartmanNo: 'Building no.',
    kapiNo: 'Door no.',
    printed: 'Address on documents:',
    nothingPrinted: 'no address',
    authorized: 'Authorised person',
    yetkiliAdi: 'First name',
    yetkiliSoyadi: 'Last name',
    yetkiliTckn: 'TCKN',
    yetkiliDogumTarihi: 'Date of birth',
    yetkiliTelNo: 'Phone',
  },
});
