import type { KalemClient } from '@kalem/sdk';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { startListScenario } from '../../../testing/startListScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import '../../styles.css';
import { InvoiceList } from './InvoiceList';

const SOLD_TO = 'Çiğdem Öztürk Mimarlık';
let scenario: Scenario;

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startListScenario();
}, 120_000);
afterEach(cleanup);
afterAll(() => scenario.server.close());

const invoice = async () => {
  const { data } = await scenario.client.GET('/fatura', { params: { query: { companyId: scenario.companyId } } });
  const found = data.items.find(({ aliciUnvan }) => aliciUnvan === SOLD_TO);
  if (!found) throw new Error('The week has no such invoice');
  return found;
};

function show(client: KalemClient = scenario.client) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList />
    </KalemProvider>,
  );
  return userEvent.setup();
}

const openMenu = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${SOLD_TO}` }));

test('MNY-21: the due date of an approved invoice is changed from its menu; a wrong day is refused at the field', async () => {
  const user = show();
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Vadeyi Değiştir' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Vadeyi Değiştir/ }));
  expect(await dialog.findByText('Belgede yazan vade değişmez.')).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: /Vade$/ }));
  await user.click(await screen.findByRole('option', { name: 'Tarih' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Vade tarihi' }), '01012020');
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Vade, fatura tarihinden önce olamaz')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: /Vade$/ }));
  await user.click(await screen.findByRole('option', { name: '30 gün' }));
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText(/^Vade değiştirildi: /)).toBeTruthy();
  const { faturaTarih, vadeTarihi, not } = await invoice();
  expect(Date.parse(vadeTarihi ?? '') - Date.parse(faturaTarih)).toBe(30 * 86_400_000);
  expect(not).not.toContain('Vade tarihi');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: SOLD_TO }));
  const facts = within(await screen.findByRole('dialog', { name: new RegExp(SOLD_TO) }));
  expect(await facts.findByText((vadeTarihi ?? '').split('-').reverse().join('/'))).toBeTruthy();
});

test('MNY-21, API-06: a change by another user since the dialog opened is not overwritten', async () => {
  const user = show();
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Vadeyi Değiştir' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Vadeyi Değiştir/ }));
  await user.click(await dialog.findByRole('button', { name: /Vade$/ }));
  await user.click(await screen.findByRole('option', { name: '90 gün' }));
  const { id, faturaTarih } = await invoice();
  const params = { path: { id }, query: { companyId: scenario.companyId } };
  await scenario.client.PUT('/fatura/{id}/takip', { params, body: { vadeTarihi: faturaTarih, iadeTuru: null } });
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Kaydet' })).toBeEnabled());
  expect((await invoice()).vadeTarihi).toBe(faturaTarih);
  expect(screen.queryByText(/^Vade değiştirildi: /)).toBeNull();
});

test('MNY-21, MNY-105: who may write invoices but not collection is not offered it', async () => {
  const { client } = await asStaff(scenario, { faturaRead: true, faturaWrite: true });
  const user = show(client);
  await openMenu(user);
  expect(await screen.findByRole('menuitem', { name: 'Kopyala' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Vadeyi Değiştir' })).toBeNull();
});
