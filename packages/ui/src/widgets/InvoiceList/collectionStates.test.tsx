import '../../styles.css';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { collectionOf, pay, sell, startReceiptScenario } from '../../../testing/startReceiptScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList } from './InvoiceList';
import '../../../testing/patience';

const MONDAY = { faturaTarih: '2026-11-16' };
let scenario: Scenario;

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startReceiptScenario();
}, 120_000);
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 900);
});
afterAll(() => scenario.server.close());

function show() {
  render(
    <KalemProvider client={scenario.client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList />
    </KalemProvider>,
  );
  return userEvent.setup();
}

/** Sells 1 200,00 of that Monday to this customer, unless changed. */
async function sellTo(name: string, sale: Parameters<typeof sell>[1] = {}): Promise<string> {
  const [aliciAdi = '', aliciSoyadi = ''] = name.split(' ');
  const consumer = { vknTckn: '11111111111', aliciUnvan: '', aliciAdi, aliciSoyadi, vergiDairesi: '' };
  const [id = ''] = await sell(scenario, { ...MONDAY, ...consumer, ...sale });
  return id;
}

const rowOf = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('tr') ?? document.body);

async function openPreview(user: ReturnType<typeof show>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${name}`) }));
}

test('MNY-36: while a request is open, list, preview and dialog mark the state of the collection', async () => {
  const name = 'Çiğdem Öztürk Mimarlık';
  const [id = ''] = await sell(scenario, { ...MONDAY, aliciUnvan: name });
  const params = { query: { companyId: scenario.companyId } };
  const { data } = await scenario.client.GET('/fatura/{id}', { params: { path: { id }, ...params } });
  const { faturaTarih, belgeNumarasi } = data;
  const body = { faturaTarih, belgeNumarasi: belgeNumarasi ?? '', aciklama: 'Mükerrer' };
  await scenario.client.POST('/fatura/iptal', { params, body });
  expect(
    (await scenario.client.GET('/fatura/{id}', { params: { path: { id }, ...params } })).data.talepAkisi,
  ).toMatchObject([{ tip: 'IPTAL', durum: 'OLUSTU' }]);
  const user = show();
  const row = await rowOf(name);
  expect(await row.findByText('İptal bekliyor')).toBeVisible();
  expect(row.getByText('Açık')).toBeVisible();
  const preview = await openPreview(user, name);
  expect(await preview.findByText('İptal bekliyor')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Tahsilat Gir' }));
  await screen.findByRole('textbox', { name: 'Tutar' });
  expect(within(screen.getByRole('dialog', { name: /^Tahsilat Gir/ })).getByText('İptal bekliyor')).toBeVisible();
});

test('MNY-44: a short payment is explained beside the rest, in the preview and while it is typed', async () => {
  const name = 'Işık Gündoğdu';
  const id = await sellTo(name);
  const user = show();
  const preview = await openPreview(user, name);
  await user.click(await preview.findByRole('button', { name: 'Tahsilat Gir' }));
  const amount = await screen.findByRole('textbox', { name: 'Tutar' });
  await user.clear(amount);
  await user.type(amount, '1020');
  expect(await screen.findByText('Tevkifat kesilmiş olabilir')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '1050');
  expect(await screen.findByText('Stopaj kesilmiş olabilir')).toBeVisible();
  expect(screen.queryByText('Tevkifat kesilmiş olabilir')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await pay(scenario, id, '1020.00');
  cleanup();
  const again = await openPreview(show(), name);
  expect(await again.findByText('Tevkifat kesilmiş olabilir')).toBeVisible();
  expect(await collectionOf(scenario, id)).toMatchObject({ durum: 'KISMI', kalan: '180.00' });
});

test('MNY-21: an invoice is taken out of tracking and back again; the list shows it', async () => {
  const [name, other] = ['Gülşah İnci', 'Ömür Çelik'];
  const id = await sellTo(name);
  await sellTo(other);
  const { cariHesapId } = await collectionOf(scenario, id);
  await pay(scenario, id, '200.00');
  const user = show();
  const change = async () => {
    await user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Vadeyi Değiştir' }));
    const box = await screen.findByRole('checkbox', { name: /^Takip dışı/ });
    expect(screen.getByText('Fatura hiçbir bakiyede yer almaz, yapılan tahsilatlar avans olur.')).toBeVisible();
    await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  };
  const credit = async () => {
    const params = { path: { id: cariHesapId ?? '' }, query: { companyId: scenario.companyId } };
    const { data } = await scenario.client.GET('/alacak/{id}', { params });
    return data.bakiyeler.find(({ paraBirim }) => paraBirim === 'TRY')?.avans;
  };
  await change();
  expect(await screen.findByText('Fatura takip dışı bırakıldı')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await rowOf(name)).findByText('Takip dışı')).toBeVisible();
  expect(await credit()).toBe('200.00');
  await change();
  expect(await screen.findByText('Fatura yeniden takip ediliyor')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await rowOf(name)).findByText('Açık')).toBeVisible();
});

test('MNY-59: on a phone the card of an invoice shows the state of its collection and the rest', async () => {
  await page.viewport(390, 844);
  const name = 'Müjgân Şençiçek';
  await pay(scenario, await sellTo(name, { vadeTarihi: '2026-11-18' }), '450.00');
  show();
  const card = await rowOf(name);
  expect(card.getByText('Gecikmiş, 3 gün')).toBeVisible();
  expect(card.getByTitle('Kalan')).toBeVisible();
  expect(card.getByTitle('Kalan')).toHaveTextContent('750,00 TRY');
});
