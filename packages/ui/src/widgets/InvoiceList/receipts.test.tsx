import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { collectionOf, pay, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList, type InvoiceListEvent } from './InvoiceList';
import '../../../testing/patience';

const MONDAY = { faturaTarih: '2026-11-16' };
let scenario: Scenario;
let events: InvoiceListEvent[] = [];

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startReceiptScenario();
}, 120_000);
afterEach(() => {
  cleanup();
  events = [];
});
afterAll(() => scenario.server.close());

function show(client: KalemClient = scenario.client) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
  return userEvent.setup();
}

const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));

async function openPreview(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${name}`) }));
}

test('MNY-45, MNY-50: a payment from the menu of a row is shown in the preview, and undone there', async () => {
  const name = 'Çiğdem Öztürk Mimarlık';
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const user = show();
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: 'Tahsilat Gir' }));
  const amount = await screen.findByRole('textbox', { name: 'Tutar' });
  await user.clear(amount);
  await user.type(amount, '500');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Tahsilat kaydedildi')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(events).toEqual([{ type: 'receiptSaved', tahsilatIds: [expect.any(String)] }]);

  const preview = await openPreview(user, name);
  expect(await preview.findByText('Kısmi')).toBeVisible();
  const receipts = within(await preview.findByRole('list', { name: 'Tahsilatlar' }));
  expect(receipts.getByText('21/11/2026')).toBeVisible();
  expect(receipts.getByText('500,00')).toBeVisible();
  expect(receipts.getByText('Havale / EFT / FAST · Işıl Çağlayan')).toBeVisible();
  await user.click(receipts.getByRole('button', { name: 'Geri Al' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Tahsilat geri alınsın mı?' }));
  expect(question.getByText('Kapattığı faturalar yeniden açılır.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Geri Al' }));
  expect(await preview.findByText('Geri alındı')).toBeVisible();
  expect(await preview.findByText('Açık')).toBeVisible();
  expect(preview.queryByRole('button', { name: 'Geri Al' })).toBeNull();
  expect(events.at(-1)).toEqual({ type: 'receiptReversed', tahsilatId: expect.any(String) });
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ACIK', kalan: '1200.00' });
});

test('MNY-39: shows a message for a payment that another user undid, and reads it again', async () => {
  const name = 'Işık Gündoğdu';
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const { id: receipt } = await pay(scenario, id, '1200.00');
  const user = show();
  const preview = await openPreview(user, name);
  expect(await preview.findByText('Ödendi')).toBeVisible();
  expect(preview.queryByRole('button', { name: 'Tahsilat Gir' })).toBeNull();
  await user.click(await preview.findByRole('button', { name: 'Geri Al' }));
  const params = { path: { id: receipt }, query: { companyId: scenario.companyId } };
  await scenario.client.POST('/tahsilat/{id}/geri-al', { params, body: { neden: '' } });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Geri Al' }));
  expect(await screen.findByText('Bu tahsilat daha önce geri alınmış.')).toBeVisible();
  expect(await preview.findByText('Geri alındı')).toBeVisible();
});

test('MNY-38, MNY-50: list and preview show how late an invoice is, and the preview opens the dialog', async () => {
  const name = 'Müjgân Şençiçek Kırtasiye';
  await sell(scenario, { ...MONDAY, vadeTarihi: '2026-11-18', aliciUnvan: name });
  const user = show();
  const row = within((await screen.findByRole('button', { name })).closest('tr') ?? document.body);
  expect(row.getByText('Gecikmiş, 3 gün')).toBeVisible();
  expect(row.getByTitle('Kalan')).toHaveTextContent('1.200,00 TRY');
  const preview = await openPreview(user, name);
  expect(await preview.findByText('Gecikmiş, 3 gün')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Tahsilat Gir' }));
  expect(await screen.findByRole('dialog', { name: /^Tahsilat Gir/ })).toBeVisible();
});

test('MNY-45: the selected invoices that are open are paid together', async () => {
  const names = ['Şükrü Işıldak', 'İğneada Lojistik'];
  const ids = await sell(scenario, ...names.map((aliciUnvan) => ({ ...MONDAY, aliciUnvan })));
  const user = show();
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `${name} faturasını seç` }));
  const bar = within(screen.getByRole('toolbar', { name: 'Seçili faturalar' }));
  await user.click(bar.getByRole('button', { name: 'Tahsilat Gir' }));
  expect(await screen.findByRole('textbox', { name: 'Tutar' })).toHaveValue('2.400,00');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Tahsilat kaydedildi')).toBeVisible();
  for (const id of ids) expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ODENDI' });
  await waitFor(() => expect(bar.queryByRole('button', { name: 'Tahsilat Gir' })).toBeNull());
});

test('MNY-104, MNY-50: a member without tahsilatRead sees no payments and is offered none', async () => {
  const name = 'Ilgaz Dağ Otelcilik';
  await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const { client } = await asStaff(scenario, { faturaRead: true, faturaWrite: true });
  const user = show(client);
  expect(await screen.findByRole('columnheader', { name: /Düzenlenme/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Tahsilat' })).toBeNull();
  await openMenu(user, name);
  expect(await screen.findByRole('menuitem', { name: 'Kopyala' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Tahsilat Gir' })).toBeNull();
});
