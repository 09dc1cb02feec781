import '../../styles.css';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { collectionOf, pay, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { ReceiptDialog, type ReceiptDialogEvent } from './ReceiptDialog';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: Scenario['client'];
let events: ReceiptDialogEvent[] = [];

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startReceiptScenario();
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(() => {
  events = [];
});
afterEach(cleanup);

function Page({ cariHesapId }: { cariHesapId: string }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ReceiptDialog
      cariHesapId={cariHesapId}
      isOpen={isOpen}
      onEvent={({ widget: _widget, ...event }) => {
        events.push(event);
        if (event.type === 'receiptClosed') setOpen(false);
      }}
    />
  );
}

async function open(cariHesapId: string) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <Page cariHesapId={cariHesapId} />
    </KalemProvider>,
  );
  await screen.findByRole('button', { name: 'Kaydet' });
}

const names = ['Ayşe Ünal', 'Oğuz Şen', 'Çağla İnce', 'Ömer Işık', 'Gül Şahin'];

/** Sells invoices of 1 200,00 to a customer of their own. Returns their ids and the account. */
async function account(...sales: Parameters<typeof sell>[1][]): Promise<{ ids: string[]; cariHesapId: string }> {
  const [aliciAdi = '', aliciSoyadi = ''] = names.shift()?.split(' ') ?? [];
  const customer = { vknTckn: '11111111111', aliciUnvan: '', aliciAdi, aliciSoyadi, vergiDairesi: '' };
  const ids = await sell(scenario, ...sales.map((sale) => ({ ...customer, ...sale })));
  const { cariHesapId } = await collectionOf(scenario, ids[0] ?? '');
  return { ids, cariHesapId: cariHesapId ?? '' };
}

async function debtor(id: string) {
  const params = { path: { id }, query: { companyId: scenario.companyId } };
  return (await scenario.client.GET('/alacak/{id}', { params })).data;
}

const amount = () => screen.getByRole('textbox', { name: 'Tutar' });
const rowsOf = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: / için kapatılan$/ });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const isSaved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function type(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
}

test('MNY-45, MNY-30: a payment for an account is spread over its open invoices by due day', async () => {
  const { ids, cariHesapId } = await account({ vadeTarihi: '2026-12-10' }, { vadeTarihi: '2026-11-10' });
  const [late = '', early = ''] = ids;
  await open(cariHesapId);
  expect(screen.getByRole('dialog', { name: /Ayşe Ünal/ })).toBeVisible();
  expect(amount()).toHaveValue('2.400,00');
  await type(amount(), '1500');
  expect(rowsOf().map(({ value }) => value)).toEqual(['1.200,00', '300,00']);
  await press('Kaydet');
  await isSaved();
  expect(await collectionOf(scenario, early)).toMatchObject({ durum: 'ODENDI' });
  expect(await collectionOf(scenario, late)).toMatchObject({ durum: 'KISMI', kalan: '900.00' });
  expect(events[0]).toEqual({ type: 'receiptSaved', tahsilatIds: [expect.any(String)] });
});

test('MNY-31: a payment that closes no invoice is an advance of the account', async () => {
  const { ids, cariHesapId } = await account({});
  await open(cariHesapId);
  await type(amount(), '500');
  const [row] = rowsOf();
  if (row) await type(row, '');
  expect(await screen.findByText('Avans olarak kalır')).toBeVisible();
  await press('Kaydet');
  await isSaved();
  expect(await collectionOf(scenario, ids[0] ?? '')).toMatchObject({ durum: 'ACIK', kalan: '1200.00' });
  expect((await debtor(cariHesapId)).bakiyeler).toMatchObject([{ paraBirim: 'TRY', acik: '1200.00', avans: '500.00' }]);
});

test('MNY-31: an account without open invoices takes an advance; its amount is required', async () => {
  const { ids, cariHesapId } = await account({});
  await pay(scenario, ids[0] ?? '', '1200.00');
  await open(cariHesapId);
  expect(amount()).toHaveValue('');
  await press('Kaydet');
  await waitFor(() => expect(amount()).toBeInvalid());
  await type(amount(), '75,5');
  await press('Kaydet');
  await isSaved();
  expect((await debtor(cariHesapId)).bakiyeler).toMatchObject([{ avans: '75.50', acik: '0.00' }]);
});

test('MNY-40, MNY-45: an account with invoices in two currencies pays one of them at a time', async () => {
  const { ids, cariHesapId } = await account({}, { paraBirim: 'USD', dovizKur: '41', vadeTarihi: '2026-12-30' });
  await open(cariHesapId);
  expect(amount()).toHaveValue('1.200,00');
  expect(rowsOf()).toHaveLength(1);
  await press('TRY Para birimi');
  await userEvent.click(await screen.findByRole('option', { name: 'USD' }));
  expect(screen.getByText('Ödenen para birimi')).toBeVisible();
  await press('Kaydet');
  await isSaved();
  expect(await collectionOf(scenario, ids[0] ?? '')).toMatchObject({ durum: 'ACIK' });
  expect(await collectionOf(scenario, ids[1] ?? '')).toMatchObject({ durum: 'ODENDI' });
});

test('MNY-29: a rest that another user changed is read again; the invoice that was paid stays as a row', async () => {
  const { ids, cariHesapId } = await account({}, { vadeTarihi: '2026-12-30' });
  await open(cariHesapId);
  const [first = ''] = ids;
  await pay(scenario, first, '1200.00');
  await press('Kaydet');
  expect(await screen.findByText(/Faturanın kalanı siz açtıktan sonra değişti/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('0,00').length).toBeGreaterThan(0));
  await type(amount(), '1200');
  await press('Kaydet');
  await isSaved();
  expect((await debtor(cariHesapId)).acikFaturalar).toEqual([]);
});
