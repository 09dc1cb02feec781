import { boolean, date, index, integer, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';

type ReceivedInvoice = components['schemas']['ReceivedInvoice'];

/** Invoices issued to the company, as the portal listed them last. */
export const receivedInvoices = pgTable(
  'received_invoice',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    belgeNumarasi: text('belge_numarasi').notNull(),
    belgeTarihi: date('belge_tarihi', { mode: 'string' }).notNull(),
    saticiUnvanAdSoyad: text('satici_unvan_ad_soyad').notNull(),
    saticiVknTckn: text('satici_vkn_tckn').notNull(),
    ettn: text('ettn'),
    durum: text('durum').$type<ReceivedInvoice['durum']>().notNull(),
    /** Amounts are only in the document, which is read once (portal-protocol 8). */
    belgeOkundu: boolean('belge_okundu').notNull().default(false),
    /** Counted before each reading, so that a document that crashes one server is not read first by the next. */
    okumaSayisi: integer('okuma_sayisi').notNull().default(0),
    /** When the portal last failed to deliver the document. Null if it never did. */
    indirmeHatasi: instant('indirme_hatasi'),
    odenecek: numeric('odenecek'),
    vergi: numeric('vergi'),
    toplam: numeric('toplam'),
    paraBirim: text('para_birim'),
    /** `InvoiceTypeCode` of the document. */
    faturaTip: text('fatura_tip'),
    talepAkisi: jsonb('talep_akisi').$type<ReceivedInvoice['talepAkisi']>().notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('received_invoice_belge').on(table.companyId, table.saticiVknTckn, table.belgeNumarasi),
    index('received_invoice_newest').on(table.companyId, table.belgeTarihi, table.id),
  ],
);
