import { writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { writeWorkbook } from '../../packages/ui/src/kit/list/writeWorkbook';
import { isSound } from '../journeySteps';
import { watchConsole } from '../watchConsole';
import { collectionOf, day, type MoneyWorld, ownIban, type Sale, showsBalance, shown, startMoney } from '../moneySteps';

type Cells = readonly (string | number)[];

let world: MoneyWorld;
test.afterAll(() => world.product.stop());

test('MNY-86 to MNY-101: extracts of five banks and an MT940 find what was paid, proposals are confirmed by keyboard, and all is undone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  world = await startMoney(page);
  const heard = watchConsole(page);
  const sales = oneOfEach(world.sales);
  const [byName, byNumber, byLetter, inPart, withCurrency, byMt940] = sales as [Sale, Sale, Sale, Sale, Sale, Sale];
  const bank = `${world.product.url}/dashboard/banka-hareketleri`;
  await page.goto(bank);
  await expect(page.getByText('Banka hareketi yok')).toBeVisible();
  await isSound(page, 'Banka Hareketleri', heard);

  await test.step('MNY-87, MNY-88, MNY-92: each layout is recognised, and what names number and amount is booked', async () => {
    const garanti = sheet([
      ['Hesap Hareketleri'],
      ['IBAN', ownIban],
      ['Tarih', 'Açıklama', 'Etiket', 'Tutar', 'Bakiye', 'Dekont No'],
      [turkish(-5), 'KİRA ÖDEMESİ', 'Diğer', '-500,00', '9.500,00', 'D1'],
      [turkish(-4), `GELEN FAST ${byNumber.belgeNumarasi}`, 'Diğer', shown(byNumber.kalan), plus(9500, byNumber), 'D2'],
    ]);
    await importFile(page, await garanti);
    await expect(page.getByText('1 hareket alındı: 1 kendiliğinden eşleşti, 0 öneri, 0 eşleşmedi.')).toBeVisible();
    const english = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
    const vakif = sheet([
      [`IBAN: ${ownIban}`],
      ['İŞLEM TARİHİ', 'AÇIKLAMA/İŞLEM', 'TUTAR', 'B/A', 'BAKİYE', 'FİŞ/İŞLEM NO'],
      [
        turkish(-3),
        `HAVALE ${byLetter.belgeNumarasi}`,
        english(+byLetter.kalan),
        'A',
        english(800 + +byLetter.kalan),
        '2',
      ],
      [turkish(-4), 'AİDAT', '200.00', 'B', '800.00', '1'],
    ]);
    await importFile(page, await vakif);
    await expect(page.getByText('1 hareket alındı: 1 kendiliğinden eşleşti, 0 öneri, 0 eşleşmedi.')).toBeVisible();
    const kuveyt = sheet([
      ['IBAN', ownIban],
      ['Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye'],
      [slashed(-3), 'MASRAF', '5,00', '', '995,00'],
      [slashed(-2), `GELEN EFT ${inPart.belgeNumarasi} ILK TAKSIT`, '', '10,00', '1.005,00'],
    ]);
    await importFile(page, await kuveyt);
    await expect(page.getByText('1 hareket alındı: 0 kendiliğinden eşleşti, 1 öneri, 0 eşleşmedi.')).toBeVisible();
    const isBank = sheet([
      ['TÜRKİYE İŞ BANKASI', ownIban],
      ['Tarih/Saat', 'Tutar', 'Bakiye', 'Açıklama'],
      [`${slashed(-1)}-14:05:33`, +byName.kalan, +(1000 + +byName.kalan).toFixed(2), `GELEN HAVALE - ${byName.alici}`],
      [`${slashed(-2)}-09:00:00`, -200, 1000, 'KİRA'],
    ]);
    await importFile(page, await isBank);
    await expect(page.getByText('1 hareket alındı: 0 kendiliğinden eşleşti, 1 öneri, 0 eşleşmedi.')).toBeVisible();
    const yapiKredi = sheet([
      ['IBAN', ownIban],
      ['Tarih', 'Saat', 'İşlem', 'Kanal', 'Açıklama', 'İşlem Tutarı', 'Bakiye'],
      [turkish(-1), '09:00', 'Nakit', 'ATM', 'ATM NAKIT YATIRMA', '1.751,00 TL', '2.751,00 TL'],
      [
        ...[turkish(0), '14:05:33', 'FAST', 'Mobil', `GELEN FAST - ${withCurrency.belgeNumarasi}`],
        ...[`${shown(withCurrency.kalan)} TL`, `${plus(2751, withCurrency)} TL`],
      ],
    ]);
    await importFile(page, await yapiKredi);
    await expect(page.getByText('2 hareket alındı: 1 kendiliğinden eşleşti, 0 öneri, 1 eşleşmedi.')).toBeVisible();
    await importFile(page, await mt940(`:61:${short(-1)}C${wire(byMt940)}NTRFREF4711`, byMt940, 0));
    await expect(page.getByText('1 hareket alındı: 1 kendiliğinden eşleşti, 0 öneri, 0 eşleşmedi.')).toBeVisible();
    for (const sale of [byNumber, byLetter, withCurrency, byMt940]) expect(await stateOf(sale)).toBe('ODENDI');
    for (const sale of [inPart, byName]) expect(await stateOf(sale)).toBe('ACIK');
    await showsBalance(page, world, byNumber);
  });

  await test.step('MNY-89, MNY-91: a file with a gap is not taken, and one that comes again adds nothing', async () => {
    await page.goto(bank);
    const gap = sheet([
      ['IBAN', ownIban],
      ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
      [turkish(-5), 'ALI', '10,00', '110,00'],
      [turkish(-4), 'CAN', '30,00', '160,00'],
    ]);
    await importFile(page, await gap);
    await expect(page.getByText('Bakiyeler 4. satırda tutmuyor, dosya alınmadı.')).toBeVisible();
    await importFile(page, await mt940(`:61:${short(-1)}C${wire(byMt940)}NTRFREF4711`, byMt940, 0));
    await expect(page.getByText('0 yeni, 1 daha önce alınmış')).toBeVisible();
  });

  await test.step('MNY-52, MNY-98: the home page leads to the proposals, which j, k and Enter confirm', async () => {
    await page.goto(`${world.product.url}/dashboard/anasayfa`);
    await page.getByRole('button', { name: 'Gör: Banka hareketlerinde 2 öneri' }).click();
    await expect(page.getByText('Ad benziyor, tutar aynı')).toBeVisible();
    await expect(page.getByText('Fatura numarası aynı')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await isSound(page, 'Banka Hareketleri', heard);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const left of [1, 0]) {
      await page.getByRole('heading', { name: 'Banka Hareketleri' }).click();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: `Öneriler ${left}` })).toBeVisible();
    }
    await expect(page.getByText('Onay bekleyen öneri yok')).toBeVisible();
    expect(await stateOf(byName)).toBe('ODENDI');
    expect(await stateOf(inPart)).toBe('KISMI');
    await showsBalance(page, world, byName);
  });

  await test.step('MNY-100: the bank takes a payment back, and its invoice is open again', async () => {
    await page.goto(bank);
    await importFile(page, await mt940(`:61:${short(0)}RC${wire(byMt940)}NTRFREF4711`, byMt940, +byMt940.kalan));
    await expect(page.getByText('0 hareket alındı: 0 kendiliğinden eşleşti, 0 öneri, 0 eşleşmedi.')).toBeVisible();
    await page.getByRole('button', { name: 'Hareketlere dön' }).click();
    await page.getByRole('button', { name: /^Eşleşmeyenler/ }).click();
    const text = `Banka ${shown(byMt940.kalan)} TRY tutarındaki ödemeyi geri aldı.`;
    await expect(page.getByText(text)).toBeVisible();
    expect(await stateOf(byMt940)).toBe('ACIK');
    await showsBalance(page, world, byMt940);
  });

  await test.step('MNY-99: a match and a whole file are undone', async () => {
    await page.goto(bank);
    await page.getByRole('button', { name: /^Eşleşenler/ }).click();
    const row = page.getByRole('row').filter({ hasText: inPart.belgeNumarasi });
    await row.getByRole('button', { name: /^Geri Al/ }).click();
    await expect(page.getByText('Eşleşme geri alındı')).toBeVisible();
    expect(await stateOf(inPart)).toBe('ACIK');
    await page.getByRole('button', { name: 'Dosya Yükle' }).first().click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'garanti' })
      .or(page.getByRole('button', { name: /^Aç: ekstre-1\.xlsx/ }))
      .last()
      .click();
    await page.getByRole('button', { name: 'Dosyayı geri al' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dosyayı geri al' }).click();
    await expect(page.getByText('Dosya geri alındı').first()).toBeVisible();
    await expect.poll(() => stateOf(byNumber)).toBe('ACIK');
    await showsBalance(page, world, byNumber);
    expect(heard).toEqual([]);
  });
});

const stateOf = async (sale: Sale) => (await collectionOf(world.company, sale))?.durum;

/** One sale of each of six customers, with different amounts. The first is recent: older ones are not found by name. */
function oneOfEach(sales: readonly Sale[]): Sale[] {
  const found = new Map<string, Sale>();
  const recent = sales.filter(({ tarih }) => tarih > day(-50));
  for (const sale of [...recent, ...sales])
    if ([...found.values()].every(({ kalan }) => kalan !== sale.kalan) && Number(sale.kalan) > 100)
      if (!found.has(sale.vknTckn)) found.set(sale.vknTckn, sale);
  expect(found.size).toBeGreaterThan(5);
  return [...found.values()].slice(0, 6);
}

const turkish = (shift: number) => day(shift).split('-').reverse().join('.');
const slashed = (shift: number) => day(shift).split('-').reverse().join('/');
const short = (shift: number) => day(shift).slice(2).replaceAll('-', '');
const wire = ({ kalan }: Sale) => kalan.replace('.', ',');
const plus = (balance: number, { kalan }: Sale) => shown(balance + Number(kalan));

let files = 0;
interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function sheet(rows: readonly Cells[]): Promise<Saved> {
  const workbook = await writeWorkbook('Hareketler', [rows]);
  files += 1;
  return { name: `ekstre-${files}.xlsx`, bytes: new Uint8Array(await workbook.arrayBuffer()) };
}

/** An MT940 file with one movement, which changes the balance from `from` to 0 or the other way. */
async function mt940(movement: string, sale: Sale, from: number): Promise<Saved> {
  const to = from === 0 ? Number(sale.kalan) : 0;
  const balance = (amount: number) => `C${short(0)}TRY${amount.toFixed(2).replace('.', ',')}`;
  const lines = [':20:KALEM', `:25:${ownIban}`, ':28C:1/1', `:60F:${balance(from)}`, movement];
  lines.push(`:86:GELEN HAVALE ${sale.belgeNumarasi}`, `:62F:${balance(to)}`, '-');
  files += 1;
  return { name: `ekstre-${files}.txt`, bytes: new TextEncoder().encode(lines.join('\r\n')) };
}

/** Uploads a file and confirms its columns. Opens the upload where it is not open. */
async function importFile(page: Page, { name, bytes }: Saved): Promise<void> {
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  const again = page.getByRole('button', { name: 'Başka dosya yükle' });
  await again
    .or(page.getByRole('button', { name: 'Dosya Yükle' }).first())
    .first()
    .click();
  await page.getByLabel('Hesap özeti dosyası').setInputFiles(path);
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Hareketleri al' }).click();
}
