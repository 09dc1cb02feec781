import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';
import { openNetwork } from '../../../testing/openNetwork';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { Register, type RegisterEvent } from './Register';

/** The server runs in the page and is slow on a busy machine. */

let server: PageServer;
let network: ReturnType<typeof openNetwork>;
let client: ReturnType<typeof createClient>;
const onEvent = vi.fn<(event: RegisterEvent) => void>();

beforeAll(async () => {
  server = await startEmptyServer();
});
afterAll(() => server.close());
beforeEach(() => {
  network = openNetwork(server);
  client = network.client();
  render(
    <KalemProvider client={client}>
      <Register onEvent={onEvent} kvkkHref="/banka/kvkk.html" />
    </KalemProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const consent = () => screen.getByRole('checkbox', { name: "KVKK Aydınlatma Metni'ni okudum ve onaylıyorum" });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Hesap Oluştur' }));
const newEmail = () => `${crypto.randomUUID()}@ornek.test`;
const good = { Ad: 'Işıl', Soyad: 'Çağlayan', Email: '', Parola: 'Deneme2026!', 'Parola (Tekrar)': 'Deneme2026!' };

async function fill(changes: Partial<typeof good> = {}) {
  const values = { ...good, Email: newEmail(), ...changes };
  for (const [label, value] of Object.entries(values)) {
    if (!value) continue;
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
  return values;
}

describe('Register', () => {
  test('ACC-11: shows its fields, the consent with a link to the notice, and a link to the login', async () => {
    expect(Object.keys(good).map((label) => field(label).getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'passwordRepeat',
    ]);
    expect(screen.getAllByRole('button', { name: 'Parolayı göster' })).toHaveLength(2);
    expect(consent()).not.toBeChecked();
    const notice = screen.getByRole('link', { name: 'KVKK Aydınlatma Metni' });
    expect(notice).toHaveAttribute('href', '/banka/kvkk.html');
    expect(notice).toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('link', { name: 'Zaten hesabın var mı? Giriş Yap' }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'register', type: 'loginAsked' });
  });

  test.each([
    ['ACC-12', 'Ad', '', 'Bu alan gereklidir'],
    ['ACC-12, ERR-52', 'Ad', 'I', 'İsim en az iki karakter olmalıdır.'],
    ['ACC-13', 'Soyad', '', 'Bu alan gereklidir'],
    ['ACC-13, ERR-52', 'Soyad', 'Ç', 'Soyadı en az iki karakter olmalıdır.'],
    ['ACC-14', 'Email', '', 'Bu alan gereklidir'],
    ['ACC-14', 'Email', 'isil@', 'Lütfen geçerli bir email adresi giriniz.'],
    ['ACC-15', 'Parola', '', 'Bu alan gereklidir'],
    ['ACC-15, ERR-49', 'Parola', '12345', 'Şifre en az altı karakter içermelidir.'],
    ['ACC-16', 'Parola (Tekrar)', '', 'Parolalar eşleşmiyor.'],
    ['ACC-16, ERR-51', 'Parola (Tekrar)', 'Deneme2026', 'Parolalar eşleşmiyor.'],
  ])('%s: %s “%s” shows “%s”, and nothing is sent', async (_, label, value, text) => {
    const changes: Partial<typeof good> = { [label]: value };
    await fill(changes);
    await userEvent.click(consent());
    await submit();
    expect(field(label)).toHaveAccessibleDescription(text);
    expect(network.calls()).toEqual([]);
  });

  test('ACC-17, ERR-53: without the consent it shows an error, and nothing is sent', async () => {
    await fill();
    await submit();
    expect(screen.getByText('Üye Olabilmek için KVKK Aydınlatma Metnini Onaylamalısınız.')).toBeVisible();
    expect(consent()).toHaveAccessibleDescription('Üye Olabilmek için KVKK Aydınlatma Metnini Onaylamalısınız.');
    expect(network.calls()).toEqual([]);
  });

  test('ACC-18, ACC-19: sends email, password and one name, signs in and emits registered', async () => {
    const { Email } = await fill({ Ad: ' Işıl ', Soyad: ' Çağlayan ' });
    await userEvent.click(consent());
    await submit();
    await waitFor(() => expect(onEvent).toHaveBeenCalled());
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      widget: 'register',
      type: 'registered',
      user: expect.objectContaining({ email: Email, name: 'Işıl Çağlayan' }),
    });
    expect(JSON.parse(network.sent[0]?.body ?? '')).toEqual({
      email: Email,
      password: 'Deneme2026!',
      name: 'Işıl Çağlayan',
    });
    expect(network.calls()).toEqual(['POST /user', 'POST /user/token', 'GET /account']);
    expect(client.session.isSignedIn()).toBe(true);
  });

  test('ACC-20: an address in use shows an error and keeps the input', async () => {
    const taken = newEmail();
    await createClient({ baseUrl: server.baseUrl, fetch: server.fetch }).POST('/user', {
      body: { email: taken, password: 'Parola1!', name: 'Başka Biri' },
    });
    await fill({ Email: taken });
    await userEvent.click(consent());
    await submit();
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('Bu email adresi ile kayıtlı bir kullanıcı zaten var.'),
    );
    expect(field('Email')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Ad')).toHaveValue('Işıl');
    expect(field('Parola')).toHaveValue('Deneme2026!');
    expect(onEvent).not.toHaveBeenCalled();
  });

  test('ACC-19, API-06: after a lost answer the retry creates no second account and continues', async () => {
    await fill();
    await userEvent.click(consent());
    network.cut('POST /user', 'after');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
    );
    await submit();
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'registered' })));
    const [first, second] = network.sent.filter(({ call }) => call === 'POST /user');
    expect(second?.key).toBe(first?.key);
  });

  test('ACC-19: if only the sign-in fails, the retry signs in', async () => {
    await fill();
    await userEvent.click(consent());
    network.cut('POST /user/token', 'before');
    await submit();
    await screen.findByRole('alert');
    await submit();
    await waitFor(() => expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'registered' })));
  });
});
