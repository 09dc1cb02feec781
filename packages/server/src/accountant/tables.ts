import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';

/** The accountant of a company, and how they want its invoices. */
export const accountantOffices = pgTable('accountant_office', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Incremented by every change, and not reset when the office is deleted. It is the `ETag`. */
  version: integer('version').notNull().default(0),
  /** Read and replaced as a whole. Null after it was deleted. */
  ofis: jsonb('ofis').$type<components['schemas']['AccountantOffice']>(),
  updatedAt: instant('updated_at').notNull(),
});
