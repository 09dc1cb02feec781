import { fullPermissions, noPermissions, permissionNames } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { operations } from '@kalem/openapi/operations';
import { widgetOperations } from '@kalem/openapi/widgets';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Permissions } from '../src/companies/permissions';
import { accessTokens, companies, users } from '../src/schema';
import { apiError } from '../src/testing/answers';
import {
  addMember,
  linkNewcomer,
  type Newcomer,
  openCompany,
  signUpAdmin,
  signUpNewcomer,
  signUpOwner,
  signUpUnverified,
  tokenOf,
} from '../src/testing/people';
import { newTaxNumber, openPartner, sessionOf } from '../src/testing/partners';
import { testServer } from '../src/testing/startTestServer';
import { needsLicence, needsOf, openTo, partnerSessions, persons } from './whoMay';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
/** Every call of the contract, with what the rows say of it. */
const calls = Object.entries(operations).map(([id, { method, path }]) => {
  const needs = needsOf(nameOf({ method, path }));
  const isOf = (...kinds: typeof needs) => needs.some((need) => kinds.includes(need));
  const call = {
    method,
    path,
    needs,
    isPublic: isOf('public'),
    isOfCompany: !isOf('public', 'session', 'admin', 'partner'),
    isByPermission: !isOf('public', 'session', 'member', 'owner', 'admin', 'partner'),
    isOfPartner: isOf('partner'),
    person: persons.includes(nameOf({ method, path })),
    licence: needsLicence.test(nameOf({ method, path })),
    /** A signed link opens it without a session and a company (API-94). */
    isLoose: path === '/belge/{ettn}/{dosya}',
  };
  return [id, call] as const;
});
const ofCompany = calls.filter(([, { isOfCompany }]) => isOfCompany);
const byPermission = calls.filter(([, { isByPermission }]) => isByPermission);
const notPublic = calls.filter(([, { isPublic, isOfPartner }]) => !isPublic && !isOfPartner);
/** What is the partner's own business, or the operator's, and never a page's that holds a partner session (PRT-05). */
const closedToPartners = [
  ...['account-settings', 'admin-companies', 'admin-home', 'api-keys', 'company-list', 'company-wizard', 'coupons'],
  ...['login', 'notification-settings', 'partners', 'password-reset', 'payment-result', 'permissions'],
  ...['received-invitations', 'register', 'webhooks', 'welcome'],
];
/** What a key may never do, whoever made it (KEY-06). */
const notForKeys = ['owner', 'admin', 'yetkilendirmeRead', 'yetkilendirmeWrite', 'companyWrite', 'apiWrite'];
const nobody = '00000000-0000-4000-8000-000000000000';

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

const signInWithKey = async ({ client }: Newcomer = owner, id = companyId): Promise<string> => {
  const { data: key } = await client.POST('/company/api', {
    params: { query: { companyId: id } },
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
const left = await addMember(server, companyId, fullPermissions);
const leftKeyToken = await signInWithKey(left);
await owner.client.DELETE('/company/user/{id}', { params: { query: { companyId }, path: { id: left.user.id } } });
const unverified = await addMember(server, companyId, fullPermissions);
await server.db.queries.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unverified.user.id));
/**
 * A user who has signed up and opened a company, with an address that is not proven. A new company each time: one of
 * the calls deletes it.
 */
const newUnproven = await signUpUnverified(server);
const unprovenPerson = async () => ({
  ...newUnproven,
  search: `?companyId=${(await openCompany(newUnproven.client)).id}`,
});
/** A company that another user had made for a number until its holder came with the portal's credentials. */
const closed = await (async () => {
  const maker = await signUpNewcomer(server);
  const { id } = await openCompany(maker.client, { vknTckn: '40211773522' });
  const staff = await addMember(server, id, fullPermissions);
  const token = await signInWithKey(maker, id);
  await linkNewcomer(server, '33333309');
  return { maker, staff, token, search: `?companyId=${id}` };
})();

/** Made once for each: the calls change nothing, since what they carry is refused. */
const once = <Value>(make: (permission: keyof Permissions) => Promise<Value>) => {
  const made = new Map<string, Promise<Value>>();
  return (permission: keyof Permissions) => {
    const value = made.get(permission) ?? make(permission);
    made.set(permission, value);
    return value;
  };
};
const only = once((permission) => addMember(server, companyId, { [permission]: true }));
const keyOfMaker = once(async (permission) =>
  signInWithKey(await addMember(server, companyId, { apiWrite: true, [permission]: true })),
);
const everythingBut = (needs: readonly string[]) => {
  const taken = Object.fromEntries(needs.map((permission) => [permission, false]));
  return addMember(server, companyId, { ...fullPermissions, ...taken });
};
/** Every widget that a session may name, and every permission that it may bring. */
const partnerWidgets = Object.keys(widgetOperations).filter((name) => !closedToPartners.includes(name));
const partnerPermissions = permissionNames.filter(
  (name) => !['yetkilendirmeRead', 'yetkilendirmeWrite', 'apiWrite'].includes(name),
) as components['schemas']['PartnerPermission'][];
const partner = await openPartner(server);
const partnerCompany = { kimlik: 'firma', vknTckn: newTaxNumber() };
const openFor = (
  widgetler: readonly string[],
  yetkiler: readonly components['schemas']['PartnerPermission'][] = partnerPermissions,
) =>
  partner.bank.createSession(sessionOf({ sirket: partnerCompany, widgetler: [...widgetler], yetkiler: [...yetkiler] }));
const wholeSession = await openFor(partnerWidgets);
const withOnly = once((permission) =>
  openFor(partnerWidgets, [permission as components['schemas']['PartnerPermission']]),
);

/** Calls that every member may make are open to its key too. */
const isOpenToKey = (need: string, permission: keyof Permissions) =>
  need === 'member' || (need === permission && !notForKeys.includes(need));

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
  it('USR-10, USR-13, API-02: the contract says of each what the rows say', () => {
    const inContract = Object.entries(operations).map(([id, { permission, person, licence }]) => [
      id,
      permission.split('|').sort(),
      person,
      licence,
    ]);
    expect(calls.map(([id, { needs, person, licence }]) => [id, [...needs].sort(), person, licence])).toEqual(
      inContract,
    );
    const known = calls.map(([, call]) => nameOf(call));
    expect([...Object.values(openTo).flat(), ...persons].filter((call) => !known.includes(call))).toEqual([]);
  });

  it.each(notPublic.filter(([, { isLoose }]) => !isLoose))(
    'SES-20, API-02: %s answers 401 without a session',
    async (_, call) => {
      expect((await attempt(call, undefined, `?companyId=${companyId}`)).status).toBe(401);
    },
  );

  it.each(notPublic)('SES-20: %s answers 401 with a token that has expired', async (_, call) => {
    const response = await attempt(call, expired, `?companyId=${companyId}`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'SESSION_OVER' });
  });

  it.each(ofCompany)('USR-11, USR-14: %s answers 403 for the company of another', async (_, call) => {
    const response = await attempt(call, stranger, `?companyId=${companyId}`);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: 'NO_PERMISSION',
      message: 'Bu işlem için yetkiniz bulunmamaktadır.',
    });
  });

  it.each(notPublic)('USR-11: %s answers 400 when a second company stands behind the own one', async (_, call) => {
    const [own] = (await stranger.client.GET('/company')).data.items;
    expect(
      (await attempt(call, stranger, `?companyId=${own?.id}&companyId=${companyId}&vknTckn=1938472657`)).status,
    ).toBe(400);
  });

  it.each(ofCompany)('API-03: %s answers 400 for a companyId that is none', async (_, call) => {
    const response = await attempt(call, owner, '?companyId=5');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ faults: [{ path: 'companyId' }] });
  });

  it.each(ofCompany.filter(([, { isLoose }]) => !isLoose))(
    'API-03: %s answers 400 without a companyId',
    async (_, call) => {
      const response = await attempt(call, owner, '');
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ faults: [{ path: 'companyId', code: 'REQUIRED' }] });
    },
  );

  // Every permission is tried in src/http/access.test.ts; here one that opens the call, and all others together.
  it.each(byPermission)('USR-10: %s needs a permission of its row', async (_, call) => {
    const [permission] = permissionNames.filter((name) => call.needs.includes(name));
    expect(permission).toBeDefined();
    if (permission)
      expect((await attempt(call, await only(permission), `?companyId=${companyId}`)).status).not.toBe(403);
    const without = await everythingBut(call.needs);
    expect((await attempt(call, without, `?companyId=${companyId}`)).status).toBe(403);
    expect((await attempt(call, owner, `?companyId=${companyId}`)).status).not.toBe(403);
  });

  it.each(ofCompany)('A-05, ATK-06: %s is open to a key as far as its maker may', async (_, call) => {
    const permissions = permissionNames.filter((name) => call.needs.includes(name)).slice(0, 1);
    for (const permission of new Set([...permissions, 'faturaRead' as const])) {
      const { status } = await attemptWith(call, await keyOfMaker(permission), `?companyId=${companyId}`);
      const isOpen = !call.person && call.needs.some((need) => isOpenToKey(need, permission));
      expect([permission, status !== 403]).toEqual([permission, isOpen]);
      expect(status).not.toBe(401);
    }
  });

  it.each(calls.filter(([, { needs }]) => needs.includes('owner')))(
    'CMP-33, OC-30: %s is the owner’s alone, whatever staff may do',
    async (_, call) => {
      const { id } = await openCompany(owner.client);
      const staff = await addMember(server, id, fullPermissions);
      expect((await attempt(call, staff, `?companyId=${id}`)).status).toBe(403);
      expect([401, 403]).not.toContain((await attempt(call, owner, `?companyId=${id}`)).status);
    },
  );

  it.each(calls.filter(([, { needs }]) => needs.includes('admin')))(
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

  it.each(notPublic)(
    'KEY-06: %s is open to an API key exactly when it is about data and needs no person',
    async (_, call) => {
      const response = await attemptWith(call, keyToken, `?companyId=${companyId}&vknTckn=1938472657`);
      const isOpen = !call.person && !call.needs.every((need) => notForKeys.includes(need));
      expect(response.status === 403).toBe(!isOpen);
      expect([401, 402]).not.toContain(response.status);
      if (call.person) expect(await response.json()).toMatchObject({ code: 'PERSON_NEEDED' });
    },
  );

  it.each(notPublic)('KEY-06: %s answers 403 to an API key for any company but its own', async (_, call) => {
    for (const other of [stranger.companyId, nobody])
      expect((await attemptWith(call, keyToken, `?companyId=${other}&vknTckn=1938472657`)).status).toBe(403);
  });

  it.each(notPublic)('A-05, ATK-06: %s answers 401 to the key of somebody who left the company', async (_, call) => {
    expect((await attemptWith(call, leftKeyToken, `?companyId=${companyId}`)).status).toBe(401);
  });

  it.each(notPublic)(
    'PRT-05, ATK-32: %s is open to a partner session of every widget and permission exactly when its row says so',
    async (_, call) => {
      const { token, companyId: own } = wholeSession;
      const { status } = await attemptWith(call, token, `?companyId=${own}&vknTckn=1938472657`);
      expect(status === 403).toBe(!partnerSessions.includes(nameOf(call)));
      expect([401, 402]).not.toContain(status);
    },
  );

  it.each(byPermission.filter(([, call]) => partnerSessions.includes(nameOf(call))))(
    'PRT-05, ATK-32: %s needs a permission of its row in a partner session too',
    async (_, call) => {
      const statusWith = async (permission: keyof Permissions) => {
        const { token, companyId: own } = await withOnly(permission);
        return (await attemptWith(call, token, `?companyId=${own}`)).status;
      };
      // Writing includes reading (USR-06).
      const opens = (name: string) => call.needs.some((need) => [name, name.replace('Write', 'Read')].includes(need));
      const inside = partnerPermissions.find(opens);
      const outside = partnerPermissions.find((name) => !opens(name));
      if (!inside || !outside) throw new Error('Every row names a permission that a session may bring');
      expect(await statusWith(inside)).not.toBe(403);
      expect(await statusWith(outside)).toBe(403);
    },
  );

  it.each(partnerWidgets)(
    'PRT-05, ATK-32: a session for %s makes the calls of that widget and no others',
    async (name) => {
      const { token, companyId: own } = await openFor([name]);
      const needed: readonly string[] = widgetOperations[name as keyof typeof widgetOperations];
      const isOpen = ([id, call]: (typeof notPublic)[number]) =>
        needed.includes(id) && partnerSessions.includes(nameOf(call));
      // The first call of each kind; src/http/access.test.ts tries all of them.
      const inside = notPublic.find(isOpen);
      const outside = notPublic.find((call) => !isOpen(call));
      for (const call of [inside, outside])
        if (call) {
          const { status } = await attemptWith(call[1], token, `?companyId=${own}&vknTckn=1938472657`);
          expect([call[0], status !== 403]).toEqual([call[0], call === inside]);
        }
    },
  );

  it.each(notPublic)(
    'PRT-06, ATK-33: %s answers 403 to a partner session for any company but its own',
    async (_, call) => {
      for (const other of [companyId, nobody]) {
        const response = await attemptWith(call, wholeSession.token, `?companyId=${other}&vknTckn=1938472657`);
        expect(response.status).toBe(403);
      }
    },
  );

  it.each(calls.filter(([, { isOfPartner }]) => isOfPartner))(
    'PRT-04: %s is open to the key of a partner, and to no token',
    async (_, call) => {
      const search = `?companyId=${companyId}`;
      for (const token of [
        undefined,
        keyToken,
        wholeSession.token,
        await keptTokenOf(owner),
        await keptTokenOf(admin),
      ]) {
        const response = await attemptWith(call, token, search);
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ code: 'PARTNER_KEY_REFUSED' });
      }
      expect([401, 403]).not.toContain((await attemptWith(call, partner.partnerKey, '')).status);
    },
  );

  it.each(notPublic)('PRT-04: %s takes no key of a partner for a session', async (_, call) => {
    expect((await attemptWith(call, partner.partnerKey, `?companyId=${companyId}`)).status).toBe(401);
  });

  it.each(ofCompany)(
    'A-04, ATK-04: %s answers 403 to a member whose address nobody has proven, whatever he was given',
    async (_, call) => {
      expect((await attempt(call, unverified, `?companyId=${companyId}`)).status).toBe(403);
    },
  );

  it.each(ofCompany)(
    'A-04: %s is open to the owner of a company of his own, though nobody has proven his address yet',
    async (_, call) => {
      const { search, ...person } = await unprovenPerson();
      expect([401, 403]).not.toContain((await attempt(call, person, search)).status);
    },
  );

  it.each(ofCompany)(
    'A-03, ATK-03: %s answers 403 to the maker of an unproven company, to its staff and 401 to its key, once a proof has closed it',
    async (_, call) => {
      const { maker, staff, token, search } = closed;
      for (const person of [maker, staff]) expect((await attempt(call, person, search)).status).toBe(403);
      expect((await attemptWith(call, token, search)).status).toBe(401);
    },
  );

  it.each(permissionNames)('A-06, ATK-07: somebody with %s does not change his own permissions', async (permission) => {
    const person = await addMember(server, companyId, { yetkilendirmeWrite: true, [permission]: true });
    const place = { query: { companyId }, path: { id: person.user.id } };
    const outcome = person.client.PUT('/company/user/{id}/permissions', { params: place, body: fullPermissions });
    expect(await apiError(outcome)).toMatchObject({ status: 403, code: 'OWN_PERMISSIONS' });
    const { data } = await owner.client.GET('/company/user/{id}/permissions', { params: place });
    expect(data).toEqual({ ...noPermissions, yetkilendirmeWrite: true, [permission]: true });
  });

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
