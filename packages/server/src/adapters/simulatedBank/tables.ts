import { integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns';

/** What the simulated bank knows about a payment: no card data, only how its card behaves. */
export const simulatedCharges = pgTable('simulated_charge', {
  /** The tx of the payment. */
  id: uuid('id').primaryKey(),
  amount: numeric('amount').notNull(),
  card: text('card').$type<'approves' | 'declines'>().notNull(),
  state: text('state').$type<'open' | 'paid' | 'refused'>().notNull(),
  /** Why it was refused, in Turkish. */
  reason: text('reason'),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});
