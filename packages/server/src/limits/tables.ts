import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Counts attempts. The key is a keyed hash, so that the table contains no addresses. */
export const attempts = pgTable('attempt', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});
