import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dueDaysWithoutTerm } from '@kalem/domain';
import type { BreakdownRow } from '@kalem/domain/accountant';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { bytes, instant } from '../db/columns';
import { users } from '../people/tables';

type Schemas = components['schemas'];

/** The day until which an invoice is to be paid, for lateness. The same as `dueDayOf` of the domain (MNY-16). */
export const dueDay = sql.raw(`coalesce(vade_tarihi, fatura_tarih + ${dueDaysWithoutTerm})`);

const empty = (name: string) => text(name).notNull().default('');
const list = <T>(name: string) => jsonb(name).$type<T[]>().notNull().default([]);

export const invoices = pgTable(
  'invoice',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Incremented by every change. It is the `ETag`. */
    version: integer('version').notNull().default(1),
    ettn: uuid('ettn'),
    belgeNumarasi: text('belge_numarasi'),
    faturaTarih: date('fatura_tarih', { mode: 'string' }).notNull(),
    faturaSaat: time('fatura_saat', { precision: 0 }).notNull(),
    faturaTip: text('fatura_tip').$type<Schemas['FaturaTip']>(),
    portalFaturaTip: text('portal_fatura_tip'),
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
    /** Not sent to the portal. Null on types other than IADE, and when it is not known (MNY-07, MNY-08). */
    iadeTuru: text('iade_turu').$type<Schemas['IadeTuru']>(),
    /** A user set `iadeTuru`. Downloads no longer change it (MNY-21). */
    iadeTuruSecildi: boolean('iade_turu_secildi').notNull().default(false),
    /** The day until which the invoice is to be paid. Null without a term (MNY-13). */
    vadeTarihi: date('vade_tarihi', { mode: 'string' }),
    /** A user took the approved invoice out of all balances (MNY-21). */
    takipDisi: boolean('takip_disi').notNull().default(false),
    vergiler: list<string>('vergiler'),
    malHizmetler: list<Schemas['Line']>('mal_hizmetler'),
    /**
     * The invoice taken apart for the accountant. Null on one that an older server stored; a job fills it in (ACT-12).
     */
    dokum: jsonb('dokum').$type<readonly BreakdownRow[]>(),
    totals: jsonb('totals').$type<Schemas['Totals']>().notNull(),
    tlKarsiligi: jsonb('tl_karsiligi').$type<Schemas['TlKarsiligi']>(),
    not: empty('not'),
    /** Warnings that a user has read and passed. Not sent to the portal (RUL-09). */
    bilinenUyarilar: list<Schemas['KnownWarning']>('bilinen_uyarilar'),
    onayDurumu: text('onay_durumu').$type<Schemas['OnayDurumu']>().notNull(),
    portalDurumu: text('portal_durumu').$type<Schemas['PortalDurumu']>().notNull(),
    portalMesaji: text('portal_mesaji'),
    talepAkisi: list<Schemas['InvoiceSummary']['talepAkisi'][number]>('talep_akisi'),
    /** The payable amount of `totals` as a number, for sorting and sums. */
    odenecekTutar: numeric('odenecek_tutar')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(nullif(totals ->> 'odenecekTutar', '')::numeric, 0)`),
    /** The sums without and with KDV of `totals` as numbers (MNY-01). */
    matrah: numeric('matrah')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(nullif(totals ->> 'matrah', '')::numeric, 0)`),
    vergilerDahil: numeric('vergiler_dahil')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(nullif(totals ->> 'vergilerDahilToplamTutar', '')::numeric, 0)`),
    /** A void invoice: deleted, or its cancellation was accepted. It counts in no figure (MNY-06). */
    gecersiz: boolean('gecersiz')
      .notNull()
      .generatedAlwaysAs(sql`onay_durumu = 'Silinmis' or talep_akisi @> '[{"tip": "IPTAL", "durum": "KABUL"}]'::jsonb`),
    /** The folded text of number, recipient, ETTN and amount that GET /fatura/search searches. */
    arama: empty('arama'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Scanned backwards: a descending index of Drizzle has NULLS LAST, which `order by … desc` cannot use.
    index('invoice_newest').on(table.companyId, table.faturaTarih, table.faturaSaat, table.id),
    index('invoice_amount').on(table.companyId, table.odenecekTutar, table.id),
    // For the list by due day.
    index('invoice_due').on(table.companyId, sql`(${dueDay})`, table.id),
    // For the invoices to one recipient, newest first.
    index('invoice_recipient').on(table.companyId, table.vknTckn, table.faturaTarih, table.faturaSaat, table.id),
    // For the sales per day, as an index-only scan.
    index('invoice_figures')
      .on(
        table.companyId,
        table.faturaTarih,
        table.paraBirim,
        table.odenecekTutar,
        table.matrah,
        table.vergilerDahil,
        table.dovizKur,
        table.faturaTip,
        table.portalFaturaTip,
        table.iadeTuru,
      )
      .where(sql`${table.onayDurumu} = 'Onaylandi' and not ${table.gecersiz}`),
    // For returns from the portal whose kind changes when one of the returned invoices is downloaded.
    index('invoice_portal_return')
      .on(table.companyId, table.vknTckn)
      .where(sql`${table.faturaTip} is null and ${table.portalFaturaTip} = 'IADE'`),
    index('invoice_without_breakdown')
      .on(table.companyId, table.id)
      .where(sql`${table.dokum} is null`),
    index('invoice_changed').on(table.companyId, table.updatedAt),
    // For the drafts that wait for a signature or a correction.
    index('invoice_draft')
      .on(table.companyId, table.portalDurumu, table.faturaTarih)
      .where(sql`${table.onayDurumu} = 'Onaylanmadi'`),
    // Requests refer to an invoice by its number.
    index('invoice_number').on(table.companyId, table.belgeNumarasi),
    index('invoice_arama').using('gin', sql`${table.arama} gin_trgm_ops`),
    uniqueIndex('invoice_ettn').on(table.companyId, table.ettn),
    index('invoice_portal_durumu')
      .on(table.portalDurumu)
      .where(sql`${table.portalDurumu} in ('BEKLIYOR', 'BELIRSIZ')`),
  ],
);

/**
 * The number of a company's invoices per day, for deep pages of the list. Triggers update it in the same transaction.
 */
export const invoiceDays = pgTable(
  'invoice_day',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    faturaTarih: date('fatura_tarih', { mode: 'string' }).notNull(),
    adet: integer('adet').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.faturaTarih] })],
);

/** The bytes of an issued document. Newer versions are added, and the newest is shown. */
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
    /** The bytes, if they are stored in the database. */
    icerik: bytes('icerik'),
    /** The key, if the bytes are in the object storage. */
    anahtar: text('anahtar'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('invoice_document_newest').on(table.invoiceId, table.dosya, table.createdAt),
    check('invoice_document_kept', sql`num_nonnulls(${table.icerik}, ${table.anahtar}) = 1`),
  ],
);

/** The invoices of one ZIP. Its link refers to this row. */
export const documentBundles = pgTable('document_bundle', {
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  faturaIds: jsonb('fatura_ids').$type<string[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/**
 * A write to the portal of unknown outcome. Stored before the write is sent, deleted when its outcome is known
 * (INV-38).
 */
export const portalWrites = pgTable('portal_write', {
  invoiceId: uuid('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  islem: text('islem').$type<'OLUSTUR' | 'GUNCELLE' | 'SIL'>().notNull(),
  /** The `portalDurumu` before the write, restored when nothing was done. */
  oncekiDurum: text('onceki_durum').$type<'GONDERILDI' | 'BEKLIYOR' | 'REDDEDILDI'>().notNull(),
  /** The ETTNs in the portal's list before the write. A draft that is not among them is new (portal-protocol 6.1). */
  oncekiEttnler: jsonb('onceki_ettnler').$type<string[]>().notNull().default([]),
  /** The portal confirmed the write, so it must not be sent again. */
  kabulEdildi: boolean('kabul_edildi').notNull().default(false),
  /** How often the portal was queried without a result. */
  bakilma: integer('bakilma').notNull().default(0),
  startedAt: instant('started_at').notNull(),
});
