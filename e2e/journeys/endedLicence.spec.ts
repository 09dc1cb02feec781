import { expect, test, type Page } from '@playwright/test';
import { hasArrived, isSound } from '../journeySteps';
import { foundCompany, signIn } from '../foundCompany';
import { endLicence, makeCoupon, untilSynced } from '../people';
import { startProduct } from '../startProduct';
import { watchConsole } from '../watchConsole';

/** Screens of the menu whose calls the server answers with 402 (PAY-21). */
const licensed = [
  'Anasayfa',
  'Yeni Fatura Oluştur',
  'Faturalarım',
  'Cari Kartları',
  'Stok Kartları',
  'Hazır Notlar',
  'Alacaklar',
  'Banka Hareketleri',
  'Adıma Düzenlenen Faturalar',
  'İptal / İtiraz Talepleri',
  'Tahsilat Ayarları',
];

/** The other screens of the menu, each with an expected text about the company or the user. */
const free: Record<string, string | RegExp> = {
  Yetkilendirme: 'Kullanıcı ekle',
  'Kullanıcı Bilgileri': '33333301@ornek.test',
  'GİB Bilgileri': /160 yeni fatura/,
  'İmza/Logo Ayarları': 'Belgede böyle görünür',
  'API Anahtarları': 'Henüz API anahtarı yok',
  'Bildirim Ayarları': 'SMS bildirimi',
  Şirketlerim: 'Süresi doldu',
};

const cards = { approved: '5528790000000008', declined: '4111111111111129' };

test('an owner whose licence ends while editing an invoice reads the reason, pays after a declined card, and saves the invoice', async ({
  page,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const product = await startProduct();
  const company = await foundCompany(product, '33333301');
  await untilSynced(company);
  const coupon = await makeCoupon(product, '50');
  const heard = watchConsole(page);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  const choose = (name: string) => menu.getByRole('link', { name, exact: true }).click();
  const over = page.locator('.kalem-banner').getByText('Lisans süreniz bitmiştir');
  await signIn(page, product, company);

  await test.step('SES-19, INV-37: the licence ends while an invoice is filled in, and saving shows the reason', async () => {
    await choose('Yeni Fatura Oluştur');
    await hasArrived(page, 'Yeni Fatura Oluştur', heard);
    await page.getByLabel('VKN / TCKN').fill('11111111111');
    await page.getByLabel('VKN / TCKN').blur();
    await page.getByLabel('Adı', { exact: true }).fill('Şükriye');
    await page.getByLabel('Soyadı', { exact: true }).fill('Işıldak');
    await page.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' }).fill('Iğdır kayısısı, 5 kg kasa');
    await page.getByRole('textbox', { name: 'Miktar, 1. satır' }).fill('12');
    await page.getByRole('textbox', { name: 'Birim Fiyat, 1. satır' }).fill('1234,56789');
    await endLicence(product, company);
    // A lookup for the line may get the 402 before the save does.
    await page.keyboard.press('Control+s');
    const question = page.getByRole('alertdialog', { name: 'Kullanım süreniz doldu' });
    await expect(question).toContainText('Fatura kaydedilmedi; taslağınız bu cihazda kalır.');
    await question.getByRole('button', { name: 'Ödemeye geç' }).click();
    await hasArrived(page, 'Şirket bilgileri', []);
    // By now the form's other calls have been answered.
    expectOnly402(heard);
  });

  for (const [name, content] of Object.entries(free))
    await test.step(`A-22: ${name} opens, also after a reload`, async () => {
      await choose(name);
      await hasArrived(page, name, heard);
      await expect(page.getByText(content).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(content).first()).toBeVisible();
      await isSound(page, name, heard);
      await expect(over).toBeInViewport();
    });

  for (const name of licensed)
    await test.step(`SES-19, A-22: ${name} leads to the company and its payment, and Back returns to the previous screen`, async () => {
      await choose(name);
      await expect(page.getByRole('textbox', { name: 'VKN / TCKN' })).toHaveValue('7350119289');
      // The screen's calls are answered with 402 one after the other.
      await hasArrived(page, 'Şirket bilgileri', []);
      await expect(over).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(/sirketlerim$/);
      await expect(page.getByText('Süresi doldu').first()).toBeVisible();
      expectOnly402(heard);
      await isSound(page, 'Şirketlerim', heard);
    });

  await test.step('PAY-12: from Faturalarım through the company to the price of a year', async () => {
    await choose('Faturalarım');
    await expect(page.getByRole('textbox', { name: 'VKN / TCKN' })).toHaveValue('7350119289');
    await page.getByRole('button', { name: 'Kaydet ve devam et' }).click();
    await expect(page.getByText('1.249,00 TRY + KDV')).toBeVisible();
    expectOnly402(heard);
    await isSound(page, 'Üyelik', heard);
  });

  await test.step('PAY-13: a coupon halves the price, and the focus stays on its button', async () => {
    await page.getByLabel(/^Kupon/).fill(coupon);
    await page.getByRole('button', { name: 'Uygula' }).click();
    await expect(page.getByRole('button', { name: '749,40 TRY öde' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kaldır' })).toBeFocused();
    await isSound(page, 'Üyelik', heard);
  });

  await test.step('PAY-17, A-22: a declined card is explained at the payment, also after a reload', async () => {
    await payWith(page, cards.declined, '749,40 TRY öde');
    for (const again of [false, true]) {
      if (again) await page.reload();
      const reason = page.getByRole('alert').filter({ hasText: 'Ödeme tamamlanmadı.' });
      await expect(reason).toContainText('Kart limiti yetersiz, bankanız ödemeyi onaylamadı.');
      await expect(reason).toBeInViewport();
      await isSound(page, 'Üyelik', heard);
    }
  });

  await test.step('PAY-17, A-24: the coupon of the declined payment is kept', async () => {
    await expect(page.getByLabel(/^Kupon/)).toHaveValue(coupon);
    await page.getByRole('button', { name: 'Uygula' }).click();
    await expect(page.getByRole('button', { name: '749,40 TRY öde' })).toBeVisible();
  });

  await test.step('PAY-17, PAY-20: another card pays for the year', async () => {
    await payWith(page, cards.approved, '749,40 TRY öde');
    await expect(page.getByText('Ödemeniz alındı')).toBeVisible();
    await expect(page).toHaveURL(/anasayfa$/);
    await isSound(page, /^Hoş geldiniz/, heard);
    await expect(over).toBeHidden();
  });

  for (const name of licensed.slice(2))
    await test.step(`PAY-21: ${name} opens again`, async () => {
      await choose(name);
      await hasArrived(page, name, heard);
    });

  await test.step('INV-37: the invoice from before is restored and saved', async () => {
    await choose('Yeni Fatura Oluştur');
    await hasArrived(page, 'Yeni Fatura Oluştur', heard);
    await expect(page.locator('.kalem-banner').getByText(/Kaydedilmemiş taslağınız geri getirildi/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' })).toHaveValue(
      'Iğdır kayısısı, 5 kg kasa',
    );
    await save(page);
    await hasArrived(page, 'Faturalarım', heard);
    await expect(
      page.locator('.kalem-banner').getByText('Faturanız taslak olarak hazır. Sırada ne var?'),
    ).toBeInViewport();
    await expect(page.getByText('Şükriye Işıldak').first()).toBeVisible();
  });

  await product.stop();
});

async function save(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Kaydet/ })
    .first()
    .click();
}

/** Fills in a card, agrees, and confirms the payment on the page of the bank. */
async function payWith(page: Page, cardNumber: string, button: string): Promise<void> {
  await page.getByLabel('Kart üzerindeki ad soyad').fill('IŞIL ÇAĞLAYAN');
  await page.getByLabel('Kart numarası').fill(cardNumber);
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /Yıl$/ }).click();
  await page.getByRole('option', { name: '2030' }).click();
  await page.getByRole('checkbox', { name: /Üyelik Sözleşmesi/ }).check();
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1, name: '3-D Güvenli Ödeme' })).toBeInViewport();
  await page.getByLabel('Doğrulama kodu').fill('283126');
  await page.getByRole('button', { name: 'Onayla' }).click();
}

/** Expects only Chromium's own log lines about 402 responses, at least one. */
function expectOnly402(heard: string[]): void {
  expect(heard.filter((text) => /status of 402/.test(text))).not.toEqual([]);
  expect(heard.splice(0).filter((text) => !/status of 402/.test(text))).toEqual([]);
}
