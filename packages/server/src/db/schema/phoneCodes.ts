import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';
import { users } from './users';

/** The code that a user's new phone waits for; a newer request takes the place of an older one. */
export const phoneCodes = pgTable('phone_code', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  phone: text('phone').notNull(),
  /** Keyed hash: six digits alone are soon guessed. */
  codeMac: text('code_mac').notNull(),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});
