import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

const FORM = 'application/x-www-form-urlencoded';
const GONE = 'Bağlantı geçersiz veya süresi dolmuş.';
let server: TestServer;
let owner: Owner;
/** The customer account whose statement is shared. */
let id: string;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
  id = await accountOf(owner);
});
afterEach(() => server.close());

async function accountOf(issuer: Owner, changes: Parameters<typeof issueInvoice>[2] = {}): Promise<string> {
  const { id: faturaId } = await issueInvoice(server, issuer, changes);
  const params = { path: { id: faturaId }, query: issuer.query };
  return (await issuer.client.GET('/fatura/{id}', { params })).data.tahsilat?.cariHesapId ?? '';
}
const params = () => ({ path: { id }, query: owner.query });
const share = async (body = {}) =>
  (await owner.client.POST('/alacak/{id}/ekstre/link', { params: params(), body })).data;
const links = async () => (await owner.client.GET('/alacak/{id}/ekstre/link', { params: params() })).data.items;
const open = (path: string, address?: string) =>
  server.fetch(new Request(`${server.baseUrl}/${path}`), address === undefined ? {} : { address });
const send = (url: string, body: string, type = FORM, address?: string) =>
  server.fetch(
    new Request(`${server.baseUrl}/${url}/yanit`, { method: 'POST', headers: { 'Content-Type': type }, body }),
    address === undefined ? {} : { address },
  );
const answer = (url: string, fields: Record<string, string>) => send(url, new URLSearchParams(fields).toString());
const mails = async () => (await server.outbox()).filter(({ subject }) => subject?.includes('utabık'));

/** Addresses that are made of a valid one: none may open, and all must look alike. */
async function forged(url: string): Promise<string[]> {
  const token = url.split('/').at(-1) ?? '';
  const swap = (at: number) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
  const other = (await share()).url.split('/').at(-1) ?? '';
  const half = Math.floor(token.length / 2);
  return [
    ...[0, 1, half, token.length - 2].map(swap),
    token.slice(0, -1),
    `${token}A`,
    `${token.slice(0, half)}${other.slice(half)}`,
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    'A'.repeat(token.length),
    encodeURIComponent(`${token}' or '1'='1`),
    encodeURIComponent('../../etc/passwd'),
    '%00',
    'x'.repeat(5000),
  ].map((one) => `ekstre/${one}`);
}

describe('links to statements', () => {
  it('MNY-119, MNY-55: altered ones open nothing, take no answer and look alike', async () => {
    const { url } = await share();
    for (const address of await forged(url)) {
      for (const path of [address, `${address}/ekstre.pdf`]) {
        const response = await open(path);
        expect([400, 404, 414], path).toContain(response.status);
        const page = await response.text();
        if (response.status === 404) expect(page, path).toContain(GONE);
        expect(page, path).not.toContain('1.260,00');
      }
      const refused = await send(address, 'sonuc=MUTABIK');
      expect([400, 404, 414], address).toContain(refused.status);
    }
    expect((await links()).map(({ acilma, yanit }) => [acilma, yanit])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(await mails()).toEqual([]);
  });

  it('MNY-119, MNY-55: an ended, a revoked and an expired one take no answer and count no view', async () => {
    const { url: revoked } = await share();
    await owner.client.DELETE('/alacak/{id}/ekstre/link', { params: params() });
    const { url: expired } = await share({ sure: 60 });
    server.clock.advance(61);
    for (const url of [revoked, expired]) {
      for (const path of [url, `${url}/ekstre.pdf`]) expect((await open(path)).status).toBe(404);
      expect((await answer(url, { sonuc: 'MUTABIK' })).status).toBe(404);
    }
    expect(await links()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('MNY-119, MNY-108: another company neither sees nor ends them, and a link shows one account only', async () => {
    const { url } = await share();
    const other = await linkNewcomer(server, '33333302');
    await startTracking(server, other, '2026-01-01');
    const strange = { params: { path: { id }, query: other.query } };
    const calls = [
      () => other.client.GET('/alacak/{id}/ekstre/link', strange),
      () => other.client.POST('/alacak/{id}/ekstre/link', { ...strange, body: {} }),
      () => other.client.DELETE('/alacak/{id}/ekstre/link', strange),
      () => other.client.GET('/alacak/{id}/ekstre', strange),
    ];
    for (const call of calls) expect((await apiError(call())).status).toBe(404);
    expect((await open(url)).status).toBe(200);
    // The token of a page is no session.
    const token = url.split('/').at(-1) ?? '';
    const headers = { Authorization: `Bearer ${token}` };
    const call = new Request(`${server.baseUrl}/alacak?companyId=${owner.companyId}`, { headers });
    expect((await server.fetch(call, {})).status).toBe(401);
  });

  it('MNY-119: a flood of views and answers from one network is stopped; another one still opens the page', async () => {
    const { url } = await share();
    const from = '203.0.113.9';
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_, n) =>
        n % 2 === 0 ? (await open(url, from)).status : (await send(url, 'sonuc=MUTABIK', FORM, from)).status,
      ),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(60);
    expect(statuses.filter((status) => status !== 429 && status !== 200 && status !== 303)).toEqual([]);
    expect((await open(url, '198.51.100.4')).status).toBe(200);
    expect((await mails()).length).toBeLessThanOrEqual(1);
  });
});

describe('answers to statements', () => {
  it('MNY-119, MNY-56: HTML in a text is a text on the page and in the mail, without links', async () => {
    const { url } = await share();
    const metin = `</p><script>alert(1)</script><img src=x onerror=alert(2)> {{7*7}} \${7*7} javascript:alert(3) https://kotu.example`;
    expect((await answer(url, { sonuc: 'MUTABIK_DEGIL', metin })).status).toBe(303);
    const page = await (await open(url)).text();
    expect(page).not.toContain('<script');
    expect(page).not.toContain('onerror');
    expect((await links())[0]?.yanit).toMatchObject({ metin });
    const [mail] = await mails();
    // Mails are plain text, so only an address could become a link.
    expect(mail?.body).not.toMatch(/https?:\/\/|kotu\.example/);
  });

  it('MNY-119, MNY-56: line breaks in text and name of the customer add no header to the mail', async () => {
    const name = 'Şükrü\r\nBcc: kurban@ornek.test\r\n\r\nX';
    const buyer = { vknTckn: '11111111111', aliciUnvan: '', aliciAdi: name, aliciSoyadi: 'Işıldak', vergiDairesi: '' };
    const named = await apiError(accountOf(owner, buyer)).catch(() => undefined);
    const { url } = await share();
    const metin = 'Ekim\r\nBcc: kurban@ornek.test\r\nSubject: Sahte\u2028\u0085\u000b\r\n\r\n<b>gövde';
    await answer(url, { sonuc: 'MUTABIK_DEGIL', metin });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).not.toMatch(/[\r\n\u2028\u0085]/);
    expect(mail?.to).not.toContain('kurban');
    expect(mail?.body.split('\n').filter((line) => /^(Bcc|Subject):/i.test(line))).toEqual([]);
    if (named) expect(named.status).toBe(422);
  });

  it('MNY-119, MNY-56: a very long text is cut to 500 characters or refused, and nothing is stored twice', async () => {
    const { url } = await share();
    for (const metin of ['x'.repeat(2001), 'ş'.repeat(100_000)]) {
      const { status } = await answer(url, { sonuc: 'MUTABIK', metin });
      expect([413, 422]).toContain(status);
    }
    expect((await links())[0]?.yanit).toBeNull();
    expect((await answer(url, { sonuc: 'MUTABIK_DEGIL', metin: '😀'.repeat(999) })).status).toBe(303);
    const [link] = await links();
    expect([...(link?.yanit?.metin ?? '')]).toHaveLength(500);
    await answer(url, { sonuc: 'MUTABIK' });
    expect((await links())[0]?.yanit).toEqual(link?.yanit);
    expect(await mails()).toHaveLength(1);
  });

  it('MNY-119, MNY-56: other content types, fields and choices are refused, never answered with a server error', async () => {
    const { url } = await share();
    const sent: (readonly [body: string, type: string])[] = [
      ['{"sonuc":"MUTABIK"}', 'application/json'],
      ['sonuc=MUTABIK', 'text/plain'],
      ['<sonuc>MUTABIK</sonuc>', 'application/xml'],
      [
        '--x\r\nContent-Disposition: form-data; name="sonuc"\r\n\r\nMUTABIK\r\n--x--',
        'multipart/form-data; boundary=x',
      ],
      ['', FORM],
      ['sonuc=EVET', FORM],
      ['sonuc=mutabik', FORM],
      ['sonuc=MUTABIK&sonuc=MUTABIK_DEGIL&sonuc=', FORM],
      ['sonuc[]=MUTABIK', FORM],
      ['sonuc=MUTABIK&metin=%00', FORM],
      ['sonuc=MUTABIK&metin=%ff%fe%ed%a0%80', FORM],
      [`sonuc=MUTABIK&${'a=1&'.repeat(20_000)}`, FORM],
      ['__proto__=1&constructor=2', FORM],
    ];
    for (const [body, type] of sent) {
      const { status } = await send(url, body, type);
      expect([303, 400, 413, 415, 422], `${type} ${body.slice(0, 60)}`).toContain(status);
    }
    expect((await mails()).length).toBeLessThanOrEqual(1);
    expect((await open(url)).status).toBe(200);
  });
});
