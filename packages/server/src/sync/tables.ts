import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';

/** The progress of each company's last download of portal invoices. */
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
  /** The portal's failures in a row. They lengthen the pauses. */
  hataSayisi: integer('hata_sayisi').notNull().default(0),
  /** The last day covered by complete runs. The first run covers 12 months (GIB-04). */
  sonTamGun: date('son_tam_gun', { mode: 'string' }),
  updatedAt: instant('updated_at').notNull(),
});
