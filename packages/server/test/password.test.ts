import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, passwordResets, users } from '../src/schema';
import { addMember, canSignIn, mailsTo, type Newcomer, openCompany, signUpNewcomer } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const ask = (email: string) => server.client().POST('/password/reset', { body: { email } });
const set = (token: string, password = 'Yeni Parola 1') =>
  server.client().PUT('/password/reset', { body: { token, password } });
const tokenIn = (body: string | undefined) =>
  /http:\/\/kalem\.test\/password\/reset\/(\S+)/.exec(body ?? '')?.[1] ?? '';

/** The token of a fresh link for a fresh user. */
const forget = async (person?: Newcomer) => {
  const newcomer = person ?? (await signUpNewcomer(server));
  server.clock.advance(1);
  await ask(newcomer.email);
  await server.runJobs();
  const [mail] = await mailsTo(server, newcomer.email);
  return { ...newcomer, token: tokenIn(mail?.body) };
};

/** A call as the host passes it on, with the caller's network address. */
const from = (address: string, method: string, body: unknown) =>
  server.fetch(
    new Request(`${server.baseUrl}/password/reset`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { address },
  );

describe('POST /password/reset', () => {
  it('API-10, ACC-09: mails a link whose token is stored hashed, and writes the audit log', async () => {
    const { user, token, email } = await forget();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await server.db.queries.select().from(passwordResets).where(eq(passwordResets.userId, user.id));
    expect(rows).toMatchObject([{ usedAt: null, expiresAt: new Date(server.clock.now().getTime() + 3_600_000) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    const audit = await server.db.queries.select().from(auditLog).where(eq(auditLog.entityId, user.id));
    expect(audit.map(({ action }) => action)).toContain('mailPasswordReset');
    expect(JSON.stringify([audit, server.logs])).not.toContain(email);
  });

  it('ACC-09: finds the account however the address is written', async () => {
    const { email } = await signUpNewcomer(server);
    await ask(`  ${email.toUpperCase()} `);
    await server.runJobs();
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('ACC-09: an unknown address gets the same answer, and nobody a mail', async () => {
    const { email } = await signUpNewcomer(server);
    const before = (await server.outbox()).length;
    const [known, unknown] = [await ask(email), await ask('kimse@ornek.com.tr')];
    expect([unknown.response.status, unknown.data]).toEqual([known.response.status, known.data]);
    expect([unknown.response.status, unknown.data]).toEqual([200, {}]);
    await server.runJobs();
    expect((await server.outbox()).length).toBe(before + 1);
  });

  it('ACC-09: what the call itself does is the same for an unknown address: no row but that of a job comes of it', async () => {
    const { email, user } = await signUpNewcomer(server);
    await ask(email);
    expect(await server.db.queries.select().from(passwordResets).where(eq(passwordResets.userId, user.id))).toEqual([]);
  });

  it.each([
    ['', 'Bu alan gereklidir'],
    ['ayse@ornek', 'Lütfen geçerli bir email adresi giriniz.'],
  ])('ACC-07: the address "%s" is refused at its field', async (email, message) => {
    expect(await apiError(ask(email))).toMatchObject({ status: 422, faults: [{ path: 'email', message }] });
  });

  it('lets five links an hour be asked for, for a known address as for an unknown one, then says how long to wait', async () => {
    const { email } = await signUpNewcomer(server);
    for (const address of [email, 'yok@ornek.com.tr']) {
      const tries = await Promise.all(
        Array.from({ length: 7 }, () => from(crypto.randomUUID(), 'POST', { email: address })),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(Number(tries.find(({ status }) => status === 429)?.headers.get('Retry-After'))).toBe(3600);
    }
  });

  it('lets thirty addresses an hour be asked for from one place, and others from elsewhere', async () => {
    const asked = await Promise.all(
      Array.from({ length: 32 }, (_, i) => from('203.0.113.20', 'POST', { email: `${i}@ornek.com.tr` })),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await from('203.0.113.21', 'POST', { email: '99@ornek.com.tr' })).status).toBe(200);
  });
});

describe('PUT /password/reset', () => {
  it('API-11, ACC-26: sets the password', async () => {
    const { email, password, token } = await forget();
    const { data, response } = await set(token, 'Yeni Parola 1');
    expect([response.status, data]).toEqual([200, {}]);
    expect(await canSignIn(server, { email, password })).toBe(false);
    expect(await canSignIn(server, { email, password: 'Yeni Parola 1' })).toBe(true);
  });

  const gone = {
    status: 400,
    code: 'RESET_LINK_INVALID',
    message: 'Parola sıfırlama bağlantısı geçersiz veya süresi dolmuş.',
  };

  it('ACC-26: an unknown token answers 400', async () => {
    expect(await apiError(set('bilinmeyen'))).toMatchObject(gone);
  });

  it('ACC-09, ACC-26: a token works once, also for two who use it at the same time', async () => {
    const { email, token } = await forget();
    const outcomes = await Promise.allSettled([set(token, 'Birinci 1'), set(token, 'İkinci 22')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await apiError(set(token))).toMatchObject(gone);
    const works = await Promise.all(
      ['Birinci 1', 'İkinci 22'].map((password) => canSignIn(server, { email, password })),
    );
    expect(works).toEqual(outcomes.map(({ status }) => status === 'fulfilled'));
  });

  it('ACC-09, ACC-26: a token is good for 60 minutes and no longer', async () => {
    const first = await forget();
    server.clock.advance(3599);
    expect((await set(first.token)).response.status).toBe(200);
    const second = await forget();
    server.clock.advance(3600);
    expect(await apiError(set(second.token))).toMatchObject(gone);
  });

  it('ACC-26: a used link spends the others of the user', async () => {
    const first = await forget();
    const second = await forget(first);
    expect(second.token).not.toBe(first.token);
    await set(first.token);
    expect(await apiError(set(second.token))).toMatchObject(gone);
  });

  it('a new link does not spoil an earlier one: anybody can ask for one', async () => {
    const first = await forget();
    await forget(first);
    expect((await set(first.token)).response.status).toBe(200);
  });

  it('SES-22: ends every session of the user, and of nobody else', async () => {
    const person = await forget();
    const other = await signUpNewcomer(server);
    const phone = server.client();
    await phone.session.signIn(person);
    await set(person.token);
    for (const client of [person.client, phone])
      expect(await apiError(client.GET('/account'))).toMatchObject({ status: 401 });
    expect((await other.client.GET('/account')).response.status).toBe(200);
  });

  it('opens the account again to whoever has tried too many passwords', async () => {
    const person = await signUpNewcomer(server);
    for (let i = 0; i < 11; i += 1) await canSignIn(server, { email: person.email, password: 'yanlış' });
    expect(await canSignIn(server, person)).toBe(false);
    const { token } = await forget(person);
    await set(token, 'Yeni Parola 1');
    expect(await canSignIn(server, { email: person.email, password: 'Yeni Parola 1' })).toBe(true);
  });

  it.each([
    ['12345', 'Şifre en az altı karakter içermelidir.'],
    ['', 'Bu alan gereklidir'],
  ])('ACC-23: the password "%s" is refused at its field and leaves the link good', async (password, message) => {
    const { token } = await forget();
    expect(await apiError(set(token, password))).toMatchObject({
      status: 422,
      faults: [{ path: 'password', message }],
    });
    expect((await set(token)).response.status).toBe(200);
  });

  it('ACC-22: abcdef is accepted', async () => {
    const { token } = await forget();
    expect((await set(token, 'abcdef')).response.status).toBe(200);
  });

  it('lets thirty links a quarter of an hour be tried from one place, then says how long to wait', async () => {
    const tries = await Promise.all(
      Array.from({ length: 33 }, (_, i) => from('203.0.113.30', 'PUT', { token: `x${i}`, password: 'Parola1!' })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(30);
    expect(tries.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('900');
  });

  it('stores the password as argon2id hash and leaves the memberships alone', async () => {
    const owner = await signUpNewcomer(server);
    const { id } = await openCompany(owner.client);
    const staff = await addMember(server, id, { faturaRead: true });
    const { token } = await forget(staff);
    await set(token);
    const [row] = await server.db.queries.select().from(users).where(eq(users.id, staff.user.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    await staff.client.session.signIn({ email: staff.email, password: 'Yeni Parola 1' });
    expect((await staff.client.GET('/company')).data.items).toMatchObject([{ id }]);
  });
});
