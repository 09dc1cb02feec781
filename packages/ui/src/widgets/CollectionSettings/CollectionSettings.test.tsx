import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { KalemClient } from '@kalem/sdk';
import { openNetwork } from '../../../testing/openNetwork';
import { asStaff } from '../../../testing/staff';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { CollectionSettings, type CollectionSettingsEvent } from './CollectionSettings';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const onEvent = vi.fn<(event: CollectionSettingsEvent) => void>();
const onError = vi.fn();

beforeAll(async () => {
  scenario = await startScenario();
}, 60_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
  await store({ vadeGunu: null, vadeyiGoster: true });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

interface Settings {
  vadeGunu: number | null;
  vadeyiGoster: boolean;
}

const reminders = { hatirlatma: false, hatirlatmaGunleri: [-3, 0, 7, 15, 30] };
const matching = { kismiKendiliginden: false, vknKendiliginden: false, bankaBagli: true };
const untracked = { baslangic: null, isleniyor: false, ...reminders, ...matching };

const params = () => ({ query: { companyId: scenario.companyId } });
const stored = async () => (await scenario.client.GET('/tahsilat-ayarlari', { params: params() })).data;
/** Another user saves the settings. */
const store = (body: Settings) => scenario.client.PUT('/tahsilat-ayarlari', { params: params(), body });

async function show(by = client, locale: 'tr' | 'en' = 'tr') {
  render(
    <KalemProvider client={by} companyId={scenario.companyId} locale={locale} onError={onError}>
      <CollectionSettings onEvent={onEvent} />
    </KalemProvider>,
  );
  await screen.findByRole('radio', { name: locale === 'tr' ? 'Yok' : 'None' });
}

const term = (name: string) => screen.getByRole('radio', { name });
const days = () => screen.getByRole('textbox', { name: 'Başka bir gün sayısı' });
const shown = () => screen.getByRole('switch', { name: 'Vadeyi faturada göster' });
/** Presses a button of the form of terms, or of a dialog. */
const press = (name: string) =>
  userEvent.click(
    within(screen.queryByRole('alertdialog') ?? screen.getByRole('form', { name: 'Vade' })).getByRole('button', {
      name,
    }),
  );
const isSaved = () => screen.findByText('Tahsilat ayarları kaydedildi.');

async function type(text: string) {
  await userEvent.clear(days());
  await userEvent.type(days(), text);
}

test('MNY-13, MNY-17, MNY-58: saves a term and the note, shows a toast and emits changed', async () => {
  await show();
  expect(term('Yok')).toBeChecked();
  expect(days()).toHaveValue('');
  expect(shown()).toBeChecked();
  expect(shown()).toHaveAccessibleDescription(/‘Vade tarihi: 15\/12\/2026’/);
  expect(screen.getByText('Kayıtlı faturaların vadesi değişmez.')).toBeVisible();
  await userEvent.click(term('30 gün'));
  expect(days()).toHaveValue('30');
  await userEvent.click(shown());
  await press('Kaydet');
  expect(await isSaved()).toBeVisible();
  const ayarlar = { vadeGunu: 30, vadeyiGoster: false, ...untracked };
  expect(await stored()).toEqual(ayarlar);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'collection-settings', type: 'changed', ayarlar });
});

test.each([
  ['Peşin', 0],
  ['90 gün', 90],
  ['Yok', null],
])('MNY-13, MNY-58: the choice %s stores %s days', async (name, vadeGunu) => {
  await store({ vadeGunu: 45, vadeyiGoster: true });
  await show();
  expect(term('45 gün')).toBeChecked();
  await userEvent.click(term(name));
  await press('Kaydet');
  await isSaved();
  expect(await stored()).toEqual({ vadeGunu, vadeyiGoster: true, ...untracked });
});

test('MNY-13, MNY-58: takes another number of days, and refuses one that is none or more than 365', async () => {
  await show();
  await type('366');
  await press('Kaydet');
  await waitFor(() => expect(days()).toHaveAccessibleDescription(/En fazla 365 olabilir/));
  await type('1,5');
  await press('Kaydet');
  await waitFor(() => expect(days()).toHaveAccessibleDescription(/Tam sayı olmalıdır/));
  expect(onEvent).not.toHaveBeenCalled();
  await type('120');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await press('Kaydet');
  await isSaved();
  expect(await stored()).toEqual({ vadeGunu: 120, vadeyiGoster: true, ...untracked });
  cleanup();
  await show();
  expect(days()).toHaveValue('120');
});

test('API-06, MNY-58: a change of the other setting by another user is kept', async () => {
  await show();
  await store({ vadeGunu: null, vadeyiGoster: false });
  await userEvent.click(term('15 gün'));
  await press('Kaydet');
  await isSaved();
  expect(await stored()).toEqual({ vadeGunu: 15, vadeyiGoster: false, ...untracked });
  expect(shown()).not.toBeChecked();
});

test.each([
  ['Benimkini kaydet', 15],
  ['Kayıtlı olanı al', 60],
])('API-06, MNY-58: when two users change the term, %s decides', async (choice, vadeGunu) => {
  await show();
  await store({ vadeGunu: 60, vadeyiGoster: true });
  await userEvent.click(term('15 gün'));
  await press('Kaydet');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('row', { name: 'Varsayılan vade 15 gün 60 gün' })).toBeVisible();
  await press(choice);
  await waitFor(() => expect(days()).toHaveValue(String(vadeGunu)));
  await waitFor(async () => expect(await stored()).toEqual({ vadeGunu, vadeyiGoster: true, ...untracked }));
});

test('ERR-10, MNY-58: a lost connection keeps what was chosen', async () => {
  await show();
  network.cut('PUT /tahsilat-ayarlari', 'before');
  await userEvent.click(term('7 gün'));
  await press('Kaydet');
  expect(await screen.findByRole('alert')).toHaveTextContent(/internet bağlantınızı/);
  expect(term('7 gün')).toBeChecked();
  await press('Kaydet');
  await isSaved();
  expect(await stored()).toEqual({ vadeGunu: 7, vadeyiGoster: true, ...untracked });
});

test('USR-12, MNY-58, MNY-104: a user with tahsilatRead sees the settings and changes nothing', async () => {
  await store({ vadeGunu: 60, vadeyiGoster: false });
  await show((await asStaff(scenario, { tahsilatRead: true })).client);
  expect(await screen.findByText('Tahsilat ayarlarını değiştirme yetkiniz yok.')).toBeVisible();
  expect(term('60 gün')).toBeChecked();
  for (const control of [...screen.getAllByRole('radio'), days(), shown()]) expect(control).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Kaydet' })).toBeNull();
});

test('MNY-58: has English texts', async () => {
  await show(client, 'en');
  expect(screen.getByRole('heading', { name: 'Collection settings' })).toBeVisible();
  expect(screen.getByText('Invoices that exist keep their due date.')).toBeVisible();
});

test('MNY-92: both choices of automatic matching are off at first, and are saved', async () => {
  await show();
  const form = within(screen.getByRole('form', { name: 'Banka hareketleri' }));
  const partial = form.getByRole('checkbox', { name: 'Kısmi ödemeleri kendiliğinden işle' });
  const byNumber = form.getByRole('checkbox', { name: 'VKN ile gelen tam tutarı kendiliğinden işle' });
  expect(partial).not.toBeChecked();
  expect(byNumber).not.toBeChecked();
  await userEvent.click(partial);
  await userEvent.click(form.getByRole('button', { name: 'Kaydet' }));
  await isSaved();
  expect(await stored()).toMatchObject({ kismiKendiliginden: true, vknKendiliginden: false });
});
