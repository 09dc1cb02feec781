import { validators } from '@kalem/openapi/validators';
import type { components } from '@kalem/sdk';
import { verifyWebhook } from '@kalem/sdk/webhooks';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../src/companies/tables';
import { auditLog } from '../src/db/tables';
import { serverQueries, withCompany } from '../src/db/wall';
import { lockInvoice } from '../src/invoices/statements';
import { replaceContent } from '../src/invoices/states';
import { setTalepOfInvoice } from '../src/invoices/talepAkisi';
import { createWebhooks } from '../src/node/adapters/createWebhooks';
import { partners } from '../src/partners/tables';
import type { Webhooks } from '../src/ports/Webhooks';
import { apiError, makeCoupon } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, mailsTo, type Owner, signUpAdmin, signUpOwner } from '../src/testing/people';
import { type ReceivedCall, startReceiver } from '../src/testing/receiver';
import { emptyPdf, testServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';
import { beginSync } from '../src/sync/runs';
import { webhookDeliveries, webhooks } from '../src/webhooks/tables';

type Schemas = components['schemas'];

const way = createWebhooks({ isOpen: true, timeoutMs: 2000 });
let { post, refuses }: Webhooks = way;
const server = await testServer({
  render: emptyPdf,
  webhooks: { post: (call) => post(call), refuses: (url) => refuses(url) },
});
const admin = await signUpAdmin(server);
const receiver = await startReceiver();
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.calls.length = 0;
  receiver.answer = () => 200;
  ({ post, refuses } = way);
  await server.db.queries.delete(webhooks);
});

const topics: Schemas['WebhookTopic'][] = [
  'fatura.kaydedildi',
  'fatura.imzalandi',
  'fatura.reddedildi',
  'talep.geldi',
  'esitleme.tamamlandi',
  'tahsilat.kaydedildi',
  'tahsilat.geriAlindi',
  'fatura.odendi',
  'fatura.gecikti',
  'odeme.alindi',
];
const DAY = 86_400;
const email = 'teknik@banka.example';

async function makePartner(): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, ad: 'Meridyen Bank', kaynaklar: ['https://banka.example'], dakikadaOturum: 60 };
  await server.db.queries.insert(partners).values({ ...row, createdAt: server.clock.now() });
  return id;
}

/** Makes the company one of the partner's. */
async function bring(owner: Owner, partnerId: string, partnerRef: string = crypto.randomUUID()): Promise<Owner> {
  await server.db.queries.update(companies).set({ partnerId, partnerRef }).where(eq(companies.id, owner.companyId));
  return owner;
}

async function listen(partnerId: string, changes: Partial<Schemas['WebhookWrite']> = {}) {
  const body = { url: receiver.url, olaylar: topics, email, ...changes };
  const { data } = await admin.client.POST('/admin/partner/{partnerId}/webhook', {
    params: { path: { partnerId } },
    body,
  });
  const path = { partnerId, id: data.webhook.id };
  return { ...data, path };
}

const partnerId = await makePartner();
const owner = await bring(await linkNewcomer(server, '33333302'), partnerId, 'müşteri-17');
const save = (who = owner, changes = {}) =>
  who.client.POST('/fatura', { params: { query: who.query }, body: invoiceBody(changes) }).then(({ data }) => data);
const change = ({ id }: { id: string }, not: string) =>
  owner.client.PUT('/fatura/{id}', { params: { path: { id }, query: owner.query }, body: invoiceBody({ not }) });
const verified = ({ headers, body }: ReceivedCall, secret: string | string[]) =>
  verifyWebhook({ headers, body, secret, now: server.clock.now().getTime() });
/** A placeholder for a request that did not arrive. */
const missing: ReceivedCall = { url: '', headers: {}, body: '{}' };
const idOf = ({ headers }: ReceivedCall) => headers['webhook-id'] ?? '';
const dataOf = ({ body }: ReceivedCall) => (JSON.parse(body) as { type: string; data: Record<string, unknown> }).data;
const typesOf = (calls: readonly ReceivedCall[]) =>
  calls.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const deliveries = async (path: { partnerId: string; id: string }, query = {}) =>
  (await admin.client.GET('/admin/partner/{partnerId}/webhook/{id}/iletim', { params: { path, query } })).data.items;
const one = async ({ partnerId: of, id }: { partnerId: string; id: string }) =>
  (
    await admin.client.GET('/admin/partner/{partnerId}/webhook', { params: { path: { partnerId: of } } })
  ).data.items.find((each) => each.id === id);
const setState = (path: { partnerId: string; id: string }, durum: 'ACIK' | 'DURAKLATILDI') =>
  admin.client.PUT('/admin/partner/{partnerId}/webhook/{id}/durum', { params: { path }, body: { durum } });
const replay = (path: { partnerId: string; id: string }, iletimId: string) =>
  admin.client.POST('/admin/partner/{partnerId}/webhook/{id}/iletim/{iletimId}/tekrar', {
    params: { path: { ...path, iletimId } },
  });
const tryIt = (path: { partnerId: string; id: string }) =>
  admin.client.POST('/admin/partner/{partnerId}/webhook/{id}/deneme', { params: { path } });

describe('the addresses of a partner', () => {
  it('HOOK-01: an address is created, changed and deleted, its secret is returned once, and every change is audited', async () => {
    const { webhook, sir, path } = await listen(partnerId, { olaylar: ['fatura.imzalandi'] });
    expect(Buffer.from(sir.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    expect(webhook).toEqual({
      id: path.id,
      url: receiver.url,
      olaylar: ['fatura.imzalandi'],
      email,
      durum: 'ACIK',
      createdAt: server.clock.now().toISOString(),
      bekleyen: 0,
      sonIletim: null,
      basarisizBeri: null,
      eskiSirBitis: null,
    });
    const [stored] = await server.db.queries.select().from(webhooks);
    expect(stored?.sir).not.toContain(sir.slice(6, 20));
    const body = { url: `${receiver.url}yeni`, olaylar: topics, email: 'yeni@banka.example' };
    const put = await admin.client.PUT('/admin/partner/{partnerId}/webhook/{id}', { params: { path }, body });
    expect(put.data).toMatchObject(body);
    expect(await one(path)).toEqual(put.data);
    await admin.client.DELETE('/admin/partner/{partnerId}/webhook/{id}', { params: { path } });
    expect(await one(path)).toBeUndefined();
    const written = await server.db.queries
      .select({ action: auditLog.action, userId: auditLog.userId })
      .from(auditLog)
      .where(eq(auditLog.entityId, path.id))
      .orderBy(desc(auditLog.seq));
    expect(written).toEqual(
      ['deleteWebhook', 'updateWebhook', 'createWebhook'].map((action) => ({ action, userId: admin.user.id })),
    );
  });

  it('HOOK-01: the audit log has the URL as it was, even after deletion, without its query', async () => {
    const { path } = await listen(partnerId, { url: `${receiver.url}bir?sir=gizli` });
    const body = { url: `${receiver.url}iki`, olaylar: topics, email };
    await admin.client.PUT('/admin/partner/{partnerId}/webhook/{id}', { params: { path }, body });
    await admin.client.DELETE('/admin/partner/{partnerId}/webhook/{id}', { params: { path } });
    const { data } = await admin.client.GET('/admin/denetim', { params: { query: { konu: 'YETKI' } } });
    expect(data.items.slice(0, 3).map(({ islem, hedef }) => [islem, hedef])).toEqual([
      ['deleteWebhook', `${receiver.url}iki`],
      ['updateWebhook', `${receiver.url}iki`],
      ['createWebhook', `${receiver.url}bir`],
    ]);
  });

  it.each<[Partial<Schemas['WebhookWrite']>, object]>([
    [{ url: '' }, { path: 'url', code: 'REQUIRED' }],
    [{ url: 'banka.example' }, { path: 'url', code: 'INVALID_URL' }],
    [{ url: 'ftp://banka.example/' }, { path: 'url', code: 'INVALID_URL' }],
    [{ url: 'https://kalem:parola@banka.example/' }, { path: 'url', code: 'INVALID_URL' }],
    [{ olaylar: [] }, { path: 'olaylar', code: 'REQUIRED' }],
    [{ email: 'teknik' }, { path: 'email', code: 'INVALID_EMAIL' }],
  ])('HOOK-01: %j is a fault at its field', async (changes, fault) => {
    expect(await apiError(listen(partnerId, changes))).toMatchObject({ status: 422, faults: [fault] });
  });

  it('HOOK-01: refuses an eleventh address', async () => {
    for (let n = 0; n < 10; n += 1) await listen(partnerId);
    expect(await apiError(listen(partnerId))).toMatchObject({ status: 409, code: 'TOO_MANY_WEBHOOKS' });
  });

  it('HOOK-01, ATK-40: outside of development an address in this network is a fault', async () => {
    ({ refuses } = createWebhooks({ isOpen: false }));
    for (const [url, code] of [
      ['http://banka.example/', 'URL_NOT_HTTPS'],
      ['https://169.254.169.254/', 'URL_NOT_PUBLIC'],
    ] as const)
      expect(await apiError(listen(partnerId, { url }))).toMatchObject({
        status: 422,
        faults: [{ path: 'url', code }],
      });
  });

  it('HOOK-01, ATK-45: another partner cannot find an address, its deliveries or its test', async () => {
    const { path } = await listen(partnerId);
    const { data: test } = await tryIt(path);
    const other = { partnerId: await makePartner(), id: path.id };
    const params = { path: other };
    const at = '/admin/partner/{partnerId}/webhook/{id}';
    const body = { url: receiver.url, olaylar: topics, email };
    const calls = [
      () => admin.client.PUT(at, { params, body }),
      () => admin.client.DELETE(at, { params }),
      () => setState(other, 'DURAKLATILDI'),
      () => admin.client.POST(`${at}/sir`, { params }),
      () => tryIt(other),
      () => deliveries(other),
      () => replay(other, test.id),
    ];
    for (const call of calls) expect(await apiError(call())).toMatchObject({ status: 404 });
    expect(await one(other)).toBeUndefined();
    expect(await one(path)).toMatchObject({ durum: 'ACIK', eskiSirBitis: null });
  });
});

describe('events', () => {
  it('HOOK-02, HOOK-03: sends saved, changed and signed in this order, signed, without personal data', async () => {
    const { sir } = await listen(partnerId);
    const { id } = await issueInvoice(server, owner);
    await server.runJobs();
    expect(typesOf(receiver.calls)).toEqual(['fatura.kaydedildi', 'fatura.imzalandi']);
    const { data: invoice } = await owner.client.GET('/fatura/{id}', { params: { path: { id }, query: owner.query } });
    const [saved, signed] = await Promise.all(receiver.calls.map((call) => verified(call, sir)));
    const base = {
      companyId: owner.companyId,
      sirketKimligi: 'müşteri-17',
      faturaId: id,
      paraBirim: 'TRY',
      odenecekTutar: '1260.00',
    };
    expect(saved?.event).toEqual({
      type: 'fatura.kaydedildi',
      timestamp: server.clock.now().toISOString(),
      data: { ...base, belgeNumarasi: null, ettn: null, onayDurumu: 'Onaylanmadi', portalDurumu: 'BEKLIYOR' },
    });
    expect(signed?.event.data).toEqual({
      ...base,
      belgeNumarasi: invoice.belgeNumarasi,
      ettn: invoice.ettn,
      onayDurumu: 'Onaylandi',
      portalDurumu: 'GONDERILDI',
    });
    expect(new Set([saved?.id, signed?.id]).size).toBe(2);
    for (const { body, headers } of receiver.calls) {
      expect(body).not.toMatch(/Büyükçamlıca|1938472657|buyukcamlica|Kısıklı|Bakım/);
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Kalem-Webhooks/1' });
    }
  });

  it('HOOK-02: sends the portal’s refusal after the save', async () => {
    await listen(partnerId);
    server.meet({ kind: 'sentence', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', text: 'Bir hata meydana geldi', times: 1 });
    await apiError(save());
    await server.runJobs();
    expect(typesOf(receiver.calls)).toEqual(['fatura.kaydedildi', 'fatura.reddedildi']);
    expect(dataOf(receiver.calls[1] ?? missing)).toMatchObject({ portalDurumu: 'REDDEDILDI' });
    expect(receiver.calls[1]?.body).not.toContain('Bir hata');
  });

  it('HOOK-02: sends requests, syncs and payments, each according to its schema', async () => {
    await listen(partnerId);
    const seller = await linkNewcomer(server, '33333301');
    const { belgeNumarasi } = await issueInvoice(server, seller, kizilirmak);
    await seller.client.POST('/fatura/iptal', {
      params: { query: seller.query },
      body: { faturaTarih: '2026-09-03', belgeNumarasi, aciklama: 'Mükerrer düzenlendi' },
    });
    await owner.client.GET('/iptal-itiraz', { params: { query: owner.query } });
    await withCompany(server.db, owner.companyId, async (tx) => {
      const days = { baslangicTarihi: '2026-09-02', bitisTarihi: '2026-09-03', toplamPencere: 1 };
      await beginSync(tx, days, server.clock.now());
      await server.ports.jobs.enqueue(tx, 'syncCompany', { companyId: owner.companyId });
    });
    await server.runJobs();
    const coupon = await makeCoupon(server, '100');
    await owner.client.POST('/payment/discount', {
      params: { query: owner.query },
      body: { coupon, membership: true },
    });
    await issueInvoice(server, owner);
    await server.runJobs();
    const { companyId } = owner;
    const request = receiver.calls.find((call) => dataOf(call)['belgeNumarasi'] === belgeNumarasi);
    expect(dataOf(request ?? missing)).toMatchObject({ companyId, tip: 'IPTAL', tarih: '2026-09-03' });
    const types = typesOf(receiver.calls);
    const names: Record<string, string> = {
      'fatura.kaydedildi': 'invoiceSaved_event',
      'fatura.imzalandi': 'invoiceSigned_event',
      'talep.geldi': 'requestCame_event',
      'esitleme.tamamlandi': 'syncDone_event',
      'odeme.alindi': 'paymentTaken_event',
    };
    expect(types).toEqual(expect.arrayContaining(Object.keys(names)));
    for (const { body } of receiver.calls) {
      const event = JSON.parse(body) as { type: string };
      const validate = validators[names[event.type] ?? ''];
      expect([event.type, validate?.(event), validate?.errors]).toEqual([event.type, true, null]);
    }
  });

  it('MNY-107: sends payments, paid and late invoices in order, without names and texts', async () => {
    const partner = await makePartner();
    const tracked = await bring(await linkNewcomer(server, '33333304'), partner, 'müşteri-18');
    await listen(partner, {
      olaylar: ['tahsilat.kaydedildi', 'tahsilat.geriAlindi', 'fatura.odendi', 'fatura.gecikti'],
    });
    const { query, client } = tracked;
    await client.PUT('/tahsilat-ayarlari', {
      params: { query },
      body: { vadeGunu: null, vadeyiGoster: true, baslangic: '2026-01-01' },
    });
    const { id: faturaId } = await issueInvoice(server, tracked, { vadeTarihi: '2026-09-03' });
    const share = { faturaId, tutar: '1260.00' };
    const body = { ...share, tarih: '2026-09-03', paraBirim: 'TRY', yontem: 'NAKIT' as const, aciklama: 'Şükrü ödedi' };
    const { data: receipt } = await client.POST('/tahsilat', {
      params: { query },
      body: { ...body, dagitim: [share] },
    });
    const path = { id: receipt.id };
    // It stays paid, so there is no second event.
    await client.PUT('/tahsilat/{id}/dagitim', { params: { path, query }, body: { dagitim: [share] } });
    await client.POST('/tahsilat/{id}/geri-al', { params: { path, query }, body: { neden: 'Şükrü' } });
    await server.runJobs();
    server.clock.advance(DAY);
    await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'tellOverdue', {});
    await server.runJobs();
    await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'tellOverdue', {});
    await server.runJobs();
    expect(typesOf(receiver.calls)).toEqual([
      'tahsilat.kaydedildi',
      'fatura.odendi',
      'tahsilat.geriAlindi',
      'fatura.gecikti',
    ]);
    const ids = { companyId: tracked.companyId, sirketKimligi: 'müşteri-18' };
    const content = { tur: 'TAHSILAT', tutar: '1260.00', paraBirim: 'TRY', yontem: 'NAKIT', faturaIds: [faturaId] };
    const [booked, paid, undone, late] = receiver.calls.map(dataOf);
    expect([booked, undone]).toEqual(Array(2).fill({ ...ids, ...content, tahsilatId: receipt.id }));
    expect(paid).toMatchObject({ ...ids, faturaId, vadeTarihi: '2026-09-03', kalan: '0.00' });
    expect(late).toMatchObject({ ...ids, faturaId, vadeTarihi: '2026-09-03', kalan: '1260.00' });
    expect(receiver.calls.map((call) => call.body).join()).not.toMatch(/Şükrü|Büyükçamlıca/);
  });

  it('MNY-25, MNY-32, MNY-107: sends fatura.odendi once when an advance or a return closes an invoice', async () => {
    const partner = await makePartner();
    const tracked = await bring(await linkNewcomer(server, '33333305'), partner, 'müşteri-19');
    await listen(partner, { olaylar: ['fatura.odendi'] });
    const { query, client } = tracked;
    await startTracking(server, tracked, '2026-01-01');
    const params = { query };
    const { data: draft } = await client.POST('/fatura', { params, body: invoiceBody() });
    const body = { taslakId: draft.id, tarih: '2026-09-03', tutar: '1260.00', paraBirim: 'TRY' };
    await client.POST('/tahsilat', { params, body: { ...body, yontem: 'NAKIT' } });
    const { data: started } = await client.POST('/fatura/imza', { params, body: { faturaIds: [draft.id] } });
    const smsCode = server.simulator.outbox[0]?.body.split(' ').at(-1) ?? '';
    await client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: started.signatureId } });
    const deliverAll = async () => {
      await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'sweep', {});
      await server.runJobs();
      return receiver.calls.map((call) => dataOf(call).faturaId);
    };
    expect(await deliverAll()).toEqual([draft.id]);

    const sold = await issueInvoice(server, tracked);
    await issueInvoice(server, tracked, {
      ...{ faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI' },
      iadeFaturalari: [{ faturaNumarasi: sold.belgeNumarasi, faturaTarih: '2026-09-03' }],
    });
    expect(await deliverAll()).toEqual([draft.id, sold.id]);
    // A correction that leaves it paid, and one that makes it void, send nothing.
    await withCompany(server.db, tracked.companyId, async (tx) => {
      const row = await lockInvoice(tx, draft.id);
      if (row)
        await replaceContent(tx, row, { totals: { ...row.totals, odenecekTutar: '1000.00' } }, server.clock.now());
    });
    await withCompany(server.db, tracked.companyId, (tx) =>
      setTalepOfInvoice(
        tx,
        { belgeNumarasi: sold.belgeNumarasi },
        { talep: { tip: 'IPTAL', durum: 'KABUL' }, tarih: '2026-09-03', now: server.clock.now() },
      ),
    );
    expect(await deliverAll()).toEqual([draft.id, sold.id]);
  });

  it('HOOK-02: sends nothing for a rolled-back save', async () => {
    const { path } = await listen(partnerId);
    const { queries } = server.db;
    await queries.execute(
      sql`create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await queries.execute(
      sql`create trigger refuse_audit before insert on audit_log for each row when (new.action = 'createInvoice') execute function refuse_audit()`,
    );
    try {
      expect(await apiError(save())).toMatchObject({ status: 500 });
    } finally {
      await queries.execute(sql`drop function refuse_audit cascade`);
    }
    await server.runJobs();
    expect([receiver.calls, await deliveries(path)]).toEqual([[], []]);
    await save();
    await server.runJobs();
    expect(typesOf(receiver.calls)).toEqual(['fatura.kaydedildi']);
  });

  it('HOOK-01, ATK-45: sends only subscribed topics and only companies of this partner', async () => {
    const { path } = await listen(partnerId, { olaylar: ['fatura.imzalandi'] });
    const others = await makePartner();
    const elsewhere = await listen(others, { url: `${receiver.url}others` });
    const stranger = await bring(await signUpOwner(server), others);
    await signUpOwner(server).then((alone) => save(alone));
    await save();
    await save(stranger);
    await server.runJobs();
    expect(receiver.calls.map(({ url }) => url)).toEqual(['/others']);
    expect(await deliveries(path)).toEqual([]);
    expect(await deliveries(elsewhere.path)).toHaveLength(1);
  });
});

describe('an address that fails', () => {
  it('HOOK-04: a failed event is sent again under the same id, and only events of the same invoice wait for it', async () => {
    const { sir, path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    const [first, second] = [await save(), await save()];
    await change(first, 'bir');
    await change(second, 'bir');
    receiver.answer = ({ body }) => (body.includes(first.id) ? 503 : 200);
    await server.runJobs();
    const about = (id: string) => receiver.calls.filter((call) => dataOf(call)['faturaId'] === id);
    expect(about(second.id)).toHaveLength(2);
    expect(about(first.id)).toHaveLength(1);
    expect(await one(path)).toMatchObject({ bekleyen: 2, basarisizBeri: null });
    await server.settle(1, 6);
    receiver.answer = () => 200;
    await server.settle(1, 400);
    const told = about(first.id);
    const [tried, again, third, behind] = told.map(idOf);
    expect([again, third, told.length]).toEqual([tried, tried, 4]);
    expect(behind).not.toBe(tried);
    expect((await verified(told[2] ?? missing, sir)).id).toBe(tried);
    expect(await one(path)).toMatchObject({ bekleyen: 0, basarisizBeri: null });
    const [, log] = (await deliveries(path)).filter(({ govde }) => govde.includes(first.id));
    expect(log?.denemeler.map(({ yanitKodu, hata, yanit }) => [yanitKodu, hata, yanit])).toEqual([
      [503, null, 'answer 503'],
      [503, null, 'answer 503'],
      [200, null, 'answer 200'],
    ]);
  });

  it('HOOK-04, HOOK-06: is retried for three days with growing pauses, then paused with a mail, and sends all in order when opened', async () => {
    const { path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    receiver.answer = () => 500;
    const begun = server.clock.now().getTime();
    const invoice = await save();
    await change(invoice, 'bir');
    await server.runJobs();
    let tries = 1;
    for (const pause of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, DAY]) {
      expect(await one(path)).toMatchObject({ durum: 'ACIK' });
      await server.settle(1, pause - 1);
      expect(receiver.calls).toHaveLength(tries);
      // The retry has a random delay of up to a tenth.
      await server.settle(1, pause / 10 + 2);
      expect(receiver.calls).toHaveLength((tries += 1));
    }
    expect(await one(path)).toMatchObject({
      durum: 'HATALI',
      bekleyen: 2,
      basarisizBeri: new Date(begun).toISOString(),
    });
    const [mail] = await mailsTo(server, email);
    expect(mail).toMatchObject({
      subject: 'Webhook adresiniz duraklatıldı',
      body: expect.stringContaining('127.0.0.1'),
    });
    const paused = await server.db.queries.select().from(auditLog).where(eq(auditLog.action, 'pauseWebhook'));
    expect(paused).toMatchObject([{ entityId: path.id, userId: null }]);

    receiver.calls.length = 0;
    receiver.answer = () => 200;
    await change(invoice, 'iki');
    await server.settle(2, DAY);
    expect(receiver.calls).toEqual([]);
    expect((await setState(path, 'ACIK')).data).toMatchObject({ durum: 'ACIK', basarisizBeri: null, bekleyen: 3 });
    await server.runJobs();
    expect(receiver.calls.map(idOf)).toEqual((await deliveries(path)).map(({ id }) => id).reverse());
    expect(await one(path)).toMatchObject({ durum: 'ACIK', bekleyen: 0, sonIletim: server.clock.now().toISOString() });
  });

  it('HOOK-05, HOOK-06: gives up an event that is never accepted, continues with later ones, and can replay it', async () => {
    const { sir, path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    const invoice = await save();
    await change(invoice, 'bir');
    let poison = '';
    receiver.answer = (call) => (idOf(call) === (poison ||= idOf(call)) ? 500 : 200);
    await server.runJobs();
    for (let day = 0; day < 5; day += 1) {
      await save();
      await server.settle(6, 4 * 3600);
    }
    const [given] = await deliveries(path, { durum: 'ILETILEMEDI' });
    expect(given).toMatchObject({ id: poison, sonrakiDeneme: null, iletildiAt: null });
    expect(await one(path)).toMatchObject({ durum: 'ACIK', bekleyen: 0 });
    expect(
      (await deliveries(path)).filter(({ govde }) => govde.includes(invoice.id)).map(({ durum }) => durum),
    ).toEqual(['ILETILDI', 'ILETILEMEDI']);

    receiver.calls.length = 0;
    receiver.answer = () => 200;
    expect((await replay(path, poison)).data).toMatchObject({ durum: 'BEKLIYOR' });
    await server.runJobs();
    expect(receiver.calls.map(idOf)).toEqual([poison]);
    expect((await verified(receiver.calls[0] ?? missing, sir)).event).toMatchObject({ data: { faturaId: invoice.id } });
    await replay(path, poison);
    await server.runJobs();
    expect(receiver.calls.map(idOf)).toEqual([poison, poison]);
    expect(await apiError(replay(path, crypto.randomUUID()))).toMatchObject({ status: 404 });
  });

  it('HOOK-06: 410 pauses the address at once', async () => {
    const { path } = await listen(partnerId);
    receiver.answer = () => 410;
    await save();
    await server.runJobs();
    expect(await one(path)).toMatchObject({ durum: 'HATALI', bekleyen: 1 });
  });

  it.each([
    ['a surrogate pair at the cut', `x${'😀'.repeat(400)}`],
    ['NUL and control characters', 'a\u0000\u001b[31mb'],
  ])('ATK-66, HOOK-10: stores an answer with %s, so that the event is sent once', async (_, text) => {
    const { path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    receiver.answer = (__, response) => void response.writeHead(200).end(text);
    await save();
    await server.runJobs();
    await server.settle(3);
    expect(receiver.calls).toHaveLength(1);
    const [log] = await deliveries(path);
    expect(log).toMatchObject({ durum: 'ILETILDI', denemeler: [{ yanitKodu: 200 }] });
    expect(log?.denemeler[0]?.yanit).toMatch(/^(?:x(?:😀)+|a \[31mb)$/u);
  });

  it('HOOK-04: after ten failures is tried once a minute, and sends all events when it works again', async () => {
    const { path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    receiver.answer = () => 500;
    for (let n = 0; n < 14; n += 1) await save();
    await server.runJobs();
    expect(receiver.calls.length).toBeLessThan(18);
    receiver.calls.length = 0;
    await server.settle(3, 61);
    expect(receiver.calls).toHaveLength(3);
    receiver.answer = () => 200;
    await server.settle(4, 3600);
    expect(await one(path)).toMatchObject({ bekleyen: 0 });
  });

  it('HOOK-04, ATK-48: an address that hangs does not delay others', async () => {
    const others = await makePartner();
    const stranger = await bring(await signUpOwner(server), others);
    await listen(partnerId, { url: `${receiver.url}hangs` });
    await listen(others, { url: `${receiver.url}others` });
    receiver.answer = ({ url }) => (url === '/hangs' ? new Promise<number>(() => undefined) : 200);
    for (let n = 0; n < 12; n += 1) await save();
    await save(stranger);
    await server.runJobs();
    const told = receiver.calls.map(({ url }) => url);
    expect(told.filter((url) => url === '/others')).toHaveLength(1);
    // Eight at once, then four: two time limits, not twelve.
    expect(told.filter((url) => url === '/hangs')).toHaveLength(12);
  });

  it('HOOK-04, ATK-53: treats a protocol upgrade of the receiver as a failure without blocking others', async () => {
    const { path } = await listen(partnerId);
    receiver.answer = (_, { socket }) =>
      void socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
    await save();
    await server.runJobs();
    expect((await deliveries(path))[0]?.denemeler).toMatchObject([{ yanitKodu: null, hata: 'ULASILAMADI' }]);
    receiver.answer = () => 200;
    await server.settle(1, 6);
    expect(await deliveries(path)).toMatchObject([{ durum: 'ILETILDI' }]);
  });

  it('HOOK-05, HOOK-06: sends only test events to a paused address', async () => {
    const { path, sir } = await listen(partnerId);
    await setState(path, 'DURAKLATILDI');
    await save();
    const { data: test, response } = await tryIt(path);
    expect([response.status, test.durum]).toEqual([201, 'BEKLIYOR']);
    await server.runJobs();
    expect(receiver.calls.map(idOf)).toEqual([test.id]);
    expect((await verified(receiver.calls[0] ?? missing, sir)).event).toEqual({
      type: 'deneme',
      timestamp: server.clock.now().toISOString(),
      data: { webhookId: path.id },
    });
    expect((await deliveries(path)).map(({ olay, durum }) => [olay, durum])).toEqual([
      ['deneme', 'ILETILDI'],
      ['fatura.kaydedildi', 'BEKLIYOR'],
    ]);
  });
});

describe('a paused partner', () => {
  const setPartner = (id: string, pausedAt: Date | null) =>
    server.db.queries.update(partners).set({ pausedAt }).where(eq(partners.id, id));
  const put = (durum: 'ACIK' | 'DURDURULDU') =>
    admin.client.PUT('/admin/partner/{id}', {
      params: { path: { id: partnerId } },
      body: { ad: 'Meridyen Bank', kaynaklar: ['https://banka.example'], dakikadaOturum: 60, durum },
    });

  it('ATK-71: gets no waiting events and no test, and all events when it is resumed', async () => {
    const { path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    receiver.answer = () => 500;
    await save();
    await server.runJobs();
    expect(receiver.calls).toHaveLength(1);
    await put('DURDURULDU');
    receiver.answer = () => 200;
    expect(await apiError(tryIt(path))).toMatchObject({ status: 403, code: 'PARTNER_PAUSED' });
    await server.settle(3, 600);
    expect(receiver.calls).toHaveLength(1);
    expect(await deliveries(path)).toMatchObject([{ durum: 'BEKLIYOR' }]);
    await put('ACIK');
    await server.runJobs();
    expect(typesOf(receiver.calls)).toEqual(['fatura.kaydedildi', 'fatura.kaydedildi']);
    expect(await deliveries(path)).toMatchObject([{ durum: 'ILETILDI' }]);
  });

  it('ATK-71: gets no further events of a running delivery when it is paused', async () => {
    await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    const invoice = await save();
    await change(invoice, 'İkinci');
    receiver.answer = async () => {
      await setPartner(partnerId, server.clock.now());
      return 200;
    };
    await server.runJobs();
    expect(receiver.calls).toHaveLength(1);
    await setPartner(partnerId, null);
  });
});

describe('secrets and servers that die', () => {
  it('HOOK-07: after a rotation both secrets sign for a day, then only the new one', async () => {
    const { sir: old, path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    const at = '/admin/partner/{partnerId}/webhook/{id}/sir';
    const { data } = await admin.client.POST(at, { params: { path } });
    expect(data.sir).not.toBe(old);
    expect(data.webhook.eskiSirBitis).toBe(new Date(server.clock.now().getTime() + DAY * 1000).toISOString());
    await save();
    await server.runJobs();
    const [during = missing] = receiver.calls;
    expect(during.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    await verified(during, old);
    await verified(during, data.sir);
    await verified(during, [old, data.sir]);
    server.clock.advance(DAY);
    await save();
    await server.runJobs();
    const after = receiver.calls[1] ?? missing;
    await verified(after, data.sir);
    await expect(verified(after, old)).rejects.toMatchObject({ code: 'WRONG_SIGNATURE' });
    expect(await one(path)).toMatchObject({ eskiSirBitis: null });
  });

  it('HOOK-02, ATK-46: another server sends an event of a dead server again, under the same id', async () => {
    const { path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    let revive: () => void = () => undefined;
    let isDead = true;
    post = async (call) => {
      const answer = await way.post(call);
      if (!isDead) return answer;
      await new Promise<void>((resolve) => (revive = resolve));
      throw new Error('The server is dead');
    };
    await save();
    const dying = server.runJobs();
    await expect.poll(() => receiver.calls.length).toBe(1);
    isDead = false;
    const second = server.secondApp();
    await second.app.start();
    await second.runJobs();
    expect(receiver.calls).toHaveLength(1);
    for (let time = 0; time < 3; time += 1) {
      server.clock.advance(31);
      await second.runJobs();
    }
    expect(receiver.calls.map(idOf)).toEqual([idOf(receiver.calls[0] ?? missing), idOf(receiver.calls[0] ?? missing)]);
    expect(await deliveries(path)).toMatchObject([{ durum: 'ILETILDI' }]);
    revive();
    await dying;
    await second.app.close();
  });

  it('HOOK-02: a starting server delivers waiting events', async () => {
    const { path } = await listen(partnerId, { olaylar: ['fatura.kaydedildi'] });
    await save();
    await server.restart();
    await server.runJobs();
    expect(receiver.calls).toHaveLength(1);
    expect(await one(path)).toMatchObject({ bekleyen: 0 });
  });

  it('HOOK-05: the log covers 30 days', async () => {
    const { path } = await listen(partnerId);
    await save();
    await server.runJobs();
    await server.settle(1, 29 * DAY);
    expect((await deliveries(path)).length).toBeGreaterThan(0);
    await server.settle(1, 2 * DAY);
    expect(await deliveries(path)).toEqual([]);
    expect(await server.db.queries.select().from(webhookDeliveries)).toEqual([]);
  });
});
