import { writeFile } from 'node:fs/promises';
import type { components } from '@kalem/sdk';
import { expect, test, type Page } from '@playwright/test';
import { writeWorkbook } from '../packages/ui/src/kit/list/writeWorkbook';
import { choose, deleteAll, fill, names, saveAsExcel, select, sendExcel, takeExcel } from './cardSteps';
import { openEmptyCompany, signIn, type Company } from './foundCompany';
import { startProduct, type Product } from './startProduct';
import { watchConsole } from './watchConsole';

type Customer = components['schemas']['Customer'];
type StockItem = components['schemas']['StockItem'];

test.use({ actionTimeout: 20_000 });
let product: Product;
// All journeys share the product; each has its own company.
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

let faults: string[];
test.beforeEach(({ page }) => {
  faults = watchConsole(page);
});
test.afterEach(() => expect(faults).toEqual([]));

test('CUS-02, CUS-12, CUS-13, CUS-14: add, find, edit, export, re-import unchanged and delete customers', async ({
  page,
}) => {
  const company = await openEmptyCompany(product, '4810276557');
  const stored = () => customersOf(company);
  await openList(page, company, 'Cari Kartları');

  await test.step('CUS-08, CUS-11: adds a legal person', async () => {
    await page.getByRole('button', { name: 'Yeni cari ekle' }).first().click();
    await fill(page, {
      VKN: '7340061238',
      Unvan: 'Iğdır İnci Kırtasiye San. ve Tic. Ltd. Şti.',
      Email: 'muhasebe@igdirinci.com.tr',
      Telefon: '04762271234',
      İskonto: '7,5',
      IBAN: '330006100519786457841326',
      Adres: 'Söğütlü Mah. "Çarşı" Cad. No: 12/İ',
      'Posta Kodu': '76000',
      Faks: '04762271235',
      'Yetkili Adı': 'Gülşah Öğüt',
      'Yetkili Telefon': '05321234567',
      'Yetkili Email': 'gulsah@igdirinci.com.tr',
      'Mali Müşavir Email': 'smmm@ornek.com.tr',
      Notlar: 'Vade 30 gün, ödemeler ayın 15’inde',
    });
    await choose(page, 'Vergi Dairesi', 'Iğdır');
    await choose(page, 'İl', 'IĞDIR');
    await choose(page, 'İlçe', 'TUZLUCA');
    // The toast appears while the page changes to the list.
    await Promise.all([
      page.getByText('Cari kartı başarıyla eklendi.').waitFor(),
      page.getByRole('button', { name: 'Kaydet' }).click(),
    ]);
    await expect(page).toHaveURL(/\/dashboard\/cariler$/);
  });

  await test.step('CUS-08: adds a natural person', async () => {
    await page.getByRole('button', { name: 'Yeni cari ekle' }).first().click();
    await page.getByRole('radio', { name: 'Gerçek Kişi' }).click();
    await fill(page, { TCKN: '29145638480', Ad: 'Işıl', Soyad: 'Özgüç', Adres: '=1+1 değil, 2 numaralı daire' });
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page).toHaveURL(/\/dashboard\/cariler$/);
    await expect(names(page)).toHaveText(['Iğdır İnci Kırtasiye San. ve Tic. Ltd. Şti.', 'Işıl Özgüç']);
  });

  await test.step('CUS-05: finds one of them by a Turkish letter', async () => {
    await page.getByLabel('Cari ara').fill('İNCİ');
    await expect(names(page)).toHaveText(['Iğdır İnci Kırtasiye San. ve Tic. Ltd. Şti.']);
    await page.getByLabel('Cari ara').fill('ışıl öz');
    await expect(names(page)).toHaveText(['Işıl Özgüç']);
  });

  await test.step('CUS-06: edits it', async () => {
    await page.getByRole('button', { name: 'Işıl Özgüç', exact: true }).click();
    await fill(page, { Soyad: 'Özgüç Ilgın' });
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Bilgiler başarılı bir şekilde güncellendi')).toBeVisible();
    await expect(names(page)).toHaveText(['Işıl Özgüç Ilgın']);
    await page.getByLabel('Cari ara').fill('');
    await expect(names(page)).toHaveCount(2);
  });

  const before = await stored();
  expect(before).toMatchObject([
    { tuzel: true, iban: 'TR330006100519786457841326', iskonto: '7.5', il: 'IĞDIR', ilce: 'TUZLUCA' },
    { tuzel: false, ad: 'Işıl', soyad: 'Özgüç Ilgın', vknTckn: '29145638480' },
  ]);
  const file = await saveAsExcel(page, 'cariler.xlsx');

  await test.step('re-imports the file: no field changes, also those without a column', async () => {
    await takeExcel(page, file, 2);
    await expect(page.locator('dl div').filter({ hasText: 'güncellendi' })).toHaveText('2güncellendi');
    await page.getByRole('button', { name: 'Listeye dön' }).click();
    expect(await stored()).toEqual(before);
  });

  await test.step('CUS-07: deletes both', () => deleteAll(page, 'Seçili cari(ler) silinsin mi?', '2 cari silindi'));

  await test.step('CUS-15: restores the cards from the file, except fields without a column', async () => {
    await takeExcel(page, file, 2);
    await expect(page.locator('dl div').filter({ hasText: 'eklendi' })).toHaveText('2eklendi');
    const inFile = (cards: Customer[]) =>
      cards
        .map((card) => ({ ...card, id: '', faksNo: '', notlar: '' }))
        .sort((one, other) => one.vknTckn.localeCompare(other.vknTckn));
    expect(inFile(await stored())).toEqual(inFile(before));
  });
});

test('STK-03, STK-10, STK-11, STK-12: add, find, edit, export, re-import unchanged and delete stock items', async ({
  page,
}) => {
  const company = await openEmptyCompany(product, '4810058590');
  const stored = () => stockOf(company);
  await openList(page, company, 'Stok Kartları');

  await test.step('STK-07, STK-08: adds a service with tevkifat and a further tax', async () => {
    await page.getByRole('button', { name: 'Yeni stok ekle' }).first().click();
    await fill(page, { 'Mal / Hizmet': 'İşyeri öğle yemeği, tabldot', 'Birim Fiyat': '1.234,56789' });
    await select(page, 'Stok Tipi', 'Hizmet');
    await select(page, 'Birim', 'Adet');
    await select(page, 'KDV Oranı', '%10');
    await choose(page, 'Tevkifat Kodu', '604');
    await expect(page.getByRole('textbox', { name: /^Tevkifat Oranı/ })).toHaveValue('50');
    await choose(page, 'Vergi Ekle', 'Damga');
    await page.getByRole('textbox', { name: /^Damga V\S* oranı/ }).fill('0,948');
    // The toast appears while the page changes to the list.
    await Promise.all([
      page.getByText('Stok kartı başarıyla eklendi.').waitFor(),
      page.getByRole('button', { name: 'Kaydet' }).click(),
    ]);
    await expect(page).toHaveURL(/\/dashboard\/stok-kartlari$/);
  });

  await test.step('STK-07: adds exported goods with a free rate of tevkifat', async () => {
    await page.getByRole('button', { name: 'Yeni stok ekle' }).first().click();
    await fill(page, {
      'Mal / Hizmet': 'Iğdır kayısısı, 5 kg kasa',
      'Birim Fiyat': '12,5',
      Açıklama: 'Kuru; %100 doğal',
      GTİP: '081310000000',
      'Kap No': '00İ-7',
      'Kap Adet': '40',
      'Teslim / Bedel Ödeme Yeri': 'Çeşme Limanı',
    });
    await select(page, 'Birim', 'Kilogram');
    await choose(page, 'Döviz Kodu', 'EUR');
    await choose(page, 'Tevkifat Kodu', '650');
    await fill(page, { 'Tevkifat Oranı': '35' });
    await choose(page, 'Teslim Şartı', 'CIF');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page).toHaveURL(/\/dashboard\/stok-kartlari$/);
    await expect(names(page)).toHaveText(['Iğdır kayısısı, 5 kg kasa', 'İşyeri öğle yemeği, tabldot']);
  });

  await test.step('STK-05: finds one of them by a Turkish letter', async () => {
    await page.getByLabel('Stok ara').fill('IĞDIR');
    await expect(names(page)).toHaveText(['Iğdır kayısısı, 5 kg kasa']);
    await page.getByLabel('Stok ara').fill('işyeri öğ');
    await expect(names(page)).toHaveText(['İşyeri öğle yemeği, tabldot']);
  });

  await test.step('STK-06: edits it', async () => {
    await page.getByRole('button', { name: 'İşyeri öğle yemeği, tabldot', exact: true }).click();
    await fill(page, { 'Birim Fiyat': '1.250,00001' });
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Stok bilgileri başarıyla güncellendi')).toBeVisible();
    await page.getByLabel('Stok ara').fill('');
    await expect(names(page)).toHaveCount(2);
  });

  const before = await stored();
  expect(before).toMatchObject([
    {
      dovizKodu: 'EUR',
      gtip: '081310000000',
      tevkifatKodu: '650',
      V9015Orani: '35',
      kapAdet: '40',
      teslimSarti: 'CIF',
    },
    { stokTipi: 'HIZMET', birimFiyat: '1250.00001', kdvOrani: '10', tevkifatKodu: '604', V9015Orani: '50' },
  ]);
  const file = await saveAsExcel(page, 'stoklar.xlsx');

  await test.step('re-imports the file: no field changes, also the further tax, which has no column', async () => {
    await takeExcel(page, file, 2);
    await expect(page.locator('dl div').filter({ hasText: 'güncellendi' })).toHaveText('2güncellendi');
    await page.getByRole('button', { name: 'Listeye dön' }).click();
    const unstamped = (cards: StockItem[]) => cards.map((card) => ({ ...card, updatedAt: '' }));
    expect(unstamped(await stored())).toEqual(unstamped(before));
  });

  await test.step('STK-09: deletes both', () => deleteAll(page, 'Seçili stok(lar) silinsin mi?', '2 stok silindi'));

  await test.step('STK-13: restores the cards from the file, except fields without a column', async () => {
    await takeExcel(page, file, 2);
    await expect(page.locator('dl div').filter({ hasText: 'eklendi' })).toHaveText('2eklendi');
    const inFile = (cards: StockItem[]) =>
      cards
        .map((card) => ({ ...card, id: '', createdAt: '', updatedAt: '', V1047Orani: '' }))
        .sort((one, other) => one.birim.localeCompare(other.birim));
    expect(inFile(await stored())).toEqual(inFile(before));
  });
});

test('NOT-01, NOT-02, NOT-06: a bank and an explanation are added, shown, edited and deleted', async ({ page }) => {
  const company = await openEmptyCompany(product, '1234567890');
  await openList(page, company, 'Hazır Notlar');
  const save = () => page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();

  await test.step('NOT-04: adds a bank; the IBAN fills in its name', async () => {
    await page.getByRole('button', { name: 'Banka / IBAN ekle' }).click();
    await fill(page, { IBAN: '120006200001900006672016' });
    await expect(page.getByRole('combobox', { name: /^Banka/ })).toHaveValue(/Garanti/);
    await fill(page, { IBAN: '330006100519786457841326' });
    await save();
    await expect(page.getByRole('table', { name: 'Banka / IBAN' })).toContainText('TR33 0006 1005 1978 6457 8413 26');
  });

  await test.step('adds an explanation', async () => {
    await page.getByRole('button', { name: 'Açıklama ekle' }).click();
    await fill(page, { Açıklama: 'Ödeme vadesi 30 gündür; gecikmede İİK hükümleri uygulanır.' });
    await save();
    await expect(names(page, 'Açıklamalar')).toHaveText(['Ödeme vadesi 30 gündür; gecikmede İİK hükümleri uygulanır.']);
  });

  await test.step('edits both', async () => {
    await names(page, 'Açıklamalar').click();
    await fill(page, { Açıklama: 'Ödeme vadesi 45 gündür.' });
    await page.getByRole('checkbox', { name: 'Faturada göster' }).click();
    await save();
    await expect(names(page, 'Açıklamalar')).toHaveText(['Ödeme vadesi 45 gündür.']);
    await names(page, 'Banka / IBAN').click();
    await choose(page, 'Banka', 'Ziraat Bankası');
    await save();
    await expect(names(page, 'Banka / IBAN')).toHaveText(/Ziraat Bankası/);
  });

  const query = { companyId: company.companyId };
  const stored = async () => [
    ...(await company.client.GET('/banka', { params: { query } })).data.items,
    ...(await company.client.GET('/aciklama', { params: { query } })).data.items,
  ];
  expect(await stored()).toMatchObject([
    { bankaAdi: expect.stringContaining('Ziraat'), iban: 'TR330006100519786457841326', faturadaGoster: true },
    { aciklama: 'Ödeme vadesi 45 gündür.', faturadaGoster: false },
  ]);

  await test.step('deletes both', async () => {
    for (const [section, none] of [
      ['Banka / IBAN', 'Banka / IBAN kaydı yok'],
      ['Açıklamalar', 'Hazır açıklama yok'],
    ] as const) {
      await page
        .getByRole('table', { name: section })
        .getByRole('button', { name: /^İşlemler/ })
        .click();
      await page.getByRole('menuitem', { name: 'Sil' }).click();
      await expect(page.getByText(none)).toBeVisible();
    }
    expect(await stored()).toEqual([]);
  });
});

test('CUS-05, CUS-06: a card is found and edited on a phone', async ({ page }) => {
  const company = await openEmptyCompany(product, '5560173901');
  const params = { query: { companyId: company.companyId } };
  for (const ad of ['Işıl', 'İsmail'])
    await company.client.POST('/cari', {
      params,
      body: { tuzel: false, vknTckn: ad === 'Işıl' ? '29145638480' : '10000000146', ad, soyad: 'Iğdırlı' },
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, product, company);
  await page.goto(`${product.url}/dashboard/cariler`);
  await page.getByLabel('Cari ara').fill('ISMAİL');
  await expect(page.getByRole('button', { name: 'Işıl Iğdırlı', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'İsmail Iğdırlı', exact: true }).click();
  await fill(page, { Telefon: '05329876543' });
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Bilgiler başarılı bir şekilde güncellendi')).toBeVisible();
  const card = (await customersOf(company)).find(({ ad }) => ad === 'İsmail');
  expect(card).toMatchObject({ telNo: '5329876543', soyad: 'Iğdırlı' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

test('CUS-12, HOM-01: an import continues after its tab was closed, and home shows it until it is done', async ({
  page,
  context,
}) => {
  const company = await openEmptyCompany(product, '7340061238');
  const rows = Array.from({ length: 30_000 }, (_, index) => [String(3_000_000_000 + index), `Iğdır Şubesi ${index}`]);
  const workbook = await writeWorkbook('Cariler', [[['VKN / TCKN', 'Unvan'], ...rows]]);
  const file = test.info().outputPath('şubeler.xlsx');
  await writeFile(file, Buffer.from(await workbook.arrayBuffer()));
  await openList(page, company, 'Cari Kartları');
  const home = await context.newPage();
  const faultsAtHome = watchConsole(home);
  // Loads home before the import, so that the second visit is faster than the import.
  await home.goto(`${product.url}/dashboard/anasayfa`);
  await home.getByRole('link', { name: 'Hazır Notlar' }).first().click();
  await expect(home.getByRole('heading', { name: 'Hazır Notlar' })).toBeVisible();

  await sendExcel(page, file, '30.000 kartı yükle');
  await expect(page.getByText(/^[\d.]+ \/ 30\.000 satır$/)).toBeVisible();
  await page.close();
  await home.getByRole('link', { name: 'Anasayfa' }).first().click();
  const running = home.getByRole('region', { name: 'Süren yüklemeler' });
  await expect(running.getByRole('progressbar', { name: 'Yükleniyor: şubeler.xlsx' })).toBeVisible();
  await expect(running).toBeHidden({ timeout: 120_000 });
  const params = { query: { companyId: company.companyId } };
  const [run] = (await company.client.GET('/cari/aktarim', { params })).data.items;
  expect(run).toMatchObject({ durum: 'TAMAMLANDI', eklenen: 30_000, hatali: 0 });
  expect(faultsAtHome).toEqual([]);
});

/** Opens one of the lists from the menu as the owner. */
async function openList(page: Page, company: Company, name: string): Promise<void> {
  await signIn(page, product, company);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

async function customersOf({ client, companyId }: Company): Promise<Customer[]> {
  return (await client.GET('/cari', { params: { query: { companyId } } })).data.items;
}

async function stockOf({ client, companyId }: Company): Promise<StockItem[]> {
  return (await client.GET('/stok', { params: { query: { companyId } } })).data.items;
}
