import { boolean, date, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns';

/** Payments at the simulated bank: no card data, only how the card behaves. */
export const simulatedCharges = pgTable('simulated_charge', {
  /** The `tx` of the payment. */
  id: uuid('id').primaryKey(),
  amount: numeric('amount').notNull(),
  card: text('card').$type<'approves' | 'declines'>().notNull(),
  state: text('state').$type<'open' | 'paid' | 'refused'>().notNull(),
  /** The reason of a refusal, in Turkish. */
  reason: text('reason'),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Requests to pay at the simulated bank. */
export const simulatedRequests = pgTable('simulated_request', {
  /** Our reference. */
  id: text('referans').primaryKey(),
  belgeNumarasi: text('belge_numarasi').notNull(),
  tutar: numeric('tutar').notNull(),
  iban: text('iban').notNull(),
  hesapSahibi: text('hesap_sahibi').notNull(),
  borclu: text('borclu').notNull(),
  kismi: boolean('kismi').notNull(),
  sonGecerlilik: instant('son_gecerlilik').notNull(),
  durum: text('durum').$type<'A' | 'B' | 'K' | 'G' | 'O' | 'I'>().notNull(),
  odenen: numeric('odenen'),
  odemeTarihi: date('odeme_tarihi'),
  nedenKodu: text('neden_kodu'),
  neden: text('neden'),
  createdAt: instant('created_at').notNull(),
});
