import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readPdf } from '../../packages/server/src/documents/testing/readPdf';
import { readWorkbook } from '../../packages/server/src/spreadsheets/readWorkbook';
import { counterparty } from '../counterparty';
import { watchConsole } from '../watchConsole';
import {
  balanceOf,
  collectionOf,
  day,
  issue,
  type MoneyWorld,
  ownIban,
  type Sale,
  showsBalance,
  shown,
  startMoney,
} from '../moneySteps';

let world: MoneyWorld;
test.afterAll(() => world.product.stop());

test('MNY-27 to MNY-56: a surplus becomes a credit, pays the next invoice and is paid back; a cancelled paid invoice becomes a credit', async ({
  page,
}) => {
  test.setTimeout(300_000);
  world = await startMoney(page);
  const heard = watchConsole(page);
  const { product, company } = world;
  const [first, second] = ofOneCustomer(world.sales);
  const customer = { vknTckn: first.vknTckn, aliciUnvan: first.alici };
  const [third, next] = [await issue(world, customer), await issue(world, customer)];
  const list = `${product.url}/dashboard/faturalarim?baslangic=${day(-365)}&bitis=${day(0)}`;
  const rowOf = ({ belgeNumarasi }: Sale) => page.getByRole('row').filter({ hasText: belgeNumarasi });
  const dialog = page.getByRole('dialog', { name: /^Tahsilat Gir/ });

  await test.step('MNY-27, MNY-30, MNY-31: one payment closes three invoices, and the surplus is a credit', async () => {
    await page.goto(`${list}&ara=${encodeURIComponent(first.alici)}&boyut=100`);
    for (const sale of [first, second, third]) await rowOf(sale).getByRole('checkbox').check();
    await page.getByRole('toolbar', { name: 'Seçili faturalar' }).getByRole('button', { name: 'Tahsilat Gir' }).click();
    const paid = sumOf([first, second, third, next]) + 100;
    await dialog.getByRole('textbox', { name: 'Tutar', exact: true }).fill(shown(paid));
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dialog.getByText('Fazlası avans olarak kalır')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Tahsilat kaydedildi')).toBeVisible();
    for (const sale of [first, second, third])
      expect(await collectionOf(company, sale)).toMatchObject({ durum: 'FAZLA' });
    await showsBalance(page, world, first);
  });

  await test.step('MNY-31, MNY-33: the credit pays the next invoice, and what is left of it is paid back', async () => {
    await page.goto(`${list}&ara=${next.belgeNumarasi}`);
    await rowOf(next)
      .getByRole('button', { name: /^Fatura işlemleri/ })
      .click();
    await page.getByRole('menuitem', { name: 'Tahsilat Gir' }).click();
    await dialog.getByRole('button', { name: `${shown(next.kalan)} TRY avansı kullan` }).click();
    await expect(page.getByText('Avans kullanıldı')).toBeVisible();
    expect((await collectionOf(company, next))?.kalan).toBe('0.00');
    await showsBalance(page, world, first);
    await page.getByRole('button', { name: 'Hesap işlemleri' }).click();
    await page.getByRole('menuitem', { name: 'Para iadesi' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Tutar' })).toHaveValue('100,00');
    await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Para iadesi kaydedildi')).toBeVisible();
    await showsBalance(page, world, first);
  });

  await test.step('MNY-53, MNY-54: the statement on screen, as PDF and as Excel has the balance of the account', async () => {
    const balance = shown(await balanceOf(company, first));
    const statement = await openStatement(page);
    const totals = statement.getByRole('table', { name: 'Cari Ekstre' }).getByRole('row').last();
    await expect(totals).toContainText(balance);
    const figures = await totals.getByRole('cell').allTextContents();
    const pdf = await saved(page, 'PDF indir');
    expect(pdf.name).toMatch(/ cari ekstre \d{4}-\d\d-\d\d\.pdf$/);
    const printed = (await readPdf(pdf.bytes)).pages.flatMap(({ rows }) => rows).join('\n');
    for (const figure of figures.slice(-4).filter((text) => /\d/.test(text))) expect(printed).toContain(figure);
    const excel = await saved(page, 'Excel indir');
    const [rows = []] = await readWorkbook(excel.bytes);
    expect(rows.find(({ cells: [name] }) => name === 'Toplam')?.cells[6]).toBe(Number(await balanceOf(company, first)));
    await page.keyboard.press('Escape');
  });

  await test.step('MNY-06, MNY-35, MNY-83: an accepted cancellation makes a paid invoice a credit, ends its link and lowers turnover', async () => {
    const sold = await issue(world);
    const { client, companyId } = company;
    const params = { query: { companyId } };
    const account = { bankaAdi: 'Ziraat', iban: ownIban, faturadaGoster: false, tahsilatHesabi: true };
    await client.POST('/banka', { params, body: account });
    const path = { id: sold.id };
    const { data: link } = await client.POST('/fatura/{id}/odeme-baglantisi', { params: { ...params, path } });
    await client.POST('/tahsilat', {
      params,
      body: {
        ...{ faturaId: sold.id, tarih: day(0), tutar: sold.kalan, paraBirim: 'TRY', yontem: 'HAVALE' },
        dagitim: [{ faturaId: sold.id, tutar: sold.kalan }],
      },
    });
    const before = await turnover();
    await page.goto(`${list}&ara=${sold.belgeNumarasi}`);
    await rowOf(sold)
      .getByRole('button', { name: /^Fatura işlemleri/ })
      .click();
    await page.getByRole('menuitem', { name: 'İptal Talebi Oluştur' }).click();
    const request = page.getByRole('dialog');
    await request.getByLabel('Açıklama').fill('Mükerrer düzenlendi');
    await request.getByRole('checkbox', { name: /Bu talep geri alınamaz/ }).check();
    await request.getByRole('button', { name: 'Talep Oluştur' }).click();
    await expect(rowOf(sold).getByText('İptal talebi oluşturuldu')).toBeVisible();
    await counterparty(product.portalUrl, '33333302').answer(sold.ettn, 'KABUL', days());
    await client.POST('/company/sync', { params });
    await expect.poll(async () => (await collectionOf(company, sold))?.durum ?? null, { timeout: 60_000 }).toBeNull();
    expect(before - (await turnover())).toBeCloseTo(1000, 2);
    const answer = await fetch(`${product.url}/api/${link.url}`);
    expect(await answer.text()).toContain('Bu fatura geçerli değil.');
    await showsBalance(page, world, sold);
  });

  await test.step('MNY-36, MNY-65: an invoice with an open objection stays open, and is not reminded of', async () => {
    const sold = await issue(world);
    await counterparty(product.portalUrl, '33333302').object(sold.ettn, days());
    await company.client.POST('/company/sync', { params: { query: { companyId: company.companyId } } });
    await page.goto(`${list}&ara=${sold.belgeNumarasi}`);
    await expect(async () => {
      await page.reload();
      await expect(rowOf(sold)).toContainText('İtirazlı', { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await showsBalance(page, world, sold);
    await page.getByRole('button', { name: 'Hatırlat', exact: true }).click();
    const reminder = page.getByRole('dialog', { name: /^Hatırlat/ });
    const choice = reminder.getByRole('listitem').filter({ hasText: sold.belgeNumarasi });
    await choice.getByRole('checkbox').check();
    await expect(choice).toContainText('İletide yok: iptal veya itiraz talebi var');
    expect((await collectionOf(company, sold))?.durum).toBe('ACIK');
    expect(heard).toEqual([]);
  });
});

/** Two sales of one customer. */
function ofOneCustomer(sales: readonly Sale[]): [Sale, Sale] {
  const [first, second] = sales.filter(({ vknTckn }) => vknTckn === sales[0]?.vknTckn);
  if (!first || !second) throw new Error('No customer of the portal has two open invoices');
  return [first, second];
}

const slashed = (shift: number) => day(shift).split('-').reverse().join('/');
const days = () => ({ baslangic: slashed(-1), bitis: slashed(0) });
const sumOf = (sales: readonly Sale[]) => sales.reduce((sum, { kalan }) => sum + Number(kalan), 0);

/** The sales less the returns of today, without KDV. */
async function turnover(): Promise<number> {
  const { client, companyId } = world.company;
  const query = { companyId, baslangicTarihi: day(0), bitisTarihi: day(0) };
  const { satislar } = (await client.GET('/anasayfa', { params: { query } })).data;
  return (satislar ?? []).reduce((sum, { tlMatrah }) => sum + Number(tlMatrah ?? 0), 0);
}

async function openStatement(page: Page) {
  await page.getByRole('button', { name: 'Cari Ekstre' }).click();
  const statement = page.getByRole('dialog', { name: /^Cari Ekstre/ });
  await statement.getByRole('radio', { name: 'Tüm hareketler' }).check();
  return statement;
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}
