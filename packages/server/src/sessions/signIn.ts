import type { components } from '@kalem/openapi';
import { findLivingApiKey } from '../companies/apiKeys';
import { forgetAttempts, limitNetwork, takeBackAttempt } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { serverQueries, withServer } from '../db/wall';
import { normalizeEmail } from '../people/names';
import { findUserByEmail, holdPassword, updateUser, type User } from '../people/statements';
import { limitTries, storeKnownAddress } from '../limits/tryLimits';
import type { Ports } from '../ports/Ports';
import * as peopleProblems from '../problems/peopleProblems';
import type { Language } from '../problems/ProblemError';
import { refuseMissing } from '../problems/faults';
import { randomToken, sameText, sha256 } from '../db/secretTexts';
import { renewSession } from './renewSession';
import { insertKeyToken, storeSession, storeTokens, type Tokens } from './statements';

/** The client of a sign-in: its network address if the host knows it, its user agent and its language. */
interface Device {
  readonly address: string | undefined;
  readonly userAgent: string;
  readonly language: Language;
}

type TokenRequest = components['schemas']['TokenRequest'];

/** Issues tokens for a password, a refresh token or an API key (KEY-05). */
export function issueToken(ports: Ports, body: TokenRequest, device: Device): Promise<Tokens> {
  if (body.grant_type === 'refresh_token') {
    const { refresh_token } = refuseMissing(body, ['refresh_token']);
    return renewSession(ports, refresh_token, device.userAgent);
  }
  if (body.grant_type === 'client_credentials') {
    const { client_id, client_secret } = refuseMissing(body, ['client_id', 'client_secret']);
    return signInWithKey(ports, client_id, client_secret, device.address);
  }
  const { email, password } = refuseMissing(body, ['email', 'password']);
  return signIn(ports, email, password, device);
}

/**
 * Issues tokens for mail address and password (SES-21). An unknown address takes as long as a wrong password, and
 * counts as an attempt too.
 */
async function signIn(ports: Ports, email: string, password: string, device: Device): Promise<Tokens> {
  const { db, clock, passwords } = ports;
  const server = serverQueries(db, 'people');
  const normalized = normalizeEmail(email);
  const user = await findUserByEmail(server, normalized);
  const tries = await limitTries(ports, 'signIn', { email: normalized, userId: user?.id, address: device.address });
  const fits = await passwords.verify(password, user?.passwordHash ?? undefined);
  if (!user?.passwordHash || !fits) {
    await writeAudit(server, {
      action: 'signInFailed',
      ...(user && { userId: user.id, entityId: user.id }),
      at: clock.now(),
    });
    throw peopleProblems.wrongPassword();
  }
  for (const key of tries.ofPerson) await forgetAttempts(server, key);
  for (const key of tries.ofAddress) await takeBackAttempt(server, key);
  return startSession(ports, user, device);
}

/**
 * Starts a session: a family of refresh tokens with its first access token. Fails if the password was changed since it
 * was checked, so that a sign-in cannot survive the change.
 */
async function startSession(
  ports: Ports,
  { id: userId, passwordHash, language: before }: User,
  { address, userAgent, language }: Device,
): Promise<Tokens> {
  const { db, clock, config } = ports;
  const tokens = {
    accessToken: randomToken(),
    refreshToken: randomToken(),
    accessSeconds: config.accessTokenSeconds,
    refreshSeconds: config.refreshTokenSeconds,
  };
  await withServer(db, 'people', async (tx) => {
    // Must come before `holdPassword`, which takes a shared lock. Otherwise two concurrent sign-ins would deadlock.
    if (language !== before) await updateUser(tx, userId, { language });
    if ((await holdPassword(tx, userId)) !== passwordHash) throw peopleProblems.wrongPassword();
    const family = crypto.randomUUID();
    const now = clock.now();
    await storeTokens(tx, { userId, family }, tokens, now);
    await storeSession(tx, { family, userId, userAgent, lastUsedAt: now });
    await writeAudit(tx, { action: 'signIn', userId, entityId: userId, at: now });
    if (address !== undefined) await storeKnownAddress(ports, tx, userId, address);
  });
  return tokens;
}

/**
 * Issues an access token for an API key. There is no refresh token, because the key can request the next one (KEY-05).
 */
async function signInWithKey(
  ports: Ports,
  apiKey: string,
  apiSecret: string,
  address: string | undefined,
): Promise<Tokens> {
  const { db, clock, config } = ports;
  const server = serverQueries(db, 'people');
  const attempts = address ? await limitNetwork(ports, 'signInWithKey', { address }) : [];
  const [key, secretHash] = await Promise.all([findLivingApiKey(server, apiKey), sha256(apiSecret)]);
  const named = key && { companyId: key.companyId, userId: key.createdBy, entityId: key.id };
  if (!key || !sameText(key.secretHash, secretHash)) {
    await writeAudit(server, { action: 'signInFailed', ...named, at: clock.now() });
    throw peopleProblems.wrongApiKey();
  }
  for (const attempt of attempts) await takeBackAttempt(server, attempt);

  const accessToken = randomToken();
  const expiresAt = new Date(clock.now().getTime() + config.accessTokenSeconds * 1000);
  const token = { tokenHash: await sha256(accessToken), userId: key.createdBy, apiKeyId: key.id, expiresAt };
  const isKept = await withServer(db, 'people', async (tx) => {
    await writeAudit(tx, { action: 'signIn', ...named, at: clock.now() });
    return insertKeyToken(tx, token);
  });
  if (!isKept) throw peopleProblems.wrongApiKey();
  return { accessToken, refreshToken: '', accessSeconds: config.accessTokenSeconds, refreshSeconds: 0 };
}
