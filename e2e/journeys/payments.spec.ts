import { expect, test, type Page } from '@playwright/test';
import { enter, foundCompany, type Company } from '../foundCompany';
import { isSound } from '../journeySteps';
import { mailedToken } from '../people';
import { type Product, startProduct } from '../startProduct';
import { watchConsole } from '../watchConsole';

const day = (shift: number) => new Date(Date.now() + 3 * 3_600_000 + shift * 86_400_000).toISOString().slice(0, 10);

test('an owner starts tracking, records payments for invoices from the portal, and undoes one', async ({ page }) => {
  test.setTimeout(240_000);
  const product = await startProduct();
  const company = await foundCompany(product, '33333301');
  const [first, second] = await portalSales(company);
  const heard = watchConsole(page);
  await enter(page, product, company);
  const list = `${product.url}/dashboard/faturalarim?baslangic=${day(-365)}&bitis=${day(0)}`;

  await test.step('MNY-23: invoices from the portal are tracked once a start is chosen', async () => {
    await page.goto(`${list}&ara=${first.belgeNumarasi}`);
    await expect(rowOf(page, first)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Tahsilat' })).toHaveCount(0);
    await page.goto(`${product.url}/dashboard/tahsilat-ayarlari`);
    await page.getByRole('radio', { name: 'Tarih seç' }).check();
    const [year, month, date] = day(-365).split('-');
    await page.getByRole('textbox', { name: 'Başlangıç tarihi' }).fill(`${date}/${month}/${year}`);
    await page.getByRole('button', { name: 'Takibi başlat' }).click();
    await expect(page.getByText(`${date}/${month}/${year} gününden beri`)).toBeVisible();
    await isSound(page, 'Tahsilat Ayarları', heard);
    await expect.poll(() => stateOf(company, first)).toBe('ACIK');
  });

  await test.step('MNY-27, MNY-38: a part of one invoice is paid, and list and preview show what is left', async () => {
    await page.goto(`${list}&ara=${first.belgeNumarasi}`);
    await rowOf(page, first)
      .getByRole('button', { name: /^Fatura işlemleri/ })
      .click();
    await page.getByRole('menuitem', { name: 'Tahsilat Gir' }).click();
    const dialog = page.getByRole('dialog', { name: /^Tahsilat Gir/ });
    await dialog.getByRole('textbox', { name: 'Tutar' }).fill('10,50');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, first)).toContainText(/Kısmi|Gecikmiş/);
    expect(await stateOf(company, first)).toBe('KISMI');
  });

  await test.step('MNY-45: the rest and another invoice are paid whole, in two presses each', async () => {
    for (const one of [first, second]) {
      await page.goto(`${list}&ara=${one.belgeNumarasi}`);
      await rowOf(page, one).getByRole('checkbox').check();
      await page
        .getByRole('toolbar', { name: 'Seçili faturalar' })
        .getByRole('button', { name: 'Tahsilat Gir' })
        .click();
      await page
        .getByRole('dialog', { name: /^Tahsilat Gir/ })
        .getByRole('button', { name: 'Kaydet' })
        .click();
      await expect(page.getByText('Tahsilat kaydedildi')).toBeVisible();
      await expect(rowOf(page, one)).toContainText('Ödendi');
    }
    await isSound(page, 'Faturalarım', heard);
  });

  await test.step('MNY-39: an undone payment opens its invoice again, also after a reload', async () => {
    await rowOf(page, second).getByRole('button', { name: second.aliciUnvan, exact: true }).click();
    await page.getByRole('list', { name: 'Tahsilatlar' }).getByRole('button', { name: 'Geri Al' }).click();
    await page
      .getByRole('alertdialog', { name: 'Tahsilat geri alınsın mı?' })
      .getByRole('button', { name: 'Geri Al' })
      .click();
    await expect(page.getByRole('list', { name: 'Tahsilatlar' }).getByText('Geri alındı')).toBeVisible();
    await page.goto(`${list}&ara=${second.belgeNumarasi}`);
    await expect(rowOf(page, second)).toContainText(/Açık|Gecikmiş/);
    expect(await stateOf(company, first)).toBe('ODENDI');
  });

  await test.step('MNY-48, MNY-49: Receivables, the page of the customer and the API have the same balance', async () => {
    const row = page.getByRole('row').filter({ hasText: second.aliciUnvan });
    await showsBalance(page, { address: `${product.url}/dashboard/alacaklar`, company, sale: second });
    await row.getByRole('button', { name: /^Cari işlemleri/ }).click();
    await page.getByRole('menuitem', { name: 'Tahsilat Gir' }).click();
    const dialog = page.getByRole('dialog', { name: /^Tahsilat Gir/ });
    await dialog.getByRole('textbox', { name: 'Tutar', exact: true }).fill('5,00');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('5,00');
    await isSound(page, 'Alacaklar', heard);
    await row.getByRole('button', { name: second.aliciUnvan, exact: true }).click();
    await expect(page.getByRole('region', { name: 'Hesap' })).toContainText('Son tahsilat5,00');
    await showsBalance(page, { address: page.url(), company, sale: second });
    await expect(page.getByRole('table', { name: 'Hareketler' })).toContainText('Tahsilat');
    expect(heard).toEqual([]);
  });

  await test.step('MNY-54, MNY-55, MNY-56: the statement has the same balance, and the customer disagrees on its page', async () => {
    await page.getByRole('button', { name: 'Cari Ekstre' }).click();
    const dialog = page.getByRole('dialog', { name: /^Cari Ekstre/ });
    const balance = await balanceOf(company, second);
    await dialog.getByRole('radio', { name: 'Tüm hareketler' }).check();
    await expect(dialog.getByRole('table', { name: 'Cari Ekstre' }).getByRole('row').last()).toContainText(balance);
    await dialog.getByRole('button', { name: 'Bağlantı Oluştur' }).click();
    const address = await dialog.getByRole('link', { name: /\/ekstre\// }).getAttribute('href');
    const stranger = await page
      .context()
      .browser()
      ?.newPage({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' });
    if (!stranger) throw new Error('No second browser window');
    await stranger.goto(address ?? '');
    await expect(stranger.getByText(`${balance} TL borç bakiyesi`)).toBeVisible();
    const pdf = stranger.waitForEvent('download');
    await stranger.getByRole('link', { name: "PDF'yi indir" }).click();
    expect((await pdf).suggestedFilename()).toMatch(/ cari ekstre .*\.pdf$/);
    await stranger.getByRole('textbox').fill('Eylül faturası ödendi');
    await stranger.getByRole('button', { name: 'Mutabık değiliz' }).click();
    await expect(stranger.getByText('Yanıtınız alındı.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Cari Ekstre' }).click();
    await expect(dialog.getByText('Eylül faturası ödendi')).toBeVisible();
    await dialog.getByRole('button', { name: 'Bağlantıyı Kapat' }).click();
    await dialog.getByRole('button', { name: 'Bağlantıyı Kapat' }).click();
    await expect(page.getByText('Bağlantı kapatıldı')).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText('Bağlantı geçersiz veya süresi dolmuş.')).toBeVisible();
    await stranger.close();
    expect(heard).toEqual([]);
  });

  await test.step('MNY-61, MNY-66, MNY-67: a mail reminds the customer, who stops it; the next one asks for consent', async () => {
    const recipient = 'muhasebe@musteri.example';
    await giveAddress(company, page.url().split('/').at(-1) ?? '', recipient);
    const token = await mailedToken(product, company.email);
    await company.client.PUT('/account/email/verification', { body: { token } });
    const remind = page.getByRole('button', { name: 'Hatırlat', exact: true });
    const dialog = page.getByRole('dialog', { name: /^Hatırlat/ });
    await page.reload();
    await remind.click();
    await expect(dialog.getByRole('article')).toContainText(`Sayın ${second.aliciUnvan}`);
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText('1 hatırlatma e-postası kuyruğa alındı')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Hatırlatmalar' })).toContainText('Gönderildi', { timeout: 20_000 });
    const stop = /(http\S+\/hatirlatma\/vazgec\/[^\s"<]+)/.exec(await mailTo(product, recipient))?.[1] ?? '';
    const stranger = await page.context().browser()?.newPage({ locale: 'tr-TR' });
    if (!stranger) throw new Error('No second browser window');
    await stranger.goto(stop);
    await stranger.getByRole('button', { name: 'Hatırlatmaları durdur' }).click();
    await expect(stranger.getByText('Bu adrese artık hatırlatma gönderilmeyecek.')).toBeVisible();
    await stranger.close();
    await remind.click();
    const question = dialog.getByRole('checkbox', { name: /^Alıcı hatırlatma istemediğini bildirdi/ });
    await expect(question).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Gönder' })).toBeDisabled();
    await question.check();
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog).toHaveCount(0);
    expect(heard).toEqual([]);
  });

  await test.step('MNY-72, MNY-74, MNY-82, MNY-83: a payer copies and downloads on a phone; ended, altered and paid links', async () => {
    await company.client.POST('/banka', {
      params: { query: { companyId: company.companyId } },
      body: { bankaAdi: 'Ziraat', iban: 'TR330006100519786457841326', faturadaGoster: false, tahsilatHesabi: true },
    });
    const opened = await company.client.GET('/fatura/{id}', {
      params: { path: { id: second.id }, query: { companyId: company.companyId } },
    });
    const rest = opened.data.tahsilat?.kalan ?? '';
    const dialog = page.getByRole('dialog', { name: /^Ödeme Bağlantısı/ });
    const openLink = async () => {
      const row = page
        .getByRole('table', { name: 'Açık faturalar' })
        .getByRole('row')
        .filter({ hasText: second.belgeNumarasi });
      await row.getByRole('button', { name: /^İşlemler/ }).click();
      await page.getByRole('menuitem', { name: 'Ödeme Bağlantısı' }).click();
      return (await dialog.getByRole('link', { name: /\/odeme\// }).getAttribute('href')) ?? '';
    };
    const address = await openLink();
    const phone = await page
      .context()
      .browser()
      ?.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        locale: 'tr-TR',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
    const payer = await phone?.newPage();
    if (!phone || !payer) throw new Error('No second browser window');
    const noticed = watchConsole(payer);
    await payer.goto(address);
    await isSound(payer, /^Ödenecek tutar/, noticed);
    const copied = {
      IBAN: 'TR330006100519786457841326',
      Tutar: rest.replace('.', ','),
      Açıklama: second.belgeNumarasi,
    };
    for (const [name, text] of Object.entries(copied)) {
      await payer.getByRole('button', { name: `${name} kopyala` }).tap();
      await expect(payer.getByRole('status')).toHaveText('Panoya Kopyalandı');
      expect(await payer.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
    const pdf = payer.waitForEvent('download');
    await payer.getByRole('link', { name: "PDF'yi indir" }).tap();
    expect((await pdf).suggestedFilename()).toBe(`${second.belgeNumarasi}.pdf`);
    await payer.getByRole('link', { name: 'English' }).tap();
    await isSound(payer, /^Amount to pay/, noticed);
    await dialog.getByRole('button', { name: 'Bağlantıyı Kapat' }).click();
    await dialog.getByRole('button', { name: 'Bağlantıyı Kapat' }).click();
    await expect(page.getByText('Bağlantı kapatıldı')).toBeVisible();
    await payer.goto(address);
    await expect(payer.getByRole('heading', { name: 'Bağlantı geçersiz veya süresi dolmuş.' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const other = await openLink();
    await payer.goto(`${other.slice(0, -1)}${other.endsWith('A') ? 'B' : 'A'}`);
    await expect(payer.getByRole('heading', { name: 'Bağlantı geçersiz veya süresi dolmuş.' })).toBeVisible();
    await company.client.POST('/tahsilat', {
      params: { query: { companyId: company.companyId } },
      body: {
        faturaId: second.id,
        tarih: day(0),
        tutar: rest,
        paraBirim: 'TRY',
        yontem: 'HAVALE',
        dagitim: [{ faturaId: second.id, tutar: rest }],
      },
    });
    await payer.goto(other);
    await expect(payer.getByRole('heading', { name: 'Bu fatura ödendi, teşekkür ederiz.' })).toBeInViewport();
    await expect(payer.getByText('IBAN')).toHaveCount(0);
    await phone.close();
    expect(heard).toEqual([]);
  });

  await product.stop();
});

/** Puts a mail address on the card of a customer. */
async function giveAddress({ client, companyId }: Company, id: string, email: string): Promise<void> {
  const params = { path: { id }, query: { companyId } };
  const { data, response } = await client.GET('/cari/{id}', { params });
  const header = { 'If-Match': response.headers.get('ETag') ?? '' };
  await client.PUT('/cari/{id}', { params: { ...params, header }, body: { ...data, email } });
}

/** The text of the newest mail to an address. */
async function mailTo({ url }: Product, address: string): Promise<string> {
  const { items } = (await (await fetch(`${url}/dev/outbox`)).json()) as { items: { to: string; body: string }[] };
  return items.find(({ to }) => to === address)?.body ?? '';
}

interface Sale {
  readonly id: string;
  readonly belgeNumarasi: string;
  readonly aliciUnvan: string;
}

/** Two approved sales of the portal's history, to two customers. Waits for the first sync. */
async function portalSales({ client, companyId }: Company): Promise<[Sale, Sale]> {
  const query = { companyId, baslangicTarihi: day(-365), bitisTarihi: day(0), onayDurumu: 'Onaylandi' as const };
  const found = new Map<string, Sale>();
  await expect
    .poll(
      async () => {
        const { data } = await client.GET('/fatura/all', { params: { query } });
        for (const { id, belgeNumarasi, aliciUnvan, portalFaturaTip, paraBirim, talepAkisi } of data.items)
          if (
            portalFaturaTip === 'SATIS' &&
            paraBirim === 'TRY' &&
            talepAkisi.length === 0 &&
            belgeNumarasi &&
            aliciUnvan
          )
            found.set(aliciUnvan, { id, belgeNumarasi, aliciUnvan });
        return found.size;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(1);
  const [first, second] = found.values();
  if (!first || !second) throw new Error('The portal has fewer than two sales');
  return [first, second];
}

async function stateOf({ client, companyId }: Company, { id }: Sale): Promise<string | undefined> {
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } });
  return data.tahsilat?.durum;
}

interface Shown {
  readonly address: string;
  readonly company: Company;
  readonly sale: Sale;
}

/** Opens a screen until it shows the balance of the API: the first sync still downloads invoices. */
async function showsBalance(page: Page, { address, company, sale }: Shown): Promise<void> {
  const search = page.getByRole('textbox', { name: 'Cari ara' });
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText('TRY').first()).toBeVisible();
    if (await search.isVisible()) await search.fill(sale.aliciUnvan);
    await expect(page.getByRole('main')).toContainText(await balanceOf(company, sale), { timeout: 4000 });
  }).toPass({ timeout: 60_000 });
}

/** The balance of the customer in TRY, as screens write it. */
async function balanceOf({ client, companyId }: Company, { aliciUnvan }: Sale): Promise<string> {
  const { data } = await client.GET('/alacak', { params: { query: { companyId, q: aliciUnvan, paraBirim: 'TRY' } } });
  return Number(data.items[0]?.bakiye).toLocaleString('tr-TR', { minimumFractionDigits: 2 });
}

const rowOf = (page: Page, { belgeNumarasi }: Sale) => page.getByRole('row').filter({ hasText: belgeNumarasi });
