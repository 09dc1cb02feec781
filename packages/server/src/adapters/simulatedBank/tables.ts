import { integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
