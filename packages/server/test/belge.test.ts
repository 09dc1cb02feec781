import { ApiError, createClient, download } from '@kalem/sdk';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { companies, invoiceDocuments, invoices } from '../src/schema';
import { readPdf } from '../src/documents/testing/readPdf';
import { sampleJpeg } from '../src/documents/testing/samples';
import { addMember, linkNewcomer, openCompany, type Owner, signUpNewcomer, tokenOf } from '../src/testing/people';
import { invoiceBody, issueInvoice } from '../src/testing/invoices';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const owner = await linkNewcomer(server, '33333302');
const stranger = await linkNewcomer(server, '33333303');

type Dosya = 'pdf' | 'html' | 'zip';
type Client = Owner['client'];

const nameOf = (key: string, dosya: Dosya) => (dosya === 'zip' ? 'fatura.zip' : `${key}_f.${dosya}`);
const statusOf = (work: Promise<{ response: Response }>) =>
  work.then(
    ({ response }) => response.status,
    (error: unknown) => (error instanceof ApiError ? error.status : Promise.reject(error)),
  );

async function saveDraft(changes: Parameters<typeof invoiceBody>[0] = {}) {
  const { data } = await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody(changes) });
  return data;
}

const get = (client: Client, key: string, dosya: Dosya, query: Record<string, string> = owner.query) =>
  client.GET('/belge/{ettn}/{dosya}', {
    params: { path: { ettn: key, dosya: nameOf(key, dosya) }, query },
    parseAs: 'arrayBuffer',
  });

async function bytesOf(key: string, dosya: Dosya): Promise<Uint8Array> {
  const { data } = await get(owner.client, key, dosya);
  return new Uint8Array(data as unknown as ArrayBuffer);
}

const textOf = async (key: string, dosya: Dosya) => new TextDecoder().decode(await bytesOf(key, dosya));

async function linkTo(key: string, dosya: Dosya, sure?: number) {
  const { data } = await owner.client.POST('/belge/{ettn}/link', {
    params: { path: { ettn: key }, query: owner.query },
    body: { dosya, ...(sure !== undefined && { sure }) },
  });
  return { ...data, url: owner.client.addressOf(data.url) };
}

const open = (url: string | URL) => server.fetch(new Request(url));
const keptOf = (invoiceId: string) =>
  server.db.queries.select().from(invoiceDocuments).where(eq(invoiceDocuments.invoiceId, invoiceId));

describe('drafts', () => {
  it('API-91: the PDF of a draft is marked TASLAK', async () => {
    const { ettn } = await saveDraft();
    const { pages } = await readPdf(await bytesOf(ettn ?? '', 'pdf'));
    const rows = pages.flatMap(({ rows }) => rows).join('\n');
    expect(rows).toContain('TASLAK');
    expect(rows).toContain('Ödenecek Tutar 1.260,00 TL');
    expect(rows).toContain('Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi');
  });

  it('API-92: the HTML of a draft is marked TASLAK and follows its changes', async () => {
    const draft = await saveDraft();
    expect(await textOf(draft.ettn ?? '', 'html')).toContain('data-stamp="TASLAK"');
    await owner.client.PUT('/fatura/{id}', {
      params: { path: { id: draft.id }, query: owner.query },
      body: invoiceBody({ not: '###Yeni vade 45 gün' }),
    });
    expect(await textOf(draft.ettn ?? '', 'html')).toContain('Yeni vade 45 gün');
    expect(await keptOf(draft.id)).toEqual([]);
  });

  it('API-93: the ZIP of a draft is our own, with html and xml', async () => {
    const { ettn } = await saveDraft();
    const files = unzipSync(await bytesOf(ettn ?? '', 'zip'));
    expect(Object.keys(files)).toEqual([`${ettn}_f.html`, `${ettn}_f.xml`]);
    expect(new TextDecoder().decode(files[`${ettn}_f.xml`])).toContain(
      '<cbc:PayableAmount currencyID="TRY">1260.00</cbc:PayableAmount>',
    );
  });

  it('OC-81 API-91: uses the id in place of a missing ETTN', async () => {
    const { client } = await signUpNewcomer(server);
    const company = await openCompany(client, { unvan: 'Portalsız Ltd. Şti.' });
    const query = { companyId: company.id };
    const { data: draft } = await client.POST('/fatura', { params: { query }, body: invoiceBody() });
    expect(draft.ettn).toBeNull();
    const { data } = await client.GET('/belge/{ettn}/{dosya}', {
      params: { path: { ettn: draft.id, dosya: `${draft.id}_f.html` }, query },
      parseAs: 'text',
    });
    expect(data).toContain('TASLAK');
    expect(data).toContain('Portalsız Ltd. Şti.');
  });
});

describe('issued invoices', () => {
  it('API-93: the ZIP is the portal’s, byte for byte, and ours until it is fetched', async () => {
    const issued = await issueInvoice(server, owner);
    expect(issued.onayDurumu).toBe('Onaylandi');
    const ours = Object.keys(unzipSync(await bytesOf(issued.ettn ?? '', 'zip')));
    expect(ours).toEqual([`${issued.ettn}_f.html`, `${issued.ettn}_f.xml`]);

    await server.runJobs();
    const [portals] = (await keptOf(issued.id)).filter(({ dosya }) => dosya === 'zip');
    expect(portals?.kaynak).toBe('portal');
    expect(Buffer.from(await bytesOf(issued.ettn ?? '', 'zip')).equals(Buffer.from(portals?.icerik ?? []))).toBe(true);
  });

  it('API-91 API-92: PDF and HTML stay as issued, whatever changes at the company later', async () => {
    const issued = await issueInvoice(server, owner);
    await server.runJobs();
    const key = issued.ettn ?? '';
    await server.db.queries.update(companies).set({ cadde: 'BAŞKA CADDE' }).where(eq(companies.id, owner.companyId));
    const html = await textOf(key, 'html');
    expect(html).not.toContain('BAŞKA CADDE');
    expect(html).not.toContain('TASLAK');
    const rows = (await readPdf(await bytesOf(key, 'pdf'))).pages.flatMap((page) => page.rows).join('\n');
    expect(rows).toContain(issued.belgeNumarasi);
    expect(rows).not.toMatch(/BAŞKA CADDE|TASLAK/);
    expect(await textOf((await saveDraft()).ettn ?? '', 'html')).toContain('BAŞKA CADDE');
  });

  it('API-91: concurrent requests get the same bytes, which are stored once', async () => {
    const issued = await issueInvoice(server, owner);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => bytesOf(issued.ettn ?? '', 'html')));
    for (const other of others) expect(other).toEqual(first);
    expect((await keptOf(issued.id)).filter(({ dosya }) => dosya === 'html')).toHaveLength(1);
  });

  it('LST-13: returns the newest stored bytes', async () => {
    const issued = await issueInvoice(server, owner);
    await bytesOf(issued.ettn ?? '', 'html');
    const createdAt = new Date(server.clock.now().getTime() + 1000);
    const icerik = new TextEncoder().encode('portalın yenisi');
    await server.db.queries.insert(invoiceDocuments).values({
      id: crypto.randomUUID(),
      companyId: owner.companyId,
      invoiceId: issued.id,
      dosya: 'html',
      kaynak: 'portal',
      icerik,
      createdAt,
    });
    expect(await textOf(issued.ettn ?? '', 'html')).toBe('portalın yenisi');
  });

  it('IMG-07: prints the company’s logo and signature', async () => {
    await server.db.queries
      .update(companies)
      .set({ logoData: sampleJpeg, imzaData: sampleJpeg })
      .where(eq(companies.id, owner.companyId));
    const { ettn } = await saveDraft();
    expect((await textOf(ettn ?? '', 'html')).split(sampleJpeg)).toHaveLength(3);
    expect((await readPdf(await bytesOf(ettn ?? '', 'pdf'))).pages[0]?.images).toBe(2);
  });

  it('INV-40: mails the approved invoice to every address, with a working link and the PDF', async () => {
    const issued = await issueInvoice(server, owner, { emails: ['muhasebe@alici.example', 'mudur@alici.example'] });
    await server.runJobs();
    const mails = (await server.outbox()).filter(({ body }) => body.includes(issued.ettn ?? ''));
    expect(mails.map(({ kind, to }) => [kind, to]).sort()).toEqual([
      ['mail', 'mudur@alici.example'],
      ['mail', 'muhasebe@alici.example'],
    ]);
    const pdf = await bytesOf(issued.ettn ?? '', 'pdf');
    for (const mail of mails) {
      expect(mail.subject).toContain(issued.belgeNumarasi);
      expect(mail).toMatchObject({
        attachments: [{ name: `${issued.ettn}_f.pdf`, mediaType: 'application/pdf', size: pdf.length }],
      });
    }
    const linked = await open(mails[0]?.body.split('\n').at(-1) ?? '');
    expect(new Uint8Array(await linked.arrayBuffer())).toEqual(pdf);
  });

  it('INV-40: mails nothing without addresses', async () => {
    const issued = await issueInvoice(server, owner, { emails: [] });
    await server.runJobs();
    expect((await server.outbox()).filter(({ body }) => body.includes(issued.ettn ?? ''))).toEqual([]);
  });
});

describe('headers', () => {
  it.each([
    ['pdf', 'application/pdf', 'inline', 'frame-ancestors *'],
    [
      'html',
      'text/html; charset=utf-8',
      'inline',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors *",
    ],
    ['zip', 'application/zip', 'attachment', "default-src 'none'; frame-ancestors 'none'"],
  ] as const)(
    'LST-07 API-91 API-92 API-93: %s is %s, %s, with its policy',
    async (dosya, type, disposition, policy) => {
      const { ettn } = await saveDraft();
      const { response } = await get(owner.client, ettn ?? '', dosya);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringContaining(
          `${disposition}; filename="${nameOf(ettn ?? '', dosya)}"; filename*=`,
        ),
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    },
  );

  it('API-91, API-93: names a saved document by number and recipient, in Turkish letters', async () => {
    const recipient = { aliciUnvan: 'Işık Öğütçü / İnşaat\u202e "Gıda" Ltd. Şti.' };
    const { ettn, belgeNumarasi } = await issueInvoice(server, owner, recipient);
    const saved = await download(owner.client, {
      params: { path: { ettn: ettn ?? '', dosya: `${ettn}_f.pdf` }, query: owner.query },
    });
    expect(saved.fileName).toBe(`${belgeNumarasi} Işık Öğütçü İnşaat Gıda Ltd. Şti.pdf`);
    const draft = await saveDraft({ aliciUnvan: 'Ş'.repeat(200) });
    const zip = await download(owner.client, {
      params: { path: { ettn: draft.ettn ?? '', dosya: 'fatura.zip' }, query: owner.query },
    });
    expect(zip.fileName).toBe(`Taslak ${draft.belgeNumarasi} ${'Ş'.repeat(56)}.zip`);
  });

  it('ATK-70: a browser may cache an issued document for this token only, and must revalidate it', async () => {
    const { ettn } = await issueInvoice(server, owner);
    const address = `${server.baseUrl}/belge/${ettn}/${ettn}_f.html?companyId=${owner.companyId}`;
    const ask = (token: string, etag?: string) =>
      server.fetch(
        new Request(address, {
          headers: { Authorization: `Bearer ${token}`, ...(etag !== undefined && { 'If-None-Match': etag }) },
        }),
      );
    const token = await tokenOf(server, owner);
    const first = await ask(token);
    expect(first.headers.get('vary')).toBe('Authorization');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await ask(token, etag);
    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([304, '', 'Authorization']);
    expect((await ask(token, `"other", W/${etag}`)).status).toBe(304);
    expect((await ask(token, '"other"')).status).toBe(200);
    expect((await ask(await tokenOf(server, stranger), etag)).status).toBe(403);
    expect((await ask('garbage', etag)).status).toBe(401);
  });
});

describe('access to a document', () => {
  it('API-91 API-92 API-93: a document of another company is unknown, by ETTN and by id', async () => {
    const draft = await saveDraft();
    for (const dosya of ['pdf', 'html', 'zip'] as const) {
      for (const key of [draft.ettn ?? '', draft.id])
        expect(await statusOf(get(stranger.client, key, dosya, stranger.query))).toBe(404);
    }
    expect(await statusOf(get(stranger.client, draft.ettn ?? '', 'pdf', owner.query))).toBe(403);
    expect(
      await statusOf(
        stranger.client.POST('/belge/{ettn}/link', {
          params: { path: { ettn: draft.ettn ?? '' }, query: stranger.query },
          body: { dosya: 'pdf' },
        }),
      ),
    ).toBe(404);
  });

  it('API-91: needs faturaRead', async () => {
    const { ettn } = await saveDraft();
    const reader = await addMember(server, owner.companyId, { faturaRead: true });
    const other = await addMember(server, owner.companyId, { stokRead: true, cariRead: true });
    expect(await statusOf(get(reader.client, ettn ?? '', 'html'))).toBe(200);
    expect(await statusOf(get(other.client, ettn ?? '', 'html'))).toBe(403);
  });

  it('API-91: answers 401 without token and signature, and with an incomplete signature', async () => {
    const { ettn } = await saveDraft();
    const address = `${server.baseUrl}/belge/${ettn}/${ettn}_f.pdf`;
    expect((await open(address)).status).toBe(401);
    expect((await open(`${address}?expires=99999999999`)).status).toBe(401);
  });

  it('API-91: answers 404 for an unknown document or another document’s name', async () => {
    const { ettn } = await saveDraft();
    const other = crypto.randomUUID();
    expect(await statusOf(get(owner.client, other, 'pdf'))).toBe(404);
    expect(
      await statusOf(
        owner.client.GET('/belge/{ettn}/{dosya}', {
          params: { path: { ettn: ettn ?? '', dosya: `${other}_f.pdf` }, query: owner.query },
        }),
      ),
    ).toBe(404);
  });
});

describe('signed links', () => {
  it.each(['pdf', 'html', 'zip'] as const)('API-94: a link opens the %s without a token', async (dosya) => {
    const { ettn } = await saveDraft();
    const { url, expiresAt } = await linkTo(ettn ?? '', dosya);
    expect(url.startsWith(`http://kalem.test/api/belge/${ettn}/${nameOf(ettn ?? '', dosya)}?expires=`)).toBe(true);
    expect(expiresAt).toBe('2026-09-03T09:15:00.000Z');
    const response = await open(url);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(await bytesOf(ettn ?? '', dosya));
  });

  it('API-94 LST-14: works as long as requested, at most seven days, and then answers 403', async () => {
    const { ettn } = await saveDraft();
    const { url } = await linkTo(ettn ?? '', 'html', 604_800);
    server.clock.advance(604_799);
    expect((await open(url)).status).toBe(200);
    server.clock.advance(1);
    const late = await open(url);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ code: 'LINK_EXPIRED' });
    server.clock.advance(-604_800);
    expect(
      await statusOf(
        owner.client.POST('/belge/{ettn}/link', {
          params: { path: { ettn: ettn ?? '' }, query: owner.query },
          body: { dosya: 'pdf', sure: 604_801 },
        }),
      ),
    ).toBe(422);
  });

  it('API-94: answers 403 for a changed time, document, invoice, company or signature', async () => {
    const [draft, other] = [await saveDraft(), await saveDraft()];
    const { data: foreign } = await stranger.client.POST('/fatura', {
      params: { query: stranger.query },
      body: invoiceBody(),
    });
    const { url } = await linkTo(draft.ettn ?? '', 'pdf');
    const altered = (change: (url: URL) => void) => {
      const changed = new URL(url);
      change(changed);
      return open(changed);
    };
    const replies = await Promise.all([
      altered(({ searchParams }) => searchParams.set('expires', String(Number(searchParams.get('expires')) + 1))),
      altered(({ searchParams }) => searchParams.set('signature', `${searchParams.get('signature')?.slice(0, -1)}_`)),
      altered(({ searchParams }) => searchParams.set('signature', '')),
      altered((changed) => (changed.pathname = changed.pathname.replace(/[^/]+$/, 'fatura.zip'))),
      altered((changed) => (changed.pathname = changed.pathname.replace(/_f\.pdf$/, '_f.html'))),
      altered((changed) => (changed.pathname = changed.pathname.replaceAll(draft.ettn ?? '', other.ettn ?? ''))),
      altered((changed) => (changed.pathname = changed.pathname.replaceAll(draft.ettn ?? '', draft.id))),
      altered((changed) => (changed.pathname = changed.pathname.replaceAll(draft.ettn ?? '', foreign.ettn ?? ''))),
      altered((changed) => (changed.pathname = changed.pathname.replaceAll(draft.ettn ?? '', crypto.randomUUID()))),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
    expect(await replies[0]?.json()).toMatchObject({ code: 'LINK_INVALID' });
  });

  it('API-94: opens the invoice of the right company when two companies have the same ETTN', async () => {
    const draft = await saveDraft({ not: '###ilk şirketin' });
    const { data: foreign } = await stranger.client.POST('/fatura', {
      params: { query: stranger.query },
      body: invoiceBody({ not: '###öteki şirketin' }),
    });
    await server.db.queries.update(invoices).set({ ettn: draft.ettn }).where(eq(invoices.id, foreign.id));
    const { url } = await linkTo(draft.ettn ?? '', 'html');
    expect(await (await open(url)).text()).toContain('ilk şirketin');
  });

  it('API-94, BNK-04: is relative to the API’s base URL, for any host and page', async () => {
    const { ettn } = await saveDraft();
    const token = await server.fetch(
      new Request(`${server.baseUrl}/user/token`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'password', email: owner.email, password: owner.password }),
      }),
    );
    const { access_token: accessToken } = (await token.json()) as { access_token: string };
    for (const called of ['http://127.0.0.1:4000', 'http://kalem:4000', 'http://sahte.ornek.com.tr']) {
      const response = await server.fetch(
        new Request(`${called}/api/belge/${ettn}/link?companyId=${owner.companyId}`, {
          method: 'POST',
          headers: {
            ...{ 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
            ...{ Origin: 'https://banka.ornek.com.tr', 'Sec-Fetch-Site': 'same-origin' },
          },
          body: JSON.stringify({ dosya: 'pdf' }),
        }),
      );
      const { url } = (await response.json()) as { url: string };
      expect(url.startsWith(`belge/${ettn}/${ettn}_f.pdf?expires=`)).toBe(true);
      expect((await open(`${called}/api/${url}`)).status).toBe(200);
    }
  });

  it.each(['http://127.0.0.1:4000/api', 'https://banka.ornek.com.tr/kalem-api', 'https://banka.ornek.com.tr/a/b/'])(
    'API-94, LST-07, BNK-04: behind %s the client builds a URL of that base, which the page may frame',
    async (baseUrl) => {
      const { ettn } = await saveDraft();
      const path = new URL(baseUrl).pathname.replace(/\/$/, '');
      const fetch = (request: Request) =>
        server.fetch(new Request(request.url.replace(new URL(request.url).origin + path, server.baseUrl), request));
      const client = createClient({ baseUrl, fetch, clock: () => server.clock.now().getTime() });
      await client.session.signIn(owner);
      const { data } = await client.POST('/belge/{ettn}/link', {
        params: { path: { ettn: ettn ?? '' }, query: owner.query },
        body: { dosya: 'pdf' },
      });
      const address = client.addressOf(data.url);
      expect(address.startsWith(`${new URL(baseUrl).origin}${path}/belge/${ettn}/`)).toBe(true);
      expect((await fetch(new Request(address))).status).toBe(200);
    },
  );

  it('API-94: stops working when its company is deleted', async () => {
    const { ettn } = await saveDraft();
    const { url } = await linkTo(ettn ?? '', 'html');
    const deletion = (deletedAt: Date | null) =>
      server.db.queries.update(companies).set({ deletedAt }).where(eq(companies.id, owner.companyId));
    await deletion(server.clock.now());
    expect((await open(url)).status).toBe(403);
    await deletion(null);
    expect((await open(url)).status).toBe(200);
  });

  it('API-94: a link to a draft shows the issued invoice after signing', async () => {
    const draft = await saveDraft();
    const { url } = await linkTo(draft.ettn ?? '', 'html');
    await server.db.queries.update(invoices).set({ onayDurumu: 'Onaylandi' }).where(eq(invoices.id, draft.id));
    expect(await (await open(url)).text()).not.toContain('TASLAK');
  });
});
