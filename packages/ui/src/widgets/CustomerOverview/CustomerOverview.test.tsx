import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { addStaff } from '../../../testing/staff';
import { type CustomerScenario, newCustomerOf, startCustomerScenario } from '../../../testing/startCustomerScenario';
import { startScenario } from '../../../testing/startScenario';
import { listNow, smsCode } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceForm } from '../InvoiceForm/InvoiceForm';
import { CustomerOverview, type CustomerOverviewEvent } from './CustomerOverview';

let scenario: CustomerScenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const events: CustomerOverviewEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 1400);
  scenario = await startCustomerScenario();
}, 240_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);
beforeEach(async () => {
  events.length = 0;
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
});

const show = (who: KalemClient = client, { companyId, cariId }: { companyId: string; cariId: string } = scenario) =>
  render(
    <KalemProvider client={who} companyId={companyId} clock={listNow}>
      <CustomerOverview cariId={cariId} onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
const turkish = (amount: string | null = '') =>
  new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(Number(amount));
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('LIN-05, MNY-04, MNY-19: shows the card, totals by month and currency, and the last price of each item', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: /^Büyükçamlıca İleri/ })).toBeVisible();
  expect(screen.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible();
  expect(screen.getByText('Vade (Gün)').nextElementSibling).toHaveTextContent('45');
  expect(screen.getByText('Kısıklı Mah. Bosna Bulvarı No: 64, ÜSKÜDAR / İSTANBUL')).toBeVisible();
  const months = await screen.findByRole('table', { name: 'Aylık satışlar' });
  const query = { companyId: scenario.companyId, vknTckn: '1938472657' };
  const { data: sums } = await scenario.client.GET('/fatura/aylik', { params: { query } });
  expect(sums.items).toHaveLength(10);
  expect(cells(months).map(([month]) => month)).toEqual([
    ...['Kasım 2026', 'Kasım 2026', 'Ekim 2026', 'Eylül 2026', 'Eylül 2026', 'Ağustos 2026'],
  ]);
  // Within a month the larger amount comes first, whatever its currency.
  const heads = within(months).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Ay', 'Fatura', 'KDV hariç', 'KDV dahil', 'İade']);
  const [first] = sums.items;
  expect(first).toMatchObject({ paraBirim: 'USD', adet: 1, vergilerDahil: '5160942.00', iadeAdet: 0 });
  expect(cells(months)[0]?.[2]).toBe(`${turkish(first?.matrah)} USD${turkish(first?.tlMatrah)} TRY`);
  expect(cells(months)[0]?.slice(3)).toEqual(['5.160.942,00 USD217.396.424,24 TRY', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Tümünü göster (10)' }));
  expect(cells(screen.getByRole('table', { name: 'Aylık satışlar' }))).toHaveLength(10);
  const prices = cells(await screen.findByRole('table', { name: 'Son fiyatlar' }));
  expect(prices[0]?.slice(1, 2)).toEqual(['14/11/2026']);
  expect(prices.some(([, day, price]) => day === '12/11/2026' && price?.startsWith('186.500,00 TRY'))).toBe(true);
});

test('lists only this customer’s invoices, of all days, and opens them', async () => {
  show();
  const list = await screen.findByRole('table', { name: 'Faturalar' });
  await waitFor(() => expect(within(list).getAllByRole('row')).toHaveLength(12));
  expect(within(list).getByText('Onaylanmadı')).toBeVisible();
  await userEvent.click(within(list).getAllByRole('button')[0] ?? list);
  expect(events).toEqual([
    expect.objectContaining({ type: 'showInvoice', faturaId: expect.any(String), faturaTarih: expect.any(String) }),
  ]);
  expect(network.calls().filter((call) => call === 'GET /fatura')).toHaveLength(1);
});

test('CUS-13, LIN-05: with a shared number, shows invoices, totals and prices of that person only', async () => {
  const shop = await startScenario({ clock: { now: listNow }, portalSwitches: { smsCode } });
  const params = { query: { companyId: shop.companyId } };
  const faturaIds: string[] = [];
  for (const [ad, malHizmet] of [
    ['Ayşe', 'Çay'],
    ['Müjgân', 'Kahve'],
  ] as const) {
    const person = { vknTckn: '11111111111', aliciAdi: ad, aliciSoyadi: 'Işık', ulke: 'Türkiye' };
    const malHizmetler = [{ malHizmet, miktar: '1', birim: 'C62', birimFiyat: '10', kdvOrani: '20' }];
    const day = { faturaTarih: '2026-11-20', faturaSaat: '11:05:00', faturaTip: 'SATIS' as const };
    const money = { paraBirim: 'TRY', dovizKur: '0' };
    faturaIds.push(
      (await shop.client.POST('/fatura', { params, body: { ...person, ...day, ...money, malHizmetler } })).data.id,
    );
  }
  const { data } = await shop.client.POST('/fatura/imza', { params, body: { faturaIds } });
  await shop.client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: data.signatureId } });
  const card = { tuzel: false, vknTckn: '11111111111', ad: 'Ayşe', soyad: 'Işık' };
  const cariId = (await shop.client.POST('/cari', { params, body: card })).data.id;
  show(shop.client, { companyId: shop.companyId, cariId });
  const list = await screen.findByRole('table', { name: 'Faturalar' });
  await waitFor(() => expect(cells(list)).toHaveLength(1));
  expect(cells(await screen.findByRole('table', { name: 'Aylık satışlar' }))[0]?.slice(0, 2)).toEqual([
    'Kasım 2026',
    '1',
  ]);
  expect(cells(await screen.findByRole('table', { name: 'Son fiyatlar' })).map(([goods]) => goods)).toEqual(['Çay']);
  cleanup();
  shop.server.close();
});

test('INV-22, A-02: a new invoice starts with this recipient, who can be given another number', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Yeni Fatura Oluştur/ }));
  expect(events).toEqual([{ type: 'createInvoice', cariId: scenario.cariId }]);
  cleanup();
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceForm cariId={scenario.cariId} />
    </KalemProvider>,
  );
  const number = await screen.findByRole('textbox', { name: /VKN/ });
  expect(number).toHaveValue('1938472657');
  const title = await screen.findByDisplayValue(/^Büyükçamlıca İleri/);
  expect(screen.getByText('muhasebe@buyukcamlica.example')).toBeInTheDocument();
  await userEvent.clear(number);
  await userEvent.fill(number, '5560173901');
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(title).not.toHaveDisplayValue(/^Büyükçamlıca İleri/));
});

test('USR-12: without permission to read invoices only the card is shown; without write permission there is no new invoice', async () => {
  const person = { name: 'Çiğdem İnce', email: 'cigdem@ornek.test' };
  const staff = await addStaff(scenario, { ...person, granted: { cariRead: true } });
  show(staff.client);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Yeni Fatura/ })).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Faturalar' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Bilgiler' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a customer without invoices has an empty state, and a failure can be retried', async () => {
  const empty = await startScenario({ clock: { now: listNow } });
  const place = { companyId: empty.companyId, cariId: await newCustomerOf(empty) };
  show(empty.client, place);
  expect(await screen.findByRole('heading', { name: 'Bu cariye fatura yok' })).toBeVisible();
  expect(await screen.findByText('Onaylanmış fatura yok')).toBeVisible();
  cleanup();
  empty.server.close();
  network.cut(`GET /cari/${scenario.cariId}`, 'before');
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Büyükçamlıca/ })).toBeVisible();
});
