import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

const GONE = 'Bağlantı geçersiz veya süresi dolmuş.';
const IBAN = 'TR330006100519786457841326';
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
  await collectAt(owner);
});
afterEach(() => server.close());

const collectAt = ({ client, query }: Owner, hesapSahibi = '') =>
  client.POST('/banka', {
    params: { query },
    body: { bankaAdi: 'Ziraat', iban: IBAN, faturadaGoster: false, tahsilatHesabi: true, hesapSahibi },
  });
const share = async ({ client, query }: Owner, id: string) =>
  (await client.POST('/fatura/{id}/odeme-baglantisi', { params: { path: { id }, query } })).data;
const open = (path: string, { address, ...init }: RequestInit & { address?: string } = {}) =>
  server.fetch(new Request(`${server.baseUrl}/${path}`, init), address === undefined ? {} : { address });
const remind = async (who: Owner, faturaIds: string[]) =>
  (await who.client.POST('/hatirlatma', { params: { query: who.query }, body: { faturaIds, kanal: 'EPOSTA' } })).data
    .items;
const reminders = async () =>
  (await server.outbox()).filter(({ body }) => body.includes('Bu hatırlatmaları almak istemiyorum'));

describe('payment pages', () => {
  it('MNY-119, MNY-83: altered addresses open nothing, count nothing and look alike', async () => {
    const { id } = await issueInvoice(server, owner);
    const other = await issueInvoice(server, owner);
    const [token = '', second = ''] = await Promise.all(
      [id, other.id].map(async (one) => (await share(owner, one)).url.split('/').at(-1)),
    );
    const swap = (at: number) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    const statement = await owner.client.GET('/alacak', { params: { query: owner.query } });
    const params = { path: { id: statement.data.items[0]?.id ?? '' }, query: owner.query };
    const { data: ofStatement } = await owner.client.POST('/alacak/{id}/ekstre/link', { params, body: {} });
    const forged = [
      ...[0, 1, 31, 32, token.length - 2].map(swap),
      token.slice(0, -1),
      `${token}A`,
      `${token.slice(0, 32)}${second.slice(32)}`,
      // The key of another kind of page.
      ofStatement.url.split('/').at(-1) ?? '',
      encodeURIComponent(`${token}' or '1'='1`),
      encodeURIComponent('../../etc/passwd'),
      '%00',
      'x'.repeat(5000),
    ];
    for (const one of forged)
      for (const path of [`odeme/${one}`, `odeme/${one}/fatura.pdf`, `odeme/${one}?dil=en`]) {
        const response = await open(path);
        expect([400, 404, 414], path).toContain(response.status);
        const page = await response.text();
        expect(page, path).not.toMatch(/TR33|1\.260,00/);
        if (response.status === 404 && !path.endsWith('en')) expect(page, path).toContain(GONE);
      }
    expect((await open(`odeme/${token}?dil=${encodeURIComponent('"><script>')}`)).status).toBe(400);
    expect((await open(`odeme/${token}`, { method: 'POST' })).status).toBeGreaterThanOrEqual(404);
    expect((await share(owner, id)).acilma).toBe(0);
  });

  it('MNY-119, MNY-108: another company has neither the link nor its end, and the key is no session', async () => {
    const { id } = await issueInvoice(server, owner);
    const { url } = await share(owner, id);
    const other = await linkNewcomer(server, '33333302');
    await startTracking(server, other, '2026-01-01');
    await collectAt(other);
    const strange = { params: { path: { id }, query: other.query } };
    for (const call of [
      () => other.client.POST('/fatura/{id}/odeme-baglantisi', strange),
      () => other.client.DELETE('/fatura/{id}/odeme-baglantisi', strange),
    ])
      expect((await apiError(call())).status).toBe(404);
    expect((await open(url)).status).toBe(200);
    const headers = { Authorization: `Bearer ${url.split('/').at(-1) ?? ''}` };
    expect((await open(`fatura?companyId=${owner.companyId}`, { headers })).status).toBe(401);
  });

  it('MNY-119, MNY-82: scripts in names are texts, the policy allows no other script, and headers stay whole', async () => {
    const attack = `</title></style><script>alert(1)</script><img src=x onerror=alert(2)>"' Işık`;
    await server.db.queries.update(companies).set({ unvan: attack });
    await collectAt(owner, attack);
    const { id } = await issueInvoice(server, owner);
    const { url } = await share(owner, id);
    for (const language of ['tr', 'en; q=1\t, <script>']) {
      const response = await open(url, {
        headers: { 'Accept-Language': language, Referer: 'https://kotu.example/"><b>' },
      });
      const page = await response.text();
      expect(page).not.toContain('<script>alert');
      expect(page).not.toMatch(/<img|kotu\.example/);
      expect(page.match(/<script/g)).toHaveLength(1);
      expect(page).toContain('&lt;script');
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      // The bank's page has any https address, and browsers check where a form is redirected to.
      expect(policy.replace("form-action 'self' https:", '')).not.toMatch(/unsafe|https?:|\*/);
      expect(policy).toContain("default-src 'none'");
    }
    const pdf = await open(`${url}/fatura.pdf`);
    expect(pdf.headers.get('Content-Disposition')).toMatch(/^attachment; filename="fatura\.pdf"/);
    expect(pdf.headers.get('X-Robots-Tag')).toContain('noindex');
  });

  it('MNY-119, MNY-83: a flood from one network is stopped for page and PDF; another one still opens the page', async () => {
    const { id } = await issueInvoice(server, owner);
    const { url } = await share(owner, id);
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const path = n % 2 === 0 ? url : `${url}/fatura.pdf`;
        return (await open(path, { address: '203.0.113.9' })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect((await open(url, { address: '198.51.100.4' })).status).toBe(200);
  });
});

describe('reminders', () => {
  it('MNY-119, MNY-68: hostile addresses get no mail, and line breaks in names add no header', async () => {
    const hostile = [
      'a@b.example\r\nBcc: kurban@ornek.test',
      'a@b.example,kurban@ornek.test',
      '<a@b.example>',
      'a@b\u0000.example',
    ];
    for (const address of hostile) {
      const issued = await issueInvoice(server, owner, { emails: [address] }).catch(() => undefined);
      if (issued) await remind(owner, [issued.id]);
    }
    const name = 'Şükrü\r\nBcc: kurban@ornek.test\r\n\r\nX';
    const buyer = { vknTckn: '11111111111', aliciUnvan: '', aliciAdi: name, aliciSoyadi: 'Işıldak', vergiDairesi: '' };
    const named = await issueInvoice(server, owner, { ...buyer, emails: ['alici@ornek.test'] }).catch(() => undefined);
    if (named) await remind(owner, [named.id]);
    for (const { to, subject, body } of await reminders()) {
      expect(to).not.toMatch(/kurban|[\s,<>]/);
      expect(subject).not.toMatch(/[\r\n\u2028\u0085]/);
      expect(body.split('\n').filter((line) => /^(Bcc|Subject|To):/i.test(line))).toEqual([]);
    }
  });

  it('MNY-119, MNY-62: HTML and addresses in names stay text without a link, in the mail and on the page that stops it', async () => {
    const attack = '<script>alert(1)</script> https://kotu.example';
    await server.db.queries.update(companies).set({ unvan: attack });
    const { id } = await issueInvoice(server, owner, { aliciUnvan: attack });
    await remind(owner, [id]);
    const [mail] = await reminders();
    const own = mail?.body.match(/https?:\/\/\S+/g) ?? [];
    expect(own).not.toEqual([]);
    expect(own.filter((address) => !address.startsWith('http://kalem.test/api/'))).toEqual([]);
    const stop = own.find((address) => address.includes('vazgec')) ?? '';
    const page = await (await open(stop.replace('http://kalem.test/api/', ''))).text();
    expect(page).not.toMatch(/<script|<a [^>]*kotu/);
  });

  it('MNY-119, MNY-108: invoices of another company among own ones send and record nothing', async () => {
    const { id } = await issueInvoice(server, owner);
    const other = await linkNewcomer(server, '33333302');
    await startTracking(server, other, '2026-01-01');
    const { id: own } = await issueInvoice(server, other);
    expect((await apiError(remind(other, [own, id]))).status).toBe(404);
    expect(await reminders()).toEqual([]);
    expect((await other.client.GET('/hatirlatma', { params: { query: other.query } })).data.items).toEqual([]);
  });
});
