import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { KalemClient } from '@kalem/sdk';
import { startStock } from '../../../testing/fillStock';
import { openNetwork } from '../../../testing/openNetwork';
import { savedSheet } from '../../../testing/savedSheet';
import type { Scenario } from '../../../testing/startScenario';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import { KalemProvider } from '../../provider/KalemProvider';
import { StockList, type StockListEvent } from './StockList';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const onEvent = vi.fn<(event: StockListEvent) => void>();
const onError = vi.fn();

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
  const view = render(
    <KalemProvider client={client} companyId={scenario.companyId} onError={onError}>
      <StockList onEvent={onEvent} />
    </KalemProvider>,
  );
  await screen.findByRole('button', { name: 'Kolonya 400 ml' });
  return view;
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
const stored = async (q: string) =>
  (await scenario.client.GET('/stok/search', { params: { query: { companyId: scenario.companyId, q } } })).data.items;

test('STK-02, STK-03, STK-04, NUM-09: shows fifteen rows per page with four columns and prices in Turkish notation with currency', async () => {
  await show();
  expect(rows()).toHaveLength(15);
  const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Tümünü seç', 'Mal / Hizmet', 'Birim', 'Birim Fiyat', 'Stok Tipi', 'İşlemler'],
  ]);
  const yarn = screen.getByRole('button', { name: 'İplik, penye 30/1' }).closest('tr');
  expect([...(yarn?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['', 'İplik, penye 30/1', 'Kilogram', '6,25 USD', 'Hammadde', ''],
  ]);
});

test('STK-05: searches with Turkish letter matching, one second after the last key, and shows an empty state', async () => {
  await show();
  const search = screen.getByLabelText('Stok ara');
  const before = performance.now();
  await userEvent.type(search, 'IPLIK');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(performance.now() - before).toBeGreaterThan(1000);
  const asked = network.sent.filter(({ call }) => call === 'GET /stok/search');
  expect(asked.map(({ query }) => query.get('q'))).toEqual(['IPLIK']);
  await userEvent.clear(search);
  await userEvent.type(search, 'yok böyle{Enter}');
  expect(await screen.findByRole('heading', { name: 'Gösterilecek bir veri yok' })).toBeVisible();
});

test('STK-05: another company reads the list again', async () => {
  const { data: other } = await scenario.client.POST('/company', {
    body: { vknTckn: '5555555555', unvan: 'Boş A.Ş.', email: 'bos@ornek.test', il: 'İSTANBUL', ilce: 'KADIKÖY' },
  });
  const view = await show();
  view.rerender(
    <KalemProvider client={client} companyId={other.id}>
      <StockList onEvent={onEvent} />
    </KalemProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Gösterilecek bir veri yok' })).toBeVisible();
  expect(screen.queryByText('Kolonya 400 ml')).toBeNull();
});

test('STK-06, ERR-43, ERR-14, ERR-16: a row opens its dialog; a failed save shows an error, the next one saves', async () => {
  await show();
  await open('Şişe suyu 0,5 L');
  const name = await field('Mal / Hizmet');
  await userEvent.clear(name);
  await userEvent.type(name, 'Şişe suyu 1 L');
  const [item] = await stored('Şişe suyu');
  network.cut(`PUT /stok/${item?.id}`, 'before');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Stok bilgileri güncellenemedi\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Stok bilgileri başarıyla güncellendi')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Şişe suyu 1 L' })).toBeVisible();
  expect((await stored('Şişe suyu'))[0]).toMatchObject({ birimFiyat: '3.33333', kdvOrani: '1' });
});

test('STK-06, API-06: a conflicting save shows the fields that both users changed, and can keep the own or the stored values', async () => {
  await show();
  const [item] = await stored('Kolonya');
  if (!item) throw new Error('Kolonya is not there');
  const params = { path: { id: item.id }, query: { companyId: scenario.companyId } };
  const theirs = { ...item, birimFiyat: '77.5', aciklama: 'Onun notu' };
  await open(item.malHizmet);
  await screen.findByRole('textbox', { name: 'Birim Fiyat' });
  await scenario.client.PUT('/stok/{id}', { params, body: theirs });
  const price = await field('Birim Fiyat');
  await userEvent.clear(price);
  await userEvent.type(price, '99');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Bu kaydı başka biri değiştirdi' });
  expect([...dialog.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual(['Birim Fiyat99,0077,50']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Benimkini kaydet' }));
  expect(await screen.findByText('Stok bilgileri başarıyla güncellendi')).toBeVisible();
  expect((await stored('Kolonya'))[0]).toMatchObject({ birimFiyat: '99', aciklama: 'Onun notu' });
  await open(item.malHizmet);
  await screen.findByRole('textbox', { name: 'Birim Fiyat' });
  await scenario.client.PUT('/stok/{id}', { params, body: theirs });
  await userEvent.type(await field('Birim Fiyat'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kayıtlı olanı al' }));
  await waitFor(async () => expect(await field('Birim Fiyat')).toHaveValue(expect.stringMatching(/^77,5/)));
});

test('STK-08: further taxes are shown with their rates, added with 0 and removed', async () => {
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

test('STK-09, ERR-58: deletion asks, makes one call per item, and can be undone', async () => {
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

test('UI-25: after deleting a card by keyboard the next row has the focus', async () => {
  await show();
  const second = () => rows()[1] ?? document.body;
  const name = second().querySelector('.kalem-list__name')?.textContent;
  within(second())
    .getByRole('button', { name: /^İşlemler|işlemleri/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  const question = await screen.findByRole('alertdialog');
  within(question).getByRole('button', { name: 'Sil' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText(/^1 stok silindi/);
  await waitFor(() => expect(second().querySelector('.kalem-list__name')?.textContent).not.toBe(name));
  await waitFor(() => expect(second()).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  await screen.findByText('Geri getirildi');
});

test('STK-12, STK-13: exports all pages in eighteen columns to stoklar.xlsx', async () => {
  const many = [['Mal / Hizmet', 'Birim'], ...Array.from({ length: 480 }, (_, place) => [`Zımba ${place}`, 'Adet'])];
  const file = new File([await writeWorkbook('Stok', [many])], 'zımbalar.xlsx');
  const params = { query: { companyId: scenario.companyId } };
  expect((await scenario.client.POST('/stok/import', { params, body: { file } })).data.eklenen).toBe(480);
  const { saved, names } = watchFiles();
  await show();
  await userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  const { rows: table } = await savedSheet(await saved(0));
  expect(names).toEqual(['stoklar.xlsx']);
  const asked = network.sent.filter(({ call, query }) => call === 'GET /stok' && query.has('pageSize'));
  expect(asked.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  expect(table[0]).toHaveLength(18);
  expect(table.length - 1).toBeGreaterThan(500);
  expect(new Set(table.slice(1).map((row) => row.join())).size).toBe(table.length - 1);
});

test('STK-12, ERR-12: a failed export shows an error', async () => {
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

/** Records the files that the page saves, in order, with their names. */
function watchFiles() {
  const files = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return {
    names,
    async saved(place: number): Promise<Blob> {
      await waitFor(() => expect(files.mock.calls.length).toBeGreaterThan(place));
      const [file] = files.mock.calls[place] ?? [];
      if (!(file instanceof Blob)) throw new Error('No file was saved');
      return file;
    },
  };
}

test('STK-10: the sample has the headings of the export and one row, and can be imported unchanged', async () => {
  const { saved, names } = watchFiles();
  await show();
  await userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  const { rows: all } = await savedSheet(await saved(0));
  await userEvent.click(screen.getByRole('button', { name: "Excel'den yükle" }));
  await userEvent.click(await screen.findByRole('button', { name: 'Şablonu indir' }));
  const sample = await saved(1);
  expect(names).toEqual(['stoklar.xlsx', 'ornek-stok.xlsx']);
  const { rows: table } = await savedSheet(sample);
  expect(table).toHaveLength(2);
  expect(table[0]).toEqual(all[0]);
  await userEvent.upload(screen.getByLabelText('Excel dosyası'), new File([sample], 'ornek-stok.xlsx'));
  await press('Devam');
  await press('Kontrol et');
  await press('1 kartı yükle');
  expect(await screen.findByText('Yükleme tamamlandı')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Listeye dön' }));
  await userEvent.type(await screen.findByLabelText('Stok ara'), 'örnek ürün{Enter}');
  expect(await screen.findByRole('button', { name: 'Örnek Ürün' })).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('STK-10, ERR-06: a failed upload shows no toast and calls onError', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: "Excel'den yükle" }));
  await userEvent.upload(await screen.findByLabelText('Excel dosyası'), new File(['Mal;Birim'], 'liste.xlsx'));
  await press('Yükle');
  await waitFor(() =>
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'importCards', silent: true })),
  );
  expect(document.querySelector('.kalem-toast')).toBeNull();
});
