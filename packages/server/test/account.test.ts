import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.fetch(new Request(`${server.baseUrl}${path}`, { method, headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers }, ...(body !== undefined && { body: JSON.stringify(body) }) }));

const token = (fields: Record<string, string>, address?: string) =>
  server.fetch(new Request(`${server.baseUrl}/user/token`, { method: 'POST', body: new URLSearchParams(fields) }), address === undefined ? {} : { address });

const password = 'Parola1!';
let people = 0;
const signUp = async () => {
  const email = `kisi${(people += 1)}@ornek.com.tr`;
  const response = await call('POST', '/user', { email, password, name: 'Ayşe Yılmaz' });
  expect(response.status).toBe(201);
  return { email, password };
};
const signIn = async (person: { email: string; password: string }) => (await (await token({ grant_type: 'password', ...person })).json()) as { access_token: string; refresh_token: string; expires_in: number; refresh_expires_in: number };

describe('sign-up', () => {
  it('ACC-20: the address is stored trimmed and in lower case, the password as an argon2id hash', async () => {
    const response = await call('POST', '/user', { email: '  Mehmet.Kaya@Ornek.COM.TR ', password, name: 'Mehmet Kaya' });
    expect(response.status).toBe(201);
    const user = await response.json();
    expect(user).toMatchObject({ email: 'mehmet.kaya@ornek.com.tr', name: 'Mehmet Kaya', phone: null });
  });
});
