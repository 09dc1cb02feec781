import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { pay, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import type { ListQuery } from '../../kit/list/useListQuery';
import { type FileSheet, readWorkbook } from '../../kit/list/readWorkbook';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList } from './InvoiceList';
import '../../../testing/patience';

const MONDAY = { faturaTarih: '2026-11-16' };
const customers = {
  late: 'Çiğdem Öztürk Mimarlık',
  open: 'Işıldak Tekstil',
  part: 'İnci Gıda',
  paid: 'Şükrü Yapı Market',
} as const;
let scenario: Scenario;
/** May read invoices only. */
let clerk: KalemClient;
let asked: ListQuery | undefined;

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startReceiptScenario();
  const sale = (aliciUnvan: string, vadeTarihi: string | null) => ({ ...MONDAY, aliciUnvan, vadeTarihi });
  const [, , part = '', paid = ''] = await sell(
    scenario,
    sale(customers.late, '2026-11-17'),
    sale(customers.open, '2026-12-20'),
    sale(customers.part, null),
    sale(customers.paid, '2026-11-16'),
  );
  await pay(scenario, part, '200.00');
  await pay(scenario, paid, '1200.00');
  clerk = (await asStaff(scenario, { faturaRead: true })).client;
}, 120_000);
afterEach(() => {
  cleanup();
  asked = undefined;
  localStorage.clear();
});
afterAll(() => scenario.server.close());

function show({
  client = scenario.client,
  filter = {},
}: { client?: KalemClient; filter?: Record<string, string> } = {}) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList defaultQuery={{ filter }} onQueryChange={(query) => (asked = query)} />
    </KalemProvider>,
  );
  return userEvent.setup();
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
/** The customers of the shown rows, in their order. */
const rows = () =>
  [...document.querySelectorAll('tbody .kalem-list__name')].map(({ textContent }) => textContent).filter(Boolean);

test("MNY-50: 'Vade' and 'Tahsilat' are shown, 'Kalan' is a column that the user chooses", async () => {
  const user = show();
  const late = within((await screen.findByRole('button', { name: customers.late })).closest('tr') ?? document.body);
  expect(late.getByText('17/11/2026')).toBeVisible();
  expect(late.getByText('Gecikmiş, 4 gün')).toBeVisible();
  const part = within(screen.getByRole('button', { name: customers.part }).closest('tr') ?? document.body);
  expect(part.getByText('Vade belirtilmedi (30 gün)')).toBeVisible();
  expect(heads()).not.toContain('Kalan');
  await user.click(screen.getByRole('button', { name: 'Sütunlar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kalan' }));
  await waitFor(() => expect(heads()).toContain('Kalan'));
  cleanup();
  show();
  await screen.findByRole('button', { name: customers.late });
  await waitFor(() => expect(heads()).toContain('Kalan'));
});

test('MNY-50: filters by state of the collection; the count, what is left to pay and the query follow', async () => {
  const user = show();
  await screen.findByRole('button', { name: customers.late });
  // late and open whole, 1,000.00 of the other
  expect(await screen.findByText('3.400,00')).toBeVisible();
  for (const [label, value, names] of [
    ['Gecikmiş', 'GECIKMIS', [customers.late]],
    ['Kısmi', 'KISMI', [customers.part]],
    ['Ödendi', 'ODENDI', [customers.paid]],
    ['Açık', 'ACIK', [customers.late, customers.open]],
  ] as const) {
    await user.click(screen.getByRole('button', { name: /^Tahsilat: / }));
    await user.click(await screen.findByRole('menuitem', { name: label }));
    await waitFor(() => expect(rows().sort()).toEqual([...names].sort()));
    expect(screen.getByRole('button', { name: `Tahsilat: ${label}` })).toBeVisible();
    expect(asked?.filter).toMatchObject({ tahsilat: value });
    expect(await screen.findByText(`${String(names.length)} fatura`)).toBeVisible();
  }
  await user.type(screen.getByRole('textbox', { name: 'Fatura ara' }), 'mimarlık{Enter}');
  await waitFor(() => expect(rows()).toEqual([customers.late]));
  await user.click(screen.getByRole('button', { name: 'Tahsilat: Açık' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ödendi' }));
  expect(await screen.findByText('Aramaya uyan fatura yok')).toBeVisible();
});

test('MNY-50: a state without invoices has its own text, and a button that shows all again', async () => {
  const user = show({ filter: { tahsilat: 'GECIKMIS', durum: 'Silinmis' } });
  expect(await screen.findByText('Bu durumda fatura yok')).toBeVisible();
  expect(screen.getByText(/durumu "Silinmiş, Gecikmiş" olan fatura yok/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tüm durumları göster' }));
  expect(await screen.findByRole('button', { name: customers.paid })).toBeVisible();
});

test('MNY-50, MNY-51: sorts by due day, from the head of the column and from the menu', async () => {
  const user = show();
  await screen.findByRole('button', { name: customers.late });
  await user.click(screen.getByRole('button', { name: 'Vade' }));
  await waitFor(() => expect(rows()).toEqual([customers.paid, customers.late, customers.part, customers.open]));
  expect(screen.getByRole('button', { name: 'Sıralama: Vade: en erken önce' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sıralama: Vade: en erken önce' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Vade: en geç önce' }));
  await waitFor(() => expect(rows()).toEqual([customers.open, customers.part, customers.late, customers.paid]));
});

test('MNY-50, MNY-51: without tahsilatRead nothing of it is shown, and a filter in the query is left out', async () => {
  show({ client: clerk, filter: { tahsilat: 'GECIKMIS' } });
  expect(await screen.findByRole('button', { name: customers.paid })).toBeVisible();
  expect(heads()).not.toContain('Tahsilat');
  expect(heads()).not.toContain('Vade');
  expect(screen.queryByRole('button', { name: /^Tahsilat: / })).toBeNull();
});

/** The sheets of the file that is saved. */
async function exported(user: ReturnType<typeof show>): Promise<FileSheet[]> {
  const link = new Promise<string>((resolve) => {
    const hear = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      document.removeEventListener('click', hear);
      resolve(event.target.href);
    };
    document.addEventListener('click', hear);
  });
  await user.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  const file = await (await fetch(await link)).blob();
  return readWorkbook(file, new AbortController().signal);
}

test("MNY-20, MNY-50: the export follows the filter, and its third sheet 'Tahsilat' has what was received", async () => {
  const user = show({ filter: { tahsilat: 'KISMI' } });
  await screen.findByRole('button', { name: customers.part });
  const [invoices, breakdown, collection] = await exported(user);
  expect([invoices, breakdown, collection].map((sheet) => sheet?.name)).toEqual(['Faturalar', 'Muhasebe', 'Tahsilat']);
  expect(invoices?.rows).toHaveLength(2);
  expect(collection?.rows.map(({ cells }) => cells.slice(1))).toEqual([
    ['Vade Tarihi', 'Tahsilat Durumu', 'Tahsil Edilen', 'Kalan', 'Para Birimi', 'Gecikme (Gün)', 'Son Tahsilat Tarihi'],
    ['Vade belirtilmedi (30 gün)', 'Kısmi', 200, 1000, 'TRY', 0, '20/11/2026'],
  ]);
});

test("MNY-20: without tahsilatRead the export has no sheet 'Tahsilat'", async () => {
  const user = show({ client: clerk });
  await screen.findByRole('button', { name: customers.paid });
  expect((await exported(user)).map(({ name }) => name)).toEqual(['Faturalar', 'Muhasebe']);
});

test("A-41: the second sheet 'Muhasebe' has a row for each rate and code, which add up to the payable amounts", async () => {
  const user = show();
  await screen.findByRole('button', { name: customers.part });
  const [invoices, breakdown] = await exported(user);
  const cellsOf = (sheet: FileSheet | undefined) => {
    const [headings, ...rows] = sheet?.rows.map(({ cells }) => cells) ?? [];
    return rows.map((cells) => new Map(headings?.map((heading, index) => [heading, cells[index]])));
  };
  const rows = cellsOf(breakdown);
  expect(breakdown?.rows[0]?.cells).toHaveLength(26);
  for (const invoice of cellsOf(invoices)) {
    const own = rows.filter((row) => row.get('ETTN') === invoice.get('ETTN'));
    expect(own.length).toBeGreaterThan(0);
    const sum = own.reduce((kurus, row) => kurus + Math.round(Number(row.get('Ödenecek Payı')) * 100), 0);
    expect(sum).toBe(Math.round(Number(invoice.get('Ödenecek Tutar')) * 100));
  }
});
