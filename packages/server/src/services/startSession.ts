import { and, eq, lte } from 'drizzle-orm';
import { accessTokens, refreshTokens } from '../db/schema';
import { sha256 } from '../http/sha256';
import type { Ports } from '../Ports';

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

/** Starts a session: a family of refresh tokens and its first access token. What has run out of the user's earlier ones is cleared away. */
export async function startSession({ db, clock, config }: Ports, userId: string): Promise<Tokens> {
  const now = clock.now();
  const family = crypto.randomUUID();
  const tokens = { accessToken: randomToken(), refreshToken: randomToken(), accessSeconds: config.accessTokenSeconds, refreshSeconds: config.refreshTokenSeconds };
  const [accessHash, refreshHash] = await Promise.all([sha256(tokens.accessToken), sha256(tokens.refreshToken)]);

  await db.transaction(async (tx) => {
    await tx.delete(accessTokens).where(and(eq(accessTokens.userId, userId), lte(accessTokens.expiresAt, now)));
    await tx.delete(refreshTokens).where(and(eq(refreshTokens.userId, userId), lte(refreshTokens.expiresAt, now)));
    await tx.insert(refreshTokens).values({ tokenHash: refreshHash, userId, family, expiresAt: after(now, tokens.refreshSeconds) });
    await tx.insert(accessTokens).values({ tokenHash: accessHash, userId, family, expiresAt: after(now, tokens.accessSeconds) });
  });
  return tokens;
}

function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
