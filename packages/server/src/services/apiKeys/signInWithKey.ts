import { findLivingApiKey } from '../../db/queries/apiKeyRows';
import { insertKeyToken } from '../../db/queries/sessionTokens';
import { forgetAttempts } from '../../db/queries/forgetAttempts';
import { sha256 } from '../../http/sha256';
import type { Ports } from '../../Ports';
import * as accountProblems from '../../problems/accountProblems';
import { sameText } from '../documents/sameText';
import { limitAttempts } from '../limitAttempts';
import { randomToken } from '../randomToken';
import type { Tokens } from '../sessions/Tokens';

const QUARTER_HOUR = 900;
const MOST_FAILURES = 100;

/** An access token for an API key, without a refresh token (KEY-05): the key itself gives the next one. */
export async function signInWithKey(
  ports: Ports,
  apiKey: string,
  apiSecret: string,
  address: string | undefined,
): Promise<Tokens> {
  const { db, clock, config } = ports;
  const attempts =
    address &&
    (await limitAttempts(ports, {
      purpose: 'signInWithKey',
      subject: address,
      most: MOST_FAILURES,
      windowSeconds: QUARTER_HOUR,
    }));
  const [key, secretHash] = await Promise.all([findLivingApiKey(db.queries, apiKey), sha256(apiSecret)]);
  if (!key || !sameText(key.secretHash, secretHash)) throw accountProblems.wrongApiKey();
  if (attempts) await forgetAttempts(db.queries, attempts);

  const accessToken = randomToken();
  const expiresAt = new Date(clock.now().getTime() + config.accessTokenSeconds * 1000);
  const token = { tokenHash: await sha256(accessToken), userId: key.createdBy, apiKeyId: key.id, expiresAt };
  const isKept = await db.transaction((tx) => insertKeyToken(tx, token));
  if (!isKept) throw accountProblems.wrongApiKey();
  return { accessToken, refreshToken: '', accessSeconds: config.accessTokenSeconds, refreshSeconds: 0 };
}
