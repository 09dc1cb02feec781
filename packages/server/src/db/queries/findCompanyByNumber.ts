import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../schema/companies';

/** The company of a tax number, a deleted one too. */
export async function findCompanyByNumber(
  queries: Queries,
  vknTckn: string,
): Promise<typeof companies.$inferSelect | undefined> {
  const [row] = await queries.select().from(companies).where(eq(companies.vknTckn, vknTckn));
  return row;
}
