import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillPayments } from '../../../testing/fillPayments';
import { noConnection } from '../../../testing/noAnswer';
import { savedSheet } from '../../../testing/savedSheet';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { AdminPayments, type AdminPaymentsProps } from './AdminPayments';
import '../../../testing/patience';

const igneada = 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi';
let scenario: Scenario;
let coupon: string;
let now = listNow();

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now: () => now } });
  now = new Date('2026-11-20T11:05:00+03:00');
  coupon = await fillPayments(scenario);
  now = listNow();
  await scenario.client.session.signIn(scenario.account);
}, 240_000);
afterAll(() => scenario.server.close());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: AdminPaymentsProps = {}, client: KalemClient = scenario.client) {
  render(
    <KalemProvider client={client} clock={listNow}>
      <AdminPayments {...props} />
    </KalemProvider>,
  );
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Ödemeler' }))
    .getAllByRole('row')
    .slice(1);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('A-18, ADM-02, ADM-05: lists every payment with company, coupon and status, and the received total', async () => {
  show();
  await waitFor(() => expect(rows()).toHaveLength(3));
  const shown = rows()
    .map(({ textContent }) => textContent)
    .sort();
  expect(shown).toEqual([
    expect.stringMatching(/^20\/11\/2026 11:05Ilgaz.*4740918265–Bekliyor1\.498,80 TRY$/),
    expect.stringMatching(/^20\/11\/2026 11:05Kızılırmak.*5560173908–ReddedildiÖdeme bankanın.*1\.498,80 TRY/),
    `20/11/2026 11:05${igneada}7351902846${coupon} %40Alındı899,28 TRY`,
  ]);
  expect(screen.getByText('Sayfa 1 · 3 ödeme · alınan 899,28 TRY')).toBeVisible();
});

test('A-18, ADM-05: searches company, number and coupon; filters by status and day', async () => {
  show();
  await waitFor(() => expect(rows()).toHaveLength(3));
  const search = screen.getByLabelText('Şirket, VKN ya da kupon ara');
  for (const words of ['KIZILIRMAK', '5560173908'] as const) {
    await userEvent.clear(search);
    await userEvent.type(search, words);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toHaveTextContent('Reddedildi');
  }
  await userEvent.clear(search);
  await userEvent.type(search, coupon);
  await waitFor(() => expect(rows()[0]).toHaveTextContent(igneada));
  await userEvent.clear(search);
  await userEvent.click(screen.getByRole('radio', { name: 'Bekleyen 1' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent('Bekliyor');
  cleanup();
  show({ defaultQuery: { range: { start: '2026-11-21', end: '2026-11-21' } } });
  expect(await screen.findByRole('heading', { name: 'Bu süzgece uyan ödeme yok' })).toBeVisible();
  await press('Tüm ödemeler');
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('A-18, ADM-05: exports the filtered payments to odemeler.xlsx, with the reasons of refusals', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  show({ defaultQuery: { filter: { durum: 'REDDEDILDI' } } });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await press("Excel'e Aktar");
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const file = saved.mock.lastCall?.[0];
  if (!(file instanceof Blob)) throw new Error('No file was saved');
  const { rows: written } = await savedSheet(file);
  expect(written[0]).toEqual(['Tarih', 'Şirket', 'VKN / TCKN', 'Kupon', 'Durum', 'Tutar', 'Neden']);
  expect(written.slice(1)).toEqual([
    [
      '20/11/2026 11:05',
      'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi',
      '5560173908',
      '',
      'Reddedildi',
      '1.498,80',
      expect.stringMatching(/\S/),
    ],
  ]);
});

test('A-18: an unreachable server shows an error and a retry button', async () => {
  show({}, noConnection().client);
  expect(await screen.findByRole('heading', { name: 'Liste yüklenemedi' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yeniden dene' })).toBeEnabled();
});
