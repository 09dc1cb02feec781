import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { invoices } from '../schema/invoices';

/** Those of the ETTNs that invoices of the company carry already. */
export async function knownEttns(queries: Queries, companyId: string, ettns: readonly string[]): Promise<Set<string>> {
  if (ettns.length === 0) return new Set();
  const rows = await queries
    .select({ ettn: invoices.ettn })
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), inArray(invoices.ettn, [...ettns])));
  return new Set(rows.flatMap(({ ettn }) => ettn ?? []));
}
