import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Notices that went out, so that none goes twice: `key` names the occasion, such as a licence (NTF-03). */
export const notices = pgTable('notice', {
  key: text('key').primaryKey(),
  sentAt: instant('sent_at').notNull(),
});
