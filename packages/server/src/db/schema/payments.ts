import { sql } from 'drizzle-orm';
import { index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { coupons } from './coupons';
import { instant } from '../columns';
import { users } from '../../people/tables';

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
    /** VAT included, in TRY. */
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
