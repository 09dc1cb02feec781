import '../styles.css';
import { useState } from 'react';
import type { Fault } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { cleanup, fireEvent, render, screen, waitFor } from '../../testing/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi';
import { Form } from '../primitives/input/Form';
import { TextField } from '../primitives/input/TextField';
import { KalemProvider } from '../provider/KalemProvider';
import { useForm } from './useForm';

const send = vi.fn<(values: { ad: string }, key: string) => Promise<void>>();
const onError = vi.fn();
beforeEach(() => {
  send.mockReset();
  onError.mockReset();
});
afterEach(cleanup);

const required: Fault = { path: 'ad', code: 'REQUIRED', params: {}, severity: 'error' };

function Sample() {
  const [isSent, setSent] = useState<boolean>();
  const form = useForm({
    kind: 'saveSample',
    initial: { ad: '' },
    validate: ({ ad }) => (ad ? [] : [required]),
    required: ['ad'],
    async submit(values, { key }) {
      await send(values, key);
      return true;
    },
  });
  return (
    <Form formRef={form.formRef} label="Örnek" onSubmit={() => void form.submit().then(setSent)}>
      <TextField label="Ad" {...form.field('ad')} />
      <button type="submit">Kaydet</button>
      {form.refusal && <p role="alert">{form.refusal}</p>}
      {isSent && <p>Gönderildi</p>}
    </Form>
  );
}

function show() {
  render(
    <KalemProvider client={fakeApi({}).client} onError={onError}>
      <Sample />
    </KalemProvider>,
  );
}

const ad = () => screen.getByRole('textbox', { name: 'Ad' });
const type = (value: string) => fireEvent.change(ad(), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
const lost = new ApiError({ status: 0, code: 'NETWORK', message: 'x' });
const refused = new ApiError({ status: 409, code: 'TAKEN', message: 'Bu ad alınmış.' });
const keys = () => send.mock.calls.map(([, key]) => key);

test('invalid values are not sent; the first invalid field shows the error and has the focus', async () => {
  show();
  expect(ad()).toBeRequired();
  submit();
  expect(ad()).toHaveFocus();
  expect(ad()).toHaveAccessibleDescription('Bu alan gereklidir');
  expect(send).not.toHaveBeenCalled();
});

test('a retry after a lost answer uses the same key; a refusal or a change creates a new one', async () => {
  send.mockRejectedValueOnce(lost).mockRejectedValueOnce(refused).mockRejectedValueOnce(lost).mockResolvedValue();
  show();
  type('Işık');
  for (let times = 1; times <= 3; times += 1) {
    submit();
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(times));
    await screen.findByRole('alert');
  }
  type('Işıl');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(4));
  const [first, second, third, fourth] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).not.toBe(third);
  expect(onError.mock.calls[0]?.[0]).toEqual({ kind: 'saveSample', error: lost, silent: true });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  [
    'no answer',
    new ApiError({ status: 0, code: 'NETWORK', message: 'x' }),
    /^Bağlantı hatası, .* Yazdıklarınız duruyor\.$/,
  ],
  [
    'a gateway',
    new ApiError({ status: 502, code: 'HTTP_502', message: 'x' }),
    /^Sunucuya şu anda ulaşılamıyor, .* duruyor\.$/,
  ],
  ['a limit', new ApiError({ status: 429, code: 'HTTP_429', message: 'x' }), /^Çok fazla istek .* duruyor\.$/],
  [
    'a server that is away',
    new ApiError({ status: 503, code: 'SERVER_BUSY', message: 'Yoğun.' }),
    /^Yoğun\. .* duruyor\.$/,
  ],
  ['a refusal', refused, /^Bu ad alınmış\.$/],
])('USE-08: %s shows what happened, and that the input is kept if it is', async (_, error, text) => {
  send.mockRejectedValueOnce(error);
  show();
  type('Işık');
  submit();
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(ad()).toHaveValue('Işık');
});

test('the server’s faults are shown at their fields until these change', async () => {
  const faults = [{ path: 'ad', code: 'TEXT_TOO_LONG', message: 'En fazla 3 karakter' }];
  send.mockRejectedValueOnce(new ApiError({ status: 422, code: 'INVALID', message: 'x', faults }));
  show();
  type('Uzun');
  submit();
  await waitFor(() => expect(ad()).toHaveAccessibleDescription('En fazla 3 karakter'));
  expect(screen.queryByRole('alert')).toBeNull();
  type('Kıs');
  expect(ad()).not.toHaveAccessibleDescription('En fazla 3 karakter');
});

test('after a successful submit errors are hidden until the next one', async () => {
  send.mockResolvedValue();
  show();
  submit();
  expect(ad()).toHaveAccessibleDescription('Bu alan gereklidir');
  type('Işık');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await screen.findByText('Gönderildi');
  type('');
  expect(ad()).not.toHaveAccessibleDescription('Bu alan gereklidir');
  submit();
  expect(ad()).toHaveAccessibleDescription('Bu alan gereklidir');
  expect(send).toHaveBeenCalledOnce();
});
