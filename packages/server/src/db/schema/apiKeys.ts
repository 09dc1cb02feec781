import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { instant } from './instant';
import { users } from './users';

/** API anahtarları: client_id and the hash of client_secret. */
export const apiKeys = pgTable(
  'api_key',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    apiKey: text('api_key').notNull().unique(),
    secretHash: text('secret_hash').notNull(),
    name: text('name').notNull(),
    /** In whose name the key acts. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('api_key_company').on(table.companyId, table.createdAt)],
);
