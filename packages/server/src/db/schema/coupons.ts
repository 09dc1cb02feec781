import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { campaigns } from './campaigns';
import { companies } from '../../companies/tables';
import { instant } from '../columns';

/** Kuponlar. */
export const coupons = pgTable(
  'coupon',
  {
    id: uuid('id').primaryKey(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Place in its campaign, from 1. */
    sira: integer('sira').notNull(),
    kod: text('kod').notNull().unique(),
    musteri: text('musteri').notNull().default(''),
    musteriyeVerildi: boolean('musteriye_verildi').notNull().default(false),
    usedAt: instant('used_at'),
    /** The company that used it. */
    usedBy: uuid('used_by').references(() => companies.id, { onDelete: 'set null' }),
  },
  (table) => [index('coupon_campaign').on(table.campaignId, table.sira)],
);
