import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant';

/** Mails and SMS of the development adapters. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'mail' | 'sms'>().notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    /** What was attached to a mail; the bytes are not kept. */
    attachments: jsonb('attachments').$type<{ name: string; mediaType: string; size: number }[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('outbox_newest').on(table.createdAt.desc())],
);
