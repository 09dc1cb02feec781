import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { newIdempotencyKey } from '@kalem/sdk';
import { serverQueries } from '../src/db/wall';
import { apiError } from '../src/testing/answers';
import { spreadsheetFile, uploadBody } from '../src/testing/files';
import { issueInvoice } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
const IBAN = 'TR330006100519786457841326';
/** The payable amount of `invoiceBody`. */
const PAYABLE = '1260.00';
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
});
afterEach(() => server.close());

const query = () => owner.query;
const of = (id: string) => ({ path: { id }, query: query() });
const issue = () => issueInvoice(server, owner);
const invoiceOf = async (id: string) => (await owner.client.GET('/fatura/{id}', { params: of(id) })).data;
const restOf = async (id: string) => (await invoiceOf(id)).tahsilat?.kalan;

type Row = readonly (string | number)[];
const headings = ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'];
const sheetOf = (rows: readonly Row[]) =>
  spreadsheetFile([{ rows: [['IBAN', IBAN], ['Hesap özeti'], headings, ...rows] }]);
/** Rows of a bank, oldest first, with their balances. */
function withBalances(rows: readonly (readonly [string, string, number])[]): Row[] {
  let balance = 1000;
  return rows.map(([day, text, amount]) => {
    balance = Math.round((balance + amount) * 100) / 100;
    return [day, text, amount, balance];
  });
}

async function upload(bytes: Uint8Array<ArrayBuffer>, name = 'ekstre.xlsx'): Promise<Schemas['BankFile']> {
  const params = { query: query(), header: { 'Idempotency-Key': newIdempotencyKey() } };
  return (await owner.client.POST('/banka-hareketi/dosya', { params, body: uploadBody(bytes, name) })).data;
}

async function confirmFile(
  { id, onizleme }: Schemas['BankFile'],
  changes: Partial<Schemas['BankFileConfirmation']> = {},
) {
  const sutunlar = onizleme ? { sutunlar: onizleme.sutunlar } : {};
  const body = { hesap: IBAN, paraBirim: 'TRY', ...sutunlar, ...changes };
  return (await owner.client.PUT('/banka-hareketi/dosya/{id}', { params: of(id), body })).data;
}

/** Uploads, confirms and reads a file. */
async function importFile(bytes: Uint8Array<ArrayBuffer>, name?: string): Promise<Schemas['BankFile']> {
  const file = await upload(bytes, name);
  await confirmFile(file);
  await server.runJobs();
  return (await owner.client.GET('/banka-hareketi/dosya/{id}', { params: of(file.id) })).data;
}
const importRows = (rows: readonly (readonly [string, string, number])[]) => importFile(sheetOf(withBalances(rows)));

const movements = async (more: object = {}) =>
  (await owner.client.GET('/banka-hareketi', { params: { query: { ...query(), ...more } } })).data;
const only = async (more: object = {}) => {
  const { items } = await movements(more);
  const [movement, ...others] = items;
  if (!movement || others.length > 0) throw new Error(`${items.length} movements`);
  return movement;
};
const confirm = async (...items: Schemas['MovementConfirmation'][]) => {
  const params = { query: query(), header: { 'Idempotency-Key': newIdempotencyKey() } };
  return (await owner.client.POST('/banka-hareketi/onay', { params, body: { items } })).data.items;
};
const undo = async (id: string) => (await owner.client.POST('/banka-hareketi/geri-al/{id}', { params: of(id) })).data;
const ignore = async (id: string) => (await owner.client.POST('/banka-hareketi/yoksay/{id}', { params: of(id) })).data;

describe('a statement', () => {
  it('MNY-86, MNY-87: is shown with its account and columns, and books nothing before it is confirmed', async () => {
    const invoice = await issue();
    const file = await upload(sheetOf(withBalances([['02.09.2026', invoice.belgeNumarasi ?? '', 1260]])));
    expect(file).toMatchObject({
      tur: 'EXCEL',
      durum: 'ONAY_BEKLIYOR',
      hesap: IBAN,
      bilinenHesap: false,
      bakiyeVar: true,
    });
    expect(file.onizleme).toMatchObject({ bulundu: true, hatirlanan: false, basliklar: headings });
    expect(file.onizleme?.sutunlar).toMatchObject({ baslikSatiri: 3, tarih: 0, metin: [1], tutar: 2, bakiye: 3 });
    await server.runJobs();
    expect((await movements()).items).toEqual([]);
    expect(await restOf(invoice.id)).toBe(PAYABLE);
  });

  it('MNY-92, MNY-96: closes the invoice whose number and amount it names, without a person', async () => {
    const invoice = await issue();
    const done = await importRows([
      ['01.09.2026', 'KIRA ODEMESI', -500],
      ['02.09.2026', `GELEN FAST ${invoice.belgeNumarasi}`, 1260],
    ]);
    expect(done).toMatchObject({ durum: 'TAMAMLANDI', yeni: 1, mevcut: 0, otomatik: 1, oneri: 0, eslesmedi: 0 });
    expect(await restOf(invoice.id)).toBe('0.00');
    const movement = await only();
    expect(movement).toMatchObject({
      durum: 'ESLESTI',
      kural: 2,
      kendiliginden: true,
      tarih: '2026-09-02',
      onaylayan: '',
    });
    expect(movement.eslesen).toMatchObject([{ faturaId: invoice.id, tutar: PAYABLE, kalan: '0.00' }]);
    const receipt = (await owner.client.GET('/tahsilat/{id}', { params: of(movement.tahsilatId ?? '') })).data;
    expect(receipt).toMatchObject({ yontem: 'HAVALE', tarih: '2026-09-02', tutar: PAYABLE, kaydeden: null });
  });

  it('MNY-91, MNY-116: adds nothing when it comes again, or overlaps', async () => {
    const rows = [
      ['01.09.2026', 'ALI', 10],
      ['01.09.2026', 'ALI', 10],
      ['02.09.2026', 'VELI', 20],
    ] as const;
    expect(await importRows(rows)).toMatchObject({ yeni: 3, mevcut: 0 });
    const before = (await movements()).items;
    expect(await importRows(rows)).toMatchObject({ yeni: 0, mevcut: 3 });
    expect((await movements()).items).toEqual(before);
  });

  it('MNY-90, MNY-91: of another kind is paired with what was taken before', async () => {
    await importRows([['02.09.2026', 'VELI', 20]]);
    const mt940 = [
      ':20:KALEM',
      `:25:${IBAN}`,
      ':28C:1/1',
      ':60F:C260901TRY1000,00',
      ':61:2609020902C20,00NTRFNONREF',
      ':86:GELEN HAVALE VELI',
      ':62F:C260902TRY1020,00',
      '-',
    ].join('\r\n');
    const done = await importFile(new TextEncoder().encode(mt940), 'ekstre.txt');
    expect(done).toMatchObject({ tur: 'MT940', durum: 'TAMAMLANDI', yeni: 0, mevcut: 1 });
  });

  it('MNY-86: in CSV may have the Turkish letters of Windows', async () => {
    const text = 'Tarih;Açıklama;Tutar\r\n02.09.2026;ŞÜKRÜ IŞIK;1.250,00\r\n';
    const letters: Record<string, number> = { ç: 0xe7, ı: 0xfd, Ş: 0xde, Ü: 0xdc, I: 0x49 };
    const bytes = Uint8Array.from([...text].map((one) => letters[one] ?? one.charCodeAt(0)));
    const done = await importFile(bytes, 'ekstre.csv');
    expect(done).toMatchObject({ tur: 'CSV', durum: 'TAMAMLANDI', bakiyeVar: false, yeni: 1 });
    expect(await only()).toMatchObject({ metin: 'ŞÜKRÜ IŞIK', tutar: '1250.00' });
  });

  it('MNY-89: with a gap is not taken, and names the row', async () => {
    const rows = withBalances([
      ['01.09.2026', 'ALI', 10],
      ['02.09.2026', 'VELI', 20],
      ['03.09.2026', 'CAN', 30],
    ]);
    rows.splice(1, 1);
    const done = await importFile(sheetOf(rows));
    expect(done).toMatchObject({ durum: 'HATALI', kod: 'BALANCES_DO_NOT_FIT' });
    expect(done.mesaj).toBe('Bakiyeler 5. satırda tutmuyor, dosya alınmadı.');
    expect((await movements()).items).toEqual([]);
  });

  it('MNY-87: without known headings asks for them, and keeps the answer for the next file', async () => {
    const sheet = (text: string) =>
      spreadsheetFile([
        {
          rows: [
            ['Banka', 'Hesap özeti'],
            ['Gün', 'Not', 'Para'],
            ['02.09.2026', text, 20],
          ],
        },
      ]);
    const file = await upload(sheet('VELI'));
    expect(file.onizleme).toMatchObject({
      bulundu: false,
      basliklar: ['Gün', 'Not', 'Para'],
      ornekler: [['02.09.2026', 'VELI', '20']],
      sutunlar: { baslikSatiri: 2 },
    });
    expect(await apiError(confirmFile(file))).toMatchObject({ status: 422, code: 'STATEMENT_HEADINGS' });
    const sutunlar = { baslikSatiri: 2, tarih: 0, metin: [1], tutar: 2 };
    const { hesap } = await confirmFile(file, { sutunlar });
    await server.runJobs();
    expect(await only()).toMatchObject({ metin: 'VELI', tutar: '20.00' });
    expect(await upload(sheet('ALI'))).toMatchObject({
      hesap,
      onizleme: { bulundu: true, hatirlanan: true, sutunlar },
    });
  });

  it('MNY-110: of another file kind is refused', async () => {
    for (const text of ['<html><table><tr><td>Tarih</td></tr></table></html>', 'Merhaba', '%PDF-1.7 \u0001'])
      expect(await apiError(upload(new TextEncoder().encode(text)))).toMatchObject({
        status: 415,
        code: 'NOT_A_STATEMENT',
      });
  });
});

describe('a proposal', () => {
  it('MNY-96, MNY-98: waits for a person, who confirms it once', async () => {
    const invoice = await issue();
    await importRows([['02.09.2026', `${invoice.belgeNumarasi} KISMI`, 500]]);
    const movement = await only({ sekme: 'ONERI' });
    const [proposal] = movement.oneriler;
    expect(proposal).toMatchObject({
      kural: 3,
      faturalar: [{ faturaId: invoice.id, tutar: '500.00', kalan: PAYABLE }],
    });
    const oneri = proposal?.anahtar ?? '';
    expect(await confirm({ id: movement.id, oneri })).toMatchObject([{ sonuc: 'ESLESTI' }]);
    expect(await restOf(invoice.id)).toBe('760.00');
    expect(await confirm({ id: movement.id, oneri })).toMatchObject([{ sonuc: 'HATALI', kod: 'MOVEMENT_MATCHED' }]);
    expect(await only()).toMatchObject({ durum: 'ESLESTI', kural: 3, kendiliginden: false });
  });

  it('MNY-52: is counted for the home page, for those who may read payments', async () => {
    const countOf = async ({ client }: Pick<typeof owner, 'client'>) =>
      (await client.GET('/anasayfa/bekleyenler', { params: { query: query() } })).data.bankaOnerileri;
    expect(await countOf(owner)).toBe(0);
    const invoice = await issue();
    await importRows([
      ['02.09.2026', `${invoice.belgeNumarasi} KISMI`, 500],
      ['02.09.2026', `${invoice.belgeNumarasi} IKINCI`, 400],
      ['02.09.2026', 'VELI', 20],
    ]);
    expect(await countOf(owner)).toBe(2);
    expect(await countOf(await addMember(server, owner.companyId, { tahsilatRead: true }))).toBe(2);
    expect(await countOf(await addMember(server, owner.companyId, { faturaRead: true }))).toBeNull();
    const { id } = (await movements({ sekme: 'ONERI' })).items[0] ?? {};
    await ignore(id ?? '');
    expect(await countOf(owner)).toBe(1);
  });

  it('MNY-101: teaches who pays for whom, which is proposed and never matched by itself', async () => {
    const [first, second] = [await issue(), await issue()];
    const columns = { baslikSatiri: 1, tarih: 0, metin: [1], tutar: 2, karsiAd: 3 };
    const importOf = async (day: string) => {
      const rows = [
        ['Tarih', 'Açıklama', 'Tutar', 'Gönderen'],
        [day, 'GELEN EFT', 1260, 'AYNUR DEMİRTAŞ'],
      ];
      await confirmFile(await upload(spreadsheetFile([{ rows }])), { sutunlar: columns });
      await server.runJobs();
    };
    await importOf('01.09.2026');
    const { id, oneriler } = await only();
    // Two invoices have the amount, so it is not even proposed alone.
    expect(oneriler.filter(({ kural }) => kural !== 10)).toEqual([]);
    await confirm({ id, dagitim: [{ faturaId: first.id, tutar: PAYABLE }] });
    await server.runJobs();
    const list = async () =>
      (await owner.client.GET('/banka-hareketi/ogrenilen', { params: { query: query() } })).data.items;
    const [payer] = await list();
    expect(payer).toMatchObject({ tur: 'AD', gosterim: 'AYNUR DEMİRTAŞ', aliciUnvan: first.aliciUnvan });
    await importOf('02.09.2026');
    const next = await only({ sekme: 'ONERI' });
    expect(next.oneriler[0]).toMatchObject({ kural: 7, neden: 'ODEYEN_TUTAR', faturalar: [{ faturaId: second.id }] });
    await owner.client.DELETE('/banka-hareketi/ogrenilen/{id}', { params: of(payer?.id ?? '') });
    expect(await list()).toEqual([]);
  });

  it('MNY-99, MNY-117: is undone with its payment, and is never matched by itself again', async () => {
    const invoice = await issue();
    const text = `FAST ${invoice.belgeNumarasi}`;
    await importRows([['02.09.2026', text, 1260]]);
    const { id } = await only();
    expect(await undo(id)).toMatchObject({ durum: 'ONERI', tahsilatId: null });
    await server.runJobs();
    expect(await restOf(invoice.id)).toBe(PAYABLE);
    expect(await only()).toMatchObject({ durum: 'ONERI', oneriler: [{ kural: 2 }] });
  });

  it('MNY-99: goes when a person marks the movement as no payment, and comes back', async () => {
    await issue();
    await importRows([['02.09.2026', 'HIBE', 1260]]);
    const { id } = await only();
    expect(await ignore(id)).toMatchObject({ durum: 'YOKSAYILDI', oneriler: [] });
    expect((await movements({ sekme: 'ONERI' })).items).toEqual([]);
    expect((await undo(id)).durum).toBe('ONERI');
  });

  it('MNY-97: of a payment recorded by hand binds the movement to it, and books nothing', async () => {
    const invoice = await issue();
    const params = { query: query() };
    const body = { tarih: TODAY, tutar: PAYABLE, paraBirim: 'TRY', yontem: 'HAVALE' as const };
    const shares = [{ faturaId: invoice.id, tutar: PAYABLE }];
    const receipt = (
      await owner.client.POST('/tahsilat', { params, body: { ...body, faturaId: invoice.id, dagitim: shares } })
    ).data;
    await importRows([['02.09.2026', `FAST ${invoice.belgeNumarasi}`, 1260]]);
    const movement = await only();
    expect(movement.oneriler[0]).toMatchObject({ neden: 'ELLE_KAYITLI', tahsilatId: receipt.id });
    expect(await confirm({ id: movement.id, tahsilatId: receipt.id })).toMatchObject([{ sonuc: 'ESLESTI' }]);
    expect((await owner.client.GET('/tahsilat', { params: { query: query() } })).data.items).toHaveLength(1);
    await undo(movement.id);
    expect((await owner.client.GET('/tahsilat/{id}', { params: of(receipt.id) })).data.geriAlindi).toBeNull();
  });
});

describe('later', () => {
  it('MNY-93: an approved invoice matches a movement of before', async () => {
    await importRows([['02.09.2026', 'AVANS', 1260]]);
    expect((await only()).durum).toBe('ESLESMEDI');
    await issue();
    await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'queueDueMatches', {});
    await server.runJobs();
    await server.runJobs();
    expect(await only()).toMatchObject({ durum: 'ONERI', oneriler: [{ neden: 'TUTAR', onSecili: false }] });
  });

  it('MNY-100: the payment is undone when the bank takes it back, and the owner gets a mail', async () => {
    const invoice = await issue();
    const text = `FAST ${invoice.belgeNumarasi}`;
    const file = (rows: string[], from: string, to: string) =>
      new TextEncoder().encode(
        [':20:KALEM', `:25:${IBAN}`, ':28C:1/1', `:60F:${from}`, ...rows, `:62F:${to}`, '-'].join('\r\n'),
      );
    const credit = [':61:2609020902C1260,00NTRFREF123', `:86:${text}`];
    await importFile(file(credit, 'C260901TRY0,00', 'C260902TRY1260,00'), 'a.txt');
    expect(await restOf(invoice.id)).toBe('0.00');
    const back = [':61:2609030903RC1260,00NTRFREF123', `:86:IADE ${text}`];
    await importFile(file(back, 'C260902TRY1260,00', 'C260903TRY0,00'), 'b.txt');
    expect(await restOf(invoice.id)).toBe(PAYABLE);
    expect(await only()).toMatchObject({ durum: 'BANKA_GERI_ALDI' });
    expect(await apiError(undo((await only()).id))).toMatchObject({ status: 409, code: 'MOVEMENT_TAKEN_BACK' });
    const mail = (await server.outbox()).find(({ subject }) => subject?.includes('geri aldı'));
    expect(mail?.body).toContain('Banka 1.260,00 TRY tutarındaki ödemeyi geri aldı.');
  });

  it('MNY-99, MNY-117: a whole file is undone, and may come again', async () => {
    const invoice = await issue();
    const rows = [
      ['02.09.2026', `FAST ${invoice.belgeNumarasi}`, 1260],
      ['02.09.2026', 'VELI', 20],
    ] as const;
    const { id } = await importRows(rows);
    await owner.client.DELETE('/banka-hareketi/dosya/{id}', { params: of(id) });
    await server.runJobs();
    expect((await owner.client.GET('/banka-hareketi/dosya/{id}', { params: of(id) })).data.durum).toBe('GERI_ALINDI');
    expect((await movements()).items).toEqual([]);
    expect(await restOf(invoice.id)).toBe(PAYABLE);
    expect(await importRows(rows)).toMatchObject({ yeni: 2, otomatik: 1 });
    expect(await restOf(invoice.id)).toBe('0.00');
  });
});

it('MNY-102: shows masked numbers and IBANs of payers', async () => {
  const rows = [
    ['Tarih', 'Açıklama', 'Tutar', 'Gönderen', 'VKN/TCKN', 'Karşı IBAN'],
    ['02.09.2026', 'EFT', 20, 'AYNUR DEMİRTAŞ', '10000000146', 'TR470000100100000350930001'],
  ];
  const file = await upload(spreadsheetFile([{ rows }]));
  const sutunlar = { baslikSatiri: 1, tarih: 0, metin: [1], tutar: 2, karsiAd: 3, karsiVkn: 4, karsiIban: 5 };
  await confirmFile(file, { sutunlar });
  await server.runJobs();
  const movement = await only();
  expect(movement.karsiVkn).toBe('100******46');
  expect(movement.karsiIban).toBe('TR47 **** **** **** **** **00 01');
});
