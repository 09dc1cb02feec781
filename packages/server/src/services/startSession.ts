import type { Ports } from '../Ports';
import { storeTokens } from './storeTokens';
import type { Tokens } from './Tokens';

/** Starts a session: a family of refresh tokens and its first access token. */
export async function startSession({ db, clock, config }: Ports, userId: string): Promise<Tokens> {
  const tokens = { accessToken: randomToken(), refreshToken: randomToken(), accessSeconds: config.accessTokenSeconds, refreshSeconds: config.refreshTokenSeconds };
  await db.transaction((tx) => storeTokens(tx, { userId, family: crypto.randomUUID() }, tokens, clock.now()));
  return tokens;
}

function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
