import { fullPermissions, noPermissions, permissionNames } from '@kalem/domain';
import { operations } from '@kalem/openapi/operations';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
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
import { needsLicence, needsOf, openTo, persons } from './whoMay';

/*
 * Tests over HTTP that every operation passes the access gate, and what the gate reads for each kind of caller.
 * src/http/access.test.ts tests all operations with all permissions and callers without a server.
 */
const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
/** All operations of the contract, with the lists of `whoMay.ts` that contain them. */
const calls = Object.entries(operations).map(([id, { method, path }]) => {
  const name = nameOf({ method, path });
  const needs = needsOf(name);
  return [id, { method, path, needs, person: persons.includes(name), licence: needsLicence.test(name) }] as const;
});
const ofPartner = calls.filter(([, { needs }]) => needs.includes('partner'));
const withSession = calls.filter(([, { needs }]) => !needs.includes('public') && !needs.includes('partner'));
const nobody = '00000000-0000-4000-8000-000000000000';

const server = await testServer();
const owner = await signUpOwner(server);
const stranger = await signUpOwner(server);
const { companyId } = owner;
const own = `?companyId=${companyId}`;

const tokens = new Map<string, Promise<string>>();
const keptTokenOf = (person: Newcomer): Promise<string> => {
  const token = tokens.get(person.email) ?? tokenOf(server, person);
  tokens.set(person.email, token);
  return token;
};
const keyOf = async ({ client }: Newcomer = owner, id = companyId): Promise<string> => {
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

/** Calls the operation with an empty body. After the gate, the answer is 400, 404 or 422. */
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
const attempt = async (call: { method: string; path: string }, person: Newcomer, query = own) =>
  attemptWith(call, await keptTokenOf(person), query);
const isLetIn = (status: number) => ![401, 402, 403].includes(status);

const { getAccount, getHomeFigures, listInvoices, createInvoice, listCompanies, listCustomers, listStockItems } =
  operations;
const { createCustomer, updateCompany, deleteCompany, listPayments, updateName } = operations;
/** One operation of each kind: read, write, for every member, about the company, for the owner. */
const kinds = [listInvoices, createInvoice, getHomeFigures, updateCompany, deleteCompany].map(
  (call) => [nameOf(call), call] as const,
);
/** For each permission, an operation that only this permission opens, or the one that includes it. */
const callOf = {
  faturaRead: operations.listInvoices,
  faturaWrite: operations.createInvoice,
  cariRead: operations.listCustomers,
  cariWrite: operations.createCustomer,
  stokRead: operations.listStockItems,
  stokWrite: operations.createStockItem,
  iptalItirazRead: operations.listRequests,
  iptalItirazWrite: operations.requestCancel,
  adimaDuzenlenenFaturalarRead: operations.listReceivedInvoices,
  adimaDuzenlenenFaturalarWrite: operations.requestCancelOfReceived,
  yetkilendirmeRead: operations.listCompanyUsers,
  yetkilendirmeWrite: operations.addCompanyUser,
  companyWrite: operations.updateCompany,
  apiWrite: operations.listApiKeys,
  tahsilatRead: operations.getCollectionSettings,
  tahsilatWrite: operations.updateCollectionSettings,
  muhasebeRead: operations.getOffice,
  muhasebeWrite: operations.updateOffice,
} as const;

describe('every call of the contract', () => {
  it('USR-10, USR-13, API-02: the contract requires for each what whoMay.ts lists', () => {
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

  // A signed link opens a document without a session (API-94).
  it.each(withSession.filter(([, { path }]) => path !== '/belge/{ettn}/{dosya}'))(
    'SES-20, API-02: %s answers 401 without a session',
    async (_, call) => {
      expect((await attemptWith(call, undefined, own)).status).toBe(401);
    },
  );

  it.each(withSession)('USR-11, USR-14: %s answers 403 for another company', async (_, call) => {
    const response = await attempt(call, stranger);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: 'NO_PERMISSION',
      message: 'Bu işlem için yetkiniz bulunmamaktadır.',
    });
  });

  it.each(ofPartner)('PRT-04: %s accepts the key of a partner and no token', async (_, call) => {
    for (const token of [undefined, await keyOf(), session.token, await keptTokenOf(owner)]) {
      const response = await attemptWith(call, token, own);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'PARTNER_KEY_REFUSED' });
    }
    expect(isLetIn((await attemptWith(call, partner.partnerKey, '')).status)).toBe(true);
  });
});

describe('the company that a call names', () => {
  it.each(kinds)('API-03: %s answers 400 for a missing, a malformed and a second companyId', async (_, call) => {
    const missing = await attempt(call, owner, '');
    expect(missing.status).toBe(400);
    expect(await missing.json()).toMatchObject({ faults: [{ path: 'companyId', code: 'REQUIRED' }] });
    const malformed = await attempt(call, owner, '?companyId=5');
    expect(malformed.status).toBe(400);
    expect(await malformed.json()).toMatchObject({ faults: [{ path: 'companyId' }] });
    expect((await attempt(call, stranger, `?companyId=${stranger.companyId}&companyId=${companyId}`)).status).toBe(400);
  });
});

describe('a member', () => {
  it.each(permissionNames)(
    'USR-10: %s opens its operations, and a member without it is refused',
    async (permission) => {
      const call = callOf[permission];
      expect(isLetIn((await attempt(call, await addMember(server, companyId, { [permission]: true }))).status)).toBe(
        true,
      );
      const opening = Object.fromEntries(call.permission.split('|').map((name) => [name, false]));
      const without = await addMember(server, companyId, { ...fullPermissions, ...opening });
      expect((await attempt(call, without)).status).toBe(403);
    },
  );

  it.each(kinds)('CMP-33, OC-30: %s is open to the owner', async (_, call) => {
    const { id } = await openCompany(owner.client);
    expect(isLetIn((await attempt(call, owner, `?companyId=${id}`)).status)).toBe(true);
  });

  it('CMP-33, OC-30: a member with every permission is refused the owner’s operations', async () => {
    const staff = await addMember(server, companyId, fullPermissions);
    for (const call of ['deleteCompany', 'handOverCompany', 'listCompanyAudit'] as const)
      expect((await attempt(operations[call], staff)).status).toBe(403);
  });

  it.each(kinds)('A-04, ATK-04: %s answers 403 to a member whose address is not verified', async (_, call) => {
    const unverified = await addMember(server, companyId, fullPermissions);
    await server.db.queries.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unverified.user.id));
    expect((await attempt(call, unverified)).status).toBe(403);
  });

  it.each(kinds)('A-04: %s is open to an owner whose address is not verified', async (_, call) => {
    const person = await signUpUnverified(server);
    const { id } = await openCompany(person.client);
    expect(isLetIn((await attempt(call, person, `?companyId=${id}`)).status)).toBe(true);
  });

  it('A-06, ATK-07: a member cannot change their own permissions', async () => {
    const person = await addMember(server, companyId, { yetkilendirmeWrite: true });
    const place = { query: { companyId }, path: { id: person.user.id } };
    const outcome = person.client.PUT('/company/user/{id}/permissions', { params: place, body: fullPermissions });
    expect(await apiError(outcome)).toMatchObject({ status: 403, code: 'OWN_PERMISSIONS' });
    const { data } = await owner.client.GET('/company/user/{id}/permissions', { params: place });
    expect(data).toEqual({ ...noPermissions, yetkilendirmeWrite: true });
    const full = await addMember(server, companyId, fullPermissions);
    const change = full.client.PUT('/company/user/{id}/permissions', {
      params: { query: { companyId }, path: { id: full.user.id } },
      body: noPermissions,
    });
    expect(await apiError(change)).toMatchObject({ status: 403, code: 'OWN_PERMISSIONS' });
  });

  it.each(kinds)('SES-20: %s answers 401 with a token that has expired', async (_, call) => {
    const expired = await addMember(server, companyId, fullPermissions);
    await keptTokenOf(expired);
    await server.db.queries
      .update(accessTokens)
      .set({ expiresAt: server.clock.now() })
      .where(eq(accessTokens.userId, expired.user.id));
    const response = await attempt(call, expired);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'SESSION_OVER' });
  });
});

describe('an admin', async () => {
  const admin = await signUpAdmin(server);

  it('USR-13, ADM-04: may make the operator’s calls, which others may not', async () => {
    for (const person of [owner, stranger]) expect((await attempt(listPayments, person, '')).status).toBe(403);
    expect((await attempt(listPayments, admin, '')).status).toBe(200);
  });

  it('ADM-08, A-23: edits and deletes any company, and may do nothing else in it', async () => {
    const { id } = await openCompany(owner.client);
    const statusOf = async (call: { method: string; path: string }) =>
      (await attempt(call, admin, `?companyId=${id}`)).status;
    for (const call of Object.values(callOf)) if (call !== updateCompany) expect(await statusOf(call)).toBe(403);
    expect(await statusOf(getHomeFigures)).toBe(403);
    expect(isLetIn(await statusOf(updateCompany))).toBe(true);
    expect(await statusOf(deleteCompany)).toBe(204);
  });
});

describe('an API key', () => {
  it.each(permissionNames)(
    'A-05, ATK-06, KEY-06: of a maker with %s may access exactly those data',
    async (permission) => {
      const token = await keyOf(await addMember(server, companyId, { apiWrite: true, [permission]: true }));
      const isOfData = !['yetkilendirmeRead', 'yetkilendirmeWrite', 'companyWrite', 'apiWrite'].includes(permission);
      expect(isLetIn((await attemptWith(callOf[permission], token, own)).status)).toBe(isOfData);
      const other = permission === 'stokRead' ? listCustomers : listStockItems;
      expect((await attemptWith(other, token, own)).status).toBe(403);
    },
  );

  it('KEY-06: works for its own company only, and not for calls that need a person', async () => {
    const token = await keyOf();
    expect((await attemptWith(listInvoices, token, own)).status).toBe(200);
    for (const other of [stranger.companyId, nobody])
      expect((await attemptWith(listInvoices, token, `?companyId=${other}`)).status).toBe(403);
    const response = await attemptWith(updateName, token, own);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'PERSON_NEEDED' });
  });

  it('A-05, ATK-06: answers 401 when its maker has left the company', async () => {
    const maker = await addMember(server, companyId, fullPermissions);
    const token = await keyOf(maker);
    await owner.client.DELETE('/company/user/{id}', { params: { query: { companyId }, path: { id: maker.user.id } } });
    for (const [, call] of kinds) expect((await attemptWith(call, token, own)).status).toBe(401);
    expect((await attemptWith(listCompanies, token, '')).status).toBe(401);
  });
});

const partner = await openPartner(server);
const session = await partner.bank.createSession(
  sessionOf({
    sirket: { kimlik: 'firma', vknTckn: newTaxNumber() },
    widgetler: ['customer-form', 'invoice-list'],
    yetkiler: ['faturaRead', 'cariWrite'],
  }),
);

describe('a partner', () => {
  it('PRT-05, ATK-32: a session may make the calls of its widgets with its permissions', async () => {
    const letIn = async (call: { method: string; path: string }) =>
      isLetIn((await attemptWith(call, session.token, `?companyId=${session.companyId}`)).status);
    expect(await letIn(createCustomer)).toBe(true);
    // Writing includes reading (USR-06).
    expect(await letIn(operations.getCustomer)).toBe(true);
    expect(await letIn(listInvoices)).toBe(true);
    expect(await letIn(operations.deleteInvoice)).toBe(false);
    for (const call of [listCustomers, listStockItems, createInvoice, getAccount, deleteCompany, listPayments])
      expect(await letIn(call)).toBe(false);
  });

  it.each([
    [
      'customer-form',
      'cariWrite',
      ['createCustomer', 'getCustomer', 'updateCustomer'],
      ['listCustomerDoubles', 'startCustomerImport', 'mergeCustomers', 'keepCustomersApart', 'deleteCustomer'],
    ],
    [
      'stock-form',
      'stokWrite',
      ['createStockItem', 'getStockItem', 'updateStockItem'],
      ['listStockItemDoubles', 'startStockItemImport', 'mergeStockItems', 'keepStockItemsApart', 'deleteStockItem'],
    ],
    ['issued-to-me', 'iptalItirazWrite', [], ['requestCancel', 'requestObjection']],
    [
      'issued-to-me',
      'adimaDuzenlenenFaturalarWrite',
      ['listReceivedInvoices', 'requestCancelOfReceived', 'requestObjectionToReceived'],
      [],
    ],
    ['invoice-list', 'adimaDuzenlenenFaturalarWrite', [], ['requestCancelOfReceived', 'requestObjectionToReceived']],
  ] as const)(
    'PRT-05, ATK-32: a session for %s with %s may make exactly the calls of that widget',
    async (widget, permission, own, others) => {
      const { token, companyId: id } = await partner.bank.createSession(
        sessionOf({ widgetler: [widget], yetkiler: [permission] }),
      );
      const codeOf = async (call: keyof typeof operations) => {
        const response = await attemptWith(operations[call], token, `?companyId=${id}`);
        return isLetIn(response.status) ? 'open' : ((await response.json()) as { code: string }).code;
      };
      for (const call of own) expect([call, await codeOf(call)]).toEqual([call, 'open']);
      for (const call of others) expect([call, await codeOf(call)]).toEqual([call, 'OUTSIDE_PARTNER_SESSION']);
    },
  );

  it('PRT-06, ATK-33: a session is refused for any other company', async () => {
    for (const other of [companyId, nobody])
      expect((await attemptWith(listCustomers, session.token, `?companyId=${other}`)).status).toBe(403);
  });

  it.each(kinds)('PRT-04: %s does not accept a partner key as a session', async (_, call) => {
    expect((await attemptWith(call, partner.partnerKey, own)).status).toBe(401);
  });
});

it('A-03, ATK-03: a company closed by a proof refuses its maker, the maker’s staff and key', async () => {
  const maker = await signUpNewcomer(server);
  const { id } = await openCompany(maker.client, { vknTckn: '40211773522' });
  const staff = await addMember(server, id, fullPermissions);
  const token = await keyOf(maker, id);
  await linkNewcomer(server, '33333309');
  for (const [, call] of kinds) {
    for (const person of [maker, staff]) expect((await attempt(call, person, `?companyId=${id}`)).status).toBe(403);
    expect((await attemptWith(call, token, `?companyId=${id}`)).status).toBe(401);
  }
});

describe('licence', () => {
  const day = 86_400_000;
  it('PAY-21: after the trial, calls about data answer 402 and calls about the company do not', async () => {
    const person = await signUpOwner(server);
    const query = `?companyId=${person.companyId}`;
    await server.db.queries
      .update(companies)
      .set({ createdAt: new Date(server.clock.now().getTime() - 7 * day) })
      .where(eq(companies.id, person.companyId));
    for (const call of [listInvoices, createCustomer, getHomeFigures]) {
      const response = await attempt(call, person, query);
      expect(response.status).toBe(402);
      expect(await response.json()).toEqual({
        code: 'LICENCE_OVER',
        message: 'Şirketinizin kullanım süresi dolmuştur.',
      });
    }
    for (const call of [updateCompany, getAccount, deleteCompany])
      expect(isLetIn((await attempt(call, person, query)).status)).toBe(true);
  });

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
      expect((await attempt(listInvoices, person, `?companyId=${id}`)).status).toBe(status);
    },
  );

  it('CMP-33, USR-11: answers 403 for a deleted company', async () => {
    const person = await signUpOwner(server);
    const id = person.companyId;
    await person.client.DELETE('/company', { params: { query: { companyId: id } } });
    expect((await attempt(updateCompany, person, `?companyId=${id}`)).status).toBe(403);
  });
});
