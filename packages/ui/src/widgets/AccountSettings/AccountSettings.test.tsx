import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createClient, type KalemClient, type Session } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';
import { openNetwork } from '../../../testing/openNetwork';
import { lastMessageTo, signUpProven } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { AccountSettings, type AccountSettingsEvent } from './AccountSettings';

let server: PageServer;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient & { session: Session };
let email: string;
let people = 0;
const onEvent = vi.fn<(event: AccountSettingsEvent) => void>();

beforeAll(async () => {
  server = await startEmptyServer();
});
afterAll(() => server.close());
/** Sign-up, sign-in and password changes are slow because of argon2. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeEach(async () => {
  await page.viewport(1280, 900);
  people += 1;
  email = `isil${people}@ornek.test`;
  const { password } = await signUpProven(server, { name: 'Işıl Çağlayan', email });
  network = openNetwork(server);
  client = await network.signIn({ email, password });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function show() {
  render(
    <KalemProvider client={client}>
      <AccountSettings onEvent={onEvent} />
    </KalemProvider>,
  );
  await screen.findByLabelText('Ad soyad', { selector: 'input' });
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const part = (name: string) => screen.getByRole('group', { name });
const press = (name: string, place: HTMLElement = document.body) =>
  userEvent.click(within(place).getByRole('button', { name }));
const write = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
};
const account = async () => (await client.GET('/account')).data;

describe('name', () => {
  test('ACC-27, ACC-29, ERR-26: shows the account’s name, validates it, saves it and emits userChanged', async () => {
    await show();
    expect(field('Ad soyad')).toHaveValue('Işıl Çağlayan');
    await write('Ad soyad', 'I');
    await press('Kaydet');
    expect(field('Ad soyad')).toHaveAccessibleDescription('Ad en az iki karakter olmalıdır.');
    await write('Ad soyad', 'Işıl İnce');
    network.cut('PUT /account/name', 'before');
    await press('Kaydet');
    await waitFor(() => expect(field('Ad soyad')).toHaveAccessibleDescription(/internet bağlantınızı/));
    await press('Kaydet');
    expect(await screen.findByText('Kullanıcı adı güncellendi')).toBeVisible();
    expect((await account()).name).toBe('Işıl İnce');
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'userChanged', user: expect.objectContaining({ name: 'Işıl İnce' }) }),
    );
  });
});

describe('email', () => {
  test('A-04, ACC-30, ERR-27: the link goes to the new address; the change can be cancelled, and takes effect when the link is opened', async () => {
    await show();
    expect(within(part('Email')).getByText('Doğrulandı')).toBeVisible();
    await press('Değiştir', part('Email'));
    const dialog = await screen.findByRole('dialog', { name: 'Email değiştir' });
    await userEvent.type(within(dialog).getByLabelText('Yeni email'), 'yeni@ornek');
    await press('Bağlantı gönder', dialog);
    expect(within(dialog).getByLabelText('Yeni email')).toHaveAccessibleDescription(
      'Lütfen geçerli bir email adresi giriniz.',
    );
    expect(within(dialog).getByLabelText('Parolanız')).toHaveAccessibleDescription('Bu alan gereklidir');
    const wanted = `yeni${people}@ornek.test`;
    await write('Yeni email', wanted);
    await userEvent.type(within(dialog).getByLabelText('Parolanız'), 'yanlış');
    await press('Bağlantı gönder', dialog);
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Parolanız')).toHaveAccessibleDescription('Mevcut parolanız hatalı.'),
    );
    await write('Parolanız', 'Deneme2026!');
    await press('Bağlantı gönder', dialog);
    expect(await within(part('Email')).findByText(new RegExp(`^${wanted} adresine bağlantı gönderildi`))).toBeVisible();
    expect((await account()).email).toBe(email);

    const token = /email\/verify\/(\S+)/.exec(await lastMessageTo(server, wanted))?.[1] ?? '';
    await client.PUT('/account/email/verification', { body: { token } });
    // Simulates the return from the tab of the link.
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Email güncellendi')).toBeVisible();
    expect(within(part('Email')).getByText(wanted)).toBeVisible();
  });

  test('A-04: cancelling a change invalidates its link', async () => {
    const wanted = `baska${people}@ornek.test`;
    await client.PUT('/account/email', { body: { email: wanted, password: 'Deneme2026!' } });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Değişiklikten vazgeç' }));
    expect(await screen.findByText('Değişiklikten vazgeçildi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Değişiklikten vazgeç' })).toBeNull());
    expect((await client.GET('/account/email')).data.email).toBeNull();
  });
});

describe('password', () => {
  test('ACC-31, ERR-50, ERR-51: a short or mismatched password shows errors at the fields and is not sent', async () => {
    await show();
    await write('Yeni parola', '12345');
    await write('Yeni parola (tekrar)', '123456');
    network.sent.length = 0;
    await press('Parolayı değiştir');
    expect(field('Mevcut parola')).toHaveAccessibleDescription('Bu alan gereklidir');
    expect(field('Yeni parola')).toHaveAccessibleDescription('Parola en az 6 karakter olmalıdır.');
    expect(field('Yeni parola (tekrar)')).toHaveAccessibleDescription('Parolalar eşleşmiyor');
    expect(network.calls()).toEqual([]);
  });

  test('ACC-32, ERR-28: changes the password and keeps this device signed in', async () => {
    await show();
    await write('Mevcut parola', 'yanlış');
    await write('Yeni parola', 'Yeni2026!');
    await write('Yeni parola (tekrar)', 'Yeni2026!');
    await press('Parolayı değiştir');
    await waitFor(() => expect(field('Mevcut parola')).toHaveAccessibleDescription('Mevcut parolanız hatalı.'));
    await write('Mevcut parola', 'Deneme2026!');
    await press('Parolayı değiştir');
    expect(await screen.findByText('Parola güncellendi')).toBeVisible();
    await waitFor(() => expect(field('Mevcut parola')).toHaveValue(''));
    expect(field('Mevcut parola')).toBeValid();
    expect((await client.GET('/account/session')).data.items.filter(({ current }) => current)).toHaveLength(1);
    await client.session.signIn({ email, password: 'Yeni2026!' });
  });
});

describe('after a password change', () => {
  test('ACC-32, ATK-24: a pending email change is cancelled and no longer shown', async () => {
    await client.PUT('/account/email', { body: { email: 'yeni@ornek.test', password: 'Deneme2026!' } });
    await show();
    expect(await screen.findByText(/yeni@ornek\.test/)).toBeVisible();
    await write('Mevcut parola', 'Deneme2026!');
    await write('Yeni parola', 'Yeni2026!');
    await write('Yeni parola (tekrar)', 'Yeni2026!');
    await press('Parolayı değiştir');
    await waitFor(() => expect(screen.queryByText(/yeni@ornek\.test/)).toBeNull());
  });

  test('ACC-32: if this device cannot sign in again, the new password still counts and the form closes', async () => {
    await show();
    await write('Mevcut parola', 'Deneme2026!');
    await write('Yeni parola', 'Yeni2026!');
    await write('Yeni parola (tekrar)', 'Yeni2026!');
    network.cut('POST /user/token', 'before');
    await press('Parolayı değiştir');
    expect(await screen.findByText(/^Parola güncellendi, ancak bu cihazda yeniden giriş yapılamadı/)).toBeVisible();
    await waitFor(() => expect(field('Mevcut parola')).toHaveValue(''));
    await client.session.signIn({ email, password: 'Yeni2026!' });
  });
});

describe('phone', () => {
  test('ACC-34, ACC-35, ERR-31, NTF-02: enters a phone, rejects a wrong code, confirms the right one; then SMS can be switched', async () => {
    await show();
    expect(screen.getByRole('switch', { name: 'SMS bildirimi' })).toBeDisabled();
    await press('Kod gönder');
    expect(screen.getByRole('textbox', { name: 'Telefon' })).toHaveAccessibleDescription('Bu alan gereklidir');
    const digits = `53212345${String(people).padStart(2, '0')}`;
    await userEvent.type(screen.getByRole('textbox', { name: 'Telefon' }), digits);
    await press('Kod gönder');
    const code = await screen.findByRole('textbox', { name: 'SMS kodu' });
    expect(network.sent.find(({ call }) => call === 'POST /account/phone')?.body).toBe(
      JSON.stringify({ phone: `90${digits}` }),
    );
    expect(screen.getByRole('button', { name: 'Onayla' })).toBeDisabled();
    const right = (await lastMessageTo(server, `90${digits}`)).split(' ').at(-1) ?? '';
    await userEvent.type(code, right === '000000' ? '11111122' : '00000022');
    expect(code).toHaveValue(right === '000000' ? '111111' : '000000');
    await press('Onayla');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Doğrulama kodu hatalı.'));
    await userEvent.clear(code);
    await userEvent.type(code, right);
    await press('Onayla');
    expect(await screen.findByText('Telefon numarası başarıyla eklendi')).toBeVisible();
    expect(await within(part('Telefon')).findByText(/^\+90 \(532\) 123 45 \d\d$/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('switch', { name: 'SMS bildirimi' })).toBeEnabled());
  });
});

describe('sessions', () => {
  test('A-07, A-18: ends one other session; ending all asks first and is left to the host', async () => {
    const other = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, retries: 0 });
    await other.session.signIn({ email, password: 'Deneme2026!' });
    await show();
    const sessions = part('Oturumlar');
    expect(await within(sessions).findByText('Bu cihaz')).toBeVisible();
    const before = within(sessions).getAllByRole('button', { name: /^Oturumu kapat/ }).length;
    const [end] = within(sessions).getAllByRole('button', { name: /^Oturumu kapat/ });
    if (end) await userEvent.click(end);
    expect(await screen.findByText('Oturum kapatıldı.')).toBeVisible();
    await waitFor(() =>
      expect(within(sessions).queryAllByRole('button', { name: /^Oturumu kapat/ })).toHaveLength(before - 1),
    );
    await press('Tüm cihazlardan çıkış yap');
    await press('Vazgeç', await screen.findByRole('alertdialog'));
    expect(onEvent).not.toHaveBeenCalled();
    await press('Tüm cihazlardan çıkış yap');
    await press('Çıkış yap', await screen.findByRole('alertdialog'));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'account-settings', type: 'signOutAsked' });
  });
});
