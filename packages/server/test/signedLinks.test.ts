import { noPermissions } from '@kalem/domain';
import { createClient, type KalemClient } from '@kalem/sdk';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clearExpired } from '../src/clearExpired';
import { serverQueries } from '../src/db/wall';
import { auditLog } from '../src/db/tables';
import { documentLinks } from '../src/companies/linkTables';
import { members } from '../src/companies/tables';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { openPartner, pageWith, partnerFields, sessionOf } from '../src/testing/partners';
import { addMember, linkNewcomer, type Owner, signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

type Maker = Pick<Owner, 'query'> & { readonly client: KalemClient };
const WEEK = 604_800;

const save = async ({ client, query }: Maker) =>
  (await client.POST('/fatura', { params: { query }, body: invoiceBody() })).data.id;
const linkOf = async ({ client, query }: Maker, ettn: string, sure = WEEK) => {
  const { data } = await client.POST('/belge/{ettn}/link', {
    params: { query, path: { ettn } },
    body: { dosya: 'html', sure },
  });
  return { ...data, url: client.addressOf(data.url) };
};
const bundleOf = async ({ client, query }: Maker, id: string) => {
  const { data } = await client.POST('/belgeler', { params: { query }, body: { faturaIds: [id] } });
  return client.addressOf(data.url);
};
const open = async (url: string) => {
  const response = await server.fetch(new Request(url));
  await response.body?.cancel();
  return response.status;
};

/** A new API key, and a program that uses it. */
async function keyOf({ client, query }: Maker) {
  const { data: key } = await client.POST('/company/api', { params: { query }, body: { name: 'Muhasebe' } });
  const program: Maker = {
    client: createClient({ baseUrl: server.baseUrl, fetch: server.fetch, retries: 0, auth: key }),
    query,
  };
  return { key, program };
}

/** A partner, and the page of one of its sessions. */
async function openPage() {
  const partner = await openPartner(server);
  const session = await partner.bank.createSession(sessionOf());
  const page: Maker = { client: pageWith(server, session.token), query: { companyId: session.companyId } };
  return { ...partner, session, page, link: await linkOf(page, await save(page)) };
}

describe('the end of signed links', () => {
  it('A-25, ATK-64: a link of a partner session ends with the session, even if seven days were requested', async () => {
    const { link, session } = await openPage();
    expect(link.expiresAt).toBe(session.expiresAt);
    expect(await open(link.url)).toBe(200);
    server.clock.advance(900);
    expect(await open(link.url)).toBe(403);
  });

  it('ATK-64: a link of a partner session ends when the session is revoked or the partner paused', async () => {
    const revoked = await openPage();
    await revoked.bank.revokeAllSessions();
    expect(await open(revoked.link.url)).toBe(403);

    const paused = await openPage();
    await paused.admin.client.PUT('/admin/partner/{id}', {
      params: { path: { id: paused.id } },
      body: { ...partnerFields, durum: 'DURDURULDU' },
    });
    expect(await open(paused.link.url)).toBe(403);
  });

  it('CMP-14, A-25: links end with the company, and are not restored with it', async () => {
    const owner = await linkNewcomer(server, '33333302');
    const { url } = await linkOf(owner, await save(owner));
    await owner.client.DELETE('/company', { params: { query: owner.query } });
    expect(await open(url)).toBe(403);
    const { data: company } = await owner.client.POST('/company/gib', {
      body: { userCode: '33333302', password: '1' },
    });
    expect(company.id).toBe(owner.companyId);
    expect(await open(url)).toBe(403);
  });

  it('ATK-64: a link of an API key ends when the key is deleted', async () => {
    const owner = await signUpOwner(server);
    const { key, program } = await keyOf(owner);
    const { url } = await linkOf(program, await save(owner));
    server.clock.advance(86_400);
    expect(await open(url)).toBe(200);
    await owner.client.DELETE('/company/api/{id}', { params: { query: owner.query, path: { id: key.id } } });
    expect(await open(url)).toBe(403);
  });

  it('A-25, ATK-64: a member’s links to documents and bundles end with the membership and with faturaRead', async () => {
    const owner = await signUpOwner(server);
    const id = await save(owner);
    for (const end of [
      (path: { id: string }) => owner.client.DELETE('/company/user/{id}', { params: { query: owner.query, path } }),
      (path: { id: string }) =>
        owner.client.PUT('/company/user/{id}/permissions', {
          params: { query: owner.query, path },
          body: { ...noPermissions, stokRead: true },
        }),
    ]) {
      const { client, user } = await addMember(server, owner.companyId, { faturaRead: true });
      const member = { client, query: owner.query };
      const urls = [(await linkOf(member, id)).url, await bundleOf(member, id)];
      for (const url of urls) expect(await open(url)).toBe(200);
      await end({ id: user.id });
      for (const url of urls) expect(await open(url)).toBe(403);
    }
  });

  it('ATK-64: a link of an API key that ended with apiWrite does not return with it', async () => {
    const owner = await signUpOwner(server);
    const id = await save(owner);
    const permissions = { ...noPermissions, faturaRead: true, apiRead: true, apiWrite: true };
    const { client, user } = await addMember(server, owner.companyId, permissions);
    const { program } = await keyOf({ client, query: owner.query });
    const { url } = await linkOf(program, id);
    const { url: own } = await linkOf({ client, query: owner.query }, id, WEEK - 1);
    for (const body of [{ ...noPermissions, faturaRead: true }, permissions])
      await owner.client.PUT('/company/user/{id}/permissions', {
        params: { query: owner.query, path: { id: user.id } },
        body,
      });
    expect([await open(url), await open(own)]).toEqual([403, 200]);
  });

  it('ATK-64: a link that ended with a membership or faturaRead does not return with it', async () => {
    const owner = await signUpOwner(server);
    const id = await save(owner);
    const permissions = { ...noPermissions, faturaRead: true };
    const { client, user } = await addMember(server, owner.companyId, permissions);
    const { url } = await linkOf({ client, query: owner.query }, id);
    const allow = (body: typeof noPermissions) =>
      owner.client.PUT('/company/user/{id}/permissions', {
        params: { query: owner.query, path: { id: user.id } },
        body,
      });
    await allow(noPermissions);
    await allow(permissions);
    expect(await open(url)).toBe(403);

    const { url: second } = await linkOf({ client, query: owner.query }, id);
    await owner.client.DELETE('/company/user/{id}', { params: { query: owner.query, path: { id: user.id } } });
    await server.db.queries
      .insert(members)
      .values({ companyId: owner.companyId, userId: user.id, permissions, createdAt: server.clock.now() });
    expect(await open(second)).toBe(403);
  });

  it('ATK-64: two makers of the same link in one second each get their own', async () => {
    const owner = await signUpOwner(server);
    const id = await save(owner);
    const { client, user } = await addMember(server, owner.companyId, { faturaRead: true });
    const theirs = await linkOf({ client, query: owner.query }, id);
    const { url } = await linkOf(owner, id);
    expect(theirs.url).toBe(url);
    await owner.client.DELETE('/company/user/{id}', { params: { query: owner.query, path: { id: user.id } } });
    expect(await open(url)).toBe(200);
  });

  it('A-25, ATK-64: only the owner can revoke all links of the company, and of no other', async () => {
    const [owner, other] = [await signUpOwner(server), await signUpOwner(server)];
    const id = await save(owner);
    const member = await addMember(server, owner.companyId, { faturaRead: true, companyWrite: true });
    const { query } = owner;
    const urls = [
      (await linkOf(owner, id)).url,
      (await linkOf({ client: member.client, query }, id)).url,
      await bundleOf(owner, id),
    ];
    const foreign = await linkOf(other, await save(other));
    expect(await apiError(member.client.DELETE('/belge/link', { params: { query } }))).toMatchObject({ status: 403 });
    expect((await owner.client.DELETE('/belge/link', { params: { query } })).response.status).toBe(204);
    for (const url of urls) expect(await open(url)).toBe(403);
    expect(await open(foreign.url)).toBe(200);
    expect(await open((await linkOf(owner, id)).url)).toBe(200);
  });

  it('deletes expired links', async () => {
    const owner = await signUpOwner(server);
    await linkOf(owner, await save(owner), 60);
    server.clock.advance(61);
    await clearExpired(serverQueries(server.db, 'sweep'), server.clock.now());
    const left = server.db.queries.$count(documentLinks, eq(documentLinks.companyId, owner.companyId));
    expect(await left).toBe(0);
  });
});

it('A-25, ATK-64: links, bundles and exports are in the audit log, with one row for an export of many calls', async () => {
  const owner = await signUpOwner(server);
  const id = await save(owner);
  await linkOf(owner, id);
  await bundleOf(owner, id);
  for (let count = 0; count < 3; count += 1) await owner.client.GET('/fatura/all', { params: { query: owner.query } });
  await owner.client.DELETE('/belge/link', { params: { query: owner.query } });
  const rows = await server.db.queries
    .select({ action: auditLog.action, userId: auditLog.userId })
    .from(auditLog)
    .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.userId, owner.user.id)))
    .orderBy(desc(auditLog.seq))
    .limit(4);
  expect(rows.map(({ action }) => action)).toEqual([
    'revokeDocumentLinks',
    'listAllInvoices',
    'createDocumentBundle',
    'createDocumentLink',
  ]);
  server.clock.advance(601);
  await owner.client.GET('/fatura/all', { params: { query: owner.query } });
  const exports = and(eq(auditLog.companyId, owner.companyId), eq(auditLog.action, 'listAllInvoices'));
  expect(await server.db.queries.$count(auditLog, exports)).toBe(2);
});
