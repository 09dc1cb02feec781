import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startCustomers } from '../../../testing/fillCards';
import { startStock } from '../../../testing/fillStock';
import { openNetwork } from '../../../testing/openNetwork';
import type { Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { CustomerList } from '../../widgets/CustomerList/CustomerList';
import { StockList } from '../../widgets/StockList/StockList';
import '../../../testing/patience';

let scenario: Scenario;
beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  cleanup();
  await scenario.server.close();
});

const show = async () => {
  const network = openNetwork(scenario.server);
  const client = await network.signIn(scenario.account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <CustomerList />
    </KalemProvider>,
  );
  return network;
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const stored = async (q: string) =>
  (await scenario.client.GET('/cari/search', { params: { query: { companyId: scenario.companyId, q } } })).data.items;

test('CUS-17: customers with the same number are listed, compared and merged with the values chosen per field', async () => {
  scenario = await startCustomers();
  const before = await stored('5010298834');
  expect(before).toHaveLength(2);
  const network = await show();
  expect(await screen.findByText('1 kart birden çok kez kayıtlı görünüyor.')).toBeVisible();
  await press('İncele ve birleştir');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aynı görünen kartlar' }));
  expect(await dialog.findByText(/Bu iki kartın numarası aynı/)).toBeVisible();
  const rows = within(dialog.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(['Unvan', 'Telefon', 'Email']);
  // A value that only one card has needs no choice. Otherwise the first card is preselected.
  const side = (name: RegExp) => dialog.getByRole('radio', { name });
  expect(side(/^Telefon, .*: \+90/)).toBeChecked();
  expect(side(/^Email, .*: bilgi@yagiz-insaat\.example/)).toBeChecked();
  expect(side(/^Unvan, Önce eklenen: /)).toBeChecked();
  await userEvent.click(side(/^Unvan, .*: Yağız İnşaat$/));
  await press('Birleştir');
  expect(await screen.findByText('Kartlar birleştirildi')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const after = await stored('5010298834');
  expect(after).toMatchObject([{ unvan: 'Yağız İnşaat', telNo: '2165550167', email: 'bilgi@yagiz-insaat.example' }]);
  expect(before.map(({ id }) => id)).toContain(after[0]?.id);
  await waitFor(() => expect(screen.queryByText(/birden çok kez kayıtlı/)).toBeNull());
  expect(network.calls().filter((call) => call.startsWith('POST /cari/birlestir/'))).toHaveLength(1);
});

test('CUS-17, MNY-19: the merged card keeps the only term; a term of 0 days counts as filled', async () => {
  scenario = await startCustomers();
  const query = { companyId: scenario.companyId };
  const [one] = await stored('Yağız Kâmil');
  const [other] = await stored('Yağız İnşaat');
  if (!one || !other) throw new Error('A card is missing');
  const setTerm = ({ id, ...card }: typeof one, vadeGunu: number | null) =>
    scenario.client.PUT('/cari/{id}', { params: { path: { id }, query }, body: { ...card, vadeGunu } });
  const compare = async (term: number | null) => {
    await setTerm(one, term);
    await show();
    await press('İncele ve birleştir');
    await screen.findAllByRole('radio', { name: /^Vade/ });
  };
  await setTerm(other, null);
  await compare(0);
  expect(screen.getByRole('radio', { name: /^Vade \(Gün\), .*: 0$/ })).toBeChecked();
  cleanup();
  await setTerm(other, 60);
  await compare(null);
  expect(screen.getByRole('radio', { name: /^Vade \(Gün\), .*: boş$/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /^Vade \(Gün\), .*: 60$/ })).toBeChecked();
  await press('Birleştir');
  expect(await screen.findByText('Kartlar birleştirildi')).toBeVisible();
  expect(await stored('5010298834')).toMatchObject([{ vadeGunu: 60 }]);
});

test('CUS-17: customers with one name but two numbers may be two taxpayers: the dialog warns, and keeping both is the main action', async () => {
  scenario = await startCustomers();
  const query = { companyId: scenario.companyId };
  const [one] = await stored('Yağız İnşaat');
  if (!one) throw new Error('The card is missing');
  const { id: _id, ...fields } = one;
  await scenario.client.POST('/cari', { params: { query }, body: { ...fields, vknTckn: '7351902844' } });
  await show();
  await press('İncele ve birleştir');
  expect(await screen.findByText(/Bu iki kartın numarası aynı/)).toBeVisible();
  expect(screen.queryByText(/iki ayrı mükellef/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Birleştir' })).toHaveAttribute('data-variant', 'primary');
  await press('Ayrı kalsın');
  expect(await screen.findByText(/Bu iki kartın adı aynı/)).toBeVisible();
  expect(screen.getByText(/^Numaraları farklı: iki ayrı mükellef olabilirler\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Birleştir' })).toHaveAttribute('data-variant', 'secondary');
  expect(screen.getByRole('button', { name: 'Ayrı kalsın' })).toHaveAttribute('data-variant', 'primary');
});

test('CUS-17, API-06: a card that another user changes is read again without losing choices; a pair kept apart is no longer listed, and undo restores it', async () => {
  scenario = await startCustomers();
  await show();
  await press('İncele ve birleştir');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aynı görünen kartlar' }));
  await dialog.findByRole('table');
  const [other] = await stored('Yağız İnşaat');
  if (!other) throw new Error('The card is missing');
  const params = { path: { id: other.id }, query: { companyId: scenario.companyId } };
  const { id: _id, ...fields } = other;
  await scenario.client.PUT('/cari/{id}', { params, body: { ...fields, email: 'baskasi@yagiz.example' } });
  await press('Birleştir');
  expect(await dialog.findByText(/siz açtıktan sonra değiştirilmiş/)).toBeVisible();
  expect(await dialog.findByRole('radio', { name: /baskasi@yagiz\.example/ })).toBeChecked();
  expect(await stored('5010298834')).toHaveLength(2);
  await press('Ayrı kalsın');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored('5010298834')).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText(/birden çok kez kayıtlı/)).toBeNull());
  await press('Geri al');
  expect(await screen.findByText('1 kart birden çok kez kayıtlı görünüyor.')).toBeVisible();
});

test('STK-14: goods with the same name and unit are merged, including their further taxes', async () => {
  scenario = await startStock();
  const query = { companyId: scenario.companyId };
  const body = { malHizmet: 'KOLONYA 400 ML', birim: 'C62', birimFiyat: '95', kdvOrani: '20' };
  await scenario.client.POST('/stok', { params: { query }, body });
  const client = await openNetwork(scenario.server).signIn(scenario.account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <StockList />
    </KalemProvider>,
  );
  await press('İncele ve birleştir');
  const dialog = within(await screen.findByRole('dialog', { name: 'Aynı görünen kartlar' }));
  expect(await dialog.findByText(/Bu iki kartın adı aynı/)).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^Birim Fiyat, .*: 95,00$/ }));
  await press('Birleştir');
  expect(await screen.findByText('Kartlar birleştirildi')).toBeVisible();
  const { data } = await scenario.client.GET('/stok/search', { params: { query: { ...query, q: 'kolonya' } } });
  expect(data.items).toMatchObject([{ birimFiyat: '95', V0073Orani: '10' }]);
});
