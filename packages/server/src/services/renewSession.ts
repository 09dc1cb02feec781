import { eq } from 'drizzle-orm';
import { writeAudit } from '../db/queries/writeAudit';
import { accessTokens, refreshTokens } from '../db/schema';
import { sha256 } from '../http/sha256';
import type { Queries } from '../ports/Database';
import type { Ports } from '../Ports';
import { accountProblems } from '../problems/accountProblems';
import type { Tokens } from './startSession';

/** So long may the answer to a refresh be asked for again: it was lost on its way, or several tabs asked at once. */
const REPLAY_MS = 10_000;

type Row = typeof refreshTokens.$inferSelect;

/**
 * Rotates a refresh token (SES-22). Its successors are derived from it under the server's key, so that a lost answer can be given again
 * without keeping any token. Once the successor was used, or later than ten seconds, an old token is a stolen one: the whole family ends.
 */
export async function renewSession(ports: Ports, refreshToken: string): Promise<Tokens> {
  const { db, clock, secrets, config } = ports;
  const now = clock.now();
  const [tokenHash, nextRefresh, nextAccess] = await Promise.all([sha256(refreshToken), secrets.mac('refresh token', refreshToken), secrets.mac('access token', refreshToken)]);
  const tokens = { accessToken: nextAccess, refreshToken: nextRefresh, accessSeconds: config.accessTokenSeconds, refreshSeconds: config.refreshTokenSeconds };

  const renewed = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, tokenHash)).for('update');
    if (!row || row.expiresAt <= now) return false;
    if (row.usedAt === null) {
      await issue(tx, row, tokens, now);
      return true;
    }
    if (now.getTime() - row.usedAt.getTime() <= REPLAY_MS && (await isUnused(tx, row.successorHash))) return true;
    await endFamily(tx, row, now);
    return false;
  });
  if (!renewed) throw accountProblems.refreshRefused();
  return tokens;
}

async function issue(tx: Queries, { tokenHash, userId, family }: Row, tokens: Tokens, now: Date): Promise<void> {
  const [refreshHash, accessHash] = await Promise.all([sha256(tokens.refreshToken), sha256(tokens.accessToken)]);
  await tx.update(refreshTokens).set({ usedAt: now, successorHash: refreshHash }).where(eq(refreshTokens.tokenHash, tokenHash));
  await tx.insert(refreshTokens).values({ tokenHash: refreshHash, userId, family, expiresAt: new Date(now.getTime() + tokens.refreshSeconds * 1000) });
  await tx.insert(accessTokens).values({ tokenHash: accessHash, userId, family, expiresAt: new Date(now.getTime() + tokens.accessSeconds * 1000) });
}

async function isUnused(tx: Queries, successorHash: string | null): Promise<boolean> {
  if (successorHash === null) return false;
  const [successor] = await tx.select({ usedAt: refreshTokens.usedAt }).from(refreshTokens).where(eq(refreshTokens.tokenHash, successorHash));
  return successor?.usedAt === null;
}

async function endFamily(tx: Queries, { userId, family }: Row, now: Date): Promise<void> {
  await tx.delete(refreshTokens).where(eq(refreshTokens.family, family));
  await tx.delete(accessTokens).where(eq(accessTokens.family, family));
  await writeAudit(tx, { action: 'endStolenSession', userId, entityId: family, at: now });
}
