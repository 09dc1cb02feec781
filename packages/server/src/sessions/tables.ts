import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from '../companies/tables';
import { instant } from '../db/columns';
import { users } from '../people/tables';

/**
 * Where users are signed in: one row per sign-in, by the family of its tokens. It means nothing while no token
 * of the family lives.
 */
export const sessions = pgTable(
  'session',
  {
    family: uuid('family').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('session_user').on(table.userId)],
);

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

/**
 * One row per refresh token; all that descend from one sign-in share a family and are deleted together when an old one
 * is used again.
 */
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
