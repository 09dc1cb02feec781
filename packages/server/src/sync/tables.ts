import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';

/** How far the download of a company's portal invoices has come: one row a company, of its last run. */
export const syncs = pgTable('sync', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  durum: text('durum').$type<Exclude<components['schemas']['Sync']['durum'], 'YOK'>>().notNull(),
  baslangicTarihi: date('baslangic_tarihi', { mode: 'string' }).notNull(),
  bitisTarihi: date('bitis_tarihi', { mode: 'string' }).notNull(),
  tamamlananPencere: integer('tamamlanan_pencere').notNull().default(0),
  toplamPencere: integer('toplam_pencere').notNull(),
  faturaSayisi: integer('fatura_sayisi').notNull().default(0),
  cariSayisi: integer('cari_sayisi').notNull().default(0),
  stokSayisi: integer('stok_sayisi').notNull().default(0),
  mesaj: text('mesaj'),
  /** Failures of the portal in a row: the pauses grow with them. */
  hataSayisi: integer('hata_sayisi').notNull().default(0),
  /** Last day up to which a whole run was done; the first run covers 12 months (GIB-04). */
  sonTamGun: date('son_tam_gun', { mode: 'string' }),
  updatedAt: instant('updated_at').notNull(),
});
