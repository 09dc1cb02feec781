import { eq } from 'drizzle-orm';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createRowDocuments } from '../src/adapters/createRowDocuments';
import { createS3Documents } from '../src/node/adapters/createS3Documents';
import type { DocumentStore } from '../src/ports/DocumentStore';
import { invoiceDocuments } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const folder = mkdtempSync(join(tmpdir(), 'kalem-objects-'));
const storage = new S3rver({
  port: 0,
  silent: true,
  directory: folder,
  vhostBuckets: false,
  configureBuckets: [{ name: 'kalem', configs: [] }],
});
const { port } = await storage.run();
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const logged: string[] = [];
const storeAt = (at: number, accessKeyId = 'S3RVER') =>
  createS3Documents(
    { url: `http://127.0.0.1:${at}/kalem/belgeler`, region: 'us-east-1', accessKeyId, secretAccessKey: 'S3RVER' },
    (_level, event) => void logged.push(event),
  );
const rowStore = createRowDocuments();
let store: DocumentStore = rowStore;
beforeEach(() => void (store = storeAt(port)));
const documents: DocumentStore = {
  keep: (...given) => store.keep(...given),
  read: (...given) => store.read(...given),
};

const server = await testServer({ render: emptyPdf, documents });
const owner = await linkNewcomer(server, '33333302');

const get = (ettn: string | null, dosya: string) =>
  owner.client.GET('/belge/{ettn}/{dosya}', {
    params: { path: { ettn: ettn ?? '', dosya }, query: owner.query },
    parseAs: 'arrayBuffer',
  });
const zipOf = async (ettn: string | null) =>
  Buffer.from((await get(ettn, 'fatura.zip')).data as unknown as ArrayBuffer);
const htmlOf = async (ettn: string | null) =>
  Buffer.from((await get(ettn, `${ettn}_f.html`)).data as unknown as ArrayBuffer);
const rowsOf = (invoiceId: string) =>
  server.db.queries.select().from(invoiceDocuments).where(eq(invoiceDocuments.invoiceId, invoiceId));

/** The objects in the storage by key. */
function objects(): Map<string, Buffer> {
  const files = readdirSync(join(folder, 'kalem'), { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('_object'))
      .map((file) => [file.replace('._S3rver_object', ''), readFileSync(join(folder, 'kalem', file))]),
  );
}

async function issueWithDocuments() {
  const issued = await issueInvoice(server, owner);
  await server.runJobs();
  return issued;
}

describe('documents in an object storage', () => {
  it('API-96: stores bytes in the folder of their company, and none in the rows', async () => {
    const { id, ettn } = await issueWithDocuments();
    const rows = await rowsOf(id);
    expect(rows.map(({ dosya }) => dosya).sort()).toEqual(['html', 'pdf', 'zip']);
    const kept = objects();
    for (const { icerik, anahtar } of rows) {
      expect(icerik).toBeNull();
      expect(anahtar).toMatch(new RegExp(`^${owner.companyId}/[0-9a-f]{64}$`));
      expect(kept.has(`belgeler/${anahtar}`)).toBe(true);
    }
    const zip = rows.find(({ dosya }) => dosya === 'zip');
    expect((await zipOf(ettn)).equals(kept.get(`belgeler/${zip?.anahtar}`) ?? Buffer.of())).toBe(true);
  });

  it('API-96: reads older documents from the database, and stores new ones in the storage', async () => {
    store = rowStore;
    const before = await issueWithDocuments();
    const html = await htmlOf(before.ettn);
    store = storeAt(port);
    expect((await htmlOf(before.ettn)).equals(html)).toBe(true);
    const after = await issueWithDocuments();
    const places = (await rowsOf(after.id)).map(({ icerik }) => icerik === null);
    expect(places).toEqual([true, true, true]);
  });

  it('API-96: without the storage documents are unavailable, but the invoice is still issued', async () => {
    const { ettn } = await issueWithDocuments();
    store = storeAt(1);
    expect(await apiError(get(ettn, 'fatura.zip'))).toMatchObject({ status: 503, code: 'DOCUMENTS_UNAVAILABLE' });
    const meanwhile = await issueInvoice(server, owner);
    expect(meanwhile.onayDurumu).toBe('Onaylandi');
    await server.runJobs();
    expect(await rowsOf(meanwhile.id)).toEqual([]);
    store = storeAt(port);
    await server.settle(1, 86_400);
    expect((await rowsOf(meanwhile.id)).map(({ dosya }) => dosya).sort()).toEqual(['html', 'pdf', 'zip']);
    expect((await zipOf(ettn)).length).toBeGreaterThan(0);
  });

  it('API-96: logs an unknown object key and hides it from the caller', async () => {
    const { ettn } = await issueWithDocuments();
    store = storeAt(port, 'STRANGER');
    const answer = await apiError(get(ettn, 'fatura.zip'));
    expect(answer).toMatchObject({ status: 503, code: 'DOCUMENTS_UNAVAILABLE' });
    expect(logged).toContain('documents_unavailable');
  });

  it('API-96: does not serve objects that were changed in the storage', async () => {
    const { id, ettn } = await issueWithDocuments();
    const zip = (await rowsOf(id)).find(({ dosya }) => dosya === 'zip');
    writeFileSync(join(folder, 'kalem', 'belgeler', `${zip?.anahtar}._S3rver_object`), 'başka bir belge');
    expect(await apiError(get(ettn, 'fatura.zip'))).toMatchObject({ status: 503, code: 'DOCUMENTS_UNAVAILABLE' });
    expect(logged).toContain('document_altered');
  });
});
