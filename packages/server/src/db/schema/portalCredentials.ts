import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../columns';

/** The portal account of a company; `sealed` is encrypted for this company alone (Secrets). */
export const portalCredentials = pgTable('portal_credentials', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** When the portal refused these credentials last, and its words. */
  refusedAt: instant('refused_at'),
  refusedText: text('refused_text'),
});
