import { createClient, createMemorySessionStorage, type components } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createDraft } from '../../ui/testing/createDraft';
import { addStaff } from '../../ui/testing/staff';
import { startScenario, type Scenario } from '../../ui/testing/startScenario';
import { openApp } from './openApp';

const title = 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği A.Ş.';
const staff = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test' };
let scenario: Scenario;
let draft: components['schemas']['Invoice'];
let cariId: string;

beforeAll(async () => {
  scenario = await startScenario();
  const { client, companyId } = scenario;
  draft = await createDraft(scenario, { vknTckn: '7351902846', aliciUnvan: title });
  const body = { vknTckn: '7351902846', unvan: title, ulke: 'Türkiye', il: 'İSTANBUL', ilce: 'ÜSKÜDAR' };
  const { data } = await client.POST('/cari', { params: { query: { companyId } }, body });
  cariId = data.id;
  await addStaff(scenario, { ...staff, granted: { faturaRead: true } });
});
afterAll(() => scenario.server.close());
beforeEach(async () => {
  localStorage.clear();
  const store = { activeCompanyId: scenario.companyId, settings: { drawerOpen: true } };
  localStorage.setItem('kalem.store', JSON.stringify(store));
  await page.viewport(1440, 900);
});
afterEach(cleanup);

async function open(email = scenario.account.email) {
  const { server } = scenario;
  const sessionStorage = createMemorySessionStorage();
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.session.signIn({ email, password: 'Deneme2026!' });
  const opened = await openApp({ server, at: '/dashboard/faturalarim', sessionStorage });
  await screen.findByRole('heading', { name: 'Faturalarım' });
  return opened;
}

/** Opens the palette with Ctrl K and types these words. Returns the results. */
async function find(words: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Ara veya komut ver' }));
  await userEvent.type(await palette.findByRole('combobox'), words);
  return palette;
}

test('USE-17, A-17: Ctrl K finds an invoice by its number, and shows it whatever range the list had', async () => {
  const { app, path } = await open();
  const palette = await find(draft.belgeNumarasi ?? '');
  const found = await within(await palette.findByRole('group', { name: 'Faturalar' })).findByRole('option');
  expect(found).toHaveTextContent(`${title}${draft.belgeNumarasi}`);
  expect(found).toHaveTextContent('1.200,00 TRY');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: new RegExp(draft.belgeNumarasi ?? '') })).toBeVisible();
  expect(path()).toBe('/dashboard/faturalarim');
  expect(new URLSearchParams(app.router.state.location.search).get('ara')).toBe(draft.belgeNumarasi);
});

test('USE-17, A-17: finds a customer by name in any case, and starts an invoice to them', async () => {
  const { app, path } = await open();
  const palette = await find('IGNEADA');
  await userEvent.click(
    await within(await palette.findByRole('group', { name: 'Cari kartları' })).findByRole('option'),
  );
  await waitFor(() => expect(path()).toBe(`/dashboard/cariler/${cariId}`));
  await screen.findByRole('heading', { name: title });

  const again = await find('7351902846');
  await userEvent.click(await again.findByRole('option', { name: `${title} için yeni fatura` }));
  await waitFor(() => expect(path()).toBe('/dashboard/yeni'));
  expect(app.router.state.location.state).toEqual({ cariId });
  await waitFor(() => expect(screen.getByLabelText('VKN / TCKN')).toHaveValue('7351902846'));
});

test('A-17: copies the last invoice from any screen; counts the invoices that wait for a signature and opens their list', async () => {
  const { app, path } = await open();
  const palette = await find('kopyala');
  await userEvent.click(await palette.findByRole('option', { name: 'Son faturayı kopyala' }));
  await waitFor(() => expect(path()).toBe('/dashboard/yeni'));
  expect(app.router.state.location.state).toEqual({ mode: 'copy', id: draft.id });
  await waitFor(() => expect(screen.getByLabelText('VKN / TCKN')).toHaveValue('7351902846'));

  const again = await find('imza bekleyen');
  await userEvent.click(await again.findByRole('option', { name: 'İmza bekleyen 1 faturayı göster' }));
  await waitFor(() => expect(app.router.state.location.search).toBe('?durum=Onaylanmadi'));
  expect(await screen.findByRole('heading', { name: 'Faturalarım' })).toBeVisible();
});

test('USE-17, USR-12: does not request data without permission, and offers no new invoice without write permission', async () => {
  const { network } = await open(staff.email);
  const palette = await find('igneada');
  expect(await palette.findByRole('group', { name: 'Faturalar' })).toBeVisible();
  expect(palette.queryByRole('group', { name: /^(Cari kartları|Yeni fatura)$/ })).toBeNull();
  expect(palette.queryByRole('option', { name: 'Son faturayı kopyala' })).toBeNull();
  expect(network.calls()).not.toContain('GET /cari/search');
});

test('A-17, CUS-02, STK-03: opens the Excel upload of cards from any screen', async () => {
  const { path } = await open();
  for (const what of ['Cari', 'Stok']) {
    const again = await find(`${what} kartlarını exc`);
    await userEvent.click(await again.findByRole('option', { name: `${what} kartlarını Excel'den yükle` }));
    expect(await screen.findByRole('heading', { name: `${what} kartlarını Excel'den yükle` })).toBeVisible();
  }
  expect(path()).toBe('/dashboard/stok-kartlari');
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(await screen.findByRole('heading', { name: 'Stok Kartları' })).toBeVisible();
});

test('A-17, USR-12: with read permission offers neither a copy nor an upload', async () => {
  await open(staff.email);
  const palette = await find(' ');
  expect(await palette.findByRole('option', { name: /^İmza bekleyen/ })).toBeVisible();
  expect(palette.queryByRole('option', { name: 'Son faturayı kopyala' })).toBeNull();
  expect(palette.queryByRole('option', { name: /Excel'den yükle/ })).toBeNull();
});

test.each(['Esc', 'the cross'])('A-17: %s closes the palette at once, whatever was typed', async (way) => {
  await open();
  const palette = await find('igneada');
  expect(await palette.findByRole('group', { name: 'Faturalar' })).toBeVisible();
  if (way === 'Esc') await userEvent.keyboard('{Escape}');
  else await userEvent.click(palette.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('USE-17: on a touch screen the field gets the first typed letter', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
  );
  await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Ara veya komut ver' }));
  await waitFor(() => expect(palette.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('iğne');
  expect(palette.getByRole('combobox')).toHaveValue('iğne');
  vi.restoreAllMocks();
});
