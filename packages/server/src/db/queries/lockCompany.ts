import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../schema/companies';

/** A company that is not deleted, and that nobody deletes or changes until the transaction ends. */
export async function lockCompany(tx: Queries, id: string): Promise<typeof companies.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)))
    .for('no key update');
  return row;
}
