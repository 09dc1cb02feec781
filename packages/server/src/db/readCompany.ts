import type { Database, Queries } from '../ports/Database';
import { withCompany } from './withCompany';

/** Like `withCompany`, for one statement that reads: the transaction ends behind it without waiting for the answer. */
export function readCompany<T>(
  { queries, reading }: Database,
  companyId: string,
  ask: (tx: Queries) => Promise<T>,
): Promise<T> {
  return withCompany({ queries, transaction: reading }, companyId, ask);
}
