import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';
import { users } from '../people/tables';

/** Counts attempts. The key is a keyed hash, so that the table contains no addresses. */
export const attempts = pgTable('attempt', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

/**
 * Network addresses from which a user has signed in. Attempts of strangers from other addresses do not lock the user
 * out there (ATK-11).
 */
export const knownAddresses = pgTable(
  'known_address',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash, so that the table contains no addresses. */
    addressMac: text('address_mac').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.addressMac] }),
    index('known_address_last_used').on(table.lastUsedAt),
  ],
);
