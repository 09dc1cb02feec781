import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/tables';
import { instant } from '../columns';
import { users } from '../../people/tables';

/** A signature that waits for its SMS code; `id` is the signatureId. */
export const signings = pgTable('signing', {
  id: uuid('id').primaryKey(),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  faturaIds: jsonb('fatura_ids').$type<string[]>().notNull(),
  phoneNumber: text('phone_number').notNull(),
  /** The portal's id of the SMS. */
  portalOid: text('portal_oid').notNull(),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  spentAt: instant('spent_at'),
  createdAt: instant('created_at').notNull(),
});
