import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { addStaff, asStaff } from '../../../testing/staff';
import { newCustomerOf } from '../../../testing/startCustomerScenario';
import { addCollectionAccount, collectionOf, pay } from '../../../testing/startReceiptScenario';
import { type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { startScenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { CustomerOverview, type CustomerOverviewEvent } from './CustomerOverview';
import '../../../testing/patience';

let scenario: ReceivablesScenario;
let events: CustomerOverviewEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 1400);
  scenario = await startReceivablesScenario();
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(() => {
  events = [];
});
afterEach(cleanup);

function show(client: KalemClient = scenario.client, { companyId, cariId } = scenario) {
  render(
    <KalemProvider client={client} companyId={companyId} clock={listNow}>
      <CustomerOverview cariId={cariId} onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
}
const rowsOf = async (name: string, count: number) => {
  const table = await screen.findByRole('table', { name });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('MNY-46, MNY-47, MNY-49: shows balance, buckets, open invoices by due day, and entries', async () => {
  show();
  const account = within(await screen.findByRole('region', { name: 'Hesap' }));
  expect(account.getByText('Borçlu').parentElement).toHaveTextContent('2.047.855,85 TRY');
  expect(account.getByText('Son tahsilat').nextElementSibling).toHaveTextContent('262.500,00 · 12/11/2026');
  expect(account.getByText('31–60 gün').nextElementSibling).toHaveTextContent('318.450,00');
  const open = await rowsOf('Açık faturalar', 3);
  expect(open.map(([due]) => due)).toEqual([
    ...['09/10/2026Gecikmiş, 43 gün', '04/11/2026Gecikmiş, 17 gün', '21/12/202630 gün kaldı'],
  ]);
  expect(open[0]?.slice(2, 5)).toEqual(['Kısmi', '568.450,00', '318.450,00 TRY']);
  const entries = await rowsOf('Hareketler', 4);
  expect(entries[1]?.slice(0, 5)).toEqual([
    '12/11/2026',
    'Tahsilat · Havale / EFT / FASTEkim taksiti',
    '',
    '262.500,00',
    'Bakiye 948.250,00 B',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'USD' }));
  expect(await rowsOf('Açık faturalar', 1)).toEqual([expect.arrayContaining(['48.750,00 USD'])]);
});

test('MNY-49: an account that owes only another currency opens in that one', async () => {
  const { client, companyId, faturaIds } = scenario;
  const query = { companyId };
  const paid: string[] = [];
  for (const faturaId of faturaIds) {
    const { kalan } = await collectionOf(scenario, faturaId);
    paid.push((await pay(scenario, faturaId, kalan)).id);
  }
  show();
  expect(await screen.findByRole('radio', { name: 'USD' })).toBeChecked();
  expect(await rowsOf('Açık faturalar', 1)).toEqual([expect.arrayContaining(['48.750,00 USD'])]);
  for (const id of paid) await client.POST('/tahsilat/{id}/geri-al', { params: { path: { id }, query }, body: {} });
});

test('MNY-59: on a phone the menu of a row does not cover its amount', async () => {
  await page.viewport(390, 900);
  show();
  const [collect] = await screen.findAllByRole('button', { name: /^Tahsilat Gir: / });
  const row = collect?.closest('tr');
  const amount = row?.querySelector('.kalem-debtor__rest')?.getBoundingClientRect();
  const menu = row?.querySelector('[data-col="actions"] button')?.getBoundingClientRect();
  await page.viewport(1440, 1400);
  expect([amount, menu]).not.toContain(undefined);
  expect(amount?.right).toBeLessThanOrEqual(menu?.left ?? 0);
});

test('MNY-49: the key t records a payment for all open invoices, and its toast undoes it', async () => {
  show();
  await rowsOf('Açık faturalar', 3);
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  await userEvent.keyboard('t');
  expect(await screen.findByRole('textbox', { name: 'Tutar' })).toHaveValue('2.060.355,85');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Açık fatura yok')).toBeVisible();
  expect(await collectionOf(scenario, scenario.faturaIds[0] ?? '')).toMatchObject({ kalan: '0.00' });
  await userEvent.click(await screen.findByRole('button', { name: 'Geri Al' }));
  await rowsOf('Açık faturalar', 3);
  expect(events.map(({ type }) => type)).toEqual(['receiptSaved', 'receiptReversed']);
});

test('MNY-33, MNY-39, MNY-49: the credit is paid back, and the entry of the refund undoes it', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Hesap işlemleri' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Para iadesi' }));
  expect(await screen.findByRole('textbox', { name: 'Tutar' })).toHaveValue('12.500,00');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await rowsOf('Hareketler', 5);
  // Nothing is left to pay back.
  await userEvent.click(screen.getByRole('button', { name: 'Hesap işlemleri' }));
  await screen.findByRole('menuitem', { name: 'Açılış bakiyesi' });
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Para iadesi' })).toBeNull());
  await userEvent.keyboard('{Escape}');
  const refund = within(screen.getByRole('row', { name: /Para iadesi/ }));
  await userEvent.click(refund.getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Geri Al' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Geri Al' }));
  await rowsOf('Hareketler', 4);
  await userEvent.click(screen.getByRole('button', { name: 'Hesap işlemleri' }));
  expect(await screen.findByRole('menuitem', { name: 'Para iadesi' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(events.map(({ type }) => type)).toEqual(['receiptSaved', 'receiptReversed']);
});

test('MNY-74: an open invoice of the account has a payment page, also for a member who only reads', async () => {
  await addCollectionAccount(scenario);
  const person = {
    name: 'Çağan Işık',
    email: 'cagan@cinaralti.example',
    granted: { cariRead: true, tahsilatRead: true },
  };
  show((await addStaff(scenario, person)).client);
  await rowsOf('Açık faturalar', 3);
  const [, oldest] = within(screen.getByRole('table', { name: 'Açık faturalar' })).getAllByRole('row');
  await userEvent.click(within(oldest ?? document.body).getByRole('button', { name: /^İşlemler/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ödeme Bağlantısı' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Ödeme Bağlantısı/ }));
  expect(await dialog.findByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible();
  const mail = dialog.getByRole<HTMLAnchorElement>('link', { name: 'E-posta ile gönder' }).href;
  expect(decodeURIComponent(mail)).toContain('Tutar: 318.450,00 TL');
});

test('MNY-49: a member without tahsilatRead sees no account; one without tahsilatWrite records nothing', async () => {
  const { client } = await asStaff(scenario, { cariRead: true, tahsilatRead: true });
  show(client);
  await rowsOf('Açık faturalar', 3);
  expect(screen.queryByRole('button', { name: /Tahsilat Gir/ })).toBeNull();
  cleanup();
  const person = { name: 'Işık Gündoğdu', email: 'isik@cinaralti.example', granted: { cariRead: true } };
  show((await addStaff(scenario, person)).client);
  await screen.findByRole('heading', { level: 1, name: /^İğneada/ });
  expect(screen.queryByRole('region', { name: 'Hesap' })).toBeNull();
});

test('MNY-57: a customer without entries, and a company that tracks nothing', async () => {
  const cariId = await newCustomerOf(scenario);
  show(scenario.client, { ...scenario, cariId });
  expect(await screen.findByText('Henüz hareket yok')).toBeVisible();
  cleanup();
  const fresh = await startScenario({ clock: { now: listNow } });
  show(fresh.client, { ...fresh, faturaIds: [], cariId: await newCustomerOf(fresh) });
  await screen.findByText('Bu cariye fatura yok');
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Hesap yükleniyor' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Hesap' })).toBeNull();
  cleanup();
  await fresh.server.close();
});

test('REQ-07: the invoices of a customer name the requests to cancel them', async () => {
  const { client, companyId, faturaIds } = scenario;
  const params = { query: { companyId } };
  const path = { id: faturaIds[0] ?? '' };
  const { faturaTarih, belgeNumarasi } = (await client.GET('/fatura/{id}', { params: { path, ...params } })).data;
  const body = { faturaTarih, belgeNumarasi: belgeNumarasi ?? '', aciklama: 'Mükerrer' };
  await client.POST('/fatura/iptal', { params, body });
  show();
  const invoices = within(await screen.findByRole('region', { name: 'Faturalar' }));
  expect(await invoices.findByText('İptal talebi oluşturuldu')).toBeVisible();
});
