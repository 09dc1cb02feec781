import { createClient } from '@kalem/sdk';
import { expect, test } from '@playwright/test';
import { hasArrived, isSound } from '../journeySteps';
import { signIn } from '../foundCompany';
import { makeAdmin, startWorld } from '../people';
import { watchConsole } from '../watchConsole';

const title = 'Çınaraltı Tesis Yönetimi, Bakım ve Temizlik Hizmetleri Sanayi Ticaret Limited Şirketi';
const operator = { email: 'yonetici@ornek.test', password: 'Deneme2026!', name: 'Gülşah İğdırlı' };

test("an operator visits all screens of admin mode, creates coupons and a partner, and extends a company's trial without seeing its data", async ({
  page,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const { product, company, tx } = await startWorld();
  // The payer has returned from the bank.
  await company.client.GET('/payment/{id}', { params: { path: { id: tx } } });
  await createClient({ baseUrl: `${product.url}/api` }).POST('/user', { body: operator });
  await makeAdmin(product, operator);
  const heard = watchConsole(page);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const choose = (name: string) => menu.getByRole('link', { name, exact: true }).click();
  const url = product.url.replace('localhost', 'admin.localhost');

  await test.step('ADM-01, ADM-05: signs in on the host of admin mode and sees the payments of all companies', async () => {
    await signIn(page, { ...product, url }, { companyId: '', email: operator.email });
    await isSound(page, 'Yönetim', heard);
    await expect(page.getByRole('banner').getByText('admin.localhost')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('1.498,80');
  });

  await test.step('ADM-02, A-23: the menu has no screen with data of a company', async () => {
    await expect(menu.getByRole('link')).toHaveText([
      'Kuponlar',
      'Anasayfa',
      'Şirketler',
      'Ödemeler',
      'Partnerler',
      'Webhook Adresleri',
      'Denetim Kaydı',
      'Kullanıcı Bilgileri',
    ]);
    for (const screen of ['faturalarim', 'cariler', 'yetkilendirme', 'gib-bilgileri', 'anahtarlar']) {
      await page.goto(`${url}/dashboard/${screen}`);
      await expect(page).toHaveURL(/anasayfa$/);
      await isSound(page, 'Yönetim', heard);
    }
  });

  await test.step('ADM-09, ADM-11, ADM-15: creates a campaign, and gives one of its coupons to a customer', async () => {
    await choose('Kuponlar');
    await hasArrived(page, 'Kampanyalar', heard);
    await page.getByRole('button', { name: 'Kampanya Oluştur' }).first().click();
    const form = page.getByRole('dialog', { name: 'Kampanya Oluştur' });
    await form.getByLabel('Kampanya adı').fill('Şubat ayı');
    await form.getByLabel('Kupon sayısı').fill('3');
    await form.getByLabel('İndirim oranı').fill('12,5');
    await form.getByRole('button', { name: 'Oluştur' }).click();
    await expect(page.getByText('Kampanya oluşturuldu, 3 kupon hazır.')).toBeVisible();
    await page.getByRole('button', { name: /^Kuponları Göster/ }).click();
    const coupons = page.getByRole('dialog', { name: /Dağıtım/ });
    await coupons
      .getByRole('textbox', { name: /^Müşteri Adı/ })
      .first()
      .fill('Iğdır Kayısı A.Ş.');
    await coupons
      .getByRole('checkbox', { name: /^Dağıtım: / })
      .first()
      .check();
    await coupons
      .getByRole('button', { name: /^Güncelle/ })
      .first()
      .click();
    await expect(page.getByText('Kupon Güncellendi')).toBeVisible();
    await coupons.getByRole('button', { name: 'Kapat' }).click();
    await isSound(page, 'Kampanyalar', heard);
  });

  await test.step('ADM-03, ADM-06, CMP-30: opens a company, reads its dates and extends its trial', async () => {
    await choose('Şirketler');
    await hasArrived(page, 'Şirketler', heard);
    await page.getByRole('button', { name: title, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Şirketi düzenle' });
    for (const term of ['Oluşturulma', 'Aktivasyon', 'Deneme bitişi']) await expect(dialog).toContainText(term);
    // Users, keys, credentials and images are visible only to the company.
    for (const name of [/ekle$/, /Yükle/, /anahtar/i, /Yetki/, /GİB/])
      await expect(dialog.getByRole('button', { name })).toHaveCount(0);
    await dialog.getByLabel('Denemeye eklenecek gün').fill('14');
    await dialog.getByRole('button', { name: 'Denemeyi uzat' }).click();
    await expect(page.getByText('Demo Uzatıldı')).toBeVisible();
    await expect(dialog).toBeHidden();
    await isSound(page, 'Şirketler', heard);
  });

  await test.step('A-23: the menu of a company has four entries', async () => {
    await page
      .getByRole('row')
      .filter({ hasText: title })
      .getByRole('button', { name: /^İşlemler:/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Demo süresini uzat',
      'Aktive et',
      'Şirketi düzenle',
      'Denetim kaydı',
    ]);
  });

  await test.step("ADM-06: the company's log names the operator", async () => {
    await page.getByRole('menuitem', { name: 'Denetim kaydı' }).click();
    await hasArrived(page, 'Denetim Kaydı', heard);
    const row = page.getByRole('row').filter({ hasText: '+14 gün' });
    await expect(row).toContainText(operator.name);
  });

  await test.step("ADM-05: the list of payments has the company's payment", async () => {
    await choose('Ödemeler');
    await hasArrived(page, 'Ödemeler', heard);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Alındı');
    await expect(row).toContainText('1.498,80');
  });

  await test.step('PRT-03: adds a partner and creates its key, which is shown once', async () => {
    await choose('Partnerler');
    await hasArrived(page, 'Partnerler', heard);
    await page.getByRole('button', { name: 'Partner ekle' }).first().click();
    const form = page.getByRole('dialog', { name: 'Partner ekle' });
    await form.getByLabel('Ad', { exact: true }).fill('Karadeniz Bankası');
    await form.getByLabel('İzinli kaynaklar').fill('https://karadeniz.example');
    await form.getByRole('button', { name: 'Ekle' }).click();
    await expect(page.getByText('Karadeniz Bankası eklendi. Sunucusu için bir anahtar oluşturun.')).toBeVisible();
    await page.getByRole('button', { name: 'İşlemler: Karadeniz Bankası' }).click();
    await page.getByRole('menuitem', { name: 'Anahtarlar' }).click();
    const keys = page.getByRole('dialog', { name: /Anahtarlar/ });
    await keys.getByLabel('Yeni anahtarın adı').fill('Canlı');
    await keys.getByRole('button', { name: 'Anahtar oluştur' }).click();
    const secret = page.getByRole('dialog', { name: 'Anahtar hazır' });
    await expect(secret.getByRole('button', { name: 'Partner anahtarını kopyala' })).toBeVisible();
    await secret.getByRole('checkbox', { name: 'Gizli anahtarı güvenli bir yere sakladım.' }).check();
    await secret.getByRole('button', { name: 'Kapat' }).last().click();
    await expect(secret).toBeHidden();
    await keys.getByRole('button', { name: 'Kapat' }).first().click();
    await expect(page.getByRole('row').filter({ hasText: 'Karadeniz Bankası' })).toContainText('1 anahtar');
    await isSound(page, 'Partnerler', heard);
  });

  await test.step('HOOK-11: the partner has no webhook address yet', async () => {
    await choose('Webhook Adresleri');
    await hasArrived(page, 'Webhook Adresleri', heard);
    await expect(page.getByText('Henüz webhook adresi yok')).toBeVisible();
    await expect(page.getByText(/bu partnerin şirketlerinde olan biten oraya iletilir/)).toBeVisible();
  });

  await test.step('own account, and back to home', async () => {
    await choose('Kullanıcı Bilgileri');
    await hasArrived(page, 'Kullanıcı Bilgileri', heard);
    await choose('Anasayfa');
    await hasArrived(page, 'Yönetim', heard);
  });

  await test.step("A-23: the owner got a mail about the operator's changes", async () => {
    expect(await mailsTo(product.url, company.email)).toContainEqual(expect.stringMatching(/14 gün/));
  });

  await test.step("ADM-04, USR-11: without membership the operator has no access to the company's data", async () => {
    const client = createClient({ baseUrl: `${product.url}/api` });
    await client.session.signIn(operator);
    const query = { companyId: company.companyId };
    for (const path of ['/fatura', '/cari', '/company/user'] as const)
      await expect(client.GET(path, { params: { query: { ...query, page: 1 } } })).rejects.toMatchObject({
        status: 403,
      });
  });

  await product.stop();
});

async function mailsTo(url: string, email: string): Promise<string[]> {
  const { items } = (await (await fetch(`${url}/dev/outbox`)).json()) as { items: { to: string; body: string }[] };
  return items.filter(({ to }) => to === email).map(({ body }) => body);
}
