import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { KalemClient } from '@kalem/sdk';
import { startStock } from '../../../testing/fillStock';
import { openNetwork } from '../../../testing/openNetwork';
import { savedSheet } from '../../../testing/savedSheet';
import type { Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { StockList, type StockListEvent } from './StockList';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const onEvent = vi.fn<(event: StockListEvent) => void>();

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startStock(20);
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

async function show() {
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <StockList onEvent={onEvent} />
    </KalemProvider>,
  );
  await screen.findByRole('button', { name: 'Kolonya 400 ml' });
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const stored = async (q: string) =>
  (await scenario.client.GET('/stok/search', { params: { query: { companyId: scenario.companyId, q } } })).data.items;

test('STK-02, STK-03, STK-04, NUM-09: fifteen a page with four columns, prices in Turkish numbers with their currency', async () => {
  await show();
  expect(rows()).toHaveLength(15);
  const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['', 'Mal / Hizmet', 'Birim', 'Birim Fiyat', 'Stok Tipi', 'İşlemler'],
  ]);
  const yarn = screen.getByRole('button', { name: 'İplik, penye 30/1' }).closest('tr');
  expect([...(yarn?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['', 'İplik, penye 30/1', 'Kilogram', '6,25 USD', 'Hammadde', ''],
  ]);
});

test('STK-05: finds in any Turkish writing, and says when there is nothing', async () => {
  await show();
  await userEvent.type(screen.getByLabelText('Stok ara'), 'IPLIK{Enter}');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.clear(screen.getByLabelText('Stok ara'));
  await userEvent.type(screen.getByLabelText('Stok ara'), 'yok böyle{Enter}');
  expect(await screen.findByRole('heading', { name: 'Gösterilecek bir veri yok' })).toBeVisible();
});

test('STK-06, ERR-43, ERR-14: a row opens its dialog; what cannot be saved says so, then it is saved', async () => {
  await show();
  await open('Şişe suyu 0,5 L');
  const name = await field('Mal / Hizmet');
  await userEvent.clear(name);
  await userEvent.type(name, 'Şişe suyu 1 L');
  const [item] = await stored('Şişe suyu');
  network.cut(`PUT /stok/${item?.id}`, 'before');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Stok bilgileri güncellenemedi\./);
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Stok bilgileri başarıyla güncellendi')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Şişe suyu 1 L' })).toBeVisible();
  expect((await stored('Şişe suyu'))[0]).toMatchObject({ birimFiyat: '3.33333', kdvOrani: '1' });
});

test('STK-08: further taxes stand with their rates, are added with 0 and taken off', async () => {
  await show();
  await open('Kolonya 400 ml');
  const [before] = await stored('Kolonya');
  expect(before).toMatchObject({ V0073Orani: '10' });
  await userEvent.click(await screen.findByRole('button', { name: /vergisini kaldır$/ }));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Vergi Ekle/ }), 'damga');
  await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
  expect(await screen.findByRole('button', { name: /vergisini kaldır$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Stok bilgileri başarıyla güncellendi');
  const [after] = await stored('Kolonya');
  const taxes = Object.entries(after ?? {}).filter(([name]) => /^V\d{4}Orani$/.test(name) && name !== 'V9015Orani');
  expect(taxes).toEqual([[expect.not.stringContaining('V0073'), '0']]);
});

test('STK-09, ERR-58: deleting asks, calls once for each, and can be taken back', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Silmek için en az bir stok seçilmeli')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ofis koltuğu seç' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  const question = await screen.findByRole('alertdialog', { name: 'Seçili stok(lar) silinsin mi?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Sil' }));
  await screen.findByText(/^1 stok silindi/);
  expect(await stored('Ofis')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  await screen.findByText('Geri getirildi');
  expect(await stored('Ofis')).toMatchObject([{ stokTipi: 'SABITKIYMET', birimFiyat: '1250000' }]);
});

test('STK-12, STK-13: the export has every page in eighteen columns', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  await show();
  await userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [file] = saved.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('No file was saved');
  const { rows: table } = await savedSheet(file);
  expect(table).toHaveLength(27);
  expect(table[0]).toHaveLength(18);
});

test('STK-12, ERR-12: an export that fails says so', async () => {
  await show();
  network.cut('GET /stok', 'before');
  await userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  expect(await screen.findByText('Bir hata oluştu')).toBeVisible();
});

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

test('STK-10: the sample has the headings and one row, and is taken as it is', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  await show();
  await userEvent.click(screen.getByRole('button', { name: "Excel'den Yükle" }));
  await userEvent.click(await screen.findByRole('button', { name: 'Şablonu indir' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [sample] = saved.mock.calls[0] ?? [];
  if (!(sample instanceof Blob)) throw new Error('No sample was saved');
  const { rows: table } = await savedSheet(sample);
  expect(table.map(({ length }) => length)).toEqual([18, 18]);
  await userEvent.upload(screen.getByLabelText('Excel dosyası'), new File([sample], 'ornek-stok.xlsx'));
  await press('Devam');
  await press('Kontrol et');
  await press('1 kartı yükle');
  expect(await screen.findByText('Yükleme tamamlandı')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Listeye dön' }));
  expect(await screen.findByRole('button', { name: 'Örnek Ürün' })).toBeVisible();
});
