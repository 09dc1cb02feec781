import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { bytes, instant } from '../db/columns';
import type { ImportedRow } from '../spreadsheets/importedRows';

const empty = (name: string) => text(name).notNull().default('');

/** Customer cards. */
export const customers = pgTable(
  'customer',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Incremented by every change. It is the `ETag`. */
    version: integer('version').notNull().default(1),
    vknTckn: empty('vkn_tckn'),
    unvan: empty('unvan'),
    ad: empty('ad'),
    soyad: empty('soyad'),
    vergiDairesi: empty('vergi_dairesi'),
    adres: empty('adres'),
    ilce: empty('ilce'),
    il: empty('il'),
    postaKodu: empty('posta_kodu'),
    ulke: empty('ulke'),
    telNo: empty('tel_no'),
    faksNo: empty('faks_no'),
    email: empty('email'),
    maliMusavirEmail: empty('mali_musavir_email'),
    iban: empty('iban'),
    iskonto: numeric('iskonto').notNull().default('0'),
    paraBirimi: text('para_birimi').notNull().default('TRY'),
    yetkiliAdi: empty('yetkili_adi'),
    yetkiliEmail: empty('yetkili_email'),
    yetkiliTelNo: empty('yetkili_tel_no'),
    notlar: empty('notlar'),
    tuzel: boolean('tuzel').notNull().default(true),
    /** Days until an invoice is to be paid. Null: the term of the company (MNY-13). */
    vadeGunu: integer('vade_gunu'),
    /** No automatic reminders go to this customer (MNY-63). */
    hatirlatmaYok: boolean('hatirlatma_yok').notNull().default(false),
    /** The folded text that GET /cari/search searches. */
    arama: empty('arama'),
    /** The sort key of lists, from unvan or from ad and soyad. */
    sira: empty('sira'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Sorts by bytes, independent of the database's collation.
    index('customer_sira').on(table.companyId, sql`${table.sira} collate "C"`, table.createdAt, table.id),
    index('customer_vkn_tckn').on(table.companyId, table.vknTckn),
    index('customer_arama').using('gin', sql`${table.arama} gin_trgm_ops`),
  ],
);

/** Stock cards. */
export const stockItems = pgTable(
  'stock_item',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Incremented by every change. It is the `ETag`. */
    version: integer('version').notNull().default(1),
    malHizmet: text('mal_hizmet').notNull(),
    stokTipi: text('stok_tipi')
      .$type<NonNullable<components['schemas']['StockItem']['stokTipi']>>()
      .notNull()
      .default('TICARIMAL'),
    birim: text('birim').notNull(),
    birimFiyat: numeric('birim_fiyat').notNull().default('0'),
    dovizKodu: text('doviz_kodu').notNull().default('TRY'),
    gtip: empty('gtip'),
    aciklama: empty('aciklama'),
    kdvOrani: numeric('kdv_orani').notNull().default('0'),
    tevkifatKodu: empty('tevkifat_kodu'),
    V9015Orani: numeric('v9015_orani').notNull().default('0'),
    istisnaMuafiyetSebebi: empty('istisna_muafiyet_sebebi'),
    ozelMatrahNedeni: empty('ozel_matrah_nedeni'),
    ozelMatrahTutari: numeric('ozel_matrah_tutari').notNull().default('0'),
    teslimSarti: empty('teslim_sarti'),
    esyaKapCinsi: empty('esya_kap_cinsi'),
    kapNo: empty('kap_no'),
    kapAdet: empty('kap_adet'),
    teslimBedelOdemeYeri: empty('teslim_bedel_odeme_yeri'),
    gonderilmeSekli: empty('gonderilme_sekli'),
    /** The rates of further taxes by wire name: `{ V0073Orani: '10' }`. */
    vergiOranlari: jsonb('vergi_oranlari').$type<Record<string, string>>().notNull().default({}),
    /** Folded malHizmet and birim. Imports and the sync find cards by this key. */
    anahtar: empty('anahtar'),
    /** The folded text that GET /stok/search searches. */
    arama: empty('arama'),
    /** The sort key of lists, from malHizmet. */
    sira: empty('sira'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Sorts by bytes, independent of the database's collation.
    index('stock_item_sira').on(table.companyId, sql`${table.sira} collate "C"`, table.createdAt, table.id),
    index('stock_item_anahtar').on(table.companyId, table.anahtar),
    index('stock_item_arama').using('gin', sql`${table.arama} gin_trgm_ops`),
  ],
);

/** Background imports of cards: their progress, and the file while it is needed. */
export const cardImports = pgTable(
  'card_import',
  {
    /** The Idempotency-Key of the call. The ids of the added cards are derived from it. */
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    tur: text('tur').$type<components['schemas']['RunningImport']['tur']>().notNull(),
    /** The user who started the import. */
    userId: uuid('user_id').notNull(),
    /** The partner session that started the import. Null for a member or an API key. */
    partnerSessionId: uuid('partner_session_id'),
    dosyaAdi: text('dosya_adi').notNull(),
    /** Null after the import has ended. */
    dosya: bytes('dosya'),
    /** The default applies to imports that were running when the column was added. */
    bosHucre: text('bos_hucre').$type<components['schemas']['EmptyCells']>().notNull().default('BOSALT'),
    durum: text('durum').$type<components['schemas']['CardImport']['durum']>().notNull(),
    toplam: integer('toplam'),
    islenen: integer('islenen').notNull().default(0),
    eklenen: integer('eklenen').notNull().default(0),
    guncellenen: integer('guncellenen').notNull().default(0),
    hatali: integer('hatali').notNull().default(0),
    uyarili: integer('uyarili').notNull().default(0),
    mesaj: text('mesaj'),
    /** `mesaj` in English. */
    mesajEn: text('mesaj_en'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('card_import_newest').on(table.companyId, table.tur, table.createdAt)],
);

/** The outcomes of an import's rows. Each row of this table holds a piece of them. */
export const cardImportPieces = pgTable(
  'card_import_piece',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    importId: uuid('import_id')
      .notNull()
      .references(() => cardImports.id, { onDelete: 'cascade' }),
    /** The position of the first row of the piece, counted below the headings. */
    ilk: integer('ilk').notNull(),
    hatali: integer('hatali').notNull(),
    uyarili: integer('uyarili').notNull().default(0),
    /** Rows from before the column `uyari` have none. */
    satirlar: jsonb('satirlar').$type<(Omit<ImportedRow, 'uyari'> & { uyari?: string })[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.ilk] })],
);

/** Pairs of similar cards that a user keeps apart, sorted by id. */
export const cardsApart = pgTable(
  'cards_apart',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    bir: uuid('bir').notNull(),
    diger: uuid('diger').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.bir, table.diger] })],
);
