import { expect, test, type Page } from '@playwright/test';
import { isSound } from '../journeySteps';
import { watchConsole } from '../watchConsole';
import {
  balanceOf,
  collectionOf,
  day,
  type Issued,
  issue,
  type MoneyWorld,
  type Sale,
  showsBalance,
  shown,
  startMoney,
} from '../moneySteps';

let world: MoneyWorld;
test.afterAll(() => world.product.stop());

test('MNY-09 to MNY-44: returns lower what they should, USD is paid in TRY, and withheld taxes are no debt', async ({
  page,
}) => {
  test.setTimeout(300_000);
  world = await startMoney(page);
  const heard = watchConsole(page);
  const { product, company } = world;
  const sold = await issue(world);
  const rowOf = ({ belgeNumarasi }: Sale) => page.getByRole('row').filter({ hasText: belgeNumarasi });
  const dialog = page.getByRole('dialog', { name: /^Tahsilat Gir/ });
  const pay = async (sale: Sale) => {
    await page.goto(`${product.url}/dashboard/faturalarim?ara=${sale.belgeNumarasi}`);
    await rowOf(sale)
      .getByRole('button', { name: /^Fatura işlemleri/ })
      .click();
    await page.getByRole('menuitem', { name: 'Tahsilat Gir' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Tutar', exact: true })).toBeVisible();
  };
  const isPaid = async (sale: Issued, kalan: string) => {
    expect(sale.kalan).toBe(kalan);
    await pay(sale);
    await expect(dialog.getByRole('textbox', { name: 'Tutar', exact: true })).toHaveValue(shown(kalan));
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(rowOf(sale)).toContainText('Ödendi');
    expect(await collectionOf(company, sale)).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
  };

  await test.step('MNY-09, MNY-25: a return of a sale lowers balance and turnover, a return of a purchase lowers purchases only', async () => {
    const before = { ...(await homeFigures()), balance: Number(await balanceOf(company, sold)) };
    const malHizmetler = [{ malHizmet: 'Temizlik', miktar: '1', birim: 'C62', birimFiyat: '300', kdvOrani: '20' }];
    const iadeFaturalari = [{ faturaNumarasi: sold.belgeNumarasi, faturaTarih: day(0) }];
    const common = { faturaTip: 'IADE' as const, malHizmetler, iadeFaturalari };
    await issue(world, { ...common, iadeTuru: 'SATIS_IADESI' });
    expect((await collectionOf(company, sold))?.kalan).toBe('840.00');
    const returned = { ...(await homeFigures()), balance: Number(await balanceOf(company, sold)) };
    expect(before.balance - returned.balance).toBeCloseTo(360, 2);
    expect(before.turnover - returned.turnover).toBeCloseTo(300, 2);
    expect(returned.purchases).toBeCloseTo(before.purchases, 2);
    await issue(world, { ...common, iadeTuru: 'ALIS_IADESI' });
    const last = { ...(await homeFigures()), balance: Number(await balanceOf(company, sold)) };
    expect([last.balance, last.turnover]).toEqual([returned.balance, returned.turnover]);
    expect(returned.purchases - last.purchases).toBeCloseTo(300, 2);
    await showsBalance(page, world, sold);
  });

  await test.step('MNY-40: an invoice in USD is paid in TRY with a rate that the person confirms', async () => {
    const dollars = await issue(world, { paraBirim: 'USD', dovizKur: '40' });
    expect(dollars.kalan).toBe('1200.00');
    await pay(dollars);
    await dialog.getByRole('button', { name: /Ödenen para birimi/ }).click();
    await page.getByRole('option', { name: /^TRY/ }).click();
    await dialog.getByRole('textbox', { name: 'Tutar', exact: true }).fill('50.400,00');
    await dialog.getByRole('textbox', { name: /^Kur/ }).fill('42');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dialog.getByText(/^Fatura kuruyla fark: 2\.400,00 TL/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Tahsilat kaydedildi')).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await collectionOf(company, dollars)).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
  });

  await test.step('MNY-24, MNY-44: TEVKIFAT and stopaj are paid without what is withheld; a short payment has a hint', async () => {
    const line = { malHizmet: 'Temizlik', miktar: '1', birim: 'C62', birimFiyat: '1000', kdvOrani: '20' };
    const withheld = { ...line, tevkifatKodu: '612', V9015Orani: '90' };
    await isPaid(await issue(world, { faturaTip: 'TEVKIFAT', malHizmetler: [withheld] }), '1020.00');
    const stopaj = { ...line, V0011Orani: '20' };
    await isPaid(await issue(world, { vergiler: ['V0011'], malHizmetler: [stopaj] }), '1000.00');
    const short = await issue(world);
    await pay(short);
    await dialog.getByRole('textbox', { name: 'Tutar', exact: true }).fill('1.020,00');
    await expect(dialog.getByText('Tevkifat kesilmiş olabilir')).toBeVisible();
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await collectionOf(company, short))?.kalan).toBe('180.00');
    await isSound(page, 'Faturalarım', heard);
    await showsBalance(page, world, short);
    await showsHome(page);
  });
});

/** Turnover and purchases of today in TRY, as the tiles of the home page have them. */
async function homeFigures(): Promise<{ turnover: number; purchases: number }> {
  const { client, companyId } = world.company;
  const query = { companyId, baslangicTarihi: day(0), bitisTarihi: day(0) };
  const { satislar, satisIadeleri, alislar, alisIadeleri } = (await client.GET('/anasayfa', { params: { query } }))
    .data;
  const sum = (rows: typeof satislar) => (rows ?? []).reduce((all, { tlMatrah }) => all + Number(tlMatrah ?? 0), 0);
  return { turnover: sum(satislar) - sum(satisIadeleri), purchases: sum(alislar) - sum(alisIadeleri) };
}

/** The home page has the turnover of the week less the returns of today. */
async function showsHome(page: Page): Promise<void> {
  await page.goto(`${world.product.url}/dashboard/anasayfa`);
  await expect(page.getByRole('button', { name: /^Toplam Ciro/ })).toContainText('İadeler: −300,00');
}
