import { expect, test, type Page } from '@playwright/test';
import { hasArrived, isSound } from '../journeySteps';
import { foundCompany, signIn } from '../foundCompany';
import { mailedToken, untilSynced } from '../people';
import { startProduct } from '../startProduct';
import { watchConsole } from '../watchConsole';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a member who is removed while editing an invoice sees a message, continues in their own company, and finds the draft after a new invitation', async ({
  page: owner,
  browser,
}) => {
  test.setTimeout(300_000);
  const product = await startProduct();
  const company = await foundCompany(product, '33333301');
  const own = await foundCompany(product, '33333302');
  await Promise.all([untilSynced(company), untilSynced(own)]);
  const token = await mailedToken(product, own.email);
  await own.client.PUT('/account/email/verification', { body: { token } });
  const page = await browser.newPage(phone);
  for (const one of [page, owner]) one.setDefaultTimeout(30_000);
  const heard = watchConsole(page);
  const heardByOwner = watchConsole(owner);
  const line = page.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' });

  await test.step('USR-02, USR-05: the owner invites the member for invoices', async () => {
    await signIn(owner, product, company);
    await owner.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Yetkilendirme' }).click();
    await hasArrived(owner, 'Yetkilendirme', heardByOwner);
    await invite(owner, own.email);
    await isSound(owner, 'Yetkilendirme', heardByOwner);
  });

  await test.step('A-06: the member sees the invitation above home, accepts, and is in the company', async () => {
    await signIn(page, product, own);
    await isSound(page, /^Hoş geldiniz/, heard);
    await accept(page, heard);
  });

  await test.step('USR-10: the member reads the invoices of the portal', async () => {
    await openScreen(page, 'Faturalarım');
    await hasArrived(page, 'Faturalarım', heard);
    await expect(page.getByText('Şükrü Işıldak').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('INV-37: the member starts an invoice', async () => {
    await openScreen(page, 'Yeni Fatura Oluştur');
    await hasArrived(page, 'Yeni Fatura Oluştur', heard);
    await page.getByLabel('VKN / TCKN').fill('11111111111');
    await page.getByLabel('VKN / TCKN').blur();
    await page.getByLabel('Adı', { exact: true }).fill('Şükriye');
    await page.getByLabel('Soyadı', { exact: true }).fill('Işıldak');
    await line.fill('Iğdır kayısısı, 5 kg kasa');
    await page.getByRole('textbox', { name: 'Birim Fiyat, 1. satır' }).fill('1234,56789');
  });

  await test.step('USR-09: the owner removes the member', async () => {
    await owner.reload();
    const row = owner.getByRole('row').filter({ hasText: own.email });
    await row.getByRole('button', { name: /^İşlemler:/ }).click();
    await owner.getByRole('menuitem', { name: 'Şirketten çıkar' }).click();
    const question = owner.getByRole('alertdialog', { name: 'Kullanıcı şirketten çıkarılsın mı?' });
    await question.getByRole('button', { name: 'Şirketten çıkar' }).click();
    await expect(owner.getByText('Kullanıcı şirketten çıkarıldı.')).toBeVisible();
    await expect(row).toHaveCount(0);
    await isSound(owner, 'Yetkilendirme', heardByOwner);
  });

  await test.step('USR-11: saving shows that the member was removed, and leads home in their own company', async () => {
    await page.getByRole('textbox', { name: 'Miktar, 1. satır' }).fill('12');
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .tap();
    await expect(page.getByText(/^Artık Çınaraltı .* şirketinin kullanıcısı değilsiniz\./)).toBeInViewport();
    await expect(page).toHaveURL(/anasayfa$/);
    await expect(page.getByRole('button', { name: /^Kızılırmak/ })).toBeVisible();
    expectOnly403(heard);
    await hasArrived(page, /^Hoş geldiniz/, heard);
    await page.getByRole('button', { name: 'Kapat' }).tap();
  });

  await test.step('USR-11: a reload and Back stay in their own company', async () => {
    await page.reload();
    await isSound(page, /^Hoş geldiniz/, heard);
    await page.goBack();
    await expect(page).toHaveURL(/faturalarim$/);
    await isSound(page, 'Faturalarım', heard);
    await expect(page.getByRole('button', { name: /^Kızılırmak/ })).toBeVisible();
  });

  await test.step('USR-14: their own company works, without data of the other one', async () => {
    await openScreen(page, 'Yeni Fatura Oluştur');
    await hasArrived(page, 'Yeni Fatura Oluştur', heard);
    await expect(line).toHaveValue('');
    await expect(page.locator('.kalem-banner').getByText(/taslağınız geri getirildi/)).toBeHidden();
    await openScreen(page, 'Şirketlerim');
    await hasArrived(page, 'Şirketlerim', heard);
    await expect(page.getByText(/^Kızılırmak/).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByText(/^Çınaraltı/)).toHaveCount(0);
  });

  await test.step('USR-02, A-06: after a new invitation the member and the draft are back', async () => {
    await invite(owner, own.email);
    await openScreen(page, 'Anasayfa');
    await page.reload();
    await accept(page, heard);
    await openScreen(page, 'Yeni Fatura Oluştur');
    await hasArrived(page, 'Yeni Fatura Oluştur', heard);
    await expect(page.locator('.kalem-banner').getByText(/Kaydedilmemiş taslağınız geri getirildi/)).toBeVisible();
    await expect(line).toHaveValue('Iğdır kayısısı, 5 kg kasa');
    await expect(page.getByRole('textbox', { name: 'Miktar, 1. satır' })).toHaveValue('12');
  });

  await test.step('INV-37: the invoice is saved', async () => {
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .tap();
    await hasArrived(page, 'Faturalarım', heard);
    await expect(
      page.locator('.kalem-banner').getByText('Faturanız taslak olarak hazır. Sırada ne var?'),
    ).toBeInViewport();
    await expect(page.getByText('Şükriye Işıldak').filter({ visible: true }).first()).toBeVisible();
  });

  await page.close();
  await product.stop();
});

/** The owner invites a member with only the full permission for invoices. */
async function invite(owner: Page, email: string): Promise<void> {
  await owner.getByRole('button', { name: 'Kullanıcı ekle' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Kullanıcı ekle' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Davet et ve yetkileri seç' }).click();
  const permissions = owner.getByRole('dialog', { name: email });
  await permissions
    .getByRole('radiogroup', { name: 'Fatura', exact: true })
    .getByRole('radio', { name: 'Tam Yetki' })
    .check();
  await permissions.getByRole('button', { name: 'Kaydet' }).click();
  await expect(owner.getByText('Yetkiler kaydedildi.')).toBeVisible();
  await expect(owner.getByRole('row').filter({ hasText: email })).toContainText('Davet bekliyor');
}

/** The member accepts the invitation above the screen, and home of the company opens. */
async function accept(page: Page, heard: readonly string[]): Promise<void> {
  const invitation = page.getByRole('region', { name: 'Davetler' });
  await expect(invitation).toContainText('Tam: Fatura');
  await invitation.getByRole('button', { name: 'Kabul et' }).tap();
  await expect(page.getByRole('button', { name: /^Çınaraltı/ })).toBeVisible();
  await expect(invitation).toBeHidden();
  await hasArrived(page, /^Hoş geldiniz/, heard);
}

/** Opens a screen by the phone's menu. */
async function openScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name, exact: true }).tap();
  await expect(page.locator('.drawer')).toHaveCount(0);
}

/** Expects only Chromium's own log lines about 403 responses, at least one. */
function expectOnly403(heard: string[]): void {
  expect(heard.filter((text) => /status of 403/.test(text))).not.toEqual([]);
  expect(heard.splice(0).filter((text) => !/status of 403/.test(text))).toEqual([]);
}
