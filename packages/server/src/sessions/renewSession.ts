import { writeAudit } from '../db/audit';
import { withServer } from '../db/wall';
import { holdPassword } from '../people/statements';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as peopleProblems from '../problems/peopleProblems';
import { sha256 } from '../db/secretTexts';
import {
  endSessionFamily,
  isRefreshTokenUnused,
  lockRefreshToken,
  markRefreshTokenUsed,
  storeSession,
  ownerOfRefreshToken,
  storeTokens,
  type Tokens,
} from './statements';

/**
 * How long a refresh can be repeated with the same answer, because the answer was lost or several tabs refreshed at
 * once.
 */
const REPLAY_MS = 10_000;

/**
 * Rotates a refresh token (SES-22). The new tokens are derived from the old one with the server's key, so a lost answer
 * can be repeated without storing tokens. An old token counts as stolen when its successor was used, or after ten
 * seconds. Then the whole family ends.
 */
export async function renewSession(ports: Ports, refreshToken: string, userAgent: string): Promise<Tokens> {
  const { db, clock, secrets, config } = ports;
  const [tokenHash, nextRefresh, nextAccess] = await Promise.all([
    sha256(refreshToken),
    secrets.macs('refresh token', refreshToken),
    secrets.macs('access token', refreshToken),
  ]);
  const successors = nextRefresh.map((token, place) => ({
    accessToken: nextAccess[place] ?? '',
    refreshToken: token,
    accessSeconds: config.accessTokenSeconds,
    refreshSeconds: config.refreshTokenSeconds,
  }));
  const tokens = await withServer(db, 'people', (tx) => rotate(tx, { tokenHash, successors, userAgent }, clock.now()));
  if (!tokens) throw peopleProblems.refreshRefused();
  return tokens;
}

interface Rotation {
  readonly tokenHash: string;
  /** The tokens under each secret, current one first, because a lost answer may have used an earlier secret. */
  readonly successors: readonly Tokens[];
  readonly userAgent: string;
}

async function rotate(
  tx: ServerTx,
  { tokenHash, successors, userAgent }: Rotation,
  now: Date,
): Promise<Tokens | undefined> {
  const [tokens] = successors;
  const userId = await ownerOfRefreshToken(tx, tokenHash);
  if (!tokens || userId === undefined) return undefined;
  // Locks the user first, as a password change does. Otherwise the new token could survive that change.
  await holdPassword(tx, userId);
  const old = await lockRefreshToken(tx, tokenHash);
  if (!old || old.expiresAt <= now) return undefined;
  if (old.usedAt === null) {
    await markRefreshTokenUsed(
      tx,
      tokenHash,
      now,
      await storeTokens(tx, { userId: old.userId, family: old.family }, tokens, now),
    );
    await storeSession(tx, { family: old.family, userId: old.userId, userAgent, lastUsedAt: now });
    return tokens;
  }

  const isFresh = now.getTime() - old.usedAt.getTime() <= REPLAY_MS;
  if (isFresh && old.successorHash !== null && (await isRefreshTokenUnused(tx, old.successorHash)))
    return successorOf(successors, old.successorHash);
  await endSessionFamily(tx, old.family);
  await writeAudit(tx, { action: 'endStolenSession', userId: old.userId, entityId: old.family, at: now });
  return undefined;
}

async function successorOf(successors: readonly Tokens[], hash: string): Promise<Tokens | undefined> {
  const hashes = await Promise.all(successors.map(({ refreshToken }) => sha256(refreshToken)));
  return successors[hashes.indexOf(hash)];
}
