import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPortalFiles } from '../src/documents/createPortalFiles';
import { createWorkerPortalFiles } from '../src/node/threads/createWorkerPortalFiles';
import type { PortalFiles } from '../src/ports/PortalFiles';
import { hostileXml, totals, realTotals, ublInvoice } from '../src/testing/hostileXml';
import { portalSessions } from '../src/schema';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { leastGap } from '../src/testing/longestGap';
import { linkNewcomer, tokenOf } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';
import { builtWorker, threadThat } from '../src/testing/workers';

const threads = createWorkerPortalFiles(builtWorker('portalFileWorker'));
/** A thread that never answers. */
const stuck = createWorkerPortalFiles(threadThat('for (;;);'), { seconds: 0.5 });
afterAll(() => Promise.all([threads.close(), stuck.close()]));

/** Reads the portal's documents. A test can replace it. */
let reader: PortalFiles = threads;
const server = await testServer({
  render: emptyPdf,
  portalFiles: {
    amounts: (...zip) => reader.amounts(...zip),
    html: createPortalFiles().html,
  },
});
const seller = await linkNewcomer(server, '33333301');
const buyer = await linkNewcomer(server, '33333302');
beforeEach(() => {
  reader = threads;
});

const zipOf = (xml: string) => new Uint8Array(zipSync({ 'a.xml': strToU8(xml) }));
const issue = () => issueInvoice(server, seller, kizilirmak);
const list = () =>
  buyer.client.GET('/adima-duzenlenenler', { params: { query: buyer.query } }).then(({ data }) => data.items);
const find = async (ettn: string | null) => (await list()).find((row) => row.ettn === ettn);
const unknown = { odenecek: null, vergi: null, toplam: null, paraBirim: null };

describe('the document of a received invoice', () => {
  it.each([
    ['100,000 blanks in an amount', hostileXml['blanks in an amount in a comment']?.(100_000)],
    ['20,000 openings that never end', hostileXml['openings that never end']?.(20 * 20_000)],
    ['amounts forged in a comment', ublInvoice(`<!--${totals('1.00', 'USD')}-->${realTotals}`)],
    [
      'amounts forged in a CDATA note',
      ublInvoice(`<cbc:Note><![CDATA[${totals('1.00', 'USD')}]]></cbc:Note>${realTotals}`),
    ],
  ])('ATK-61: lists its real amounts despite %s', async (_, xml = '') => {
    const { ettn } = await issue();
    server.portalZip = (asked) => (asked === ettn ? zipOf(xml) : undefined);
    expect(await find(ettn)).toMatchObject({
      odenecek: '120000.00',
      vergi: '20000.00',
      toplam: '120000.00',
      paraBirim: 'TRY',
    });
  });

  it('ATK-61: its amounts stay unknown for a ZIP bomb, too deep XML, or an oversized answer', async () => {
    const zips = [
      new Uint8Array(zipSync({ 'a.xml': new Uint8Array(100 * 1024 * 1024) })),
      zipOf(hostileXml['a deep tree']?.(100_000) ?? ''),
      new Uint8Array(33 * 1024 * 1024),
    ];
    for (const zip of zips) {
      const { ettn } = await issue();
      let downloads = 0;
      server.portalZip = (asked) => {
        if (asked !== ettn) return undefined;
        downloads += 1;
        return zip;
      };
      expect(await find(ettn)).toMatchObject(unknown);
      await list();
      expect(downloads).toBe(1);
    }
  });

  it('ATK-61, S9: the event loop runs while it is read', async () => {
    const zip = zipOf(hostileXml['a wide tree']?.(8 * 1024 * 1024) ?? '');
    const gap = await leastGap(20, 10, async () => {
      const { ettn } = await issue();
      server.portalZip = (asked) => (asked === ettn ? zip : undefined);
      await list();
    });
    expect(gap).toBeLessThanOrEqual(50);
  }, 120_000);

  it('ATK-61: other companies get their lists while it is read, and the company gets its own after the time limit', async () => {
    const { ettn } = await issue();
    const began = new Promise<void>((resolve) => {
      reader = {
        ...threads,
        amounts(...zip) {
          resolve();
          return stuck.amounts(...zip);
        },
      };
    });
    const own = find(ettn);
    await began;
    reader = threads;
    const other = await seller.client.GET('/adima-duzenlenenler', { params: { query: seller.query } });
    expect(other.response.status).toBe(200);
    expect(await own).toMatchObject(unknown);
    expect(await find(ettn)).toMatchObject({ paraBirim: 'TRY' });
  });

  it('ATK-61: is given up after three tries, and does not block others', async () => {
    const endless = await issue();
    const harmless = await issue();
    let downloads = 0;
    server.portalZip = (ettn) => {
      if (ettn !== endless.ettn) return undefined;
      downloads += 1;
      return zipOf('<endless/>');
    };
    reader = {
      ...threads,
      amounts: (zip, companyId) => (zip.length < 200 ? stuck : threads).amounts(zip, companyId),
    };
    await list();
    await server.settle(2);
    expect(await find(harmless.ettn)).toMatchObject({ paraBirim: 'TRY' });
    for (let time = 0; time < 5; time += 1) expect(await find(endless.ettn)).toMatchObject(unknown);
    expect(downloads).toBe(3);
  });

  it('ATK-61: those that the portal answers with an error page do not block the others, and are retried', async () => {
    const harmless = await issue();
    // The newest ones are read first.
    server.clock.advance(86_400);
    const undelivered: string[] = [];
    for (let count = 0; count < 11; count += 1) undelivered.push((await issue()).ettn ?? '');
    const downloads: (string | null)[] = [];
    server.portalZip = (ettn) => {
      downloads.push(ettn);
      return undelivered.includes(ettn) ? new Uint8Array(strToU8('<html>Hata</html>')) : undefined;
    };
    await list();
    await server.settle(12);
    expect(await find(harmless.ettn)).toMatchObject({ paraBirim: 'TRY' });
    for (const ettn of undelivered) expect(downloads).toContain(ettn);

    // Once all have failed, the pauses grow.
    const before = downloads.length;
    await server.settle(3);
    expect(downloads.length - before).toBeLessThanOrEqual(2 * 3);
    server.portalZip = () => undefined;
    await list();
    await server.settle(2);
    for (const ettn of undelivered) expect(await find(ettn)).toMatchObject({ paraBirim: 'TRY' });
  });

  it('ATK-61: after a server died reading it, the next server reads the others first', async () => {
    const issued = [(await issue()).ettn, (await issue()).ettn];
    let end = (): void => undefined;
    const began = new Promise<void>((resolve) => {
      reader = {
        ...threads,
        amounts: () =>
          new Promise((_, reject) => {
            end = () => reject(new Error('The server is dead'));
            resolve();
          }),
      };
    });
    const asked: string[] = [];
    server.portalZip = (ettn) => {
      asked.push(ettn);
      return undefined;
    };
    const first = list();
    await began;
    // Releases the lease, as when a dead server's lease expires.
    await server.db.queries.update(portalSessions).set({ holder: null, leaseUntil: null });
    const [deadly] = asked;
    const harmless = issued.find((ettn) => ettn !== deadly);

    const next = server.secondApp();
    reader = threads;
    const url = `${server.baseUrl}/adima-duzenlenenler?companyId=${buyer.companyId}`;
    const answer = await next.app.fetch(
      new Request(url, { headers: { Authorization: `Bearer ${await tokenOf(server, buyer)}` } }),
    );
    expect(answer.status).toBe(200);
    expect(asked).toEqual([deadly, harmless, deadly]);
    await next.app.close();
    end();
    await first;
  });
});
