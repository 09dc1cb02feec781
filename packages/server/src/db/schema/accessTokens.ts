import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from './apiKeys';
import { instant } from './instant';
import { users } from './users';

export const accessTokens = pgTable(
  'access_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key that it was given for: bound to its company, and gone with it (KEY-06). */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'cascade' }),
    family: uuid('family').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('access_token_family').on(table.family),
    index('access_token_expires').on(table.expiresAt),
    index('access_token_user').on(table.userId),
    index('access_token_api_key')
      .on(table.apiKeyId)
      .where(sql`${table.apiKeyId} is not null`),
  ],
);
