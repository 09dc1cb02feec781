import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
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
  updatedAt: instant('updated_at').notNull(),
});
