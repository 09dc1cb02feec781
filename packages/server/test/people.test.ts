import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, passwordResets, phoneCodes, users } from '../src/schema';
import { apiError } from '../src/testing/answers';
import {
  addMember,
  canSignIn,
  mailsTo,
  type Newcomer,
  openCompany,
  signUpNewcomer,
  signUpUnverified,
} from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const actionsOf = async (userId: string) =>
  (await server.db.queries.select().from(auditLog).where(eq(auditLog.userId, userId))).map(({ action }) => action);

describe('PUT /account/name', () => {
  it('API-14, ACC-28, ACC-29: returns the user with the new name, with single spaces', async () => {
    const { client, user } = await signUpNewcomer(server);
    const { data } = await client.PUT('/account/name', { body: { name: '  Işıl   Öztürk-Çağ ' } });
    expect(data).toEqual({ ...user, name: 'Işıl Öztürk-Çağ' });
    expect((await client.GET('/account')).data).toEqual(data);
    expect(await actionsOf(user.id)).toContain('updateName');
  });

  it.each([
    ['', 'Bu alan gereklidir'],
    [' Ş ', 'Ad en az iki karakter olmalıdır.'],
    ['Ay\0şe', 'Geçersiz karakter içeriyor'],
    ['Ay\ud83dşe', 'Geçersiz karakter içeriyor'],
    ['A'.repeat(201), 'En fazla 200 karakter olabilir'],
  ])('ACC-29: refuses the name %j at its field', async (name, message) => {
    const { client } = await signUpNewcomer(server);
    expect(await apiError(client.PUT('/account/name', { body: { name } }))).toMatchObject({
      status: 422,
      faults: [{ path: 'name', message }],
    });
  });
});

const linkIn = (body: string | undefined) => /http:\/\/kalem\.test\/email\/verify\/(\S+)/.exec(body ?? '')?.[1] ?? '';
const verify = (token: string) => server.client().PUT('/account/email/verification', { body: { token } });
const linkInvalid = { status: 400, code: 'EMAIL_LINK_INVALID' };

describe('PUT /account/email', () => {
  const change = ({ client, password }: Newcomer, email: string) =>
    client.PUT('/account/email', { body: { email, password } });
  const newAddress = () => `yeni-${crypto.randomUUID()}@ornek.com.tr`;

  it('A-04, ATK-04, API-13, ACC-30: requires the password, and the link in the mail to the new address makes the change', async () => {
    const person = await signUpNewcomer(server);
    const { client, email, password } = person;
    const wanted = newAddress();
    const { data } = await change(person, ` ${wanted.toUpperCase()} `);
    expect(data).toEqual(person.user);
    expect(await canSignIn(server, { email: wanted, password })).toBe(false);
    const [mail] = await mailsTo(server, wanted);
    await verify(linkIn(mail?.body));
    expect((await client.GET('/account')).data).toMatchObject({ email: wanted, emailVerified: true });
    expect(await canSignIn(server, { email: wanted, password })).toBe(true);
    expect(await canSignIn(server, { email, password })).toBe(false);
    expect(await apiError(verify(linkIn(mail?.body)))).toMatchObject(linkInvalid);
  });

  it('A-04, ATK-04: a stolen token without the password changes nothing, and tries are limited', async () => {
    const { client, email } = await signUpNewcomer(server);
    const wanted = newAddress();
    const attempt = () => apiError(client.PUT('/account/email', { body: { email: wanted, password: 'yanlış' } }));
    for (let time = 0; time < 5; time += 1)
      expect(await attempt()).toMatchObject({ status: 400, code: 'WRONG_CURRENT_PASSWORD' });
    expect(await attempt()).toMatchObject({ status: 429 });
    expect(await mailsTo(server, wanted)).toEqual([]);
    expect((await client.GET('/account')).data.email).toBe(email);
  });

  it('A-04, ATK-04: the old address gets a restore link, which ends the sessions and the password of the changer', async () => {
    const person = await signUpNewcomer(server);
    const { client, email, password } = person;
    const wanted = newAddress();
    await change(person, wanted);
    await verify(linkIn((await mailsTo(server, wanted))[0]?.body));
    const [notice] = await mailsTo(server, email);
    expect(notice?.subject).toBe('E-posta adresiniz değiştirilmek isteniyor');
    server.clock.advance(6 * 86_400);
    await verify(linkIn(notice?.body));
    expect(await apiError(client.GET('/account'))).toMatchObject({ status: 401 });
    for (const address of [wanted, email]) expect(await canSignIn(server, { email: address, password })).toBe(false);
    const { token } = await forget(person);
    await setPassword(token, 'Yeni Parola 1');
    expect(await canSignIn(server, { email, password: 'Yeni Parola 1' })).toBe(true);
  });

  it('A-04: shows a pending change, even for a taken address, until it is cancelled', async () => {
    const [person, other] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const waiting = async () => (await person.client.GET('/account/email')).data;
    const wanted = `${crypto.randomUUID()}@ornek.com.tr`;
    expect(await waiting()).toEqual({ email: null, expiresAt: null });
    await change(person, other.email);
    const expiresAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
    expect(await waiting()).toEqual({ email: other.email, expiresAt });
    server.clock.advance(1);
    await change(person, wanted);
    expect(await waiting()).toMatchObject({ email: wanted });
    await person.client.DELETE('/account/email');
    expect(await waiting()).toEqual({ email: null, expiresAt: null });
    expect(await apiError(verify(linkIn((await mailsTo(server, wanted))[0]?.body)))).toMatchObject(linkInvalid);
    expect(await actionsOf(person.user.id)).toContain('cancelEmailChange');
  });

  it('A-04: cancelling a change keeps the link that proves the present address', async () => {
    const { client, email } = await signUpUnverified(server);
    const [proof] = await mailsTo(server, email);
    await client.PUT('/account/email', {
      body: { email: `${crypto.randomUUID()}@ornek.com.tr`, password: 'Parola1!' },
    });
    await client.DELETE('/account/email');
    await verify(linkIn(proof?.body));
    expect((await client.GET('/account')).data).toMatchObject({ email, emailVerified: true });
  });

  it('A-04: the restore link stops a pending change', async () => {
    const person = await signUpNewcomer(server);
    const wanted = newAddress();
    await change(person, wanted);
    await verify(linkIn((await mailsTo(server, person.email))[0]?.body));
    expect(await apiError(verify(linkIn((await mailsTo(server, wanted))[0]?.body)))).toMatchObject(linkInvalid);
  });

  it('A-04, ATK-04, ACC-33: the answer does not reveal a taken address; of two concurrent changes one wins', async () => {
    const [first, second, third] = [
      await signUpNewcomer(server),
      await signUpNewcomer(server),
      await signUpNewcomer(server),
    ];
    expect((await change(second, first.email.toUpperCase())).data).toEqual(second.user);
    expect(linkIn((await mailsTo(server, first.email))[0]?.body)).toBe('');
    const wanted = newAddress();
    for (const person of [second, third]) expect((await change(person, wanted)).response.status).toBe(200);
    const links = (await mailsTo(server, wanted)).map(({ body }) => linkIn(body));
    const both = await Promise.allSettled(links.map(verify));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: linkInvalid });
  });

  it('ACC-30: refuses an invalid address at its field', async () => {
    const person = await signUpNewcomer(server);
    const message = 'Lütfen geçerli bir email adresi giriniz.';
    expect(await apiError(change(person, 'a@b'))).toMatchObject({ status: 422, faults: [{ path: 'email', message }] });
  });

  it('voids the password link that was mailed to the old address', async () => {
    const { token, ...person } = await forget();
    const wanted = newAddress();
    await change(person, wanted);
    await verify(linkIn((await mailsTo(server, wanted))[0]?.body));
    expect(await apiError(setPassword(token))).toMatchObject({ status: 400 });
  });
});

describe('an address that is not proven yet', () => {
  it('A-04, ACC-20: registration signs in at once, and a link proves the address, once within a day', async () => {
    const { client, user, email } = await signUpUnverified(server);
    expect(user.emailVerified).toBe(false);
    const first = linkIn((await mailsTo(server, email))[0]?.body);
    server.clock.advance(86_400);
    expect(await apiError(verify(first))).toMatchObject(linkInvalid);
    await client.session.signIn({ email, password: 'Parola1!' });
    await client.POST('/account/email/verification');
    await verify(linkIn((await mailsTo(server, email))[0]?.body));
    expect((await client.GET('/account')).data.emailVerified).toBe(true);
    const before = await mailsTo(server, email);
    await client.POST('/account/email/verification');
    expect(await mailsTo(server, email)).toHaveLength(before.length);
  });

  it('A-04: a password link proves it too', async () => {
    const person = await signUpUnverified(server);
    const { token } = await forget(person);
    await setPassword(token, 'Yeni Parola 1');
    await person.client.session.signIn({ email: person.email, password: 'Yeni Parola 1' });
    expect((await person.client.GET('/account')).data.emailVerified).toBe(true);
  });

  it('A-04: sends the link five times an hour, then asks to wait', async () => {
    const { client } = await signUpUnverified(server);
    for (let time = 0; time < 5; time += 1) await client.POST('/account/email/verification');
    expect(await apiError(client.POST('/account/email/verification'))).toMatchObject({ status: 429 });
  });
});

describe('PUT /account/password', () => {
  const change = ({ client }: Newcomer, body: { password: string; new_password: string }) =>
    client.PUT('/account/password', { body });

  it('API-15, ACC-32: changes the password', async () => {
    const person = await signUpNewcomer(server);
    const { data, response } = await change(person, { password: person.password, new_password: ' Şifre 2 ' });
    expect([response.status, data]).toEqual([200, {}]);
    expect(await canSignIn(server, { email: person.email, password: person.password })).toBe(false);
    expect(await canSignIn(server, { email: person.email, password: ' Şifre 2 ' })).toBe(true);
    expect(await actionsOf(person.user.id)).toContain('updatePassword');
  });

  it('ACC-33: a wrong present password answers 400, and after ten tries 429 with the time to wait', async () => {
    const person = await signUpNewcomer(server);
    const wrong = { password: 'yanlış', new_password: 'Parola2!' };
    expect(await apiError(change(person, wrong))).toMatchObject({
      status: 400,
      code: 'WRONG_CURRENT_PASSWORD',
      message: 'Mevcut parolanız hatalı.',
    });
    for (let i = 0; i < 9; i += 1) await apiError(change(person, wrong));
    expect(await apiError(change(person, { ...wrong, password: person.password }))).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
    });
    server.clock.advance(900);
    await person.client.session.signIn(person);
    expect((await change(person, { ...wrong, password: person.password })).response.status).toBe(200);
  });

  it('ACC-31: refuses a short new password at its field', async () => {
    const person = await signUpNewcomer(server);
    const failure = await apiError(change(person, { password: person.password, new_password: '12345' }));
    expect(failure).toMatchObject({
      status: 422,
      faults: [{ path: 'new_password', message: 'Parola en az 6 karakter olmalıdır.' }],
    });
  });

  it('SES-22: revokes all refresh tokens: other devices are signed out at once, this one when its access token expires', async () => {
    const person = await signUpNewcomer(server);
    const phone = server.client();
    await phone.session.signIn(person);
    await change(person, { password: person.password, new_password: 'Parola2!' });
    expect(await apiError(phone.GET('/account'))).toMatchObject({ status: 401 });
    expect((await person.client.GET('/account')).response.status).toBe(200);
    server.clock.advance(3600);
    expect(await apiError(person.client.GET('/account'))).toMatchObject({ status: 401 });
  });

  it('SES-22: no concurrent sign-in or refresh survives the change', async () => {
    const person = await signUpNewcomer(server);
    const devices = Array.from({ length: 4 }, () => server.client());
    await Promise.all(devices.map((device) => device.session.signIn(person)));
    server.clock.advance(3600);
    const fresh = server.client();
    await fresh.session.signIn(person);
    const late = server.client();
    const changing = fresh.PUT('/account/password', { body: { password: person.password, new_password: 'Parola2!' } });
    await Promise.allSettled([
      changing,
      ...devices.map((device) => device.GET('/account')),
      late.session.signIn(person),
    ]);
    for (const device of [...devices, late])
      expect(await apiError(device.GET('/account'))).toMatchObject({ status: 401 });
  });
});

describe('PUT /account/notification', () => {
  it('API-18, ACC-28: stores both flags', async () => {
    const { client, user } = await signUpNewcomer(server);
    const { data } = await client.PUT('/account/notification', {
      body: { phoneNotificationPermission: false, emailNotificationPermission: true },
    });
    expect(data).toEqual({ ...user, phoneNotificationPermission: false, emailNotificationPermission: true });
    expect((await client.GET('/account')).data).toEqual(data);
  });
});

describe('the phone of an account', () => {
  const phone = () =>
    `9053${String(crypto.getRandomValues(new Uint32Array(1))[0])
      .padStart(8, '0')
      .slice(-8)}`;
  const codeFor = async (number: string) =>
    (await server.outbox())
      .find(({ kind, to }) => kind === 'sms' && to === number)
      ?.body.split(' ')
      .at(-1) ?? '';
  const request = ({ client }: Newcomer, number: string) => client.POST('/account/phone', { body: { phone: number } });
  const approve = ({ client }: Newcomer, number: string, code: string) =>
    client.PUT('/account/phone', { body: { phone: number, code } });
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('API-16, API-17, ACC-34, ACC-36: sends a six-digit code by SMS, and stores the phone when the code is entered', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    expect((await request(person, number)).response.status).toBe(200);
    const code = await codeFor(number);
    expect(code).toMatch(/^\d{6}$/);
    expect((await person.client.GET('/account')).data.phone).toBe(null);
    const { data } = await approve(person, number, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(data).toEqual({ ...person.user, phone: number });
    expect(await actionsOf(person.user.id)).toEqual(expect.arrayContaining(['requestPhoneCode', 'approvePhone']));
  });

  it('ACC-35: stores the number with the prefix 90, in any spelling', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    await request(person, `+90 (${number.slice(2, 5)}) ${number.slice(5, 8)} ${number.slice(8)}`);
    expect((await approve(person, `0${number.slice(2)}`, await codeFor(number))).data.phone).toBe(number);
  });

  it('ACC-36: the code is stored as a keyed hash, and neither it nor the phone is logged', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    await request(person, number);
    const code = await codeFor(number);
    const stored = JSON.stringify(
      await server.db.queries.select().from(phoneCodes).where(eq(phoneCodes.userId, person.user.id)),
    );
    expect(stored).not.toContain(`"${code}"`);
    expect(JSON.stringify([server.logs, await server.db.queries.select().from(auditLog)])).not.toContain(number);
  });

  it('ACC-36: a wrong code answers 400, and after the fifth the right one is refused too', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    await request(person, number);
    const code = await codeFor(number);
    for (let i = 0; i < 5; i += 1)
      expect(await apiError(approve(person, number, wrongOf(code)))).toMatchObject({
        status: 400,
        message: 'Doğrulama kodu hatalı.',
      });
    expect(await apiError(approve(person, number, code))).toMatchObject({
      status: 429,
      code: 'PHONE_CODE_TRIES_SPENT',
    });
    expect((await person.client.GET('/account')).data.phone).toBe(null);
    server.clock.advance(1);
    await request(person, number);
    expect((await approve(person, number, await codeFor(number))).data.phone).toBe(number);
  });

  it('ACC-36: concurrent tries give no extra tries', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    await request(person, number);
    const code = await codeFor(number);
    const failures = await Promise.all(
      Array.from({ length: 12 }, () => apiError(approve(person, number, wrongOf(code)))),
    );
    expect(failures.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(failures.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('ACC-36: a code is valid for five minutes', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    await request(person, number);
    const code = await codeFor(number);
    server.clock.advance(300);
    expect(await apiError(approve(person, number, code))).toMatchObject({ status: 400, code: 'PHONE_CODE_EXPIRED' });
    const [other, another] = [await signUpNewcomer(server), phone()];
    await request(other, another);
    const inTime = await codeFor(another);
    server.clock.advance(299);
    await approve(other, another, inTime);
  });

  it('ACC-36: a code works for one user, one phone and once', async () => {
    const [person, other] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const number = phone();
    await request(person, number);
    const code = await codeFor(number);
    expect(await apiError(approve(other, number, code))).toMatchObject({ status: 400 });
    expect(await apiError(approve(person, phone(), code))).toMatchObject({ status: 400 });
    const twice = await Promise.allSettled([approve(person, number, code), approve(person, number, code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('a newer code replaces an older one', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    await request(person, number);
    const first = await codeFor(number);
    server.clock.advance(1);
    await request(person, number);
    const second = await codeFor(number);
    if (first !== second)
      expect(await apiError(approve(person, number, first))).toMatchObject({
        status: 400,
        message: 'Doğrulama kodu hatalı.',
      });
    expect((await approve(person, number, second)).data.phone).toBe(number);
  });

  it('sends five codes an hour to a user and to a phone, then returns the time to wait', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    for (let i = 0; i < 5; i += 1) await request(person, phone());
    expect(await apiError(request(person, number))).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    const others = await Promise.all(Array.from({ length: 6 }, () => signUpNewcomer(server)));
    const outcomes = await Promise.allSettled(others.map((other) => request(other, number)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('a repetition with the same Idempotency-Key sends no second SMS', async () => {
    const person = await signUpNewcomer(server);
    const number = phone();
    const params = { header: { 'Idempotency-Key': crypto.randomUUID() } };
    for (let i = 0; i < 3; i += 1) await person.client.POST('/account/phone', { params, body: { phone: number } });
    expect((await server.outbox()).filter(({ to }) => to === number)).toHaveLength(1);
  });

  it.each([
    ['', 'Bu alan gereklidir'],
    ['90532123456', 'Telefon numarası 10 haneli olmalıdır'],
    ['+49 170 1234567', 'Telefon numarası 10 haneli olmalıdır'],
  ])('ACC-35: refuses the phone %j at its field', async (number, message) => {
    const person = await signUpNewcomer(server);
    expect(await apiError(request(person, number))).toMatchObject({
      status: 422,
      faults: [{ path: 'phone', message }],
    });
    expect((await server.db.queries.select().from(users).where(eq(users.id, person.user.id)))[0]?.phone).toBe(null);
  });
});

describe('common passwords', () => {
  const refused = {
    status: 422,
    faults: [expect.objectContaining({ message: 'Bu şifre çok yaygın. Başka bir şifre seçiniz.' })],
  };
  const signUp = (password: string) =>
    server
      .client()
      .POST('/user', { body: { email: `${crypto.randomUUID()}@ornek.com.tr`, password, name: 'Ayşe Yılmaz' } });

  it.each(['password', '123456', 'QWERTY', 'iloveyou', 'Galatasaray', 'şifre123', '654321', 'AAAAAA'])(
    'A-32, ACC-15, ACC-23, ACC-31, ATK-71: %s is refused when registering, changing and resetting',
    async (password) => {
      expect(await apiError(signUp(password))).toMatchObject(refused);
      const person = await forget();
      expect(await apiError(setPassword(person.token, password))).toMatchObject(refused);
      const change = person.client.PUT('/account/password', {
        body: { password: person.password, new_password: password },
      });
      expect(await apiError(change)).toMatchObject({ ...refused, faults: [{ path: 'new_password' }] });
    },
  );

  it('ATK-71: accepts six uncommon characters', async () => {
    expect((await signUp('kzr7ğp')).response.status).toBe(201);
  });
});

const ask = (email: string) => server.client().POST('/password/reset', { body: { email } });
const setPassword = (token: string, password = 'Yeni Parola 1') =>
  server.client().PUT('/password/reset', { body: { token, password } });
const tokenIn = (body: string | undefined) =>
  /http:\/\/kalem\.test\/password\/reset\/(\S+)/.exec(body ?? '')?.[1] ?? '';

/** The token of a new password link for a new user. */
const forget = async (person?: Newcomer) => {
  const newcomer = person ?? (await signUpNewcomer(server));
  server.clock.advance(1);
  await ask(newcomer.email);
  await server.runJobs();
  const [mail] = await mailsTo(server, newcomer.email);
  return { ...newcomer, token: tokenIn(mail?.body) };
};

/** A call with the caller's network address, as the host passes it on. */
const callFrom = (address: string, method: string, body: unknown) =>
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

  it('ACC-09: finds the account in any spelling of the address', async () => {
    const { email } = await signUpNewcomer(server);
    await ask(`  ${email.toUpperCase()} `);
    await server.runJobs();
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('ACC-09: an unknown address gets the same answer and no mail', async () => {
    const { email } = await signUpNewcomer(server);
    const before = (await server.outbox()).length;
    const [known, unknown] = [await ask(email), await ask('kimse@ornek.com.tr')];
    expect([unknown.response.status, unknown.data]).toEqual([known.response.status, known.data]);
    expect([unknown.response.status, unknown.data]).toEqual([200, {}]);
    await server.runJobs();
    expect((await server.outbox()).length).toBe(before + 1);
  });

  it('ACC-09: does the same for an unknown address: it only enqueues a job', async () => {
    const { email, user } = await signUpNewcomer(server);
    await ask(email);
    expect(await server.db.queries.select().from(passwordResets).where(eq(passwordResets.userId, user.id))).toEqual([]);
  });

  it.each([
    ['', 'Bu alan gereklidir'],
    ['ayse@ornek', 'Lütfen geçerli bir email adresi giriniz.'],
  ])('ACC-07: refuses the address "%s" at its field', async (email, message) => {
    expect(await apiError(ask(email))).toMatchObject({ status: 422, faults: [{ path: 'email', message }] });
  });

  it('sends five links an hour to a known or unknown address, then returns the time to wait', async () => {
    const { email } = await signUpNewcomer(server);
    for (const address of [email, 'yok@ornek.com.tr']) {
      const tries = await Promise.all(
        Array.from({ length: 7 }, () => callFrom('203.0.113.25', 'POST', { email: address })),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect(Number(tries.find(({ status }) => status === 429)?.headers.get('Retry-After'))).toBe(3600);
    }
  });

  it('ATK-11: requests of strangers do not block the holder at a new address, and never at a known one', async () => {
    const { email, password } = await signUpNewcomer(server);
    const body = new URLSearchParams({ grant_type: 'password', email, password });
    const signIn = new Request(`${server.baseUrl}/user/token`, { method: 'POST', body });
    await server.fetch(signIn, { address: '203.0.113.80' });
    const askFrom = async (address: string) => (await callFrom(address, 'POST', { email })).status;
    for (let i = 0; i < 5; i += 1) expect(await askFrom('203.0.113.81')).toBe(200);
    expect(await askFrom('203.0.113.81')).toBe(429);
    expect(await askFrom('203.0.113.82')).toBe(200);
    for (let i = 0; i < 14; i += 1) await askFrom(crypto.randomUUID());
    expect(await askFrom('203.0.113.83')).toBe(429);
    expect(await askFrom('203.0.113.80')).toBe(200);
  });

  it('allows thirty addresses an hour from one network address, and others from elsewhere', async () => {
    const asked = await Promise.all(
      Array.from({ length: 32 }, (_, i) => callFrom('203.0.113.20', 'POST', { email: `${i}@ornek.com.tr` })),
    );
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await callFrom('203.0.113.21', 'POST', { email: '99@ornek.com.tr' })).status).toBe(200);
  });
});

describe('PUT /password/reset', () => {
  it('API-11, ACC-26: sets the password', async () => {
    const { email, password, token } = await forget();
    const { data, response } = await setPassword(token, 'Yeni Parola 1');
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
    expect(await apiError(setPassword('bilinmeyen'))).toMatchObject(gone);
  });

  it('ACC-09, ACC-26: a token works once, even if used concurrently', async () => {
    const { email, token } = await forget();
    const outcomes = await Promise.allSettled([setPassword(token, 'Birinci 1'), setPassword(token, 'İkinci 22')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await apiError(setPassword(token))).toMatchObject(gone);
    const works = await Promise.all(
      ['Birinci 1', 'İkinci 22'].map((password) => canSignIn(server, { email, password })),
    );
    expect(works).toEqual(outcomes.map(({ status }) => status === 'fulfilled'));
  });

  it('ACC-09, ACC-26: a token is valid for 60 minutes', async () => {
    const first = await forget();
    server.clock.advance(3599);
    expect((await setPassword(first.token)).response.status).toBe(200);
    const second = await forget();
    server.clock.advance(3600);
    expect(await apiError(setPassword(second.token))).toMatchObject(gone);
  });

  it('ACC-26: a used link voids the user’s other links', async () => {
    const first = await forget();
    const second = await forget(first);
    expect(second.token).not.toBe(first.token);
    await setPassword(first.token);
    expect(await apiError(setPassword(second.token))).toMatchObject(gone);
  });

  it('a new link does not void an earlier one, because anybody can request one', async () => {
    const first = await forget();
    await forget(first);
    expect((await setPassword(first.token)).response.status).toBe(200);
  });

  it('SES-22: ends every session of this user only', async () => {
    const person = await forget();
    const other = await signUpNewcomer(server);
    const phone = server.client();
    await phone.session.signIn(person);
    await setPassword(person.token);
    for (const client of [person.client, phone])
      expect(await apiError(client.GET('/account'))).toMatchObject({ status: 401 });
    expect((await other.client.GET('/account')).response.status).toBe(200);
  });

  it('unlocks the account after too many tries', async () => {
    const person = await signUpNewcomer(server);
    for (let i = 0; i < 11; i += 1) await canSignIn(server, { email: person.email, password: 'yanlış' });
    expect(await canSignIn(server, person)).toBe(false);
    const { token } = await forget(person);
    await setPassword(token, 'Yeni Parola 1');
    expect(await canSignIn(server, { email: person.email, password: 'Yeni Parola 1' })).toBe(true);
  });

  it.each([
    ['12345', 'Şifre en az altı karakter içermelidir.'],
    ['', 'Bu alan gereklidir'],
  ])('ACC-23: refuses the password "%s" at its field and keeps the link valid', async (password, message) => {
    const { token } = await forget();
    expect(await apiError(setPassword(token, password))).toMatchObject({
      status: 422,
      faults: [{ path: 'password', message }],
    });
    expect((await setPassword(token)).response.status).toBe(200);
  });

  it('ACC-22: abcdef is accepted', async () => {
    const { token } = await forget();
    expect((await setPassword(token, 'abcdef')).response.status).toBe(200);
  });

  it('allows thirty tries of links in a quarter of an hour from one address, then returns the time to wait', async () => {
    const tries = await Promise.all(
      Array.from({ length: 33 }, (_, i) => callFrom('203.0.113.30', 'PUT', { token: `x${i}`, password: 'Parola1!' })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(30);
    expect(tries.find(({ status }) => status === 429)?.headers.get('Retry-After')).toBe('900');
  });

  it('stores the password as argon2id hash and does not change memberships', async () => {
    const owner = await signUpNewcomer(server);
    const { id } = await openCompany(owner.client);
    const staff = await addMember(server, id, { faturaRead: true });
    const { token } = await forget(staff);
    await setPassword(token);
    const [row] = await server.db.queries.select().from(users).where(eq(users.id, staff.user.id));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    await staff.client.session.signIn({ email: staff.email, password: 'Yeni Parola 1' });
    expect((await staff.client.GET('/company')).data.items).toMatchObject([{ id }]);
  });
});
