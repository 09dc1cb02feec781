import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../columns';

/** Hazır açıklamalar. */
export const explanations = pgTable(
  'explanation',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    aciklama: text('aciklama').notNull(),
    faturadaGoster: boolean('faturada_goster').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('explanation_company').on(table.companyId, table.createdAt)],
);
