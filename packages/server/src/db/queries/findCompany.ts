import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../schema/companies';

/** A company by its id, a deleted one too. */
export async function findCompany(queries: Queries, id: string): Promise<typeof companies.$inferSelect | undefined> {
  const [row] = await queries.select().from(companies).where(eq(companies.id, id));
  return row;
}
