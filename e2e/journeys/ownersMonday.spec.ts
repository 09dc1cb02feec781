import { expect, test, type Page } from '@playwright/test';
import { enter, foundCompany, type Company } from '../foundCompany';
import { startProduct, type Product } from '../startProduct';
import { watchConsole } from '../watchConsole';
import { hasArrived, isSound, setPortalFaults, wrong } from '../journeySteps';

const day = (shift: number) => new Date(Date.now() + 3 * 3_600_000 + shift * 86_400_000).toISOString().slice(0, 10);

/** The seven types with their names in the portal and in the form. */
const types = {
  SATIS: 'Satış',
  IADE: 'İade',
  TEVKIFAT: 'Tevkifat',
  ISTISNA: 'İstisna',
  OZELMATRAH: 'Özel Matrah',
  IHRACKAYITLI: 'İhraç Kayıtlı',
  KONAKLAMAVERGISI: 'Konaklama Vergisi',
} as const;

test('an owner on a Monday copies portal invoices, signs five at once, and works with a portal that refuses and one that is down', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const product = await startProduct();
  const company = await foundCompany(product, '33333301');
  const ofPortal = await invoicesOfEachType(company);
  const heard = watchConsole(page);
  await enter(page, product, company);
  await hasArrived(page, 'Faturalarım', heard);

  for (const [type, title] of Object.entries(types))
    await test.step(`A-19: a copy of a portal invoice of type ${title} keeps its type`, async () => {
      await openCopy(page, product, ofPortal.get(type) ?? '');
      await expect(page.getByRole('button', { name: /Fatura Tipi$/ })).toHaveText(title);
      await isSound(page, 'Faturayı kopyala', heard);
    });

  await test.step('a copied sale is saved and is in the list as a draft that can be signed', async () => {
    await openCopy(page, product, ofPortal.get('SATIS') ?? '');
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .click();
    await hasArrived(page, 'Faturalarım', heard);
    await expect(
      page.locator('.kalem-banner').getByText('Faturanız taslak olarak hazır. Sırada ne var?'),
    ).toBeInViewport();
  });

  await test.step('SGN-05, SGN-06: signs five with one code, after a wrong one', async () => {
    for (const name of ['Işıl', 'İnci', 'Şule', 'Çınar'])
      await saveDraft(company, `${name} Un ve Yem Fabrikaları A.Ş.`);
    await page.goto(`${product.url}/dashboard/faturalarim?baslangic=${day(0)}&bitis=${day(0)}&durum=Onaylanmadi`);
    await page.getByRole('checkbox', { name: 'Tümünü seç' }).click();
    await expect(page.getByRole('toolbar', { name: 'Seçili faturalar' }).getByText('5 fatura seçildi')).toBeVisible();
    await page.getByRole('toolbar', { name: 'Seçili faturalar' }).getByRole('button', { name: 'İmzala' }).click();
    const code = await product.newestCode();
    const dialog = page.getByRole('dialog', { name: '5 faturayı imzala' });
    await dialog.getByRole('textbox').fill(wrong(code));
    await dialog.getByRole('button', { name: 'Onayla' }).click();
    await expect(dialog.getByText('SMS kodu hatalı.').first()).toBeVisible();
    await dialog.getByRole('textbox').fill(code);
    await dialog.getByRole('button', { name: 'Onayla' }).click();
    await expect(page.getByText('5 fatura imzalandı').first()).toBeVisible();
    // Chromium logs the 400 response to the wrong code.
    expect(heard.splice(0).filter((text) => !/status of 400/.test(text))).toEqual([]);
  });

  await test.step("GIB-12: shows the portal's refusal in its own words, and keeps the typed data", async () => {
    const text = 'Fatura tarihi sistem tarihinden büyük olamaz.';
    await setPortalFaults(product, [{ kind: 'sentence', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', text, times: 1 }]);
    await openCopy(page, product, ofPortal.get('SATIS') ?? '');
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .click();
    await expect(page.getByText(text).first()).toBeInViewport();
    await expect(page.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' })).not.toHaveValue('');
    expect(heard.splice(0).filter((said) => !/status of 422/.test(said))).toEqual([]);
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .click();
    await hasArrived(page, 'Faturalarım', heard);
  });

  await test.step('USE-27: during portal maintenance the invoice is kept, and a message explains why it cannot be signed yet', async () => {
    await setPortalFaults(product, [{ kind: 'maintenancePage' }]);
    await openCopy(page, product, ofPortal.get('SATIS') ?? '');
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .click();
    await hasArrived(page, 'Faturalarım', heard);
    await expect(
      page.locator('.kalem-banner').getByText(/GİB portalına şu anda ulaşılamıyor\. Faturanız burada hazır/),
    ).toBeInViewport();
    await setPortalFaults(product, []);
  });

  await product.stop();
});

/** Document numbers of the company's portal invoices, one of each type. Waits for the first sync. */
async function invoicesOfEachType({ client, companyId }: Company): Promise<Map<string, string>> {
  const query = { companyId, baslangicTarihi: day(-365), bitisTarihi: day(0) };
  const found = new Map<string, string>();
  await expect
    .poll(
      async () => {
        const { data } = await client.GET('/fatura/all', { params: { query } });
        for (const { portalFaturaTip, belgeNumarasi } of data.items)
          if (portalFaturaTip && belgeNumarasi) found.set(portalFaturaTip, belgeNumarasi);
        return Object.keys(types).filter((type) => !found.has(type));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
  return found;
}

/** Finds an invoice in the list and copies it. */
async function openCopy(page: Page, product: Product, belgeNumarasi: string): Promise<void> {
  const address = `baslangic=${day(-365)}&bitis=${day(0)}&ara=${belgeNumarasi}`;
  await page.goto(`${product.url}/dashboard/faturalarim?${address}`);
  const row = page.getByRole('row').filter({ hasText: belgeNumarasi });
  await row.getByRole('button', { name: /^Fatura işlemleri/ }).click();
  await page.getByRole('menuitem', { name: 'Kopyala' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faturayı kopyala' })).toBeVisible();
}

async function saveDraft({ client, companyId }: Company, aliciUnvan: string): Promise<void> {
  const line = { malHizmet: 'Temizlik hizmeti', birim: 'C62', miktar: '1', birimFiyat: '1234567.89', kdvOrani: '20' };
  await client.POST('/fatura', {
    params: { query: { companyId } },
    body: {
      ...{ faturaTip: 'SATIS', faturaTarih: day(0), faturaSaat: '00:00:01', paraBirim: 'TRY', dovizKur: '0' },
      ...{ vknTckn: '5560173901', aliciUnvan, ulke: 'Türkiye', il: 'KONYA', ilce: 'SELÇUKLU' },
      malHizmetler: [line],
    },
  });
}
