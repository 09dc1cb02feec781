import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { serverQueries } from '../src/db/wall';
import type { MailMessage } from '../src/ports/Messages';
import { MessageRefused } from '../src/ports/Messages';
import { companies, reminders, users } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { startTracking } from '../src/testing/startTracking';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';

type Schemas = components['schemas'];
const CUSTOMER = 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi';
const ADDRESS = 'muhasebe@buyukcamlica.example';

let server: TestServer;
let owner: Owner;
let mails: MailMessage[];
let failure: Error | undefined;
beforeEach(async () => {
  mails = [];
  failure = undefined;
  const send = (mail: MailMessage) => {
    if (failure) return Promise.reject(failure);
    mails.push(mail);
    return Promise.resolve();
  };
  server = await startTestServer({ render: emptyPdf, messages: { mail: { send } } });
  owner = await linkNewcomer(server, '33333301');
  await server.db.queries.update(companies).set({ demoDuration: 60 });
  await startTracking(server, owner, '2026-01-01');
});
afterEach(() => server.close());

const params = () => ({ query: owner.query });
/** The mails about open invoices, without those about the approval. */
const sent = () => mails.filter(({ body }) => body.includes('Bu hatırlatmaları almak istemiyorum'));
const preview = async (faturaIds: string[]) =>
  (await owner.client.POST('/hatirlatma/onizleme', { params: params(), body: { faturaIds, kanal: 'EPOSTA' } })).data
    .items;
const remind = async (faturaIds: string[], body: Partial<Schemas['ReminderRequest']> = {}, key?: string) =>
  (
    await owner.client.POST('/hatirlatma', {
      params: { ...params(), ...(key !== undefined && { header: { 'Idempotency-Key': key } }) },
      body: { faturaIds, kanal: 'EPOSTA', ...body },
    })
  ).data.items;
const log = async () => (await owner.client.GET('/hatirlatma', { params: params() })).data.items;
const outcomes = async () => (await log()).map(({ durum, neden, asama }) => [durum, neden, asama]);
const pay = (faturaId: string, tutar: string) =>
  owner.client.POST('/tahsilat', {
    params: params(),
    body: { faturaId, tarih: '2026-09-03', tutar, paraBirim: 'TRY', yontem: 'HAVALE', dagitim: [{ faturaId, tutar }] },
  });
const issue = (changes: Partial<Schemas['InvoiceWrite']> = {}) => issueInvoice(server, owner, changes);
/** Moves the clock to a moment in Istanbul and does the automatic work. */
const at = async (day: string, time = '10:00') => {
  server.clock.set(`${day}T${time}:00+03:00`);
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'queueDueReminders', {});
  await server.runJobs();
  await server.runJobs();
};
const turnOn = (hatirlatmaGunleri?: number[]) =>
  owner.client.PUT('/tahsilat-ayarlari', {
    params: params(),
    body: { vadeGunu: null, vadeyiGoster: true, hatirlatma: true, ...(hatirlatmaGunleri && { hatirlatmaGunleri }) },
  });
const linkIn = (body: string) => /http:\/\/kalem\.test\/api\/(hatirlatma\/vazgec\/\S+)/.exec(body)?.[1] ?? '';
const open = (url: string, method = 'GET') =>
  server.fetch(new Request(`${server.baseUrl}/${url}`, { method, redirect: 'manual' }));

it('MNY-61, MNY-62, MNY-67: a mail names what is left to pay, and the log has its masked address and no text', async () => {
  const { id, belgeNumarasi } = await issue({ vadeTarihi: '2026-09-20' });
  await pay(id, '260.00');
  const [shown] = await preview([id]);
  const text = `Sayın ${CUSTOMER}, ${belgeNumarasi} numaralı 1.000,00 TL tutarındaki faturanızın vadesi 20/09/2026 tarihinde doluyor.`;
  expect(shown).toMatchObject({
    aliciUnvan: CUSTOMER,
    adresler: [{ adres: ADDRESS, durduruldu: false }],
    faturalar: [{ faturaId: id, vadeTarihi: '2026-09-20', kalan: '1000.00', neden: null }],
  });
  expect(shown?.metin.split('\n')[0]).toBe(text);
  const [row] = await remind([id]);
  expect(row).toMatchObject({ kanal: 'EPOSTA', adres: 'm***@buyukcamlica.example', durum: 'KUYRUKTA', asama: null });
  expect(row?.kullanici).toBe(owner.user.name);
  await server.runJobs();
  const [mail] = sent();
  expect(mail).toMatchObject({ to: ADDRESS, subject: shown?.konu });
  const { data: ours } = await owner.client.GET('/company');
  expect(mail?.replyTo).toBe(ours.items[0]?.email);
  expect(mail?.body).toContain(text);
  expect(await log()).toMatchObject([{ durum: 'GONDERILDI', faturalar: [belgeNumarasi], aliciUnvan: CUSTOMER }]);
  const stored = await server.db.queries.select().from(reminders);
  expect(JSON.stringify(stored)).not.toContain('Sayın');
});

it('MNY-62: after the due day, and for several invoices: a list with a sum, without a day that was not named', async () => {
  const late = await issue({ vadeTarihi: '2026-09-03' });
  server.clock.set('2026-09-08T12:00:00+03:00');
  const [one] = await preview([late.id]);
  expect(one?.metin).toContain(
    `${late.belgeNumarasi} numaralı faturanızın 1.260,00 TL tutarındaki ödemesi 03/09/2026 vadesine göre henüz görünmüyor. Ödediyseniz bu iletiyi dikkate almayınız.`,
  );
  const withoutTerm = await issue({ vadeTarihi: null });
  const [several, ...others] = await preview([late.id, withoutTerm.id]);
  expect(others).toEqual([]);
  const lines = several?.metin.split('\n');
  expect(lines).toContain(`${late.belgeNumarasi}, vade 03/09/2026: 1.260,00 TL`);
  expect(lines).toContain(`${withoutTerm.belgeNumarasi}: 1.260,00 TL`);
  expect(lines).toContain('Toplam: 2.520,00 TL');
});

it('MNY-65: a payment of a moment before stops a queued mail, and the log has the reason', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  await remind([id]);
  await pay(id, '1260.00');
  await server.runJobs();
  expect(sent()).toEqual([]);
  expect(await outcomes()).toEqual([['GONDERILMEDI', 'ODENDI', null]]);
  expect((await remind([id]))[0]).toMatchObject({ durum: 'GONDERILMEDI', neden: 'ODENDI' });
});

it('MNY-65: a mail that leaves later names what is left then', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  await remind([id]);
  await pay(id, '260.00');
  await server.runJobs();
  expect(sent()[0]?.body).toContain('1.000,00 TL');
});

it('MNY-36, MNY-65: an invoice under a request or out of tracking gets no reminder', async () => {
  const { id, belgeNumarasi, faturaTarih } = await issue({ vadeTarihi: '2026-09-03' });
  await owner.client.POST('/fatura/iptal', {
    params: params(),
    body: { belgeNumarasi, faturaTarih, aciklama: 'Mükerrer düzenlendi' },
  });
  await server.runJobs();
  expect((await remind([id]))[0]).toMatchObject({ durum: 'GONDERILMEDI', neden: 'TALEP' });
  const other = await issue({ vadeTarihi: '2026-09-03' });
  const { response } = await owner.client.GET('/fatura/{id}', { params: { path: { id: other.id }, ...params() } });
  await owner.client.PUT('/fatura/{id}/takip', {
    params: { path: { id: other.id }, ...params(), header: { 'If-Match': response.headers.get('ETag') ?? '' } },
    body: { vadeTarihi: '2026-09-03', iadeTuru: null, takipDisi: true },
  });
  expect((await remind([other.id]))[0]).toMatchObject({ durum: 'GONDERILMEDI', neden: 'TAKIP_DISI' });
  await turnOn([0]);
  await at('2026-09-04');
  expect(sent()).toEqual([]);
});

it('MNY-61, MNY-67, MNY-68, MNY-70: other channels are prepared and recorded; without an address no mail goes', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03', emails: [] });
  expect((await preview([id]))[0]?.adresler).toEqual([]);
  expect((await remind([id]))[0]).toMatchObject({ durum: 'GONDERILMEDI', neden: 'ADRES_YOK', adres: null });
  expect((await remind([id], { kanal: 'WHATSAPP' }))[0]).toMatchObject({ durum: 'HAZIRLANDI', kanal: 'WHATSAPP' });
  await owner.client.POST('/cari', {
    params: params(),
    body: { vknTckn: '1938472657', unvan: CUSTOMER, telNo: '0532 123 45 67', email: 'kart@buyukcamlica.example' },
  });
  expect((await preview([id]))[0]).toMatchObject({
    adresler: [{ adres: 'kart@buyukcamlica.example' }],
    telefon: '905321234567',
  });
});

it('MNY-63, MNY-64: automatic mails go on their days, on working days between 9 and 18, each stage once', async () => {
  // Due on a Thursday.
  await issue({ vadeTarihi: '2026-09-10' });
  await at('2026-09-07');
  expect(sent()).toEqual([]);
  await turnOn();
  for (const [day, time] of [
    ['2026-09-06', '10:00'], // Sunday
    ['2026-09-07', '08:59'],
    ['2026-09-07', '18:00'],
  ] as const)
    await at(day, time);
  expect(sent()).toEqual([]);
  await at('2026-09-07', '09:00');
  await at('2026-09-07', '17:59');
  await at('2026-09-08');
  expect(await outcomes()).toEqual([['GONDERILDI', null, -3]]);
  await at('2026-09-10');
  await at('2026-09-17');
  expect((await outcomes()).map(([, , asama]) => asama)).toEqual([7, 0, -3]);
  expect(sent().map(({ to }) => to)).toEqual([ADDRESS, ADDRESS, ADDRESS]);
});

it('MNY-64: a stage that is more than two days late is skipped, and none goes within three days of any message', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-10' });
  await turnOn([0, 7]);
  await at('2026-09-14');
  expect(sent()).toEqual([]);
  server.clock.set('2026-09-16T10:00:00+03:00');
  await remind([id], { kanal: 'SMS' });
  await at('2026-09-17');
  await at('2026-09-18');
  expect(sent()).toEqual([]);
  // The stage of the 17th is late, and the message of the 16th is three days old on a Saturday.
  await at('2026-09-21');
  expect((await outcomes()).map(([durum]) => durum)).toEqual(['HAZIRLANDI']);
});

it('MNY-64: one message lists the invoices of a customer, and a customer gets one a day', async () => {
  const [first, second] = [await issue({ vadeTarihi: '2026-09-09' }), await issue({ vadeTarihi: '2026-09-10' })];
  await turnOn([0, 1]);
  await at('2026-09-10');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toContain(`${first.belgeNumarasi}, vade 09/09/2026: 1.260,00 TL`);
  expect(sent()[0]?.body).toContain(`${second.belgeNumarasi}, vade 10/09/2026: 1.260,00 TL`);
  await at('2026-09-11');
  expect(sent()).toHaveLength(1);
});

it('MNY-64, MNY-118: two servers at once, and a mail server that fails first, send each stage once', async () => {
  await issue({ vadeTarihi: '2026-09-10' });
  await turnOn([0]);
  const second = server.secondApp();
  server.clock.set('2026-09-10T10:00:00+03:00');
  failure = new Error('The mail server is busy');
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'queueDueReminders', {});
  await Promise.all([server.runJobs(), second.runJobs()]);
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'queueDueReminders', {});
  failure = undefined;
  for (let round = 0; round < 3; round += 1) {
    server.clock.advance(600);
    await Promise.all([server.runJobs(), second.runJobs()]);
  }
  expect(sent()).toHaveLength(1);
  expect(await outcomes()).toEqual([['GONDERILDI', null, 0]]);
});

it('MNY-64: an automatic mail that waits for the mail server leaves only in its hours, or not at all after three days', async () => {
  await issue({ vadeTarihi: '2026-09-10' });
  await turnOn([0]);
  failure = new Error('The mail server is down');
  await at('2026-09-10', '17:30');
  failure = undefined;
  server.clock.set('2026-09-10T19:00:00+03:00');
  await server.runJobs();
  expect(sent()).toEqual([]);
  server.clock.set('2026-09-14T10:00:00+03:00');
  await server.runJobs();
  expect(sent()).toEqual([]);
  expect(await outcomes()).toEqual([['GONDERILMEDI', 'SAAT', 0]]);
});

it('MNY-67: a refused address is in the log as not delivered', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  failure = new MessageRefused('550');
  await remind([id]);
  await server.runJobs();
  expect(await outcomes()).toEqual([['ULASMADI', null, null]]);
});

it('MNY-66: the link in a mail stops reminders to this address after a press; a person lifts it', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  await remind([id]);
  await server.runJobs();
  const url = linkIn(sent()[0]?.body ?? '');
  const page = await (await open(url)).text();
  expect(page).toContain('Bu hatırlatmaları almak istemiyorum');
  expect(page).not.toMatch(/buyukcamlica|1\.260/);
  expect((await preview([id]))[0]?.adresler).toEqual([{ adres: ADDRESS, durduruldu: false }]);
  expect((await open(url, 'POST')).status).toBe(303);
  expect((await open(url, 'POST')).status).toBe(303);
  expect(await (await open(url)).text()).toContain('Bu adrese artık hatırlatma gönderilmeyecek.');
  expect((await preview([id]))[0]?.adresler).toEqual([{ adres: ADDRESS, durduruldu: true }]);
  const refused = await apiError(remind([id]));
  expect([refused.status, refused.code]).toEqual([409, 'REMINDER_STOPPED']);
  await turnOn([4]);
  await at('2026-09-07');
  expect(await outcomes()).toEqual([
    ['GONDERILMEDI', 'ISTEMIYOR', 4],
    ['GONDERILDI', null, null],
  ]);
  await remind([id], { onayAlindi: true });
  await server.runJobs();
  expect(sent()).toHaveLength(2);
  expect((await preview([id]))[0]?.adresler).toEqual([{ adres: ADDRESS, durduruldu: false }]);
});

it('MNY-66: altered links get one 404 page, and stop nothing', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  await remind([id]);
  await server.runJobs();
  const url = linkIn(sent()[0]?.body ?? '');
  for (const altered of [`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`, 'hatirlatma/vazgec/x'])
    for (const method of ['GET', 'POST']) {
      const response = await open(altered, method);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Bağlantı geçersiz veya süresi dolmuş.');
    }
  expect((await preview([id]))[0]?.adresler).toEqual([{ adres: ADDRESS, durduruldu: false }]);
});

it('MNY-63: a card that wants none gets no automatic mail, and a person can still send one', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-10' });
  await owner.client.POST('/cari', {
    params: params(),
    body: { vknTckn: '1938472657', unvan: CUSTOMER, hatirlatmaYok: true },
  });
  await turnOn([0]);
  await at('2026-09-10');
  expect(await log()).toEqual([]);
  await remind([id]);
  await server.runJobs();
  expect(sent()).toHaveLength(1);
});

it('MNY-63: tells before how many mails the coming seven days bring', async () => {
  await issue({ vadeTarihi: '2026-09-04' });
  await issue({ vadeTarihi: '2026-09-09' });
  const coming = async (gunler: string) =>
    (await owner.client.GET('/hatirlatma/beklenen', { params: { query: { ...owner.query, gunler } } })).data.adet;
  // Today is a Thursday: the 4th and the 9th.
  expect(await coming('0')).toBe(2);
  expect(await coming('30')).toBe(0);
  // The first one today, both on Monday, and the 9th is too near to Monday.
  expect(await coming('-3,0,1')).toBe(2);
  expect((await apiError(coming('bir'))).status).toBe(422);
});

it('MNY-69: mails need a proven address of the owner, and are limited to 500 a day', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  await server.db.queries.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.user.id));
  const unproven = await apiError(remind([id]));
  expect([unproven.status, unproven.code]).toEqual([409, 'OWNER_EMAIL_NOT_VERIFIED']);
  expect((await remind([id], { kanal: 'SMS' }))[0]?.durum).toBe('HAZIRLANDI');
  const obstacle = async () =>
    (await owner.client.GET('/hatirlatma/beklenen', { params: { query: { ...owner.query, gunler: '0' } } })).data.engel;
  expect(await obstacle()).toBe('EPOSTA_DOGRULANMADI');
  await turnOn([1]);
  await at('2026-09-04');
  expect(sent()).toEqual([]);
  await server.db.queries.update(users).set({ emailVerifiedAt: server.clock.now() }).where(eq(users.id, owner.user.id));
  expect(await obstacle()).toBeNull();
  const [row] = await server.db.queries.select().from(reminders);
  if (!row) throw new Error('No reminder was prepared');
  const copies = Array.from({ length: 500 }, () => ({
    ...row,
    id: crypto.randomUUID(),
    kanal: 'EPOSTA' as const,
    createdAt: server.clock.now(),
  }));
  await server.db.queries.insert(reminders).values(copies);
  const tooMany = await apiError(remind([id]));
  expect([tooMany.status, tooMany.code]).toEqual([429, 'TOO_MANY_REMINDERS']);
});

it('MNY-61: a repeated call with the same key sends nothing twice', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  const key = crypto.randomUUID();
  expect(await remind([id], {}, key)).toEqual(await remind([id], {}, key));
  await server.runJobs();
  expect(sent()).toHaveLength(1);
});

it('MNY-61, MNY-65: repeated calls after the payment add one row to the log, and none for other accounts twice', async () => {
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  const other = await issue({ vknTckn: '9876543217', aliciUnvan: 'Ilgaz Otelcilik', vadeTarihi: '2026-09-03' });
  const key = crypto.randomUUID();
  await remind([id], { kanal: 'SMS' }, key);
  await pay(id, '1260.00');
  for (const again of [key, crypto.randomUUID(), crypto.randomUUID()])
    expect(await remind([id], { kanal: 'SMS' }, again)).toHaveLength(1);
  expect((await outcomes()).sort()).toEqual([
    ['GONDERILMEDI', 'ODENDI', null],
    ['HAZIRLANDI', null, null],
  ]);
  // A known refusal does not keep the message to another account.
  expect(await remind([id, other.id], { kanal: 'SMS' })).toHaveLength(2);
  expect(await log()).toHaveLength(3);
});

it('MNY-43, MNY-63: merged accounts get no automatic mail when one of their cards wants none', async () => {
  const accounts: string[] = [];
  for (const [vknTckn, unvan, hatirlatmaYok] of [
    ['9876543217', 'Ilgaz Otelcilik', false],
    ['1234567895', 'Kızılırmak Yapı', true],
  ] as const) {
    await owner.client.POST('/cari', {
      params: params(),
      body: { tuzel: true, vknTckn, unvan, email: `muhasebe@${vknTckn}.example`, hatirlatmaYok },
    });
    await issue({ vknTckn, aliciUnvan: unvan, emails: [], vadeTarihi: '2026-09-10' });
    const { data } = await owner.client.GET('/alacak', { params: { query: { ...owner.query, vknTckn } } });
    accounts.push(data.items[0]?.id ?? '');
  }
  const [id = '', birlesen = ''] = accounts;
  const params2 = { path: { id }, query: owner.query };
  await owner.client.POST('/alacak/{id}/birlestir', { params: params2, body: { birlesen } });
  await turnOn([0]);
  await at('2026-09-10');
  expect(sent()).toEqual([]);
  // Split again, each follows its own card.
  await owner.client.POST('/alacak/{id}/ayir', { params: params2, body: { birlesen } });
  await at('2026-09-11');
  expect(sent().map(({ to }) => to)).toEqual(['muhasebe@9876543217.example']);
});

it('MNY-61, MNY-108: drafts and invoices of another company are refused', async () => {
  const other = await linkNewcomer(server, '33333302');
  const { id } = await issue({ vadeTarihi: '2026-09-03' });
  const asked = { params: { query: other.query }, body: { faturaIds: [id], kanal: 'SMS' as const } };
  expect((await apiError(other.client.POST('/hatirlatma', asked))).status).toBe(404);
  expect((await apiError(other.client.POST('/hatirlatma/onizleme', asked))).status).toBe(404);
  await remind([id]);
  const [{ cariHesapId } = { cariHesapId: '' }] = await log();
  expect((await other.client.GET('/hatirlatma', { params: { query: other.query } })).data.items).toEqual([]);
  const ofAccount = { params: { query: { ...other.query, cariHesapId } } };
  expect((await apiError(other.client.GET('/hatirlatma', ofAccount))).status).toBe(404);
  await startTracking(server, owner, '2026-09-03');
  const before = await issue({ faturaTarih: '2026-09-02', vadeTarihi: null });
  const refused = await apiError(remind([before.id]));
  expect([refused.status, refused.code]).toEqual([409, 'INVOICE_NOT_REMINDABLE']);
});
