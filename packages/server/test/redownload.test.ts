import { unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoiceDocuments, invoices } from '../src/schema';
import { syncCompany } from '../src/sync/syncCompany';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const TODAY = '2026-09-03';

const server = await testServer({ config: { manualSync: false } });
const owner = await linkNewcomer(server, '33333302');
const { app } = server.secondApp();
while ((await syncCompany(app.ports, owner.companyId)) !== undefined);
await app.close();

interface Named {
  readonly ettn: string | null;
  readonly belgeNumarasi: string | null;
  readonly faturaTarih: string;
}
const redownload = ({ ettn, belgeNumarasi, faturaTarih }: Named, changes = {}) =>
  owner.client.GET('/fatura/re-download', {
    params: {
      query: { ...owner.query, ettn: ettn ?? '', belgeNumarasi: belgeNumarasi ?? '', faturaTarih, ...changes },
    },
  });
const documents = (invoiceId: string) =>
  server.db.queries.select().from(invoiceDocuments).where(eq(invoiceDocuments.invoiceId, invoiceId));
const kinds = async (invoiceId: string) =>
  (await documents(invoiceId)).map(({ dosya, kaynak }) => `${dosya} ${kaynak}`).sort();
const open = async (key: string | null, dosya: string) => {
  const { data } = await owner.client.POST('/belge/{ettn}/link', {
    params: { path: { ettn: key ?? '' }, query: owner.query },
    body: { dosya: dosya as 'zip' },
  });
  return new Uint8Array(await (await server.fetch(new Request(owner.client.addressOf(data.url)))).arrayBuffer());
};
const imported = async () =>
  (await server.db.queries.select().from(invoices).where(eq(invoices.companyId, owner.companyId))).filter(
    ({ faturaTip, onayDurumu }) => faturaTip === null && onayDurumu === 'Onaylandi',
  );

describe('documents of an imported invoice', () => {
  it('LST-13, GIB-03: are fetched from the portal at the first request and stored', async () => {
    const [row] = await imported();
    expect(await documents(row?.id ?? '')).toEqual([]);
    const zip = await open(row?.ettn ?? null, 'zip');
    expect(Object.keys(unzipSync(zip)).sort()).toEqual([`${row?.ettn}_f.html`, `${row?.ettn}_f.xml`]);
    expect(await kinds(row?.id ?? '')).toEqual(['html portal', 'zip portal']);
    server.meet({ kind: 'droppedConnection' });
    expect(await open(row?.ettn ?? null, 'zip')).toEqual(zip);
    expect(new TextDecoder().decode(await open(row?.ettn ?? null, 'html'))).toBe(
      new TextDecoder().decode(unzipSync(zip)[`${row?.ettn}_f.html`]),
    );
  });

  it('LST-13: ours are returned and not stored while the portal is unreachable', async () => {
    const [, row] = await imported();
    server.meet({ kind: 'droppedConnection' });
    expect((await open(row?.ettn ?? null, 'zip')).length).toBeGreaterThan(0);
    expect(await documents(row?.id ?? '')).toEqual([]);
    server.meet();
    await open(row?.ettn ?? null, 'html');
    expect(await kinds(row?.id ?? '')).toEqual(['html portal', 'zip portal']);
  });
});

describe('re-download', () => {
  it('API-74, LST-12, LST-13: adds and shows the portal’s bytes, and keeps lines, type and notes of our own invoice', async () => {
    const issued = await issueInvoice(server, owner);
    await owner.client
      .GET('/belge/{ettn}/{dosya}', {
        params: { path: { ettn: issued.ettn ?? '', dosya: `${issued.ettn}.html` }, query: owner.query },
      })
      .catch(() => undefined);
    const before = await open(issued.ettn, 'html');
    expect(await kinds(issued.id)).toContain('html kalem');
    server.clock.advance(60);
    const { data, response } = await redownload(issued);
    expect(response.status).toBe(200);
    expect(data).toMatchObject({
      id: issued.id,
      faturaTip: 'SATIS',
      malHizmetler: issued.malHizmetler,
      not: issued.not,
      totals: issued.totals,
      onayDurumu: 'Onaylandi',
    });
    const after = await open(issued.ettn, 'html');
    expect(after).not.toEqual(before);
    expect(await kinds(issued.id)).toEqual(expect.arrayContaining(['html kalem', 'html portal', 'zip portal']));
    const count = (await documents(issued.id)).length;
    server.clock.advance(60);
    await redownload(issued);
    expect(await documents(issued.id)).toHaveLength(count);
  });

  it('LST-13, REQ-07: refreshes status and requests, and a new status gives new bytes', async () => {
    const [, , row] = await imported();
    await server.db.queries
      .update(invoices)
      .set({ talepAkisi: [], aliciUnvan: 'Eski Unvan', version: 7 })
      .where(eq(invoices.id, row?.id ?? ''));
    await open(row?.ettn ?? null, 'pdf');
    server.clock.advance(60);
    const { data } = await redownload({
      ettn: row?.ettn ?? null,
      belgeNumarasi: row?.belgeNumarasi ?? null,
      faturaTarih: row?.faturaTarih ?? '',
    });
    expect(data).toMatchObject({
      faturaTip: null,
      aliciUnvan: row?.aliciUnvan,
      talepAkisi: row?.talepAkisi.map(({ tip, durum }) => ({ tip, durum })),
    });
    expect((await kinds(row?.id ?? '')).filter((kind) => kind === 'pdf kalem')).toHaveLength(2);
  });

  it('API-74: 404 without the invoice on either side, or for another number or day, 400 without one of the three, 503 without the portal', async () => {
    const [row] = await imported();
    const named = {
      ettn: row?.ettn ?? null,
      belgeNumarasi: row?.belgeNumarasi ?? null,
      faturaTarih: row?.faturaTarih ?? '',
    };
    expect(await apiError(redownload(named, { ettn: crypto.randomUUID() }))).toMatchObject({ status: 404 });
    expect(await apiError(redownload(named, { belgeNumarasi: 'GIB2026999999999' }))).toMatchObject({ status: 404 });
    expect(await apiError(redownload(named, { faturaTarih: TODAY }))).toMatchObject({ status: 404 });
    expect(await apiError(redownload(named, { ettn: '' }))).toMatchObject({ status: 400 });
    server.meet({ kind: 'maintenancePage' });
    expect(await apiError(redownload(named))).toMatchObject({ status: 503 });
    server.meet();
    const lost = crypto.randomUUID();
    await server.db.queries
      .update(invoices)
      .set({ ettn: lost })
      .where(eq(invoices.id, row?.id ?? ''));
    expect(await apiError(redownload({ ...named, ettn: lost }))).toMatchObject({ status: 404 });
  });

  it('GIB-12: repeats a lost download, and refuses a page in place of the ZIP', async () => {
    const [, row] = await imported();
    const named = {
      ettn: row?.ettn ?? null,
      belgeNumarasi: row?.belgeNumarasi ?? null,
      faturaTarih: row?.faturaTarih ?? '',
    };
    server.meet({ kind: 'droppedConnection', cmd: 'download', times: 1 });
    expect((await redownload(named)).response.status).toBe(200);
    server.meet({ kind: 'maintenancePage', cmd: 'download' });
    expect(await apiError(redownload(named))).toMatchObject({ status: 503 });
  });
});
