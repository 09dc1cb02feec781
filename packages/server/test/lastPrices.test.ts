import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../src/db/rows';
import { lastPrices } from '../src/invoices/lists/search';
import { withCompany } from '../src/db/wall';
import { invoices } from '../src/schema';
import { addMember, linkNewcomer } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak } from '../src/testing/invoices';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const server = await testServer({ render: emptyPdf });
const owner = await linkNewcomer(server, '33333305');
const other = await linkNewcomer(server, '33333306');

const BUYER = '1938472657';
const line = (malHizmet: string, birimFiyat: string, birim = 'C62') => ({
  malHizmet,
  miktar: '1',
  birim,
  birimFiyat,
  kdvOrani: '20',
});
const prices = async (who = owner, vknTckn = BUYER) =>
  (await who.client.GET('/fatura/son-fiyatlar', { params: { query: { ...who.query, vknTckn } } })).data.items;

describe('last prices', () => {
  it('LIN-05: returns the prices of the last invoice to this number, by name, unit and currency', async () => {
    const first = await issueInvoice(server, owner, {
      faturaTarih: '2026-08-20',
      malHizmetler: [line('Ofis temizliği', '180000', 'MON'), line('Cam temizliği', '38.75', 'MTK')],
    });
    const second = await issueInvoice(server, owner, {
      faturaTarih: '2026-09-02',
      malHizmetler: [line('Ofis temizliği', '186500', 'MON'), line('Ofis temizliği', '1200', 'HUR')],
    });
    const dollars = await issueInvoice(server, owner, {
      faturaTarih: '2026-09-01',
      paraBirim: 'USD',
      dovizKur: '40',
      malHizmetler: [line('Ofis temizliği', '4500.5', 'MON')],
    });
    // Drafts and invoices to other recipients do not count.
    await owner.client.POST('/fatura', {
      params: { query: owner.query },
      body: invoiceBody({ malHizmetler: [line('Ofis temizliği', '1', 'MON')] }),
    });
    await issueInvoice(server, owner, { ...kizilirmak, malHizmetler: [line('Cam temizliği', '99', 'MTK')] });

    const cleaning = { malHizmet: 'Ofis temizliği', birim: 'MON' };
    expect(await prices()).toEqual([
      { ...cleaning, birim: 'HUR', birimFiyat: '1200', paraBirim: 'TRY', ...dayOf(second) },
      { ...cleaning, birimFiyat: '186500', paraBirim: 'TRY', ...dayOf(second) },
      { ...cleaning, birimFiyat: '4500.5', paraBirim: 'USD', ...dayOf(dollars) },
      { malHizmet: 'Cam temizliği', birim: 'MTK', birimFiyat: '38.75', paraBirim: 'TRY', ...dayOf(first) },
    ]);
    expect(await prices(owner, '2222222222')).toEqual([]);
  });

  it('LIN-05: ignores returns, which have the price of a purchase', async () => {
    const iadeFaturalari = [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-08-01' }];
    await issueInvoice(server, owner, {
      faturaTip: 'IADE',
      iadeTuru: 'ALIS_IADESI',
      iadeFaturalari,
      malHizmetler: [line('Kâğıt havlu', '64')],
    });
    expect((await prices()).map(({ malHizmet }) => malHizmet)).not.toContain('Kâğıt havlu');
  });

  it('LIN-05: ignores a return that was imported from the portal', async () => {
    const { id } = await issueInvoice(server, owner, { malHizmetler: [line('Sıvı sabun', '42')] });
    const sold = async () => (await prices()).map(({ malHizmet }) => malHizmet);
    expect(await sold()).toContain('Sıvı sabun');
    await server.db.queries
      .update(invoices)
      .set({ faturaTip: null, portalFaturaTip: 'IADE' })
      .where(eq(invoices.id, id));
    expect(await sold()).not.toContain('Sıvı sabun');
  });

  it('LIN-05, CUS-13: for a shared number, uses only the invoices to the name in any spelling', async () => {
    const consumer = { vknTckn: '11111111111', aliciUnvan: '' };
    const ayse = { ...consumer, aliciAdi: 'Ayşe', aliciSoyadi: 'Işık' };
    const ali = { ...consumer, aliciAdi: 'Ayşe', aliciSoyadi: 'Işıkgil' };
    const { id } = await issueInvoice(server, other, { ...ayse, malHizmetler: [line('Çay', '10')] });
    await issueInvoice(server, other, { ...ali, malHizmetler: [line('Kahve', '20')] });
    const of = async (who: { vknTckn: string; alici?: string }) => {
      const params = { query: { ...other.query, ...who } };
      const sold = (await other.client.GET('/fatura/son-fiyatlar', { params })).data.items;
      const months = (await other.client.GET('/fatura/aylik', { params })).data.items;
      const listed = (await other.client.GET('/fatura', { params })).data.items;
      return { sold: sold.map(({ malHizmet }) => malHizmet), months, ids: listed.map((one) => one.id) };
    };
    expect(await of({ vknTckn: '11111111111', alici: 'AYSE  IŞIK' })).toMatchObject({
      sold: ['Çay'],
      months: [{ adet: 1 }],
      ids: [id],
    });
    expect((await of({ vknTckn: '11111111111', alici: 'Işık' })).ids).toEqual([]);
    expect((await of({ vknTckn: '11111111111' })).ids).toHaveLength(2);
    // A number of one recipient identifies the customer, even under another name.
    await issueInvoice(server, other, { ...kizilirmak, malHizmetler: [line('Un', '5')] });
    expect((await of({ vknTckn: kizilirmak.vknTckn, alici: 'Eski Ad' })).sold).toEqual(['Un']);
  });

  it('LIN-05, USR-10: are hidden from other companies and from users without permission to read invoices', async () => {
    expect(await prices(other)).toEqual([]);
    const foreign = { params: { query: { ...owner.query, vknTckn: BUYER } } };
    expect(await apiError(other.client.GET('/fatura/son-fiyatlar', foreign))).toMatchObject({ status: 403 });
    const clerk = await addMember(server, owner.query.companyId, { stokRead: true, cariWrite: true });
    expect(await apiError(clerk.client.GET('/fatura/son-fiyatlar', foreign))).toMatchObject({ status: 403 });
  });

  it('LIN-05: refuses an invalid number', async () => {
    for (const vknTckn of ['', '123', '12345678901234', '19384726x7'])
      expect(await apiError(prices(owner, vknTckn))).toMatchObject({ status: 400 });
  });

  it('LIN-05: uses an index and only the newest invoices, however many the recipient has', async () => {
    const { companyId } = owner.query;
    await server.db.queries.execute(sql`
      insert into invoice (id, company_id, fatura_tarih, fatura_saat, fatura_tip, para_birim, doviz_kur, vkn_tckn, mal_hizmetler, totals, onay_durumu, portal_durumu, arama, created_at, updated_at)
      select gen_random_uuid(), company_id, date '2020-01-01' + place % 900, fatura_saat, 'SATIS', para_birim, doviz_kur,
        case when place <= 20000 then '3333333333' else (1000000000 + place)::text end,
        jsonb_build_array(jsonb_build_object('malHizmet', 'Kalem ' || place % 40, 'birim', 'C62', 'birimFiyat', place::text)), totals, 'Onaylandi', portal_durumu, '', created_at, updated_at
      from (select * from invoice where company_id = ${companyId} limit 1) as first, generate_series(1, 40000) as place`);
    await server.db.queries.execute(sql`analyze invoice`);
    const found = await withCompany(server.db, companyId, (tx) => lastPrices(tx, { vknTckn: '3333333333' }));
    expect(found).toHaveLength(40);
    const plan = await rowsOf(
      server.db.queries,
      sql`explain (format json) select mal_hizmetler from invoice where company_id = ${companyId} and vkn_tckn = '3333333333'
        and onay_durumu = 'Onaylandi' order by fatura_tarih desc, fatura_saat desc limit 500`,
    );
    expect(JSON.stringify(plan)).toContain('"invoice_recipient"');
  });
});

function dayOf({ faturaTarih, belgeNumarasi }: { faturaTarih: string; belgeNumarasi: string }) {
  return { faturaTarih, belgeNumarasi };
}
