import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KalemClient } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';
import { openNetwork } from '../../../testing/openNetwork';
import { signUpProven } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { NotificationSettings, type NotificationSettingsEvent } from './NotificationSettings';

let server: PageServer;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const onEvent = vi.fn<(event: NotificationSettingsEvent) => void>();

beforeEach(async () => {
  server = await startEmptyServer();
  network = openNetwork(server);
  const person = { name: 'Işıl Çağlayan', email: 'isil@ornek.test' };
  const { password } = await signUpProven(server, person);
  client = await network.signIn({ email: person.email, password });
}, 90_000);
afterEach(() => {
  cleanup();
  return server.close();
});

const account = async () => (await client.GET('/account')).data;

test('NTF-01, NTF-02, ERR-30: a switch saves at once, and is reset when saving fails', async () => {
  render(
    <KalemProvider client={client}>
      <NotificationSettings onEvent={onEvent} />
    </KalemProvider>,
  );
  const mail = await screen.findByRole('switch', { name: 'Email bildirimi' });
  const before = (await account()).emailNotificationPermission;
  network.cut('PUT /account/notification', 'before');
  await userEvent.click(mail);
  expect(await screen.findByText(/internet bağlantınızı/)).toBeVisible();
  expect((await account()).emailNotificationPermission).toBe(before);
  await waitFor(() => expect(mail).toBeEnabled());
  await userEvent.click(mail);
  expect(await screen.findByText('Bildirim ayarı değiştirildi.')).toBeVisible();
  expect((await account()).emailNotificationPermission).toBe(!before);
  expect(screen.getByRole('switch', { name: 'SMS bildirimi' })).toHaveAccessibleDescription(
    'Önce telefonunuzu doğrulayın',
  );
  expect(screen.getByRole('button', { name: 'Kod gönder' })).toBeVisible();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ widget: 'notification-settings', type: 'userChanged' }),
  );
});
