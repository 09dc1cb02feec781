import { boolean, date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';

/** How a company collects its money. A company without a row has the defaults. */
export const collectionSettings = pgTable('collection_settings', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Incremented by every change. It is the `ETag`. */
  version: integer('version').notNull().default(1),
  /** Days until an invoice is to be paid. Null: no term (MNY-13). */
  vadeGunu: integer('vade_gunu'),
  /** The notes of an invoice name its due date (MNY-17). */
  vadeyiGoster: boolean('vadeyi_goster').notNull().default(true),
  /** The day from which approved invoices are claims. Null: nothing is tracked (MNY-23). */
  baslangic: date('baslangic', { mode: 'string' }),
  /** Invoices from before the start was chosen are still being booked. */
  isleniyor: boolean('isleniyor').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});
