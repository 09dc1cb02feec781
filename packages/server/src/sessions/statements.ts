import { and, eq, isNull, ne } from 'drizzle-orm';
import { apiKeys } from '../companies/tables';
import type { ServerTx } from '../ports/Database';
import { accessTokens, refreshTokens } from './tables';

/** An access and a refresh token of one session, by their hashes. */
interface TokenPair {
  readonly userId: string;
  readonly family: string;
  readonly access: { readonly tokenHash: string; readonly expiresAt: Date };
  readonly refresh: { readonly tokenHash: string; readonly expiresAt: Date };
}

export async function insertTokens(tx: ServerTx, { userId, family, access, refresh }: TokenPair): Promise<void> {
  await tx.insert(refreshTokens).values({ ...refresh, userId, family });
  await tx.insert(accessTokens).values({ ...access, userId, family });
}

export async function ownerOfRefreshToken(tx: ServerTx, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: refreshTokens.userId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.userId;
}

type RefreshToken = typeof refreshTokens.$inferSelect;

/** The refresh token, locked: two that use it at the same time take turns. */
export async function lockRefreshToken(tx: ServerTx, tokenHash: string): Promise<RefreshToken | undefined> {
  const [row] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)).for('update');
  return row;
}

export async function markRefreshTokenUsed(
  tx: ServerTx,
  tokenHash: string,
  usedAt: Date,
  successorHash: string,
): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt, successorHash }).where(eq(refreshTokens.tokenHash, tokenHash));
}

export async function isRefreshTokenUnused(tx: ServerTx, tokenHash: string): Promise<boolean> {
  const [row] = await tx
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.usedAt === null;
}

/**
 * Ends the sessions of a user (SES-22), who is locked. The access token of `keptFamily` lives on for the rest of its hour. Tokens of API
 * keys belong to their company, not to the user who made them.
 */
export async function endSessionsOf(tx: ServerTx, userId: string, keptFamily?: string): Promise<void> {
  await tx.delete(refreshTokens).where(eq(refreshTokens.userId, userId));
  const others = keptFamily === undefined ? undefined : ne(accessTokens.family, keptFamily);
  await tx.delete(accessTokens).where(and(eq(accessTokens.userId, userId), isNull(accessTokens.apiKeyId), others));
}

/** Ends every session that descends from one sign-in. */
export async function endSessionFamily(tx: ServerTx, family: string): Promise<void> {
  await tx.delete(refreshTokens).where(eq(refreshTokens.family, family));
  await tx.delete(accessTokens).where(eq(accessTokens.family, family));
}

/** Keeps a token while its key is there; false when the key has been deleted meanwhile. In a transaction. */
export async function insertKeyToken(
  tx: ServerTx,
  token: { tokenHash: string; userId: string; apiKeyId: string; expiresAt: Date },
): Promise<boolean> {
  const [held] = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(eq(apiKeys.id, token.apiKeyId))
    .for('key share');
  if (held) await tx.insert(accessTokens).values({ ...token, family: crypto.randomUUID() });
  return held !== undefined;
}
