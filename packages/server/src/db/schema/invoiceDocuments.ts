import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../columns';
import { companies } from '../../companies/tables';
import { invoices } from './invoices';

/** Bytes of an issued document, kept as they were first made or fetched; newer ones stand beside the old, the newest is shown. */
export const invoiceDocuments = pgTable(
  'invoice_document',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    dosya: text('dosya').$type<'pdf' | 'html' | 'zip'>().notNull(),
    kaynak: text('kaynak').$type<'portal' | 'kalem'>().notNull(),
    icerik: bytes('icerik').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('invoice_document_newest').on(table.invoiceId, table.dosya, table.createdAt)],
);
