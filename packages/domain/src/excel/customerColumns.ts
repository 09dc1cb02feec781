import type { ReadableColumn } from './Column';
import { columnOf } from './columnOf';

/** The 19 columns of the customer export and import. Source: CUS-13, CUS-15. */
export const customerColumns: readonly ReadableColumn[] = [
  columnOf('VKN / TCKN', 'vknTckn'),
  columnOf('Unvan', 'unvan'),
  columnOf('Ad', 'ad'),
  columnOf('Soyad', 'soyad'),
  columnOf('Vergi Dairesi', 'vergiDairesi'),
  columnOf('Adres', 'adres'),
  columnOf('İlçe', 'ilce'),
  columnOf('İl', 'il'),
  columnOf('Posta Kodu', 'postaKodu'),
  columnOf('Ülke', 'ulke'),
  columnOf('Telefon', 'telNo'),
  columnOf('Email', 'email'),
  columnOf('Mali Müşavir Email', 'maliMusavirEmail'),
  columnOf('IBAN', 'iban'),
  columnOf('İskonto (%)', 'iskonto', 'number'),
  columnOf('Para Birimi', 'paraBirimi'),
  columnOf('Yetkili Adı', 'yetkiliAdi'),
  columnOf('Yetkili Email', 'yetkiliEmail'),
  columnOf('Yetkili Telefon', 'yetkiliTelNo'),
];
