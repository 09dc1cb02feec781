import { createClient, type components } from '@kalem/sdk';
import { ANSWER_MS } from './waits';

type Tokens = components['schemas']['TokenAnswer'];

/** Signs a new person up and in. */
export async function signInAnew(url: string): Promise<Tokens> {
  const account = { email: `${crypto.randomUUID()}@ornek.test`, password: 'Deneme2026!' };
  const client = createClient({ baseUrl: `${url}/api`, timeout: ANSWER_MS });
  await client.POST('/user', { body: { ...account, name: 'Işıl İnce' } });
  const { data } = await client.POST('/user/token', { body: { grant_type: 'password', ...account } });
  return data;
}

/** The status of a call with this access token. */
export async function statusOf(url: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/account`, { headers, signal: AbortSignal.timeout(ANSWER_MS) })).status;
}

/** Exchanges a refresh token. Returns new tokens, or the status of the refusal. */
export async function exchange(url: string, refreshToken: string): Promise<Tokens | number> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const response = await fetch(`${url}/api/user/token`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  return response.ok ? ((await response.json()) as Tokens) : response.status;
}
