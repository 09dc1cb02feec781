import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { foundCompany, type Scenario } from '../../../testing/company';
import { openNetwork } from '../../../testing/openNetwork';
import { addStaff } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { PortalCredentials, type PortalCredentialsEvent } from './PortalCredentials';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
const onEvent = vi.fn<(event: PortalCredentialsEvent) => void>();

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  scenario = await foundCompany(await startEmptyServer());
});
afterAll(() => scenario.server.close());
beforeEach(() => {
  network = openNetwork(scenario.server);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function show(companyId = scenario.companyId, account = scenario.account) {
  const client = await network.signIn(account);
  render(
    <KalemProvider client={client} companyId={companyId}>
      <PortalCredentials onEvent={onEvent} />
    </KalemProvider>,
  );
  await screen.findByText(/^(Bağlı|Bağlı değil)$/);
}

const code = () => screen.getByLabelText('Kullanıcı kodu');
const password = () => screen.getByLabelText('Parola');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const puts = () => network.sent.filter(({ call }) => call === 'PUT /company/gib');

async function type(userCode: string, word: string) {
  await userEvent.clear(code());
  await userEvent.clear(password());
  if (userCode) await userEvent.type(code(), userCode);
  if (word) await userEvent.type(password(), word);
  await press('Dene ve kaydet');
}

test('GIB-01, GIB-02, CMP-12, ERR-32: wrong credentials show an error at their field; right ones are saved and cleared from the form', async () => {
  await show();
  await type('', '');
  await waitFor(() => expect(code()).toHaveAccessibleDescription('Bu alan gereklidir'));
  expect(password()).toHaveAccessibleDescription('Bu alan gereklidir');
  expect(puts()).toEqual([]);
  await type('33333301', 'yanlis');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('GİB kullanıcı kodu veya parolası hatalı.'));
  expect(code()).toHaveValue('33333301');
  await type(' 33333301 ', '1');
  expect(await screen.findByText('Bilgileriniz başarılı bir şekilde güncellendi')).toBeVisible();
  await waitFor(() => expect(code()).toHaveValue(''));
  expect(password()).toHaveValue('');
  expect(JSON.parse(puts().at(-1)?.body ?? '')).toEqual({ userCode: '33333301', password: '1' });
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'portal-credentials', type: 'changed' });
});

test('GIB-02: an account of another taxpayer is rejected, and the input is kept', async () => {
  await show();
  await type('33333302', '1');
  expect(await screen.findByRole('alert')).toHaveTextContent(/başka bir/);
  expect(code()).toHaveValue('33333302');
  expect(onEvent).not.toHaveBeenCalled();
});

test('GIB-12: an unavailable portal is reported, and the input is kept', async () => {
  await show();
  scenario.server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
  await type('33333301', '1');
  expect(await screen.findByRole('alert')).toHaveTextContent('GİB portalına şu anda ulaşılamıyor');
  expect(password()).toHaveValue('1');
  scenario.server.simulator.setSwitches({ faults: [] });
});

test('GIB-01, A-03: credentials verify a company that was created without any; its download can then be started', async () => {
  const body = { vknTckn: '5560173901', unvan: 'Kızılırmak Un', email: 'kizilirmak@ornek.test' };
  const { data: made } = await scenario.client.POST('/company', { body });
  await show(made.id);
  expect(screen.getByText('Bağlı değil')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Şimdi eşitle' })).toBeNull();
  await type('33333302', '1');
  expect(await screen.findByText('Bağlı')).toBeVisible();
  const { data } = await scenario.client.GET('/company');
  expect(data.items.find(({ id }) => id === made.id)).toMatchObject({ gibDogrulandi: true });
});

test('USR-12, GIB-01: without companyWrite nothing can be typed or started', async () => {
  const person = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test', granted: { faturaRead: true } };
  const staff = await addStaff(scenario, person);
  await show(scenario.companyId, { email: person.email, password: staff.password });
  expect(await screen.findByText('Bu şirketin GİB bilgilerini değiştirme yetkiniz yok.')).toBeVisible();
  expect(screen.queryByLabelText('Parola')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Şimdi eşitle' })).toBeNull();
});
