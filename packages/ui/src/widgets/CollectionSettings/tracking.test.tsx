import '../../styles.css';
import { toScreenDate } from '@kalem/domain';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, afterAll, expect, test, vi } from 'vitest';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { startListScenario } from '../../../testing/startListScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { CollectionSettings, type CollectionSettingsEvent } from './CollectionSettings';
import '../../../testing/patience';

let scenario: Scenario;
const onEvent = vi.fn<(event: CollectionSettingsEvent) => void>();

beforeAll(async () => {
  scenario = await startListScenario();
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const params = () => ({ query: { companyId: scenario.companyId } });
const stored = async () => (await scenario.client.GET('/tahsilat-ayarlari', { params: params() })).data;
const invoices = async () => (await scenario.client.GET('/fatura', { params: params() })).data.items;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

function show(client = scenario.client) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <CollectionSettings onEvent={onEvent} />
    </KalemProvider>,
  );
}

test('MNY-23: before a start it explains tracking; a member who may only read cannot start it', async () => {
  show((await asStaff(scenario, { tahsilatRead: true })).client);
  expect(await screen.findByText('Takip başlatılmadı.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Takibi başlat' })).toBeNull();
  cleanup();
  show();
  expect(await screen.findByRole('radiogroup', { name: 'Alacak takibi ne zaman başlasın?' })).toBeVisible();
  expect(screen.getByText(/öncekiler ‘Takip dışı’ kalır/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Takibi başlat' })).toBeDisabled();
});

test('MNY-23, MNY-58: tracking starts on the first of the month, and earlier invoices are booked in the background', async () => {
  show();
  await choose('Bu ay başı');
  await press('Takibi başlat');
  expect(await screen.findByText('01/11/2026 gününden beri')).toBeVisible();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'changed', ayarlar: expect.objectContaining({ baslangic: '2026-11-01' }) }),
  );
  await waitFor(() => expect(screen.queryByText('Önceki faturalar işleniyor…')).toBeNull());
  expect(await stored()).toMatchObject({ baslangic: '2026-11-01', isleniyor: false, vadeGunu: null });
  expect((await invoices()).filter(({ tahsilat }) => tahsilat?.durum === 'ACIK')).not.toEqual([]);
});

test('MNY-23: the start moves back by a day of the user', async () => {
  show();
  await press('Değiştir');
  const day = await screen.findByRole('textbox', { name: 'Başlangıç tarihi' });
  expect(day).toHaveValue('01/11/2026');
  await userEvent.clear(day);
  expect(screen.getByRole('button', { name: 'Başlangıcı kaydet' })).toBeDisabled();
  await userEvent.type(day, '15102026');
  await press('Başlangıcı kaydet');
  expect(await screen.findByText('15/10/2026 gününden beri')).toBeVisible();
  expect((await stored()).baslangic).toBe('2026-10-15');
  await choose('30 gün');
  await userEvent.click(within(screen.getByRole('form', { name: 'Vade' })).getByRole('button', { name: 'Kaydet' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ vadeGunu: 30, baslangic: '2026-10-15' }));
});

test('MNY-23: with a payment the start does not move forward, and the reason is at the field', async () => {
  const invoice = (await invoices()).find(({ tahsilat }) => tahsilat?.durum === 'ACIK');
  if (!invoice) throw new Error('The week has no open invoice');
  const { id: faturaId, paraBirim } = invoice;
  const body = { faturaId, tarih: '2026-11-20', tutar: '10.00', paraBirim, yontem: 'NAKIT' as const };
  await scenario.client.POST('/tahsilat', { params: params(), body });
  show();
  expect(await screen.findByText(`${toScreenDate((await stored()).baslangic ?? '')} gününden beri`)).toBeVisible();
  await press('Değiştir');
  await choose('Bugün');
  await press('Başlangıcı kaydet');
  const group = await screen.findByRole('radiogroup', { name: 'Alacak takibi ne zaman başlasın?' });
  await waitFor(() =>
    expect(group).toHaveAccessibleDescription('Tahsilat kaydı olduğu için başlangıç ileri alınamaz.'),
  );
  await choose('Tarih seç');
  expect(screen.queryByText('Tahsilat kaydı olduğu için başlangıç ileri alınamaz.')).toBeNull();
});
