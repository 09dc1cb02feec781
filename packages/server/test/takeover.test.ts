import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '../src/testing/answers';
import {
  addMember,
  canSignIn,
  mailsTo,
  type Newcomer,
  openCompany,
  signUpNewcomer,
  signUpOwner,
  signUpUnverified,
  tokenOf,
} from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const newAddress = () => `yeni-${crypto.randomUUID()}@ornek.com.tr`;
const linkInvalid = { status: 400, code: 'EMAIL_LINK_INVALID' };

/** Requests another address. Returns the tokens of its link and of the restore link. */
const askForChange = async ({ client, email, password }: Pick<Newcomer, 'client' | 'email' | 'password'>) => {
  const wanted = newAddress();
  await client.PUT('/account/email', { body: { email: wanted, password } });
  const [proof] = await mailsTo(server, wanted);
  const notice = (await mailsTo(server, email)).find(({ subject }) => subject?.includes('değiştirilmek'));
  return { wanted, proof: linkIn(proof?.body, 'email/verify'), wayBack: linkIn(notice?.body, 'email/verify') };
};
const open = (token: string) => server.client().PUT('/account/email/verification', { body: { token } });

/** The steps of an address's holder who has lost the password. */
const resetPassword = async (email: string, password: string) => {
  server.clock.advance(1);
  await server.client().POST('/password/reset', { body: { email } });
  await server.runJobs();
  const mail = (await mailsTo(server, email)).find(({ body }) => body.includes('/password/reset/'));
  await server.client().PUT('/password/reset', { body: { token: linkIn(mail?.body, 'password/reset'), password } });
};

describe('an intruder who was in an account', () => {
  it('ATK-24: any new password voids a pending change of address', async () => {
    const person = await signUpNewcomer(server);
    const changed = await askForChange(person);
    await person.client.PUT('/account/password', {
      body: { password: person.password, new_password: 'Yeni Parola 1' },
    });
    expect(await apiError(open(changed.proof))).toMatchObject(linkInvalid);

    const other = await signUpUnverified(server);
    const reset = await askForChange(other);
    await resetPassword(other.email, 'Yeni Parola 1');
    expect(await apiError(open(reset.proof))).toMatchObject(linkInvalid);
    expect(await canSignIn(server, { email: reset.wanted, password: 'Yeni Parola 1' })).toBe(false);
    expect(await canSignIn(server, { email: other.email, password: 'Yeni Parola 1' })).toBe(true);
  });

  it('ATK-24: a new password keeps the link that proves the present address, and the restore link', async () => {
    const person = await signUpUnverified(server);
    const [proof] = await mailsTo(server, person.email);
    const { wayBack } = await askForChange(person);
    await person.client.PUT('/account/password', {
      body: { password: person.password, new_password: 'Yeni Parola 1' },
    });
    await open(linkIn(proof?.body, 'email/verify'));
    expect((await person.client.GET('/account')).data.emailVerified).toBe(true);
    await open(wayBack);
    expect(await canSignIn(server, { email: person.email, password: 'Yeni Parola 1' })).toBe(false);
  });

  it('ATK-24: restoring an address voids the restore links of later addresses', async () => {
    const person = await signUpNewcomer(server);
    const first = await askForChange(person);
    await open(first.proof);
    server.clock.advance(60);
    const second = await askForChange({ ...person, email: first.wanted });
    await open(second.proof);
    await open(first.wayBack);
    expect(await apiError(open(second.wayBack))).toMatchObject(linkInvalid);
    await resetPassword(person.email, 'Yeni Parola 1');
    expect(await canSignIn(server, { email: person.email, password: 'Yeni Parola 1' })).toBe(true);
  });

  it('ATK-24: opening a later restore link first does not void the earlier one', async () => {
    const person = await signUpNewcomer(server);
    const first = await askForChange(person);
    await open(first.proof);
    server.clock.advance(60);
    const second = await askForChange({ ...person, email: first.wanted });
    await open(second.wayBack);
    await open(first.wayBack);
    await resetPassword(person.email, 'Yeni Parola 1');
    expect(await canSignIn(server, { email: person.email, password: 'Yeni Parola 1' })).toBe(true);
  });

  it('ATK-24: refuses to register an address that has a restore link', async () => {
    const person = await signUpNewcomer(server);
    const { proof, wayBack } = await askForChange(person);
    await open(proof);
    const register = () =>
      server
        .client()
        .POST('/user', { body: { email: person.email.toUpperCase(), password: 'Parola1!', name: 'Başka Biri' } });
    expect(await apiError(register())).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    await open(wayBack);
    await resetPassword(person.email, 'Yeni Parola 1');
    expect(await canSignIn(server, { email: person.email, password: 'Yeni Parola 1' })).toBe(true);
  });

  it('ATK-24: an old address is free when it has no restore link any more', async () => {
    const person = await signUpNewcomer(server);
    const { proof } = await askForChange(person);
    await open(proof);
    server.clock.advance(7 * 86_400);
    const body = { email: person.email, password: 'Parola1!', name: 'Başka Biri' };
    expect((await server.client().POST('/user', { body })).response.status).toBe(201);
  });

  it('ATK-24: restoring an address ends every key, even those made before the change was requested', async () => {
    const person = await signUpNewcomer(server);
    const { id: companyId } = await openCompany(person.client);
    const earlier = await makeKey(person, companyId);
    const token = await tokenOfKey(earlier);
    server.clock.advance(60);
    const { proof, wayBack } = await askForChange(person);
    await open(proof);
    const meanwhile = await makeKey(person, companyId);
    expect([await statusOf(earlier), await statusOf(meanwhile)]).toEqual([200, 200]);
    await open(wayBack);
    expect([await statusOf(earlier), await statusOf(meanwhile)]).toEqual([400, 400]);
    expect((await companiesWith(token)).status).toBe(401);
  });

  it('ATK-24: a mailed link that sets the password ends the API keys of an account with an unconfirmed address', async () => {
    const person = await signUpUnverified(server);
    const { id: companyId } = await openCompany(person.client);
    const key = await makeKey(person, companyId);
    expect(await statusOf(key)).toBe(200);
    await resetPassword(person.email, 'Yeni Parola 1');
    expect(await statusOf(key)).toBe(400);

    const proven = await signUpNewcomer(server);
    const kept = await makeKey(proven, (await openCompany(proven.client)).id);
    await resetPassword(proven.email, 'Yeni Parola 1');
    expect(await statusOf(kept)).toBe(200);
  });
});

describe('an account with an unconfirmed address', () => {
  it('ATK-24: its members and invitations end when a mailed link sets its password', async () => {
    const stranger = await signUpUnverified(server);
    const { id: companyId } = await openCompany(stranger.client);
    const query = { companyId };
    const [accomplice, invited] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    for (const { email } of [accomplice, invited])
      await stranger.client.PUT('/company/user', { params: { query }, body: { email } });
    await accept(accomplice);
    expect(await companiesOf(accomplice)).toEqual([companyId]);

    await resetPassword(stranger.email, 'Yeni Parola 1');
    await stranger.client.session.signIn({ email: stranger.email, password: 'Yeni Parola 1' });
    const { items } = (await stranger.client.GET('/company/user', { params: { query } })).data;
    expect(items.map(({ id }) => id)).toEqual([stranger.user.id]);
    expect(await companiesOf(accomplice)).toEqual([]);
    expect(await invitationsOf(invited)).toEqual([]);
    expect(await apiError(accomplice.client.GET('/cari', { params: { query } }))).toMatchObject({ status: 403 });
  });

  it('ATK-24: a user with a proven address who forgot the password keeps the staff', async () => {
    const owner = await signUpNewcomer(server);
    const { id: companyId } = await openCompany(owner.client);
    const staff = await signUpNewcomer(server);
    await owner.client.PUT('/company/user', { params: { query: { companyId } }, body: { email: staff.email } });
    await accept(staff);
    await resetPassword(owner.email, 'Yeni Parola 1');
    expect(await companiesOf(staff)).toEqual([companyId]);
  });

  const invitationsOf = async ({ client }: Newcomer) =>
    (await client.GET('/account/invitation')).data.items.map(({ id }) => id);
  const companiesOf = async ({ client }: Newcomer) => (await client.GET('/company')).data.items.map(({ id }) => id);
  const accept = async (person: Newcomer) => {
    for (const id of await invitationsOf(person))
      await person.client.POST('/account/invitation/{id}', { params: { path: { id } } });
  };
});

describe('a slow body', () => {
  afterEach(() => void vi.useRealTimers());

  it('ATK-26: has no effect for a caller who lost the permission or the session while it arrived', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const owner = await signUpOwner(server);
    const params = { query: owner.query };
    const [removed, signedOut] = [
      await addMember(server, owner.companyId, { cariRead: true, cariWrite: true }),
      await addMember(server, owner.companyId, { cariRead: true, cariWrite: true }),
    ];
    const begun = [await addSlowly(removed, owner.companyId), await addSlowly(signedOut, owner.companyId)];
    await owner.client.DELETE('/company/user/{id}', { params: { ...params, path: { id: removed.user.id } } });
    await signedOut.client.PUT('/account/password', {
      body: { password: signedOut.password, new_password: 'Yeni Parola 1' },
    });
    vi.advanceTimersByTime(1100);
    const answers = await Promise.all(begun.map((finish) => finish()));
    expect(answers.map(({ status }) => status)).toEqual([403, 401]);
    expect((await owner.client.GET('/cari', { params })).data.items).toEqual([]);

    const there = await addMember(server, owner.companyId, { cariRead: true, cariWrite: true });
    const finish = await addSlowly(there, owner.companyId);
    vi.advanceTimersByTime(1100);
    expect((await finish()).status).toBe(201);
  });
});

/** Starts a slow upload of a customer in its own session. Returns a function that sends the remainder. */
async function addSlowly(person: Newcomer, companyId: string): Promise<() => Promise<Response>> {
  const token = await tokenOf(server, person);
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: readable, duplex: 'half' };
  const answer = server.fetch(new Request(`${server.baseUrl}/cari?companyId=${companyId}`, init));
  const body = new TextEncoder().encode('{"vknTckn":"1938472657","unvan":"Yavaş Ltd."}');
  // Resolves when the server reads it, which is after the access check.
  await writer.write(body.slice(0, 10));
  return async () => {
    await writer.write(body.slice(10));
    await writer.close();
    return answer;
  };
}

function linkIn(body: string | undefined, path: string): string {
  return new RegExp(`http://kalem\\.test/${path}/(\\S+)`).exec(body ?? '')?.[1] ?? '';
}

interface Key {
  readonly apiKey: string;
  readonly apiSecret: string;
}

async function makeKey({ client }: Newcomer, companyId: string): Promise<Key> {
  return (await client.POST('/company/api', { params: { query: { companyId } }, body: { name: 'Muhasebe' } })).data;
}

function signInWith({ apiKey, apiSecret }: Key): Promise<Response> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret });
  return server.fetch(new Request(`${server.baseUrl}/user/token`, { method: 'POST', body }));
}

async function statusOf(key: Key): Promise<number> {
  return (await signInWith(key)).status;
}

async function tokenOfKey(key: Key): Promise<string> {
  return ((await (await signInWith(key)).json()) as { access_token: string }).access_token;
}

function companiesWith(token: string): Promise<Response> {
  return server.fetch(new Request(`${server.baseUrl}/company`, { headers: { Authorization: `Bearer ${token}` } }));
}
