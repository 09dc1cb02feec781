import { insertTokens } from '../../db/queries/sessionTokens';
import { sha256 } from '../../http/sha256';
import type { Queries } from '../../ports/Database';
import type { Tokens } from './Tokens';

/** Stores a pair of tokens, hashed, with their ends; answers the hash of the refresh token. */
export async function storeTokens(
  tx: Queries,
  owner: { userId: string; family: string },
  tokens: Tokens,
  now: Date,
): Promise<string> {
  const [accessHash, refreshHash] = await Promise.all([sha256(tokens.accessToken), sha256(tokens.refreshToken)]);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await insertTokens(tx, {
    ...owner,
    access: { tokenHash: accessHash, expiresAt: after(tokens.accessSeconds) },
    refresh: { tokenHash: refreshHash, expiresAt: after(tokens.refreshSeconds) },
  });
  return refreshHash;
}
