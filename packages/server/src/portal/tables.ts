import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';
import { users } from '../people/tables';

/** The portal account of a company. `sealed` is encrypted for this company only (Secrets). */
export const portalCredentials = pgTable('portal_credentials', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** When and with which text the portal refused these credentials last. */
  refusedAt: instant('refused_at'),
  refusedText: text('refused_text'),
});

/**
 * The only portal session of a company (portal-protocol 2.4): its holder, the end of the lease, and the encrypted
 * token.
 */
export const portalSessions = pgTable('portal_session', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  sealedToken: text('sealed_token'),
  holder: uuid('holder'),
  leaseUntil: instant('lease_until'),
  logoutAt: instant('logout_at'),
});

/** A signature that waits for its SMS code; `id` is the signatureId. */
export const signings = pgTable('signing', {
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  faturaIds: jsonb('fatura_ids').$type<string[]>().notNull(),
  /** The invoice versions at the request of the code, by invoice id. Another version is not signed with it. */
  versions: jsonb('versions').$type<Record<string, number>>().notNull().default({}),
  phoneNumber: text('phone_number').notNull(),
  /** The portal's id of the SMS. */
  portalOid: text('portal_oid').notNull(),
  /** The number of codes sent to the portal, including the right one. */
  triedCodes: integer('wrong_codes').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  spentAt: instant('spent_at'),
  createdAt: instant('created_at').notNull(),
});
