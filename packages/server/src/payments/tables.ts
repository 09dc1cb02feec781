import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';
import { users } from '../people/tables';

/** One try to pay the yearly membership; `id` is the tx. Card data never stands here. */
export const payments = pgTable(
  'payment',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    couponId: uuid('coupon_id').references(() => coupons.id),
    /** KDV included, in TRY. */
    amount: numeric('amount').notNull(),
    durum: text('durum').$type<'BEKLIYOR' | 'ODENDI' | 'REDDEDILDI'>().notNull(),
    /** The provider's own name for it. */
    providerId: text('provider_id'),
    url: text('url'),
    /** The bank's page where the provider gives no address for it, sealed; gone when the payment is settled. */
    sayfa: text('sayfa'),
    /** Why it was refused, in Turkish. */
    hata: text('hata'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_newest').on(table.createdAt),
    index('payment_company').on(table.companyId, table.createdAt),
    // A second tab opens no second payment; a coupon is reserved by the one that is open with it.
    uniqueIndex('payment_open_company')
      .on(table.companyId)
      .where(sql`${table.durum} = 'BEKLIYOR'`),
    uniqueIndex('payment_open_coupon')
      .on(table.couponId)
      .where(sql`${table.durum} = 'BEKLIYOR'`),
  ],
);

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
