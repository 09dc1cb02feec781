import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';

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

/** The one portal session of a company (protocol 2.4): who works with it until when, and its encrypted token from login to logout. */
export const portalSessions = pgTable('portal_session', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  sealedToken: text('sealed_token'),
  holder: uuid('holder'),
  leaseUntil: instant('lease_until'),
  logoutAt: instant('logout_at'),
});
