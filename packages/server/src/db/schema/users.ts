import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

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
