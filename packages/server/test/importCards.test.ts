import { customerColumns, stockColumns, writeSheet } from '@kalem/domain';
import { type components, newIdempotencyKey } from '@kalem/sdk';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../src/schema';
import { createPortalAccounts } from '../src/portal/accounts';
import { customerSheet } from '../src/cards/sheets';
import { importCards } from '../src/cards/import';
import { addMember, openCompany, signUpNewcomer } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { spreadsheetFile, uploadBody } from '../src/testing/files';
import { testServer } from '../src/testing/startTestServer';

type Customer = components['schemas']['Customer'];

const server = await testServer();
let owner = await signUpNewcomer(server);
// A new owner for each test, because a user may create only a limited number of companies a day.
beforeEach(async () => {
  owner = await signUpNewcomer(server);
});

const open = async () => ({ companyId: (await openCompany(owner.client)).id });
const file = (rows: Parameters<typeof spreadsheetFile>[0][number]['rows'], bookType: 'xlsx' | 'biff8' = 'xlsx') =>
  spreadsheetFile([{ rows }], bookType);
const calls = (query: { companyId: string }) => ({
  importCustomers: async (bytes: Uint8Array<ArrayBuffer>, key?: string) =>
    (
      await owner.client.POST('/cari/import', {
        params: { query, ...(key !== undefined && { header: { 'Idempotency-Key': key } }) },
        body: uploadBody(bytes),
      })
    ).data,
  importStock: async (bytes: Uint8Array<ArrayBuffer>) =>
    (await owner.client.POST('/stok/import', { params: { query }, body: uploadBody(bytes, 'Stok.xls') })).data,
  customers: async () => (await owner.client.GET('/cari', { params: { query } })).data.items,
  stock: async () => (await owner.client.GET('/stok', { params: { query } })).data.items,
});
const added = (satir: number) => ({ satir, sonuc: 'EKLENDI', mesaj: '', uyari: '' });
const changed = (satir: number) => ({ satir, sonuc: 'GUNCELLENDI', mesaj: '', uyari: '' });
/** The outcome of an imported row whose number has a wrong check digit. */
const doubted = (row: ReturnType<typeof added>) => ({
  ...row,
  uyari: 'VKN / TCKN: Numara hatalı görünüyor, kontrol ediniz.',
});
const bad = (satir: number, mesaj: string) => ({ satir, sonuc: 'HATALI', mesaj, uyari: '' });

describe('importing customers', () => {
  it.each(['xlsx', 'biff8'] as const)(
    'CUS-13, STK-11: reads a percentage cell as the number that it shows (%s)',
    async (bookType) => {
      const { importCustomers, customers, importStock, stock } = calls(await open());
      const inPercents = (rows: Parameters<typeof file>[0], ...cells: readonly string[]) =>
        spreadsheetFile(
          [{ rows, change: (sheet) => cells.forEach((cell) => Object.assign(sheet[cell], { z: '0.0%' })) }],
          bookType,
        );
      const customerRows = [
        ['VKN / TCKN', 'Unvan', 'İskonto (%)'],
        ['1111111111', 'Işık A.Ş.', 0.1],
        ['2222222222', 'Çınar Ltd. Şti.', 0.175],
        ['3333333333', 'Şule Ltd. Şti.', 0.1],
      ];
      await importCustomers(inPercents(customerRows, 'C2', 'C3'));
      const discounts = (await customers()).map(({ vknTckn, iskonto }) => [vknTckn, iskonto]);
      expect(Object.fromEntries(discounts)).toEqual({ 1111111111: '10', 2222222222: '17.5', 3333333333: '0.1' });
      const stockRows = [
        ['Mal / Hizmet', 'Birim', 'KDV Oranı'],
        ['Kalem', 'Adet', 0.2],
        ['Kitap', 'Adet', 0.01],
      ];
      await importStock(inPercents(stockRows, 'C2', 'C3'));
      const rates = (await stock()).map(({ malHizmet, kdvOrani }) => [malHizmet, kdvOrani]);
      expect(Object.fromEntries(rates)).toEqual({ Kalem: '20', Kitap: '1' });
    },
  );

  it.each(['xlsx', 'biff8'] as const)(
    'CUS-13, API-55, CUS-12: updates a known number, adds a new one, skips and reports an invalid row (%s)',
    async (bookType) => {
      const query = await open();
      const { importCustomers, customers } = calls(query);
      const { data: known } = await owner.client.POST('/cari', {
        params: { query },
        body: {
          tuzel: true,
          vknTckn: '1111111111',
          unvan: 'Eski Unvan',
          notlar: 'kalır',
          faksNo: '0212',
          email: 'silinir@ornek.com.tr',
        },
      });
      const rows = [
        ['VKN/TCKN', 'UNVAN', 'Ad', 'Soyad', 'İSKONTO (%)', 'email', 'Telefon', 'Başka sütun'],
        ['1111111111', 'Işık A.Ş.', '', '', '7,5', '', '0532 123 45 67', 'x'],
        [2222222222, 'Çınar Ltd. Şti.', '', '', 12.5, 'bilgi@cinar.example', '', ''],
        ['12345678950', '', 'Ayşe', 'Şahin', '', '', '', ''],
        [],
        ['3333', 'Kısa', '', '', '', '', '', ''],
        ['', 'Numarasız', '', '', 'yüz', 'x', '', ''],
        ['4444444444', '', '', '', 101, '', '12', ''],
      ];
      expect(await importCustomers(file(rows, bookType))).toEqual({
        eklenen: 2,
        guncellenen: 1,
        hatali: 3,
        uyarili: 1,
        satirlar: [
          doubted(changed(2)),
          added(3),
          added(4),
          bad(6, 'VKN / TCKN: VKN 10 haneli olmalıdır'),
          bad(7, 'İskonto (%): Geçersiz sayı'),
          bad(
            8,
            'Unvan: Bu alan gereklidir; Telefon: Telefon numarası 10 haneli olmalıdır; İskonto (%): Oran en fazla 100 olabilir',
          ),
        ],
      });
      const [ayse, cinar, isik, ...others] = await customers();
      expect(others).toEqual([]);
      expect(ayse).toMatchObject({
        vknTckn: '12345678950',
        ad: 'Ayşe',
        soyad: 'Şahin',
        tuzel: false,
        iskonto: '0',
        ulke: 'Türkiye',
        paraBirimi: 'TRY',
      });
      expect(cinar).toMatchObject({
        vknTckn: '2222222222',
        unvan: 'Çınar Ltd. Şti.',
        iskonto: '12.5',
        email: 'bilgi@cinar.example',
        tuzel: true,
      });
      expect(isik).toEqual({ ...known, unvan: 'Işık A.Ş.', iskonto: '7.5', email: '', telNo: '5321234567' });
      expect(
        (await owner.client.GET('/cari/search', { params: { query: { ...query, q: 'ISIK' } } })).data.items,
      ).toEqual([isik]);
      expect(
        (await owner.client.GET('/cari/{id}', { params: { path: { id: known.id }, query } })).response.headers.get(
          'ETag',
        ),
      ).toBe('"2"');
    },
  );

  it('CUS-13, CUS-15, MNY-19: importing an export changes nothing', async () => {
    const [from, to] = [await open(), await open()];
    const body = {
      tuzel: true,
      vknTckn: '0123456789',
      unvan: '=1+1 Ticaret',
      vergiDairesi: 'Ümraniye',
      adres: "Kısıklı Mah.\nNo: 5 'A' <b>",
      ilce: 'ÜSKÜDAR',
      il: 'İSTANBUL',
      postaKodu: '06100',
      ulke: 'Almanya',
      telNo: '5321234567',
      email: 'a@b.example',
      maliMusavirEmail: 'mm@b.example',
      iban: 'TR330006100519786457841326',
      iskonto: '7.125',
      paraBirimi: 'EUR',
      yetkiliAdi: 'Işıl',
      yetkiliEmail: 'i@b.example',
      yetkiliTelNo: '5329876543',
      vadeGunu: 0,
    };
    await owner.client.POST('/cari', { params: { query: from }, body });
    await owner.client.POST('/cari', {
      params: { query: from },
      body: { tuzel: false, vknTckn: '12345678950', ad: 'İsmail', soyad: 'Ğ' },
    });
    const before = await calls(from).customers();
    const result = await calls(to).importCustomers(file(writeSheet(customerColumns, before)));
    expect(result).toMatchObject({ eklenen: 2, guncellenen: 0, hatali: 0 });
    const bare = (items: readonly Customer[]) => items.map(({ id: _, ...card }) => card);
    expect(bare(await calls(to).customers())).toEqual(bare(before));
  });

  it.each(['xlsx', 'biff8'] as const)(
    'MNY-19: reads the term by its heading, and reports a wrong one at its cell (%s)',
    async (bookType) => {
      const { importCustomers, customers } = calls(await open());
      const rows = [
        ['VKN / TCKN', 'Unvan', 'VADE (GÜN)'],
        ['1111111114', 'Çınar', 30],
        ['2222222228', 'Işık', '45'],
        ['3333333332', 'Şule', ''],
        ['4444444446', 'Ilgaz', 'otuz'],
        ['5555555550', 'Ünye', 366],
        ['6666666664', 'Öz', '30,5'],
        ['7777777778', 'Iğdır', -1],
      ];
      const { satirlar } = await importCustomers(file(rows, bookType));
      expect(satirlar.slice(3)).toEqual([
        bad(5, 'Vade (Gün): Tam sayı olmalıdır'),
        bad(6, 'Vade (Gün): En fazla 365 olabilir'),
        bad(7, 'Vade (Gün): Tam sayı olmalıdır'),
        bad(8, 'Vade (Gün): Tam sayı olmalıdır'),
      ]);
      const terms = (await customers()).map(({ unvan, vadeGunu }) => [unvan, vadeGunu]);
      expect(Object.fromEntries(terms)).toEqual({ Çınar: 30, Işık: 45, Şule: null });
    },
  );

  it('MNY-19: a file without the column keeps the term of a known card; an empty cell clears it, except with KORU', async () => {
    const query = await open();
    const { importCustomers, customers } = calls(query);
    const body = { vknTckn: '1111111114', unvan: 'Çınar', vadeGunu: 30, hatirlatmaYok: true };
    await owner.client.POST('/cari', { params: { query }, body });
    const upload = async (rows: (string | number)[][], bosHucre: 'BOSALT' | 'KORU' = 'BOSALT') => {
      const params = { query: { ...query, bosHucre } };
      await owner.client.POST('/cari/import', { params, body: uploadBody(file(rows)) });
      return (await customers()).map(({ unvan, vadeGunu }) => [unvan, vadeGunu]);
    };
    const old = writeSheet(customerColumns.slice(0, -1), await customers());
    expect(await importCustomers(file(old))).toMatchObject({ guncellenen: 1, hatali: 0 });
    expect(await customers()).toMatchObject([{ unvan: 'Çınar', vadeGunu: 30, hatirlatmaYok: true }]);
    const headings = ['VKN / TCKN', 'Unvan', 'Vade (Gün)'];
    expect(await upload([headings, ['1111111114', 'Çınar Ltd.', '']], 'KORU')).toEqual([['Çınar Ltd.', 30]]);
    expect(await upload([headings, ['1111111114', 'Çınar Ltd.', '']])).toEqual([['Çınar Ltd.', null]]);
  });

  it('CUS-13: distinguishes cards of one number by their names; none replaces another', async () => {
    const query = await open();
    const { importCustomers, customers } = calls(query);
    const people = [
      { tuzel: false, vknTckn: '11111111111', ad: 'Ayşe', soyad: 'Yılmaz' },
      { tuzel: false, vknTckn: '11111111111', ad: 'Işıl', soyad: 'İnce' },
      { vknTckn: '2222222222', unvan: 'Globex Ltd.' },
      { vknTckn: '2222222222', unvan: 'Initech LLC' },
      { vknTckn: '1938472657', unvan: 'Işıldak A.Ş.' },
      { vknTckn: '1938472657', unvan: 'Işıldak A.Ş. Ege Şubesi' },
    ];
    for (const body of people) await owner.client.POST('/cari', { params: { query }, body });
    const before = await customers();
    const exported = writeSheet(customerColumns, before);
    const { satirlar } = await importCustomers(file(exported));
    expect(satirlar.map(({ sonuc }) => sonuc)).toEqual(people.map(() => 'GUNCELLENDI'));
    expect(await customers()).toEqual(before);

    const headings = ['VKN / TCKN', 'Ad', 'Soyad'];
    await importCustomers(file([headings, ['11111111111', 'Ayşe', 'Yılmaz'], ['11111111111', 'Can', 'Öz']]));
    expect(
      (await customers())
        .filter(({ vknTckn }) => vknTckn === '11111111111')
        .map(({ ad }) => ad)
        .sort(),
    ).toEqual(['Ayşe', 'Can', 'Işıl']);
  });

  it('CUS-13: a card with unchanged data keeps its version', async () => {
    const query = await open();
    const { importCustomers, customers } = calls(query);
    const rows = [
      ['VKN / TCKN', 'Unvan'],
      ['1938472657', 'Işıldak A.Ş.'],
    ];
    await importCustomers(file(rows));
    const [card] = await customers();
    const version = async () =>
      (await owner.client.GET('/cari/{id}', { params: { path: { id: card?.id ?? '' }, query } })).response.headers.get(
        'ETag',
      );
    const first = await version();
    expect((await importCustomers(file(rows))).guncellenen).toBe(1);
    expect(await version()).toBe(first);
    await importCustomers(
      file([
        ['VKN / TCKN', 'Unvan'],
        ['1938472657', 'Işıldak Ltd.'],
      ]),
    );
    expect(await version()).not.toBe(first);
  });

  it('CUS-13, STK-11: keeps fields without a column, including discount and rate, and an empty cell clears its field', async () => {
    const query = await open();
    const { importCustomers, customers, importStock, stock } = calls(query);
    await importCustomers(
      file([
        ['VKN / TCKN', 'Unvan', 'İskonto (%)', 'Para Birimi'],
        ['1938472657', 'Işıldak A.Ş.', 12.5, 'EUR'],
      ]),
    );
    await importCustomers(
      file([
        ['VKN / TCKN', 'Unvan'],
        ['1938472657', 'Işıldak Ltd.'],
      ]),
    );
    expect(await customers()).toMatchObject([{ unvan: 'Işıldak Ltd.', iskonto: '12.5', paraBirimi: 'EUR' }]);
    await importCustomers(
      file([
        ['VKN / TCKN', 'Unvan', 'İskonto (%)', 'Para Birimi'],
        ['1938472657', 'Işıldak Ltd.', '', ''],
      ]),
    );
    expect(await customers()).toMatchObject([{ iskonto: '0', paraBirimi: 'TRY' }]);

    await importStock(
      file([
        ['Mal / Hizmet', 'Birim', 'Birim Fiyat', 'KDV Oranı', 'Tevkifat Kodu'],
        ['Kalem', 'Adet', 7.5, 20, '650/35'],
      ]),
    );
    await importStock(
      file([
        ['Mal / Hizmet', 'Birim', 'Birim Fiyat'],
        ['Kalem', 'Adet', ''],
      ]),
    );
    expect(await stock()).toMatchObject([{ birimFiyat: '0', kdvOrani: '20', tevkifatKodu: '650', V9015Orani: '35' }]);
  });

  it('CUS-13, API-55: with bosHucre=KORU an empty cell keeps the card’s value for any field', async () => {
    const query = await open();
    const { importCustomers, customers } = calls(query);
    const headings = ['VKN / TCKN', 'Unvan', 'Email', 'İskonto (%)', 'Para Birimi', 'Ülke'];
    const full = ['1938472657', 'Işıldak A.Ş.', 'bilgi@isildak.example', 12.5, 'EUR', 'Almanya'];
    await importCustomers(file([headings, full]));
    const [known] = await customers();
    const upload = async (rows: (string | number)[][], bosHucre: 'BOSALT' | 'KORU', key = newIdempotencyKey()) =>
      (
        await owner.client.POST('/cari/import', {
          params: { query: { ...query, bosHucre }, header: { 'Idempotency-Key': key } },
          body: uploadBody(file([headings, ...rows])),
        })
      ).data;
    // A new card gets its defaults, but keeps the values from another row of the file.
    const rows = [
      ['1938472657', '', '   ', '', '', ''],
      ['4444444444', 'Yeni', 'yeni@ornek.example', '', '', ''],
      ['4444444444', '', '', 5, '', ''],
      ['5555555555', '', '', '', '', ''],
    ];
    const key = newIdempotencyKey();
    const kept = await upload(rows, 'KORU', key);
    expect(kept.satirlar).toEqual([changed(2), added(3), changed(4), bad(5, 'Unvan: Bu alan gereklidir')]);
    expect(await customers()).toEqual([
      known,
      expect.objectContaining({ unvan: 'Yeni', email: 'yeni@ornek.example', iskonto: '5', ulke: 'Türkiye' }),
    ]);
    // The same Idempotency-Key with another `bosHucre` is another call.
    expect(await apiError(upload(rows, 'BOSALT', key))).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    await upload([['1938472657', 'Işıldak A.Ş.', '', '', '', '']], 'BOSALT');
    expect((await customers())[0]).toMatchObject({ email: '', iskonto: '0', paraBirimi: 'TRY', ulke: 'Türkiye' });
    expect(await apiError(upload(rows, 'SIL' as 'KORU'))).toMatchObject({ status: 400 });
  });

  it('CUS-13: with bosHucre=KORU a name is one value, so half a name is still refused', async () => {
    const query = await open();
    const { importCustomers, customers } = calls(query);
    const headings = ['VKN / TCKN', 'Ad', 'Soyad', 'Email'];
    const people = [
      ['10000000146', 'Ali', 'Veli', 'ali@ornek.example'],
      ['11111111111', 'Ayşe', 'Kaya', ''],
    ];
    await importCustomers(file([headings, ...people]));
    const before = await customers();
    const { data } = await owner.client.POST('/cari/import', {
      params: { query: { ...query, bosHucre: 'KORU' } },
      body: uploadBody(file([headings, ['10000000146', 'Ali Veli', '', ''], ['11111111111', 'Ayşe Kaya', '', '']])),
    });
    expect(data.satirlar).toEqual([bad(2, 'Soyad: Bu alan gereklidir'), bad(3, 'Soyad: Bu alan gereklidir')]);
    expect(await customers()).toEqual(before);
  });

  it('A-30: rounds a price with more than five decimals, with a warning in the row', async () => {
    const { importStock, stock } = calls(await open());
    const rows = [
      ['Mal / Hizmet', 'Birim', 'Birim Fiyat'],
      ['Kalem', 'Adet', 1.234565],
      ['Silgi', 'Adet', '2,99999'],
    ];
    const { satirlar } = await importStock(file(rows));
    expect(satirlar).toEqual([
      { ...added(2), uyari: 'Birim Fiyat: Birim fiyat virgülden sonra 5 basamağa yuvarlandı' },
      added(3),
    ]);
    expect((await stock()).map(({ birimFiyat }) => birimFiyat).sort()).toEqual(['1.23457', '2.99999']);
  });

  it('STK-11, API-62: with bosHucre=KORU a card keeps its price, its code and the rate that goes with it', async () => {
    const query = await open();
    const { importStock, stock } = calls(query);
    const headings = ['Mal / Hizmet', 'Birim', 'Birim Fiyat', 'KDV Oranı', 'Tevkifat Kodu'];
    await importStock(file([headings, ['Kalem', 'Adet', 7.5, 20, '650/35']]));
    const [known] = await stock();
    await owner.client.POST('/stok/import', {
      params: { query: { ...query, bosHucre: 'KORU' } },
      body: uploadBody(file([headings, ['Kalem', 'Adet', '', 10, '']])),
    });
    expect(await stock()).toEqual([{ ...known, kdvOrani: '10', updatedAt: expect.any(String) as string }]);
  });

  it('CUS-13: of rows with one number the first adds the card, and later ones update it', async () => {
    const { importCustomers, customers } = calls(await open());
    const rows = [
      ['VKN / TCKN', 'Unvan', 'Telefon'],
      ['1111111111', 'Bir', '5321234567'],
      ['1111111111', 'İki', ''],
      ['1111111111', '', ''],
      ['1111111111', 'Üç', '5330000000'],
    ];
    expect(await importCustomers(file(rows))).toEqual({
      eklenen: 1,
      guncellenen: 2,
      hatali: 1,
      uyarili: 3,
      satirlar: [doubted(added(2)), doubted(changed(3)), bad(4, 'Unvan: Bu alan gereklidir'), doubted(changed(5))],
    });
    expect(await customers()).toMatchObject([{ unvan: 'Üç', telNo: '5330000000' }]);
  });

  it('CUS-13: reads the first sheet with the headings, wherever they are, and reports the file’s row numbers', async () => {
    const { importCustomers } = calls(await open());
    const bytes = spreadsheetFile([
      { name: 'Boş', rows: [] },
      { name: 'Açıklama', rows: [['Bu dosya müşterilerimizi içerir'], ['x']] },
      { name: 'Müşteriler', rows: [[], [null, 'Unvan', 'VKN / TCKN'], [], [null, 'Işık', '1111111111']] },
      {
        name: 'Diğer',
        rows: [
          ['VKN / TCKN', 'Unvan'],
          ['2222222222', 'Okunmaz'],
        ],
      },
    ]);
    expect(await importCustomers(bytes)).toMatchObject({
      eklenen: 1,
      guncellenen: 0,
      hatali: 0,
      satirlar: [{ satir: 4 }],
    });
  });

  it('CUS-13: never evaluates a formula but reads its stored result, and a text that looks like one stays text', async () => {
    const { importCustomers, customers } = calls(await open());
    const bytes = spreadsheetFile([
      {
        rows: [
          ['VKN / TCKN', 'Unvan', 'İskonto (%)', 'Adres'],
          ['1111111111', 'x', 0, '=HYPERLINK("http://kotu.example")'],
          ['2222222222', 'y', 0, '#'],
        ],
        change(sheet) {
          sheet['B2'] = { t: 's', f: 'CONCATENATE("Iş","ık")', v: 'Işık' };
          sheet['C2'] = { t: 'n', f: '5*2', v: 10 };
          sheet['D3'] = { t: 'e', v: 42, f: 'NA()' };
        },
      },
    ]);
    expect(await importCustomers(bytes)).toMatchObject({ eklenen: 2 });
    expect(await customers()).toMatchObject([
      { unvan: 'Işık', iskonto: '10', adres: '=HYPERLINK("http://kotu.example")' },
      { unvan: 'y', adres: '#HATA!' },
    ]);
  });

  it('CUS-13: reports texts that no card accepts, and does not store them', async () => {
    const { importCustomers, customers } = calls(await open());
    const rows = [
      ['VKN / TCKN', 'Unvan', 'Para Birimi', 'IBAN'],
      ['1111111111', 'x'.repeat(301)],
      ['2222222222', 'a\u0007b'],
      ['3333333333', 'İyi', 'tl', 'TR33 0006 1005 1978 6457 8413 26'],
      ['4444444444', 'Kur', 'YTL'],
      ['5555555555', 'Iban', '', 'TR1'],
      ['666 666 66.66\u200b', 'Şule'],
    ];
    const { satirlar } = await importCustomers(file(rows));
    expect(satirlar).toEqual([
      bad(2, 'Unvan: En fazla 300 karakter olabilir'),
      bad(3, 'Unvan: Geçersiz karakter içeriyor'),
      doubted(added(4)),
      bad(5, 'Para Birimi: Listede olmayan bir değer'),
      bad(6, 'IBAN: Geçersiz IBAN'),
      doubted(added(7)),
    ]);
    expect(await customers()).toMatchObject([
      { unvan: 'İyi', paraBirimi: 'TRY', iban: 'TR330006100519786457841326' },
      { unvan: 'Şule', vknTckn: '6666666666' },
    ]);
  });

  it('CUS-13: two concurrent imports of the same new customers add each once', async () => {
    const { importCustomers, customers } = calls(await open());
    const rows = [
      ['VKN / TCKN', 'Unvan'],
      ...Array.from({ length: 12 }, (_, index) => [String(1_000_000_000 + index), `Firma ${index}`]),
    ];
    const results = await Promise.all([
      importCustomers(file(rows)),
      importCustomers(file(rows)),
      importCustomers(file(rows)),
    ]);
    expect(results.map(({ eklenen, guncellenen }) => [eklenen, guncellenen]).sort()).toEqual([
      [0, 12],
      [0, 12],
      [12, 0],
    ]);
    expect(await customers()).toHaveLength(12);
  });

  it('API-06, CUS-13: a repetition with the same key and file returns the first answer, and another file is 422', async () => {
    const { importCustomers, customers } = calls(await open());
    const key = newIdempotencyKey();
    const bytes = file([
      ['VKN / TCKN', 'Unvan'],
      ['1111111111', 'Işık'],
    ]);
    const first = await importCustomers(bytes, key);
    expect(first.eklenen).toBe(1);
    expect(await importCustomers(bytes, key)).toEqual(first);
    expect(await customers()).toHaveLength(1);
    expect(
      await apiError(
        importCustomers(
          file([
            ['VKN / TCKN', 'Unvan'],
            ['2222222222', 'Işık'],
          ]),
          key,
        ),
      ),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('API-06, CUS-13: an import with an answer lost in a crash is not repeated, and returns the same answer', async () => {
    const query = await open();
    const ports = { ...server.ports, accounts: createPortalAccounts(server.ports) };
    const upload = {
      companyId: query.companyId,
      userId: owner.user.id,
      id: crypto.randomUUID(),
      bosHucre: 'BOSALT' as const,
      language: 'tr' as const,
      file: {
        name: 'a.xlsx',
        bytes: file([
          ['VKN / TCKN', 'Unvan'],
          ['1111111111', 'Işık'],
          ['1111111111', 'Işık A.Ş.'],
          ['5', ''],
        ]),
      },
    };
    const first = await importCards(ports, customerSheet, upload);
    const [card] = await calls(query).customers();
    await owner.client.PUT('/cari/{id}', {
      params: { path: { id: card?.id ?? '' }, query },
      body: { tuzel: true, vknTckn: '1111111111', unvan: 'Sonra değişti' },
    });
    expect(await importCards(ports, customerSheet, upload)).toEqual(first);
    expect(await calls(query).customers()).toMatchObject([{ unvan: 'Sonra değişti' }]);
    const entries = await server.db.queries.select().from(auditLog).where(eq(auditLog.entityId, upload.id));
    expect(entries).toMatchObject([
      {
        action: 'importCustomers',
        companyId: query.companyId,
        userId: owner.user.id,
        details: { eklenen: 1, guncellenen: 1, hatali: 1 },
      },
    ]);
  });

  it('CUS-13, API-55: imports more than a thousand rows, each in its place', async () => {
    const query = await open();
    const { importCustomers } = calls(query);
    const rows = [
      ['VKN / TCKN', 'Unvan'],
      ...Array.from({ length: 1200 }, (_, index) => [
        index % 100 === 7 ? 'yok' : String(1_000_000_000 + index),
        `Firma ${index}`,
      ]),
    ];
    const first = await importCustomers(file(rows));
    expect(first).toMatchObject({ eklenen: 1188, guncellenen: 0, hatali: 12 });
    expect(first.satirlar.map(({ satir }) => satir)).toEqual(Array.from({ length: 1200 }, (_, index) => index + 2));
    expect(first.satirlar.filter(({ sonuc }) => sonuc === 'HATALI').map(({ satir }) => (satir - 2) % 100)).toEqual(
      Array.from({ length: 12 }, () => 7),
    );
    expect(await importCustomers(file(rows))).toMatchObject({ eklenen: 0, guncellenen: 1188, hatali: 12 });
    expect((await owner.client.GET('/cari', { params: { query: { ...query, page: 80 } } })).data).toMatchObject({
      hasNext: false,
      items: { length: 3 },
    });
  });
});

describe('importing stock', () => {
  it.each(['xlsx', 'biff8'] as const)(
    'STK-11, API-62, STK-10: finds the card by name and unit, accepts titles for codes, reports invalid rows (%s)',
    async (bookType) => {
      const query = await open();
      const { importStock, stock } = calls(query);
      const { data: known } = await owner.client.POST('/stok', {
        params: { query },
        body: { malHizmet: 'Kurşun Kalem', birim: 'C62', birimFiyat: '1', V0073Orani: '10', aciklama: 'kalır' },
      });
      const rows = [
        ['Mal / Hizmet', 'Birim', 'Birim Fiyat', 'KDV Oranı', 'Stok Tipi', 'Tevkifat Kodu', 'GTIP', 'Döviz Kodu'],
        ['KURŞUN KALEM', 'adet', '1.234,56', 20, 'Ticari Mal', '', '', ''],
        ['Kurşun kalem', 'Kutu', 99.9, '10', 'MAMUL', '650/35', '960910100000', 'usd'],
        ['Bakım', 'SAAT', '', '', 'hizmet', '602', '', 'TL'],
        ['', 'Adet', 1, '', '', '', '', ''],
        ['Silgi', 'tane', 1, 19, 'HAYAL', '600', '12', ''],
      ];
      expect(await importStock(file(rows, bookType))).toEqual({
        eklenen: 2,
        guncellenen: 1,
        hatali: 2,
        uyarili: 0,
        satirlar: [
          changed(2),
          added(3),
          added(4),
          bad(5, 'Mal / Hizmet: Bu alan gereklidir'),
          bad(6, 'Stok Tipi: Listede olmayan bir değer'),
        ],
      });
      const items = await stock();
      expect(items).toHaveLength(3);
      expect(items.find(({ birim }) => birim === 'C62')).toMatchObject({
        id: known.id,
        malHizmet: 'KURŞUN KALEM',
        birimFiyat: '1234.56',
        kdvOrani: '20',
        V0073Orani: '10',
        aciklama: 'kalır',
        createdAt: known.createdAt,
      });
      expect(items.find(({ birim }) => birim === 'BX')).toMatchObject({
        malHizmet: 'Kurşun kalem',
        birimFiyat: '99.9',
        stokTipi: 'MAMUL',
        tevkifatKodu: '650',
        V9015Orani: '35',
        gtip: '960910100000',
        dovizKodu: 'USD',
      });
      expect(items.find(({ birim }) => birim === 'HUR')).toMatchObject({
        stokTipi: 'HIZMET',
        tevkifatKodu: '602',
        V9015Orani: '90',
        birimFiyat: '0',
        dovizKodu: 'TRY',
      });
    },
  );

  it('STK-11: reports faults by the headings', async () => {
    const { importStock } = calls(await open());
    const { satirlar } = await importStock(
      file([
        ['Mal / Hizmet', 'Birim', 'KDV Oranı', 'Tevkifat Kodu', 'GTIP'],
        ['Silgi', 'tane', 19, '600', '12'],
      ]),
    );
    expect(satirlar).toEqual([
      bad(
        2,
        'Birim: Listede olmayan bir değer; KDV Oranı: KDV oranı listede olmalıdır; GTIP: GTIP 12 haneli olmalıdır; Tevkifat Kodu: Listede olmayan bir değer',
      ),
    ]);
  });

  it('STK-11, STK-13: importing an export changes nothing', async () => {
    const [from, to] = [await open(), await open()];
    const body = {
      malHizmet: '-Fındık',
      stokTipi: 'HAMMADDE',
      birim: 'KGM',
      birimFiyat: '1234.56789',
      dovizKodu: 'USD',
      gtip: '080222000011',
      aciklama: '@2026',
      kdvOrani: '1',
      tevkifatKodu: '650',
      V9015Orani: '35',
      istisnaMuafiyetSebebi: '301',
      ozelMatrahNedeni: '801',
      ozelMatrahTutari: '12.5',
      teslimSarti: 'FOB',
      esyaKapCinsi: 'BG',
      kapNo: '001',
      kapAdet: '12',
      teslimBedelOdemeYeri: 'Giresun',
      gonderilmeSekli: '1',
    } as const;
    await owner.client.POST('/stok', { params: { query: from }, body });
    const [before] = await calls(from).stock();
    expect(await calls(to).importStock(file(writeSheet(stockColumns, [before ?? {}])))).toMatchObject({
      eklenen: 1,
      hatali: 0,
    });
    const [after] = await calls(to).stock();
    expect({ ...after, id: '' }).toEqual({ ...before, id: '' });
  });
});

describe('invalid files', () => {
  const refusals = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { importCustomers, importStock, customers } = calls(await open());
    const error = await apiError(importCustomers(bytes));
    expect(await apiError(importStock(bytes))).toMatchObject({ status: error.status });
    expect(await customers()).toEqual([]);
    return { status: error.status, code: error.code, message: error.message };
  };

  it('CUS-13, STK-11: another kind of file is 415, whatever its name', async () => {
    const texts = [
      '',
      'VKN / TCKN;Unvan\n1111111111;Işık',
      '<html><table><tr><td>VKN</td></tr></table></html>',
      '%PDF-1.7',
      'PK',
    ];
    for (const text of texts)
      expect(await refusals(new TextEncoder().encode(text))).toEqual({
        status: 415,
        code: 'NOT_A_SPREADSHEET',
        message: 'Bu dosya bir Excel dosyası değil. Lütfen .xlsx veya .xls dosyası yükleyiniz.',
      });
  });

  it('CUS-13, STK-11: an incomplete file is 422', async () => {
    const whole = file([
      ['VKN / TCKN', 'Unvan'],
      ['1111111111', 'Işık'],
    ]);
    expect(await refusals(whole.slice(0, whole.length - 100))).toEqual({
      status: 422,
      code: 'SPREADSHEET_BROKEN',
      message: 'Excel dosyası okunamadı. Dosya bozuk veya eksik olabilir, lütfen Excel ile açıp yeniden kaydediniz.',
    });
  });

  it('ATK-50: a small file with one long text in every cell is 413, before all copies are in memory', async () => {
    const columns = Array.from({ length: 40 }, (_, index) => `Sütun ${index}`);
    const bytes = file([
      ['VKN / TCKN', 'Unvan', 'Mal / Hizmet', 'Birim', ...columns],
      ...Array.from({ length: 110 }, () => Array<string>(44).fill('A'.repeat(8000))),
    ]);
    expect(bytes.length).toBeLessThan(200_000);
    expect(await refusals(bytes)).toMatchObject({ status: 413, code: 'SPREADSHEET_TOO_LARGE' });
  });

  it('CUS-13, STK-11: without rows, or without the headings, 422 names the missing part', async () => {
    expect(await refusals(file([]))).toMatchObject({
      status: 422,
      code: 'SPREADSHEET_EMPTY',
      message: 'Excel dosyasında satır yok.',
    });
    const { importCustomers, importStock } = calls(await open());
    expect(await apiError(importCustomers(file([['VKN / TCKN', 'Unvan']])))).toMatchObject({
      status: 422,
      code: 'SPREADSHEET_EMPTY',
    });
    expect(
      await apiError(
        importCustomers(
          file([
            ['Müşteri', 'Numara'],
            ['Işık', '1111111111'],
          ]),
        ),
      ),
    ).toMatchObject({
      status: 422,
      code: 'SPREADSHEET_HEADINGS',
      message:
        'Excel dosyasında şu sütun başlıkları bulunamadı: VKN / TCKN. Başlıklar ilk on satırdan birinde, dışa aktarılan veya örnek dosyadaki gibi olmalıdır.',
    });
    expect(await apiError(importStock(file([['Ürün'], ['x']])))).toMatchObject({
      status: 422,
      message: expect.stringContaining('Mal / Hizmet, Birim'),
    });
  });

  it('refuses a body that is not a form or has no file, and a member without the permission', async () => {
    const query = await open();
    const form = new FormData();
    form.set('baska', 'x');
    expect(
      await apiError(
        owner.client.POST('/cari/import', {
          params: { query },
          body: form as unknown as components['schemas']['FileUpload'],
        }),
      ),
    ).toMatchObject({ status: 422, faults: [{ path: 'file', code: 'REQUIRED' }] });
    const reader = await addMember(server, query.companyId, { cariRead: true, stokRead: true });
    const bytes = file([
      ['VKN / TCKN', 'Unvan'],
      ['1111111111', 'Işık'],
    ]);
    expect(
      await apiError(reader.client.POST('/cari/import', { params: { query }, body: uploadBody(bytes) })),
    ).toMatchObject({ status: 403 });
    expect(
      await apiError(reader.client.POST('/stok/import', { params: { query }, body: uploadBody(bytes) })),
    ).toMatchObject({ status: 403 });
  });
});
