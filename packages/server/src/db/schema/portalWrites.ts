import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../columns';
import { invoices } from './invoices';

/** The write to the portal whose outcome is not known: written before it goes out, gone when it is (INV-38). */
export const portalWrites = pgTable('portal_write', {
  invoiceId: uuid('invoice_id')
    .primaryKey()
    .references(() => invoices.id, { onDelete: 'cascade' }),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  islem: text('islem').$type<'OLUSTUR' | 'GUNCELLE' | 'SIL'>().notNull(),
  /** `portalDurumu` before it: where the invoice goes back to when nothing was done. */
  oncekiDurum: text('onceki_durum').$type<'GONDERILDI' | 'BEKLIYOR' | 'REDDEDILDI'>().notNull(),
  /** What the portal's list held before: a draft that is not among them is the new one (protocol 6.1). */
  oncekiEttnler: jsonb('onceki_ettnler').$type<string[]>().notNull().default([]),
  /** The portal said that it was done; then it is never done again. */
  kabulEdildi: boolean('kabul_edildi').notNull().default(false),
  /** How often the portal was asked in vain. */
  bakilma: integer('bakilma').notNull().default(0),
  startedAt: instant('started_at').notNull(),
});
