import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';
import type { BulletinRates } from '../ports/Rates';

/** The central bank's bulletins by day. `rates` is null for a day without one. */
export const exchangeBulletins = pgTable('exchange_bulletin', {
  day: date('day', { mode: 'string' }).primaryKey(),
  rates: jsonb('rates').$type<BulletinRates>(),
  fetchedAt: instant('fetched_at').notNull(),
});
