import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { startReceiptScenario } from '../../../testing/startReceiptScenario';
import { depot, type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { type Scenario, startScenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { Receivables, type ReceivablesEvent } from './Receivables';
import '../../../testing/patience';

let scenario: ReceivablesScenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
let events: ReceivablesEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 1000);
  scenario = await startReceivablesScenario();
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  events = [];
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
});
afterEach(cleanup);

function show(who: KalemClient = client, { companyId }: Pick<Scenario, 'companyId'> = scenario, locale?: 'en') {
  render(
    <KalemProvider client={who} companyId={companyId} clock={listNow} {...(locale && { locale })}>
      <Receivables onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
}
const table = () => screen.findByRole('table', { name: 'Alacaklar' });
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('button')[0]?.textContent);
const cellsOf = async (name: RegExp) => {
  const row = (await screen.findByRole('button', { name })).closest('tr');
  return [...(row?.children ?? [])].map(({ textContent }) => textContent);
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the list', () => {
  test('MNY-41, MNY-48: sums by currency and in TRY, and accounts with their buckets, the most overdue first', async () => {
    show();
    const sums = await screen.findByRole('region', { name: 'Alacak toplamları' });
    const overdue = within(sums).getByText('Vadesi geçen').parentElement;
    expect(overdue).toHaveTextContent('1.088.150,00 TRY48.750,00 USD');
    // MNY-41: at the rate of the last invoice, 41.
    expect(overdue).toHaveTextContent('yaklaşık 3.086.900,00 TRY');
    expect(within(sums).getByText('Avans / fazla ödeme').parentElement).toHaveTextContent('12.500,00 TRY');
    expect(within(sums).getByRole('figure', { name: 'Vadesine göre, TRY' })).toHaveTextContent('90 günden fazla');
    await screen.findByRole('button', { name: /^Ilgaz/ });
    expect(await names()).toEqual([
      depot.aliciUnvan,
      'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Limited Şirketi',
      'Şükrü Işıldak',
    ]);
    expect((await cellsOf(/^İğneada/)).slice(0, 9)).toEqual([
      `${depot.aliciUnvan}7351902846Gecikmiş, 43 gün`,
      '2.047.855,85960.750,00 gecikmiş',
      ...['1.099.605,85', '642.300,00', '318.450,00', '–', '–', '12.500,00'],
      '12/11/2026262.500,00',
    ]);
  });

  test('MNY-48: the head of an amount sorts by it, highest first, and again lowest first', async () => {
    show();
    await table();
    await press('Vadesi gelmemiş');
    await waitFor(async () => expect((await names())[2]).toMatch(/^Ilgaz/));
    await press('Vadesi gelmemiş');
    await waitFor(async () => expect((await names())[0]).toMatch(/^Ilgaz/));
    expect(screen.getByRole('columnheader', { name: 'Vadesi gelmemiş' })).toHaveAttribute('aria-sort', 'ascending');
  });

  test('MNY-48, MNY-57: search, late accounts only, and another currency', async () => {
    show();
    await table();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Yalnız gecikenler' }));
    await waitFor(async () => expect(await names()).toHaveLength(2));
    const search = screen.getByRole('textbox', { name: 'Cari ara' });
    await userEvent.type(search, 'ışıldak{Enter}');
    expect(await screen.findByText('Süzgece uyan alacak yok')).toBeVisible();
    await press('Süzgeci kaldır');
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await userEvent.click(screen.getByRole('radio', { name: 'USD (1)' }));
    await waitFor(async () => expect((await cellsOf(/^İğneada/))[1]).toMatch(/^48\.750,00/));
  });

  test('MNY-57: after a failed read the last figures stay', async () => {
    show();
    await screen.findByRole('button', { name: /^Ilgaz/ });
    const late = screen.getByRole('checkbox', { name: 'Yalnız gecikenler' });
    await userEvent.click(late);
    await waitFor(async () => expect(await names()).toHaveLength(2));
    network.cut('GET /alacak', 'before');
    await userEvent.click(late);
    expect(await screen.findByText(/Ekrandaki/)).toBeVisible();
    expect(await names()).toHaveLength(3);
  });

  test('MNY-59: at 320 px a card has name, lateness in words, and balance, within the width', async () => {
    await page.viewport(320, 800);
    show();
    const row = (await screen.findByRole('button', { name: /^İğneada/ })).closest('tr');
    expect(within(row ?? document.body).getByText('Gecikmiş, 43 gün')).toBeVisible();
    expect(within(row ?? document.body).getByText('960.750,00 gecikmiş')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1440, 1000);
  });

  test('MNY-59: has English texts', async () => {
    show(client, scenario, 'en');
    expect(await screen.findByRole('heading', { name: 'Receivables' })).toBeVisible();
    expect(await screen.findByText('Overdue by 43 days')).toBeVisible();
  });
});

describe('an account', () => {
  test('MNY-48: a customer with a card asks the host for its page', async () => {
    show();
    await press(/^İğneada/);
    await waitFor(() => expect(events).toEqual([{ type: 'showCustomer', cariId: scenario.cariId }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('MNY-48, MNY-49: a customer without a card opens in place, and an invoice asks for its page', async () => {
    show();
    await press(/^Ilgaz/);
    const dialog = within(await screen.findByRole('dialog', { name: /^Ilgaz/ }));
    expect(await dialog.findByText('Borçlu')).toBeVisible();
    const entries = await dialog.findByRole('table', { name: 'Hareketler' });
    await waitFor(() => expect(within(entries).getAllByRole('row')[1]).toHaveTextContent(/12\/06\/2026Fatura · GIB/));
    const open = dialog.getByRole('table', { name: 'Açık faturalar' });
    await userEvent.click(within(open).getByRole('button', { name: /^GIB/ }));
    expect(events).toEqual([expect.objectContaining({ type: 'showInvoice', faturaTarih: '2026-06-12' })]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('MNY-48, MNY-57, MNY-104: without permission to read cards every customer opens in place, and no payment is offered', async () => {
    const { client: reader } = await asStaff(scenario, { tahsilatRead: true });
    show(reader);
    (await screen.findByRole('button', { name: /^İğneada/ })).focus();
    await userEvent.keyboard('t');
    expect(screen.queryByRole('button', { name: /^Tahsilat Gir/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(/^İğneada/);
    const dialog = within(await screen.findByRole('dialog', { name: /^İğneada/ }));
    expect(await dialog.findByRole('radio', { name: 'USD' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /Tahsilat Gir/ })).toBeNull();
  });

  test('MNY-45, MNY-48: a payment from the menu of a row changes the figures', async () => {
    show();
    await press('Cari işlemleri: Şükrü Işıldak');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tahsilat Gir' }));
    await press('Kaydet');
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['receiptSaved']));
    await waitFor(async () => expect(await names()).toHaveLength(2));
    await press('Geri Al');
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(events.at(-1)).toMatchObject({ type: 'receiptReversed' });
  });
});

test('MNY-57: nothing is owed, and nothing is tracked yet', async () => {
  const other = await startReceiptScenario();
  show(other.client, other);
  expect(await screen.findByText('Bekleyen alacak yok')).toBeVisible();
  cleanup();
  await other.server.close();
  const fresh = await startScenario({ clock: { now: listNow } });
  show(fresh.client, fresh);
  await press('Takibi başlat');
  expect(events).toEqual([{ type: 'startTracking' }]);
  cleanup();
  await fresh.server.close();
});

test('MNY-48: the key t records a payment of the row that has the focus; no button waits for a focus', async () => {
  show();
  const row = await screen.findByRole('button', { name: /^Ilgaz Dağ/ });
  expect(screen.queryByRole('button', { name: /^Tahsilat Gir/ })).toBeNull();
  row.focus();
  // The shortcut is registered after the row with the focus was rendered.
  await waitFor(async () => {
    await userEvent.keyboard('t');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
  expect(await screen.findByRole('textbox', { name: 'Tutar' })).toHaveValue('127.400,00');
});
