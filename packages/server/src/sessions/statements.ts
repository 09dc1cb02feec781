import { and, desc, eq, exists, gt, isNull, lte, ne, not, or } from 'drizzle-orm';
import { apiKeys } from '../companies/tables';
import type { ServerTx } from '../ports/Database';
import { clearRows } from '../db/clearRows';
import { sha256 } from '../db/secretTexts';
import { accessTokens, refreshTokens, sessions } from './tables';

/** The tokens from a sign-in or a refresh. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

/** Stores the hashes of an access and a refresh token of one session. Returns the hash of the refresh token. */
export async function storeTokens(
  tx: ServerTx,
  owner: { userId: string; family: string },
  { accessToken, refreshToken, accessSeconds, refreshSeconds }: Tokens,
  now: Date,
): Promise<string> {
  const [accessHash, refreshHash] = await Promise.all([sha256(accessToken), sha256(refreshToken)]);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await tx.insert(refreshTokens).values({ ...owner, tokenHash: refreshHash, expiresAt: after(refreshSeconds) });
  await tx.insert(accessTokens).values({ ...owner, tokenHash: accessHash, expiresAt: after(accessSeconds) });
  return refreshHash;
}

export async function ownerOfRefreshToken(tx: ServerTx, tokenHash: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: refreshTokens.userId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash));
  return row?.userId;
}

type RefreshToken = typeof refreshTokens.$inferSelect;

/** Reads and locks a refresh token, so that concurrent refreshes run one after the other. */
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
 * Ends the sessions of a user (SES-22). The user must be locked. The access token of `keptFamily` stays valid until it
 * expires. Tokens of API keys stay, because they belong to the company.
 */
export async function endSessionsOf(tx: ServerTx, userId: string, keptFamily?: string): Promise<void> {
  await tx.delete(refreshTokens).where(eq(refreshTokens.userId, userId));
  const others = keptFamily === undefined ? undefined : ne(accessTokens.family, keptFamily);
  await tx.delete(accessTokens).where(and(eq(accessTokens.userId, userId), isNull(accessTokens.apiKeyId), others));
  const otherSessions = keptFamily === undefined ? undefined : ne(sessions.family, keptFamily);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), otherSessions));
}

/** Ends all tokens of one sign-in. */
export async function endSessionFamily(tx: ServerTx, family: string): Promise<void> {
  await tx.delete(refreshTokens).where(eq(refreshTokens.family, family));
  await tx.delete(accessTokens).where(eq(accessTokens.family, family));
  await tx.delete(sessions).where(eq(sessions.family, family));
}

type Session = typeof sessions.$inferSelect;

/** Stores a session when its tokens are created, and its last use when they are renewed. */
export async function storeSession(tx: ServerTx, session: Omit<Session, 'createdAt'>): Promise<void> {
  const { lastUsedAt, userAgent } = session;
  await tx
    .insert(sessions)
    .values({ ...session, createdAt: lastUsedAt })
    .onConflictDoUpdate({ target: sessions.family, set: { lastUsedAt, ...(userAgent !== '' && { userAgent }) } });
}

/** The user's sessions that have a valid token, last used first. */
export function listSessions(tx: ServerTx, userId: string, now: Date): Promise<Session[]> {
  const living = (tokens: typeof accessTokens | typeof refreshTokens) =>
    exists(
      tx
        .select({ family: tokens.family })
        .from(tokens)
        .where(and(eq(tokens.family, sessions.family), gt(tokens.expiresAt, now))),
    );
  return tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), or(living(refreshTokens), living(accessTokens))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

export async function hasSession(tx: ServerTx, userId: string, family: string): Promise<boolean> {
  const rows = await tx
    .select({ family: sessions.family })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.family, family)));
  return rows.length > 0;
}

/** Stores a token of an API key. Returns false when the key was deleted in the meantime. Needs a transaction. */
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

/** Deletes expired tokens, and sessions without tokens. */
export async function clearSessions(tx: ServerTx, now: Date): Promise<void> {
  for (const tokens of [accessTokens, refreshTokens]) await clearRows(tx, tokens, lte(tokens.expiresAt, now));
  const hasTokens = (tokens: typeof accessTokens | typeof refreshTokens) =>
    exists(tx.select({ family: tokens.family }).from(tokens).where(eq(tokens.family, sessions.family)));
  await clearRows(tx, sessions, and(not(hasTokens(accessTokens)), not(hasTokens(refreshTokens))));
}
