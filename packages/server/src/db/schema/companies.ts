import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { users } from './users';

const empty = (name: string) => text(name).notNull().default('');

/** One row per tax number for ever: a deleted company keeps its row, so that it comes back with its old trial and licence (CMP-14). */
export const companies = pgTable('company', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id')
    .notNull()
    .references(() => users.id),
  vknTckn: text('vkn_tckn').notNull().unique(),
  unvan: empty('unvan'),
  ad: empty('ad'),
  soyad: empty('soyad'),
  sicilNo: empty('sicil_no'),
  mersisNo: empty('mersis_no'),
  vergiDairesi: empty('vergi_dairesi'),
  vergiDairesiId: integer('vergi_dairesi_id'),
  cadde: empty('cadde'),
  apartmanAdi: empty('apartman_adi'),
  apartmanNo: empty('apartman_no'),
  kapiNo: empty('kapi_no'),
  mahalle: empty('mahalle'),
  il: empty('il'),
  ilId: integer('il_id'),
  ilce: empty('ilce'),
  ilceId: integer('ilce_id'),
  postaKodu: empty('posta_kodu'),
  ulke: empty('ulke'),
  acikAdres: empty('acik_adres'),
  sirketinTuru: empty('sirketin_turu'),
  tckn: empty('tckn'),
  yetkiliAdi: empty('yetkili_adi'),
  yetkiliSoyadi: empty('yetkili_soyadi'),
  yetkiliTckn: empty('yetkili_tckn'),
  yetkiliDogumTarihi: empty('yetkili_dogum_tarihi'),
  yetkiliTelNo: empty('yetkili_tel_no'),
  email: empty('email'),
  faksNo: empty('faks_no'),
  website: empty('website'),
  isMerkezi: empty('is_merkezi'),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
  demoDuration: integer('demo_duration').notNull().default(0),
  imzaData: text('imza_data'),
  logoData: text('logo_data'),
  deletedAt: instant('deleted_at'),
});
