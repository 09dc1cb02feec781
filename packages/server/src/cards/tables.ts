import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { bytes, instant } from '../db/columns';

const empty = (name: string) => text(name).notNull().default('');

/** Cari kartları. */
export const customers = pgTable(
  'customer',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Counts the changes: the ETag. */
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
    /** Folded text of what GET /cari/search matches. */
    arama: empty('arama'),
    /** Sort key of unvan, or ad and soyad: the order of lists. */
    sira: empty('sira'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Byte by byte, whatever the collation of the database.
    index('customer_sira').on(table.companyId, sql`${table.sira} collate "C"`, table.createdAt, table.id),
    index('customer_vkn_tckn').on(table.companyId, table.vknTckn),
    index('customer_arama').using('gin', sql`${table.arama} gin_trgm_ops`),
  ],
);

/** Stok kartları. */
export const stockItems = pgTable(
  'stock_item',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Counts the changes: the ETag. */
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
    /** Rates of further taxes by wire name: { V0073Orani: '10' }. */
    vergiOranlari: jsonb('vergi_oranlari').$type<Record<string, string>>().notNull().default({}),
    /** Folded malHizmet and birim: what imports and the sync match by. */
    anahtar: empty('anahtar'),
    /** Folded text of what GET /stok/search matches. */
    arama: empty('arama'),
    /** Sort key of malHizmet: the order of lists. */
    sira: empty('sira'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Byte by byte, whatever the collation of the database.
    index('stock_item_sira').on(table.companyId, sql`${table.sira} collate "C"`, table.createdAt, table.id),
    index('stock_item_anahtar').on(table.companyId, table.anahtar),
    index('stock_item_arama').using('gin', sql`${table.arama} gin_trgm_ops`),
  ],
);

/** Imports of cards in the background: the file while it is needed, and how far they have come. */
export const cardImports = pgTable(
  'card_import',
  {
    /** From the call's Idempotency-Key; the ids of the cards that it adds follow from it. */
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    tur: text('tur').$type<components['schemas']['RunningImport']['tur']>().notNull(),
    /** Who asked for it. */
    userId: uuid('user_id').notNull(),
    dosyaAdi: text('dosya_adi').notNull(),
    /** Null once the import has ended. */
    dosya: bytes('dosya'),
    /** The default is that of imports which were under way when the column came. */
    bosHucre: text('bos_hucre').$type<components['schemas']['EmptyCells']>().notNull().default('BOSALT'),
    durum: text('durum').$type<components['schemas']['CardImport']['durum']>().notNull(),
    toplam: integer('toplam'),
    islenen: integer('islenen').notNull().default(0),
    eklenen: integer('eklenen').notNull().default(0),
    guncellenen: integer('guncellenen').notNull().default(0),
    hatali: integer('hatali').notNull().default(0),
    uyarili: integer('uyarili').notNull().default(0),
    mesaj: text('mesaj'),
    /** The same in English. */
    mesajEn: text('mesaj_en'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('card_import_newest').on(table.companyId, table.tur, table.createdAt)],
);

type Outcome = components['schemas']['CardImportRow'];

/** What became of a row; of one that was refused or has a warning also what its cells hold. */
export interface ImportedRow extends Outcome {
  /** The texts in English; absent where there are none, and in rows that an older server stored. */
  en?: Pick<Outcome, 'mesaj' | 'uyari'>;
}

/** What became of the rows of an import, a piece of them in each row here. */
export const cardImportPieces = pgTable(
  'card_import_piece',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    importId: uuid('import_id')
      .notNull()
      .references(() => cardImports.id, { onDelete: 'cascade' }),
    /** Place of the first of them below the headings. */
    ilk: integer('ilk').notNull(),
    hatali: integer('hatali').notNull(),
    uyarili: integer('uyarili').notNull().default(0),
    /** Those of imports from before there were warnings have no `uyari`. */
    satirlar: jsonb('satirlar').$type<(Omit<ImportedRow, 'uyari'> & { uyari?: string })[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.ilk] })],
);

/** Two cards of one kind that look alike and that a user keeps apart, in the order of their ids. */
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
