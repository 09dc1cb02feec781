import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Sent notices, so that none is sent twice. `key` identifies the occasion, such as the end of a licence (NTF-03). */
export const notices = pgTable('notice', {
  key: text('key').primaryKey(),
  sentAt: instant('sent_at').notNull(),
});
