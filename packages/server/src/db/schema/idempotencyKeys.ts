import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** First answers by Idempotency-Key. While `status` is null the call runs, as long as its lease is renewed; then a repetition takes over. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    /** The user, the API key, or `public`. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestMac: text('request_mac').notNull(),
    /** The id of what the call creates: fixed by the key, so that a repetition after a crash finds it. */
    newId: uuid('new_id').notNull(),
    holder: uuid('holder').notNull(),
    leaseUntil: instant('lease_until').notNull(),
    status: integer('status'),
    headers: jsonb('headers').$type<Record<string, string>>(),
    /** Sealed. */
    body: text('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index('idempotency_key_created').on(table.createdAt)],
);
