import type { components, paths } from '@kalem/openapi';
import { dueDayOf } from '@kalem/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withCompany } from '../src/db/wall';
import { rowsOf } from '../src/db/rows';
import { setTalepOfInvoice } from '../src/invoices/talepAkisi';
import { apiError } from '../src/testing/answers';
import { issueInvoice, invoiceBody } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Owner, signUpOwner } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

type Schemas = components['schemas'];
type Filter = Omit<NonNullable<paths['/fatura']['get']['parameters']['query']>, 'companyId'>;

const PAYABLE = '1260.00';
const server = await testServer({ render: emptyPdf });
/** Ids by what was done with the invoices. */
const ids: Record<string, string> = {};
let owner: Owner;

/** The names of the invoices that the list answers, in its order. */
const named = (items: readonly { id: string }[]) =>
  items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? id);
const list = async (filter: Filter, client = owner.client) =>
  named((await client.GET('/fatura', { params: { query: { ...owner.query, ...filter } } })).data.items);
const pay = async (faturaId: string, tutar: string, received = tutar) => {
  const body = { tarih: '2026-09-03', tutar: received, paraBirim: 'TRY', yontem: 'HAVALE' as const };
  const dagitim = [{ faturaId, tutar }];
  await owner.client.POST('/tahsilat', { params: { query: owner.query }, body: { ...body, faturaId, dagitim } });
};

beforeAll(async () => {
  owner = await linkNewcomer(server, '33333301');
  const issue = async (name: string, changes: Parameters<typeof invoiceBody>[0] = {}) => {
    const invoice = await issueInvoice(server, owner, changes);
    ids[name] = invoice.id;
    return invoice;
  };
  const tracking = { vadeGunu: null, vadeyiGoster: true, baslangic: '2026-09-01' };
  await issue('untracked', { faturaTarih: '2026-08-31', vadeTarihi: '2026-08-31' });
  await owner.client.PUT('/tahsilat-ayarlari', { params: { query: owner.query }, body: tracking });
  await server.runJobs();
  await issue('open', { vadeTarihi: '2026-09-03' });
  await issue('late', { faturaTarih: '2026-09-01', vadeTarihi: '2026-09-02' });
  await issue('partLate', { faturaTarih: '2026-09-01', vadeTarihi: '2026-09-01' });
  await issue('part');
  await issue('paid', { faturaTarih: '2026-09-01', vadeTarihi: '2026-09-01' });
  await issue('overpaid', { vadeTarihi: '2026-12-01' });
  await issue('outOfTracking', { vadeTarihi: '2026-12-02' });
  const { belgeNumarasi } = await issue('void', { vadeTarihi: '2026-12-03' });
  await pay(ids['part'] ?? '', '260.00');
  await pay(ids['partLate'] ?? '', '1000.00');
  await pay(ids['paid'] ?? '', PAYABLE);
  await pay(ids['overpaid'] ?? '', PAYABLE, '1500.00');
  await owner.client.PUT('/fatura/{id}/takip', {
    params: { path: { id: ids['outOfTracking'] ?? '' }, query: owner.query },
    body: { vadeTarihi: '2026-12-02', iadeTuru: null, takipDisi: true },
  });
  await withCompany(server.db, owner.companyId, (tx) =>
    setTalepOfInvoice(
      tx,
      { belgeNumarasi },
      { talep: { tip: 'IPTAL', durum: 'KABUL' }, tarih: '2026-09-03', now: server.clock.now() },
    ),
  );
  const body = invoiceBody({ vadeTarihi: '2026-12-04' });
  ids['draft'] = (await owner.client.POST('/fatura', { params: { query: owner.query }, body })).data.id;
}, 120_000);

describe('invoices by state of their collection', () => {
  const states: [NonNullable<Filter['tahsilatDurumu']>, string[]][] = [
    ['ACIK', ['late', 'open']],
    ['KISMI', ['part', 'partLate']],
    ['ODENDI', ['overpaid', 'paid']],
    ['FAZLA', ['overpaid']],
    ['GECIKMIS', ['late', 'partLate']],
  ];
  it.each(states)('MNY-51: %s in the list, the search, the export and the sums', async (tahsilatDurumu, expected) => {
    expect((await list({ tahsilatDurumu })).sort()).toEqual(expected);
    const params = { query: { ...owner.query, tahsilatDurumu } };
    const { data: all } = await owner.client.GET('/fatura/all', { params });
    expect(named(all.items).sort()).toEqual(expected);
    const search = { query: { ...params.query, q: 'çamlıca' } };
    const { data: found } = await owner.client.GET('/fatura/search', { params: search });
    expect(named(found.items).sort()).toEqual(expected);
    const { data: sums } = await owner.client.GET('/fatura/ozet', { params });
    expect(sums.items).toMatchObject([{ onayDurumu: 'Onaylandi', adet: expected.length }]);
    const durum = tahsilatDurumu === 'GECIKMIS' ? undefined : tahsilatDurumu;
    if (durum && durum !== 'ODENDI')
      expect(all.items.map(({ tahsilat }) => tahsilat?.durum)).toEqual(expected.map(() => durum));
  });

  it('MNY-22, MNY-51: an invoice without an amount to pay is paid', async () => {
    const free = invoiceBody({ vadeTarihi: '2026-09-03' });
    const lines = free.malHizmetler.map((line) => ({ ...line, iskontoTip: 'ISKONTO' as const, iskontoOrani: '100' }));
    const { id } = await issueInvoice(server, owner, { malHizmetler: lines });
    expect((await list({ tahsilatDurumu: 'ODENDI' })).sort()).toEqual([id, 'overpaid', 'paid']);
    expect(await list({ tahsilatDurumu: 'ACIK' })).not.toContain(id);
    await withCompany(server.db, owner.companyId, (tx) => tx.execute(sql`delete from invoice where id = ${id}`));
  });

  it('MNY-51: the sums have what is left to pay of tracked invoices', async () => {
    const { data } = await owner.client.GET('/fatura/ozet', { params: { query: owner.query } });
    // open and late whole, part 1000.00, partLate 260.00
    expect(data.items).toMatchObject([
      { onayDurumu: 'Onaylandi', adet: 9, kalan: '3780.00' },
      { onayDurumu: 'Onaylanmadi', adet: 1, kalan: '0.00' },
    ]);
    const untracked = await linkNewcomer(server, '33333302');
    await untracked.client.POST('/fatura', { params: { query: untracked.query }, body: invoiceBody() });
    const { data: other } = await untracked.client.GET('/fatura/ozet', { params: { query: untracked.query } });
    expect(other.items).toMatchObject([{ adet: 1, kalan: null }]);
  });
});

describe('invoices by due day', () => {
  it('MNY-16, MNY-51: without a due date an invoice is due 30 days after its date', async () => {
    expect(await list({ vadeBaslangic: '2026-10-03', vadeBitis: '2026-10-03' })).toEqual(['part']);
    expect(await list({ vadeBaslangic: '2026-12-01' })).toEqual(['draft', 'void', 'outOfTracking', 'overpaid']);
    expect(await list({ vadeBitis: '2026-09-01' })).toEqual(['paid', 'partLate', 'untracked']);
    const query = { ...owner.query, vadeBitis: '2026-09-01', tahsilatDurumu: 'KISMI' as const, q: 'çamlıca' };
    const { data } = await owner.client.GET('/fatura/search', { params: { query } });
    expect(named(data.items)).toEqual(['partLate']);
  });

  it('MNY-51: the order by due day is that of the domain, in both directions and on an index', async () => {
    const { data } = await owner.client.GET('/fatura/all', { params: { query: owner.query } });
    const days = data.items.map(dueDayOf).sort();
    const daysOf = async (sirala: 'vadeTarihi' | '-vadeTarihi') => {
      const { data: page } = await owner.client.GET('/fatura', { params: { query: { ...owner.query, sirala } } });
      return page.items.map(dueDayOf);
    };
    expect(await daysOf('vadeTarihi')).toEqual(days);
    expect(await daysOf('-vadeTarihi')).toEqual(days.reverse());
    const plan = await withCompany(server.db, owner.companyId, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      return rowsOf<Record<string, string>>(
        tx,
        sql`explain select id from invoice where company_id = ${owner.companyId}
          order by coalesce(vade_tarihi, fatura_tarih + 30) desc, id desc limit 15`,
      );
    });
    expect(JSON.stringify(plan)).toContain('Index Scan Backward using invoice_due');
  });

  it('MNY-51: a user without tahsilatRead sorts by due day; filters answer 403, and sums have no rest', async () => {
    const clerk = await addMember(server, owner.companyId, { faturaRead: true });
    expect((await list({ sirala: 'vadeTarihi' }, clerk.client)).slice(0, 1)).toEqual(['untracked']);
    const filters: Filter[] = [
      { tahsilatDurumu: 'ACIK' },
      { vadeBaslangic: '2026-09-01' },
      { vadeBitis: '2026-09-01' },
    ];
    for (const filter of filters) {
      const query = { ...owner.query, ...filter };
      const refused = [
        () => clerk.client.GET('/fatura', { params: { query } }),
        () => clerk.client.GET('/fatura/all', { params: { query } }),
        () => clerk.client.GET('/fatura/ozet', { params: { query } }),
        () => clerk.client.GET('/fatura/search', { params: { query: { ...query, q: 'a' } } }),
      ];
      for (const call of refused) expect(await apiError(call())).toMatchObject({ status: 403, code: 'NO_PERMISSION' });
    }
    const { data } = await clerk.client.GET('/fatura/ozet', { params: { query: owner.query } });
    expect(data.items.map(({ kalan }: Schemas['InvoiceSums']['items'][number]) => kalan)).toEqual([null, null]);
  });
});

describe('the home page', () => {
  const overdue = async (client = owner.client, query = owner.query) =>
    (await client.GET('/anasayfa/bekleyenler', { params: { query } })).data.gecikenler;

  it('MNY-52: has what is late: how many, since when, and what is left to pay', async () => {
    expect(await overdue()).toEqual({
      adet: 2,
      enEskiVade: '2026-09-01',
      tutarlar: [{ paraBirim: 'TRY', tutar: '1520.00' }],
    });
    const clerk = await addMember(server, owner.companyId, { tahsilatRead: true });
    expect(await overdue(clerk.client)).toMatchObject({ adet: 2 });
  });

  it('MNY-42, MNY-52: does not count an opening balance that is late, because it is no invoice', async () => {
    const { data } = await owner.client.GET('/alacak', { params: { query: owner.query } });
    const params = { path: { id: data.items[0]?.id ?? '' }, query: owner.query };
    const body = { tutar: '500', paraBirim: 'TRY', vadeTarihi: '2026-01-01' };
    await owner.client.PUT('/alacak/{id}/acilis', { params, body });
    expect(await overdue()).toMatchObject({ adet: 2, enEskiVade: '2026-09-01', tutarlar: [{ tutar: '1520.00' }] });
  });

  it('MNY-52: has none of it without tahsilatRead and before tracking has started', async () => {
    const clerk = await addMember(server, owner.companyId, { faturaRead: true });
    expect(await overdue(clerk.client)).toBeNull();
    const untracked = await signUpOwner(server);
    expect(await overdue(untracked.client, untracked.query)).toBeNull();
  });
});
