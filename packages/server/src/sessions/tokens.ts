import type { ServerTx } from '../ports/Database';
import { sha256 } from '../db/secretTexts';
import { insertTokens } from './statements';

/** What a sign-in or a refresh gives. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

/** Stores a pair of tokens, hashed, with their ends; answers the hash of the refresh token. */
export async function storeTokens(
  tx: ServerTx,
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
