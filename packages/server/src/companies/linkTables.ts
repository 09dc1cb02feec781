import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';
import { partnerSessions } from '../partners/partnerSessionTables';
import { users } from '../people/tables';
import { apiKeys, companies } from './tables';

/**
 * Signed links. A link ends with its maker's membership, API key or partner session. A link in a mail to a recipient
 * has no maker, and ends with the company.
 */
export const documentLinks = pgTable(
  'document_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /**
     * Only the hash, because the signature in the URL gives access. Two makers may get the same signature within a
     * second.
     */
    signatureHash: text('signature_hash').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'cascade' }),
    partnerSessionId: uuid('partner_session_id').references(() => partnerSessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('document_link_signature').on(table.signatureHash),
    index('document_link_company').on(table.companyId),
    index('document_link_user').on(table.userId),
    index('document_link_api_key').on(table.apiKeyId),
    index('document_link_partner_session').on(table.partnerSessionId),
    index('document_link_expires').on(table.expiresAt),
  ],
);
