import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { PasswordReset } from './PasswordReset';

/** The server runs in the page and is slow on a busy machine. */

const account = { email: 'isil@ornek.test', password: 'Deneme2026!' };
let server: PageServer;
let client: ReturnType<typeof createClient>;
const onEvent = vi.fn();
const onError = vi.fn();

beforeAll(async () => {
  server = await startEmptyServer();
  client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, retries: 0 });
  await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
});
afterAll(() => server.close());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** Requests a mail with a link and returns its token. */
async function mailedToken(): Promise<string> {
  await client.POST('/password/reset', { body: { email: account.email } });
  let token = '';
  await waitFor(async () => {
    for (const { body } of await server.outbox()) token ||= /\/password\/reset\/(\S+)/.exec(body)?.[1] ?? '';
    expect(token).not.toBe('');
  });
  return token;
}

function show(token: string) {
  render(
    <KalemProvider client={client} onError={onError}>
      <PasswordReset token={token} onEvent={onEvent} />
    </KalemProvider>,
  );
}
const password = () => screen.getByLabelText('Parola');
const again = () => screen.getByLabelText('Parola (Tekrar)');
async function send(first: string, second = first) {
  if (first) await userEvent.type(password(), first);
  if (second) await userEvent.type(again(), second);
  await userEvent.click(screen.getByRole('button', { name: 'Parolayı Sıfırla' }));
}

test('ACC-21, ACC-22: title, two fields, the button, and advice', () => {
  show('x');
  expect(screen.getByRole('heading', { name: 'Hadi parolanı sıfırlayalım!' })).toBeVisible();
  expect(password()).toHaveAttribute('type', 'password');
  expect(again()).toHaveAttribute('type', 'password');
  expect(
    screen.getByText(
      'Parolanızın 6 karakterden uzun olmasını, en az bir büyük harf ve özel karakter içermesini öneririz.',
    ),
  ).toBeVisible();
});

test.each([
  ['', '', 'Bu alan gereklidir', 'Parolalar eşleşmiyor'],
  ['abcde', 'abcde', 'Şifre en az altı karakter içermelidir.', ''],
  ['abcdef', 'abcdeg', '', 'Parolalar eşleşmiyor'],
])('ACC-23, ERR-49, ERR-51: “%s” and “%s” are rejected at their fields', async (first, second, text, textAgain) => {
  show('x');
  await send(first, second);
  if (text) expect(password()).toHaveAccessibleDescription(text);
  if (textAgain) expect(again()).toHaveAccessibleDescription(textAgain);
  expect(onError).not.toHaveBeenCalled();
});

test('ACC-22, ACC-24, ERR-18: accepts any six characters, shows a toast and emits passwordReset; the link works once', async () => {
  const token = await mailedToken();
  show(token);
  await send('abcdef');
  expect(await screen.findByText('Parolanız sıfırlanmıştır.')).toBeVisible();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'password-reset', type: 'passwordReset' });
  await client.session.signIn({ email: account.email, password: 'abcdef' });
  cleanup();
  show(token);
  await send('abcdefg');
  expect(await screen.findByText('Parola sıfırlama bağlantısı geçersiz veya süresi dolmuş.')).toBeVisible();
});

test('ACC-25, ERR-03: a failure shows a toast, calls onError, and keeps the input', async () => {
  show('yok');
  await send('abcdef');
  expect(await screen.findByText('Parola sıfırlama bağlantısı geçersiz veya süresi dolmuş.')).toBeVisible();
  await waitFor(() =>
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'resetPassword', widget: 'password-reset' })),
  );
  expect(password()).toHaveValue('abcdef');
});
