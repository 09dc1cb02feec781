import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Mails and SMS, written in the transaction that causes them; a job sends each by its adapter. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'mail' | 'sms'>().notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    /** Emptied when the message has been sent: links and codes are not to stay here. */
    body: text('body').notNull(),
    /** What is attached to a mail; the bytes stand with the invoice's documents. */
    attachments: jsonb('attachments')
      .$type<
        {
          name: string;
          mediaType: string;
          size: number;
          invoice?: { readonly companyId: string; readonly invoiceId: string };
        }[]
      >()
      .notNull()
      .default([]),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When it was given up: refused for good, or too old. */
    failedAt: instant('failed_at'),
  },
  (table) => [index('outbox_newest').on(table.createdAt)],
);
