import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { ApiError } from '@kalem/sdk';
import { apiError } from '../src/testing/answers';
import { atOnce, expectSound } from './books';
import { spreadsheetFile, uploadBody } from '../src/testing/files';
import { hostileWorkbooks } from '../src/testing/hostileFiles';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

type Schemas = components['schemas'];
type Bytes = Uint8Array<ArrayBuffer>;

const ilgaz = { vknTckn: '4840847211', aliciUnvan: 'Ilgaz Ağaç Limited Şirketi' };
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
});
afterEach(() => server.close());

const one = (id: string) => ({ path: { id }, query: owner.query });
const newAccount = async (changes: Parameters<typeof issueInvoice>[2] = {}) => {
  const { id: faturaId } = await issueInvoice(server, owner, changes);
  const { tahsilat } = (await owner.client.GET('/fatura/{id}', { params: one(faturaId) })).data;
  return { id: tahsilat?.cariHesapId ?? '', faturaId };
};
const accountOf = async (id: string) => (await owner.client.GET('/alacak/{id}', { params: one(id) })).data;
const listed = async () => (await owner.client.GET('/alacak', { params: { query: owner.query } })).data.items;
const merge = (id: string, birlesen: string) =>
  owner.client.POST('/alacak/{id}/birlestir', { params: one(id), body: { birlesen } });
const split = (id: string, birlesen: string) =>
  owner.client.POST('/alacak/{id}/ayir', { params: one(id), body: { birlesen } });
const setOpening = (id: string, tutar: string) =>
  owner.client.PUT('/alacak/{id}/acilis', { params: one(id), body: { tutar, paraBirim: 'TRY' } });
const allocate = (id: string, dagitim: Schemas['AllocationWrite'][]) =>
  owner.client.PUT('/tahsilat/{id}/dagitim', { params: one(id), body: { dagitim } });
const undo = (id: string) => owner.client.POST('/tahsilat/{id}/geri-al', { params: one(id), body: {} });

describe('the import of opening balances', () => {
  const headings = ['VKN / TCKN', 'Unvan', 'Açılış Bakiyesi', 'Para Birimi', 'Vade Tarihi'];
  const upload = (bytes: Bytes, who = owner) =>
    who.client.POST('/alacak/acilis/import', { params: { query: who.query }, body: uploadBody(bytes) });
  const importRows = async (rows: (string | number)[][]) =>
    (await upload(spreadsheetFile([{ rows: [headings, ...rows] }]))).data;

  it.each(Object.entries(hostileWorkbooks))('MNY-119: %s is refused or read in time', async (_, make) => {
    const begun = performance.now();
    const outcome = await upload(make()).then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.status : 0),
    );
    expect([200, 413, 415, 422]).toContain(outcome);
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(await listed()).toEqual([]);
  });

  it('MNY-119: 100,000 rows are refused as a whole', async () => {
    const rows = Array.from({ length: 100_000 }, () => ['4840847211', 'Işık', 1]);
    const refused = await apiError(importRows(rows));
    expect([413, 422]).toContain(refused.status);
    expect(await listed()).toEqual([]);
  });

  it('MNY-119: formulas are never evaluated; a text that looks like one stays a text, also in the export', async () => {
    const bytes = spreadsheetFile([
      {
        rows: [
          headings,
          ['4840847211', '=HYPERLINK("http://kotu.example")', 10, 'TRY', ''],
          ['5560173901', '@SUM(A1)', '=1+1', 'TRY', ''],
          ['1938472657', '+cmd|calc', 5, 'TRY', ''],
        ],
        change(sheet) {
          sheet['C4'] = { t: 'n', f: 'WEBSERVICE("http://kotu.example")', v: 7 };
        },
      },
    ]);
    const { data } = await upload(bytes);
    expect(data.satirlar.map(({ sonuc }) => sonuc)).toEqual(['EKLENDI', 'HATALI', 'EKLENDI']);
    const names = (await listed()).map(({ aliciUnvan, bakiye }) => `${aliciUnvan} ${bakiye}`);
    expect(names.sort()).toEqual(['+cmd|calc 7.00', '=HYPERLINK("http://kotu.example") 10.00']);
  });

  it('MNY-119: hostile numbers and texts are refused in their row, and the other rows are booked', async () => {
    const amounts = ['9'.repeat(40), `-${'9'.repeat(40)}`, '1e308', 'NaN', 'Infinity', '0x10', '1,2,3', '٣٤', 1e300];
    const rows = amounts.map((amount) => ['4840847211', 'Işık', amount, 'TRY', '']);
    const texts = [
      ['4840847211', 'a\u0000b', 1, 'TRY', ''],
      ['11111111111', '\u202e\u200b', 1, 'TRY', ''],
      ['4840847211', 'x'.repeat(32_000), 1, 'TRY', ''],
      ['48408472119999', 'Işık', 1, 'TRY', ''],
      ['4840847211', 'Işık', 1, "TRY'; drop table receipt", ''],
      ['4840847211', 'Işık', 1, 'TRY', '31.02.2026'],
      ['4840847211', 'Işık', 1, 'TRY', '01.01.99999'],
    ];
    const result = await importRows([...rows, ...texts, ['5560173901', 'Kızılırmak', 12.5, 'TRY', '']]);
    expect(result.satirlar.at(-1)).toMatchObject({ sonuc: 'EKLENDI' });
    for (const { satir, sonuc } of result.satirlar.slice(0, amounts.length))
      expect(sonuc, String(amounts[satir - 2])).toBe('HATALI');
    for (const { bakiye } of await listed()) expect(bakiye).toMatch(/^-?\d{1,15}\.\d\d$/);
    await expectSound(server);
  });

  it('MNY-119, MNY-108: an import reaches no account of another company', async () => {
    const { id } = await newAccount(ilgaz);
    const other = await linkNewcomer(server, '33333302');
    await startTracking(server, other, '2026-01-01');
    await upload(spreadsheetFile([{ rows: [headings, [ilgaz.vknTckn, 'Sahte', 999, 'TRY', '']] }]), other);
    expect(await accountOf(id)).toMatchObject({ aliciUnvan: ilgaz.aliciUnvan, bakiyeler: [{ bakiye: '1260.00' }] });
    const params = { path: { id }, query: other.query };
    const body = { tutar: '1', paraBirim: 'TRY' };
    expect((await apiError(other.client.PUT('/alacak/{id}/acilis', { params, body }))).status).toBe(404);
  });

  it('MNY-118, MNY-119: imports, opening balances, allocations and merges at once keep the books', async () => {
    const [kept, gone] = [await newAccount(), await newAccount(kizilirmak)];
    for (let n = 0; n < 4; n += 1) {
      const { tahsilatId } = (await setOpening(gone.id, `-${500 + n}`)).data;
      const opening = tahsilatId ?? '';
      await merge(kept.id, gone.id);
      await atOnce([
        allocate(opening, [{ faturaId: kept.faturaId, tutar: '200.00' }]),
        setOpening(gone.id, `-${300 + n}`),
        importRows([[kizilirmak.vknTckn, '', -(100 + n)]]),
        undo(opening),
        split(kept.id, gone.id),
        allocate(opening, [{ faturaId: gone.faturaId, tutar: '10.00' }]),
      ]);
      await expectSound(server);
    }
  });
});

describe('merging customer accounts', () => {
  it('MNY-119, MNY-43: an account is no part of itself, and accounts make no circle', async () => {
    const [first, second, third] = [await newAccount(), await newAccount(kizilirmak), await newAccount(ilgaz)];
    expect((await apiError(merge(first.id, first.id))).status).toBe(422);
    await merge(first.id, second.id);
    expect((await apiError(merge(second.id, first.id))).status).toBe(422);
    await merge(second.id, third.id);
    expect((await accountOf(first.id)).birlesenler).toHaveLength(2);
    expect((await apiError(merge(third.id, first.id))).status).toBe(422);
    await expectSound(server);
  });

  it('MNY-119, MNY-108: accounts of another company are neither merged nor split', async () => {
    const { id } = await newAccount();
    const other = await linkNewcomer(server, '33333302');
    await startTracking(server, other, '2026-01-01');
    const { id: faturaId } = await issueInvoice(server, other, ilgaz);
    const { data } = await other.client.GET('/fatura/{id}', {
      params: { path: { id: faturaId }, query: other.query },
    });
    const foreign = data.tahsilat?.cariHesapId ?? '';
    const unknown = ['', 'x', '../..', crypto.randomUUID()];
    for (const birlesen of [foreign, ...unknown])
      expect([404, 422]).toContain((await apiError(merge(id, birlesen))).status);
    expect((await apiError(merge(foreign, id))).status).toBe(404);
    expect((await apiError(split(foreign, id))).status).toBe(404);
    await expectSound(server);
  });

  it('MNY-118, MNY-119: merges in opposite directions and splits at once make no chain', async () => {
    const ids = [await newAccount(), await newAccount(kizilirmak), await newAccount(ilgaz)].map(({ id }) => id);
    const [first = '', second = '', third = ''] = ids;
    for (let n = 0; n < 5; n += 1) {
      await atOnce([
        merge(first, second),
        merge(second, first),
        merge(second, third),
        merge(third, second),
        split(first, second),
        merge(third, first),
        split(second, third),
      ]);
      await expectSound(server);
      for (const id of ids) await accountOf(id);
      for (const { id, birlesenler } of await Promise.all(ids.map(accountOf)))
        for (const part of birlesenler) await split(id, part.id).catch(() => undefined);
    }
    expect(await listed()).toHaveLength(3);
  });
});
