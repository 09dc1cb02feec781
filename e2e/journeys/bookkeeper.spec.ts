import { writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { writeWorkbook } from '../../packages/ui/src/kit/list/writeWorkbook';
import { names } from '../cardSteps';
import { signIn } from '../foundCompany';
import { hasArrived, isSound } from '../journeySteps';
import { addStaff, startWorld } from '../people';
import { watchConsole } from '../watchConsole';

test.use({ actionTimeout: 30_000, permissions: ['clipboard-read', 'clipboard-write'] });

/** Customers in a messy sheet: a title row, blank rows, own columns and headings, and cells as typed. */
const customers = [
  ['CARİ LİSTESİ - EKİM 2026'],
  [],
  ['Sıra', 'GSM', 'Firma / Ad Soyad', 'İsim', 'Soyisim', 'Vergi Kimlik No', 'İndirim', 'Şehir', 'Mail', 'Son Alış'],
  [1, '0532 111 22 33', 'Iğdır Işık Gıda Ltd. Şti.', '', '', 6290147332, '%20', 'IĞDIR', '', '03.10.2026'],
  [],
  [2, '', '', 'Işıl', 'Çınar İnce', '48201357998.0', '7,5', 'İZMİR', 'isil@ornek.test', '12.10.2026'],
  [3, '', 'Şırnak Çiçek A.Ş.', '', '', '805512340', '', 'ŞIRNAK', '', ''],
  [4, '', 'IĞDIR IŞIK GIDA LTD. ŞTİ.', '', '', '629 014 73 32', '% 15', 'IĞDIR', '', '21.10.2026'],
  [5, '', 'Gümüş Ajans', '', '', '3500678120', '', 'BURSA', 'a@ornek.test; b@ornek.test', ''],
  [],
  [6, '0212 555 44 33', 'Çatalca Süt ve Süt Ürünleri Gıda Sanayi Limited Şirketi', '', '', 2357908162, '', '', '', ''],
];

const stock = [
  ['Kod', 'Satış Fiyatı', 'KDV', 'Ürün Adı', 'Ölçü Birimi', 'Son Alış'],
  ['A-1', '1.234,56', '%20', 'İnce bulgur, 1 kg', 'ADET', '03.10.2026'],
  ['A-2', '₺ 950', '%10', 'Işıklı tabela', 'Adet', ''],
  [],
  ['A-3', '99,123456 TL', '%1', 'Çınar fidanı', 'kg', ''],
  ['A-4', '12,5', '%25', 'Şişe suyu', 'düzinelik', ''],
  ['A-5', '1.300', '%20', 'İNCE BULGUR, 1 KG', 'adet', '21.10.2026'],
];

/** Prices, discounts and rates of the invoice lines with their frequency, in kuruş and percent. */
const prices = [
  { typed: '1.234,56', kurus: 123_456, discount: 0 },
  { typed: '₺ 950', kurus: 95_000, discount: 5 },
  { typed: '12,5', kurus: 1_250, discount: 0 },
  { typed: '99,90 TL', kurus: 9_990, discount: 0 },
] as const;
const rates = [20, 10, 1] as const;
const lines = Array.from({ length: 40 }, (_, index) => ({
  ...{ name: `İnce bulgur, ${index + 1}. çuval`, count: (index % 5) + 1, unit: index % 2 ? 'kg' : 'Adet' },
  ...{ price: prices[index % 4] ?? prices[0], rate: rates[index % 3] ?? rates[0] },
}));

test('a bookkeeper imports customers and stock from messy Excel files, writes an invoice of forty lines, and copies one of the portal', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const world = await startWorld();
  const heard = watchConsole(page);
  const { email } = await addStaff(world, 'all');

  await test.step('A-33: signs in; home has the focus at its heading', async () => {
    await signIn(page, world.product, { companyId: world.company.companyId, email });
    await hasArrived(page, /^Hoş geldiniz, Gülşah/, heard);
  });

  await test.step("CUS-13: recognises the columns of the customers by the firm's headings", async () => {
    await page.getByRole('link', { name: 'Cari Kartları', exact: true }).click();
    await hasArrived(page, 'Cari Kartları', heard);
    await chooseFile(page, 'cariler-ekim.xlsx', customers, heard);
    await expect(page.getByText('6 satır · 10 sütun')).toBeVisible();
    await expect(page.getByText('Başlıklar tanındı')).toBeVisible();
    await goOn(page, 'Devam', 'Eşleştirme');
    await expect(page.getByText('10 sütundan 8 tanesi adından tanındı.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unvan Firma / Ad Soyad sütununun alanı' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Alan seçin Son Alış sütununun alanı' })).toBeVisible();
    await isSound(page, "Cari kartlarını Excel'den yükle", heard);
  });

  await test.step('CUS-13: two rows are rejected with a reason at their cell, and corrected there', async () => {
    await goOn(page, 'Kontrol et', 'Kontrol');
    await hasFigures(page, ['2yeni kart', '2güncellenecek', '2hatalı satır']);
    await expect(page.getByText('VKN 10 haneli olmalıdır')).toBeInViewport();
    await expect(page.getByText('Yalnızca bir email adresi yazınız')).toBeInViewport();
    await correct(page, '7. satır, VKN / TCKN', '8055123408');
    await correct(page, '9. satır, Email', 'a@ornek.test');
    await hasFigures(page, ['4yeni kart', '2güncellenecek', '0hatalı satır']);
    await page.getByRole('radio', { name: 'Tümü' }).click();
    await expect(page.getByRole('row', { name: /^8 IĞDIR IŞIK GIDA/ })).toContainText('4. satırla aynı kart');
    await page.getByRole('switch', { name: 'Boş hücreler kartı değiştirmesin' }).click();
    await expect(page.getByText('hücresi boş olan alanlar olduğu gibi kalır')).toBeVisible();
    await isSound(page, "Cari kartlarını Excel'den yükle", heard);
  });

  await test.step('CUS-12, CUS-13: all rows are imported, and the list equals the file', async () => {
    await goOn(page, '6 kartı yükle', 'Yükleme');
    await expect(page.getByText('Dosyadaki bütün satırlar alındı.')).toBeVisible();
    await hasFigures(page, ['4eklendi', '2güncellendi', '0alınmadı']);
    await isSound(page, "Cari kartlarını Excel'den yükle", heard);
    await backToList(page, 'Cari Kartları', heard);
    await page.getByLabel('Cari ara').fill('ığdır ışık');
    await expect(names(page)).toHaveText(['IĞDIR IŞIK GIDA LTD. ŞTİ.']);
    await names(page).click();
    const card = page.getByRole('dialog');
    await expect(card.getByLabel('VKN', { exact: true })).toHaveValue('6290147332');
    await expect(card.getByLabel(/^İskonto/)).toHaveValue('15');
    await expect(card.getByLabel('Telefon', { exact: false }).first()).toHaveValue(/532.*111.*22.*33/);
    await page.keyboard.press('Escape');
    await page.getByLabel('Cari ara').fill('ÇINAR İNCE');
    await expect(page.getByRole('row', { name: /Işıl Çınar İnce/ })).toContainText('48201357998');
    await page.getByLabel('Cari ara').fill('çatalca');
    await expect(page.getByRole('row', { name: /Çatalca Süt/ })).toContainText('Büyükçekmece');
    await expect(page.getByRole('row', { name: /Çatalca Süt/ })).toContainText(/212.*555.*44.*33/);
    await isSound(page, 'Cari Kartları', heard);
  });

  await test.step('STK-10, STK-11: imports stock with prices and rates as people type them', async () => {
    await page.getByRole('link', { name: 'Stok Kartları', exact: true }).click();
    await hasArrived(page, 'Stok Kartları', heard);
    await chooseFile(page, 'stok-ekim.xlsx', stock, heard);
    await goOn(page, 'Devam', 'Eşleştirme');
    await goOn(page, 'Kontrol et', 'Kontrol');
    await hasFigures(page, ['3yeni kart', '1güncellenecek', '1hatalı satır', '1uyarılı satır']);
    await correct(page, '6. satır, KDV Oranı', '%20');
    await correct(page, '6. satır, Birim', 'Kutu');
    await hasFigures(page, ['4yeni kart', '1güncellenecek', '0hatalı satır', '1uyarılı satır']);
    await isSound(page, "Stok kartlarını Excel'den yükle", heard);
    await goOn(page, '5 kartı yükle', 'Yükleme');
    await hasFigures(page, ['4eklendi', '1güncellendi', '0alınmadı', '1uyarılı satır']);
    await backToList(page, 'Stok Kartları', heard);
    await page.getByLabel('Stok ara').fill('ıŞIKLI');
    await expect(page.getByRole('row', { name: /Işıklı tabela/ })).toContainText('950,00');
    await page.getByLabel('Stok ara').fill('ince bulgur');
    await expect(page.getByRole('row', { name: /BULGUR, 1 KG/ })).toContainText('1.300,00');
    await isSound(page, 'Stok Kartları', heard);
  });

  const total =
    await test.step('USE-18, INV-22: pastes forty lines from Excel under their headings, for an imported customer', async () => {
      await page.getByRole('link', { name: 'Yeni Fatura Oluştur', exact: true }).click();
      await hasArrived(page, 'Yeni Fatura Oluştur', heard);
      await page.getByRole('combobox', { name: 'Alıcı', exact: true }).pressSequentially('şırnak çiç');
      await page.getByRole('option', { name: /Şırnak Çiçek/ }).click();
      await expect(page.getByLabel('VKN / TCKN')).toHaveValue('8055123408');
      await page.evaluate((text) => navigator.clipboard.writeText(text), copiedLines());
      await page.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' }).click();
      await page.keyboard.press('Control+v');
      await expect(page.getByText('40 satır', { exact: true })).toBeVisible();
      await expect(page.getByText(/Stok Kodu/)).toBeVisible();
      const { gross, discount, kdv } = sums();
      const totals = page.getByRole('complementary', { name: 'Toplamlar' });
      for (const amount of [gross, discount, kdv, gross - discount + kdv])
        await expect(totals).toContainText(money(amount));
      await isSound(page, 'Yeni Fatura Oluştur', heard);
      return money(gross - discount + kdv);
    });

  await test.step('INV-37: saves it and finds it by its recipient', async () => {
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .click();
    await hasArrived(page, 'Faturalarım', heard);
    await expect(
      page.locator('.kalem-banner').getByText('Faturanız taslak olarak hazır. Sırada ne var?'),
    ).toBeInViewport();
    await page.getByLabel('Fatura ara').fill('ŞIRNAK');
    await expect(page.getByRole('row', { name: /Şırnak Çiçek/ })).toHaveCount(1);
    await expect(page.getByRole('row', { name: /Şırnak Çiçek/ })).toContainText(total);
  });

  await test.step('LST-06, LST-07: its document has the fortieth line and the total', async () => {
    await page.getByRole('button', { name: 'Şırnak Çiçek A.Ş.', exact: true }).click();
    const preview = page.getByRole('dialog');
    const document = preview.frameLocator('iframe');
    await expect(document.getByText('İnce bulgur, 40. çuval')).toBeVisible();
    await expect(document.getByText(total).first()).toBeVisible();
    await expect(preview.getByText(total).first()).toBeInViewport();
    await preview.getByRole('button', { name: 'Kapat', exact: true }).click();
    await isSound(page, 'Faturalarım', heard);
  });

  await test.step('A-19: copies an invoice of the portal and saves it as a draft', async () => {
    await page.getByLabel('Fatura ara').fill('eskişehir porsuk');
    const row = page.getByRole('row').filter({ hasText: '51.277,08' });
    await row.getByRole('button', { name: /^Eskişehir Porsuk/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kopyala' }).click();
    await hasArrived(page, 'Faturayı kopyala', heard);
    await expect(page.getByLabel('VKN / TCKN')).toHaveValue('3780269145');
    await expect(page.getByRole('complementary', { name: 'Toplamlar' })).toContainText('51.277,08');
    await page
      .getByRole('button', { name: /^Kaydet/ })
      .first()
      .click();
    await hasArrived(page, 'Faturalarım', heard);
    await page.getByLabel('Fatura ara').fill('eskişehir porsuk');
    const drafts = page.getByRole('row').filter({ hasText: '51.277,08' }).filter({ hasText: 'Onaylanmadı' });
    await expect(drafts).toHaveCount(1);
    await isSound(page, 'Faturalarım', heard);
  });

  await world.product.stop();
});

/** Opens the import of a list, whose heading gets the focus, and uploads a file with these rows. */
async function chooseFile(
  page: Page,
  name: string,
  rows: readonly (readonly (string | number)[])[],
  heard: readonly string[],
): Promise<void> {
  const path = test.info().outputPath(name);
  const workbook = await writeWorkbook('Sayfa1', [rows]);
  await writeFile(path, Buffer.from(await workbook.arrayBuffer()));
  await page.getByRole('button', { name: "Excel'den yükle" }).first().click();
  await hasArrived(page, /kartlarını Excel'den yükle$/, heard);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Dosya seç' }).click(),
  ]);
  await chooser.setFiles(path);
}

/** Continues to the next step of an import, which gets the focus. */
async function goOn(page: Page, button: string, step: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('group', { name: step, exact: true })).toBeFocused();
}

/** Leaves an import. The list has its heading in view, and the button that opened the import has the focus. */
async function backToList(page: Page, heading: string, heard: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Listeye dön' }).click();
  await isSound(page, heading, heard);
  await expect(page.getByRole('button', { name: "Excel'den yükle" }).first()).toBeFocused();
}

/** Corrects a rejected cell. */
async function correct(page: Page, cell: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: cell }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: cell })).toHaveCount(0);
}

/** Expects these figures with their labels in an import. */
async function hasFigures(page: Page, expected: string[]): Promise<void> {
  await expect(page.getByRole('group').locator('dl > div')).toHaveText(expected);
}

/** The lines in Excel's clipboard format, with a column that no line has. */
function copiedLines(): string {
  const rows = lines.map(({ name, count, unit, price, rate }, index) =>
    [price.typed, name, `%${rate}`, count, unit, price.discount ? `%${price.discount}` : '', `A-${index}`].join('\t'),
  );
  return ['Birim Fiyat (TL)\tÜrün Adı\tKDV\tMiktar\tBirimi\tİskonto\tStok Kodu', ...rows].join('\n');
}

/** The sums of the lines in kuruş; KDV is rounded per line. */
function sums(): { gross: number; discount: number; kdv: number } {
  const all = { gross: 0, discount: 0, kdv: 0 };
  for (const { count, price, rate } of lines) {
    const gross = count * price.kurus;
    const discount = (gross * price.discount) / 100;
    all.gross += gross;
    all.discount += discount;
    all.kdv += Math.round(((gross - discount) * rate) / 100);
  }
  return all;
}

const money = (kurus: number) => (kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2 });
