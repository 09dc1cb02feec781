import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StatementColumns } from '@kalem/domain/movements';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { bytes, instant } from '../db/columns';
import { debtors, receipts } from '../ledger/tables';
import { users } from '../people/tables';

type Schemas = components['schemas'];

const company = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });
const empty = (name: string) => text(name).notNull().default('');
const count = (name: string) => integer(name).notNull().default(0);

/** A stored proposal. Names, numbers and rests are read when it is shown. */
export interface StoredProposal {
  readonly kural: number | null;
  readonly neden: Schemas['MatchReason'];
  readonly debtorId: string;
  readonly dagitim: readonly { readonly faturaId: string; readonly tutar: string }[];
  readonly fazla: string;
  readonly receiptId: string | null;
  readonly ipucu: Schemas['MatchProposal']['ipucu'];
  readonly kurGerekli: boolean;
}

/** Credits of bank accounts. Balances and other debits are not kept (MNY-100, MNY-102). */
export const movements = pgTable(
  'movement',
  {
    id: uuid('id').primaryKey(),
    companyId: company(),
    /** Our IBAN. */
    hesap: text('hesap').notNull(),
    kaynak: text('kaynak').$type<Schemas['BankSource']>().notNull(),
    /** The file that brought it. Null for one that the bank's connection brought. */
    fileId: uuid('file_id').references(() => bankFiles.id, { onDelete: 'set null' }),
    tarih: date('tarih', { mode: 'string' }).notNull(),
    saat: empty('saat'),
    tutar: numeric('tutar', { precision: 17, scale: 2 }).notNull(),
    paraBirim: text('para_birim').notNull(),
    metin: empty('metin'),
    karsiAd: empty('karsi_ad'),
    karsiVkn: empty('karsi_vkn'),
    karsiIban: empty('karsi_iban'),
    kanal: empty('kanal'),
    bankaReferansi: empty('banka_referansi'),
    tahsilatReferansi: empty('tahsilat_referansi'),
    /** Text and name, folded for searches. */
    arama: empty('arama'),
    durum: text('durum').$type<Schemas['BankMovementState']>().notNull(),
    oneriler: jsonb('oneriler').$type<readonly StoredProposal[]>().notNull().default([]),
    /** The rule of a match. Null for invoices that a person chose. */
    kural: integer('kural'),
    /** Who confirmed the match. Null for one without a person. */
    userId: uuid('user_id').references(() => users.id),
    receiptId: uuid('receipt_id').references(() => receipts.id, { onDelete: 'cascade' }),
    /** The payment was recorded by hand, so it stays when the match is undone (MNY-97). */
    bagli: boolean('bagli').notNull().default(false),
    /** A person undid its match: it is never matched by itself again (MNY-99). */
    elle: boolean('elle').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('movement_newest').on(table.companyId, table.tarih, table.id),
    index('movement_state').on(table.companyId, table.durum, table.tarih, table.id),
    index('movement_file')
      .on(table.companyId, table.fileId)
      .where(sql`${table.fileId} is not null`),
    uniqueIndex('movement_receipt')
      .on(table.receiptId)
      .where(sql`${table.receiptId} is not null`),
  ],
);

/**
 * Hashes of the movements that were taken, by which each is taken once. They stay when a movement without a match is
 * deleted (MNY-91, MNY-102).
 */
export const movementKeys = pgTable(
  'movement_key',
  {
    companyId: company(),
    hesap: text('hesap').notNull(),
    anahtar: text('anahtar').notNull(),
    kaynak: text('kaynak').$type<Schemas['BankSource']>().notNull(),
    /** ALACAK: a credit. BORC: a debit that took one back. */
    yon: text('yon').$type<'ALACAK' | 'BORC'>().notNull(),
    /**
     * The movement, the one of another source that this row of a file repeats, or the one that was taken back. It may
     * be deleted.
     */
    movementId: uuid('movement_id').notNull(),
    fileId: uuid('file_id').references(() => bankFiles.id, { onDelete: 'set null' }),
    tarih: date('tarih', { mode: 'string' }).notNull(),
    tutar: numeric('tutar', { precision: 17, scale: 2 }).notNull(),
    paraBirim: text('para_birim').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.hesap, table.anahtar] }),
    index('movement_key_day').on(table.companyId, table.hesap, table.tarih),
  ],
);

/** Uploaded statements. The bytes are deleted when the import ends (MNY-102). */
export const bankFiles = pgTable(
  'bank_file',
  {
    /** The Idempotency-Key of the upload. */
    id: uuid('id').primaryKey(),
    companyId: company(),
    userId: uuid('user_id').notNull(),
    /** The partner session that uploaded it. Null for a member or an API key. */
    partnerSessionId: uuid('partner_session_id'),
    dosyaAdi: text('dosya_adi').notNull(),
    dosya: bytes('dosya'),
    tur: text('tur').$type<Schemas['BankSource']>().notNull(),
    durum: text('durum').$type<Schemas['BankFile']['durum']>().notNull(),
    hesap: empty('hesap'),
    paraBirim: text('para_birim').notNull().default('TRY'),
    onizleme: jsonb('onizleme').$type<Schemas['StatementPreview']>(),
    sutunlar: jsonb('sutunlar').$type<Schemas['StatementColumns']>(),
    bakiyeVar: boolean('bakiye_var').notNull().default(true),
    toplam: integer('toplam'),
    islenen: count('islenen'),
    yeni: count('yeni'),
    mevcut: count('mevcut'),
    otomatik: count('otomatik'),
    oneri: count('oneri'),
    eslesmedi: count('eslesmedi'),
    kod: text('kod'),
    mesaj: text('mesaj'),
    /** `mesaj` in English. */
    mesajEn: text('mesaj_en'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('bank_file_newest').on(table.companyId, table.createdAt)],
);

/** Columns that a person confirmed, for the next file of the account with the same headings (MNY-87). */
export const statementColumns = pgTable(
  'statement_columns',
  {
    companyId: company(),
    hesap: text('hesap').notNull(),
    basliklar: text('basliklar').notNull(),
    sutunlar: jsonb('sutunlar').$type<StatementColumns>().notNull(),
    paraBirim: text('para_birim').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.basliklar, table.hesap] })],
);

/** Payers that confirmed matches taught: by the MAC of an IBAN, or by a folded name (MNY-101). */
export const payers = pgTable(
  'payer',
  {
    id: uuid('id').primaryKey(),
    companyId: company(),
    tur: text('tur').$type<Schemas['Payer']['tur']>().notNull(),
    anahtar: text('anahtar').notNull(),
    /** The name, or the masked IBAN. */
    gosterim: text('gosterim').notNull(),
    debtorId: uuid('debtor_id')
      .notNull()
      .references(() => debtors.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    uniqueIndex('payer_key').on(table.companyId, table.tur, table.anahtar, table.debtorId),
    index('payer_used').on(table.companyId, table.usedAt, table.id),
  ],
);

/** When the movements of a company were last matched with its open invoices. */
export const matchLooks = pgTable('match_look', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
});

/** What was read from the connected bank, by account (MNY-85). */
export const bankPulls = pgTable(
  'bank_pull',
  {
    companyId: company(),
    hesap: text('hesap').notNull(),
    /** The last time that the bank answered. Null before the first. */
    sonAlim: instant('son_alim'),
    alinamadi: boolean('alinamadi').notNull().default(false),
    /** The begin of the hour in which queries are counted, and their number. */
    saatBasi: instant('saat_basi').notNull(),
    sorgu: integer('sorgu').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hesap] })],
);
