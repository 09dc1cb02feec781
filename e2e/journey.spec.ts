import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { fillRegistration } from './journeySteps';
import { startProduct } from './startProduct';

test('a new user registers, links a company, fills, saves and signs an invoice, downloads it, and finds it after a restart', async ({
  page,
}) => {
  let product = await startProduct();
  await page.goto(product.url);

  await test.step('ACC-11, ACC-19: registers and gets to the wizard', async () => {
    await page.getByRole('link', { name: '7 Gün Ücretsiz Dene' }).first().click();
    await fillRegistration(page);
    await page.getByRole('button', { name: 'Hesap Oluştur' }).click();
    await expect(page).toHaveURL(/yeni-sirket-ekle/);
  });

  await test.step('CMP-13, CMP-16: links the company with its portal user', async () => {
    await page.getByLabel('Kullanıcı kodu').fill('33333302');
    await page.getByLabel('Parola', { exact: true }).fill('yanlis');
    await page.getByRole('button', { name: 'Devam' }).click();
    await expect(page.getByText('GİB kullanıcı kodu veya parolası hatalı.').first()).toBeVisible();
    await page.getByLabel('Parola', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Devam' }).click();
    await page.getByLabel('Email').fill('fatura@ornek.test');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page).not.toHaveURL(/yeni-sirket-ekle/);
  });

  await test.step('SHL-39, SHL-42: reads the version notes, then the introduction of the company menu', async () => {
    await page.getByRole('dialog', { name: 'Versiyon Notları' }).getByRole('button', { name: 'Tamam' }).click();
    await page.getByRole('button', { name: 'Anladım' }).click();
    await expect(page.getByRole('button', { name: 'Anladım' })).toBeHidden();
  });

  await test.step('INV-37: fills an invoice, sees its totals while typing, saves it', async () => {
    await page.getByRole('link', { name: 'Yeni Fatura Oluştur' }).first().click();
    await page.getByLabel('VKN / TCKN').fill('11111111111');
    await page.getByLabel('VKN / TCKN').blur();
    await page.getByLabel('Adı', { exact: true }).fill('Şükriye');
    await page.getByLabel('Soyadı', { exact: true }).fill('Işıldak');
    const row = page.getByRole('row').filter({ has: page.getByRole('textbox', { name: /Mal \/ Hizmet/ }) });
    await row.getByRole('textbox', { name: /Mal \/ Hizmet/ }).fill('Iğdır kayısısı, 5 kg kasa');
    await row.getByRole('textbox', { name: /Miktar/ }).fill('12');
    await row.getByRole('textbox', { name: /Birim Fiyat/ }).fill('1234,56789');
    await expect(page.getByText('17.777,77').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .click();
    await expect(page.getByText('Fatura kaydedildi')).toBeVisible();
    await expect(page).toHaveURL(/faturalarim/);
  });

  await test.step('SGN-02, SGN-04: signs it with the code of the SMS', async () => {
    await invoiceRow(page).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'İmzala' }).last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('textbox').fill(await product.newestCode());
    await dialog.getByRole('button', { name: /Onayla|İmzala/ }).click();
    await expect(page.getByText('Fatura imzalandı').first()).toBeVisible();
    await expect(invoiceRow(page).getByText('Onaylandı')).toBeVisible();
  });

  await test.step('LST-07, LST-15: downloads its PDF and ZIP', () => downloadsBoth(page));

  await test.step('API-07: all data is still there after a restart', async () => {
    await product.stop();
    product = await product.startAgain();
    await page.reload();
    await expect(invoiceRow(page).getByText('Onaylandı')).toBeVisible();
    await downloadsBoth(page);
  });

  await product.stop();
});

function invoiceRow(page: Page) {
  return page.getByRole('row').filter({ hasText: 'Şükriye Işıldak' });
}

async function downloadsBoth(page: Page): Promise<void> {
  await invoiceRow(page)
    .getByRole('button', { name: /^Fatura işlemleri/ })
    .click();
  expect(await savedBy(page, () => page.getByRole('menuitem', { name: 'Faturayı İndir' }).click())).toMatch(/^PK/);

  await invoiceRow(page).getByText('Şükriye Işıldak').click();
  const preview = page.getByRole('dialog');
  expect(await savedBy(page, () => preview.getByRole('button', { name: 'PDF İndir' }).click())).toMatch(/^%PDF/);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
}

/** The first characters of the downloaded file. */
async function savedBy(page: Page, action: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return readFileSync(await download.path())
    .subarray(0, 8)
    .toString('latin1');
}
