import { expect, test } from '@playwright/test';
import { startProduct } from '../startProduct';
import { watchConsole } from '../watchConsole';
import { fillRegistration, goByDrawer, hasArrived, isSound, wrong } from '../journeySteps';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("an owner's first day on a phone: from the landing page to the shared invoice", async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const product = await startProduct();
  const heard = watchConsole(page);

  await test.step('LND-02: the landing page leads to the registration', async () => {
    await page.goto(product.url);
    await isSound(page, 'Faturanızı portala girmeden kesin.', heard);
    await page.getByRole('main').getByRole('link', { name: '7 Gün Ücretsiz Dene' }).first().tap();
  });

  await test.step('ACC-11: registers', async () => {
    await fillRegistration(page);
    expect(heard).toEqual([]);
    await page.getByRole('button', { name: 'Hesap Oluştur' }).tap();
  });

  await test.step('CMP-13: links the company with its portal user', async () => {
    await expect(page).toHaveURL(/yeni-sirket-ekle/);
    await isSound(page, 'Yeni şirket ekle', heard);
    await page.getByLabel('Kullanıcı kodu').fill('33333302');
    await page.getByLabel('Parola', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Devam' }).tap();
    await page.getByLabel('Email').fill('fatura@ornek.test');
    await page.getByRole('button', { name: 'Kaydet' }).tap();
    await expect(page).toHaveURL(/anasayfa/);
  });

  await test.step('A-33: home is scrolled to its top', async () => {
    const notes = page.getByRole('dialog', { name: 'Versiyon Notları' });
    await notes.getByRole('button', { name: 'Tamam' }).tap();
    await page.getByRole('button', { name: 'Anladım' }).tap();
    await isSound(page, /./, heard);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('INV-37: fills an invoice and saves it', async () => {
    await page.getByRole('button', { name: 'Menü' }).tap();
    await page.getByRole('link', { name: 'Yeni Fatura Oluştur' }).first().tap();
    await hasArrived(page, 'Yeni Fatura Oluştur', heard);
    await page.getByLabel('VKN / TCKN').fill('11111111111');
    await page.getByLabel('VKN / TCKN').blur();
    await page.getByLabel('Adı', { exact: true }).fill('Şükriye');
    await page.getByLabel('Soyadı', { exact: true }).fill('Işıldak');
    await page.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' }).fill('Iğdır kayısısı, 5 kg kasa');
    await page.getByRole('textbox', { name: 'Miktar, 1. satır' }).fill('12');
    await page.getByRole('textbox', { name: 'Birim Fiyat, 1. satır' }).fill('1234,56789');
    await expect(page.getByText('17.777,77').filter({ visible: true }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .tap();
    await hasArrived(page, 'Faturalarım', heard);
  });

  await test.step('A-31, SGN-06: the banner leads to the signature, also after a wrong code', async () => {
    const banner = page.locator('.kalem-banner').filter({ hasText: 'Faturanız taslak olarak hazır. Sırada ne var?' });
    await expect(banner).toBeInViewport();
    await banner.getByRole('button', { name: 'İmzala' }).tap();
    const code = await product.newestCode();
    const dialog = page.getByRole('dialog', { name: '1 faturayı imzala' });
    await dialog.getByRole('textbox').fill(wrong(code));
    await dialog.getByRole('button', { name: 'Onayla' }).tap();
    await expect(dialog.getByText('SMS kodu hatalı.').first()).toBeVisible();
    await dialog.getByRole('textbox').fill(code);
    await dialog.getByRole('button', { name: 'Onayla' }).tap();
    expect(heard.splice(0).filter((text) => !/status of 400/.test(text))).toEqual([]);
  });

  await test.step('A-31: after signing the dialog offers to share it', async () => {
    const banner = page.locator('.kalem-banner').filter({ hasText: 'İmzalandı. Sırada ne var?' });
    await expect(banner).toBeInViewport();
    await expect(page.locator('.kalem-banner').getByText('Faturanız taslak olarak hazır. Sırada ne var?')).toBeHidden();
    await banner.getByRole('button', { name: 'Paylaş' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/7 gün/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await isSound(page, 'Faturalarım', heard);
  });

  await test.step('A-33: the drawer leads to the heading of each screen', async () => {
    await page.keyboard.press('Escape');
    for (const name of ['Cari Kartları', 'Stok Kartları', 'Hazır Notlar', 'Faturalarım'])
      await goByDrawer(page, name, heard);
  });

  await product.stop();
});
