import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { addMember, signUpOwner, type Owner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

type Write = components['schemas']['InvoiceWrite'];

const summary = async ({ client, query }: Pick<Owner, 'client' | 'query'>, donem = '2026-09') =>
  (await client.GET('/muhasebe/ozet', { params: { query: { ...query, donem } } })).data;

const line = (changes: object) => ({ malHizmet: 'Hizmet', miktar: '1', birim: 'C62', birimFiyat: '1000', ...changes });

/** Saves invoices and makes them approved, as a signature does. */
async function approve({ client, query, companyId }: Owner, ...bodies: Partial<Write>[]): Promise<void> {
  for (const body of bodies) await client.POST('/fatura', { params: { query }, body: invoiceBody(body) });
  await server.db.queries.execute(sql`
    update invoice set onay_durumu = 'Onaylandi', portal_durumu = 'GONDERILDI' where company_id = ${companyId}`);
}

/** The invoices of golden vector 21: cases 1, 2, 4, 7 and 9. */
const month: Partial<Write>[] = [
  { malHizmetler: [line({ kdvOrani: '20' })] },
  { faturaTip: 'TEVKIFAT', malHizmetler: [line({ kdvOrani: '20', tevkifatKodu: '602' })] },
  {
    faturaTip: 'IADE',
    iadeTuru: 'ALIS_IADESI',
    iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-08-01' }],
    malHizmetler: [line({ birimFiyat: '300', kdvOrani: '20' })],
  },
  { faturaTip: 'ISTISNA', malHizmetler: [line({ kdvOrani: '0', istisnaMuafiyetSebebi: '302' })] },
  { paraBirim: 'USD', dovizKur: '41.1234', malHizmetler: [line({ birimFiyat: '100', kdvOrani: '20' })] },
];

it('ACT-14, ACT-15: sums the valid invoices of a month for the declarations (golden vector 21)', async () => {
  const owner = await signUpOwner(server);
  await approve(owner, ...month);
  const read = await summary(owner);
  expect(read.oranlar).toEqual([{ oran: '20', kdvMatrahi: '5112.34', kdv: '1022.47' }]);
  expect(read.tevkifat).toEqual([
    {
      ...{ kod: '602', tevkifatOrani: '90', kdvOrani: '20', kdvMatrahi: '1000.00' },
      ...{ kdv: '200.00', tevkif: '180.00', kalan: '20.00' },
    },
  ]);
  expect(read.istisnalar).toEqual([{ kod: '302', tur: 'TAM', matrah: '1000.00' }]);
  expect(read.iadeler.alis.oranlar).toEqual([{ oran: '20', kdvMatrahi: '300.00', kdv: '60.00' }]);
  expect(read.iadeler.satis.toplam.adet).toBe(0);
  // Entries credit HESAPLANAN_KDV with the KDV less what was withheld.
  expect(Number(read.toplam.kdv) - Number(read.toplam.tevkif)).toBeCloseTo(1042.47, 2);
  expect(read.sayilar).toEqual({
    durum: [{ deger: 'GECERLI', adet: 5 }],
    tip: [
      { deger: 'IADE', adet: 1 },
      { deger: 'ISTISNA', adet: 1 },
      { deger: 'SATIS', adet: 2 },
      { deger: 'TEVKIFAT', adet: 1 },
    ],
    paraBirim: [
      { deger: 'TRY', adet: 4 },
      { deger: 'USD', adet: 1 },
    ],
    kursuz: 0,
  });
  expect(await summary(owner, '2026-08')).toMatchObject({ oranlar: [], toplam: { adet: 0, odenecek: '0.00' } });
});

it('ACT-14, ACT-13: drafts, void and deleted invoices are counted and in no sum', async () => {
  const owner = await signUpOwner(server);
  const { client, query, companyId } = owner;
  await approve(owner, ...['20', '10', '1'].map((kdvOrani) => ({ malHizmetler: [line({ kdvOrani })] })));
  const change = (rate: string, values: SQL) =>
    server.db.queries.execute(sql`
      update invoice set ${values} where company_id = ${companyId} and mal_hizmetler -> 0 ->> 'kdvOrani' = ${rate}`);
  await change('10', sql`talep_akisi = '[{"tip": "IPTAL", "durum": "KABUL", "tarih": "2026-09-04"}]'`);
  await change('1', sql`onay_durumu = 'Silinmis'`);
  await client.POST('/fatura', { params: { query }, body: invoiceBody() });
  const read = await summary(owner);
  expect(read.oranlar).toEqual([{ oran: '20', kdvMatrahi: '1000.00', kdv: '200.00' }]);
  expect(read.toplam).toMatchObject({ adet: 1, odenecek: '1200.00' });
  expect(read.sayilar.durum).toEqual(['GECERLI', 'IPTAL', 'SILINMIS', 'TASLAK'].map((deger) => ({ deger, adet: 1 })));
});

it('ACT-14: a month before 2005, after the current one or of another form is refused', async () => {
  const owner = await signUpOwner(server);
  for (const donem of ['2004-12', '2026-10', '2026-13', '2026-9', 'eylül', '202609'])
    expect(await apiError(summary(owner, donem)), donem).toMatchObject({
      status: 422,
      faults: [{ path: 'donem', code: 'INVALID_PERIOD', message: 'Geçersiz dönem' }],
    });
  for (const donem of ['2005-01', '2026-09']) expect((await summary(owner, donem)).donem).toBe(donem);
});

it('ACT-14: the summary needs muhasebeRead and faturaRead, in the company itself', async () => {
  const [owner, other] = [await signUpOwner(server), await signUpOwner(server)];
  const as = async (permissions: Parameters<typeof addMember>[2]) => ({
    ...owner,
    client: (await addMember(server, owner.companyId, permissions)).client,
  });
  expect((await summary(await as({ muhasebeRead: true, faturaRead: true }))).toplam.adet).toBe(0);
  for (const one of [{ muhasebeRead: true }, { faturaRead: true }])
    expect(await apiError(summary(await as(one)))).toMatchObject({ status: 403 });
  expect(await apiError(summary({ ...owner, client: other.client }))).toMatchObject({ status: 403 });
});
