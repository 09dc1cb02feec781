import { operations } from '@kalem/openapi/operations';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fullPermissions, type Permissions } from '../src/companies/permissions';
import { accessTokens, companies, users } from '../src/schema';
import {
  addMember,
  type Newcomer,
  openCompany,
  signUpAdmin,
  signUpNewcomer,
  signUpOwner,
  tokenOf,
} from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const calls = Object.entries(operations);
const ofCompany = calls.filter(([, { permission }]) => !['public', 'session', 'admin'].includes(permission));
const nobody = '00000000-0000-4000-8000-000000000000';

/** What nobody may do by a permission of the fourteen. */
const ofNoPermission = ['public', 'session', 'member', 'owner', 'admin'];
/** What an API key may not (KEY-06). */
const notForKeys = ['owner', 'admin', 'yetkilendirmeRead', 'yetkilendirmeWrite', 'companyWrite', 'apiWrite'];

const server = await testServer();
const owner = await signUpOwner(server);
const stranger = await signUpOwner(server);
const { companyId } = owner;
const admin = await signUpAdmin(server);
const expired = await signUpNewcomer(server);

const tokens = new Map<string, Promise<string>>();
const keptTokenOf = (person: Newcomer): Promise<string> => {
  const token = tokens.get(person.email) ?? tokenOf(server, person);
  tokens.set(person.email, token);
  return token;
};
await keptTokenOf(expired);
await server.db.queries
  .update(accessTokens)
  .set({ expiresAt: server.clock.now() })
  .where(eq(accessTokens.userId, expired.user.id));

const signInWithKey = async ({ client }: Newcomer = owner): Promise<string> => {
  const { data: key } = await client.POST('/company/api', {
    params: { query: { companyId } },
    body: { name: 'Muhasebe' },
  });
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: key.apiKey,
    client_secret: key.apiSecret,
  });
  const response = await server.fetch(new Request(`${server.baseUrl}/user/token`, { method: 'POST', body }));
  return ((await response.json()) as { access_token: string }).access_token;
};
const keyToken = await signInWithKey();
const bareKeyToken = await signInWithKey(await addMember(server, companyId, { apiWrite: true }));
const left = await addMember(server, companyId, fullPermissions);
const leftKeyToken = await signInWithKey(left);
await owner.client.DELETE('/company/user/{id}', { params: { query: { companyId }, path: { id: left.user.id } } });
const unverified = await addMember(server, companyId, fullPermissions);
await server.db.queries.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unverified.user.id));

/** The call with an empty body, as the person: whatever comes after the check of access is a 400, 404 or 422. */
const attempt = async (call: { method: string; path: string }, person: Newcomer | undefined, query: string) =>
  attemptWith(call, person && (await keptTokenOf(person)), query);
const attemptWith = ({ method, path }: { method: string; path: string }, token: string | undefined, query: string) => {
  const url = `${server.baseUrl}${path.replace('{dosya}', 'fatura.zip').replaceAll(/\{\w+\}/g, nobody)}${query}`;
  const authorization = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const withBody = method === 'post' || method === 'put';
  return server.fetch(
    new Request(url, {
      method: method.toUpperCase(),
      headers: { ...authorization, ...(withBody && { 'Content-Type': 'application/json' }) },
      ...(withBody && { body: '[]' }),
    }),
  );
};

describe('every call of the contract', () => {
  it.each(calls.filter(([, { permission, sessionOptional }]) => permission !== 'public' && !sessionOptional))(
    'SES-20, API-02: %s answers 401 without a session',
    async (_, call) => {
      expect((await attempt(call, undefined, `?companyId=${companyId}`)).status).toBe(401);
    },
  );

  it.each(calls.filter(([, { permission }]) => permission !== 'public'))(
    'SES-20: %s answers 401 with a token that has expired',
    async (_, call) => {
      const response = await attempt(call, expired, `?companyId=${companyId}`);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'SESSION_OVER' });
    },
  );

  it.each(ofCompany)('USR-11, USR-14: %s answers 403 for the company of another', async (_, call) => {
    const response = await attempt(call, stranger, `?companyId=${companyId}`);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: 'NO_PERMISSION',
      message: 'Bu işlem için yetkiniz bulunmamaktadır.',
    });
  });

  it.each(calls.filter(([, { permission }]) => permission !== 'public'))(
    'USR-11: %s answers 400 when a second company stands behind the own one',
    async (_, call) => {
      const [own] = (await stranger.client.GET('/company')).data.items;
      expect(
        (await attempt(call, stranger, `?companyId=${own?.id}&companyId=${companyId}&vknTckn=1938472657`)).status,
      ).toBe(400);
    },
  );

  it.each(ofCompany)('API-03: %s answers 400 for a companyId that is none', async (_, call) => {
    const response = await attempt(call, owner, '?companyId=5');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ faults: [{ path: 'companyId' }] });
  });

  it.each(ofCompany.filter(([, { sessionOptional }]) => !sessionOptional))(
    'API-03: %s answers 400 without a companyId',
    async (_, call) => {
      const response = await attempt(call, owner, '');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ faults: [{ path: 'companyId', code: 'REQUIRED' }] });
    },
  );

  it.each(ofCompany.filter(([, { permission }]) => !ofNoPermission.includes(permission)))(
    'USR-10: %s needs its own permission and no other',
    async (_, call) => {
      const any = call.permission.split('|') as (keyof Permissions)[];
      const without = await addMember(server, companyId, {
        ...fullPermissions,
        ...Object.fromEntries(any.map((permission) => [permission, false])),
      });
      const [permission = 'faturaRead'] = any;
      const withIt = await addMember(server, companyId, { [permission]: true });
      expect((await attempt(call, without, `?companyId=${companyId}`)).status).toBe(403);
      expect((await attempt(call, withIt, `?companyId=${companyId}`)).status).not.toBe(403);
      expect((await attempt(call, owner, `?companyId=${companyId}`)).status).not.toBe(403);
    },
  );

  it.each(calls.filter(([, { permission }]) => permission === 'owner'))(
    'CMP-33, OC-30: %s is the owner’s alone, whatever staff may do',
    async (_, call) => {
      const { id } = await openCompany(owner.client);
      const staff = await addMember(server, id, fullPermissions);
      expect((await attempt(call, staff, `?companyId=${id}`)).status).toBe(403);
      expect([401, 403]).not.toContain((await attempt(call, owner, `?companyId=${id}`)).status);
    },
  );

  it.each(calls.filter(([, { permission }]) => permission === 'admin'))(
    'USR-13, ADM-04: %s answers 403 to everybody but an admin',
    async (_, call) => {
      for (const person of [owner, stranger]) expect((await attempt(call, person, '')).status).toBe(403);
      expect([401, 403]).not.toContain((await attempt(call, admin, '')).status);
    },
  );

  it.each(ofCompany)(
    'ADM-08: %s is open to an admin for any company exactly when it is about the company itself',
    async (_, call) => {
      const { id } = await openCompany(owner.client);
      const { status } = await attempt(call, admin, `?companyId=${id}`);
      expect(status === 403).toBe(!call.path.startsWith('/company'));
      expect(status).not.toBe(401);
    },
  );

  it.each(calls.filter(([, { permission }]) => permission !== 'public'))(
    'KEY-06: %s is open to an API key exactly when it is about data and needs no person',
    async (_, call) => {
      const response = await attemptWith(call, keyToken, `?companyId=${companyId}&vknTckn=1938472657`);
      const isOpen = !call.person && !notForKeys.includes(call.permission);
      expect(response.status === 403).toBe(!isOpen);
      expect([401, 402]).not.toContain(response.status);
      if (call.person) expect(await response.json()).toMatchObject({ code: 'PERSON_NEEDED' });
    },
  );

  it.each(calls.filter(([, { permission }]) => permission !== 'public'))(
    'KEY-06: %s answers 403 to an API key for any company but its own',
    async (_, call) => {
      for (const other of [stranger.companyId, nobody])
        expect((await attemptWith(call, keyToken, `?companyId=${other}&vknTckn=1938472657`)).status).toBe(403);
    },
  );

  it.each(ofCompany.filter(([, { permission }]) => !ofNoPermission.includes(permission)))(
    'A-05, ATK-06: %s is closed to a key whose maker has apiWrite and nothing else',
    async (_, call) => {
      expect((await attemptWith(call, bareKeyToken, `?companyId=${companyId}`)).status).toBe(403);
    },
  );

  it.each(calls.filter(([, { permission }]) => permission !== 'public'))(
    'A-05, ATK-06: %s answers 401 to the key of somebody who left the company',
    async (_, call) => {
      expect((await attemptWith(call, leftKeyToken, `?companyId=${companyId}`)).status).toBe(401);
    },
  );

  it.each(ofCompany)(
    'A-04, ATK-04: %s answers 403 to a member whose address nobody has proven, whatever he was given',
    async (_, call) => {
      expect((await attempt(call, unverified, `?companyId=${companyId}`)).status).toBe(403);
    },
  );

  it.each(calls)('PAY-21: %s answers 402 after the trial exactly when the contract says so', async (_, call) => {
    const person = await signUpOwner(server);
    const id = person.companyId;
    await server.db.queries
      .update(companies)
      .set({ createdAt: new Date(server.clock.now().getTime() - 7 * 86_400_000) })
      .where(eq(companies.id, id));
    const response = await attempt(call, person, `?companyId=${id}`);
    expect(response.status === 402).toBe(call.licence);
    if (call.licence)
      expect(await response.json()).toEqual({
        code: 'LICENCE_OVER',
        message: 'Şirketinizin kullanım süresi dolmuştur.',
      });
  });
});

describe('licence', () => {
  const day = 86_400_000;
  it.each([
    ['6 d 23 h 59 m after the start', { createdAt: -7 * day + 60_000 }, 200],
    ['7 d after the start', { createdAt: -7 * day }, 402],
    ['9 d after the start with 3 days more from an admin', { createdAt: -9 * day, demoDuration: 3 }, 200],
    ['paid 364 d 23 h ago', { createdAt: -500 * day, paidAt: -365 * day + 3_600_000 }, 200],
    ['paid 365 d ago', { createdAt: -500 * day, paidAt: -365 * day }, 402],
  ])(
    'PAY-01: %s',
    async (
      _,
      { createdAt, paidAt, demoDuration = 0 }: { createdAt: number; paidAt?: number; demoDuration?: number },
      status,
    ) => {
      const person = await signUpOwner(server);
      const id = person.companyId;
      const at = (offset: number) => new Date(server.clock.now().getTime() + offset);
      await server.db.queries
        .update(companies)
        .set({ createdAt: at(createdAt), paidAt: paidAt === undefined ? null : at(paidAt), demoDuration })
        .where(eq(companies.id, id));
      expect((await attempt(operations.listInvoices, person, `?companyId=${id}`)).status).toBe(status);
    },
  );

  it('CMP-33, USR-11: a deleted company is nobody’s', async () => {
    const person = await signUpOwner(server);
    const id = person.companyId;
    await person.client.DELETE('/company', { params: { query: { companyId: id } } });
    expect((await attempt(operations.updateCompany, person, `?companyId=${id}`)).status).toBe(403);
  });
});
