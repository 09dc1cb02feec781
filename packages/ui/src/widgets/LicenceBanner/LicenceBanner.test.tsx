import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { foundCompany, type Scenario } from '../../../testing/company';
import { payYear } from '../../../testing/payYear';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { LicenceBanner, type LicenceBannerEvent } from './LicenceBanner';

const DAY = 86_400_000;
const start = Date.parse('2026-11-21T11:05:00+03:00');
let scenario: Scenario;
const onEvent = vi.fn<(event: LicenceBannerEvent) => void>();

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  scenario = await foundCompany(await startEmptyServer({ clock: { now: () => new Date(start) } }));
});
afterAll(() => scenario.server.close());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** Renders the banner this many days after the company was created. */
async function show(days: number) {
  cleanup();
  const read = vi.spyOn(scenario.client, 'GET');
  render(
    <KalemProvider
      client={scenario.client}
      companyId={scenario.companyId}
      clock={() => new Date(start + days * DAY + 1)}
    >
      <LicenceBanner onEvent={onEvent} />
    </KalemProvider>,
  );
  await waitFor(() => expect(read).toHaveBeenCalled());
  await Promise.all(read.mock.results.map(({ value }) => value));
  read.mockRestore();
}

test('PAY-03, PAY-06, PAY-07, SHL-38: shows the trial’s days and a button, and a text after its end', async () => {
  await show(2);
  expect(await screen.findByText('Deneme sürenizin bitmesine 5 gün kaldı')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Şimdi öde' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({
    widget: 'licence-banner',
    type: 'pay',
    companyId: scenario.companyId,
  });
  await show(6);
  expect(await screen.findByText('Deneme sürenizin bitmesine 1 gün kaldı')).toBeVisible();
  await show(7);
  expect(await screen.findByText('Lisans süreniz bitmiştir')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('PAY-05, PAY-07: shows a licence from fifteen days before its end, without a button', async () => {
  await payYear(scenario);
  await show(349);
  await waitFor(() => expect(document.querySelector('.kalem-banner')).toBeNull());
  for (const [days, left] of [
    [350, 15],
    [364, 1],
  ] as const) {
    await show(days);
    expect(await screen.findByText(`Lisans sürenizin bitmesine ${left} gün kaldı`)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  }
  await show(365);
  expect(await screen.findByText('Lisans süreniz bitmiştir')).toBeVisible();
  await show(3);
  await waitFor(() => expect(screen.queryByText(/bitmesine|bitmiştir/)).toBeNull());
});
