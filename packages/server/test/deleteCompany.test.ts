import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullPermissions } from '../src/companies/permissions';
import { findCompany, hideCompany } from '../src/companies/statements';
import { auditLog, companies, portalCredentials, portalSessions } from '../src/schema';
import { withCompany } from '../src/db/wall';
import { addMember, type LinkedNewcomer, linkNewcomer, signUpNewcomer } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const remove = ({ client, query }: Pick<LinkedNewcomer, 'client' | 'query'>) =>
  client.DELETE('/company', { params: { query } });
const credentialsOf = (companyId: string) =>
  server.db.queries.select().from(portalCredentials).where(eq(portalCredentials.companyId, companyId));
const link = (userCode: string, { client }: Pick<LinkedNewcomer, 'client'>) =>
  client.POST('/company/gib', { body: { userCode, password: '1' } });

describe('DELETE /company', () => {
  it('API-22, CMP-32, CMP-33: hides the company from every member, and destroys its portal credentials', async () => {
    const owner = await linkNewcomer(server, '33333302');
    const staff = await addMember(server, owner.companyId, { faturaRead: true, faturaWrite: true });
    await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    expect(await credentialsOf(owner.companyId)).toHaveLength(1);

    expect((await remove(owner)).response.status).toBe(204);
    expect(await credentialsOf(owner.companyId)).toEqual([]);
    for (const { client } of [owner, staff]) {
      expect((await client.GET('/company')).data.items).toEqual([]);
      expect(await apiError(client.GET('/fatura', { params: { query: owner.query } }))).toMatchObject({ status: 403 });
    }
    expect(await apiError(remove(owner))).toMatchObject({ status: 403 });
    const audit = await server.db.queries
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.action, 'deleteCompany')));
    expect(audit).toMatchObject([{ userId: owner.user.id }]);
  });

  it('CMP-33: credentials that come at the same time do not outlive it', async () => {
    const owner = await linkNewcomer(server, '33333308');
    let answer: Promise<{ status: number }> | undefined;
    await withCompany(server.db, owner.companyId, async (tx) => {
      await hideCompany(tx, server.clock.now());
      answer = apiError(
        owner.client.PUT('/company/gib', {
          params: { query: owner.query },
          body: { userCode: '33333308', password: '1' },
        }),
      );
      // So many answers of the database are more than the call needs to come to the company.
      for (let turn = 0; turn < 300; turn += 1) await findCompany(tx);
    });
    expect(await answer).toMatchObject({ status: 403 });
    expect(await credentialsOf(owner.companyId)).toEqual([]);
  });

  it('CMP-33: is not for staff, whatever they may do', async () => {
    const owner = await linkNewcomer(server, '33333303');
    const staff = await addMember(server, owner.companyId, fullPermissions);
    expect(await apiError(remove({ client: staff.client, query: owner.query }))).toMatchObject({
      status: 403,
      message: 'Bu işlem için yetkiniz bulunmamaktadır.',
    });
    expect((await owner.client.GET('/company')).data.items).toHaveLength(1);
  });

  it('CMP-33: a signed link to one of its documents opens nothing any more', async () => {
    const owner = await linkNewcomer(server, '33333304');
    const { data: invoice } = await owner.client.POST('/fatura', {
      params: { query: owner.query },
      body: invoiceBody(),
    });
    const { data } = await owner.client.POST('/belge/{ettn}/link', {
      params: { query: owner.query, path: { ettn: invoice.ettn ?? invoice.id } },
      body: { dosya: 'pdf' },
    });
    expect((await server.fetch(new Request(data.url))).status).toBe(200);
    await remove(owner);
    expect((await server.fetch(new Request(data.url))).status).toBe(403);
  });

  it('CMP-33: nothing of it goes to the portal any more, and its open session ends with its idle time', async () => {
    const owner = await linkNewcomer(server, '33333305');
    await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    await remove(owner);
    server.clock.advance(31);
    const asked: string[] = [];
    server.onPortalCall = (command) => Promise.resolve(void asked.push(command));
    await server.runJobs();
    await server.ports.jobs.enqueue(server.db.queries, 'sweep', {});
    await server.runJobs();
    server.onPortalCall = () => Promise.resolve();
    expect(asked.filter((command) => command !== 'logout')).toEqual([]);
    const [session] = await server.db.queries
      .select()
      .from(portalSessions)
      .where(eq(portalSessions.companyId, owner.companyId));
    expect(session?.sealedToken ?? null).toBe(null);
  });

  it('CMP-14: linked again it is back, with its trial, its licence and its invoices, for the owner alone', async () => {
    const owner = await linkNewcomer(server, '33333306');
    const staff = await addMember(server, owner.companyId, { faturaRead: true });
    const { data: invoice } = await owner.client.POST('/fatura', {
      params: { query: owner.query },
      body: invoiceBody(),
    });
    const paidAt = server.clock.now();
    await server.db.queries.update(companies).set({ paidAt, demoDuration: 5 }).where(eq(companies.id, owner.companyId));
    const [before] = (await owner.client.GET('/company')).data.items;
    await remove(owner);
    server.clock.advance(86_400);
    await owner.client.session.signIn(owner);
    await link('33333306', owner);

    const [after] = (await owner.client.GET('/company')).data.items;
    expect(after).toMatchObject({
      id: owner.companyId,
      createdAt: before?.createdAt,
      paidAt: before?.paidAt,
      demoDuration: 5,
      owner: true,
    });
    const { data } = await owner.client.GET('/fatura', { params: { query: owner.query } });
    expect(data.items.map(({ id }) => id)).toContain(invoice.id);
    await staff.client.session.signIn(staff);
    expect((await staff.client.GET('/company')).data.items).toEqual([]);
  });

  it('CMP-14: whoever has its portal account gets it, and the former owner loses it', async () => {
    const [owner, successor] = [await linkNewcomer(server, '33333307'), await signUpNewcomer(server)];
    await remove(owner);
    const { data } = await link('33333307', successor);
    expect(data).toMatchObject({ id: owner.companyId, owner: true });
    expect(await apiError(owner.client.GET('/fatura', { params: { query: owner.query } }))).toMatchObject({
      status: 403,
    });
  });
});
