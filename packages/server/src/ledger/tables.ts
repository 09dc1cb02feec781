import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultReminderDays } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { bytes, instant } from '../db/columns';
import { users } from '../people/tables';

// Entries, payments and allocations are never changed or deleted: functions/ledger.sql refuses it (MNY-120). A mistake
// is undone by the opposite entry.

const company = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
/** Wider than any amount of an invoice, so that no sum of them can fail. */
const amount = (name: string) => numeric(name, { precision: 24, scale: 2 }).notNull();
const sequence = () => bigint('sira', { mode: 'number' }).notNull().generatedAlwaysAsIdentity();

/** The kinds of entries. Each has an opposite one, by which it is undone. */
export type EntryKind = components['schemas']['HareketTuru'];

/** Customer accounts: to whom approved invoices were issued. A customer card is not needed. */
export const debtors = pgTable(
  'debtor',
  {
    id: uuid('id').primaryKey(),
    companyId: company(),
    /** The number of the recipient, with the folded name for a number that many recipients share. */
    anahtar: text('anahtar').notNull(),
    vknTckn: text('vkn_tckn').notNull(),
    ad: text('ad').notNull(),
    /** Name and number, folded for searches. */
    arama: text('arama').notNull().default(''),
    /** The account of which this one is shown as a part (MNY-43). Its entries stay here. */
    birlesen: uuid('birlesen'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('debtor_key').on(table.companyId, table.anahtar),
    index('debtor_merged')
      .on(table.companyId, table.birlesen)
      .where(sql`${table.birlesen} is not null`),
  ],
);

/** Payments received, refunds of credits, rests that were written off, and opening balances. */
export const receipts = pgTable(
  'receipt',
  {
    id: uuid('id').primaryKey(),
    companyId: company(),
    debtorId: uuid('debtor_id')
      .notNull()
      .references(() => debtors.id, { onDelete: 'cascade' }),
    tur: text('tur').$type<components['schemas']['TahsilatTuru']>().notNull().default('TAHSILAT'),
    tarih: date('tarih', { mode: 'string' }).notNull(),
    tutar: amount('tutar'),
    paraBirim: text('para_birim').notNull(),
    /** TRY per unit of the foreign currency. Null where none was needed. */
    kur: numeric('kur'),
    /** Null for a write-off and an opening balance. */
    yontem: text('yontem').$type<components['schemas']['Yontem']>(),
    aciklama: text('aciklama').notNull().default(''),
    /** The draft that was paid in advance (MNY-32). Without a reference, like the invoice of an entry. */
    taslakId: uuid('taslak_id'),
    /** The due day that was given for an opening balance. */
    vadeTarihi: date('vade_tarihi', { mode: 'string' }),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('receipt_newest').on(table.companyId, table.tarih, table.createdAt, table.id),
    index('receipt_debtor').on(table.companyId, table.debtorId),
    index('receipt_draft')
      .on(table.companyId, table.taslakId)
      .where(sql`${table.taslakId} is not null`),
  ],
);

/** Payments that were reversed. The key allows it once. */
export const receiptReversals = pgTable('receipt_reversal', {
  receiptId: uuid('receipt_id')
    .primaryKey()
    .references(() => receipts.id, { onDelete: 'cascade' }),
  companyId: company(),
  neden: text('neden').notNull().default(''),
  userId: uuid('user_id').references(() => users.id),
  at: instant('at').notNull(),
});

/** Debits and credits of customer accounts. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: uuid('id').primaryKey(),
    companyId: company(),
    sira: sequence(),
    debtorId: uuid('debtor_id')
      .notNull()
      .references(() => debtors.id, { onDelete: 'cascade' }),
    paraBirim: text('para_birim').notNull(),
    tarih: date('tarih', { mode: 'string' }).notNull(),
    tur: text('tur').$type<EntryKind>().notNull(),
    borc: amount('borc'),
    alacak: amount('alacak'),
    /** Without a reference, because the tables of invoices may depend on this room, but not the other way round. */
    invoiceId: uuid('invoice_id'),
    receiptId: uuid('receipt_id').references(() => receipts.id, { onDelete: 'cascade' }),
    /** The entry that this one undoes. */
    tersi: uuid('tersi'),
    userId: uuid('user_id').references(() => users.id),
    at: instant('at').notNull(),
  },
  (table) => [
    check(
      'ledger_entry_side',
      sql`(${table.borc} > 0 and ${table.alacak} = 0) or (${table.borc} = 0 and ${table.alacak} > 0)`,
    ),
    index('ledger_entry_invoice').on(table.companyId, table.invoiceId),
    index('ledger_entry_receipt').on(table.companyId, table.receiptId),
    index('ledger_entry_debtor').on(table.companyId, table.debtorId, table.tarih),
    // Whether something was booked since a moment.
    index('ledger_entry_booked').on(table.companyId, table.at),
    // An entry is undone once.
    uniqueIndex('ledger_entry_opposite').on(table.tersi),
  ],
);

/** Which credit closes how much of which debit. A negative amount takes back an earlier one. */
export const allocations = pgTable(
  'allocation',
  {
    sira: bigint('sira', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: company(),
    creditId: uuid('credit_id')
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'cascade' }),
    debitId: uuid('debit_id')
      .notNull()
      .references(() => ledgerEntries.id, { onDelete: 'cascade' }),
    tutar: amount('tutar'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('allocation_credit').on(table.companyId, table.creditId),
    index('allocation_debit').on(table.companyId, table.debitId),
  ],
);

/**
 * The open amount of each entry, with what lists add it up by. Computed from entries, allocations and invoices, and
 * stored, so that a list of accounts reads one index.
 */
export const ledgerRests = pgTable(
  'ledger_rest',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => ledgerEntries.id, { onDelete: 'cascade' }),
    companyId: company(),
    kalan: amount('kalan'),
    debtorId: uuid('debtor_id').notNull(),
    paraBirim: text('para_birim').notNull(),
    /** A debit; else a credit. */
    borc: boolean('borc').notNull(),
    /** The due day of a debit, for lateness (MNY-16). Null on a credit. */
    vade: date('vade', { mode: 'string' }),
  },
  (table) => [
    check('ledger_rest_open', sql`${table.kalan} >= 0`),
    index('ledger_rest_open')
      .on(table.companyId, table.debtorId, table.paraBirim, table.borc, table.vade, table.kalan)
      .where(sql`${table.kalan} > 0`),
  ],
);

/** What users decided about returns that customers issued (MNY-26). Without a row, a return is proposed. */
export const returnAnswers = pgTable(
  'return_answer',
  {
    companyId: company(),
    /** The received invoice. Without a reference, like the invoice of an entry. */
    receivedId: uuid('received_id').notNull(),
    /** What lowers the balance. Null: the return is ignored. After it was undone, the return is proposed again. */
    receiptId: uuid('receipt_id').references(() => receipts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.receivedId] })],
);

/** Due days of late invoices for which an event was sent, so that each is sent once (MNY-107). */
export const overdueEvents = pgTable(
  'overdue_event',
  {
    companyId: company(),
    invoiceId: uuid('invoice_id').notNull(),
    vade: date('vade', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.invoiceId, table.vade] })],
);

/** Public pages of statements, with the PDF as it was when the link was made (MNY-55, MNY-56). */
export const statementLinks = pgTable(
  'statement_link',
  {
    id: uuid('id').primaryKey(),
    companyId: company(),
    debtorId: uuid('debtor_id')
      .notNull()
      .references(() => debtors.id, { onDelete: 'cascade' }),
    paraBirim: text('para_birim').notNull(),
    baslangic: date('baslangic', { mode: 'string' }),
    bitis: date('bitis', { mode: 'string' }).notNull(),
    bakiye: amount('bakiye'),
    /** What the page shows: names, the sentence about the balance, and the PDF. */
    firma: text('firma').notNull(),
    cari: text('cari').notNull(),
    cumle: text('cumle').notNull(),
    dosyaAdi: text('dosya_adi').notNull(),
    icerik: bytes('icerik'),
    anahtar: text('anahtar'),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    sayac: integer('sayac').notNull().default(0),
    yanit: text('yanit').$type<'MUTABIK' | 'MUTABIK_DEGIL'>(),
    yanitMetni: text('yanit_metni').notNull().default(''),
    yanitAt: instant('yanit_at'),
  },
  (table) => [
    check('statement_link_place', sql`(${table.icerik} is null) <> (${table.anahtar} is null)`),
    index('statement_link_debtor').on(table.companyId, table.debtorId, table.createdAt),
    index('statement_link_expires').on(table.expiresAt),
  ],
);

/** How a company collects its money. A company without a row has the defaults. */
export const collectionSettings = pgTable('collection_settings', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** Incremented by every change. It is the `ETag`. */
  version: integer('version').notNull().default(1),
  /** Days until an invoice is to be paid. Null: no term (MNY-13). */
  vadeGunu: integer('vade_gunu'),
  /** The notes of an invoice name its due date (MNY-17). */
  vadeyiGoster: boolean('vadeyi_goster').notNull().default(true),
  /** The day from which approved invoices are claims. Null: nothing is tracked (MNY-23). */
  baslangic: date('baslangic', { mode: 'string' }),
  /** Invoices from before the start was chosen are still being booked. */
  isleniyor: boolean('isleniyor').notNull().default(false),
  /** Mails remind by themselves, on these days from the due day (MNY-63). */
  hatirlatma: boolean('hatirlatma').notNull().default(false),
  hatirlatmaGunleri: integer('hatirlatma_gunleri')
    .array()
    .notNull()
    .default([...defaultReminderDays]),
  /** Bank movements with the number of an invoice and a smaller amount are matched without a person (MNY-92). */
  kismiKendiliginden: boolean('kismi_kendiliginden').notNull().default(false),
  /** So are those with the tax number of the customer and the whole amount of one invoice. */
  vknKendiliginden: boolean('vkn_kendiliginden').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});
