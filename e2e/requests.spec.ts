import { expect, test, type Page } from '@playwright/test';
import { counterparty } from './counterparty';
import { knowTheApp, startProduct, type Product } from './startProduct';

const password = 'Deneme2026!';
const email = 'talep@ornek.test';
const seller = { userCode: '33333301', vknTckn: '7350119289', unvan: 'Çınaraltı Tesis Yönetimi Limited Şirketi' };
const buyer = { userCode: '33333302', vknTckn: '5560173901' };

const day = (shift: number) => new Date(Date.now() + 3 * 3_600_000 + shift * 86_400_000).toISOString().slice(0, 10);
const slashed = (date: string) => date.split('-').reverse().join('/');
// Computed at each step, because midnight may pass in between.
const days = () => ({ baslangic: slashed(day(-1)), bitis: slashed(day(0)) });
const year = () => ({ baslangic: slashed(day(-360)), bitis: slashed(day(0)) });

test('requests in both directions between a company and a counterparty at the portal', async ({ page }) => {
  const product = await startProduct();
  const other = counterparty(product.portalUrl, seller.userCode);
  const free = await other.freeInvoicesTo(buyer.vknTckn, year());
  const [rejected, accepted, objected, unwanted] = free;
  if (!rejected || !accepted || !objected || !unwanted)
    throw new Error('The portal holds too few invoices between the two');
  await other.cancel(rejected);
  await other.cancel(accepted);
  const { companyId, own } = await foundCompanyWithInvoices(product, 3);
  const [cancelled, disputed, doubted] = own;
  if (!cancelled || !disputed || !doubted) throw new Error('Too few invoices were signed');
  await other.object(doubted.ettn, days());
  await page.addInitScript(
    (id) =>
      localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: id, settings: { drawerOpen: true } })),
    companyId,
  );
  await knowTheApp(page);
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();

  await test.step('REQ-15, REQ-19, REQ-20: rejects one of its requests with a reason', async () => {
    await page.getByRole('link', { name: 'İptal / İtiraz Talepleri' }).click();
    await expect(page).toHaveURL(/dashboard\/iptal-itiraz-talepleri/);
    await rowOf(page, seller.vknTckn, rejected.belgeNumarasi)
      .getByRole('button', { name: /^Talebi Reddet/ })
      .click();
    await page.getByLabel('Ret gerekçesi').fill('Mal teslim alındı');
    await page.getByRole('dialog').getByRole('button', { name: 'Talebi Reddet' }).click();
    await expect(page.getByText('Talep başarıyla reddedildi.').first()).toBeVisible();
    await expect(
      rowOf(page, seller.vknTckn, rejected.belgeNumarasi).getByText('İptal talebi reddedildi'),
    ).toBeVisible();
  });

  await test.step('REQ-18, REQ-20: accepts another one, and the other side sees both', async () => {
    await rowOf(page, seller.vknTckn, accepted.belgeNumarasi)
      .getByRole('button', { name: /^Talebi Kabul Et/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Talebi Kabul Et' }).click();
    await expect(page.getByText('Talep başarıyla onaylandı.').first()).toBeVisible();
    expect(await other.stateOf(accepted.ettn, year())).toBe('1');
    expect(await other.stateOf(rejected.ettn, year())).toBe('2');
  });

  await test.step('REQ-08, REQ-12: objects to an invoice issued to it', async () => {
    await page.getByRole('link', { name: 'Adıma Düzenlenen Faturalar' }).click();
    await expect(page).toHaveURL(/dashboard\/adima-duzenlenen-faturalar/);
    // The address changes before the screen, and the screen before this one has the same fields.
    await expect(page.getByRole('heading', { level: 1, name: 'Adıma Düzenlenen Faturalar' })).toBeVisible();
    await page.getByLabel('Başlangıç tarihi').fill(slashed(day(-360)));
    await page.getByRole('button', { name: 'Sorgula' }).click();
    // A search that starts before the page shows the new dates would use the old ones.
    await expect(page).toHaveURL(new RegExp(`baslangic=${day(-360)}`));
    await page.getByRole('textbox', { name: /belge numarası ara/ }).fill(objected.belgeNumarasi);
    await rowOf(page, seller.vknTckn, objected.belgeNumarasi)
      .getByRole('button', { name: /^İtiraz Talebi/ })
      .click();
    await raiseObjection(page, 'Noter');
    await expect(
      rowOf(page, seller.vknTckn, objected.belgeNumarasi).getByText('İtiraz talebi oluşturuldu'),
    ).toBeVisible();
  });

  await test.step('REQ-11, REQ-12: requests to cancel an invoice issued to it', async () => {
    await page.getByRole('textbox', { name: /belge numarası ara/ }).fill(unwanted.belgeNumarasi);
    await rowOf(page, seller.vknTckn, unwanted.belgeNumarasi)
      .getByRole('button', { name: /^İptal Talebi/ })
      .click();
    await raiseCancellation(page);
    await expect(
      rowOf(page, seller.vknTckn, unwanted.belgeNumarasi).getByText('İptal talebi oluşturuldu'),
    ).toBeVisible();
  });

  await test.step('LST-05, REQ-05: requests to cancel an own invoice', async () => {
    await page.getByRole('link', { name: 'Faturalarım' }).click();
    await openMenu(page, cancelled.belgeNumarasi, 'İptal Talebi Oluştur');
    await raiseCancellation(page);
    await expect(rowOf(page, cancelled.belgeNumarasi).getByText('İptal talebi oluşturuldu')).toBeVisible();
  });

  await test.step('LST-05, REQ-04, REQ-05: objects to an own invoice by registered letter', async () => {
    await openMenu(page, disputed.belgeNumarasi, 'İtiraz Talebi Oluştur');
    await raiseObjection(page, 'Taahhütlü Mektup');
    await expect(rowOf(page, disputed.belgeNumarasi).getByText('İtiraz talebi oluşturuldu')).toBeVisible();
  });

  await test.step('REQ-17, REQ-18, REQ-20: accepts an objection of the other side, which sees the result', async () => {
    await page.getByRole('link', { name: 'İptal / İtiraz Talepleri' }).click();
    await expect(
      rowOf(page, buyer.vknTckn, doubted.belgeNumarasi).getByText('İtiraz talebi oluşturuldu'),
    ).toBeVisible();
    await rowOf(page, buyer.vknTckn, doubted.belgeNumarasi)
      .getByRole('button', { name: /^Talebi Kabul Et/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Talebi Kabul Et' }).click();
    await expect(
      rowOf(page, buyer.vknTckn, doubted.belgeNumarasi).getByText('İtiraz talebi kabul edildi'),
    ).toBeVisible();
    expect(await other.stateOfReceived(doubted.ettn, days())).toBe('1');
  });

  await test.step('REQ-06, REQ-07: the answers of the other side are shown at the sent requests', async () => {
    await other.answer(cancelled.ettn, 'KABUL', days());
    await other.answer(disputed.ettn, 'RET', days());
    await other.answer(objected.ettn, 'RET', days());
    await other.answer(unwanted.ettn, 'KABUL', days());
    await page.getByRole('button', { name: 'Gönderilen' }).click();
    await expect(
      rowOf(page, 'Düzenlediğim fatura', cancelled.belgeNumarasi).getByText('İptal talebi kabul edildi'),
    ).toBeVisible();
    await expect(
      rowOf(page, 'Düzenlediğim fatura', disputed.belgeNumarasi).getByText('İtiraz talebi reddedildi'),
    ).toBeVisible();
    await expect(
      rowOf(page, 'Adıma düzenlenen', seller.vknTckn, objected.belgeNumarasi).getByText('İtiraz talebi reddedildi'),
    ).toBeVisible();
    await expect(
      rowOf(page, 'Adıma düzenlenen', seller.vknTckn, unwanted.belgeNumarasi).getByText('İptal talebi kabul edildi'),
    ).toBeVisible();
  });

  await product.stop();
});

/** The row with all of these texts. A document number is unique only within one seller. */
function rowOf(page: Page, ...texts: string[]) {
  return texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'));
}

async function openMenu(page: Page, belgeNumarasi: string, item: string) {
  await rowOf(page, belgeNumarasi)
    .getByRole('button', { name: /^Fatura işlemleri/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Fills the cancellation dialog and submits it. */
async function raiseCancellation(page: Page) {
  await page.getByRole('dialog').getByLabel('Açıklama').fill('Mükerrer düzenlendi');
  await send(page);
}

/** Fills the objection dialog with the method `yontem` and submits it. */
async function raiseObjection(page: Page, yontem: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /İtiraz yöntemi/ }).click();
  await page.getByRole('option', { name: yontem }).click();
  await dialog.getByLabel('Referans belge numarası').fill('2026/1234');
  await dialog.getByLabel('Referans belge tarihi').fill(slashed(day(-1)));
  await dialog.getByLabel('Açıklama').fill('Miktar fazla');
  await send(page);
}

async function send(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Bu talep geri alınamaz/ }).check();
  await dialog.getByRole('button', { name: 'Talep Oluştur' }).click();
}

/** A user with the buyer's company, and approved invoices of it to the seller. */
async function foundCompanyWithInvoices(product: Product, count: number) {
  const api = `${product.url}/api`;
  let token = '';
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  await call('POST', '/user', { email, password, name: 'Işıl Çağlayan' });
  const signedIn = await fetch(`${api}/user/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', email, password }),
  });
  token = ((await signedIn.json()) as { access_token: string }).access_token;
  const company = await call('POST', '/company/gib', { userCode: buyer.userCode, password: '1' });
  const query = `?companyId=${company.id}`;
  const faturaIds: string[] = [];
  while (faturaIds.length < count) {
    const { id = '' } = await call('POST', `/fatura${query}`, {
      faturaTip: 'SATIS',
      faturaTarih: day(0),
      faturaSaat: '00:00:01',
      paraBirim: 'TRY',
      dovizKur: '0',
      ulke: 'Türkiye',
      vknTckn: seller.vknTckn,
      aliciUnvan: seller.unvan,
      malHizmetler: [{ malHizmet: 'Un', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' }],
    });
    faturaIds.push(id);
  }
  const { signatureId } = await call('POST', `/fatura/imza${query}`, { faturaIds });
  await call('POST', `/fatura/imza-onay${query}`, { smsCode: await product.newestCode(), signature: signatureId });
  const own: { belgeNumarasi: string; ettn: string }[] = [];
  for (const id of faturaIds) {
    const { belgeNumarasi = '', ettn = '' } = await call('GET', `/fatura/${id}${query}`);
    own.push({ belgeNumarasi, ettn });
  }
  return { companyId: company.id ?? '', own };
}
