import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

export const users = pgTable('user', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  /** Null until an invited user has set a password (USR-03). */
  passwordHash: text('password_hash'),
  phone: text('phone'),
  phoneNotificationPermission: boolean('phone_notification_permission').notNull().default(true),
  emailNotificationPermission: boolean('email_notification_permission').notNull().default(true),
  admin: boolean('admin').notNull().default(false),
  createdAt: instant('created_at').notNull(),
});

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

/** The code that a user's new phone waits for; a newer one takes its place. */
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
