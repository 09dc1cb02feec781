import type { components } from '@kalem/openapi';
import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Bulletins of the central bank by day; `rates` is null for a day that has none. */
export const exchangeBulletins = pgTable('exchange_bulletin', {
  day: date('day', { mode: 'string' }).primaryKey(),
  rates: jsonb('rates').$type<Record<string, components['schemas']['ExchangeRate']>>(),
  fetchedAt: instant('fetched_at').notNull(),
});
