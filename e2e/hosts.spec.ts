import { expect, test, type Page } from '@playwright/test';
import { signIn, startHost, type Host } from './startHost';
import { watchConsole } from './watchConsole';

for (const name of ['plain-page', 'nextjs-bank']) {
  test.describe(name, () => {
    let host: Host;

    test.beforeAll(async ({ browserName }) => {
      test.setTimeout(900_000); // builds changed packages
      host = await startHost(name, browserName);
    });
    test.afterAll(() => host.stop());

    test('PRT-04, PRT-07, EMB-05: signs in at the bank, writes and signs an invoice, sees its events, signs out', async ({
      page,
      browserName,
    }) => {
      const faults = watchConsole(page);
      const tokens = tokensOf(page);

      await test.step('signs in at the bank and sees the invoices', async () => {
        await signIn(page, host.url, '10024711');
        await page.getByRole('button', { name: 'Çıkış' }).waitFor();
        // Firefox logs an error for loads that are cancelled by a navigation.
        await page.waitForLoadState('networkidle');
        await page.getByRole('link', { name: 'Faturalarım' }).click();
        await expect(page.getByRole('heading', { name: 'Faturalarım' })).toBeVisible();
        await expect(page.getByRole('row').filter({ hasText: 'Şükrü Işıldak' }).first()).toBeVisible();
      });

      const asked = page.getByRole('dialog', { name: '1 fatura imzalanacak' });
      await test.step('writes an invoice, and declines to sign it when the bank asks', async () => {
        await page.getByRole('button', { name: /^Yeni Fatura Oluştur/ }).click();
        await fillInvoice(page);
        await page
          .getByRole('button', { name: /^Kaydet ve imzala/ })
          .first()
          .click();
        await asked.getByRole('button', { name: 'Vazgeç' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(invoiceRow(page).getByText('Onaylanmadı')).toBeVisible();
        expect(await numberOfSms(host)).toBe(0);
      });

      await test.step('signs it with the code of the SMS, which is sent after the bank’s confirmation', async () => {
        await invoiceRow(page)
          .getByRole('button', { name: /^Fatura işlemleri/ })
          .click();
        await page.getByRole('menuitem', { name: 'İmzala' }).click();
        await asked.getByRole('button', { name: 'Onaylıyorum' }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('textbox')).toBeVisible();
        await dialog.getByRole('textbox').fill(await host.newestCode());
        await dialog.getByRole('button', { name: /Onayla|İmzala/ }).click();
        await expect(dialog).toBeHidden();
        await expect(invoiceRow(page).getByText('Onaylandı')).toBeVisible();
      });

      await test.step('reads its document through the bank', async () => {
        await invoiceRow(page).getByText('Şükriye Işıldak').click();
        const preview = page.getByRole('dialog');
        await expect(preview.frameLocator('iframe').getByText('Şükriye').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(preview).toBeHidden();
      });

      await test.step('sees the bank’s page of received events', async () => {
        await page.getByRole('link', { name: 'Bildirimler' }).click();
        await expect(page.getByRole('heading', { name: 'Bildirimler' })).toBeVisible();
        await expect(async () => {
          await page.reload();
          const signed = page.getByRole('listitem').filter({ hasText: 'Fatura imzalandı' });
          await expect(signed.filter({ hasText: '17.777,77' })).toBeVisible({ timeout: 1000 });
        }).toPass({ timeout: 30_000 });
      });

      await test.step('signs out, and the tokens of its pages are rejected', async () => {
        const [token] = tokens;
        expect(await statusWith(host, token)).toBe(200);
        await page.getByRole('button', { name: 'Çıkış' }).click();
        await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
        expect(await statusWith(host, token)).toBe(401);
        await page.goto(`${host.url}/faturalarim`);
        await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
      });

      expect(faults.filter((fault) => browserName !== 'firefox' || !ofFirefox.test(fault))).toEqual([]);
    });

    if (name === 'nextjs-bank')
      test('EMB-07: a row of the list links to the bank’s payments of that customer', async ({ page }) => {
        await signIn(page, host.url, '10024711');
        await page.getByRole('link', { name: 'Faturalarım' }).click();
        await page
          .getByRole('row')
          .filter({ hasText: 'Şükrü Işıldak' })
          .first()
          .getByRole('button', { name: /^Fatura işlemleri/ })
          .click();
        await page.getByRole('menuitem', { name: 'Ödemesini ara' }).click();
        const payments = page.locator('section', {
          has: page.getByRole('heading', { name: 'Şükrü Işıldak ile hareketler' }),
        });
        await expect(payments.getByRole('listitem')).toHaveText([/^Şükrü Işıldak.*24\.860,00/]);
        await payments.getByRole('link', { name: 'Tüm hareketler' }).click();
        await expect(page.getByText('SGK prim ödemesi')).toBeVisible();
      });

    test('shows every page under the strict policy, on a phone too @chromium', async ({ page }) => {
      const faults = watchConsole(page);
      await signIn(page, host.url, '10024712');
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const [link, heading] of Object.entries(headings)) {
          await page.getByRole('link', { name: link, exact: true }).click();
          await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
          await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
        }
      }
      const policy = (await page.request.get(`${host.url}/faturalarim`)).headers()['content-security-policy'];
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(faults).toEqual([]);
    });

    test('EMB-12: by keyboard only: writes a customer with İ and ı, sorts the invoices, opens one and closes it @chromium', async ({
      page,
    }) => {
      const faults = watchConsole(page);
      await signIn(page, host.url, '10024712');
      await page.getByRole('link', { name: 'Müşteriler' }).press('Enter');
      await page.getByRole('button', { name: /^Yeni cari ekle/ }).press('Enter');
      await page.getByRole('radio', { name: 'Tüzel Kişi' }).press('ArrowRight');
      for (const [label, text] of Object.entries({ TCKN: '12345678950', Ad: 'İlgın', Soyad: 'Işıldar' }))
        await page.getByRole('textbox', { name: label, exact: true }).pressSequentially(text);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row').filter({ hasText: 'İlgın Işıldar' })).toBeVisible();

      await page.getByRole('link', { name: 'Faturalarım' }).press('Enter');
      const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /faturasını seç/ }) });
      const newest = await rows.first().getByRole('checkbox').getAttribute('aria-label');
      const date = page.getByRole('columnheader', { name: /Düzenlenme Tarihi/ });
      await date.getByRole('button').press('Enter');
      await expect(date).toHaveAttribute('aria-sort', 'ascending');
      await expect(rows.first().getByRole('checkbox')).not.toHaveAttribute('aria-label', newest ?? '');

      await rows.first().getByRole('button').first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.setViewportSize({ width: 320, height: 700 });
      await expect(page.getByRole('heading', { name: 'Faturalarım' })).toBeVisible();
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);
      expect(faults).toEqual([]);
    });

    test('the proxy forwards only calls of the widgets, and only for signed-in customers @chromium', async ({
      page,
    }) => {
      const tokens = tokensOf(page);
      await signIn(page, host.url, '10024711');
      await page.getByRole('link', { name: 'Faturalarım' }).click();
      await expect.poll(() => tokens.length).toBeGreaterThan(0);
      const ask = (method: string, path: string) =>
        page.request
          .fetch(`${host.url}/kalem-api${path}`, { method, headers: { authorization: `Bearer ${tokens[0]}` } })
          .then(async (answer) => [answer.status(), (await answer.json().catch(() => ({}))).code]);
      expect((await ask('GET', '/company'))[0]).toBe(200);
      for (const [method, path] of [
        ['GET', '/admin/partner'],
        ['POST', '/partner/session'],
        ['POST', '/user/token'],
        ['DELETE', '/company'],
        ['GET', '/fatura/../account'],
      ] as const)
        expect([path, ...(await ask(method, path))]).toEqual([path, 403, 'OUTSIDE_ALLOW_LIST']);
      await page.context().clearCookies();
      expect((await ask('GET', '/company'))[0]).toBe(401);
    });

    test('rejects a wrong password, and a webhook without Kalem’s signature @chromium', async ({ page }) => {
      await signIn(page, host.url, '10024711', 'tahmin');
      await expect(page.getByText('Müşteri numarası veya parola hatalı.')).toBeVisible();
      const forged = await fetch(`${host.url}/webhooks/kalem`, {
        method: 'POST',
        headers: {
          'webhook-id': 'x',
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
          'webhook-signature': 'v1,eA==',
        },
        body: '{}',
      });
      expect([forged.status, await forged.text()]).toEqual([400, 'WRONG_SIGNATURE']);
    });
  });
}

/** Firefox logs that the test evaluates in the frame of a document. */
const ofFirefox = /JavaScript eval .* “default-src 'none'”/;

const headings = {
  Faturalarım: 'Faturalarım',
  'Yeni fatura': 'Yeni Fatura Oluştur',
  Müşteriler: /Cari/,
  Bildirimler: 'Bildirimler',
};

async function fillInvoice(page: Page): Promise<void> {
  await page.getByLabel('VKN / TCKN').fill('11111111111');
  await page.getByLabel('VKN / TCKN').blur();
  await page.getByLabel('Adı', { exact: true }).fill('Şükriye');
  await page.getByLabel('Soyadı', { exact: true }).fill('Işıldak');
  await page.getByRole('textbox', { name: /Mal \/ Hizmet/ }).fill('Iğdır kayısısı, 5 kg kasa');
  await page.getByRole('textbox', { name: /Miktar/ }).fill('12');
  await page.getByRole('textbox', { name: /Birim Fiyat/ }).fill('1234,56789');
  await expect(page.getByText('17.777,77').first()).toBeVisible();
}

function invoiceRow(page: Page) {
  return page.getByRole('row').filter({ hasText: 'Şükriye Işıldak' });
}

/** The number of SMS that Kalem has sent. */
async function numberOfSms({ api }: Host): Promise<number> {
  const answer = await fetch(new URL('/dev/outbox', api));
  const { items } = (await answer.json()) as { items: { kind: string }[] };
  return items.filter(({ kind }) => kind === 'sms').length;
}

/** Collects the tokens that a page sends. */
function tokensOf(page: Page): string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1];
    if (token) tokens.push(token);
  });
  return tokens;
}

/** The status of Kalem's own response to this token. */
async function statusWith(host: Host, token: string | undefined): Promise<number> {
  return (await fetch(`${host.api}/company`, { headers: { Authorization: `Bearer ${token}` } })).status;
}
