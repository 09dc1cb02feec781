import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../columns';

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
