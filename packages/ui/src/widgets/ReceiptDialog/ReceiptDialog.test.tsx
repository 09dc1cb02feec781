import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { collectionOf, pay, receiptsOf, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { ReceiptDialog, type ReceiptDialogEvent } from './ReceiptDialog';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
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
  network.sent.length = 0;
});
afterEach(cleanup);

/** A host's page with the dialog open. */
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

async function open(faturaIds: readonly string[], locale: 'tr' | 'en' = 'tr') {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow} locale={locale}>
      <Page faturaIds={faturaIds} />
    </KalemProvider>,
  );
  await screen.findByRole('button', { name: locale === 'tr' ? 'Kaydet' : 'Save' });
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const explanation = () => field(/^Açıklama/);
const rowsOf = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: / için kapatılan$/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const posts = () => network.sent.filter(({ call }) => call === 'POST /tahsilat');
const isSaved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function type(name: string | HTMLElement, text: string) {
  const input = typeof name === 'string' ? field(name) : name;
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** Sells one invoice and opens the dialog for it. */
async function openSold(...sales: Parameters<typeof sell>[1][]) {
  const ids = await sell(scenario, ...(sales.length > 0 ? sales : [{}]));
  await open(ids);
  return ids;
}

describe('one invoice', () => {
  test('MNY-45, MNY-27: a full payment is one press after opening, and its toast undoes it', async () => {
    const [id = ''] = await openSold();
    expect(field('Tutar')).toHaveValue('1.200,00');
    expect(field('Tarih')).toHaveValue('21/11/2026');
    expect(screen.getByRole('button', { name: /Yöntem$/ })).toHaveTextContent('Havale / EFT / FAST');
    await press('Kaydet');
    expect(await screen.findByText('Tahsilat kaydedildi')).toBeVisible();
    await isSaved();
    expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
    const [receipt] = await receiptsOf(scenario, id);
    expect(receipt).toMatchObject({ tarih: '2026-11-21', tutar: '1200.00', yontem: 'HAVALE', kur: null });
    expect(events).toEqual([
      { type: 'receiptSaved', tahsilatIds: [receipt?.id] },
      { type: 'receiptClosed', reason: 'saved' },
    ]);
    await press('Geri Al');
    expect(await screen.findByText('Tahsilat geri alındı')).toBeVisible();
    expect(events.at(-1)).toEqual({ type: 'receiptReversed', tahsilatId: receipt?.id });
    expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ACIK', kalan: '1200.00' });
  });

  test('MNY-38, MNY-45: a part of the amount, with another day, method and an explanation', async () => {
    const [id = ''] = await openSold();
    await type('Tutar', '450,5');
    await type('Tarih', '20112026');
    await press('Havale / EFT / FAST Yöntem');
    await userEvent.click(await screen.findByRole('option', { name: 'Çek / senet' }));
    await type(explanation(), 'Çek no 4418');
    await press('Kaydet');
    await isSaved();
    expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'KISMI', kalan: '749.50' });
    const [receipt] = await receiptsOf(scenario, id);
    expect(receipt).toMatchObject({ tarih: '2026-11-20', yontem: 'CEK_SENET', aciklama: 'Çek no 4418' });
  });

  test('MNY-31, MNY-45: the surplus of a higher amount stays as a credit', async () => {
    const [id = ''] = await openSold();
    await type('Tutar', '1500');
    expect(await screen.findByText('Fazlası avans olarak kalır')).toBeVisible();
    expect(screen.getByText('300,00')).toBeVisible();
    await press('Kaydet');
    await isSaved();
    expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'FAZLA', kalan: '0.00' });
  });

  test('MNY-28: an amount of zero and a day after today are faults of their fields', async () => {
    await openSold();
    await type('Tutar', '0');
    await type('Tarih', '22112026');
    await press('Kaydet');
    await waitFor(() => expect(field('Tarih')).toHaveAccessibleDescription('Tahsilat tarihi bugünden sonra olamaz'));
    expect(field('Tutar')).toBeInvalid();
    expect(posts()).toEqual([]);
    await press('Vazgeç');
    expect(events).toEqual([{ type: 'receiptClosed', reason: 'cancelled' }]);
  });

  test('MNY-29: a changed rest shows a message and is read again; typed values stay', async () => {
    const [id = ''] = await openSold();
    await type(explanation(), 'FAST');
    await pay(scenario, id, '200.00');
    await press('Kaydet');
    expect(await screen.findByText(/Faturanın kalanı siz açtıktan sonra değişti/)).toBeVisible();
    expect(explanation()).toHaveValue('FAST');
    expect(field('Tutar')).toHaveValue('1.200,00');
    expect(await screen.findByText('Fazlası avans olarak kalır')).toBeVisible();
    await type('Tutar', '1000');
    await press('Kaydet');
    await isSaved();
    expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ODENDI' });
  });

  test('ERR-10, MNY-27: after a lost answer the same key is sent, so that it is booked once', async () => {
    const [id = ''] = await openSold();
    network.cut('POST /tahsilat', 'after');
    await press('Kaydet');
    expect(await screen.findByText(/internet bağlantınızı/)).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Kaydet' }));
    await isSaved();
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
    expect(await receiptsOf(scenario, id)).toHaveLength(1);
  });

  test('MNY-38: an invoice that is paid has nothing to book', async () => {
    const [id = ''] = await sell(scenario, {});
    await pay(scenario, id, '1200.00');
    render(
      <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
        <Page faturaIds={[id]} />
      </KalemProvider>,
    );
    expect(await screen.findByText(/^Bu faturaların kalanı yok/)).toBeVisible();
  });
});

describe('several invoices', () => {
  const late = { faturaTarih: '2026-11-03', vadeTarihi: '2026-11-05', birimFiyat: '500' };
  const later = { faturaTarih: '2026-11-02', vadeTarihi: '2026-12-15', birimFiyat: '250' };

  test('MNY-30: the amount is spread by due day, and each amount can be changed', async () => {
    const [first = '', second = ''] = await openSold(later, late);
    expect(field('Tutar')).toHaveValue('900,00');
    expect(rowsOf().map(({ value }) => value)).toEqual(['300,00', '600,00']);
    expect(screen.getByText(/Vade 05\/11\/2026 · Gecikmiş, 16 gün$/)).toBeVisible();
    await type('Tutar', '700');
    expect(rowsOf().map(({ value }) => value)).toEqual(['100,00', '600,00']);
    const [row, other] = rowsOf();
    if (!row || !other) throw new Error('There are two rows');
    await type(row, '300');
    await press('Kaydet');
    await waitFor(() => expect(field('Tutar')).toHaveAccessibleDescription(/aşamaz$/));
    await type(other, '600,01');
    await waitFor(() => expect(other).toHaveAccessibleDescription('Kalan tutar 600,00'));
    await press('En eskiden başlayarak dağıt');
    await press('Kaydet');
    await isSaved();
    expect(await collectionOf(scenario, first)).toMatchObject({ durum: 'KISMI', kalan: '200.00' });
    expect(await collectionOf(scenario, second)).toMatchObject({ durum: 'ODENDI' });
    expect(posts()).toHaveLength(1);
  });

  const consumer = {
    vknTckn: '11111111111',
    aliciUnvan: '',
    aliciAdi: 'Şükrü',
    aliciSoyadi: 'Işıldak',
    vergiDairesi: '',
  };

  test('MNY-45: invoices of several customers are one receipt each, with keys of their own', async () => {
    const [first = '', second = ''] = await openSold({}, consumer);
    expect(screen.getByText('Farklı carilerin faturaları seçili, her biri kendi hesabına kaydedilir.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Tutar' })).toBeNull();
    const [, row] = rowsOf();
    if (row) await type(row, '500');
    await press('Kaydet');
    expect(await screen.findByText('2 tahsilat kaydedildi')).toBeVisible();
    await isSaved();
    expect(new Set(posts().map(({ key }) => key)).size).toBe(2);
    expect(await collectionOf(scenario, first)).toMatchObject({ durum: 'ODENDI' });
    expect(await collectionOf(scenario, second)).toMatchObject({ durum: 'KISMI', kalan: '700.00' });
  });

  test('MNY-45, USE-24: on a phone, long names of several customers fit into the dialog', async () => {
    await page.viewport(390, 844);
    const aliciUnvan = 'Tepecik Oto Lastik ve Akaryakıt Ürünleri Sanayi ve Ticaret Limited Şirketi';
    await openSold({ aliciUnvan, vknTckn: '8409123676' }, consumer);
    const dialog = screen.getByRole('dialog');
    const right = dialog.getBoundingClientRect().right;
    for (const row of rowsOf()) expect(row.getBoundingClientRect().right).toBeLessThan(right);
    await page.viewport(1280, 900);
  });

  test('MNY-29, MNY-45: when the second receipt is refused, the first one is not sent again', async () => {
    const [first = '', second = ''] = await openSold({}, consumer);
    await pay(scenario, second, '200.00');
    await press('Kaydet');
    expect(await screen.findByText(/Faturanın kalanı siz açtıktan sonra değişti/)).toBeVisible();
    await waitFor(() => expect(rowsOf()).toHaveLength(1));
    // The rest that was read again. Saving before that is refused once more.
    expect(await screen.findByText('1.000,00')).toBeVisible();
    const [row] = rowsOf();
    if (row) await type(row, '1000');
    await press('Kaydet');
    await isSaved();
    expect(await receiptsOf(scenario, first)).toHaveLength(1);
    expect(await collectionOf(scenario, second)).toMatchObject({ durum: 'ODENDI' });
  });
});

test('MNY-40: a foreign invoice that is paid in TRY needs a rate, which the Central Bank offers', async () => {
  const [id = ''] = await openSold({ paraBirim: 'USD', dovizKur: '41' });
  expect(field('Tutar')).toHaveValue('1.200,00');
  await press('USD Ödenen para birimi');
  await userEvent.click(await screen.findByRole('option', { name: 'TRY' }));
  await press('Kaydet');
  await waitFor(() => expect(field('Kur (1 USD)')).toBeInvalid());
  const offer = await screen.findByRole('button', {
    name: /^(Merkez Bankası kuru|Örnek kur) \(\d\d\/\d\d\/\d{4}\): \d/,
  });
  await userEvent.click(offer);
  await type('Kur (1 USD)', '42');
  expect(field('Tutar')).toHaveValue('50.400,00');
  expect(screen.getByText('Fatura kuruyla fark: 1.200,00 TL (kur farkı)')).toBeVisible();
  await press('Kaydet');
  await isSaved();
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'ODENDI' });
  const [receipt] = await receiptsOf(scenario, id);
  expect(receipt).toMatchObject({ tutar: '50400.00', paraBirim: 'TRY', kur: expect.stringMatching(/^42/) });
});

test('MNY-45: has English texts', async () => {
  await open(await sell(scenario, {}), 'en');
  const dialog = within(screen.getByRole('dialog', { name: /^Record payment/ }));
  expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,200.00');
});
