import { desc } from 'drizzle-orm';
import { invoices } from './schema/invoices';

/** The order of every list of invoices. */
export const newestFirst = [desc(invoices.faturaTarih), desc(invoices.faturaSaat), desc(invoices.id)];
