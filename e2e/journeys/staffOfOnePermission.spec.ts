import { expect, test, type Browser, type Page } from '@playwright/test';
import { enter, signIn } from '../foundCompany';
import { goByDrawer, hasArrived, isSound } from '../journeySteps';
import { addStaff, startWorld, type Permission, type World } from '../people';
import { watchConsole } from '../watchConsole';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use({ ...phone, actionTimeout: 30_000 });

let world: World;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  world = await startWorld();
});
test.afterAll(() => world.product.stop());

const home = /^Hoş geldiniz, Gülşah/;
/** The menu entries of every member, before and after those of their permissions. */
const [first, last] = [
  ['Anasayfa', 'Şirketlerim'],
  ['Kullanıcı Bilgileri', 'Bildirim Ayarları'],
];

test('USR-12: a member with read-only access to invoices finds, reads and shares them, and can write as soon as the owner permits it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const heard = watchConsole(page);
  const { email } = await addStaff(world, 'faturaRead');

  await test.step('A-33: signs in; home has the focus at its heading', async () => {
    await signIn(page, world.product, { companyId: world.company.companyId, email });
    await hasArrived(page, home, heard);
    await expect(page.getByRole('region', { name: 'Rakamlar' }).getByRole('button')).toHaveCount(2);
    expect(await menuItems(page)).toEqual([...first, 'Faturalarım', 'Hazır Notlar', ...last]);
  });

  await test.step('USR-12: shows invoices that wait for a signature, without offering to sign', async () => {
    const waiting = page.getByRole('region', { name: 'Bugün el atılacaklar' });
    await expect(waiting.getByRole('button', { name: /^Gör: / }).first()).toBeVisible();
    await expect(waiting.getByRole('button', { name: /İmzala|Düzenle/ })).toHaveCount(0);
  });

  await test.step('USR-12: the list explains why writing is disabled, and finds an invoice', async () => {
    await goByDrawer(page, 'Faturalarım', heard);
    await expect(page.getByText('Fatura yazma yetkiniz yok')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Yeni Fatura Oluştur' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'İmzala' })).toBeDisabled();
    await page.getByLabel('Fatura ara').fill('şükrü ışıldak');
    await expect(openers(page, 'Şükrü Işıldak').first()).toBeVisible();
    // A tap on the unfiltered list would scroll to its row, and the heading out of view.
    await expect(page.getByRole('button', { name: /^Fatura işlemleri: (?!Şükrü Işıldak)/ })).toHaveCount(0);
    await isSound(page, 'Faturalarım', heard);
  });

  await test.step('USR-12: the menu of an invoice explains each disabled command', async () => {
    await page.getByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }).first().tap();
    const menu = page.getByRole('menu');
    for (const name of ['İmzala', 'Düzenle', 'Kopyala', 'Sil']) {
      const command = menu.getByRole('menuitem', { name: new RegExp(`^${name}`) });
      await expect(command).toBeDisabled();
      await expect(command).toContainText('Fatura yazma yetkiniz yok');
    }
    await page.keyboard.press('Escape');
    await isSound(page, 'Faturalarım', heard);
  });

  await test.step('LST-06, LST-07: reads the document, and shares a signed one', async () => {
    await page.getByLabel('Fatura ara').fill('Eskişehir Porsuk');
    await expect(openers(page, 'Şükrü Işıldak')).toHaveCount(0);
    await openers(page, /^Eskişehir Porsuk/)
      .first()
      .tap();
    const preview = page.getByRole('dialog');
    await expect(preview.getByRole('heading', { name: /^Eskişehir Porsuk/ })).toBeInViewport();
    await expect(
      preview
        .frameLocator('iframe')
        .getByText(/Eskişehir Porsuk Havacılık/)
        .first(),
    ).toBeVisible();
    await preview.getByRole('button', { name: /^Fatura işlemleri/ }).tap();
    const copy = page.getByRole('menuitem', { name: /^Kopyala/ });
    await expect(copy).toBeDisabled();
    await expect(copy).toContainText('Fatura yazma yetkiniz yok');
    // A locator's `tap` may scroll the page behind the dialog. A finger does not.
    const share = await page.getByRole('menuitem', { name: /^Paylaş/ }).boundingBox();
    await page.touchscreen.tap((share?.x ?? 0) + 40, (share?.y ?? 0) + 20);
    await expect(preview.getByText(/7 gün/)).toBeVisible();
    await expect(preview.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await preview.getByRole('button', { name: 'Kapat', exact: true }).tap();
    await isSound(page, 'Faturalarım', heard);
  });

  await test.step('USR-12: the ready notes can be read', async () => {
    await goByDrawer(page, 'Hazır Notlar', heard);
    await expect(page.getByRole('button', { name: /ekle$/i })).toHaveCount(0);
  });

  await test.step('USR-12: the address of a forbidden screen leads home with a message', async () => {
    for (const [path, name] of [
      ['cariler', 'Cari Kartları'],
      ['yeni', 'Yeni Fatura Oluştur'],
      ['yeni-stok-ekle', 'Yeni stok ekle'],
    ]) {
      await page.goto(`${world.product.url}/dashboard/${path}`);
      await expect(page.getByText(`“${name}” ekranını açma yetkiniz yok.`)).toBeInViewport();
      await expect(page).toHaveURL(/\/dashboard\/anasayfa$/);
      await hasArrived(page, home, heard);
    }
    await page.goto(`${world.product.url}/dashboard/denetim-kaydi`);
    await expect(page.getByText('“Denetim Kaydı” ekranını yalnızca şirket sahibi açabilir.')).toBeInViewport();
    await hasArrived(page, home, heard);
  });

  await test.step('USR-05, USR-06: the owner permits writing; it works after the next page load', async () => {
    await goByDrawer(page, 'Faturalarım', heard);
    await expect(page.getByRole('button', { name: 'Yeni Fatura Oluştur' })).toBeDisabled();
    await grantInvoices(browser, email);
    await page.reload();
    await isSound(page, 'Faturalarım', heard);
    await expect(page.getByText('Fatura yazma yetkiniz yok')).toBeHidden();
    expect(await menuItems(page)).toEqual([...first, 'Yeni Fatura Oluştur', 'Faturalarım', 'Hazır Notlar', ...last]);
    await page.getByRole('button', { name: 'Yeni Fatura Oluştur' }).tap();
    await hasArrived(page, 'Yeni Fatura Oluştur', heard);
    await expect(page.getByRole('button', { name: /^Kaydet/ }).first()).toBeEnabled();
  });
});

test('USR-12: a member with read access to customers, and one with read access to permissions, each has only the matching home, menu and screens', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);

  await test.step('USR-12: customers', async () => {
    const heard = watchConsole(page);
    await begin(page, 'cariRead', heard);
    expect(await menuItems(page)).toEqual([...first, 'Cari Kartları', ...last]);
    await goByDrawer(page, 'Cari Kartları', heard);
    for (const name of ['Yeni cari ekle', "Excel'den yükle"])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.getByLabel('Cari ara').fill('ÇİĞDEM');
    await page.getByRole('button', { name: 'Çiğdem Öztürk', exact: true }).tap();
    const card = page.getByRole('dialog', { name: 'Cari kartı' });
    await expect(card.getByLabel('TCKN')).toHaveValue('51902844148');
    await expect(card.getByLabel('TCKN')).toBeDisabled();
    await expect(card.getByRole('button', { name: 'Kaydet' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await isSound(page, 'Cari Kartları', heard);
  });

  await test.step('USR-12: permissions', async () => {
    const context = await browser.newContext(phone);
    const other = await context.newPage();
    const heard = watchConsole(other);
    await begin(other, 'yetkilendirmeRead', heard);
    expect(await menuItems(other)).toEqual([...first, 'Yetkilendirme', ...last]);
    await goByDrawer(other, 'Yetkilendirme', heard);
    await expect(other.getByText('Yetkileri değiştirme yetkiniz yok')).toBeInViewport();
    await expect(other.getByRole('button', { name: 'Kullanıcı ekle' })).toBeDisabled();
    await expect(other.getByRole('row', { name: /^Işıl Çağlayan Sahip/ })).toBeVisible();
    await expect(other.getByRole('row', { name: /Siz yetkilendirmeread@ornek\.test/ })).toContainText(
      'Okuma: Yetkilendirme',
    );
    await expect(other.getByRole('button', { name: /^İşlemler/ })).toHaveCount(0);
    await other.goto(`${world.product.url}/dashboard/faturalarim`);
    await expect(other.getByText('“Faturalarım” ekranını açma yetkiniz yok.')).toBeInViewport();
    await hasArrived(other, home, heard);
    await context.close();
  });
});

/** Signs in a member with only this permission, whose home has no figures. */
async function begin(page: Page, permission: Permission, heard: readonly string[]): Promise<void> {
  const { email } = await addStaff(world, permission);
  await signIn(page, world.product, { companyId: world.company.companyId, email });
  await hasArrived(page, home, heard);
  await expect(page.getByRole('region', { name: 'GİB bağlantısı' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rakamlar' })).toHaveCount(0);
  await expect(page.getByRole('radiogroup', { name: 'Dönem' })).toHaveCount(0);
}

/** The buttons of the list that open an invoice of this recipient. */
const openers = (page: Page, name: string | RegExp) =>
  page.getByRole('table', { name: 'Faturalar' }).getByRole('button', { name });

/** The entries of the phone's menu. Closes the menu again. */
async function menuItems(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  const names = await menu.getByRole('link').allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  return names;
}

/** The owner gives a member full permission for invoices, in a separate browser. */
async function grantInvoices(browser: Browser, email: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const heard = watchConsole(page);
  await enter(page, world.product, world.company);
  await page.getByRole('link', { name: 'Yetkilendirme', exact: true }).click();
  await hasArrived(page, 'Yetkilendirme', heard);
  await page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('button', { name: /^İşlemler/ })
    .click();
  await page.getByRole('menuitem', { name: 'Yetkileri düzenle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radiogroup', { name: 'Fatura', exact: true })
    .getByRole('radio', { name: 'Tam Yetki' })
    .click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Tam: Fatura');
  await isSound(page, 'Yetkilendirme', heard);
  await context.close();
}
