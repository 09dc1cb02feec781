import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { breakDownInvoices, companiesWithoutBreakdowns } from '../src/invoices/breakdowns';
import { serverQueries } from '../src/db/wall';
import { invoices } from '../src/schema';
import { invoiceBody } from '../src/testing/invoices';
import { linkNewcomer, signUpOwner, type Owner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer({ config: { manualSync: false } });

type Row = components['schemas']['BreakdownRow'];

const exported = async ({ client, query }: Owner) =>
  (await client.GET('/fatura/all', { params: { query } })).data.items;
const stored = async ({ companyId }: Owner) =>
  server.db.queries.select({ dokum: invoices.dokum }).from(invoices).where(eq(invoices.companyId, companyId));
const forget = ({ companyId }: Owner) =>
  server.db.queries.update(invoices).set({ dokum: null }).where(eq(invoices.companyId, companyId));

const withheld = (quantity: string) =>
  invoiceBody({
    faturaTip: 'TEVKIFAT',
    malHizmetler: [
      {
        malHizmet: 'Danışmanlık',
        miktar: quantity,
        birim: 'C62',
        birimFiyat: '1000',
        kdvOrani: '20',
        tevkifatKodu: '602',
      },
      { malHizmet: 'Kırtasiye', miktar: '1', birim: 'C62', birimFiyat: '500', kdvOrani: '10' },
    ],
  });

/** ACT-10 by hand: 1,000 at 20 % with 90 % of the KDV withheld, and 500 at 10 % without. */
const rows = (matrah: string, kdv: string, tevkif: string, share: string): Row[] => [
  {
    ...{ satir: 'KDV', kod: null, oran: '10', matrah: '500.00', kdvMatrahi: '500.00', kdv: '50.00' },
    ...{ tevkifatOrani: null, tevkif: '0.00', vergi: '0.00', odenecekPayi: '550.00' },
  },
  {
    ...{ satir: 'KDV', kod: '602', oran: '20', matrah, kdvMatrahi: matrah, kdv },
    ...{ tevkifatOrani: '90', tevkif, vergi: '0.00', odenecekPayi: share },
  },
];

it('ACT-12, ACT-10: an invoice is stored with its breakdown, which a change replaces; the export has it', async () => {
  const owner = await signUpOwner(server);
  const { client, query } = owner;
  const { data: invoice } = await client.POST('/fatura', { params: { query }, body: withheld('1') });
  const breakdown = async () => (await exported(owner))[0]?.dokum;
  expect(await breakdown()).toEqual(rows('1000.00', '200.00', '180.00', '1020.00'));
  expect((await stored(owner))[0]?.dokum).toEqual(await breakdown());
  await client.PUT('/fatura/{id}', { params: { query, path: { id: invoice.id } }, body: withheld('2') });
  expect(await breakdown()).toEqual(rows('2000.00', '400.00', '360.00', '2040.00'));
});

it('ACT-12, ACT-11: invoices of the portal are stored with a breakdown that adds up to what they are to pay', async () => {
  const owner = await linkNewcomer(server, '33333301');
  const params = { query: owner.query };
  await expect
    .poll(async () => {
      await server.runJobs();
      return (await owner.client.GET('/company/sync', { params })).data.durum;
    })
    .toBe('TAMAMLANDI');
  const items = await exported(owner);
  expect(items.length).toBeGreaterThan(5);
  expect((await stored(owner)).filter(({ dokum }) => dokum === null)).toEqual([]);
  for (const { dokum, totals, belgeNumarasi } of items) {
    const sum = dokum.reduce((kurus, { odenecekPayi }) => kurus + Math.round(Number(odenecekPayi) * 100), 0);
    expect((sum / 100).toFixed(2), belgeNumarasi ?? '').toBe(totals.odenecekTutar);
  }
});

it('ACT-12: an invoice of an older server is broken down when it is read, and a job stores it', async () => {
  const owner = await signUpOwner(server);
  const { client, query } = owner;
  for (const quantity of ['1', '2']) await client.POST('/fatura', { params: { query }, body: withheld(quantity) });
  const before = await exported(owner);
  await forget(owner);
  expect(await exported(owner)).toEqual(before);
  const waiting = () => companiesWithoutBreakdowns(serverQueries(server.ports.db, 'sweep'));
  expect(await waiting()).toContain(owner.companyId);
  const { version } =
    (await server.db.queries.select().from(invoices).where(eq(invoices.companyId, owner.companyId)))[0] ?? {};
  await breakDownInvoices(server.ports, owner.companyId);
  expect(await waiting()).not.toContain(owner.companyId);
  const after = await server.db.queries.select().from(invoices).where(eq(invoices.companyId, owner.companyId));
  expect(after.map((row) => row.version)).toEqual([version, version]);
  expect(await exported(owner)).toEqual(before);
});

it('ACT-12: a line that gets another name keeps the breakdown, within a minute also in the database', async () => {
  const owner = await signUpOwner(server);
  const { client, query, companyId } = owner;
  const { data: invoice } = await client.POST('/fatura', { params: { query }, body: withheld('1') });
  const before = (await stored(owner))[0]?.dokum;
  const body = withheld('1');
  const malHizmetler = body.malHizmetler.map((line) => ({ ...line, malHizmet: 'Yeni ad' }));
  await client.PUT('/fatura/{id}', { params: { query, path: { id: invoice.id } }, body: { ...body, malHizmetler } });
  expect((await exported(owner))[0]?.dokum).toEqual(before);
  await breakDownInvoices(server.ports, companyId);
  expect((await stored(owner))[0]?.dokum).toEqual(before);
});

it('ACT-12: lines that an older server changes lose the breakdown of the lines before', async () => {
  const owner = await signUpOwner(server);
  const { client, query, companyId } = owner;
  await client.POST('/fatura', { params: { query }, body: withheld('1') });
  await server.db.queries.execute(sql`
    update invoice set mal_hizmetler = mal_hizmetler - 1, version = version + 1 where company_id = ${companyId}`);
  const missing = and(eq(invoices.companyId, companyId), isNull(invoices.dokum));
  expect(await server.db.queries.$count(invoices, missing)).toBe(1);
  expect((await exported(owner))[0]?.dokum.map(({ matrah }) => matrah)).toEqual(['1000.00']);
});
