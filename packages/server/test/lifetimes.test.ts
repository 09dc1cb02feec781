import { expect, it } from 'vitest';
import { signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer({ config: { accessTokenSeconds: 600, refreshTokenSeconds: 7200 } });

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly refresh_expires_in: number;
}

const ask = (form: Record<string, string>) =>
  server.fetch(new Request(`${server.baseUrl}/user/token`, { method: 'POST', body: new URLSearchParams(form) }));
const refresh = (refresh_token: string) => ask({ grant_type: 'refresh_token', refresh_token });
const signIn = async () => {
  const { email, password } = await signUpNewcomer(server);
  return (await (await ask({ grant_type: 'password', email, password })).json()) as Tokens;
};
const read = async (token: string) =>
  (await server.fetch(new Request(`${server.baseUrl}/account`, { headers: { Authorization: `Bearer ${token}` } })))
    .status;

it('SES-22: an access token has the configured lifetime, and reports it', async () => {
  const { access_token, expires_in, refresh_expires_in } = await signIn();
  expect([expires_in, refresh_expires_in]).toEqual([600, 7200]);
  server.clock.advance(599);
  expect(await read(access_token)).toBe(200);
  server.clock.advance(1);
  expect(await read(access_token)).toBe(401);
});

it('SES-22: a refresh token has the configured lifetime, and its successor a new one', async () => {
  const { refresh_token: unused } = await signIn();
  const { refresh_token: used } = await signIn();
  server.clock.advance(7199);
  const response = await refresh(used);
  expect(response.status).toBe(200);
  server.clock.advance(1);
  expect((await refresh(unused)).status).toBe(400);
  const next = (await response.json()) as Tokens;
  server.clock.advance(7198);
  expect((await refresh(next.refresh_token)).status).toBe(200);
});
