import type { components } from '@kalem/openapi';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, numeric, pgTable, text, time, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../columns';
import { users } from '../../people/tables';

type Schemas = components['schemas'];

const empty = (name: string) => text(name).notNull().default('');
const list = <T>(name: string) => jsonb(name).$type<T[]>().notNull().default([]);

export const invoices = pgTable(
  'invoice',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Counts the changes: the ETag. */
    version: integer('version').notNull().default(1),
    ettn: uuid('ettn'),
    belgeNumarasi: text('belge_numarasi'),
    faturaTarih: date('fatura_tarih', { mode: 'string' }).notNull(),
    faturaSaat: time('fatura_saat', { precision: 0 }).notNull(),
    faturaTip: text('fatura_tip').$type<Schemas['FaturaTip']>(),
    paraBirim: text('para_birim').notNull(),
    dovizKur: numeric('doviz_kur').notNull(),
    vknTckn: text('vkn_tckn').notNull(),
    aliciUnvan: empty('alici_unvan'),
    aliciAdi: empty('alici_adi'),
    aliciSoyadi: empty('alici_soyadi'),
    vergiDairesi: empty('vergi_dairesi'),
    emails: list<string>('emails'),
    iskonto: numeric('iskonto').notNull().default('0'),
    il: empty('il'),
    ilce: empty('ilce'),
    ulke: empty('ulke'),
    adres: empty('adres'),
    irsaliyeNumarasi: empty('irsaliye_numarasi'),
    irsaliyeTarihi: empty('irsaliye_tarihi'),
    iadeFaturalari: list<Schemas['ReturnedInvoice']>('iade_faturalari'),
    vergiler: list<string>('vergiler'),
    malHizmetler: list<Schemas['Line']>('mal_hizmetler'),
    totals: jsonb('totals').$type<Schemas['Totals']>().notNull(),
    tlKarsiligi: jsonb('tl_karsiligi').$type<Schemas['TlKarsiligi']>(),
    not: empty('not'),
    onayDurumu: text('onay_durumu').$type<Schemas['OnayDurumu']>().notNull(),
    portalDurumu: text('portal_durumu').$type<Schemas['PortalDurumu']>().notNull(),
    portalMesaji: text('portal_mesaji'),
    talepAkisi: list<Schemas['InvoiceSummary']['talepAkisi'][number]>('talep_akisi'),
    /** Folded text of number, recipient and ETTN: what GET /fatura/search looks through. */
    arama: empty('arama'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Read backwards: a descending index of Drizzle has NULLS LAST, which `order by … desc` cannot use.
    index('invoice_newest').on(table.companyId, table.faturaTarih, table.faturaSaat, table.id),
    index('invoice_arama').using('gin', sql`${table.arama} gin_trgm_ops`),
    // For texts too short for a trigram.
    index('invoice_letter_pairs').using('gin', sql`letter_pairs(${table.arama})`),
    uniqueIndex('invoice_ettn').on(table.companyId, table.ettn),
    index('invoice_portal_durumu')
      .on(table.portalDurumu)
      .where(sql`${table.portalDurumu} in ('BEKLIYOR', 'BELIRSIZ')`),
  ],
);
