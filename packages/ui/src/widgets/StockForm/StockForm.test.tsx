import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { KalemClient } from '@kalem/sdk';
import { openNetwork } from '../../../testing/openNetwork';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { StockForm, type StockFormEvent } from './StockForm';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const onEvent = vi.fn<(event: StockFormEvent) => void>();

beforeAll(async () => {
  scenario = await startScenario();
}, 60_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <StockForm onEvent={onEvent} />
    </KalemProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
const sent = (): unknown[] =>
  network.sent.filter(({ call }) => call === 'POST /stok').map(({ body }): unknown => JSON.parse(body));
const choose = async (name: RegExp, typed: string) => {
  await userEvent.type(screen.getByRole('combobox', { name }), typed);
  await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
};

test('STK-01, STK-07, ERR-44: creates an item with default values, taxes and export data', async () => {
  await userEvent.type(field('Mal / Hizmet'), 'Iğdır kayısısı');
  await userEvent.clear(field('Birim Fiyat'));
  await userEvent.type(field('Birim Fiyat'), '1.234,56789');
  await choose(/^Tevkifat Kodu/, '612');
  await waitFor(() => expect(field('Tevkifat Oranı')).toHaveValue('90'));
  await choose(/^Teslim Şartı/, 'FOB');
  await userEvent.type(field('GTİP isteğe bağlı'), '081310000000');
  await save();
  expect(await screen.findByText('Stok kartı başarıyla eklendi.')).toBeVisible();
  expect(sent()).toEqual([
    expect.objectContaining({
      malHizmet: 'Iğdır kayısısı',
      stokTipi: 'TICARIMAL',
      birim: 'C62',
      birimFiyat: '1234.56789',
      dovizKodu: 'TRY',
      tevkifatKodu: '612',
      V9015Orani: '90',
      teslimSarti: 'FOB',
      gtip: '081310000000',
    }),
  ]);
  expect(onEvent).toHaveBeenCalledWith({
    widget: 'stock-form',
    type: 'saved',
    stok: expect.objectContaining({ malHizmet: 'Iğdır kayısısı' }),
  });
});

test('UI-21: a host that throws in onEvent on `saved` does not turn the save into a failure', async () => {
  const fault = new TypeError('bug in the host');
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  onEvent.mockImplementation(() => {
    throw fault;
  });
  await userEvent.type(field('Mal / Hizmet'), 'Rize çayı');
  await save();
  expect(await screen.findByText('Stok kartı başarıyla eklendi.')).toBeVisible();
  expect(screen.queryByText('Stok kartı eklenemedi.')).toBeNull();
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  onEvent.mockReset();
  reported.mockRestore();
});

test('API-06, STK-08: an item that stays open can be saved again without conflict, and shows the stored values', async () => {
  const body = { malHizmet: 'Malatya kayısısı', birim: 'KGM', birimFiyat: '10', V0073Orani: '10' };
  const { data } = await scenario.client.POST('/stok', { params: { query: { companyId: scenario.companyId } }, body });
  cleanup();
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <StockForm stokId={data.id} onEvent={onEvent} />
    </KalemProvider>,
  );
  const name = await screen.findByRole('textbox', { name: 'Mal / Hizmet' });
  await userEvent.type(name, '   ');
  await userEvent.clear(field('Birim Fiyat'));
  await userEvent.click(screen.getByRole('button', { name: /vergisini kaldır$/ }));
  await save();
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
  expect(name).toHaveValue('Malatya kayısısı');
  expect(field('Birim Fiyat')).toHaveValue('0');
  await userEvent.type(name, ' 1 kg');
  await save();
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
  const params = { path: { id: data.id }, query: { companyId: scenario.companyId } };
  const stored = await scenario.client.GET('/stok/{id}', { params });
  expect(stored.data).toMatchObject({ malHizmet: 'Malatya kayısısı 1 kg', birimFiyat: '0' });
  expect(stored.data).not.toHaveProperty('V0073Orani');
  const puts = network.sent.filter(({ call }) => call === `PUT /stok/${data.id}`);
  expect(puts.map(({ version }) => version)).toEqual([expect.any(String), expect.any(String)]);
  expect(puts[1]?.version).not.toBe(puts[0]?.version);
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(onEvent).toHaveBeenLastCalledWith({ widget: 'stock-form', type: 'cancelled' });
});

test('STK-07: without a name nothing is sent', async () => {
  await save();
  expect(field('Mal / Hizmet')).toHaveAccessibleDescription('Bu alan gereklidir');
  expect(sent()).toEqual([]);
});

test('STK-07, ERR-15, ERR-16: a failed save shows an error and keeps the input', async () => {
  await userEvent.type(field('Mal / Hizmet'), 'Kaybolmayan');
  network.cut('POST /stok', 'before');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Stok kartı eklenemedi\.$/);
  expect(field('Mal / Hizmet')).toHaveValue('Kaybolmayan');
});

test('STK-01: an incomplete GTİP shows an error', async () => {
  await userEvent.type(field('Mal / Hizmet'), 'X');
  await userEvent.type(field('GTİP isteğe bağlı'), '0813');
  await save();
  expect(field('GTİP isteğe bağlı')).toHaveAttribute('aria-invalid', 'true');
  expect(sent()).toEqual([]);
});
