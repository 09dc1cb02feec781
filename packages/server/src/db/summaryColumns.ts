import { getTableColumns } from 'drizzle-orm';
import { invoices } from './schema/invoices';

const { malHizmetler: _, ...columns } = getTableColumns(invoices);

/** Every column of an invoice but its lines, which no list shows. */
export const summaryColumns = columns;
