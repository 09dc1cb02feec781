import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { type MovementScenario, startMovementScenario } from '../../../testing/startMovementScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { Home, type HomeEvent } from './Home';
import '../../../testing/patience';

const LATE = 'Vadesi geçen 3 fatura, 445.850,00 TRY, 48.750,00 USD';
let scenario: MovementScenario;
let events: HomeEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startMovementScenario();
}, 180_000);
afterEach(() => {
  cleanup();
  events = [];
});
afterAll(() => scenario.server.close());

function show(client: KalemClient = scenario.client) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <Home onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
  return userEvent.setup();
}

test('MNY-52: a tile shows what is late, the number of invoices and the earliest due day', async () => {
  const user = show();
  const tile = await screen.findByRole('button', { name: /^Vadesi geçen/ });
  expect(within(tile).getByText('445.850,00')).toBeVisible();
  expect(within(tile).getByText('48.750,00 USD')).toBeVisible();
  expect(within(tile).getByText('3 fatura')).toBeVisible();
  expect(within(tile).getByText('en eski vade 12/07/2026')).toBeVisible();
  await user.click(tile);
  expect(events).toEqual([{ type: 'showOverdue' }]);
});

test("MNY-52: 'Bugün el atılacaklar' has one line about what is late, which leads to it", async () => {
  const user = show();
  expect(await screen.findByText(LATE)).toBeVisible();
  const title = screen.getByRole('heading', { name: 'Bugün el atılacaklar' });
  expect(title.parentElement).toHaveTextContent('2 iş');
  await user.click(screen.getByRole('button', { name: `Gör: ${LATE}` }));
  expect(events).toEqual([{ type: 'showOverdue' }]);
});

test("MNY-52: 'Bugün el atılacaklar' has one line about proposals for bank movements, which leads to them", async () => {
  const user = show();
  expect(await screen.findByText('Banka hareketlerinde 5 öneri')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gör: Banka hareketlerinde 5 öneri' }));
  expect(events).toEqual([{ type: 'showBankMovements' }]);
});

test('MNY-52: without tahsilatRead there is neither tile nor line', async () => {
  const { client } = await asStaff(scenario, { faturaRead: true });
  show(client);
  expect(await screen.findByText('Bugün el atmanız gereken bir iş yok.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Toplam Ciro/ })).toBeVisible();
  expect(screen.queryByText(/Vadesi geçen|Banka hareketlerinde/)).toBeNull();
});
