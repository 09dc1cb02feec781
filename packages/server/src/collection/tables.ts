import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { components } from '@kalem/openapi';
import { companies } from '../companies/tables';
import { instant } from '../db/columns';
import { debtors } from '../ledger/tables';
import { users } from '../people/tables';

type Schemas = components['schemas'];

const company = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

/** The log of reminders: a row for each mail address, or for a message that was prepared (MNY-67). Without the text. */
export const reminders = pgTable(
  'reminder',
  {
    id: uuid('id').primaryKey(),
    companyId: company(),
    debtorId: uuid('debtor_id')
      .notNull()
      .references(() => debtors.id, { onDelete: 'cascade' }),
    kanal: text('kanal').$type<Schemas['ReminderChannel']>().notNull(),
    adres: text('adres'),
    faturaIds: uuid('fatura_ids').array().notNull(),
    /** Days from the due day by which an automatic mail goes, the most of its invoices. Null: a person sent it. */
    asama: integer('asama'),
    userId: uuid('user_id').references(() => users.id),
    durum: text('durum').$type<Schemas['ReminderOutcome']>().notNull(),
    neden: text('neden').$type<Schemas['ReminderReason']>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('reminder_debtor').on(table.companyId, table.debtorId, table.createdAt),
    index('reminder_newest').on(table.companyId, table.createdAt),
    index('reminder_age').on(table.createdAt),
  ],
);

/** Stages of which an invoice was reminded. The key sends each once (MNY-64). */
export const reminderStages = pgTable(
  'reminder_stage',
  {
    companyId: company(),
    invoiceId: uuid('invoice_id').notNull(),
    asama: integer('asama').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.invoiceId, table.asama] })],
);

/** Addresses whose reader wants no reminders of this company (MNY-66). */
export const reminderStops = pgTable(
  'reminder_stop',
  {
    companyId: company(),
    adresHash: text('adres_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.adresHash] })],
);
