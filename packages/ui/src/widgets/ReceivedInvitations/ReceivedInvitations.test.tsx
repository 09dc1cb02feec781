import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createClient, type KalemClient } from '@kalem/sdk';
import { foundCompany, type Scenario } from '../../../testing/company';
import { inviteNewcomer, lastMessageTo, proveAddress } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { ReceivedInvitations, type ReceivedInvitationsEvent } from './ReceivedInvitations';

const company = /^Çınaraltı .* sizi kullanıcısı olmaya davet ediyor$/;
let scenario: Scenario;
const onEvent = vi.fn<(event: ReceivedInvitationsEvent) => void>();

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  scenario = await foundCompany(await startEmptyServer());
});
afterAll(() => scenario.server.close());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

let people = 0;
async function invite() {
  people += 1;
  const person = { name: 'Gülşah İğdırlı', email: `gulsah${people}@ornek.test` };
  return inviteNewcomer(scenario, { ...person, granted: { faturaRead: true, faturaWrite: true, cariRead: true } });
}

function show(client: KalemClient, variant?: 'page' | 'notice') {
  render(
    <KalemProvider client={client}>
      <ReceivedInvitations variant={variant} onEvent={onEvent} />
    </KalemProvider>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const companiesOf = async (client: KalemClient) => (await client.GET('/company')).data.items;

test('A-06, USR-03: an invitation shows who invites and the permissions; accepting it makes the user a member', async () => {
  const { client } = await invite();
  show(client);
  const one = await screen.findByRole('group', { name: company });
  expect(within(one).getByText(/Tam:/).parentElement).toHaveTextContent('Tam: Fatura · Okuma: Cari');
  await press('Kabul et');
  expect(await screen.findByText(/şirketine eklendiniz\.$/)).toBeVisible();
  expect(await screen.findByText('Bekleyen davetiniz yok')).toBeVisible();
  expect(await companiesOf(client)).toMatchObject([{ id: scenario.companyId, permissions: { faturaWrite: true } }]);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({
    widget: 'received-invitations',
    type: 'accepted',
    companyId: scenario.companyId,
    companyName: expect.stringMatching(/^Çınaraltı/),
  });
});

test('A-06: a declined invitation disappears and grants nothing', async () => {
  const { client, invitationId } = await invite();
  show(client, 'notice');
  await press('Reddet');
  await waitFor(() => expect(screen.queryByRole('group', { name: company })).toBeNull());
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({
    widget: 'received-invitations',
    type: 'declined',
    id: invitationId,
  });
  expect(await companiesOf(client)).toEqual([]);
});

test('A-18: an invitation that was withdrawn cannot be accepted and disappears', async () => {
  const { client, invitationId } = await invite();
  show(client);
  await screen.findByRole('group', { name: company });
  const params = { path: { id: invitationId }, query: { companyId: scenario.companyId } };
  await scenario.client.DELETE('/company/user/{id}', { params });
  await press('Kabul et');
  expect(await screen.findByText('Bekleyen davetiniz yok')).toBeVisible();
  expect(onEvent).not.toHaveBeenCalled();
  expect(screen.getByText(/^Bu davet geri alınmış veya süresi dolmuş/)).toBeVisible();
});

test('A-06: the notice renders nothing without an invitation', async () => {
  const { client } = await invite();
  await client.DELETE('/account/invitation/{id}', {
    params: { path: { id: (await client.GET('/account/invitation')).data.items[0]?.id ?? '' } },
  });
  show(client, 'notice');
  expect(await client.GET('/account/invitation')).toMatchObject({ data: { items: [] } });
  expect(screen.queryByRole('region', { name: 'Davetler' })).toBeNull();
});

const region = async () => within(await screen.findByRole('region', { name: 'Davetler' }));

async function register(email: string) {
  const { server } = scenario;
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  await client.POST('/user', { body: { name: 'Işıl Çağlayan', email, password: 'Deneme2026!' } });
  await client.session.signIn({ email, password: 'Deneme2026!' });
  return client;
}

test.each([
  ['no invitation', 'isil.1@ornek.test', false],
  ['an invitation', 'isil.2@ornek.test', true],
])('A-04, A-06: a user with %s is asked to confirm the address, in the same words', async (_, email, isInvited) => {
  const client = await register(email);
  const params = { query: { companyId: scenario.companyId } };
  if (isInvited) await scenario.client.PUT('/company/user', { params, body: { email } });
  show(client, 'notice');
  const text = await (await region()).findByText(`Adresinize doğrulama bağlantısı gönderdik: ${email}.`);
  expect(text.parentElement).toHaveTextContent(
    /Bir şirket sizi davet ettiyse davet, doğrulamadan sonra burada görünür\.$/,
  );
  expect(screen.queryByRole('group', { name: company })).toBeNull();
});

test('A-04, A-06: the link can be sent again; after it was opened, the invitation replaces the note', async () => {
  const email = 'isil.3@ornek.test';
  const client = await register(email);
  const params = { query: { companyId: scenario.companyId } };
  await scenario.client.PUT('/company/user', { params, body: { email } });
  show(client);
  await (await region()).findByText(/^Adresinize doğrulama bağlantısı gönderdik/);
  expect(screen.queryByText('Bekleyen davetiniz yok')).toBeNull();
  const before = await lastMessageTo(scenario.server, email);
  await press('Yeniden gönder');
  expect(await screen.findByText(`Doğrulama bağlantısı ${email} adresine gönderildi.`)).toBeVisible();
  expect(await lastMessageTo(scenario.server, email)).not.toBe(before);
  await proveAddress({ server: scenario.server, client }, email);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('group', { name: company })).toBeVisible();
  expect((await region()).queryByText(/^Adresinize doğrulama bağlantısı/)).toBeNull();
});

test('A-04: a host can leave the note out', async () => {
  const client = await register('isil.4@ornek.test');
  render(
    <KalemProvider client={client}>
      <ReceivedInvitations hideConfirmation />
      <ReceivedInvitations />
    </KalemProvider>,
  );
  await screen.findByText(/^Adresinize doğrulama bağlantısı/);
  const [without, withRequest] = screen.getAllByRole('region', { name: 'Davetler' });
  expect(without).not.toHaveTextContent('doğrulama bağlantısı');
  expect(withRequest).toHaveTextContent('doğrulama bağlantısı');
});
