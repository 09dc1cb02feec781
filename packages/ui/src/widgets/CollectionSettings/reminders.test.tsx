import '../../styles.css';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNetwork } from '../../../testing/openNetwork';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { CollectionSettings } from './CollectionSettings';
import '../../../testing/patience';

let scenario: ReceivablesScenario;
let network: ReturnType<typeof openNetwork>;

beforeAll(async () => {
  scenario = await startReceivablesScenario();
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(() => {
  network = openNetwork(scenario.server);
});
afterEach(cleanup);

const params = () => ({ query: { companyId: scenario.companyId } });
const stored = async () => (await scenario.client.GET('/tahsilat-ayarlari', { params: params() })).data;
const terms = { vadeGunu: null, vadeyiGoster: false };
const store = (body: { hatirlatma: boolean; hatirlatmaGunleri?: number[] }) =>
  scenario.client.PUT('/tahsilat-ayarlari', { params: params(), body: { ...terms, ...body } });

async function show({ client = scenario.client, locale = 'tr' as 'tr' | 'en' } = {}) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow} locale={locale}>
      <CollectionSettings />
    </KalemProvider>,
  );
  return within(await screen.findByRole('form', { name: locale === 'tr' ? 'Hatırlatmalar' : 'Reminders' }));
}
type Part = Awaited<ReturnType<typeof show>>;
const toggle = (form: Part) =>
  form.getByRole('switch', { name: 'Vadesi gelen faturaları e-postayla kendiliğinden hatırlat' });
const daysOf = (form: Part) => form.getAllByRole('listitem').map(({ textContent }) => textContent);
const save = async (form: Part) => {
  const button = form.getByRole('button', { name: 'Kaydet' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(await screen.findByText('Tahsilat ayarları kaydedildi.')).toBeVisible();
};

test('MNY-63, MNY-68, MNY-69: is off at first; turning it on tells how many mails the next 7 days bring, and why none leaves', async () => {
  const form = await show({ client: await network.signIn(scenario.account) });
  expect(toggle(form)).not.toBeChecked();
  expect(form.getByText(/yalnız faturadaki adreslere.*reklam değildir.*\(KVKK\)/)).toBeVisible();
  expect(form.queryByRole('group', { name: 'Hatırlatma günleri' })).toBeNull();
  await userEvent.click(toggle(form));
  expect(daysOf(form)).toEqual(['3 gün önce', 'Vade günü', '7 gün sonra', '15 gün sonra', '30 gün sonra']);
  expect(form.getByText('En fazla 5 gün seçilebilir.')).toBeVisible();
  expect(await form.findByText(/önümüzdeki 7 günde \d+ e-posta gider/)).toBeVisible();
  // The address of this owner is not proven.
  expect(form.getByText('Hatırlatma için önce e-posta adresinizi doğrulayınız.')).toBeVisible();
  expect(network.calls()).not.toContain('PUT /tahsilat-ayarlari');
  await save(form);
  expect(await stored()).toMatchObject({ ...terms, hatirlatma: true, hatirlatmaGunleri: [-3, 0, 7, 15, 30] });
  expect((await stored()).baslangic).toBe('2026-01-01');
});

test('MNY-63: removes a day and adds one; one that is chosen or too far is refused at its place', async () => {
  await store({ hatirlatma: true, hatirlatmaGunleri: [-3, 0, 7, 15, 30] });
  const form = await show();
  for (const day of ['30 gün sonra', 'Vade günü'])
    await userEvent.click(form.getByRole('button', { name: `${day} kaldır` }));
  const field = form.getByRole('textbox', { name: 'Gün sayısı' });
  await userEvent.type(field, '7{Enter}');
  expect(field).toHaveAccessibleDescription('Bu gün zaten seçili.');
  await userEvent.click(form.getByRole('radio', { name: 'önce' }));
  await userEvent.clear(field);
  await userEvent.type(field, '61{Enter}');
  expect(field).toHaveAccessibleDescription('Vadeden önce en çok 60, sonra en çok 365 gün olabilir.');
  await userEvent.clear(field);
  await userEvent.type(field, '10');
  await userEvent.click(form.getByRole('button', { name: 'Ekle' }));
  expect(daysOf(form)).toEqual(['10 gün önce', '3 gün önce', '7 gün sonra', '15 gün sonra']);
  await save(form);
  expect(await stored()).toMatchObject({ hatirlatma: true, hatirlatmaGunleri: [-10, -3, 7, 15] });
});

test('API-06, MNY-58, MNY-63: each form keeps the fields of the other, and days that two users change are shown to choose from', async () => {
  await store({ hatirlatma: true, hatirlatmaGunleri: [0] });
  const form = await show();
  await scenario.client.PUT('/tahsilat-ayarlari', {
    params: params(),
    body: { vadeGunu: 45, vadeyiGoster: false },
  });
  await userEvent.click(form.getByRole('button', { name: 'Vade günü kaldır' }));
  expect(form.getByText('Gün seçilmedi, kendiliğinden e-posta gitmez.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Gün sayısı' }), '5{Enter}');
  await save(form);
  expect(await stored()).toMatchObject({ vadeGunu: 45, hatirlatma: true, hatirlatmaGunleri: [5] });
  await store({ hatirlatma: true, hatirlatmaGunleri: [9] });
  await userEvent.click(form.getByRole('button', { name: '5 gün sonra kaldır' }));
  await userEvent.click(form.getByRole('button', { name: 'Kaydet' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('row', { name: /^Hatırlatma günleri.*9 gün sonra$/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Kayıtlı olanı al' }));
  await waitFor(() => expect(daysOf(form)).toEqual(['9 gün sonra']));
});

test('MNY-63, MNY-104: a user with tahsilatRead sees the days and changes nothing; English', async () => {
  await store({ hatirlatma: true, hatirlatmaGunleri: [-3, 0] });
  const form = await show({ client: (await asStaff(scenario, { tahsilatRead: true })).client, locale: 'en' });
  expect(daysOf(form)).toEqual(['3 days before', 'Due date']);
  await waitFor(() => expect(form.getByRole('switch')).toBeDisabled());
  expect(form.queryByRole('button')).toBeNull();
});
