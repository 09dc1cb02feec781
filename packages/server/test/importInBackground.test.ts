import { foldTr, noPermissions } from '@kalem/domain';
import { newIdempotencyKey } from '@kalem/sdk';
import type { PartnerClient } from '@kalem/sdk/partner';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runImport } from '../src/cards/runImport';
import { clearExpired } from '../src/clearExpired';
import { serverQueries } from '../src/db/wall';
import { customerSheet, stockSheet } from '../src/cards/sheets';
import { createPortalAccounts } from '../src/portal/accounts';
import { auditLog, cardImportPieces, cardImports, customers as cards } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { spreadsheetFile, uploadBody } from '../src/testing/files';
import { openPartner, pageWith, partnerFields, sessionOf } from '../src/testing/partners';
import { addMember, openCompany, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
let owner = await signUpNewcomer(server);
let query = { companyId: '' };
// A new owner for each test, because a user may create only a limited number of companies a day.
beforeEach(async () => {
  owner = await signUpNewcomer(server);
  query = { companyId: (await openCompany(owner.client)).id };
});

type Cells = Parameters<typeof spreadsheetFile>[0][number]['rows'];
const start = async (rows: Cells, key = newIdempotencyKey(), more: { bosHucre?: 'BOSALT' | 'KORU' } = {}) => {
  const params = { query: { ...query, ...more }, header: { 'Idempotency-Key': key } };
  const body = uploadBody(spreadsheetFile([{ rows }]), 'Cariler (ığş).xlsx');
  return (await owner.client.POST('/cari/aktarim', { params, body })).data;
};
const place = (id: string) => ({ params: { path: { id }, query } });
const state = async (id: string) => (await owner.client.GET('/cari/aktarim/{id}', place(id))).data;
const rowsOf = async (id: string, more: { hatali?: boolean; uyarili?: boolean; page?: number } = {}) =>
  (await owner.client.GET('/cari/aktarim/{id}/satirlar', { params: { path: { id }, query: { ...query, ...more } } }))
    .data;
const customers = async () => (await owner.client.GET('/cari', { params: { query } })).data.items;
const many = (count: number, from = 0): Cells => [
  ['VKN / TCKN', 'Unvan'],
  ...Array.from({ length: count }, (_, index) => [String(1_000_000_000 + from + index), `Firma ${index}`]),
];

/** The answer for a client in English. */
const inEnglish = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  owner.client.setLanguage('en');
  try {
    return await ask();
  } finally {
    owner.client.setLanguage('tr');
  }
};

const late = { tuzel: true, vknTckn: '9999999999', unvan: 'Geç' };
const count = () => server.db.queries.$count(cards, eq(cards.companyId, query.companyId));
/** The server's ports. `hear` is called before each reading of rows. */
const readingThat = (hear: (from: number) => unknown) => {
  const { spreadsheets } = server.ports;
  return {
    ...server.ports,
    accounts: createPortalAccounts(server.ports),
    spreadsheets: {
      ...spreadsheets,
      async open(...given: Parameters<typeof spreadsheets.open>) {
        const opened = await spreadsheets.open(...given);
        return {
          ...opened,
          async rows(sheet: number, from: number, rowCount: number) {
            await hear(from);
            return opened.rows(sheet, from, rowCount);
          },
        };
      },
    },
  };
};

describe('an import in the background', () => {
  it('CUS-13: answers at once, runs afterwards, and reports the outcome of each row', async () => {
    const begun = await start([
      ['Unvan', 'vkn/tckn', 'Posta Kodu', 'Email', 'Başka'],
      ['Işık A.Ş.', '1111111111', '34710', '', 'x'],
      ['=cmd|’ /C calc’!A0', '2222222222', '', '', ''],
      ['Şule 🙂 Ltd.', '3333333333', '', 'yanlış', ''],
      ['Uzun', '4444444444', '9'.repeat(60), '', ''],
      ['Ayşe', '12345678951', '', '', ''],
      ['Yeni Unvan', '1111111111', '', '', ''],
    ]);
    expect(begun).toMatchObject({ durum: 'BEKLIYOR', toplam: null, islenen: 0, dosyaAdi: 'Cariler (ığş).xlsx' });
    expect(await customers()).toEqual([]);
    await server.runJobs();
    expect(await state(begun.id)).toMatchObject({
      durum: 'TAMAMLANDI',
      ...{ toplam: 6, islenen: 6, eklenen: 2, guncellenen: 1, hatali: 3, mesaj: null },
    });
    const { items, hasNext } = await rowsOf(begun.id);
    expect(hasNext).toBe(false);
    expect(items.map(({ satir, sonuc }) => `${satir} ${sonuc}`)).toEqual([
      ...['2 EKLENDI', '3 EKLENDI', '4 HATALI', '5 HATALI', '6 HATALI', '7 GUNCELLENDI'],
    ]);
    const refused = (await rowsOf(begun.id, { hatali: true })).items;
    expect(refused.map(({ satir }) => satir)).toEqual([4, 5, 6]);
    expect(refused[0]).toMatchObject({
      mesaj: 'Email: Geçersiz email adresi',
      alanlar: { vknTckn: '3333333333', unvan: 'Şule 🙂 Ltd.', email: 'yanlış' },
    });
    expect(refused[1]?.mesaj).toMatch(/^Posta Kodu: /);
    expect(refused[2]?.mesaj).toMatch(/Soyad: Bu alan gereklidir/);
    expect((await customers()).map(({ unvan }) => unvan).sort()).toEqual(['=cmd|’ /C calc’!A0', 'Yeni Unvan']);
    const entries = await server.db.queries.select().from(auditLog).where(eq(auditLog.entityId, begun.id));
    expect(entries.map(({ action }) => action)).toEqual(['startCustomerImport', 'importCustomers']);
    const [kept] = await server.db.queries.select().from(cardImports).where(eq(cardImports.id, begun.id));
    expect(kept?.dosya).toBeNull();
  });

  it('CUS-13: applies bosHucre until the end, also on another server', async () => {
    const body = { ...late, email: 'gec@ornek.example', iskonto: '7' };
    await owner.client.POST('/cari', { params: { query }, body });
    const headings = ['VKN / TCKN', 'Unvan', 'Email', 'İskonto (%)'];
    const others = Array.from({ length: 1000 }, (_, index) => [String(1_000_000_000 + index), 'Firma', '', '']);
    const rows = [headings, ...others, [late.vknTckn, '', '', 8]];
    const { id } = await start(rows, newIdempotencyKey(), { bosHucre: 'KORU' });
    const dying = readingThat((from) => {
      if (from >= 1000) throw new Error('The process was killed');
    });
    const importRun = { companyId: query.companyId, importId: id };
    await expect(runImport(dying, customerSheet, importRun)).rejects.toThrow('The process was killed');
    await server.restart();
    await server.runJobs();
    expect(await state(id)).toMatchObject({ durum: 'TAMAMLANDI', eklenen: 1000, guncellenen: 1, hatali: 0 });
    const found = async () =>
      (await owner.client.GET('/cari/search', { params: { query: { ...query, q: late.vknTckn } } })).data.items;
    expect(await found()).toMatchObject([{ ...body, iskonto: '8' }]);
    // Without `bosHucre`, empty cells clear the fields.
    await start([headings, [late.vknTckn, 'Geç', '', '']]);
    await server.runJobs();
    expect(await found()).toMatchObject([{ ...late, email: '', iskonto: '0' }]);
  });

  it('CUS-13, A-02: reports a row with a doubtful number as a warning, which can be listed separately', async () => {
    const { id } = await start([
      ['VKN / TCKN', 'Unvan'],
      ['1234567890', 'Doğru'],
      ['1111111111', 'Yanlış hane'],
      ['12', 'Kısa'],
      ['11111111111', 'Herkes'],
    ]);
    await server.runJobs();
    expect(await state(id)).toMatchObject({ eklenen: 2, hatali: 2, uyarili: 1 });
    const uyari = 'VKN / TCKN: Numara hatalı görünüyor, kontrol ediniz.';
    const alanlar = { vknTckn: '1111111111', unvan: 'Yanlış hane' };
    const doubted = { satir: 3, sonuc: 'EKLENDI', mesaj: '', uyari, alanlar };
    const { items } = await rowsOf(id);
    expect(items.map((row) => row.uyari)).toEqual(['', uyari, '', '']);
    expect(items[0]).toEqual({ satir: 2, sonuc: 'EKLENDI', mesaj: '', uyari: '', alanlar: null });
    expect((await rowsOf(id, { uyarili: true })).items).toEqual([doubted]);
    const both = await rowsOf(id, { uyarili: true, hatali: true });
    expect(both.items.map(({ satir }) => satir)).toEqual([3, 4, 5]);
    expect((await rowsOf(id, { hatali: true })).items.map(({ satir }) => satir)).toEqual([4, 5]);
  });

  it('CUS-13: reports an import from before warnings existed without them', async () => {
    const { id } = await start([
      ['VKN / TCKN', 'Unvan'],
      ['1111111111', 'Eski'],
    ]);
    await server.runJobs();
    const old = [{ satir: 2, sonuc: 'EKLENDI' as const, mesaj: '', alanlar: null }];
    await server.db.queries
      .update(cardImportPieces)
      .set({ satirlar: old, uyarili: 0 })
      .where(eq(cardImportPieces.importId, id));
    expect((await rowsOf(id)).items).toEqual([{ ...old[0], uyari: '' }]);
    expect((await rowsOf(id, { uyarili: true })).items).toEqual([]);
  });

  it('A-35: the report is in the language of the call that reads it; an old one stays Turkish', async () => {
    const { id } = await start([
      ['VKN / TCKN', 'Unvan', 'Email'],
      ['3333333333', 'Şule Ltd.', 'yanlış'],
      ['1111111112', 'Işık A.Ş.', ''],
    ]);
    await server.runJobs();
    const words = async () => (await rowsOf(id)).items.map(({ mesaj, uyari }) => [mesaj, uyari]);
    const [turkish, english] = [await words(), await inEnglish(words)];
    expect(turkish).toEqual([
      ['Email: Geçersiz email adresi', ''],
      ['', expect.stringMatching(/^VKN \/ TCKN: .*kontrol/)],
    ]);
    expect(english).toEqual([
      [expect.stringMatching(/^Email: .*email/i), ''],
      ['', expect.stringMatching(/^VKN \/ TCKN: .*check/i)],
    ]);
    const old = [{ satir: 2, sonuc: 'HATALI' as const, mesaj: 'Email: Geçersiz email adresi', alanlar: null }];
    await server.db.queries.update(cardImportPieces).set({ satirlar: old }).where(eq(cardImportPieces.importId, id));
    expect(await inEnglish(words)).toEqual([['Email: Geçersiz email adresi', '']]);
  });

  it('A-35: the reason for refusing a file is in the language of the call, and Turkish for an old import', async () => {
    const { id } = await start([['Ad'], ['Ayşe']]);
    await server.runJobs();
    const reason = async () => (await state(id))?.mesaj;
    const onHome = async () =>
      (await owner.client.GET('/anasayfa/bekleyenler', { params: { query } })).data.eksikAktarimlar[0]?.mesaj;
    expect(await reason()).toMatch(/^Excel dosyasında şu sütun başlıkları bulunamadı/);
    expect(await inEnglish(reason)).toMatch(/^The Excel file has no columns headed/);
    expect(await inEnglish(onHome)).toMatch(/^The Excel file has no columns headed/);
    await server.db.queries.update(cardImports).set({ mesajEn: null }).where(eq(cardImports.id, id));
    expect(await inEnglish(reason)).toMatch(/^Excel dosyasında/);
  });

  it('A-35: the answer of a direct import is in the language of the call', async () => {
    const rows = [
      ['VKN / TCKN', 'Unvan', 'Email'],
      ['3333333333', 'Şule Ltd.', 'yanlış'],
    ];
    const params = { query };
    const take = async () =>
      (await owner.client.POST('/cari/import', { params, body: uploadBody(spreadsheetFile([{ rows }])) })).data;
    expect((await inEnglish(take))?.satirlar[0]?.mesaj).toMatch(/^Email: .*email/i);
  });

  const removals: [string, (id: string) => Promise<unknown>][] = [
    ['membership', (id) => owner.client.DELETE('/company/user/{id}', { params: { path: { id }, query } })],
    [
      'permission',
      (id) =>
        owner.client.PUT('/company/user/{id}/permissions', {
          params: { path: { id }, query },
          body: { ...noPermissions, cariRead: true, stokWrite: true },
        }),
    ],
  ];
  it.each(removals)('USR-12, CUS-13: ends when its starter loses the %s', async (_, remove) => {
    const staff = await addMember(server, query.companyId, { cariRead: true, cariWrite: true });
    const body = uploadBody(spreadsheetFile([{ rows: many(1500) }]));
    const { data: begun } = await staff.client.POST('/cari/aktarim', { params: { query }, body });
    await remove(staff.user.id);
    await server.runJobs();
    expect(await state(begun.id)).toMatchObject({
      durum: 'HATALI',
      mesaj: 'Bu işlem için yetkiniz bulunmamaktadır.',
      islenen: 0,
    });
    expect(await customers()).toEqual([]);
  });

  it('CUS-13: only one runs at a time, and a stopped one keeps stored rows and reads no more', async () => {
    const begun = await start(many(1500));
    expect(await apiError(start(many(1)))).toMatchObject({ status: 409, code: 'IMPORT_RUNNING' });
    const { data: cancelled } = await owner.client.DELETE('/cari/aktarim/{id}', place(begun.id));
    expect(cancelled).toMatchObject({ durum: 'IPTAL', islenen: 0 });
    await server.runJobs();
    expect(await customers()).toEqual([]);
    expect(await rowsOf(begun.id)).toEqual({ items: [], hasNext: false });
    const again = await start(many(3));
    await server.runJobs();
    expect(await state(again.id)).toMatchObject({ durum: 'TAMAMLANDI', eklenen: 3 });
    const { data: stays } = await owner.client.DELETE('/cari/aktarim/{id}', place(again.id));
    expect(stays?.durum).toBe('TAMAMLANDI');
    const { data } = await owner.client.GET('/cari/aktarim', { params: { query } });
    expect(data.items.map(({ id }) => id).sort()).toEqual([begun.id, again.id].sort());
  });

  it('CUS-13: reports why a file cannot be imported, at once or afterwards', async () => {
    const params = { query };
    const upload = (bytes: Uint8Array<ArrayBuffer>) =>
      owner.client.POST('/cari/aktarim', { params, body: uploadBody(bytes) });
    const text = new TextEncoder().encode('VKN;Unvan');
    expect(await apiError(upload(text))).toMatchObject({ status: 415, code: 'NOT_A_SPREADSHEET' });
    const { id } = await start([
      ['Ad', 'Soyad'],
      ['Ayşe', 'Şahin'],
    ]);
    await server.runJobs();
    expect(await state(id)).toMatchObject({
      durum: 'HATALI',
      mesaj: expect.stringContaining('VKN / TCKN') as string,
    });
  });

  it('ATK-50: a file with one long text in every cell is read once, and ends as too large', async () => {
    const { id } = await start([
      ['VKN / TCKN', 'Unvan'],
      ...Array.from({ length: 2200 }, () => Array<string>(2).fill('A'.repeat(8000))),
    ]);
    await server.runJobs();
    expect(await state(id)).toMatchObject({
      durum: 'HATALI',
      islenen: 0,
      mesaj: expect.stringContaining('Excel dosyası çok büyük') as string,
    });
    await server.restart();
    await server.runJobs();
    expect(await state(id)).toMatchObject({ durum: 'HATALI', islenen: 0 });
  });

  it('ATK-50: a page has fewer rows if their cells are very long, and all pages together have all rows', async () => {
    const cells = Array<string>(2).fill('A'.repeat(8000));
    const { id } = await start([['VKN / TCKN', 'Unvan'], ...Array.from({ length: 600 }, () => cells)]);
    await server.runJobs();
    const pages = await Promise.all([1, 2].map((page) => rowsOf(id, { hatali: true, page })));
    expect(pages.map(({ hasNext }) => hasNext)).toEqual([true, false]);
    expect(pages.flatMap(({ items }) => items.map(({ satir }) => satir))).toEqual(
      Array.from({ length: 600 }, (_, index) => index + 2),
    );
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(6 * 1024 * 1024);
  });

  it('CUS-13: another server continues after the rows that a dead server stored', async () => {
    const { id } = await start([...many(1400), ['5', 'Kısa']]);
    const dying = readingThat((from) => {
      if (from >= 1000) throw new Error('The process was killed');
    });
    const importRun = { companyId: query.companyId, importId: id };
    await expect(runImport(dying, customerSheet, importRun)).rejects.toThrow('The process was killed');
    expect(await state(id)).toMatchObject({ durum: 'SURUYOR', toplam: 1401, islenen: 1000, eklenen: 1000 });
    const [first] = await customers();
    await server.restart();
    await server.runJobs();
    expect(await state(id)).toMatchObject({ durum: 'TAMAMLANDI', islenen: 1401, eklenen: 1400, hatali: 1 });
    const { items } = await rowsOf(id);
    expect(items.map(({ satir }) => satir)).toEqual(Array.from({ length: 1401 }, (_, index) => index + 2));
    expect((await customers())[0]).toEqual(first);
    expect(await count()).toBe(1400);
  });

  it('CUS-13, API-06: keeps a concurrent change of a card, and reports it', async () => {
    const [known] = [(await owner.client.POST('/cari', { params: { query }, body: late })).data];
    const { id } = await start([...many(1200), [late.vknTckn, 'Dosyadaki Unvan'], ['1000000000', 'İkinci kez']]);
    let changed: Promise<unknown> | undefined;
    const ports = readingThat((from) => {
      if (from !== 1000) return;
      server.clock.advance(1);
      const params = { path: { id: known.id }, query };
      changed = owner.client.PUT('/cari/{id}', { params, body: { ...late, unvan: 'Başkasının Unvanı' } });
    });
    const waiting = {
      ...ports,
      spreadsheets: {
        ...ports.spreadsheets,
        async open(...given: Parameters<typeof ports.spreadsheets.open>) {
          const opened = await ports.spreadsheets.open(...given);
          return {
            ...opened,
            async rows(...asked: Parameters<typeof opened.rows>) {
              const read = await opened.rows(...asked);
              await changed;
              return read;
            },
          };
        },
      },
    };
    await runImport(waiting, customerSheet, { companyId: query.companyId, importId: id });
    expect(await state(id)).toMatchObject({ durum: 'TAMAMLANDI', eklenen: 1200, guncellenen: 1, hatali: 1 });
    const { items } = await rowsOf(id, { hatali: true });
    expect(items).toEqual([
      {
        satir: 1202,
        sonuc: 'HATALI',
        mesaj: expect.stringContaining('başka biri değiştirdi'),
        uyari: '',
        alanlar: { vknTckn: late.vknTckn, unvan: 'Dosyadaki Unvan' },
      },
    ]);
    const found = (q: string) => owner.client.GET('/cari/search', { params: { query: { ...query, q } } });
    expect((await found(late.vknTckn)).data.items).toMatchObject([{ unvan: 'Başkasının Unvanı' }]);
    // Earlier changes of the import itself do not count as another user's.
    expect((await found('1000000000')).data.items).toMatchObject([{ unvan: 'İkinci kez' }]);
  });

  it('CUS-13: stopped during a run, keeps the stored rows and reports which they are', async () => {
    const { id } = await start(many(4000));
    let stopped: Promise<unknown> | undefined;
    const ports = readingThat((from) => {
      if (from === 1000) stopped = owner.client.DELETE('/cari/aktarim/{id}', place(id));
      // Waits for the DELETE, which may be slow.
      return from >= 2000 ? stopped : undefined;
    });
    await runImport(ports, customerSheet, { companyId: query.companyId, importId: id });
    await stopped;
    const run = await state(id);
    expect(run).toMatchObject({ durum: 'IPTAL', toplam: 4000 });
    const islenen = run?.islenen ?? 0;
    expect(islenen).toBeGreaterThanOrEqual(1000);
    expect(islenen).toBeLessThan(4000);
    expect([run?.eklenen, await count()]).toEqual([islenen, islenen]);
    const pages = [await rowsOf(id), await rowsOf(id, { page: 2 })];
    expect(pages.flatMap(({ items }) => items)).toHaveLength(islenen);
  });

  it('API-06, CUS-13: a repetition with the same key is the same import', async () => {
    const key = newIdempotencyKey();
    const rows = many(2);
    const first = await start(rows, key);
    expect(await start(rows, key)).toEqual(first);
    await server.runJobs();
    expect(await customers()).toHaveLength(2);
  });

  it('USR-11, CUS-13: does not find another company’s import, and needs the permission', async () => {
    const { id } = await start(many(2));
    const stranger = await signUpNewcomer(server);
    const other = { companyId: (await openCompany(stranger.client)).id };
    const of = (path: { id: string }) => ({ params: { path, query: other } });
    expect(await apiError(stranger.client.GET('/cari/aktarim/{id}', of({ id })))).toMatchObject({ status: 404 });
    expect(await apiError(stranger.client.DELETE('/cari/aktarim/{id}', of({ id })))).toMatchObject({ status: 404 });
    expect(await apiError(owner.client.GET('/stok/aktarim/{id}', place(id)))).toMatchObject({ status: 404 });
    const staff = await addMember(server, query.companyId, { cariRead: true });
    expect((await staff.client.GET('/cari/aktarim/{id}', place(id))).data?.id).toBe(id);
    expect(await apiError(staff.client.DELETE('/cari/aktarim/{id}', place(id)))).toMatchObject({ status: 403 });
    const body = uploadBody(spreadsheetFile([{ rows: many(1) }]));
    expect(await apiError(staff.client.POST('/cari/aktarim', { params: { query }, body }))).toMatchObject({
      status: 403,
    });
  });

  it('CUS-13, STK-11: returns before the import which rows would change a card', async () => {
    const known = async (path: '/cari/aktarim/bilinenler' | '/stok/aktarim/bilinenler', anahtarlar: string[]) =>
      (await owner.client.POST(path, { params: { query }, body: { anahtarlar } })).data.anahtarlar;
    await start(many(2));
    await server.runJobs();
    expect(await known('/cari/aktarim/bilinenler', ['1000000001', '1000000002'])).toEqual(['1000000001']);
    await owner.client.POST('/stok', { params: { query }, body: { malHizmet: 'Kurşun KALEM', birim: 'C62' } });
    const key = stockSheet.keyOf({ malHizmet: 'KURŞUN kalem', birim: 'C62' });
    expect(await known('/stok/aktarim/bilinenler', [key, 'silgi\nC62'])).toEqual([key]);
  });

  it('CUS-13, MNY-19, STK-11: returns which fields of known cards empty cells would clear', async () => {
    const add = async (body: object) => owner.client.POST('/cari', { params: { query }, body: { ...late, ...body } });
    await add({ vknTckn: '1111111110', email: 'a@ornek.example', iskonto: '5', ulke: 'Türkiye', vadeGunu: 0 });
    await add({ vknTckn: '2222222220', iskonto: '0.00' });
    // Branches with the same number.
    await add({ vknTckn: '3333333330', unvan: 'Merkez', adres: 'Kısıklı' });
    await add({ vknTckn: '3333333330', unvan: 'Şube', il: 'İZMİR' });
    const anahtarlar = ['1111111110', '2222222220', '3333333330', '4444444440'];
    const ask = async (alanlar?: string[]) => {
      const body = { anahtarlar, ...(alanlar && { alanlar }) };
      return (await owner.client.POST('/cari/aktarim/bilinenler', { params: { query }, body })).data;
    };
    const data = await ask(['email', 'iskonto', 'ulke', 'paraBirimi', 'adres', 'il', 'vadeGunu', 'companyId', 'yok']);
    expect(data.anahtarlar.sort()).toEqual(['1111111110', '2222222220', '3333333330']);
    expect(data.dolu).toHaveLength(2);
    expect(data.dolu).toEqual(
      expect.arrayContaining([
        { anahtar: '1111111110', alanlar: ['email', 'iskonto', 'vadeGunu'] },
        { anahtar: '3333333330', alanlar: ['adres', 'il'] },
      ]),
    );
    expect((await ask()).dolu).toEqual([]);

    const stock = { malHizmet: 'Kalem', birim: 'C62', birimFiyat: '7.5', tevkifatKodu: '602', V0073Orani: '10' };
    await owner.client.POST('/stok', { params: { query }, body: stock });
    const body = { anahtarlar: ['kalem\nC62'], alanlar: ['birimFiyat', 'kdvOrani', 'tevkifatKodu', 'gtip'] };
    expect((await owner.client.POST('/stok/aktarim/bilinenler', { params: { query }, body })).data.dolu).toEqual([
      { anahtar: 'kalem\nC62', alanlar: ['birimFiyat', 'tevkifatKodu'] },
    ]);
  });

  it('STK-11: accepts as many keys of stock items in one call as the page sends, however long they are', async () => {
    const long = 'Endüstriyel zemin otomatı kiralama ve bakım hizmeti, 12 ay ';
    const anahtarlar = Array.from({ length: 2000 }, (_, at) => `${foldTr(`${long}${at}`)}\nC62`);
    const body = { malHizmet: `${long}7`, birim: 'C62' };
    await owner.client.POST('/stok', { params: { query }, body });
    const alanlar = Array.from({ length: 50 }, () => 'birimFiyat');
    const asked = await owner.client.POST('/stok/aktarim/bilinenler', {
      params: { query },
      body: { anahtarlar, alanlar },
    });
    expect(asked.data).toEqual({
      anahtarlar: [anahtarlar[7]],
      dolu: [],
      adlar: [{ anahtar: anahtarlar[7], ad: expect.any(String) as string }],
    });
  });

  it('STK-11: imports stock in the same way; home shows running imports to permitted users', async () => {
    const rows = [
      ['Mal / Hizmet', 'Birim'],
      ['Çay', 'kilogram'],
      ['', 'Adet'],
    ];
    const body = uploadBody(spreadsheetFile([{ rows }]), 'Stok.xlsx');
    const { data: begun } = await owner.client.POST('/stok/aktarim', { params: { query }, body });
    const pending = async ({ client } = owner) =>
      (await client.GET('/anasayfa/bekleyenler', { params: { query } })).data.aktarimlar;
    const { id } = begun;
    expect(await pending()).toEqual([{ id, tur: 'STOK', dosyaAdi: 'Stok.xlsx', toplam: null, islenen: 0 }]);
    expect(await pending(await addMember(server, query.companyId, { cariRead: true }))).toEqual([]);
    await server.runJobs();
    expect(await pending()).toEqual([]);
    const { data: refused } = await owner.client.GET('/stok/aktarim/{id}/satirlar', {
      params: { path: { id }, query: { ...query, hatali: true } },
    });
    expect(refused.items).toEqual([
      {
        satir: 3,
        sonuc: 'HATALI',
        mesaj: 'Mal / Hizmet: Bu alan gereklidir',
        uyari: '',
        alanlar: { malHizmet: '', birim: 'Adet' },
      },
    ]);
  });

  it('CUS-12, HOM-01: home shows an import with skipped rows to its starter until the next one, at most a week', async () => {
    const told = async ({ client } = owner) =>
      (await client.GET('/anasayfa/bekleyenler', { params: { query } })).data.eksikAktarimlar;
    const header = ['VKN / TCKN', 'Unvan'];
    const { id } = await start([header, ['123', 'Kısa'], ['1000000001', 'Tam']]);
    expect(await told()).toEqual([]);
    await server.runJobs();
    const guncellendi = (await state(id))?.guncellendi;
    const ended = { id, tur: 'CARI', dosyaAdi: 'Cariler (ığş).xlsx', hatali: 1, mesaj: null, guncellendi };
    expect(await told()).toEqual([ended]);
    const all = await addMember(server, query.companyId, { cariRead: true, cariWrite: true });
    expect(await told(all)).toEqual([]);
    const endedDaysAgo = (days: number) => {
      const updatedAt = new Date(server.clock.now().getTime() - days * 86_400_000);
      return server.db.queries.update(cardImports).set({ updatedAt }).where(eq(cardImports.id, id));
    };
    await endedDaysAgo(8);
    expect(await told()).toEqual([]);
    await endedDaysAgo(6);
    expect(await told()).toHaveLength(1);
    server.clock.advance(1);
    await start([header, ['1000000002', 'Kısa']]);
    await server.runJobs();
    expect(await told()).toEqual([]);
    server.clock.advance(1);
    await start([['Başka'], ['x']]);
    await server.runJobs();
    expect(await told()).toMatchObject([{ hatali: 0, mesaj: expect.stringContaining('VKN / TCKN') }]);
  });
});

describe('an import of a partner’s user', () => {
  /** A page of the company's second user, who is no member, with a started import. */
  const startInPage = async ({ secondsAfterOpening = 0 } = {}) => {
    const partner = await openPartner(server);
    const first = sessionOf();
    await partner.bank.createSession(first);
    const second = sessionOf({ sirket: first.sirket, yetkiler: ['cariWrite'] });
    const session = await partner.bank.createSession(second);
    const client = pageWith(server, session.token);
    server.clock.advance(secondsAfterOpening);
    const params = { query: { companyId: session.companyId } };
    const body = uploadBody(spreadsheetFile([{ rows: many(3) }]), 'Cariler.xlsx');
    const { id } = (await client.POST('/cari/aktarim', { params, body })).data;
    const runs = () => server.db.queries.select().from(cardImports).where(eq(cardImports.id, id));
    const end = async () => (await runs()).map(({ durum, eklenen }) => ({ durum, eklenen }));
    return { ...partner, session, end };
  };

  it('PRT-05, CUS-13: is completed, also after the session has expired', async () => {
    const page = await startInPage({ secondsAfterOpening: 840 });
    server.clock.advance(180);
    await clearExpired(serverQueries(server.db, 'sweep'), server.clock.now());
    await server.runJobs();
    expect(await page.end()).toEqual([{ durum: 'TAMAMLANDI', eklenen: 3 }]);
  });

  it.each([
    ['the session is revoked', ({ bank, session }: Page) => bank.revokeSession(session.id)],
    ['all sessions are revoked', ({ bank }: Page) => bank.revokeAllSessions()],
    [
      'the partner is paused',
      ({ admin, id }: Page) =>
        admin.client.PUT('/admin/partner/{id}', {
          params: { path: { id } },
          body: { ...partnerFields, durum: 'DURDURULDU' },
        }),
    ],
  ])('PRT-05, ATK-64: adds no cards after %s, also when the session has expired before', async (_, end) => {
    const page = await startInPage();
    server.clock.advance(1200);
    await end(page);
    await server.runJobs();
    expect(await page.end()).toEqual([{ durum: 'HATALI', eklenen: 0 }]);
  });
});

type Page = Awaited<ReturnType<typeof openPartner>> & {
  readonly session: Awaited<ReturnType<PartnerClient['createSession']>>;
};
