import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables';
import { permissionList } from '../companies/permissionList';
import { instant } from '../db/columns';
import { users } from '../people/tables';
import { partnerKeys, partners } from './tables';

/** Sessions opened by partners' servers. Each has one token, which cannot be renewed. */
export const partnerSessions = pgTable(
  'partner_session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** The key that opened the session. Revoking a stolen key ends its sessions. */
    keyId: uuid('key_id')
      .notNull()
      .references(() => partnerKeys.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    widgets: text('widgets').array().notNull(),
    permissions: permissionList('permissions').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('partner_session_partner').on(table.partnerId, table.userId),
    index('partner_session_key').on(table.keyId),
    index('partner_session_company').on(table.companyId),
    index('partner_session_expires').on(table.expiresAt),
  ],
);
