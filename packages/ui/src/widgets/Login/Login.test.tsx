import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';
import { openNetwork } from '../../../testing/openNetwork';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider, type KalemProviderProps } from '../../provider/KalemProvider';
import { Login, type LoginEvent } from './Login';

/** The server runs in the page and is slow on a busy machine. */

const account = { email: 'isil@ornek.test', password: 'Deneme2026!' };
let server: PageServer;
let network: ReturnType<typeof openNetwork>;
let client: ReturnType<typeof createClient>;
const onEvent = vi.fn<(event: LoginEvent) => void>();
const onError = vi.fn();

beforeAll(async () => {
  server = await startEmptyServer();
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch }).POST('/user', {
    body: { ...account, name: 'Işıl Çağlayan' },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  network = openNetwork(server);
  client = network.client();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(props: Partial<KalemProviderProps> = {}) {
  render(
    <KalemProvider client={client} onError={onError} {...props}>
      <Login onEvent={onEvent} />
    </KalemProvider>,
  );
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Parola');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }));

async function fill(address: string, secret: string) {
  if (address) await userEvent.type(email(), address);
  if (secret) await userEvent.type(password(), secret);
  await submit();
}

describe('Login', () => {
  test('ACC-02: asks for email and password', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('USE-13: the email can be prefilled', () => {
    render(
      <KalemProvider client={client}>
        <Login email={account.email} />
      </KalemProvider>,
    );
    expect(email()).toHaveValue(account.email);
  });

  test('ACC-03: the link emits registerAsked', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Hesabın Yok mu? Kaydol' }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'login', type: 'registerAsked' });
  });

  test.each([
    ['', 'Bu alan gereklidir'],
    ['isil', 'Lütfen geçerli bir email adresi giriniz.'],
    ['isil@ornek', 'Lütfen geçerli bir email adresi giriniz.'],
  ])('ACC-04: email “%s” shows “%s”, and nothing is sent', async (typed, text) => {
    show();
    await fill(typed, account.password);
    expect(email()).toHaveAccessibleDescription(text);
    expect(email()).toHaveFocus();
    expect(network.calls()).toEqual([]);
  });

  test.each([
    ['', 'Bu alan gereklidir'],
    ['12345', 'Şifre en az altı karakter içermelidir.'],
  ])('ACC-05, ERR-49: password “%s” shows “%s”, and nothing is sent', async (typed, text) => {
    show();
    await fill(account.email, typed);
    expect(password()).toHaveAccessibleDescription(text);
    expect(network.calls()).toEqual([]);
  });

  test('ACC-04: an error that is shown follows the typing', async () => {
    show();
    await fill('isil', account.password);
    await userEvent.type(email(), '@ornek.test');
    expect(email()).toBeValid();
    expect(screen.queryByText('Lütfen geçerli bir email adresi giriniz.')).toBeNull();
  });

  test('ACC-06: signs in, stores the session and emits signedIn; a double press signs in once', async () => {
    show();
    await userEvent.type(email(), ` ${account.email} `);
    await userEvent.type(password(), account.password);
    await Promise.all([submit(), submit()]);
    await waitFor(() => expect(onEvent).toHaveBeenCalled());
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      widget: 'login',
      type: 'signedIn',
      user: expect.objectContaining({ email: account.email }),
    });
    expect(client.session.isSignedIn()).toBe(true);
    expect(network.calls()).toEqual(['POST /user/token', 'GET /account']);
  });

  test('ACC-06: Enter signs in', async () => {
    show();
    await userEvent.type(email(), account.email);
    await userEvent.type(password(), `${account.password}{Enter}`);
    await waitFor(() => expect(onEvent).toHaveBeenCalled());
  });

  test('ACC-06: a wrong password shows an error without moving a field, keeps the input, and calls onError', async () => {
    show();
    const places = () =>
      [email(), password(), screen.getByRole('button', { name: 'Giriş Yap' })].map(
        (element) => element.getBoundingClientRect().top,
      );
    const before = places();
    await fill(account.email, 'yanlış parola');
    expect(await screen.findByRole('alert')).toHaveTextContent('Email veya parola hatalı.');
    expect(places()).toEqual(before);
    expect(email()).toHaveValue(account.email);
    expect(password()).toHaveValue('yanlış parola');
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      kind: 'signIn',
      widget: 'login',
      error: expect.objectContaining({ status: 400 }),
      silent: true,
    });
  });

  test('ERR-10: a lost connection shows an error; the next attempt works', async () => {
    show();
    network.cut('POST /user/token', 'before');
    await fill(account.email, account.password);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
    );
    await submit();
    await waitFor(() => expect(onEvent).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('ERR-09: an answer without a message shows a general error', async () => {
    const empty = createClient({ baseUrl: server.baseUrl, fetch: async () => new Response(null, { status: 500 }) });
    show({ client: empty });
    await fill(account.email, account.password);
    expect(await screen.findByRole('alert')).toHaveTextContent('Beklenmeyen bir hata oluştu');
  });

  test('ERR-07: supports English and the host’s own texts', async () => {
    show({ locale: 'en', messages: { 'login.title': 'Welcome to Örnek Bank' } });
    expect(screen.getByRole('heading', { name: 'Welcome to Örnek Bank' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This field is required');
  });

  test('ACC-02, ACC-07, ACC-08, ERR-17: mails a link for a new password from a dialog, which closes', async () => {
    show();
    await userEvent.type(email(), account.email);
    await userEvent.click(screen.getByRole('button', { name: 'Şifremi Unuttum' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Şifremi Unuttum' }));
    expect(dialog.getByText('Parola sıfırlama bağlantısı email adresinize gönderilecektir.')).toBeVisible();
    const address = dialog.getByRole('textbox');
    expect(address).toHaveAccessibleName('Email');
    expect(address).toHaveValue(account.email);
    await userEvent.clear(address);
    await userEvent.click(dialog.getByRole('button', { name: 'Parola Sıfırla' }));
    expect(address).toHaveAccessibleDescription('Bu alan gereklidir');
    await userEvent.type(address, 'isil@');
    expect(address).toHaveAccessibleDescription('Lütfen geçerli bir email adresi giriniz.');
    expect(network.calls()).toEqual([]);

    await userEvent.clear(address);
    await userEvent.type(address, ` ${account.email}{Enter}`);
    expect(await screen.findByText('Şifre sıfırlama bağlantısı mail adresinize gönderildi.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.calls()).toEqual(['POST /password/reset']);
    await waitFor(async () =>
      expect((await server.outbox()).filter(({ to }) => to === account.email).map(({ body }) => body)).toEqual(
        expect.arrayContaining([expect.stringContaining('/password/reset/')]),
      ),
    );
  });

  test('ACC-07: a refusal is shown in the dialog and keeps the input', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Şifremi Unuttum' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Şifremi Unuttum' }));
    network.cut('POST /password/reset', 'before');
    await userEvent.type(dialog.getByRole('textbox'), `${account.email}{Enter}`);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
    );
    expect(dialog.getByRole('textbox')).toHaveValue(account.email);
  });

  test('throws for a client whose host signs in', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const banks = createClient({ baseUrl: server.baseUrl, auth: { getAccessToken: async () => '' } });
    expect(() => show({ client: banks })).toThrow('create the client without `auth`');
    quiet.mockRestore();
  });
});
