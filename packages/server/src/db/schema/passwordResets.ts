import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { users } from './users';

/** Mailed links to set a password; each is good once. */
export const passwordResets = pgTable(
  'password_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_reset_user').on(table.userId), index('password_reset_expires').on(table.expiresAt)],
);
