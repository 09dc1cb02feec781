import { startTestServer, type TestServer } from '@kalem/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, createMemorySessionStorage, type SessionStorage } from '../src/index';
import { recordCalls } from './recordCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'Parola1!';
const sessionOver = 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.';
let person: { email: string; password: string };
beforeEach(async () => {
  person = { email: `${crypto.randomUUID()}@ornek.com.tr`, password };
  await server.client().POST('/user', { body: { ...person, name: 'Işıl Çağlayan' } });
});

/** A client over the recorded server; `expired` counts the calls of onSessionExpired. */
function open(storage: SessionStorage = createMemorySessionStorage()) {
  const recorded = recordCalls(server);
  const onSessionExpired = vi.fn();
  const client = createClient({
    baseUrl: server.baseUrl,
    fetch: recorded.fetch,
    storage,
    clock: () => server.clock.now().getTime(),
    onSessionExpired,
  });
  return { client, recorded, storage, onSessionExpired };
}

async function openSignedIn(storage?: SessionStorage) {
  const opened = open(storage);
  await opened.client.session.signIn(person);
  opened.recorded.clear();
  return opened;
}

const refreshes = (lines: string[]) => lines.filter((line) => line === 'POST /user/token').length;
/** A random ten-digit number, unique in practice. */
const newVkn = () => String(Math.floor(1e9 + Math.random() * 9e9));
const expireAccessToken = () => server.clock.advance(3601);

describe('sign-in', () => {
  test('SES-01, SES-02, SES-03, NUM-06: stores the responses of POST /user/token and GET /account, with expiries in milliseconds', async () => {
    const { client, storage, recorded } = open();
    const now = server.clock.now().getTime();
    const user = await client.session.signIn(person);
    expect(recorded.lines()).toEqual(['POST /user/token', 'GET /account']);
    expect(user).toMatchObject({ email: person.email, name: 'Işıl Çağlayan' });
    expect(await storage.get()).toEqual({
      user,
      accessToken: expect.stringMatching(/.{20,}/),
      refreshToken: expect.stringMatching(/.{20,}/),
      accessTokenExpiresAt: now + 3600 * 1000,
      refreshTokenExpiresAt: now + 2_592_000 * 1000,
    });
  });

  test('SES-03: expires_in 3600 at 1 700 000 000 000 is stored as 1 700 003 600 000', async () => {
    const storage = createMemorySessionStorage();
    const client = createClient({
      baseUrl: server.baseUrl,
      fetch: server.fetch,
      storage,
      clock: () => 1_700_000_000_000,
    });
    await client.session.signIn(person);
    expect((await storage.get())?.accessTokenExpiresAt).toBe(1_700_003_600_000);
  });

  test('API-08: sends a url-encoded password grant and no other field', async () => {
    const { client, recorded } = open();
    await client.session.signIn({ email: person.email, password });
    const [call] = recorded.calls;
    expect(call?.contentType).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      grant_type: 'password',
      email: person.email,
      password,
    });
    expect(call?.authorization).toBeNull();
  });

  test('SES-05: uses the injected storage; another client over it is signed in at once', async () => {
    const storage = createMemorySessionStorage();
    await openSignedIn(storage);
    const { client } = open(storage);
    await client.session.ready;
    expect(client.session.user()?.email).toBe(person.email);
    expect(open().client.session.isSignedIn()).toBe(false);
  });

  test('SES-06: isSignedIn is true while a token is stored, expired or not', async () => {
    const { client } = await openSignedIn();
    server.clock.advance(2_592_001);
    expect(client.session.isSignedIn()).toBe(true);
  });

  test('SES-07: sends the stored bearer token with every call', async () => {
    const { client, recorded, storage } = await openSignedIn();
    await client.GET('/company');
    expect(recorded.calls[0]?.authorization).toBe(`Bearer ${(await storage.get())?.accessToken}`);
    await client.session.signOut();
    await client.GET('/hash');
    expect(recorded.calls.at(-1)?.authorization).toBeNull();
  });

  test('notifies subscribers of sign-in and sign-out', async () => {
    const { client } = open();
    const seen: (string | undefined)[] = [];
    await client.session.ready;
    const stop = client.session.subscribe(() => seen.push(client.session.user()?.email));
    await client.session.signIn(person);
    await client.session.signOut();
    stop();
    await client.session.signIn(person);
    expect(seen).toEqual([person.email, undefined]);
  });

  test('SES-11: a wrong password is a 400 with the server’s text, triggers no refresh and stores nothing', async () => {
    const { client, recorded, storage, onSessionExpired } = open();
    await expect(client.session.signIn({ email: person.email, password: 'yanlış parola' })).rejects.toMatchObject({
      status: 400,
      message: 'Email veya parola hatalı.',
    });
    expect(recorded.lines()).toEqual(['POST /user/token']);
    expect(await storage.get()).toBeUndefined();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('SES-11: a 401 of POST /user/token triggers no refresh', async () => {
    const { client, recorded } = await openSignedIn();
    recorded.next('POST /user/token', () => new Response(null, { status: 401 }));
    await expect(client.POST('/user/token', { body: { grant_type: 'password', ...person } })).rejects.toMatchObject({
      status: 401,
    });
    expect(recorded.lines()).toEqual(['POST /user/token']);
  });
});

describe('refresh', () => {
  test('SES-09: a 401 refreshes once and repeats the call with the same body and the same key', async () => {
    const { client, recorded, storage } = await openSignedIn();
    const before = await storage.get();
    expireAccessToken();
    const { data } = await client.POST('/company', {
      body: { vknTckn: newVkn(), email: 'a@ornek.com.tr', unvan: 'Çınaraltı Şti.' },
    });
    expect(data.unvan).toBe('Çınaraltı Şti.');
    expect(recorded.lines()).toEqual(['POST /company', 'POST /user/token', 'POST /company']);
    const [first, refresh, second] = recorded.calls;
    expect(Object.fromEntries(new URLSearchParams(refresh?.body))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: before?.refreshToken,
    });
    expect(second?.body).toBe(first?.body);
    expect(second?.key).toBe(first?.key);
    expect(second?.contentType).toBe('application/json');
    const after = await storage.get();
    expect(after?.accessToken).not.toBe(before?.accessToken);
    expect(after?.refreshToken).not.toBe(before?.refreshToken);
    expect(second?.authorization).toBe(`Bearer ${after?.accessToken}`);
  });

  test('SES-09: a second 401 rejects the call without a third try', async () => {
    const { client, recorded, onSessionExpired } = await openSignedIn();
    recorded.next('GET /company', () => new Response(null, { status: 401 }));
    recorded.next('GET /company', () => new Response(null, { status: 401 }));
    await expect(client.GET('/company')).rejects.toMatchObject({ status: 401, code: 'HTTP_401', message: sessionOver });
    expect(recorded.lines()).toEqual(['GET /company', 'POST /user/token', 'GET /company']);
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(client.session.isSignedIn()).toBe(true);
  });

  test('SES-09: repeats a form with its whole body', async () => {
    const { client, recorded } = await openSignedIn();
    const form = new FormData();
    form.append('dosya', new Blob(['ğüş']), 'ğüş.csv');
    const sent: string[] = [];
    const refuse = async (request: Request) => {
      const file = (await request.formData()).get('dosya');
      sent.push(file instanceof File ? `${file.name} ${await file.text()}` : 'none');
      return new Response(null, { status: sent.length === 1 ? 401 : 204 });
    };
    recorded.next('PUT /company', refuse);
    recorded.next('PUT /company', refuse);
    await client.PUT('/company', {
      params: { query: { companyId: crypto.randomUUID() } },
      body: {},
      bodySerializer: () => form,
    });
    expect(sent).toEqual(['ğüş.csv ğüş', 'ğüş.csv ğüş']);
  });

  test('SES-10: twenty calls at once share one refresh and all succeed', async () => {
    const { client, recorded } = await openSignedIn();
    expireAccessToken();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.GET('/company')));
    expect(answers.map(({ response }) => response.status)).toEqual(Array(20).fill(200));
    expect(refreshes(recorded.lines())).toBe(1);
  });

  test('SES-10: a call that gets 401 after the refresh uses the new token instead of refreshing again', async () => {
    const { client, recorded } = await openSignedIn();
    expireAccessToken();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    recorded.next('GET /account', async (request) => {
      await held;
      return server.fetch(request);
    });
    const late = client.GET('/account');
    await client.GET('/company');
    letGo();
    await late;
    expect(refreshes(recorded.lines())).toBe(1);
  });

  test('SES-10: five tabs over one storage refresh once', async () => {
    const storage = createMemorySessionStorage();
    const first = await openSignedIn(storage);
    const tabs = await Promise.all([
      first,
      ...Array.from({ length: 4 }, async () => {
        const tab = open(storage);
        await tab.client.session.ready;
        return tab;
      }),
    ]);
    expireAccessToken();
    for (const { client } of tabs) await client.GET('/company');
    expect(tabs.reduce((sum, { recorded }) => sum + refreshes(recorded.lines()), 0)).toBe(1);
  });

  test('BNK-26: refreshes without locks when the browser refuses them, as in a sandboxed frame', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('Access to the Locks API is denied', 'SecurityError')));
    vi.stubGlobal('navigator', { locks: { request } });
    try {
      const { client, recorded } = await openSignedIn();
      expireAccessToken();
      await client.GET('/account');
      expect(refreshes(recorded.lines())).toBe(1);
      expect(request).toHaveBeenCalledOnce();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('SES-12: a 400 of the refresh clears the session and notifies once for all calls', async () => {
    const { client, storage, onSessionExpired, recorded } = await openSignedIn();
    server.clock.advance(2_592_001);
    const failed = await Promise.allSettled([client.GET('/company'), client.GET('/account')]);
    for (const result of failed)
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { status: 401, code: 'SESSION_OVER', message: sessionOver },
      });
    expect(refreshes(recorded.lines())).toBe(1);
    expect(await storage.get()).toBeUndefined();
    expect(client.session.isSignedIn()).toBe(false);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('SES-12: without a stored refresh token a 401 ends the session without a call', async () => {
    const { client, recorded, onSessionExpired } = open();
    await expect(client.GET('/company')).rejects.toMatchObject({ status: 401, code: 'SESSION_OVER' });
    expect(recorded.lines()).toEqual(['GET /company']);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test('SES-12: an empty refresh token ends the session without a call', async () => {
    const { client, storage, onSessionExpired, recorded } = await openSignedIn();
    const stored = await storage.get();
    if (stored) await storage.set({ ...stored, refreshToken: '' });
    expireAccessToken();
    recorded.clear();
    await expect(client.GET('/company')).rejects.toMatchObject({ status: 401, code: 'SESSION_OVER' });
    expect(recorded.lines()).toEqual(['GET /company']);
    expect(await storage.get()).toBeUndefined();
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server answers 500', () => new Response(null, { status: 500 })],
  ])(
    'SES-15: when %s at the refresh, the session stays and the call fails with the text of a 401',
    async (_, answer) => {
      const { client, recorded, storage, onSessionExpired } = await openSignedIn();
      expireAccessToken();
      recorded.next('POST /user/token', answer);
      await expect(client.GET('/company')).rejects.toMatchObject({ status: 401, message: sessionOver });
      expect(await storage.get()).toBeDefined();
      expect(onSessionExpired).not.toHaveBeenCalled();
      await client.GET('/company');
    },
  );

  test('a sign-out during a refresh wins', async () => {
    const { client, recorded, storage } = await openSignedIn();
    expireAccessToken();
    recorded.next('POST /user/token', async (request) => {
      await client.session.signOut();
      return server.fetch(request);
    });
    await expect(client.GET('/company')).rejects.toMatchObject({ status: 401 });
    expect(await storage.get()).toBeUndefined();
  });

  test('renewUser reads the user again; a sign-out during the read wins', async () => {
    const { client, recorded, storage } = await openSignedIn();
    await client.PUT('/account/name', { body: { name: 'Işıl Iğdır' } });
    await client.session.renewUser();
    expect(client.session.user()?.name).toBe('Işıl Iğdır');
    recorded.next('GET /account', async (request) => {
      const response = await server.fetch(request);
      await client.session.signOut();
      return response;
    });
    await client.session.renewUser();
    expect(client.session.user()).toBeUndefined();
    expect(await storage.get()).toBeUndefined();
  });

  test('never repeats a call of one user with the token of another who signed in elsewhere', async () => {
    const storage = createMemorySessionStorage();
    const { client, recorded } = await openSignedIn(storage);
    const other = { email: `${crypto.randomUUID()}@ornek.com.tr`, password };
    await server.client().POST('/user', { body: { ...other, name: 'Başka Biri' } });
    await open(storage).client.session.signIn(other);
    expireAccessToken();
    await expect(client.GET('/company')).rejects.toMatchObject({ status: 401 });
    expect(recorded.lines()).toEqual(['GET /company']);
    expect(client.session.user()?.email).toBe(other.email);
  });

  test('does not repeat a POST without its key', async () => {
    const { client, recorded } = await openSignedIn();
    expireAccessToken();
    const seen = recordCalls(server);
    const bare = createClient({
      baseUrl: server.baseUrl,
      auth: { getAccessToken: async () => 'expired' },
      fetch: (request) => {
        request.headers.delete('Idempotency-Key');
        return seen.fetch(request);
      },
    });
    await expect(
      bare.POST('/company', { body: { vknTckn: '7350119284', unvan: 'Örnek Ltd.', email: 'a@ornek.com.tr' } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(seen.lines()).toEqual(['POST /company']);
    expect(client.session.isSignedIn()).toBe(true);
    expect(recorded.lines()).toEqual([]);
  });
});

describe('sign-out', () => {
  test('SES-13: ends first the portal session of the active company, then the tokens', async () => {
    const { client, recorded, storage } = await openSignedIn();
    const { data: company } = await client.POST('/company', {
      body: { vknTckn: newVkn(), unvan: 'Örnek Ltd.', email: 'a@ornek.com.tr' },
    });
    recorded.clear();
    const tokenDuringLogout: unknown[] = [];
    recorded.next('GET /company/logout', async (request) => {
      tokenDuringLogout.push(await storage.get());
      return server.fetch(request);
    });
    await client.session.signOut({ companyId: company.id });
    expect(recorded.calls).toMatchObject([
      { line: 'GET /company/logout', status: 204 },
      { line: 'POST /user/token/revoke', status: 200 },
    ]);
    expect(tokenDuringLogout).toEqual([expect.objectContaining({ accessToken: expect.any(String) })]);
    expect(await storage.get()).toBeUndefined();
    expect(client.session.isSignedIn()).toBe(false);
  });

  test('SES-13: ignores a failing portal logout, without a refresh', async () => {
    const { client, recorded, storage, onSessionExpired } = await openSignedIn();
    expireAccessToken();
    await client.session.signOut({ companyId: crypto.randomUUID() });
    expect(recorded.calls).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ line: 'GET /company/logout', status: 401 }),
        expect.objectContaining({ line: 'POST /user/token/revoke', status: 200 }),
      ]),
    );
    expect(await storage.get()).toBeUndefined();
    expect(onSessionExpired).not.toHaveBeenCalled();
  });

  test('A-07, ATK-08, SES-13: neither token works afterwards', async () => {
    const { client, storage } = await openSignedIn();
    const tokens = await storage.get();
    await client.session.signOut();
    const bare = createClient({
      baseUrl: server.baseUrl,
      fetch: server.fetch,
      auth: { getAccessToken: async () => tokens?.accessToken ?? '' },
    });
    await expect(bare.GET('/account')).rejects.toMatchObject({ status: 401 });
    await expect(
      server.client().POST('/user/token', {
        body: { grant_type: 'refresh_token', refresh_token: tokens?.refreshToken ?? '' },
      }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('A-07, SES-13: signs out locally when the server is unreachable', async () => {
    const { client, recorded, storage } = await openSignedIn();
    recorded.next('POST /user/token/revoke', () => Promise.reject(new TypeError('offline')));
    await client.session.signOut();
    expect(await storage.get()).toBeUndefined();
  });

  test('SES-13: makes no portal logout without an active company', async () => {
    const { client, recorded } = await openSignedIn();
    await client.session.signOut();
    expect(recorded.lines()).toEqual(['POST /user/token/revoke']);
  });
});
