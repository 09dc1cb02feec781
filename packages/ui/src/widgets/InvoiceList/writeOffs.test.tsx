import '../../styles.css';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { collectionOf, pay, receiptsOf, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
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

function show() {
  render(
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof show>;

const openMenu = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));

async function openPreview(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${name}`) }));
}

/** Sells 1 200,00 of that Monday to this customer. */
async function sellTo(name: string): Promise<string> {
  const [aliciAdi = '', aliciSoyadi = ''] = name.split(' ');
  const consumer = { vknTckn: '11111111111', aliciUnvan: '', aliciAdi, aliciSoyadi, vergiDairesi: '' };
  const [id = ''] = await sell(scenario, { ...MONDAY, ...consumer });
  return id;
}

test('MNY-34, MNY-39: a small rest is written off after a question that names it, and undone in the preview', async () => {
  const name = 'Çiğdem Öztürk';
  const id = await sellTo(name);
  await pay(scenario, id, '1195.00');
  const user = show();
  await openMenu(user, name);
  await user.click(await screen.findByRole('menuitem', { name: 'Kuruş farkını sil' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Kuruş farkı silinsin mi?' }));
  expect(question.getByText('Kalan 5,00 TRY kuruş farkı olarak kapatılır.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Kuruş farkını sil' }));
  expect(await screen.findByText('Kuruş farkı silindi')).toBeVisible();
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
  expect(events).toEqual([{ type: 'receiptSaved', tahsilatIds: [expect.any(String)] }]);

  const preview = await openPreview(user, name);
  const entry = within((await preview.findByText(/^Kuruş farkı · /)).closest('li') ?? document.body);
  expect(entry.getByText('5,00')).toBeVisible();
  await user.click(entry.getByRole('button', { name: 'Geri Al' }));
  const reversal = within(await screen.findByRole('alertdialog', { name: 'Kuruş farkı geri alınsın mı?' }));
  await user.click(reversal.getByRole('button', { name: 'Geri Al' }));
  expect(await screen.findByText('Kuruş farkı geri alındı')).toBeVisible();
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'KISMI', kalan: '5.00' });
});

test('MNY-34, MNY-39: the toast of a write-off undoes it', async () => {
  const name = 'Işık Gündoğdu';
  const id = await sellTo(name);
  await pay(scenario, id, '1199.99');
  const user = show();
  const preview = await openPreview(user, name);
  await user.click(await preview.findByRole('button', { name: 'Kuruş farkını sil' }));
  await user.click(await screen.findByRole('button', { name: 'Kuruş farkını sil' }));
  const toast = within((await screen.findByText('Kuruş farkı silindi')).closest('[role]') ?? document.body);
  await user.click(toast.getByRole('button', { name: 'Geri Al' }));
  expect(await screen.findByText('Kuruş farkı geri alındı')).toBeVisible();
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'KISMI', kalan: '0.01' });
  expect(events.map(({ type }) => type)).toEqual(['receiptSaved', 'receiptReversed']);
});

test('MNY-34, MNY-29: more than 5.00 is not offered, and a changed rest is refused', async () => {
  const [large, changed] = ['Şule Ağaç', 'Ömür Çelik'];
  await pay(scenario, await sellTo(large), '1194.99');
  const id = await sellTo(changed);
  await pay(scenario, id, '1196.00');
  const user = show();
  await openMenu(user, large);
  expect(await screen.findByRole('menuitem', { name: 'Tahsilat Gir' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Kuruş farkını sil' })).toBeNull();
  await user.keyboard('{Escape}');
  await openMenu(user, changed);
  await user.click(await screen.findByRole('menuitem', { name: 'Kuruş farkını sil' }));
  await pay(scenario, id, '1.00');
  await user.click(await screen.findByRole('button', { name: 'Kuruş farkını sil' }));
  expect(await screen.findByText(/Faturanın kalanı siz açtıktan sonra değişti/)).toBeVisible();
  expect(await receiptsOf(scenario, id)).toHaveLength(2);
});

test('MNY-33, MNY-39: a credit is paid back from the payment that has it, and holds the payment', async () => {
  const name = 'Gülşah İnci';
  const id = await sellTo(name);
  await pay(scenario, id, '1200.00', '1500.00');
  const user = show();
  const preview = await openPreview(user, name);
  expect(await preview.findByText(/avans 300,00 TRY/)).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Para iadesi' }));
  const amount = await screen.findByRole('textbox', { name: 'Tutar' });
  const dialog = within(screen.getByRole('dialog', { name: /^Para iadesi/ }));
  expect(amount).toHaveValue('300,00');
  await user.clear(amount);
  await user.type(amount, '300,01');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/En fazla 300,00 iade edilebilir/));
  await user.clear(amount);
  await user.type(amount, '250');
  await user.type(dialog.getByRole('textbox', { name: /^Açıklama/ }), 'Fazla ödeme');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Para iadesi kaydedildi')).toBeVisible();
  expect(await preview.findByText(/avans 50,00 TRY/)).toBeVisible();
  const query = { companyId: scenario.companyId, cariHesapId: (await collectionOf(scenario, id)).cariHesapId ?? '' };
  const { data } = await scenario.client.GET('/tahsilat', { params: { query } });
  const refund = data.items.find(({ tur }) => tur === 'PARA_IADESI');
  expect(refund).toMatchObject({
    tarih: '2026-11-21',
    tutar: '250.00',
    yontem: 'HAVALE',
    aciklama: 'Fazla ödeme',
  });
  expect(events).toEqual([{ type: 'receiptSaved', tahsilatIds: [refund?.id] }]);

  const reverse = async () => {
    await user.click(preview.getByRole('button', { name: 'Geri Al' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Geri Al' }));
  };
  await reverse();
  expect(await screen.findByText('Önce bu avanstan yapılan para iadesini geri alınız.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const params = { path: { id: refund?.id ?? '' }, query: { companyId: scenario.companyId } };
  await scenario.client.POST('/tahsilat/{id}/geri-al', { params, body: { neden: '' } });
  await reverse();
  expect(await screen.findByText('Tahsilat geri alındı')).toBeVisible();
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ACIK' });
});
