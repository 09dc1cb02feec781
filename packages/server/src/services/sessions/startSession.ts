import { holdPassword } from '../../db/queries/userAccount';
import type { Ports } from '../../Ports';
import * as accountProblems from '../../problems/accountProblems';
import { randomToken } from '../randomToken';
import { storeTokens } from './storeTokens';
import type { Tokens } from './Tokens';

/**
 * Starts a session: a family of refresh tokens and its first access token. Only while the password is the one that was checked: a sign-in
 * that runs while the password changes does not outlive the change.
 */
export async function startSession(
  { db, clock, config }: Ports,
  userId: string,
  passwordHash: string,
): Promise<Tokens> {
  const tokens = {
    accessToken: randomToken(),
    refreshToken: randomToken(),
    accessSeconds: config.accessTokenSeconds,
    refreshSeconds: config.refreshTokenSeconds,
  };
  await db.transaction(async (tx) => {
    if ((await holdPassword(tx, userId)) !== passwordHash) throw accountProblems.wrongPassword();
    await storeTokens(tx, { userId, family: crypto.randomUUID() }, tokens, clock.now());
  });
  return tokens;
}
