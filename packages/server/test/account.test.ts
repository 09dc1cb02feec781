import { ApiError } from '@kalem/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessTokens, auditLog, knownAddresses, refreshTokens, users } from '../src/schema';
import { mailsTo, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  refresh_expires_in: number;
}

const server = await testServer();

const token = (fields: Record<string, string>, address?: string) =>
  server.fetch(
    new Request(`${server.baseUrl}/user/token`, { method: 'POST', body: new URLSearchParams(fields) }),
    address === undefined ? {} : { address },
  );
const passwordGrant = ({ email, password }: { email: string; password: string }) =>
  token({ grant_type: 'password', email, password });
const refresh = (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken });
const tokensOf = async (response: Promise<Response>) => (await (await response).json()) as TokenAnswer;
const account = (accessToken: string) =>
  server.fetch(new Request(`${server.baseUrl}/account`, { headers: { Authorization: `Bearer ${accessToken}` } }));

describe('POST /user', () => {
  const signUp = (body: { email: string; password: string; name: string }) => server.client().POST('/user', { body });
  const good = { email: 'ayse@ornek.com.tr', password: 'Parola1!', name: 'Ayşe Yılmaz' };

  it('ACC-18, ACC-20, API-09: stores the address trimmed and in lower case, the name with single spaces, the password as argon2id hash', async () => {
    const { data, response } = await signUp({
      email: '  Mehmet.Kaya@Ornek.COM.TR ',
      password: 'Parola1!',
      name: ' Mehmet   Kaya ',
    });
    expect(response.status).toBe(201);
    expect(data).toMatchObject({ email: 'mehmet.kaya@ornek.com.tr', name: 'Mehmet Kaya', phone: null });
    const [row] = await server.db.queries.select().from(users).where(eq(users.id, data.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('ACC-20: a taken address is a 409 in any spelling', async () => {
    await signUp({ ...good, email: 'tek@ornek.com.tr' });
    const failure = signUp({ ...good, email: 'TEK@ornek.com.tr' });
    await expect(failure).rejects.toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      message: 'Bu email adresi ile kayıtlı bir kullanıcı zaten var.',
    });
  });

  it.each([
    [
      'ACC-15: a password under six characters',
      { ...good, password: '12345' },
      'password',
      'Şifre en az altı karakter içermelidir.',
    ],
    ['ACC-15: no password', { ...good, password: '' }, 'password', 'Bu alan gereklidir'],
    ['ACC-14: no address', { ...good, email: '' }, 'email', 'Bu alan gereklidir'],
    [
      'ACC-14: an address that is none',
      { ...good, email: 'ayse@ornek' },
      'email',
      'Lütfen geçerli bir email adresi giriniz.',
    ],
    ['ACC-12: no name', { ...good, name: '' }, 'name', 'Bu alan gereklidir'],
    ['NUM-24: a text that is too long', { ...good, name: 'A'.repeat(201) }, 'name', 'En fazla 200 karakter olabilir'],
    ['NUM-24: a NUL character', { ...good, name: 'Ay\0şe' }, 'name', 'Geçersiz karakter içeriyor'],
    ['NUM-24: a lone surrogate', { ...good, name: 'Ay\ud83dşe' }, 'name', 'Geçersiz karakter içeriyor'],
  ])('%s is refused at its field', async (_, body, path, message) => {
    const failure = await signUp(body).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 422, faults: [{ path, message }] });
  });

  it('writes one audit row that cannot be changed or deleted', async () => {
    const { data } = await signUp({ ...good, email: 'iz@ornek.com.tr' });
    const rows = await server.db.queries.select().from(auditLog).where(eq(auditLog.userId, data.id));
    expect(rows).toMatchObject([{ action: 'createUser', entityId: data.id }]);
    expect(JSON.stringify(rows)).not.toContain('iz@ornek');
    await expect(server.db.queries.update(auditLog).set({ action: 'updateName' })).rejects.toMatchObject({
      cause: { message: 'The audit log only grows' },
    });
    await expect(server.db.queries.delete(auditLog)).rejects.toMatchObject({
      cause: { message: 'The audit log only grows' },
    });
  });
});

describe('POST /user/token', () => {
  it('SES-01, SES-22, API-08: answers exactly the four fields, with lifetimes of an hour and thirty days', async () => {
    const { email, password } = await signUpNewcomer(server);
    const tokens = await tokensOf(passwordGrant({ email: ` ${email.toUpperCase()} `, password }));
    expect(Object.keys(tokens).sort()).toEqual(['access_token', 'expires_in', 'refresh_expires_in', 'refresh_token']);
    expect(tokens).toMatchObject({ expires_in: 3600, refresh_expires_in: 2_592_000 });
  });

  it.each([
    ['a wrong password', async () => ({ ...(await signUpNewcomer(server)), password: 'yanlış' })],
    ['an unknown address', () => Promise.resolve({ email: 'kimse@ornek.com.tr', password: 'Parola1!' })],
  ])('SES-21: %s answers 400 with the same text', async (_, person) => {
    const response = await passwordGrant(await person());
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'WRONG_CREDENTIALS', message: 'Email veya parola hatalı.' });
  });

  it('names the missing field', async () => {
    const response = await token({ grant_type: 'password', email: 'a@ornek.com.tr' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      faults: [{ path: 'password', code: 'REQUIRED', message: 'Bu alan gereklidir' }],
    });
  });

  it('allows ten wrong passwords in a quarter of an hour, also when sent at once, then returns the time to wait', async () => {
    const { email, password } = await signUpNewcomer(server);
    const tries = await Promise.all(Array.from({ length: 14 }, () => passwordGrant({ email, password: 'yanlış' })));
    expect(tries.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(10).fill(400),
      ...Array<number>(4).fill(429),
    ]);

    const refused = await passwordGrant({ email, password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBe(900);

    server.clock.advance(900);
    expect((await passwordGrant({ email, password })).status).toBe(200);
  });

  it('a success resets the count of failures', async () => {
    const { email, password } = await signUpNewcomer(server);
    for (let i = 0; i < 3; i += 1) {
      await Promise.all(Array.from({ length: 6 }, () => passwordGrant({ email, password: 'yanlış' })));
      expect((await passwordGrant({ email, password })).status).toBe(200);
    }
  });

  const tryFrom = (address: string, fields: { email: string; password: string }) =>
    token({ grant_type: 'password', ...fields }, address);
  const wrongFrom = async (address: string, email: string, count: number) => {
    const tries = Array.from({ length: count }, () => tryFrom(address, { email, password: 'yanlış' }));
    return (await Promise.all(tries)).map(({ status }) => status);
  };

  it('ATK-11: ten wrong passwords from one address block the right one only from there', async () => {
    const { email, password } = await signUpNewcomer(server);
    expect((await wrongFrom('203.0.113.30', email, 12)).sort()).toEqual([
      ...Array<number>(10).fill(400),
      ...Array<number>(2).fill(429),
    ]);
    expect((await tryFrom('203.0.113.30', { email, password })).status).toBe(429);
    expect((await tryFrom('203.0.113.31', { email, password })).status).toBe(200);
  });

  it('ATK-11: the right password works from a known address, however many others try elsewhere', async () => {
    const { email, password } = await signUpNewcomer(server);
    const home = '203.0.113.40';
    expect((await tryFrom(home, { email, password })).status).toBe(200);
    for (let at = 50; at < 60; at += 1) await wrongFrom(`203.0.113.${at}`, email, 10);
    expect((await tryFrom('203.0.113.61', { email, password })).status).toBe(429);
    // Ten wrong tries of the holder do not lock them out, nor do tries at other accounts from the same address.
    await wrongFrom(home, email, 10);
    for (let i = 0; i < 10; i += 1) await wrongFrom(home, `${i}-${email}`, 11);
    expect((await tryFrom(home, { email, password })).status).toBe(200);
    expect((await wrongFrom(home, email, 101)).filter((status) => status === 429)).toHaveLength(1);
  });

  it('ATK-11: a mailed new password makes every address unknown', async () => {
    const { email, password, user } = await signUpNewcomer(server);
    await tryFrom('203.0.113.70', { email, password });
    const isOf = eq(knownAddresses.userId, user.id);
    const [row] = await server.db.queries.select().from(knownAddresses).where(isOf);
    expect(JSON.stringify(row)).not.toContain('203.0.113.70');
    await server.client().POST('/password/reset', { body: { email } });
    await server.runJobs();
    const reset = /password\/reset\/(\S+)/.exec((await mailsTo(server, email))[0]?.body ?? '')?.[1] ?? '';
    await server.client().PUT('/password/reset', { body: { token: reset, password: 'Yeni parola 1!' } });
    expect(await server.db.queries.$count(knownAddresses, isOf)).toBe(0);
  });

  it('limits an address that tries many accounts, but not other addresses', async () => {
    const from = (address: string) => (_: unknown, i: number) =>
      token({ grant_type: 'password', email: `${i}@ornek.com.tr`, password: 'yanlış' }, address);
    const statuses = (await Promise.all(Array.from({ length: 103 }, from('203.0.113.8')))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await from('203.0.113.9')(undefined, 200)).status).toBe(400);
  });
});

describe('refresh', () => {
  it('SES-22: a refresh token works once and returns its successor', async () => {
    const first = await tokensOf(passwordGrant(await signUpNewcomer(server)));
    const second = await tokensOf(refresh(first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await account(second.access_token)).status).toBe(200);
  });

  it('SES-22: tokens are stored hashed', async () => {
    const tokens = await tokensOf(passwordGrant(await signUpNewcomer(server)));
    const stored = JSON.stringify([
      await server.db.queries.select().from(refreshTokens),
      await server.db.queries.select().from(accessTokens),
    ]);
    expect(stored).not.toContain(tokens.refresh_token);
    expect(stored).not.toContain(tokens.access_token);
  });

  it('returns the same successor for ten seconds, for several tabs and after a lost answer', async () => {
    const first = await tokensOf(passwordGrant(await signUpNewcomer(server)));
    const answers = await Promise.all(Array.from({ length: 5 }, () => tokensOf(refresh(first.refresh_token))));
    server.clock.advance(10);
    answers.push(await tokensOf(refresh(first.refresh_token)));
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1);
  });

  it.each([
    [
      'later than ten seconds',
      async (first: TokenAnswer, second: TokenAnswer) => (server.clock.advance(11), [first, second]),
    ],
    [
      'after its successor was used',
      async (first: TokenAnswer, second: TokenAnswer) => [first, second, await tokensOf(refresh(second.refresh_token))],
    ],
  ])('SES-21, SES-22: an old refresh token %s ends the whole family', async (_, meanwhile) => {
    const first = await tokensOf(passwordGrant(await signUpNewcomer(server)));
    const second = await tokensOf(refresh(first.refresh_token));
    const family = await meanwhile(first, second);

    const reused = await refresh(first.refresh_token);
    expect(reused.status).toBe(400);
    expect(await reused.json()).toEqual({ code: 'REFRESH_REFUSED', message: 'Oturum yenilenemedi.' });
    for (const { refresh_token, access_token } of family) {
      expect((await refresh(refresh_token)).status).toBe(400);
      expect((await account(access_token)).status).toBe(401);
    }
  });

  it('does not end the sessions of other devices', async () => {
    const person = await signUpNewcomer(server);
    const phone = await tokensOf(passwordGrant(person));
    const stolen = await tokensOf(passwordGrant(person));
    await refresh(stolen.refresh_token);
    server.clock.advance(11);
    await refresh(stolen.refresh_token);
    expect((await refresh(phone.refresh_token)).status).toBe(200);
  });

  it('SES-21: an unknown or expired refresh token answers 400', async () => {
    expect((await refresh('unknown')).status).toBe(400);
    const tokens = await tokensOf(passwordGrant(await signUpNewcomer(server)));
    server.clock.advance(2_592_000);
    const response = await refresh(tokens.refresh_token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'Oturum yenilenemedi.' });
  });
});

describe('GET /account', () => {
  it('API-12: returns the signed-in user', async () => {
    const { client, user, email } = await signUpNewcomer(server);
    const { data } = await client.GET('/account');
    expect(data).toEqual({
      id: user.id,
      name: 'Ayşe Yılmaz',
      email,
      emailVerified: true,
      phone: null,
      phoneNotificationPermission: true,
      emailNotificationPermission: true,
    });
  });

  it('SES-20: no token, an unknown token and an expired token answer 401', async () => {
    const tokens = await tokensOf(passwordGrant(await signUpNewcomer(server)));
    server.clock.advance(3599);
    expect((await account(tokens.access_token)).status).toBe(200);
    server.clock.advance(1);
    expect((await account(tokens.access_token)).status).toBe(401);
    expect((await account('unknown')).status).toBe(401);
    const bare = await server.fetch(new Request(`${server.baseUrl}/account`));
    expect(bare.status).toBe(401);
    expect(await bare.json()).toEqual({
      code: 'SESSION_OVER',
      message: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
    });
  });

  it('API-07, ACC-20: account and session are still there after a restart', async () => {
    const { client, user, email, password } = await signUpNewcomer(server);
    await server.restart();
    expect((await client.GET('/account')).data.id).toBe(user.id);
    expect((await passwordGrant({ email, password })).status).toBe(200);
  });
});

describe('GET /hash', () => {
  it('API-40: returns the build hash without a session', async () => {
    expect((await server.client().GET('/hash')).data).toEqual({ hash: 'test' });
  });
});

describe('the sessions of an account', () => {
  const revoke = (body: object) =>
    server.fetch(
      new Request(`${server.baseUrl}/user/token/revoke`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const signInOn = async (userAgent: string, { email, password }: { email: string; password: string }) => {
    const request = new Request(`${server.baseUrl}/user/token`, {
      method: 'POST',
      headers: { 'User-Agent': userAgent },
      body: new URLSearchParams({ grant_type: 'password', email, password }),
    });
    return tokensOf(server.fetch(request));
  };
  const call = (method: string, path: string, { access_token: token }: TokenAnswer) =>
    server.fetch(new Request(`${server.baseUrl}${path}`, { method, headers: { Authorization: `Bearer ${token}` } }));
  const listOf = async (tokens: TokenAnswer) =>
    ((await (await call('GET', '/account/session', tokens)).json()) as { items: { id: string; userAgent: string }[] })
      .items;

  it('A-07, ATK-08: POST /user/token/revoke ends only this session on the server at once', async () => {
    const person = await signUpNewcomer(server);
    const [first, second] = [await tokensOf(passwordGrant(person)), await tokensOf(passwordGrant(person))];
    const renewed = await tokensOf(refresh(first.refresh_token));
    expect((await revoke({ refresh_token: renewed.refresh_token })).status).toBe(200);
    for (const { access_token, refresh_token } of [first, renewed]) {
      expect((await account(access_token)).status).toBe(401);
      expect((await refresh(refresh_token)).status).toBe(400);
    }
    expect((await account(second.access_token)).status).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('A-07: all: true ends every session of the user and none of other users', async () => {
    const [person, other] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const [first, second] = [await tokensOf(passwordGrant(person)), await tokensOf(passwordGrant(person))];
    await revoke({ refresh_token: first.refresh_token, all: true });
    for (const { access_token, refresh_token } of [first, second]) {
      expect((await account(access_token)).status).toBe(401);
      expect((await refresh(refresh_token)).status).toBe(400);
    }
    expect((await other.client.GET('/account')).response.status).toBe(200);
  });

  it('A-07: an unknown token answers the same, and a missing one 422', async () => {
    expect((await revoke({ refresh_token: 'bilinmeyen' })).status).toBe(200);
    expect((await revoke({})).status).toBe(422);
  });

  it('A-07, SES-22: a concurrent refresh does not survive a revocation', async () => {
    const person = await signUpNewcomer(server);
    const tokens = await tokensOf(passwordGrant(person));
    const [, renewal] = await Promise.all([
      revoke({ refresh_token: tokens.refresh_token }),
      refresh(tokens.refresh_token),
    ]);
    if (renewal.status === 200)
      expect((await account(((await renewal.json()) as TokenAnswer).access_token)).status).toBe(401);
    expect((await account(tokens.access_token)).status).toBe(401);
  });

  it('A-18: GET /account/session lists the user’s sessions by device, DELETE ends one, and answers 404 for another user’s', async () => {
    const [person, other] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const laptop = await signInOn('Laptop', person);
    server.clock.advance(60);
    const phone = await signInOn('Telefon', person);
    server.clock.advance(60);
    const later = await tokensOf(refresh(laptop.refresh_token));
    const items = await listOf(phone);
    expect(items).toMatchObject([
      { userAgent: 'Laptop', current: false, lastUsedAt: server.clock.now().toISOString() },
      { userAgent: 'Telefon', current: true },
      { userAgent: '' },
    ]);
    const others = await listOf(await tokensOf(passwordGrant(other)));
    const [ofLaptop] = items;
    expect((await call('DELETE', `/account/session/${others[0]?.id}`, phone)).status).toBe(404);
    expect((await call('DELETE', `/account/session/${ofLaptop?.id}`, phone)).status).toBe(204);
    expect((await account(later.access_token)).status).toBe(401);
    expect((await refresh(later.refresh_token)).status).toBe(400);
    expect((await account(phone.access_token)).status).toBe(200);
    expect(await listOf(phone)).toHaveLength(2);
  });

  it('A-18: does not list an ended session', async () => {
    const person = await signUpNewcomer(server);
    server.clock.advance(2_592_000);
    expect(await listOf(await tokensOf(passwordGrant(person)))).toHaveLength(1);
  });
});
