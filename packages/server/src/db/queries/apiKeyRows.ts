import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { apiKeys } from '../schema/apiKeys';
import { companies } from '../schema/companies';

type Row = typeof apiKeys.$inferSelect;
export type ListedKey = Pick<Row, 'id' | 'apiKey' | 'name'>;

const listed = { id: apiKeys.id, apiKey: apiKeys.apiKey, name: apiKeys.name };
const isIt = (companyId: string, id: string) => and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id));
// API keys; secrets are hashed. Inside `withCompany`, but for what a sign-in asks.

/** Oldest first. */
export function listApiKeys(tx: Queries, companyId: string): Promise<ListedKey[]> {
  return tx
    .select(listed)
    .from(apiKeys)
    .where(eq(apiKeys.companyId, companyId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** A key that is there already, by the same call, gets the new secret. */
export async function insertApiKey(tx: Queries, key: Row): Promise<ListedKey | undefined> {
  const [row] = await tx
    .insert(apiKeys)
    .values(key)
    .onConflictDoUpdate({
      target: apiKeys.id,
      set: { secretHash: key.secretHash },
      setWhere: eq(apiKeys.companyId, key.companyId),
    })
    .returning(listed);
  return row;
}

export async function updateKeyName(
  tx: Queries,
  companyId: string,
  id: string,
  name: string,
): Promise<ListedKey | undefined> {
  const [row] = await tx.update(apiKeys).set({ name }).where(isIt(companyId, id)).returning(listed);
  return row;
}

/** Its tokens go with it; false when there is none. */
export async function deleteApiKey(tx: Queries, companyId: string, id: string): Promise<boolean> {
  const rows = await tx.delete(apiKeys).where(isIt(companyId, id)).returning({ id: apiKeys.id });
  return rows.length > 0;
}

/** The key of a client_id, unless its company is deleted. */
export async function findLivingApiKey(queries: Queries, apiKey: string): Promise<Row | undefined> {
  const [row] = await queries
    .select({ key: apiKeys })
    .from(apiKeys)
    .innerJoin(companies, and(eq(companies.id, apiKeys.companyId), isNull(companies.deletedAt)))
    .where(eq(apiKeys.apiKey, apiKey));
  return row?.key;
}
