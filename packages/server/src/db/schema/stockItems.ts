import type { components } from '@kalem/openapi';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../columns';

const empty = (name: string) => text(name).notNull().default('');

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
    // For texts too short for a trigram.
    index('stock_item_letter_pairs').using('gin', sql`letter_pairs(${table.arama})`),
  ],
);
