import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';

/** Mails and SMS, queued in the transaction that causes them. A job sends each through its adapter. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'mail' | 'sms'>().notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    /** Emptied after sending, so that links and codes do not stay in the database. */
    body: text('body').notNull(),
    /** The attachments of a mail. Their bytes are stored with the invoice's documents. */
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
    /** The address for answers to a mail; null for the sender's. */
    replyTo: text('reply_to'),
    /** The reminder that a mail carries. It is checked again when the mail leaves (MNY-65). */
    reminder: jsonb('reminder').$type<{ readonly companyId: string; readonly reminderId: string }>(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the message was given up: refused permanently, or too old. */
    failedAt: instant('failed_at'),
  },
  (table) => [index('outbox_newest').on(table.createdAt)],
);
