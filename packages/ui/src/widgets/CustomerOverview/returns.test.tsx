import '../../styles.css';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { type ReturnScenario, startReturnScenario } from '../../../testing/startReturnScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { CustomerOverview, type CustomerOverviewEvent } from './CustomerOverview';
import '../../../testing/patience';

let scenario: ReturnScenario;
let events: CustomerOverviewEvent['type'][] = [];
beforeAll(async () => {
  await page.viewport(1440, 1400);
  scenario = await startReturnScenario();
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(() => {
  events = [];
});
afterEach(cleanup);

function show(client = scenario.client, { companyId, cariId } = scenario) {
  render(
    <KalemProvider client={client} companyId={companyId} clock={listNow}>
      <CustomerOverview cariId={cariId} onEvent={({ type }) => events.push(type)} />
    </KalemProvider>,
  );
}
const question = () => `${scenario.iadeNumarasi} numaralı iade faturası bakiyeden düşülsün mü?`;
const note = () => screen.findByText(new RegExp(`^${question().replace('?', '\\?')}`));
const isGone = () => waitFor(() => expect(screen.queryByText(new RegExp(question().slice(0, -1)))).toBeNull());
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const credit = () =>
  within(screen.getByRole('region', { name: 'Hesap' })).getByText('Avans / fazla ödeme').nextElementSibling;

test('MNY-26: a return of the customer is deducted, and the message undoes it', async () => {
  show();
  expect(await note()).toHaveTextContent('300,00 TRY');
  expect(credit()).toHaveTextContent('0,00');
  await press('Düş');
  expect(await screen.findByText(`${scenario.iadeNumarasi} bakiyeden düşüldü`)).toBeVisible();
  await isGone();
  await waitFor(() => expect(credit()).toHaveTextContent('300,00'));
  await press('Geri Al');
  expect(await note()).toBeVisible();
  expect(events).toContain('receiptReversed');
});

test('MNY-26, MNY-39: its entry undoes it too, and the next payment offers it as a credit', async () => {
  show();
  await note();
  await press('Düş');
  await isGone();
  await press('Tahsilat Gir');
  expect(await screen.findByRole('button', { name: '300,00 TRY avansı kullan' })).toBeVisible();
  await press('Vazgeç');
  const entry = within(await screen.findByRole('row', { name: /İade faturası.*300,00/ }));
  await userEvent.click(entry.getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Geri Al' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/İade yeniden önerilir/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Geri Al' }));
  expect(await note()).toBeVisible();
});

test('MNY-26: an ignored return is proposed again from the message and from the menu of the account', async () => {
  show();
  await note();
  await press('Yoksay');
  await isGone();
  await press('Geri al');
  await note();
  await press('Yoksay');
  await isGone();
  await press('Hesap işlemleri');
  await userEvent.click(await screen.findByRole('menuitem', { name: /^İadeyi yeniden öner/ }));
  expect(await note()).toBeVisible();
});

test('MNY-26: the user types an amount that the document does not have', async () => {
  const free = await startReturnScenario({ isFree: true });
  show(free.client, free);
  const amount = await screen.findByRole('textbox', { name: `${free.iadeNumarasi} tutarı` });
  expect(screen.getByRole('button', { name: 'Düş' })).toBeDisabled();
  await userEvent.type(amount, '0');
  expect(screen.getByRole('button', { name: 'Düş' })).toBeDisabled();
  await userEvent.clear(amount);
  await userEvent.type(amount, '120,5');
  await userEvent.click(screen.getByRole('button', { name: 'Düş' }));
  await waitFor(() => expect(credit()).toHaveTextContent('120,50'));
  cleanup();
  await free.server.close();
});

test('MNY-26, MNY-105: a member who may only read is not asked', async () => {
  show((await asStaff(scenario, { cariRead: true, tahsilatRead: true })).client);
  await screen.findByRole('table', { name: 'Açık faturalar' });
  await isGone();
  expect(screen.queryByRole('button', { name: 'Düş' })).toBeNull();
});
