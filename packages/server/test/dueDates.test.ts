import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import { serverQueries, withCompany } from '../src/db/wall';
import { beginSync } from '../src/sync/runs';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak, portalView } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Newcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { emptyPortalInvoice, type PortalInvoice } from '../src/ports/Portal';

const TODAY = '2026-09-03';
const DUE = '2026-10-03';
const DUE_NOTE = 'Vade tarihi: 03/10/2026';
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
});
afterEach(() => server.close());

const open = async ({ client, query }: Owner, id: string) => {
  const { data, response } = await client.GET('/fatura/{id}', { params: { path: { id }, query } });
  return { ...data, etag: response.headers.get('ETag') ?? '' };
};
const followUp = (
  { query }: Owner,
  { client }: Newcomer,
  id: string,
  body: { vadeTarihi: string | null; iadeTuru?: 'ALIS_IADESI' | 'SATIS_IADESI' | null },
  etag?: string,
) =>
  client.PUT('/fatura/{id}/takip', {
    params: { path: { id }, query, ...(etag !== undefined && { header: { 'If-Match': etag } }) },
    body: { iadeTuru: null, ...body },
  });
const syncNow = async ({ companyId }: Owner) => {
  await withCompany(server.db, companyId, (tx) =>
    beginSync(tx, { baslangicTarihi: TODAY, bitisTarihi: TODAY, toplamPencere: 1 }, server.clock.now()),
  );
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'syncCompany', { companyId });
  await server.runJobs();
};

describe('the due date of an invoice', () => {
  it('MNY-13, MNY-15: is stored and answered by every reader; a wrong one is refused at its field', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const save = (vadeTarihi: string | null) =>
      owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody({ vadeTarihi }) });
    const { data } = await save(DUE);
    expect(data.vadeTarihi).toBe(DUE);
    expect((await open(owner, data.id)).vadeTarihi).toBe(DUE);
    const { data: page } = await owner.client.GET('/fatura', { params: { query: owner.query } });
    expect(page.items.map(({ vadeTarihi }) => vadeTarihi)).toContain(DUE);
    expect((await save(null)).data.vadeTarihi).toBeNull();
    expect((await save('')).data.vadeTarihi).toBeNull();
    expect(await apiError(save('2026-09-02'))).toMatchObject({
      status: 422,
      faults: [{ path: 'vadeTarihi', code: 'DUE_BEFORE_INVOICE', message: 'Vade, fatura tarihinden önce olamaz' }],
    });
    expect(await apiError(save('2027-09-04'))).toMatchObject({
      status: 422,
      faults: [{ path: 'vadeTarihi', message: 'Vade en fazla 365 gün sonra olabilir' }],
    });
    expect(await apiError(save('2026-02-30'))).toMatchObject({
      faults: [{ path: 'vadeTarihi', code: 'INVALID_DATE' }],
    });
  });

  it('MNY-17, MNY-18: is on the document as a note, and read back from it by another company that downloads it', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const not = `YALNIZ BİN İKİ YÜZ ALTMIŞ\n${DUE_NOTE}###Teşekkür ederiz`;
    const sold = await issueInvoice(server, owner, { vadeTarihi: DUE, not });
    await server.runJobs();
    const { data: link } = await owner.client.POST('/belge/{ettn}/link', {
      params: { path: { ettn: sold.ettn ?? '' }, query: owner.query },
      body: { dosya: 'html' },
    });
    const html = await (await server.fetch(new Request(owner.client.addressOf(link.url)))).text();
    expect(html).toContain(DUE_NOTE);
    // The account is linked again, as after a lost database: everything comes from the portal.
    await server.db.queries.execute(`delete from invoice where id = '${sold.id}'`);
    server.clock.advance(60);
    await syncNow(owner);
    const { data: all } = await owner.client.GET('/fatura/all', {
      params: { query: { ...owner.query, baslangicTarihi: TODAY, bitisTarihi: TODAY } },
    });
    expect(all.items.find(({ ettn }) => ettn === sold.ettn)).toMatchObject({ faturaTip: null, vadeTarihi: DUE });
  });

  it('MNY-18: a client that does not send it keeps the day that the notes name, and null removes it', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const not = `${DUE_NOTE}###`;
    const { vadeTarihi: _, ...older } = invoiceBody({ not });
    const { data } = await owner.client.POST('/fatura', { params: { query: owner.query }, body: older });
    expect(data.vadeTarihi).toBe(DUE);
    const put = (body: ReturnType<typeof invoiceBody>) =>
      owner.client.PUT('/fatura/{id}', { params: { path: { id: data.id }, query: owner.query }, body });
    expect((await put(older)).data.vadeTarihi).toBe(DUE);
    expect((await put({ ...older, vadeTarihi: null })).data.vadeTarihi).toBeNull();
    expect((await put(invoiceBody({ not: '' }))).data.vadeTarihi).toBeNull();
  });

  it('MNY-18: stays when the portal changes an invoice whose notes do not name it', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const query = owner.query;
    const { data } = await owner.client.POST('/fatura', { params: { query }, body: invoiceBody({ vadeTarihi: DUE }) });
    await owner.client.GET('/company/logout', { params: { query } });
    await portalView(server, '33333301', async ({ sign }) => sign(data.ettn ?? ''));
    await syncNow(owner);
    expect(await open(owner, data.id)).toMatchObject({ onayDurumu: 'Onaylandi', vadeTarihi: DUE });
  });
});

describe('the follow-up of an approved invoice', () => {
  it('MNY-21: changes the due date and no document, for who may write collection alone', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const sold = await issueInvoice(server, owner, { vadeTarihi: DUE, not: `${DUE_NOTE}###` });
    const collector = await addMember(server, owner.companyId, { tahsilatWrite: true });
    const { data, response } = await followUp(owner, collector, sold.id, { vadeTarihi: '2026-11-01' });
    // The collector may not read invoices, so the answer has nothing else.
    expect(data).toEqual({ vadeTarihi: '2026-11-01', iadeTuru: null, takipDisi: false });
    const { etag, ...stored } = await open(owner, sold.id);
    expect(stored).toMatchObject({ vadeTarihi: '2026-11-01', not: sold.not, onayDurumu: 'Onaylandi' });
    expect(response.headers.get('ETag')).toBe(etag);
    const same = await followUp(owner, collector, sold.id, { vadeTarihi: '2026-11-01' });
    expect(same.response.headers.get('ETag')).toBe(etag);
    expect((await followUp(owner, collector, sold.id, { vadeTarihi: null })).data.vadeTarihi).toBeNull();
    const seller = await addMember(server, owner.companyId, { faturaRead: true, faturaWrite: true });
    expect(await apiError(followUp(owner, seller, sold.id, { vadeTarihi: null }))).toMatchObject({ status: 403 });
    const { data: log } = await owner.client.GET('/company/denetim', {
      params: { query: { ...owner.query, konu: 'TAHSILAT' } },
    });
    expect(log.items.map(({ islem, hedef }) => [islem, hedef])).toEqual(
      Array(2).fill(['updateInvoiceFollowUp', sold.belgeNumarasi]),
    );
  });

  it('MNY-21: a re-download of a portal invoice keeps the due date that a person chose', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const sold = await issueInvoice(server, owner, { not: `${DUE_NOTE}###` });
    await server.runJobs();
    // As if it came from the portal, with other notes than the portal has now.
    await server.db.queries.execute(
      `update invoice set fatura_tip = null, portal_fatura_tip = 'SATIS', "not" = '' where id = '${sold.id}'`,
    );
    await followUp(owner, owner, sold.id, { vadeTarihi: '2026-11-01' });
    const { belgeNumarasi, faturaTarih, ettn } = sold;
    const { data } = await owner.client.GET('/fatura/re-download', {
      params: { query: { ...owner.query, belgeNumarasi, faturaTarih, ettn: ettn ?? '' } },
    });
    expect(data).toMatchObject({ not: DUE_NOTE, vadeTarihi: '2026-11-01' });
  });

  it('MNY-21: refuses a draft, a wrong day, an old version and an invoice of another company', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const sold = await issueInvoice(server, owner);
    const { etag } = await open(owner, sold.id);
    const query = owner.query;
    const { data: draft } = await owner.client.POST('/fatura', { params: { query }, body: invoiceBody() });
    const problem = (id: string, vadeTarihi: string | null, version?: string) =>
      apiError(followUp(owner, owner, id, { vadeTarihi }, version));
    expect(await problem(draft.id, DUE)).toMatchObject({ status: 409, code: 'FOLLOW_UP_NEEDS_APPROVAL' });
    expect(await problem(sold.id, '2026-09-02')).toMatchObject({
      status: 422,
      faults: [{ path: 'vadeTarihi', code: 'DUE_BEFORE_INVOICE' }],
    });
    await followUp(owner, owner, sold.id, { vadeTarihi: DUE }, etag);
    expect(await problem(sold.id, null, etag)).toMatchObject({ status: 412 });
    const other = await linkNewcomer(server, '33333302');
    expect(await apiError(followUp(other, other, sold.id, { vadeTarihi: null }))).toMatchObject({ status: 404 });
    expect(await open(owner, sold.id)).toMatchObject({ vadeTarihi: DUE });
  });

  it('MNY-21: downloads keep the kind of a portal return that a user chose, and find it again when it is removed', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const { belgeNumarasi } = await issueInvoice(server, owner, kizilirmak);
    await server.runJobs();
    /** Makes an invoice at the portal to the same recipient, signs it, and downloads it. Returns its ETTN. */
    const downloadAnother = async (faturaSaat: string, changes: Partial<PortalInvoice> = {}) => {
      server.clock.advance(60);
      await owner.client.GET('/company/logout', { params: { query: owner.query } });
      const ettn = await portalView(server, '33333301', async ({ create, list, sign }) => {
        const before = new Set((await list()).map((row) => row.ettn));
        await create({ ...flourAtPortal, faturaSaat, ...changes });
        const made = (await list()).find((row) => !before.has(row.ettn))?.ettn ?? '';
        await sign(made);
        return made;
      });
      await syncNow(owner);
      return ettn;
    };
    const iadeFaturalari = [{ faturaNumarasi: belgeNumarasi, faturaTarih: TODAY }];
    const ettn = await downloadAnother('10:00:00', { faturaTip: 'IADE', iadeFaturalari });
    const find = async () => {
      const { data } = await owner.client.GET('/fatura', { params: { query: { ...owner.query, ettn } } });
      return data.items[0];
    };
    expect(await find()).toMatchObject({ portalFaturaTip: 'IADE', iadeTuru: 'SATIS_IADESI' });
    const id = (await find())?.id ?? '';
    await followUp(owner, owner, id, { vadeTarihi: null, iadeTuru: 'ALIS_IADESI' });
    await downloadAnother('10:01:00');
    expect(await find()).toMatchObject({ iadeTuru: 'ALIS_IADESI' });
    await followUp(owner, owner, id, { vadeTarihi: null, iadeTuru: null });
    await downloadAnother('10:02:00');
    expect(await find()).toMatchObject({ iadeTuru: 'SATIS_IADESI' });
  });
});

const flourAtPortal: PortalInvoice = {
  ...emptyPortalInvoice,
  ...{ faturaTarih: TODAY, faturaTip: 'SATIS', ulke: 'Türkiye', ...kizilirmak },
  malHizmetler: [
    {
      ...{ malHizmet: 'Un', miktar: '1', birim: 'C62', birimFiyat: '100', fiyat: '100', malHizmetTutari: '100' },
      ...{ kdvOrani: '20', kdvTutari: '20' },
    },
  ],
  totals: { matrah: '100', vergilerDahilToplamTutar: '120', odenecekTutar: '120' },
};
