import '../../styles.css';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import {
  advance,
  collectionOf,
  pay,
  receiptsOf,
  sell,
  startReceiptScenario,
} from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { ReceiptDialog, type ReceiptDialogEvent } from './ReceiptDialog';
import '../../../testing/patience';

let scenario: Scenario;
let events: ReceiptDialogEvent[] = [];
let customers = 0;

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startReceiptScenario();
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(() => {
  events = [];
});
afterEach(cleanup);

function Page({ faturaIds }: { faturaIds: readonly string[] }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ReceiptDialog
      faturaIds={faturaIds}
      isOpen={isOpen}
      onEvent={({ widget: _widget, ...event }) => {
        events.push(event);
        if (event.type === 'receiptClosed') setOpen(false);
      }}
    />
  );
}

async function open(...faturaIds: string[]) {
  render(
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <Page faturaIds={faturaIds} />
    </KalemProvider>,
  );
  await screen.findByRole('button', { name: 'Kaydet' });
}

/** Invoices of 1 200,00 to a customer of their own, so that no credit of another test is theirs. */
async function sellToNew(...sales: Parameters<typeof sell>[1][]): Promise<string[]> {
  customers += 1;
  const aliciAdi = 'Gülçin';
  const aliciSoyadi = `Ağaoğlu ${'İ'.repeat(customers)}`;
  const customer = { vknTckn: '11111111111', aliciUnvan: '', aliciAdi, aliciSoyadi, vergiDairesi: '' };
  return sell(scenario, ...sales.map((sale) => ({ ...customer, ...sale })));
}

const amount = () => screen.getByRole('textbox', { name: 'Tutar' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('MNY-31: the credit of the account is offered, used oldest first, and the rest is what is left to pay', async () => {
  const [id = ''] = await sellToNew({});
  const { id: newer } = await advance(scenario, id, { tutar: '250.00', tarih: '2026-11-19' });
  const { id: older } = await advance(scenario, id, { tutar: '100.00', tarih: '2026-11-12' });
  await open(id);
  expect(amount()).toHaveValue('1.200,00');
  await press('350,00 TRY avansı kullan');
  expect(await screen.findByText('Avans kullanıldı')).toBeVisible();
  expect(events).toEqual([{ type: 'creditUsed', tahsilatIds: [older, newer] }]);
  await waitFor(() => expect(amount()).toHaveValue('850,00'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /avansı kullan$/ })).toBeNull());
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'KISMI', kalan: '850.00' });
  await press('Kaydet');
  expect(await screen.findByText('Tahsilat kaydedildi')).toBeVisible();
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
});

test('MNY-31: a credit that pays everything closes the dialog, and its toast releases it again', async () => {
  const [id = ''] = await sellToNew({});
  const { id: payment } = await advance(scenario, id, { tutar: '1500.00' });
  await open(id);
  expect(await screen.findByText('20/11/2026 tarihli ödemeden kalan')).toBeVisible();
  await press('1.200,00 TRY avansı kullan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(events).toEqual([
    { type: 'creditUsed', tahsilatIds: [payment] },
    { type: 'receiptClosed', reason: 'saved' },
  ]);
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'FAZLA', kalan: '0.00' });
  await press('Geri Al');
  expect(await screen.findByText('Avans yeniden kullanılabilir')).toBeVisible();
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ACIK', kalan: '1200.00' });
});

test('MNY-31: several invoices are closed by due day; what the payment closes already stays', async () => {
  const [early = '', late = ''] = await sellToNew({ vadeTarihi: '2026-11-10' }, { vadeTarihi: '2026-12-10' });
  await advance(scenario, early, { tutar: '500.00', tarih: '2026-11-10' });
  await open(early, late);
  await press('500,00 TRY avansı kullan');
  await waitFor(() => expect(amount()).toHaveValue('1.900,00'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /avansı kullan$/ })).toBeNull());
  await advance(scenario, early, { tutar: '1000.00', tarih: '2026-11-11' });
  cleanup();
  await open(early, late);
  await press('1.000,00 TRY avansı kullan');
  await waitFor(() => expect(amount()).toHaveValue('900,00'));
  expect(await collectionOf(scenario, early)).toMatchObject({ durum: 'ODENDI' });
  expect(await collectionOf(scenario, late)).toMatchObject({ durum: 'KISMI', kalan: '900.00' });
  expect(await receiptsOf(scenario, early)).toHaveLength(2);
});

test('MNY-29, MNY-31: a rest that another user changed is refused, and the dialog reads it again', async () => {
  const [id = ''] = await sellToNew({});
  await advance(scenario, id, { tutar: '300.00' });
  await open(id);
  await screen.findByRole('button', { name: '300,00 TRY avansı kullan' });
  await pay(scenario, id, '1000.00');
  await press('300,00 TRY avansı kullan');
  expect(await screen.findByText(/Faturanın kalanı siz açtıktan sonra değişti/)).toBeVisible();
  expect(await collectionOf(scenario, id)).toMatchObject({ kalan: '200.00' });
  await press('200,00 TRY avansı kullan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'FAZLA', kalan: '0.00' });
});

test('MNY-31: a credit in another currency and the credit of another customer are not offered', async () => {
  const [id = ''] = await sellToNew({});
  await advance(scenario, id, { tutar: '300.00', paraBirim: 'USD' });
  const [other = ''] = await sellToNew({});
  await advance(scenario, other, { tutar: '300.00' });
  await open(id);
  expect(amount()).toHaveValue('1.200,00');
  await open(other);
  await screen.findByRole('button', { name: '300,00 TRY avansı kullan' });
  expect(screen.getAllByRole('button', { name: /avansı kullan$/, hidden: true })).toHaveLength(1);
});
