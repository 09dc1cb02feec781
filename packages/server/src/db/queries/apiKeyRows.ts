import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { accessTokens, apiKeys, companies } from '../schema';

type Row = typeof apiKeys.$inferSelect;
export type ListedKey = Pick<Row, 'id' | 'apiKey' | 'name'>;

const listed = { id: apiKeys.id, apiKey: apiKeys.apiKey, name: apiKeys.name };
const isIt = (companyId: string, id: string) => and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id));

/** API keys; secrets are hashed. All but `findLiving` inside `withCompany`. */
export const apiKeyRows = {
  /** Oldest first. */
  list(tx: Queries, companyId: string): Promise<ListedKey[]> {
    return tx.select(listed).from(apiKeys).where(eq(apiKeys.companyId, companyId)).orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  },

  /** A key that is there already, by the same call, gets the new secret. */
  async put(tx: Queries, key: Row): Promise<ListedKey | undefined> {
    const [row] = await tx
      .insert(apiKeys)
      .values(key)
      .onConflictDoUpdate({ target: apiKeys.id, set: { secretHash: key.secretHash }, setWhere: eq(apiKeys.companyId, key.companyId) })
      .returning(listed);
    return row;
  },

  async rename(tx: Queries, companyId: string, id: string, name: string): Promise<ListedKey | undefined> {
    const [row] = await tx.update(apiKeys).set({ name }).where(isIt(companyId, id)).returning(listed);
    return row;
  },

  /** Its tokens go with it; false when there is none. */
  async remove(tx: Queries, companyId: string, id: string): Promise<boolean> {
    const rows = await tx.delete(apiKeys).where(isIt(companyId, id)).returning({ id: apiKeys.id });
    return rows.length > 0;
  },

  /** The key of a client_id, unless its company is deleted. */
  async findLiving(queries: Queries, apiKey: string): Promise<Row | undefined> {
    const [row] = await queries.select({ key: apiKeys }).from(apiKeys).innerJoin(companies, and(eq(companies.id, apiKeys.companyId), isNull(companies.deletedAt))).where(eq(apiKeys.apiKey, apiKey));
    return row?.key;
  },

  async putToken(tx: Queries, token: { tokenHash: string; userId: string; apiKeyId: string; expiresAt: Date }): Promise<void> {
    await tx.insert(accessTokens).values({ ...token, family: crypto.randomUUID() });
  },
};
