import { sql } from 'drizzle-orm';
import { index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../../db/columns';
import { users } from '../../people/tables';

/** Public payment pages of invoices (MNY-81). */
export const paymentLinks = pgTable(
  'payment_link',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Without a reference, like the invoice of an entry. */
    invoiceId: uuid('invoice_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** How often the page was opened. No address is kept. */
    sayac: integer('sayac').notNull().default(0),
    /** Null for a link in a mail that we sent. */
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // An invoice has one address at a time.
    uniqueIndex('payment_link_open')
      .on(table.companyId, table.invoiceId)
      .where(sql`${table.revokedAt} is null`),
    index('payment_link_expires').on(table.expiresAt),
  ],
);
