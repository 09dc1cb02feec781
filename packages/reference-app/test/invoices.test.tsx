import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage, type components, type KalemClient } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { listSearchWith, readInvoiceMode } from '../src/pages/InvoiceFormPage';
import { openApp } from './openApp';

/** The timeouts are long, because the server runs in the page. */

const account = { email: 'fatura@ornek.test', password: 'Deneme2026!' };
const sessionStorage = createMemorySessionStorage();
/** Offset of the server's clock to the page's, in milliseconds. */
let ahead = 0;
let server: PageServer;
let client: KalemClient;
let companyId: string;
let invoice: components['schemas']['Invoice'];

beforeAll(async () => {
  server = await startEmptyServer({
    clock: { now: () => new Date(Date.now() + ahead) },
    portalSwitches: { smsCode: 'A7K2M9' },
  });
  client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
  await client.session?.signIn(account);
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333301', password: '1' } });
  companyId = company.id;
  invoice = await createInvoice('Iğdır Kayısı A.Ş.');
});
afterAll(() => server.close());
beforeEach(async () => {
  ahead = 0;
  localStorage.clear();
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: companyId, settings: { drawerOpen: true } }));
  await page.viewport(1440, 900);
});
afterEach(cleanup);

async function createInvoice(aliciUnvan: string): Promise<components['schemas']['Invoice']> {
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const { data } = await client.POST('/fatura', {
    params: { query: { companyId } },
    body: {
      faturaTip: 'SATIS',
      faturaTarih: today,
      faturaSaat: '00:00:01',
      paraBirim: 'TRY',
      dovizKur: '0',
      ulke: 'Türkiye',
      vknTckn: '1938472657',
      aliciUnvan,
      malHizmetler: [{ malHizmet: 'Kayısı', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' }],
    },
  });
  return data;
}

const open = (at: string, state?: unknown) => openApp({ server, at, state, sessionStorage, clock: () => new Date() });
const goTo = async (name: string) =>
  userEvent.click(within(await screen.findByRole('navigation', { name: 'Ana menü' })).getByRole('link', { name }));
const unvan = () => screen.findByLabelText('Unvan');
const question = () => screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });

describe('invoices', () => {
  test.each([
    [undefined, { mode: 'new' }],
    [{ mode: 'edit' }, { mode: 'new' }],
    [{ mode: 'sil', id: 'x' }, { mode: 'new' }],
    [
      { mode: 'edit', id: 'x' },
      { mode: 'edit', invoiceId: 'x' },
    ],
    [
      { mode: 'copy', id: 'x' },
      { mode: 'copy', invoiceId: 'x' },
    ],
  ])('INV-07: the navigation state %j opens %j', (state, mode) => {
    expect(readInvoiceMode(state, '')).toEqual(mode);
  });

  test.each([
    ['?duzenle=x', { mode: 'edit', invoiceId: 'x' }],
    ['?kopyala=x', { mode: 'copy', invoiceId: 'x' }],
    ['?duzenle=', { mode: 'new' }],
  ])('INV-07: the address %s opens %j without a state', (search, mode) => {
    expect(readInvoiceMode(null, search)).toEqual(mode);
  });

  test('SHL-30: the menu marks the list while an invoice is edited', async () => {
    await open(`/dashboard/yeni?duzenle=${invoice.id}`);
    expect(await unvan()).toHaveValue('Iğdır Kayısı A.Ş.');
    const menu = within(await screen.findByRole('navigation', { name: 'Ana menü' }));
    expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Faturalarım');
  });

  test.each([
    ['2020-01-08', '', '?baslangic=2020-01-01&bitis=2020-01-08'],
    ['2020-01-08', '?baslangic=2026-11-01&bitis=2026-11-30&sayfa=3', '?baslangic=2020-01-01&bitis=2020-01-08'],
    ['2026-11-30', '?baslangic=2026-11-01&bitis=2026-11-30&sayfa=3', '?baslangic=2026-11-01&bitis=2026-11-30&sayfa=3'],
    [new Date().toISOString().slice(0, 10), '', ''],
  ])('USE-06, INV-37: after saving an invoice of %s the list with the former query %j has %j', (day, left, shown) => {
    expect(listSearchWith(day, left)).toBe(shown);
  });

  test.each(['Düzenle', 'Kopyala'])(
    'LST-10, INV-07, SHL-19: %s in the list opens the form with that invoice',
    async (action) => {
      const { app } = await open('/dashboard/faturalarim');
      await userEvent.click(await screen.findByRole('button', { name: 'Fatura işlemleri: Iğdır Kayısı A.Ş.' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
      expect(await unvan()).toHaveValue('Iğdır Kayısı A.Ş.');
      expect(app.router.state.location).toMatchObject({
        pathname: '/dashboard/yeni',
        state: { mode: action === 'Düzenle' ? 'edit' : 'copy', id: invoice.id },
      });
    },
  );

  test('USE-17: n in the list opens the form with the focus in its first field', async () => {
    await open('/dashboard/faturalarim');
    await userEvent.click(await screen.findByRole('heading', { name: 'Faturalarım' }));
    await userEvent.keyboard('n');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'VKN / TCKN' })).toHaveFocus());
  });

  test('A-33: on a phone it opens with its heading in view and focused', async () => {
    await page.viewport(390, 844);
    await open('/dashboard/faturalarim');
    await userEvent.click(await screen.findByRole('button', { name: /^Yeni Fatura Oluştur/ }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Yeni Fatura Oluştur' });
    await waitFor(() => expect(title).toHaveFocus());
    await page.viewport(1440, 900);
  });

  test.each([
    ['Görüntüle', async () => screen.findByRole('dialog', { name: /Iğdır Kayısı/ })],
    ['Yeni fatura', async () => waitFor(async () => expect(await unvan()).toHaveValue(''))],
    // The last case, because afterwards a change would ask first.
    ['İmzala', async () => screen.findByRole('dialog', { name: /imzala/i })],
  ])('INV-37: after a save the list offers the next steps: %s', async (next, found) => {
    await open('/dashboard/yeni', { mode: 'edit', id: invoice.id });
    expect(await unvan()).toHaveValue('Iğdır Kayısı A.Ş.');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText(/Sırada ne var/);
    const bar = within(document.querySelector<HTMLElement>('.saved-invoice') ?? document.body);
    await userEvent.click(bar.getByRole('button', { name: next }));
    await found();
    // The banner of a draft is kept until the signing has ended (USE-22).
    if (next !== 'İmzala') expect(screen.queryByText(/Sırada ne var/)).toBeNull();
  });

  test('USE-22: a saved invoice that is signed can be shared, downloaded or followed by another one', async () => {
    const { id } = await createInvoice('Çağlayan Çiçek Ltd.');
    const { left } = await open('/dashboard/yeni', { mode: 'edit', id });
    expect(await unvan()).toHaveValue('Çağlayan Çiçek Ltd.');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve imzala' }));
    await screen.findByRole('timer');
    await userEvent.type(screen.getByRole('textbox', { name: /SMS/ }), 'A7K2M9');
    await userEvent.click(screen.getByRole('button', { name: 'Onayla' }));
    expect(await screen.findByText('İmzalandı. Sırada ne var?')).toBeVisible();
    const bar = () => within(document.querySelector<HTMLElement>('.saved-invoice') ?? document.body);
    expect(bar().queryByRole('button', { name: 'İmzala' })).toBeNull();
    expect(bar().getByRole('button', { name: 'Yeni fatura' })).toBeVisible();
    await userEvent.click(bar().getByRole('button', { name: 'İndir' }));
    await waitFor(() => expect(left).toEqual([expect.stringMatching(/\/belge\/.*fatura\.zip/)]));
    await userEvent.click(bar().getByRole('button', { name: 'Paylaş' }));
    const preview = await screen.findByRole('dialog', { name: /Çağlayan Çiçek/ });
    expect(await within(preview).findByRole('region', { name: 'Paylaş' })).toBeVisible();
    expect(screen.queryByText(/Sırada ne var/)).toBeNull();
  });

  test('USE-22: a cancelled signing keeps the banner of the draft; deleting the draft removes it', async () => {
    const { id } = await createInvoice('Şile Bezi A.Ş.');
    await open('/dashboard/yeni', { mode: 'edit', id });
    expect(await unvan()).toHaveValue('Şile Bezi A.Ş.');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText(/taslak olarak hazır/);
    const bar = within(document.querySelector<HTMLElement>('.saved-invoice') ?? document.body);
    await userEvent.click(bar.getByRole('button', { name: 'İmzala' }));
    const signing = await screen.findByRole('dialog', { name: /imzala/i });
    await userEvent.click(within(signing).getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/taslak olarak hazır/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Fatura işlemleri: Şile Bezi A.Ş.' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
    // The portal still waits for a code that would sign it.
    await userEvent.click(await screen.findByRole('button', { name: 'Yine de sil' }));
    await waitFor(() => expect(screen.queryByText(/Sırada ne var/)).toBeNull());
  });

  test('USE-27: while the portal is unavailable the banner shows the next step, and offers to sign once it is back', async () => {
    const { id } = await createInvoice('Ağrı Dağı Balcılık');
    await open('/dashboard/yeni', { mode: 'edit', id });
    expect(await unvan()).toHaveValue('Ağrı Dağı Balcılık');
    server.simulator.setSwitches({ smsCode: 'A7K2M9', faults: [{ kind: 'maintenancePage' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(
      await screen.findByText(
        /kaydedildi\. Portala ulaşıp ulaşmadığı kontrol ediliyor; belli olunca imzalayabilirsiniz/,
      ),
    ).toBeVisible();
    const bar = () => within(document.querySelector<HTMLElement>('.saved-invoice') ?? document.body);
    expect(bar().queryByRole('button', { name: 'İmzala' })).toBeNull();
    server.simulator.setSwitches({ faults: [] });
    await client.POST('/fatura/{id}/gonder', { params: { path: { id }, query: { companyId } } });
    expect(await screen.findByText(/taslak olarak hazır/, undefined, { timeout: 20_000 })).toBeVisible();
    expect(bar().getByRole('button', { name: 'İmzala' })).toBeVisible();
  });

  test('SHL-18: the menu opens a new invoice, also from within the form', async () => {
    const { path } = await open('/dashboard/yeni', { mode: 'edit', id: invoice.id });
    expect(await unvan()).toHaveValue('Iğdır Kayısı A.Ş.');
    await goTo('Yeni Fatura Oluştur');
    await waitFor(async () => expect(await unvan()).toHaveValue(''));
    expect(path()).toBe('/dashboard/yeni');
  });

  test('leaving a form with unsaved changes asks first, and staying keeps them', async () => {
    const { path } = await open('/dashboard/yeni');
    await userEvent.type(await unvan(), 'Yarım');
    await goTo('Faturalarım');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Kal' }));
    expect(await unvan()).toHaveValue('Yarım');
    await goTo('Faturalarım');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Ayrıl' }));
    await waitFor(() => expect(path()).toBe('/dashboard/faturalarim'));
  });

  test('SES-14: signing out asks first too', async () => {
    const { app } = await open('/dashboard/yeni');
    await userEvent.type(await unvan(), 'Yarım');
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Ana menü' })).getByRole('button', { name: 'Çıkış Yap' }),
    );
    await userEvent.click(within(await question()).getByRole('button', { name: 'Kal' }));
    expect(app.client.session.isSignedIn()).toBe(true);
  });

  test('SES-12: a lost session does not ask; signing in restores the draft', async () => {
    const { app } = await open('/dashboard/yeni');
    await userEvent.type(await unvan(), 'Yarım kalan alıcı');
    await waitFor(() => expect(Object.keys(localStorage).some((key) => key.includes(':invoice-draft:'))).toBe(true));
    ahead = 2_592_001_000;
    await app.client.GET('/company').catch(() => undefined);
    expect(await screen.findByLabelText('Email')).toHaveValue(account.email);
    await userEvent.type(screen.getByLabelText('Parola'), `${account.password}{Enter}`);
    expect(await unvan()).toHaveValue('Yarım kalan alıcı');
  });

  test('A-10: range, order and filter are in the address', async () => {
    const { app } = await open('/dashboard/faturalarim');
    await userEvent.click(await screen.findByRole('button', { name: 'Bu ay' }));
    await waitFor(() => expect(app.router.state.location.search).toContain('baslangic='));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bu ay' })).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(screen.getByRole('button', { name: /^Durum: / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Onaylanmadı' }));
    await waitFor(() => expect(app.router.state.location.search).toContain('durum=Onaylanmadi'));
    expect(await screen.findByRole('button', { name: 'Durum: Onaylanmadı' })).toBeVisible();
  });

  test('SGN-01: İmzala in the list opens the signing dialog for the selected invoices', async () => {
    await open('/dashboard/faturalarim');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Iğdır Kayısı A.Ş. faturasını seç' }));
    await userEvent.click(screen.getByRole('button', { name: 'İmzala' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Iğdır Kayısı A.Ş.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
