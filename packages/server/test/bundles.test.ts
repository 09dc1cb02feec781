import type { components } from '@kalem/sdk';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { addMember, linkNewcomer, type Newcomer } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice } from '../src/testing/invoices';
import { emptyPdf, testServer } from '../src/testing/startTestServer';
import { invoiceDocuments } from '../src/schema';

let printed = 0;
const server = await testServer({
  render: (dosya, invoice, seller) => {
    printed += 1;
    return emptyPdf(dosya, invoice, seller);
  },
});
const owner = await linkNewcomer(server, '33333302');
const stranger = await linkNewcomer(server, '33333303');

type Bundle = components['schemas']['DocumentBundle'];

const draft = async (aliciUnvan: string) =>
  (await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody({ aliciUnvan }) })).data;
const bundleOf = async (faturaIds: string[], client: Newcomer['client'] = owner.client): Promise<Bundle> =>
  (await client.POST('/belgeler', { params: { query: owner.query }, body: { faturaIds } })).data;
const open = (link: string) => server.fetch(new Request(owner.client.addressOf(link)));
const filesOf = async (response: Response) => unzipSync(new Uint8Array(await response.arrayBuffer()));
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

const issued = await issueInvoice(server, owner, { aliciUnvan: 'Söğütözü Hukuk: Ortaklığı / İstanbul' });

describe('the documents of several invoices', () => {
  it('USE-11, A-12, LST-16: are one faturalar.zip with PDF, HTML and XML of each, named by number and recipient', async () => {
    const [first, second] = [await draft('Işık Lojistik'), await draft('Işık Lojistik')];
    const bundle = await bundleOf([issued.id, first.id, second.id, first.id]);
    expect(bundle.dosyaSayisi).toBe(9);
    const response = await open(bundle.url);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toContain('attachment; filename="faturalar.zip"');
    const files = await filesOf(response);
    const names = [
      `${issued.belgeNumarasi} Söğütözü Hukuk Ortaklığı İstanbul`,
      `Taslak ${first.belgeNumarasi} Işık Lojistik`,
      `Taslak ${second.belgeNumarasi} Işık Lojistik`,
    ];
    expect(Object.keys(files)).toEqual(names.flatMap((name) => ['.pdf', '.html', '.xml'].map((end) => name + end)));
    expect(text(files[`${names[0]}.pdf`])).toContain('%PDF-');
    expect(text(files[`${names[0]}.xml`])).toContain(issued.ettn);
    expect(text(files[`${names[1]}.html`])).toContain('Işık Lojistik');
  });

  it('A-12, LST-16: have the same bytes as an issued invoice’s own documents', async () => {
    const files = await filesOf(await open((await bundleOf([issued.id])).url));
    const kept = await server.db.queries.select().from(invoiceDocuments);
    const pdf = kept.find(({ invoiceId, dosya }) => invoiceId === issued.id && dosya === 'pdf');
    expect(text(Object.values(files)[0])).toBe(text(pdf?.icerik ?? undefined));
  });

  it('A-12, LST-16: are streamed at the reader’s speed, and stop with the reader', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push((await draft(`Alıcı ${count}`)).id);
    const { body } = await open((await bundleOf(ids)).url);
    const before = printed;
    const reader = body?.getReader();
    await reader?.read();
    expect(printed).toBe(before + 1);
    await reader?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(printed).toBe(before + 1);
  });

  it('A-12: skip an invoice that was deleted since', async () => {
    const [stays, goes] = [await draft('Kalan Alıcı'), await draft('Giden Alıcı')];
    const bundle = await bundleOf([goes.id, stays.id]);
    await owner.client.DELETE('/fatura/{id}', { params: { path: { id: goes.id }, query: owner.query } });
    expect(Object.keys(await filesOf(await open(bundle.url)))).toContain(
      `Taslak ${stays.belgeNumarasi} Kalan Alıcı.pdf`,
    );
  });

  it('A-12, USR-10: accept only the company’s invoices, and open only for the company', async () => {
    const own = await draft('Işık Lojistik');
    const theirs = (await stranger.client.POST('/fatura', { params: { query: stranger.query }, body: invoiceBody() }))
      .data;
    expect(await apiError(bundleOf([own.id, theirs.id]))).toMatchObject({ status: 404 });
    const nobody = await addMember(server, owner.query.companyId, { cariRead: true });
    expect(await apiError(bundleOf([own.id], nobody.client))).toMatchObject({ status: 403 });
    const { id, url } = await bundleOf([own.id]);
    const asked = (query: { companyId: string }, client: Newcomer['client']) =>
      client.GET('/belgeler/{id}', { params: { path: { id }, query }, parseAs: 'arrayBuffer' });
    expect(await apiError(asked(stranger.query, stranger.client))).toMatchObject({ status: 404 });
    expect((await asked(owner.query, owner.client)).response.status).toBe(200);
    const altered = url.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A'));
    expect((await open(altered)).status).toBe(403);
    expect((await open(url.split('?')[0] ?? '')).status).toBe(401);
  });

  it('ATK-05: a company reads four at a time, a fifth is a 503, and a cancelled one frees its place', async () => {
    const { url } = await bundleOf([issued.id, (await draft('Işık Lojistik')).id]);
    const readers: (ReadableStreamDefaultReader<Uint8Array> | undefined)[] = [];
    for (let count = 0; count < 4; count += 1) {
      const reader = (await open(url)).body?.getReader();
      await reader?.read();
      readers.push(reader);
    }
    const refused = await open(url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    await readers[0]?.cancel();
    expect(Object.keys(await filesOf(await open(url)))).toHaveLength(6);
    expect((await open(url)).status).toBe(200);
    for (const reader of readers) await reader?.cancel();
  });

  it('ATK-21: the link stops working when its company is deleted', async () => {
    const guest = await linkNewcomer(server, '33333304');
    const { data } = await guest.client.POST('/fatura', { params: { query: guest.query }, body: invoiceBody() });
    const body = { faturaIds: [data.id] };
    const { url } = (await guest.client.POST('/belgeler', { params: { query: guest.query }, body })).data;
    expect((await open(url)).status).toBe(200);
    await guest.client.DELETE('/company', { params: { query: guest.query } });
    expect((await open(url)).status).toBe(403);
  });

  it('API-94: the link expires after a quarter of an hour', async () => {
    const { url } = await bundleOf([issued.id]);
    server.clock.advance(901_000);
    expect((await open(url)).status).toBe(403);
  });
});
