import { fullPermissions, noPermissions as none } from '@kalem/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { accessTokens, apiKeys, auditLog, idempotencyKeys, users } from '../src/schema';
import type { Permissions } from '../src/companies/permissions';
import { addMember, type Newcomer, openCompany, type Owner, signUpOwner } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const nobody = '00000000-0000-4000-8000-000000000000';

const create = async ({ client, query }: Owner, name = 'Muhasebe') =>
  (await client.POST('/company/api', { params: { query }, body: { name } })).data;
const grant = (fields: Record<string, string>, address?: string) =>
  server.fetch(
    new Request(`${server.baseUrl}/user/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'client_credentials', ...fields }),
    }),
    address === undefined ? {} : { address },
  );
const tokenOf = async ({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }) => {
  const response = await grant({ client_id: apiKey, client_secret: apiSecret });
  return ((await response.json()) as { access_token: string }).access_token;
};
const call = (token: string, path: string, method = 'GET', body?: unknown) =>
  server.fetch(
    new Request(`${server.baseUrl}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );

describe('/company/api', () => {
  it('API-31, KEY-02, KEY-03: creating returns key, secret, name and id, and the secret is stored hashed and shown once', async () => {
    const owner = await signUpOwner(server);
    const { data, response } = await owner.client.POST('/company/api', {
      params: { query: owner.query },
      body: { name: ' Işık Muhasebe ' },
    });
    expect(response.status).toBe(201);
    expect(Object.keys(data).sort()).toEqual([
      'apiKey',
      'apiSecret',
      'createdAt',
      'createdBy',
      'durum',
      'id',
      'lastUsedAt',
      'name',
      'permissions',
    ]);
    expect(data).toMatchObject({
      name: 'Işık Muhasebe',
      apiKey: expect.stringMatching(/^[\w-]{43}$/) as string,
      apiSecret: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const { data: listed } = await owner.client.GET('/company/api', { params: { query: owner.query } });
    expect(listed).toEqual({ items: [{ ...data, apiSecret: '••••••••' }] });
    const stored = JSON.stringify([
      await server.db.queries.select().from(apiKeys),
      await server.db.queries.select().from(auditLog),
      server.logs,
    ]);
    expect(stored).not.toContain(data.apiSecret);
  });

  it('KEY-03: the answer stored for a repetition has no plain secret, and is returned again', async () => {
    const owner = await signUpOwner(server);
    const params = { query: owner.query, header: { 'Idempotency-Key': crypto.randomUUID() } };
    const post = async () => (await owner.client.POST('/company/api', { params, body: { name: 'Muhasebe' } })).data;
    const [first, second] = [await post(), await post()];
    expect(second).toEqual(first);
    const [kept] = await server.db.queries
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, params.header['Idempotency-Key']));
    expect(kept?.status).toBe(201);
    expect(JSON.stringify(kept)).not.toContain(first.apiSecret);
    expect(JSON.stringify(kept)).not.toContain(first.apiKey);
    expect(await server.db.queries.select().from(apiKeys).where(eq(apiKeys.companyId, owner.companyId))).toHaveLength(
      1,
    );
  });

  it('KEY-03: a repetition after a crash between commit and answer returns the same key with a working secret', async () => {
    const owner = await signUpOwner(server);
    const key = crypto.randomUUID();
    const params = { query: owner.query, header: { 'Idempotency-Key': key } };
    const { data: lost } = await owner.client.POST('/company/api', { params, body: { name: 'Muhasebe' } });
    await server.db.queries
      .update(idempotencyKeys)
      .set({ status: null, headers: null, body: null, heldUntil: new Date(0) })
      .where(eq(idempotencyKeys.key, key));
    const { data: again } = await owner.client.POST('/company/api', { params, body: { name: 'Muhasebe' } });
    expect(again).toMatchObject({ id: lost.id, apiKey: lost.apiKey });
    expect((await grant({ client_id: again.apiKey, client_secret: again.apiSecret })).status).toBe(200);
    expect(await server.db.queries.select().from(apiKeys).where(eq(apiKeys.companyId, owner.companyId))).toHaveLength(
      1,
    );
  });

  it('API-30, API-32, KEY-04: lists the oldest first, and renaming returns the masked key', async () => {
    const owner = await signUpOwner(server);
    const first = await create(owner, 'Bir');
    server.clock.advance(1);
    const second = await create(owner, 'İki');
    const { data } = await owner.client.PUT('/company/api/{id}', {
      params: { query: owner.query, path: { id: first.id } },
      body: { name: 'Şubat' },
    });
    expect(data).toEqual({ ...first, name: 'Şubat', apiSecret: '••••••••' });
    const { data: listed } = await owner.client.GET('/company/api', { params: { query: owner.query } });
    expect(listed.items.map(({ name }) => name)).toEqual(['Şubat', 'İki']);
    expect((await grant({ client_id: second.apiKey, client_secret: second.apiSecret })).status).toBe(200);
  });

  it.each([
    ['', 'Bu alan gereklidir'],
    ['   ', 'Bu alan gereklidir'],
    ['A'.repeat(101), 'En fazla 100 karakter olabilir'],
    ['a\0b', 'Geçersiz karakter içeriyor'],
  ])('KEY-03: refuses the name %j at its field', async (name, message) => {
    const owner = await signUpOwner(server);
    expect(await apiError(create(owner, name))).toMatchObject({ status: 422, faults: [{ path: 'name', message }] });
  });

  it('KEY-07, USR-14: needs apiWrite, and finds only the keys of its company', async () => {
    const [owner, other] = [await signUpOwner(server), await signUpOwner(server)];
    const { id } = await create(other);
    const staff = await addMember(server, owner.companyId, { companyWrite: true, faturaRead: true });
    expect(await apiError(staff.client.GET('/company/api', { params: { query: owner.query } }))).toMatchObject({
      status: 403,
    });
    for (const target of [id, nobody]) {
      const params = { query: owner.query, path: { id: target } };
      expect(await apiError(owner.client.PUT('/company/api/{id}', { params, body: { name: 'x' } }))).toMatchObject({
        status: 404,
      });
      expect(await apiError(owner.client.DELETE('/company/api/{id}', { params }))).toMatchObject({ status: 404 });
    }
    expect((await other.client.GET('/company/api', { params: { query: other.query } })).data.items).toHaveLength(1);
  });
});

describe('client_credentials', () => {
  it('API-08, KEY-05, SES-01: returns an access token for an hour and no refresh token', async () => {
    const key = await create(await signUpOwner(server));
    const response = await grant({ client_id: key.apiKey, client_secret: key.apiSecret });
    expect(response.status).toBe(200);
    const tokens = (await response.json()) as { access_token: string };
    expect(tokens).toEqual({
      access_token: expect.any(String) as string,
      refresh_token: '',
      expires_in: 3600,
      refresh_expires_in: 0,
    });
    expect((await call(tokens.access_token, '/company')).status).toBe(200);
    server.clock.advance(3600);
    expect((await call(tokens.access_token, '/company')).status).toBe(401);
  });

  it('KEY-05: a wrong secret and an unknown key both answer 400, a missing one 422', async () => {
    const key = await create(await signUpOwner(server));
    for (const fields of [
      { client_id: key.apiKey, client_secret: 'x' },
      { client_id: 'x', client_secret: key.apiSecret },
      { client_id: key.id, client_secret: key.apiSecret },
    ]) {
      const response = await grant(fields);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ code: 'WRONG_API_KEY', message: 'API anahtarı hatalı veya silinmiş.' });
    }
    const missing = await grant({ client_id: key.apiKey });
    expect(await missing.json()).toMatchObject({ faults: [{ path: 'client_secret', code: 'REQUIRED' }] });
  });

  it('ATK-51: an address has a hundred wrong tries in a quarter of an hour, and a right key does not reset them', async () => {
    const key = await create(await signUpOwner(server));
    const right = { client_id: key.apiKey, client_secret: key.apiSecret };
    const from = async (fields: Record<string, string>) => (await grant(fields, '203.0.113.61')).status;
    for (let count = 0; count < 99; count += 1) await from({ ...right, client_secret: 'x' });
    expect([await from(right), await from({ ...right, client_secret: 'x' }), await from(right)]).toEqual([
      200, 400, 429,
    ]);
  });

  it('KEY-05: the token of a key is stored hashed and cannot be refreshed', async () => {
    const key = await create(await signUpOwner(server));
    const token = await tokenOf(key);
    expect(JSON.stringify(await server.db.queries.select().from(accessTokens))).not.toContain(token);
    for (const refreshToken of ['', token]) {
      const response = await server.fetch(
        new Request(`${server.baseUrl}/user/token`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
        }),
      );
      expect([400, 422]).toContain(response.status);
    }
  });

  it('limits wrong secrets from one address, but not right ones', async () => {
    const key = await create(await signUpOwner(server));
    for (let i = 0; i < 100; i += 1) await grant({ client_id: key.apiKey, client_secret: `x${i}` }, '203.0.113.50');
    const refused = await grant({ client_id: key.apiKey, client_secret: 'x' }, '203.0.113.50');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    for (let i = 0; i < 3; i += 1)
      expect((await grant({ client_id: key.apiKey, client_secret: key.apiSecret }, '203.0.113.51')).status).toBe(200);
  });
});

describe('the token of a key', () => {
  /** A key made by a member who has `apiWrite` and these permissions. */
  const keyOfStaff = async (permissions: Partial<Permissions>) => {
    const owner = await signUpOwner(server);
    const staff = await addMember(server, owner.companyId, { ...permissions, apiWrite: true });
    const key = await create({ ...staff, companyId: owner.companyId, query: owner.query }, 'Personel');
    return { owner, staff, key, token: await tokenOf(key) };
  };

  it('KEY-06: works for its company with every data permission, and answers 403 for any other, even the maker’s', async () => {
    const owner = await signUpOwner(server);
    const second = (await openCompany(owner.client)).id;
    const token = await tokenOf(await create(owner));
    expect((await call(token, `/fatura?companyId=${owner.companyId}`)).status).toBe(200);
    expect((await call(token, `/fatura?companyId=${second}`)).status).toBe(403);
    expect((await call(token, `/fatura?companyId=${nobody}`)).status).toBe(403);
  });

  it('KEY-06, CMP-02: GET /company lists only its company, with the key’s permissions', async () => {
    const owner = await signUpOwner(server);
    await openCompany(owner.client);
    const answer = (await (await call(await tokenOf(await create(owner)), '/company')).json()) as {
      items: unknown[];
      admin: boolean;
    };
    expect(answer).toMatchObject({
      admin: false,
      items: [
        {
          id: owner.companyId,
          owner: false,
          permissions: {
            faturaRead: true,
            faturaWrite: true,
            stokRead: true,
            stokWrite: true,
            cariRead: true,
            cariWrite: true,
            iptalItirazRead: true,
            iptalItirazWrite: true,
            adimaDuzenlenenFaturalarRead: true,
            adimaDuzenlenenFaturalarWrite: true,
            yetkilendirmeRead: false,
            yetkilendirmeWrite: false,
            companyWrite: false,
            apiWrite: false,
            tahsilatRead: true,
            tahsilatWrite: true,
            muhasebeRead: true,
            muhasebeWrite: true,
          },
        },
      ],
    });
    expect(answer.items).toHaveLength(1);
  });

  it('KEY-06: is deleted with its key at once', async () => {
    const owner = await signUpOwner(server);
    const [first, second] = [await create(owner), await create(owner)];
    const [dead, alive] = [await tokenOf(first), await tokenOf(second)];
    expect(
      (await owner.client.DELETE('/company/api/{id}', { params: { query: owner.query, path: { id: first.id } } }))
        .response.status,
    ).toBe(204);
    expect((await call(dead, '/company')).status).toBe(401);
    expect((await grant({ client_id: first.apiKey, client_secret: first.apiSecret })).status).toBe(400);
    expect((await call(alive, '/company')).status).toBe(200);
  });

  it('KEY-06: is deleted with its key, even when issued during the deletion', async () => {
    const owner = await signUpOwner(server);
    const key = await create(owner);
    const params = { query: owner.query, path: { id: key.id } };
    const grants = Array.from({ length: 8 }, () => grant({ client_id: key.apiKey, client_secret: key.apiSecret }));
    const [, ...answers] = await Promise.all([owner.client.DELETE('/company/api/{id}', { params }), ...grants]);
    for (const response of answers) {
      expect([200, 400]).toContain(response.status);
      if (response.status === 200)
        expect(
          (await call(((await response.json()) as { access_token: string }).access_token, '/company')).status,
        ).toBe(401);
    }
  });

  it('API-33, KEY-06: is deleted with its company, and a restored company has no keys', async () => {
    const owner = await signUpOwner(server);
    const key = await create(owner);
    const token = await tokenOf(key);
    const [company] = (await owner.client.GET('/company')).data.items;
    await owner.client.DELETE('/company', { params: { query: owner.query } });
    expect((await call(token, '/company')).status).toBe(401);
    expect((await grant({ client_id: key.apiKey, client_secret: key.apiSecret })).status).toBe(400);
    await openCompany(owner.client, { vknTckn: company?.vknTckn ?? '' });
    expect((await owner.client.GET('/company/api', { params: { query: owner.query } })).data.items).toEqual([]);
    expect((await grant({ client_id: key.apiKey, client_secret: key.apiSecret })).status).toBe(400);
  });

  it('KEY-06: survives a password change of its maker, because the key belongs to the company', async () => {
    const { owner, staff, token } = await keyOfStaff({ faturaRead: true });
    await staff.client.PUT('/account/password', { body: { password: staff.password, new_password: 'Parola2!' } });
    expect((await call(token, `/fatura?companyId=${owner.companyId}`)).status).toBe(200);
  });

  it('A-05, ATK-06, KEY-06: has at most its maker’s permissions', async () => {
    const { owner, token } = await keyOfStaff({ faturaRead: true });
    const at = (path: string, method = 'GET') =>
      call(token, `${path}?companyId=${owner.companyId}`, method, method === 'GET' ? undefined : []);
    expect((await at('/fatura')).status).toBe(200);
    expect((await at('/fatura', 'POST')).status).toBe(403);
    for (const path of ['/cari', '/stok', '/iptal-itiraz'])
      expect([path, (await at(path)).status]).toEqual([path, 403]);
    expect(await (await call(token, '/company')).json()).toMatchObject({
      items: [{ permissions: { ...none, faturaRead: true } }],
    });
  });

  it('A-05, ATK-06: loses at once what its maker loses, and gets no permission that its maker gets later', async () => {
    const { owner, staff, token } = await keyOfStaff({ faturaRead: true, stokRead: true });
    const may = (permissions: Partial<Permissions>) =>
      owner.client.PUT('/company/user/{id}/permissions', {
        params: { query: owner.query, path: { id: staff.user.id } },
        body: { ...none, apiWrite: true, ...permissions },
      });
    const statusOf = async (path: string) => (await call(token, `${path}?companyId=${owner.companyId}`)).status;
    await may({ faturaRead: true, cariRead: true });
    expect([await statusOf('/fatura'), await statusOf('/stok'), await statusOf('/cari')]).toEqual([200, 403, 403]);
    await may({ stokRead: true });
    expect([await statusOf('/fatura'), await statusOf('/stok'), await statusOf('/cari')]).toEqual([403, 200, 403]);
  });

  it('A-05, ATK-06: answers 401 when its maker lost apiWrite or left the company, and no more tokens are issued', async () => {
    const leave = ({ owner, staff }: Awaited<ReturnType<typeof keyOfStaff>>) =>
      owner.client.DELETE('/company/user/{id}', { params: { query: owner.query, path: { id: staff.user.id } } });
    const lose = ({ owner, staff }: Awaited<ReturnType<typeof keyOfStaff>>) =>
      owner.client.PUT('/company/user/{id}/permissions', {
        params: { query: owner.query, path: { id: staff.user.id } },
        body: { ...none, faturaRead: true },
      });
    for (const [end, durum] of [
      [leave, 'OLUSTURAN_AYRILDI'],
      [lose, 'OLUSTURAN_YETKISIZ'],
    ] as const) {
      const made = await keyOfStaff({ faturaRead: true });
      expect(made.key).toMatchObject({ durum: 'CALISIYOR', createdBy: made.staff.user.name });
      await end(made);
      const { data: listed } = await made.owner.client.GET('/company/api', { params: { query: made.owner.query } });
      expect(listed.items).toMatchObject([{ id: made.key.id, durum, createdBy: made.staff.user.name }]);
      for (const path of ['/company', `/fatura?companyId=${made.owner.companyId}`])
        expect((await call(made.token, path)).status).toBe(401);
      expect((await grant({ client_id: made.key.apiKey, client_secret: made.key.apiSecret })).status).toBe(400);
    }
  });

  it('A-05, ATK-06: an admin who is not a member cannot make keys, and a former member’s key stops', async () => {
    const { owner, staff, token } = await keyOfStaff({ faturaRead: true });
    await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, staff.user.id));
    expect((await call(token, `/cari?companyId=${owner.companyId}`)).status).toBe(403);
    await owner.client.DELETE('/company/user/{id}', { params: { query: owner.query, path: { id: staff.user.id } } });
    expect((await call(token, `/fatura?companyId=${owner.companyId}`)).status).toBe(401);
    expect(await apiError(create({ ...staff, companyId: owner.companyId, query: owner.query }))).toMatchObject({
      status: 403,
    });
  });

  it('A-05: can be limited but never exceeds its maker, and never has companyWrite or apiWrite', async () => {
    const owner = await signUpOwner(server);
    const make = async ({ client }: Newcomer, permissions: Permissions) =>
      (await client.POST('/company/api', { params: { query: owner.query }, body: { name: 'Dar', permissions } })).data;
    const narrow = await make(owner, { ...none, stokWrite: true });
    expect(narrow.permissions).toEqual({ ...none, stokRead: true, stokWrite: true });
    const token = await tokenOf(narrow);
    expect((await call(token, `/stok?companyId=${owner.companyId}`)).status).toBe(200);
    expect((await call(token, `/fatura?companyId=${owner.companyId}`)).status).toBe(403);
    expect(
      (await make(owner, { ...none, companyWrite: true, apiWrite: true, yetkilendirmeWrite: true })).permissions,
    ).toEqual(none);
    const staff = await addMember(server, owner.companyId, { apiWrite: true, cariRead: true });
    expect((await make(staff, fullPermissions)).permissions).toEqual({ ...none, cariRead: true });
  });

  it('MNY-104: can have both permissions of collection, and gets neither from a body that omits them', async () => {
    const owner = await signUpOwner(server);
    const make = async (permissions: components['schemas']['PermissionsWrite']) =>
      (await owner.client.POST('/company/api', { params: { query: owner.query }, body: { name: 'Dar', permissions } }))
        .data.permissions;
    const { tahsilatRead: _read, tahsilatWrite: _write, ...older } = { ...none, faturaRead: true };
    expect(await make(older)).toEqual({ ...none, faturaRead: true });
    expect(await make({ ...none, tahsilatWrite: true })).toEqual({ ...none, tahsilatRead: true, tahsilatWrite: true });
  });

  it('MNY-104: a key from before keys had permissions gets neither permission of collection', async () => {
    const owner = await signUpOwner(server);
    const key = await create(owner);
    const token = await tokenOf(key);
    const settings = () => call(token, `/tahsilat-ayarlari?companyId=${owner.companyId}`, 'PUT', {});
    expect((await settings()).status).toBe(422);
    await server.db.queries.update(apiKeys).set({ permissions: null }).where(eq(apiKeys.id, key.id));
    expect((await settings()).status).toBe(403);
    expect((await call(token, `/fatura?companyId=${owner.companyId}`)).status).toBe(200);
    const { data } = await owner.client.GET('/company/api', { params: { query: owner.query } });
    expect(data.items[0]?.permissions).toMatchObject({
      faturaWrite: true,
      tahsilatRead: false,
      muhasebeRead: false,
      muhasebeWrite: false,
    });
  });

  it('A-05: shows when it was last used, to the minute', async () => {
    const owner = await signUpOwner(server);
    const key = await create(owner);
    const lastUse = async () =>
      (await owner.client.GET('/company/api', { params: { query: owner.query } })).data.items[0]?.lastUsedAt;
    const token = await tokenOf(key);
    expect([key.lastUsedAt, await lastUse()]).toEqual([null, null]);
    await call(token, '/company');
    const first = server.clock.now().toISOString();
    expect(await lastUse()).toBe(first);
    server.clock.advance(59);
    await call(token, '/company');
    expect(await lastUse()).toBe(first);
    server.clock.advance(1);
    await call(token, '/company');
    expect(await lastUse()).toBe(server.clock.now().toISOString());
  });

  it('KEY-06: is not a user session: calls that need a person answer 403 with a message', async () => {
    const owner = await signUpOwner(server);
    const token = await tokenOf(await create(owner));
    const needed = {
      code: 'PERSON_NEEDED',
      message: 'Bu işlem API anahtarı ile yapılamaz, lütfen kullanıcı olarak giriş yapınız.',
    };
    const calls: [string, string, unknown?][] = [
      ['GET', '/account'],
      ['PUT', '/account/email', { email: 'a@ornek.com.tr' }],
      ['PUT', '/account/name', { name: 'Ali' }],
      ['PUT', '/account/password', { password: owner.password, new_password: 'Parola2!' }],
      ['POST', '/account/phone', { phone: '905321234567' }],
      ['POST', '/company', { vknTckn: '1234567890', email: 'a@ornek.com.tr' }],
      ['POST', '/company/gib', { userCode: '1', password: '1' }],
    ];
    for (const [method, path, body] of calls) {
      const response = await call(token, path, method, body);
      expect([path, response.status, await response.json()]).toEqual([path, 403, needed]);
    }
  });

  it('KEY-06, USR-13: an admin’s key is not an admin', async () => {
    const owner = await signUpOwner(server);
    await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, owner.user.id));
    const other = await signUpOwner(server);
    const token = await tokenOf(await create(owner));
    expect((await call(token, `/company/user?companyId=${other.companyId}`)).status).toBe(403);
    expect((await call(token, `/company?companyId=${owner.companyId}`, 'DELETE')).status).toBe(403);
    expect((await call(token, `/company?companyId=${owner.companyId}`, 'PUT', { cadde: 'x' })).status).toBe(403);
  });

  it('API-06: has its own Idempotency-Keys, so it never gets a person’s answer', async () => {
    const owner = await signUpOwner(server);
    const key = crypto.randomUUID();
    await owner.client.POST('/company/api', {
      params: { query: owner.query, header: { 'Idempotency-Key': key } },
      body: { name: 'Muhasebe' },
    });
    const token = await tokenOf(await create(owner));
    const response = await server.fetch(
      new Request(`${server.baseUrl}/company/api?companyId=${owner.companyId}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({ name: 'Muhasebe' }),
      }),
    );
    expect(response.status).toBe(403);
  });
});
