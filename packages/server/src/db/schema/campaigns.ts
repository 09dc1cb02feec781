import { integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns';

/** Kampanyalar. */
export const campaigns = pgTable('campaign', {
  id: uuid('id').primaryKey(),
  ad: text('ad').notNull(),
  aciklama: text('aciklama').notNull().default(''),
  kuponSayisi: integer('kupon_sayisi').notNull(),
  /** Percent. */
  indirimOrani: numeric('indirim_orani').notNull(),
  createdAt: instant('created_at').notNull(),
});
