import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';

/** How many invoices a company has on each day: what finds a page deep in the list. Kept by triggers on `invoice`, in the writer's transaction. */
export const invoiceDays = pgTable(
  'invoice_day',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    faturaTarih: date('fatura_tarih', { mode: 'string' }).notNull(),
    adet: integer('adet').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.faturaTarih] })],
);
