import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { KalemClient } from '@kalem/sdk';
import { foundCompany, type Scenario } from '../../../testing/company';
import { inviteNewcomer } from '../../../testing/staff';
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
