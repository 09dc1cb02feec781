import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { startAdminScenario } from '../../../testing/startAdminScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import type { PeriodProps } from '../../kit/figures/Tiles';
import { KalemProvider } from '../../provider/KalemProvider';
import type { Failure } from '../../provider/failures';
import { AdminHome, type AdminHomeEvent } from './AdminHome';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const events: AdminHomeEvent[] = [];
const failures: Failure[] = [];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startAdminScenario();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);
beforeEach(async () => {
  events.length = 0;
  failures.length = 0;
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
});

const show = (period: PeriodProps = {}) =>
  render(
    <KalemProvider client={client} clock={listNow} onError={(failure) => failures.push(failure)}>
      <AdminHome {...period} onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
const tile = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Rakamlar' })).getByRole('button', { name: new RegExp(`^${name}`) });
const shown = async (name: string) => (await tile(name)).querySelector('.kalem-tile__value')?.textContent;

test('HOM-07, ADM-05: shows payments of the period, their number, companies, and bars by day', async () => {
  show();
  expect(await shown('Ödemeler')).toBe('1.498,80 TRY');
  expect(await shown('Satış Adedi')).toBe('1');
  expect(await shown('Şirket Sayısı')).toBe('2');
  const days = () =>
    within(screen.getByRole('table', { name: 'Günlük ödemeler, TRY' }))
      .getAllByRole('row')
      .slice(1);
  expect(days()).toHaveLength(7);
  expect(days()[6]).toHaveTextContent('21/11/20261.498,80');
  await userEvent.click(screen.getByRole('radio', { name: 'Bu Ay' }));
  await waitFor(async () => expect(await shown('Ödemeler')).toBe('2.997,60 TRY'));
  expect(await shown('Satış Adedi')).toBe('2');
  expect(days()).toHaveLength(30);
  await userEvent.click(await tile('Şirket Sayısı'));
  await userEvent.click(await tile('Satış Adedi'));
  expect(events).toEqual([
    { type: 'period', days: 30 },
    { type: 'showList', list: 'companies' },
    { type: 'showList', list: 'payments', range: { start: '2026-10-23', end: '2026-11-21' } },
  ]);
});

test('HOM-07: a controlled period changes only when the host changes it', async () => {
  const heard: number[] = [];
  const period: PeriodProps = { days: 7, onDaysChange: (days) => heard.push(days) };
  show(period);
  await shown('Ödemeler');
  await userEvent.click(screen.getByRole('radio', { name: 'Bu Ay' }));
  expect(heard).toEqual([30]);
  expect(events).toEqual([{ type: 'period', days: 30 }]);
  expect(screen.getByRole('radio', { name: 'Bu Hafta' })).toBeChecked();
  cleanup();
  show({ ...period, days: 30 });
  await shown('Ödemeler');
  expect(screen.getByRole('radio', { name: 'Bu Ay' })).toBeChecked();
});

test('HOM-06, HOM-07: a failure leaves the figures at 0, calls onError, and can be retried', async () => {
  network.cut('GET /admin/payment', 'before');
  show();
  expect(await shown('Ödemeler')).toBe('0,00 TRY');
  expect(failures.map(({ kind, silent }) => [kind, silent])).toContainEqual(['listPayments', true]);
  expect(document.querySelector('.kalem-toast')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(async () => expect(await shown('Ödemeler')).toBe('1.498,80 TRY'));
});
