import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Failed attempts by what is limited (a keyed hash, so that no address stands here). */
export const attempts = pgTable('attempt', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});
