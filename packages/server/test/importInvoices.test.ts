import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '../src/db/schema';
import { createPortalAccounts } from '../src/portal/createPortalAccounts';
import { importInvoices } from '../src/services/sync/importInvoices';
import { apiError } from '../src/testing/apiError';
import { invoiceBody } from '../src/testing/invoiceBody';
import { linkNewcomer, type LinkedNewcomer } from '../src/testing/linkNewcomer';
import { portalView } from '../src/testing/portalView';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

const USER_CODE = '33333301';

let server: TestServer;
let owner: LinkedNewcomer;
beforeAll(async () => {
  server = await startTestServer();
  owner = await linkNewcomer(server, USER_CODE);
});
afterAll(() => server.close());

const run = async (from: string, to: string) => {
  const accounts = createPortalAccounts({ ...server.ports });
  const result = await importInvoices({ ...server.ports, accounts }, owner.companyId, from, to);
  await accounts.close();
  return result;
};
const all = async () => (await owner.client.GET('/fatura/all', { params: { query: owner.query } })).data.items;

describe('invoices that the portal has', () => {
  it('GIB-05, INV-38: they come with their amounts, without a type, and are GONDERILDI', async () => {
    const { imported, failure } = await run('2026-08-01', '2026-09-02');
    expect(failure).toBeUndefined();
    const listed = await portalView(server, USER_CODE, ({ list }) => list('2026-08-01', '2026-09-02'));
    expect(imported).toBe(listed.length);
    expect(imported).toBeGreaterThan(10);

    const items = await all();
    expect(items.map(({ ettn }) => ettn).sort()).toEqual(listed.map(({ ettn }) => ettn).sort());
    for (const item of items) {
      expect(item).toMatchObject({ faturaTip: null, portalDurumu: 'GONDERILDI', totals: { odenecekTutar: expect.stringMatching(/^\d+\.\d\d$/), odenecekTutarText: expect.stringMatching(/^YALNIZ /) } });
    }
    const [first] = items;
    const { data: invoice } = await owner.client.GET('/fatura/{id}', { params: { path: { id: first?.id ?? '' }, query: owner.query } });
    expect(invoice.malHizmetler.length).toBeGreaterThan(0);
    expect(invoice.malHizmetler[0]).toMatchObject({ malHizmet: expect.any(String), malHizmetTutari: expect.stringMatching(/^\d+\.\d\d$/) });
    expect(server.logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('GIB-04: the same days again bring nothing anew', async () => {
    const before = await all();
    expect(await run('2026-08-01', '2026-09-02')).toEqual({ imported: 0 });
    expect(await all()).toEqual(before);
  });

  it('INV-10: they cannot be edited', async () => {
    const draft = (await all()).find(({ onayDurumu }) => onayDurumu === 'Onaylanmadi');
    expect(await apiError(owner.client.PUT('/fatura/{id}', { params: { path: { id: draft?.id ?? '' }, query: owner.query }, body: invoiceBody() }))).toMatchObject({ status: 409, message: 'Bu fatura düzenlenemez.' });
  });

  it('GIB-04: an invoice of ours is not brought a second time, nor while its identity is not known', async () => {
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    server.simulator.setSwitches({ faults: [{ kind: 'droppedConnection', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', when: 'after', times: 1 }] });
    const { data: ours } = await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    expect(ours.portalDurumu).toBe('BELIRSIZ');
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    expect(await run('2026-09-03', '2026-09-03')).toEqual({ imported: 0 });
    server.clock.advance(10);
    await server.runJobs();
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    expect(await run('2026-09-03', '2026-09-03')).toEqual({ imported: 0 });
    const rows = await server.db.queries.select().from(invoices).where(and(eq(invoices.companyId, owner.companyId), eq(invoices.faturaTarih, '2026-09-03')));
    expect(rows).toMatchObject([{ id: ours.id, portalDurumu: 'GONDERILDI' }]);
  });

  it('GIB-12: a portal that goes away stops the import with what there is', async () => {
    server.simulator.setSwitches({ faults: [{ kind: 'droppedConnection' }] });
    expect(await run('2026-07-01', '2026-07-31')).toMatchObject({ failure: { kind: 'unreachable' } });
    server.simulator.setSwitches({ faults: [] });
  });
});
