import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';
import { partners } from '../partners/tables';
import type { Language } from '../problems/ProblemError';

export const users = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    /** Null after an old address was restored, until a new password is set. */
    passwordHash: text('password_hash'),
    phone: text('phone'),
    phoneNotificationPermission: boolean('phone_notification_permission').notNull().default(true),
    emailNotificationPermission: boolean('email_notification_permission').notNull().default(true),
    admin: boolean('admin').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** The language of the last sign-in. Mails and SMS use it. */
    language: text('language').$type<Language>().notNull().default('tr'),
    /** When a mailed link proved the address. */
    emailVerifiedAt: instant('email_verified_at'),
    /** The partner of this user; `partnerRef` is the partner's own id. Null for users who signed up. */
    partnerId: uuid('partner_id').references(() => partners.id),
    partnerRef: text('partner_ref'),
  },
  (table) => [uniqueIndex('user_partner').on(table.partnerId, table.partnerRef)],
);

/** Mailed links that prove or restore an address. Each works once. */
export const emailLinks = pgTable(
  'email_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    purpose: text('purpose').$type<'verify' | 'bringBack'>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('email_link_user').on(table.userId), index('email_link_expires').on(table.expiresAt)],
);

/** Mailed links to set a password. Each works once. */
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

/** The code for a user's new phone. A newer code replaces an older one. */
export const phoneCodes = pgTable('phone_code', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  phone: text('phone').notNull(),
  /** A keyed hash, because six digits alone are quickly guessed. */
  codeMac: text('code_mac').notNull(),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});
