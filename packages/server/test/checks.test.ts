import { describe, expect, it } from 'vitest';
import type { components } from '@kalem/sdk';
import { eq, sql } from 'drizzle-orm';
import { withCompany } from '../src/db/wall';
import { auditLog } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak } from '../src/testing/invoices';
import { addMember, linkNewcomer } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

type Body = components['schemas']['InvoiceWrite'];

const server = await testServer({ render: emptyPdf });
const owner = await linkNewcomer(server, '33333305');
const today = '2026-09-03';

let minutes = 0;
/** Each invoice has its own minute, so that the portal can tell them apart. */
const withheld = (net: string, changes: Partial<Body> = {}) =>
  invoiceBody({
    faturaTip: 'TEVKIFAT',
    faturaTarih: today,
    faturaSaat: `09:${String(minutes++).padStart(2, '0')}:00`,
    malHizmetler: [
      { malHizmet: 'Nakliye', miktar: '1', birim: 'C62', birimFiyat: net, kdvOrani: '20', tevkifatKodu: '624' },
    ],
    ...changes,
  });
const check = async (body: Body, id?: string) =>
  (await owner.client.POST('/fatura/denetim', { params: { query: { ...owner.query, id } }, body })).data.uyarilar;
const codesOf = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code);
const save = async (body: Body) => (await owner.client.POST('/fatura', { params: { query: owner.query }, body })).data;

describe('checks of an invoice', () => {
  it('RUL-03: GET /kurallar answers the dated amounts with their sources', async () => {
    const { data } = await owner.client.GET('/kurallar', { params: { query: owner.query } });
    expect(data.items).toContainEqual({
      ...{ kural: 'kismiTevkifat', baslangic: '2026-01-01', tutar: '12000' },
      ...{ kaynak: 'VUK Genel Tebliği 588', kaynakTarihi: '2025-12-31', kesinlik: 'IKINCIL' },
    });
  });

  it('RUL-06: POST /fatura/denetim answers the warnings and stores nothing', async () => {
    const count = async () =>
      (await owner.client.GET('/fatura/all', { params: { query: owner.query } })).data.items.length;
    const before = await count();
    expect(await check(withheld('7700'))).toEqual([
      {
        path: 'malHizmetler[0].tevkifatKodu',
        code: 'TEVKIFAT_UNDER_LIMIT',
        message:
          'Kısmi tevkifat sınırı 12.000,00 TL; bu işlemin KDV dahil toplamı 9.240,00 TL. Sınır aşılmadıkça tevkifat yapılmaz.',
        kural: 'kismiTevkifat',
        params: { limit: '12.000,00', tutar: '9.240,00' },
      },
    ]);
    expect(await count()).toBe(before);
  });

  it('RUL-06: an unfinished invoice is checked too, and needs faturaWrite', async () => {
    expect(await check({ malHizmetler: [] })).toEqual([]);
    const clerk = await addMember(server, owner.companyId, { faturaRead: true });
    const call = clerk.client.POST('/fatura/denetim', { params: { query: owner.query }, body: { malHizmetler: [] } });
    expect(await apiError(call)).toMatchObject({ status: 403 });
  });

  it('RUL-06: without faturaRead a check compares with no other invoice', async () => {
    const body = withheld('5833.33', kizilirmak);
    await save(body);
    const writer = await addMember(server, owner.companyId, { faturaWrite: true });
    await server.db.queries.execute(sql`
      update member set permissions = array_remove(permissions, 'faturaRead') where user_id = ${writer.user.id}`);
    const call = writer.client.POST('/fatura/denetim', { params: { query: owner.query }, body });
    expect(codesOf(await check(body))).toContain('INVOICE_REPEATED');
    expect(codesOf((await call).data.uyarilar)).not.toContain('INVOICE_REPEATED');
  });

  it('RUL-11: other invoices of the day to the buyer count, not those of other days, buyers or a deleted one', async () => {
    const five = (changes: Partial<Body> = {}) => withheld('5000', changes);
    await save(withheld('5833.33', { faturaTarih: '2026-09-02' }));
    await save(withheld('5833.33', kizilirmak));
    const deleted = await save(withheld('5833.33'));
    await owner.client.DELETE('/fatura/{id}', { params: { path: { id: deleted.id }, query: owner.query } });
    expect(codesOf(await check(five()))).toEqual(['TEVKIFAT_UNDER_LIMIT']);
    const seven = await save(withheld('5833.33'));
    expect(codesOf(seven.uyarilar)).toContain('TEVKIFAT_UNDER_LIMIT');
    expect(codesOf(await check(five()))).toEqual([]);
    // The stored invoice is not added to itself.
    expect(codesOf(await check(five(), seven.id))).toEqual(['TEVKIFAT_UNDER_LIMIT']);
  });

  it('RUL-13: warns of the same invoice within ten minutes, not of itself or a deleted one', async () => {
    const body = invoiceBody({ faturaSaat: '10:00:00', vknTckn: kizilirmak.vknTckn });
    const saved = await save(body);
    expect(codesOf(saved.uyarilar)).not.toContain('INVOICE_REPEATED');
    const repeated = (await check(body)).find(({ code }) => code === 'INVOICE_REPEATED');
    expect(repeated?.message).toMatch(
      /^Aynı alıcıya aynı satırlarla \d\d:\d\d kaydedilen bir fatura var: 1\.260,00\.$/,
    );
    expect(codesOf(await check(body, saved.id))).not.toContain('INVOICE_REPEATED');
    expect(codesOf(await check({ ...body, paraBirim: 'USD', dovizKur: '41' }))).not.toContain('INVOICE_REPEATED');
    server.clock.advance(601);
    expect(codesOf(await check(body))).not.toContain('INVOICE_REPEATED');
    const again = await save({ ...body, faturaSaat: '10:01:00' });
    await owner.client.DELETE('/fatura/{id}', { params: { path: { id: again.id }, query: owner.query } });
    expect(codesOf(await check(body))).not.toContain('INVOICE_REPEATED');
  });

  it('RUL-14: compares with the last price for the buyer', async () => {
    const line = { malHizmet: 'Cam temizliği', miktar: '1', birim: 'MTK', birimFiyat: '12.5', kdvOrani: '20' };
    await issueInvoice(server, owner, { malHizmetler: [line] });
    const far = await check(invoiceBody({ malHizmetler: [{ ...line, birimFiyat: '38.75' }] }));
    expect(far.find(({ code }) => code === 'PRICE_FAR')).toMatchObject({
      path: 'malHizmetler[0].birimFiyat',
      message: 'Bu alıcıya son fiyat 12,50 (03.09.2026); şimdi 38,75.',
    });
  });

  it('RUL-09: passed warnings are stored with the invoice, at most 50', async () => {
    const [warning] = await check(withheld('100'));
    const { code, path, params } = warning ?? { code: '', path: '', params: {} };
    const bilinenUyarilar = [{ code, path, params }];
    const saved = await save(withheld('100', { bilinenUyarilar }));
    const { data } = await owner.client.GET('/fatura/{id}', {
      params: { path: { id: saved.id }, query: owner.query },
    });
    expect(data.bilinenUyarilar).toEqual(bilinenUyarilar);
    const many = withheld('100', { bilinenUyarilar: Array.from({ length: 51 }, () => ({ code, path, params })) });
    expect(await apiError(owner.client.POST('/fatura', { params: { query: owner.query }, body: many }))).toMatchObject({
      status: 422,
    });
  });

  it('RUL-10: the audit log has the codes of open and passed warnings', async () => {
    const body = withheld('100');
    const [warning] = await check(body);
    const { code, path, params } = warning ?? { code: '', path: '', params: {} };
    const open = await save(body);
    const passed = await save(withheld('101', { bilinenUyarilar: [{ code, path, params }] }));
    const detailsOf = (id: string) =>
      withCompany(server.ports.db, owner.companyId, (tx) =>
        tx.select({ details: auditLog.details }).from(auditLog).where(eq(auditLog.entityId, id)),
      );
    expect((await detailsOf(open.id))[0]?.details).toMatchObject({ uyarilar: expect.arrayContaining([code]) });
    // The amount changed, so the passed warning is open again.
    expect((await detailsOf(passed.id))[0]?.details).toMatchObject({ uyarilar: expect.arrayContaining([code]) });
    const changed = passed.uyarilar.map(({ code, path, params }) => ({ code, path, params }));
    const { data } = await owner.client.PUT('/fatura/{id}', {
      params: { path: { id: passed.id }, query: owner.query, header: {} },
      body: withheld('101', { bilinenUyarilar: changed }),
    });
    expect(codesOf(data.uyarilar)).toContain('TEVKIFAT_UNDER_LIMIT');
    const last = (await detailsOf(passed.id)).at(-1)?.details;
    expect(last).toMatchObject({ bilinenUyarilar: expect.arrayContaining([code]) });
  });
});
