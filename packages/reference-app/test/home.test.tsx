import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type CustomerScenario, startCustomerScenario } from '../../ui/testing/startCustomerScenario';
import { readStatement } from '../../ui/testing/startMovementScenario';
import { listNow } from '../../ui/testing/week';
import { openApp } from './openApp';
import '../../ui/testing/patience';

const sessionStorage = createMemorySessionStorage();
let scenario: CustomerScenario;

beforeAll(async () => {
  scenario = await startCustomerScenario();
  const { server, account } = scenario;
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage }).session.signIn(account);
}, 240_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  localStorage.clear();
  const { companyId: activeCompanyId } = scenario;
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId, settings: { drawerOpen: true } }));
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const open = (at: string) => openApp({ server: scenario.server, at, sessionStorage });

test('SHL-07, HOM-01: the period of the home page is in the address, and its tiles link to lists of the same days', async () => {
  const { app, path } = await open('/dashboard/anasayfa');
  // The first screen of the first test: Vite transforms its modules during the wait.
  const welcome = { level: 1, name: 'Hoş geldiniz, Işıl Çağlayan' };
  expect(await screen.findByRole('heading', welcome, { timeout: 60_000 })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Ana menü' }));
  expect(menu.getByRole('link', { name: 'Anasayfa' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(await screen.findByRole('radio', { name: 'Bu Ay' }));
  await waitFor(() => expect(app.router.state.location.search).toBe('?donem=30'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Bu Ay' })).toBeChecked());
  await userEvent.click(await screen.findByRole('button', { name: /^Düzenlenen Faturalar/ }));
  await waitFor(() => expect(path()).toBe('/dashboard/faturalarim'));
  const search = new URLSearchParams(app.router.state.location.search);
  const days = (Date.parse(search.get('bitis') ?? '') - Date.parse(search.get('baslangic') ?? '')) / 86_400_000;
  expect([days, search.get('durum')]).toEqual([29, 'Onaylandi']);
}, 120_000);

test('CUS-02, INV-22: from a row of the customers to its page, and from there to a new invoice to this customer', async () => {
  const { app, path } = await open('/dashboard/cariler');
  await userEvent.click(await screen.findByRole('button', { name: /^İşlemler: Büyükçamlıca/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Faturaları ve toplamları' }));
  await waitFor(() => expect(path()).toBe(`/dashboard/cariler/${scenario.cariId}`));
  expect(await screen.findByRole('table', { name: 'Aylık satışlar' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Yeni Fatura Oluştur/ }));
  await waitFor(() => expect(path()).toBe('/dashboard/yeni'));
  expect(await screen.findByDisplayValue('1938472657')).toBeVisible();
  await app.router.navigate(`/dashboard/cariler/${scenario.cariId}`);
  const list = await screen.findByRole('table', { name: 'Faturalar' });
  // The oldest one, which is outside of the list's default range.
  await userEvent.click((await within(list).findAllByRole('button')).at(-1) ?? list);
  await waitFor(() => expect(path()).toBe('/dashboard/faturalarim'));
  expect(await screen.findByRole('dialog')).toBeVisible();
}, 90_000);

test('MNY-52: what is late leads to Receivables with only late accounts, and proposals lead to the bank movements', async () => {
  const { client, companyId } = scenario;
  const body = { vadeGunu: null, vadeyiGoster: true, baslangic: '2026-01-01' };
  const params = { query: { companyId } };
  await client.PUT('/tahsilat-ayarlari', { params, body });
  await expect
    .poll(async () => (await client.GET('/tahsilat-ayarlari', { params })).data.isleniyor, { timeout: 60_000 })
    .toBe(false);
  const { app, path } = await open('/dashboard/anasayfa');
  await userEvent.click(await screen.findByRole('button', { name: /^Vadesi geçen/ }));
  await waitFor(() => expect(path()).toBe('/dashboard/alacaklar'));
  expect(app.router.state.location.search).toBe('?geciken=evet');
  expect(await screen.findByRole('checkbox', { name: 'Yalnız gecikenler' })).toBeChecked();

  const { data: sales } = await client.GET('/fatura/all', { params: { query: { companyId, tahsilatDurumu: 'ACIK' } } });
  const number = sales.items[0]?.belgeNumarasi ?? '';
  const day = listNow().toISOString().slice(0, 10).split('-').reverse().join('.');
  const text = `IBAN;TR330006100519786457841326;\r\nTarih;Açıklama;Tutar\r\n${day};${number} ILK TAKSIT;1,00\r\n`;
  const { data: uploaded } = await client.POST('/banka-hareketi/dosya', {
    params: { query: { companyId } },
    body: { file: new File([text], 'ekstre.csv') } as never,
  });
  await readStatement(scenario, uploaded);
  await app.router.navigate('/dashboard/anasayfa');
  await userEvent.click(await screen.findByRole('button', { name: 'Gör: Banka hareketlerinde 1 öneri' }));
  await waitFor(() => expect(path()).toBe('/dashboard/banka-hareketleri'));
  expect(await screen.findByText(/ILK TAKSIT/)).toBeVisible();
}, 180_000);
