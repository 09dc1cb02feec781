import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { foundCompany, type Scenario } from '../../../testing/company';
import { addStaff, permissionsOf } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { ApiKeys, type ApiKeysEvent } from './ApiKeys';

let scenario: Scenario;
const onEvent = vi.fn<(event: ApiKeysEvent) => void>();

/** Two sign-ups are slow because of argon2. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  scenario = await foundCompany(await startEmptyServer());
});
afterAll(() => scenario.server.close());
beforeEach(async () => {
  await page.viewport(1440, 900);
  for (const { id } of await listed())
    await scenario.client.DELETE('/company/api/{id}', { params: { ...inCompany(), path: { id } } });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const inCompany = () => ({ query: { companyId: scenario.companyId } });
const listed = async () => (await scenario.client.GET('/company/api', { params: inCompany() })).data.items;
const make = async (name: string) =>
  (await scenario.client.POST('/company/api', { params: inCompany(), body: { name } })).data;

function show(client = scenario.client) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <ApiKeys onEvent={onEvent} />
    </KalemProvider>,
  );
}

const press = async (name: string, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));

test('KEY-03, A-05, MNY-105: creates a key with chosen permissions; its secret is shown once, and the dialog closes after it is confirmed as stored', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show();
  await press('Anahtar oluştur');
  const dialog = await screen.findByRole('dialog', { name: 'API anahtarı oluştur' });
  await press('Oluştur', dialog);
  expect(within(dialog).getByLabelText('Ad')).toHaveAccessibleDescription('Bu alan gereklidir');
  await userEvent.type(within(dialog).getByLabelText('Ad'), 'Şube kasası');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Daha az yetki' }));
  const stock = await within(dialog).findByRole('radiogroup', { name: 'Stok' });
  expect(within(dialog).getByRole('radiogroup', { name: 'Tahsilat' })).toBeVisible();
  expect(within(dialog).queryByRole('radiogroup', { name: 'Yetkilendirme' })).toBeNull();
  await userEvent.click(within(stock).getByRole('radio', { name: 'Sadece Okuma' }));
  await press('Oluştur', dialog);

  const ready = await screen.findByRole('dialog', { name: 'Anahtar hazır' });
  const [key] = await listed();
  expect(key?.permissions).toEqual(permissionsOf({ stokRead: true }));
  const secret = within(ready)
    .getByRole('group', { name: 'Gizli anahtar (client_secret)' })
    .querySelector('code')?.textContent;
  expect(secret).toMatch(/^[\w-]{43}$/);
  await press('Gizli anahtarı kopyala', ready);
  expect(copied).toHaveBeenCalledExactlyOnceWith(secret);
  expect(
    within(ready)
      .getAllByRole('button', { name: 'Kapat' })
      .every((one) => one.matches(':disabled')),
  ).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(ready).toBeVisible();
  await userEvent.click(within(ready).getByRole('checkbox', { name: /güvenli bir yere/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = await screen.findByRole('row', { name: /Şube kasası/ });
  expect(within(row).getByText('••••••••')).toBeVisible();
  expect(within(row).getByText('hiç kullanılmadı')).toBeVisible();
  expect(document.body.textContent).not.toContain(secret);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'api-keys', type: 'created', id: key?.id });
});

test('KEY-01, KEY-04, NUM-09: pages of ten, five or twenty-five; renames; deletes after a confirmation', async () => {
  for (let n = 1; n <= 11; n += 1) await make(`Anahtar ${n}`);
  show();
  await screen.findByText('Anahtar 10');
  expect(screen.getAllByRole('row')).toHaveLength(11);
  await press('10 satır Sayfadaki satır');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '5 satır',
    '10 satır',
    '25 satır',
  ]);
  await userEvent.click(screen.getByRole('option', { name: '5 satır' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
  await press('5 satır Sayfadaki satır');
  await userEvent.click(await screen.findByRole('option', { name: '10 satır' }));
  await screen.findByText('Anahtar 10');
  await press('Sonraki');
  await press('İşlemler: Anahtar 11');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Yeniden adlandır' }));
  const name = await screen.findByLabelText('Ad');
  await userEvent.clear(name);
  await press('Kaydet');
  expect(name).toHaveAccessibleDescription('Bu alan gereklidir');
  await userEvent.type(name, 'İğne{Enter}');
  expect(await screen.findByText('İğne')).toBeVisible();
  await press('İşlemler: İğne');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  await press('Vazgeç', await screen.findByRole('alertdialog', { name: 'Anahtar silinsin mi?' }));
  expect(await listed()).toHaveLength(11);
  await press('İşlemler: İğne');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  await press('Sil', await screen.findByRole('alertdialog'));
  expect(await screen.findByText('Anahtar silindi.')).toBeVisible();
  expect(await listed()).toHaveLength(10);
  await waitFor(() => expect(screen.getByText('Anahtar 1')).toBeVisible());
});

test('A-05, USR-12: a key whose creator has left is shown as inactive; without apiWrite the screen explains why', async () => {
  const staff = await addStaff(scenario, {
    name: 'Kıvanç Şahinoğlu',
    email: 'kivanc@ornek.test',
    granted: { apiWrite: true, faturaRead: true },
  });
  await staff.client.POST('/company/api', { params: inCompany(), body: { name: 'e-Ticaret sitesi' } });
  const { data: users } = await scenario.client.GET('/company/user', { params: inCompany() });
  const id = users.items.find(({ email }) => email === 'kivanc@ornek.test')?.id ?? '';
  await scenario.client.DELETE('/company/user/{id}', { params: { ...inCompany(), path: { id } } });
  show();
  const row = await screen.findByRole('row', { name: /e-Ticaret sitesi/ });
  expect(within(row).getByText('Çalışmıyor')).toBeVisible();
  expect(within(row).getByText('Oluşturan kişi şirketten ayrıldı')).toBeVisible();
  cleanup();
  show(staff.client);
  expect(await screen.findByText('Bu işlem için yetkiniz bulunmamaktadır.')).toBeVisible();
});
