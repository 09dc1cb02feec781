import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';

/** Ready explanations. */
export const explanations = pgTable(
  'explanation',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Incremented by every change. It is the `ETag`. */
    version: integer('version').notNull().default(1),
    aciklama: text('aciklama').notNull(),
    faturadaGoster: boolean('faturada_goster').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('explanation_company').on(table.companyId, table.createdAt)],
);

/** Bank and IBAN entries. */
export const bankEntries = pgTable(
  'bank_entry',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Incremented by every change. It is the `ETag`. */
    version: integer('version').notNull().default(1),
    bankaAdi: text('banka_adi').notNull(),
    iban: text('iban').notNull(),
    faturadaGoster: boolean('faturada_goster').notNull(),
    /** Customers pay to this account in its currency (MNY-71). */
    tahsilatHesabi: boolean('tahsilat_hesabi').notNull().default(false),
    /** The holder of the account. Empty: the company. */
    hesapSahibi: text('hesap_sahibi').notNull().default(''),
    paraBirim: text('para_birim').notNull().default('TRY'),
    /** When the IBAN took the place of another one to pay to (MNY-75). */
    ibanDegisti: instant('iban_degisti'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bank_entry_collection')
      .on(table.companyId, table.paraBirim)
      .where(sql`${table.tahsilatHesabi}`),
    index('bank_entry_company').on(table.companyId, table.createdAt),
  ],
);
