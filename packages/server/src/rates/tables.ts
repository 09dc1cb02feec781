import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';
import type { BulletinRates } from '../ports/Rates';

/** Bulletins of the central bank by day; `rates` is null for a day that has none. */
export const exchangeBulletins = pgTable('exchange_bulletin', {
  day: date('day', { mode: 'string' }).primaryKey(),
  rates: jsonb('rates').$type<BulletinRates>(),
  fetchedAt: instant('fetched_at').notNull(),
});
