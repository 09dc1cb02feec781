import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { users } from './users';

/** One row per refresh token; all that descend from one sign-in share a family and are deleted together when an old one is used again. */
export const refreshTokens = pgTable(
  'refresh_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    family: uuid('family').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    successorHash: text('successor_hash'),
  },
  (table) => [
    index('refresh_token_family').on(table.family),
    index('refresh_token_expires').on(table.expiresAt),
    index('refresh_token_user').on(table.userId),
  ],
);
