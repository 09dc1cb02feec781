import type { components } from '@kalem/openapi';

export type Invoice = components['schemas']['Invoice'];
export type Line = components['schemas']['Line'];

/** What an invoice's documents say about the company that issues it; it does not depend on who asks for them. */
export type Seller = Pick<
  components['schemas']['Company'],
  | 'vknTckn'
  | 'unvan'
  | 'ad'
  | 'soyad'
  | 'sicilNo'
  | 'mersisNo'
  | 'vergiDairesi'
  | 'cadde'
  | 'apartmanAdi'
  | 'apartmanNo'
  | 'kapiNo'
  | 'mahalle'
  | 'il'
  | 'ilce'
  | 'postaKodu'
  | 'ulke'
  | 'acikAdres'
  | 'yetkiliTelNo'
  | 'faksNo'
  | 'email'
  | 'website'
  | 'imzaData'
  | 'logoData'
>;

/** Which document of an invoice. */
export type Dosya = components['schemas']['LinkRequest']['dosya'];
