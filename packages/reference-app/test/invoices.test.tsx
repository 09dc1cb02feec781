import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage, type components } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { listSearchWith, readInvoiceMode } from '../src/pages/InvoiceFormPage';
import { openApp } from './openApp';

/** The server runs in the page, beside everything else that the machine does. */

const account = { email: 'fatura@ornek.test', password: 'Deneme2026!' };
const sessionStorage = createMemorySessionStorage();
/** How far the server's clock is before the page's, in milliseconds. */
let ahead = 0;
let server: PageServer;
let companyId: string;
let invoice: components['schemas']['Invoice'];

beforeAll(async () => {
  server = await startEmptyServer({
    clock: { now: () => new Date(Date.now() + ahead) },
    portalSwitches: { smsCode: 'A7K2M9' },
  });
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
  await client.session.signIn(account);
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333301', password: '1' } });
  companyId = company.id;
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
      aliciUnvan: 'Iğdır Kayısı A.Ş.',
      malHizmetler: [{ malHizmet: 'Kayısı', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' }],
    },
  });
  invoice = data;
});
afterAll(() => server.close());
beforeEach(async () => {
  ahead = 0;
  localStorage.clear();
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: companyId, settings: { drawerOpen: true } }));
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const open = (at: string, state?: unknown) => openApp({ server, at, state, sessionStorage });
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
    expect(readInvoiceMode(state)).toEqual(mode);
  });

  test.each([
    ['2020-01-08', '', '?baslangic=2020-01-01&bitis=2020-01-08'],
    ['2020-01-08', '?baslangic=2026-11-01&bitis=2026-11-30&sayfa=3', '?baslangic=2020-01-01&bitis=2020-01-08'],
    ['2026-11-30', '?baslangic=2026-11-01&bitis=2026-11-30&sayfa=3', '?baslangic=2026-11-01&bitis=2026-11-30&sayfa=3'],
    [new Date().toISOString().slice(0, 10), '', ''],
  ])('USE-06, INV-37: after saving an invoice of %s the list as it was left, %j, is %j', (day, left, shown) => {
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

  test.each([
    ['Görüntüle', async () => screen.findByRole('dialog', { name: /Iğdır Kayısı/ })],
    ['Yeni fatura', async () => waitFor(async () => expect(await unvan()).toHaveValue(''))],
    // Last: from then on a change would ask first.
    ['İmzala', async () => screen.findByRole('dialog', { name: /imzala/i })],
  ])('INV-37: after a save the list offers what comes next: %s', async (next, found) => {
    await open('/dashboard/yeni', { mode: 'edit', id: invoice.id });
    expect(await unvan()).toHaveValue('Iğdır Kayısı A.Ş.');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await screen.findByText(/Sırada ne var/);
    const bar = within(document.querySelector<HTMLElement>('.saved-invoice') ?? document.body);
    await userEvent.click(bar.getByRole('button', { name: next }));
    await found();
    expect(screen.queryByText(/Sırada ne var/)).toBeNull();
  });

  test('SHL-18: the menu opens a new invoice, also from within the form', async () => {
    const { path } = await open('/dashboard/yeni', { mode: 'edit', id: invoice.id });
    expect(await unvan()).toHaveValue('Iğdır Kayısı A.Ş.');
    await goTo('Yeni Fatura Oluştur');
    await waitFor(async () => expect(await unvan()).toHaveValue(''));
    expect(path()).toBe('/dashboard/yeni');
  });

  test('leaving a form with something unsaved asks, and staying keeps it', async () => {
    const { path } = await open('/dashboard/yeni');
    await userEvent.type(await unvan(), 'Yarım');
    await goTo('Faturalarım');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Kal' }));
    expect(await unvan()).toHaveValue('Yarım');
    await goTo('Faturalarım');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Ayrıl' }));
    await waitFor(() => expect(path()).toBe('/dashboard/faturalarim'));
  });

  test('SES-14: so does signing out', async () => {
    const { app } = await open('/dashboard/yeni');
    await userEvent.type(await unvan(), 'Yarım');
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Ana menü' })).getByRole('button', { name: 'Çıkış Yap' }),
    );
    await userEvent.click(within(await question()).getByRole('button', { name: 'Kal' }));
    expect(app.client.session.isSignedIn()).toBe(true);
  });

  test('SES-12: a lost session does not ask; signing in brings the draft back as it was', async () => {
    const { app } = await open('/dashboard/yeni');
    await userEvent.type(await unvan(), 'Yarım kalan alıcı');
    await waitFor(() => expect(Object.keys(localStorage).some((key) => key.includes(':invoice-draft:'))).toBe(true));
    ahead = 2_592_001_000;
    await app.client.GET('/company').catch(() => undefined);
    expect(await screen.findByLabelText('Email')).toHaveValue(account.email);
    await userEvent.type(screen.getByLabelText('Parola'), `${account.password}{Enter}`);
    expect(await unvan()).toHaveValue('Yarım kalan alıcı');
  });

  test('A-10: range, order and filter stand in the address', async () => {
    const { app } = await open('/dashboard/faturalarim');
    await userEvent.click(await screen.findByRole('button', { name: 'Bu ay' }));
    await waitFor(() => expect(app.router.state.location.search).toContain('baslangic='));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bu ay' })).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(screen.getByRole('button', { name: /^Durum: / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Onaylanmadı' }));
    await waitFor(() => expect(app.router.state.location.search).toContain('durum=Onaylanmadi'));
    expect(await screen.findByRole('button', { name: 'Durum: Onaylanmadı' })).toBeVisible();
  });

  test('SGN-01: İmzala in the list opens the signing of what was selected', async () => {
    await open('/dashboard/faturalarim');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Iğdır Kayısı A.Ş. faturasını seç' }));
    await userEvent.click(screen.getByRole('button', { name: 'İmzala' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Iğdır Kayısı A.Ş.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
