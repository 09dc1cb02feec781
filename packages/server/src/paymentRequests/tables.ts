import { sql } from 'drizzle-orm';
import { boolean, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';
import { users } from '../people/tables';

type Schemas = components['schemas'];

const amount = (name: string) => numeric(name, { precision: 24, scale: 2 });

/** Requests to pay an invoice, which a bank sends to a payer (MNY-79). */
export const paymentRequests = pgTable(
  'payment_request',
  {
    /** Also our reference at the bank, and the id of the payment that is booked for it. */
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Without a reference, like the invoice of an entry. */
    invoiceId: uuid('invoice_id').notNull(),
    /** Null for a payer on the payment page. */
    borcluTuru: text('borclu_turu').$type<Schemas['PaymentDebtor']['tur']>(),
    borcluDegeri: text('borclu_degeri').notNull().default(''),
    tutar: amount('tutar').notNull(),
    iban: text('iban').notNull(),
    kismi: boolean('kismi').notNull(),
    sonGecerlilik: instant('son_gecerlilik').notNull(),
    durum: text('durum').$type<Schemas['PaymentRequestState']>().notNull(),
    /** The bank's words. */
    neden: text('neden').notNull().default(''),
    odenen: amount('odenen'),
    /** What of it closed nothing. */
    avans: amount('avans').notNull().default('0.00'),
    /** The page of the bank at which the payer pays. */
    sayfa: text('sayfa'),
    /** Since when the bank is asked to cancel it. */
    iptalIstendi: instant('iptal_istendi'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // An invoice has one open request.
    uniqueIndex('payment_request_open')
      .on(table.companyId, table.invoiceId)
      .where(sql`${table.durum} in ('GONDERILIYOR', 'GONDERILDI')`),
    index('payment_request_invoice').on(table.companyId, table.invoiceId, table.createdAt),
    index('payment_request_age').on(table.createdAt),
  ],
);
