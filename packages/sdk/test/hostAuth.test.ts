import { startTestServer, type TestServer } from '@kalem/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, createMemorySessionStorage, type HostAuth } from '../src/index';
import { recordCalls } from './recordCalls';

let server: TestServer;
let goodToken: string;
beforeAll(async () => {
  server = await startTestServer();
  const storage = createMemorySessionStorage();
  const client = createClient({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    storage,
    clock: () => server.clock.now().getTime(),
  });
  await client.POST('/user', { body: { email: 'banka@ornek.com.tr', password: 'Parola1!', name: 'Banka Müşterisi' } });
  await client.session.signIn({ email: 'banka@ornek.com.tr', password: 'Parola1!' });
  goodToken = (await storage.get())?.accessToken ?? '';
});
afterAll(() => server.close());

function open(getAccessToken: HostAuth['getAccessToken']) {
  const recorded = recordCalls(server);
  const onSessionExpired = vi.fn();
  return {
    recorded,
    onSessionExpired,
    client: createClient({
      baseUrl: server.baseUrl,
      fetch: recorded.fetch,
      auth: { getAccessToken },
      onSessionExpired,
    }),
  };
}

describe('a host with its own sign-in', () => {
  test('SES-05, SES-07: requests the token once for all calls, and has no session of ours', async () => {
    const getAccessToken = vi.fn<HostAuth['getAccessToken']>(async () => goodToken);
    const { client, recorded } = open(getAccessToken);
    await Promise.all([client.GET('/company'), client.GET('/account')]);
    await client.GET('/company');
    expect(getAccessToken).toHaveBeenCalledExactlyOnceWith({ reason: 'first', signal: expect.any(AbortSignal) });
    expect(new Set(recorded.calls.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${goodToken}`]));
    expect(client.session).toBeUndefined();
  });

  test('SES-09, SES-10: after a 401 requests a token once for all calls, and repeats each once', async () => {
    const getAccessToken = vi.fn<HostAuth['getAccessToken']>(async ({ reason }) =>
      reason === 'first' ? 'eski' : goodToken,
    );
    const { client, recorded } = open(getAccessToken);
    await Promise.all([client.GET('/company'), client.GET('/account'), client.GET('/company')]);
    expect(getAccessToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['first', 'refused']);
    expect(recorded.calls).toHaveLength(6);
    expect(recorded.lines()).not.toContain('POST /user/token');
  });

  test('SES-12: null means that no user is signed in', async () => {
    const { client, onSessionExpired } = open(async () => null);
    await expect(client.GET('/company')).rejects.toMatchObject({ status: 401, code: 'SESSION_OVER' });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('BNK-16: reports a null token once, for any number of calls', async () => {
    let token: string | null = null;
    const { client, onSessionExpired } = open(async () => token);
    await expect(client.GET('/company')).rejects.toMatchObject({ code: 'SESSION_OVER' });
    await expect(client.GET('/account')).rejects.toMatchObject({ code: 'SESSION_OVER' });
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
    token = goodToken;
    await client.GET('/company');
  });

  test('BNK-16: an error in the host’s function is the cause of the failed call', async () => {
    const cause = new Error('the bank is down');
    const { client, onSessionExpired } = open(({ reason }) =>
      reason === 'first' ? Promise.resolve('eski') : Promise.reject(cause),
    );
    await expect(client.GET('/company')).rejects.toMatchObject({ status: 401, code: 'NO_ACCESS_TOKEN', cause });
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('SES-15: when the host cannot renew the token, the call fails with the text of a 401, and a later one may succeed', async () => {
    let isDown = true;
    const { client, onSessionExpired } = open(async ({ reason }) => {
      if (reason === 'first') return 'eski';
      if (isDown) throw new Error('the bank is down');
      return goodToken;
    });
    await expect(client.GET('/company')).rejects.toMatchObject({
      status: 401,
      message: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
    });
    expect(onSessionExpired).not.toHaveBeenCalled();
    isDown = false;
    await client.GET('/company');
  });

  test('SES-15: when the host cannot return the first token, nothing is sent', async () => {
    const cause = new Error('the bank is down');
    const { client, recorded } = open(() => Promise.reject(cause));
    await expect(client.GET('/company')).rejects.toMatchObject({ status: 401, code: 'NO_ACCESS_TOKEN', cause });
    expect(recorded.lines()).toEqual([]);
  });
});
