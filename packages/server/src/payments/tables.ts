import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';
import { users } from '../people/tables';

/** One attempt to pay the yearly membership. `id` is the `tx` on the wire. Card data are never stored. */
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
    /** In TRY, including KDV. */
    amount: numeric('amount').notNull(),
    durum: text('durum').$type<'BEKLIYOR' | 'ODENDI' | 'REDDEDILDI'>().notNull(),
    /** The provider's id of the payment. */
    providerId: text('provider_id'),
    url: text('url'),
    /**
     * The sealed HTML of the bank's page, if the provider returned HTML instead of a URL. Deleted when the payment is
     * settled.
     */
    sayfa: text('sayfa'),
    /** The reason of a refusal, in Turkish. */
    hata: text('hata'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_newest').on(table.createdAt),
    index('payment_company').on(table.companyId, table.createdAt),
    // A company has one open payment, even with two tabs. A coupon is reserved by its open payment.
    uniqueIndex('payment_open_company')
      .on(table.companyId)
      .where(sql`${table.durum} = 'BEKLIYOR'`),
    uniqueIndex('payment_open_coupon')
      .on(table.couponId)
      .where(sql`${table.durum} = 'BEKLIYOR'`),
  ],
);

/** Campaigns. */
export const campaigns = pgTable('campaign', {
  id: uuid('id').primaryKey(),
  ad: text('ad').notNull(),
  aciklama: text('aciklama').notNull().default(''),
  kuponSayisi: integer('kupon_sayisi').notNull(),
  /** Percent. */
  indirimOrani: numeric('indirim_orani').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Coupons. */
export const coupons = pgTable(
  'coupon',
  {
    id: uuid('id').primaryKey(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The number within its campaign, from 1. */
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
