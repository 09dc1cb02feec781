import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { KalemClient } from '@kalem/sdk';
import { startCustomers } from '../../../testing/fillCards';
import { openNetwork } from '../../../testing/openNetwork';
import { savedSheet } from '../../../testing/savedSheet';
import type { Scenario } from '../../../testing/startScenario';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import { KalemProvider } from '../../provider/KalemProvider';
import { createPageStorage } from '../../provider/storage';
import { CustomerList, type CustomerListEvent } from './CustomerList';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
let storage = createPageStorage();
const onEvent = vi.fn<(event: CustomerListEvent) => void>();
const onError = vi.fn();

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startCustomers(20);
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
  storage = createPageStorage();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const show = (companyId = scenario.companyId) =>
  render(
    <KalemProvider client={client} companyId={companyId} storage={storage} userKey="u" onError={onError}>
      <CustomerList onEvent={onEvent} />
    </KalemProvider>,
  );
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const names = () => rows().map((row) => row.querySelector('.kalem-list__name')?.textContent);
const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const select = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name: `${name} seç` }));
const stored = async (q: string) =>
  (await scenario.client.GET('/cari/search', { params: { query: { companyId: scenario.companyId, q } } })).data.items;

test('CUS-02, CUS-03, NUM-09: shows fifteen rows per page with five columns and a checkbox per row', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  expect(rows()).toHaveLength(15);
  const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Tümünü seç', 'Unvan / Ad Soyad', 'VKN / TCKN', 'Vergi Dairesi', 'Telefon', 'Email', 'İşlemler'],
  ]);
  expect(screen.getAllByRole('checkbox')).toHaveLength(16);
  await userEvent.click(screen.getByRole('button', { name: 'Sonraki' }));
  await waitFor(() => expect(rows()).toHaveLength(14));
  await userEvent.click(screen.getByRole('button', { name: 'Yeni cari ekle' }));
  expect(onEvent).toHaveBeenCalledWith({ widget: 'customer-list', type: 'create' });
});

test('CUS-04, SHL-37: shows an empty state, and reads the list again for another company', async () => {
  const { data: other } = await scenario.client.POST('/company', {
    body: { vknTckn: '5555555555', unvan: 'Boş A.Ş.', email: 'bos@ornek.test', il: 'İSTANBUL', ilce: 'KADIKÖY' },
  });
  const view = show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  view.rerender(
    <KalemProvider client={client} companyId={other.id} storage={storage} userKey="u" onError={onError}>
      <CustomerList />
    </KalemProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Gösterilecek bir veri yok' })).toBeVisible();
});

test('CUS-05: searches with Turkish letter matching, one second after the last key', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  const before = performance.now();
  await userEvent.type(screen.getByLabelText('Cari ara'), 'IŞILDAK');
  await waitFor(() => expect(names()).toEqual(['Şükrü Işıldak']));
  expect(performance.now() - before).toBeGreaterThan(1000);
  expect(network.calls().filter((call) => call === 'GET /cari/search')).toHaveLength(1);
});

test('CUS-06, ERR-34: a row opens its dialog, and saved changes appear in the list', async () => {
  show();
  await open('Müjgân Şençiçek Kırtasiye');
  const email = await screen.findByRole('textbox', { name: 'Email isteğe bağlı' });
  await userEvent.clear(email);
  await userEvent.type(email, 'yeni@sencicek.example');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Bilgiler başarılı bir şekilde güncellendi')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('yeni@sencicek.example')).toBeVisible();
});

test('CUS-06: closing a dialog with unsaved changes asks first', async () => {
  show();
  await open('Şükrü Işıldak');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ad' }), 'X');
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(await screen.findByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Düzenlemeye dön' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Ad' })).toHaveValue('ŞükrüX');
});

test('CUS-07, ERR-58: deletion asks, makes one call per card, and can be undone', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Silmek için en az bir cari seçilmeli')).toBeVisible();
  const [one] = await stored('Kızılırmak');
  await select('Kızılırmak Un ve Yem Fabrikaları A.Ş.');
  await select('Çiğdem Öztürk');
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  expect(await screen.findByRole('alertdialog', { name: 'Seçili cari(ler) silinsin mi?' })).toBeVisible();
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText(/^2 cari silindi/)).toBeVisible();
  expect(network.calls().filter((call) => call.startsWith('DELETE /cari/'))).toHaveLength(2);
  expect(await stored('Kızılırmak')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('Geri getirildi')).toBeVisible();
  const [again] = await stored('Kızılırmak');
  expect({ ...again, id: '' }).toEqual({ ...one, id: '' });
  expect(await screen.findByRole('button', { name: 'Çiğdem Öztürk' })).toBeVisible();
});

test('CUS-07: a card that another user has deleted counts as deleted, without an error', async () => {
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  for (const unvan of ['Abacı Gıda', 'Acar Gıda'])
    await client.POST('/cari', { params, body: { vknTckn: '3333333333', unvan } });
  show();
  await screen.findByRole('button', { name: 'Abacı Gıda' });
  await select('Abacı Gıda');
  await select('Acar Gıda');
  const [one] = await stored('Abacı');
  await client.DELETE('/cari/{id}', { params: { ...params, path: { id: one?.id ?? '' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Sil' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText(/^1 cari silindi/)).toBeVisible();
  expect(screen.queryByText(/silinemedi/)).toBeNull();
  await waitFor(() => expect(screen.queryByText('Abacı Gıda')).toBeNull());
});

test('CUS-14, CUS-15, MNY-19: exports all pages to cariler.xlsx, with formulas as texts', async () => {
  const many = Array.from({ length: 480 }, (_, place) => [String(3_500_000_000 + place), `Yaprak ${place}`]);
  const formula = "=cmd|' /C calc'!A0";
  const file = await workbook([['VKN / TCKN', 'Unvan', 'Vade (Gün)'], ['6666666666', formula, 30], ...many]);
  const params = { query: { companyId: scenario.companyId } };
  expect((await scenario.client.POST('/cari/import', { params, body: { file } })).data.eklenen).toBe(481);
  const saved = vi.spyOn(URL, 'createObjectURL');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [sheet] = saved.mock.calls[0] ?? [];
  if (!(sheet instanceof Blob)) throw new Error('No file was saved');
  const { rows: table, cells } = await savedSheet(sheet);
  expect(names).toEqual(['cariler.xlsx']);
  const asked = network.sent.filter(({ call, query }) => call === 'GET /cari' && query.has('pageSize'));
  expect(asked.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  expect(table[0]).toHaveLength(20);
  expect(table.find((row) => row.includes(formula))?.at(-1)).toBe('30');
  expect(table.find((row) => row.includes('Şükrü'))?.at(-1)).toBe('');
  expect(table.filter((row) => row.some((cell) => cell.startsWith('Yaprak ')))).toHaveLength(480);
  expect(table.filter((row) => row.includes('Şükrü'))).toHaveLength(1);
  const formulas = cells.filter(({ textContent }) => textContent === formula);
  expect(formulas.map((cell) => [cell.getAttribute('t'), cell.querySelector('f')])).toEqual([['inlineStr', null]]);
});

test('CUS-14, ERR-12: a failed export shows an error', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  network.cut('GET /cari', 'before');
  await userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  expect(await screen.findByText('Bir hata oluştu')).toBeVisible();
});

test('CUS-03, BNK-03: the chosen columns are remembered', async () => {
  const view = show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await userEvent.click(screen.getByRole('button', { name: 'Sütunlar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Email' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull());
  view.unmount();
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Email' })).toBeNull());
});

/** Exports the list and returns the file. */
async function exported(): Promise<File> {
  const saved = vi.spyOn(URL, 'createObjectURL');
  await userEvent.click(screen.getByRole('button', { name: "Excel'e Aktar" }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [file] = saved.mock.calls[0] ?? [];
  if (!(file instanceof Blob)) throw new Error('No file was saved');
  return new File([file], 'cariler.xlsx');
}

const startImport = async (file: File) => {
  await userEvent.click(screen.getByRole('button', { name: "Excel'den yükle" }));
  await userEvent.upload(await screen.findByLabelText('Excel dosyası'), file);
};
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const workbook = async (rows: (string | number)[][], name = 'liste.xlsx') =>
  new File([await writeWorkbook('Cariler', [rows])], name);

test('CUS-12, ERR-29: an exported file can be imported again: each row is reported and nothing changes', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  const [before] = await stored('Işıldak');
  const file = await exported();
  const cards = (await savedSheet(file)).rows.length - 1;
  await startImport(file);
  await press('Devam');
  await press('Kontrol et');
  await press(`${cards} kartı yükle`);
  expect(await screen.findByText('Yükleme tamamlandı')).toBeVisible();
  expect(await screen.findByText('Dosyadaki bütün satırlar alındı.')).toBeVisible();
  expect(screen.getByText('güncellendi').closest('div')).toHaveTextContent(`${cards}güncellendi`);
  expect(await stored('Işıldak')).toEqual([before]);
  await press('Listeye dön');
  expect(await screen.findByRole('button', { name: 'Şükrü Işıldak' })).toBeVisible();
});

test('CUS-12, USE-17: the import and each of its steps take the focus; closing returns it to the button', async () => {
  show();
  await screen.findAllByRole('row');
  await userEvent.click(screen.getByRole('button', { name: "Excel'den yükle" }));
  const title = await screen.findByRole('heading', { level: 1, name: "Cari kartlarını Excel'den yükle" });
  await waitFor(() => expect(title).toHaveFocus());
  const file = await writeWorkbook('Sayfa1', [
    [
      ['VKN', 'Unvan', 'E-posta'],
      ['31970462024', '', 'isil@'],
    ],
  ]);
  await userEvent.upload(screen.getByLabelText('Excel dosyası'), new File([file], 'cari.xlsx'));
  await screen.findByText('Başlıklar tanındı');
  await userEvent.click(screen.getByRole('button', { name: 'Devam' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Eşleştirme' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Kontrol et' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Kontrol' })).toHaveFocus());
  // The error of a field without a column shows the field's heading, not its wire name.
  expect(await screen.findByText(/Ad: Bu alan gereklidir; Soyad: Bu alan gereklidir/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Geri' }));
  await userEvent.click(screen.getByRole('button', { name: 'Geri' }));
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.getByRole('button', { name: "Excel'den yükle" })).toHaveFocus());
});

test('CUS-12, CUS-13: maps other headings, and shows errors before anything is sent', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await startImport(
    await workbook([
      ['Müşteri listesi'],
      ['Firma Ünvanı', 'Numara', 'Kod 3', 'E-POSTA'],
      ['Kısa Numara 🙂', '123', 'x', ''],
      ['Işık =cmd|’ /C calc’!A0', 8_888_888_888, 'x', 'yanlış'],
      ['Müjgân Kırtasiye', '802 114 77 36', 'x', ''],
      ['Müjgân Kırtasiye', '8021147736', 'x', ''],
    ]),
  );
  expect(await screen.findByText(/^4 satır · 4 sütun · /)).toBeVisible();
  expect(screen.getByRole('button', { name: /Başlık satırı/ })).toHaveTextContent('2. satır');
  await press('Devam');
  expect(await screen.findByText('Gerekli alan eşleştirilmedi: VKN / TCKN')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kontrol et' })).toBeDisabled();
  await press(/Numara sütununun alanı/);
  await userEvent.click(await screen.findByRole('option', { name: 'VKN / TCKN' }));
  await press('Kontrol et');
  const cell = await screen.findByRole('textbox', { name: '3. satır, VKN / TCKN' });
  expect(cell).toHaveValue('123');
  await waitFor(() => expect(cell).toHaveAccessibleDescription('VKN 10 haneli olmalıdır'));
  expect(screen.getByRole('textbox', { name: '4. satır, Email' })).toHaveValue('yanlış');
  const figures = () => [...document.querySelectorAll('.kalem-import__figures div')].map((one) => one.textContent);
  expect(figures()).toEqual(['0yeni kart', '2güncellenecek', '2hatalı satır', '2uyarılı satır']);
  expect(network.calls().filter((call) => call === 'POST /cari/aktarim')).toEqual([]);
  await userEvent.clear(cell);
  await userEvent.type(cell, '9999999999{Enter}');
  await waitFor(() => expect(figures()).toEqual(['1yeni kart', '2güncellenecek', '1hatalı satır', '3uyarılı satır']));
  await userEvent.click(screen.getByRole('radio', { name: 'Tümü' }));
  // The first of the two rows clears the email, so the second one clears nothing.
  expect(await screen.findByText(/1 dolu alan boşalır/)).toBeVisible();
  expect(screen.getByText(/5\. satırla aynı kart/)).toBeVisible();
  await press('3 kartı yükle');
  expect(await screen.findByRole('heading', { name: 'Alınmayan 1 satır' })).toBeVisible();
  expect(await screen.findByText('Email: Geçersiz email adresi')).toBeVisible();
  expect(await stored('9999999999')).toMatchObject([{ unvan: 'Kısa Numara 🙂' }]);

  const saved = vi.spyOn(URL, 'createObjectURL');
  await press('Alınmayanları indir (.xlsx)');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [report] = saved.mock.calls[0] ?? [];
  if (!(report instanceof Blob)) throw new Error('No report was saved');
  expect((await savedSheet(report)).rows).toEqual([
    ['VKN / TCKN', 'Unvan', 'Email', 'Neden'],
    ['8888888888', 'Işık =cmd|’ /C calc’!A0', 'yanlış', 'Email: Geçersiz email adresi'],
  ]);
  // The user's mapping is remembered.
  await press('Yeni dosya');
  const again = await workbook([
    ['Numara', 'Unvan'],
    ['7777777777', 'Yeni'],
  ]);
  await userEvent.upload(await screen.findByLabelText('Excel dosyası'), again);
  await press('Devam');
  expect(await screen.findByText('siz seçtiniz')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kontrol et' })).toBeEnabled();
});

test('CUS-12, CUS-13: shows the name columns that new cards need, and can drop an invalid email', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await startImport(
    await workbook([
      ['VKN', 'Kod', 'Firma', 'E-posta'],
      ['6666666666', 'x', 'Iğdır Tarım', 'a@ornek.example; b@ornek.example'],
      ['', '', 'Toplam', '1'],
    ]),
  );
  await press('Devam');
  await press(/Firma sütununun alanı/);
  await userEvent.click(await screen.findByRole('option', { name: 'Alma' }));
  const doubt = /^Yeni kart için Unvan ya da Ad, Soyad sütunu da gerekir/;
  expect(await screen.findByText(doubt)).toBeVisible();
  await press(/Firma sütununun alanı/);
  await userEvent.click(await screen.findByRole('option', { name: 'Unvan' }));
  expect(screen.queryByText(doubt)).toBeNull();
  await press('Kontrol et');
  await press('1 satırı hatalı hücreyi almadan yükle');
  await press('1 kartı yükle');
  expect(await screen.findByText('Dosyadaki bütün satırlar alındı.')).toBeVisible();
  expect(await stored('6666666666')).toMatchObject([{ unvan: 'Iğdır Tarım', email: '' }]);
});

test('CUS-12, CUS-13: a row with a corrected number is checked again as a row of that number', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  const [there] = await stored('Işıldak');
  await startImport(
    await workbook([
      ['VKN / TCKN', 'Unvan'],
      ['12', 'Bir'],
      ['34', 'İki'],
      ['4444444444', 'Üç'],
      ['4444444444', 'Üç yine'],
    ]),
  );
  await press('Devam');
  await press('Kontrol et');
  const correct = async (row: number, text: string) => {
    const cell = await screen.findByRole('textbox', { name: `${row}. satır, VKN / TCKN` });
    await userEvent.clear(cell);
    await userEvent.type(cell, `${text}{Enter}`);
  };
  const figures = () => [...document.querySelectorAll('.kalem-import__figures div')].map((one) => one.textContent);
  await waitFor(() => expect(figures()).toEqual(['1yeni kart', '1güncellenecek', '2hatalı satır']));
  await correct(2, there?.vknTckn ?? '');
  await waitFor(() => expect(figures()).toEqual(['1yeni kart', '2güncellenecek', '1hatalı satır', '1uyarılı satır']));
  await correct(3, '4444444444');
  await waitFor(() => expect(figures()).toEqual(['1yeni kart', '3güncellenecek', '0hatalı satır', '1uyarılı satır']));
  // The corrected row is now the first one with that number.
  await userEvent.click(screen.getByRole('radio', { name: 'Tümü' }));
  expect(await screen.findAllByText('3. satırla aynı kart')).toHaveLength(2);
});

test('CUS-12, A-02: a number with a wrong check digit gets a warning, and its row is imported', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await startImport(
    await workbook([
      ['VKN / TCKN', 'Unvan', 'Ad', 'Soyad'],
      ['01234567890', '', 'Işık', 'Şule'],
      ['1234567890', 'Doğru', '', ''],
      ['11111111111', '', 'Nihai', 'Tüketici'],
      ['123', 'Kısa', '', ''],
    ]),
  );
  await press('Devam');
  await press('Kontrol et');
  const figures = () => [...document.querySelectorAll('.kalem-import__figures div')].map((one) => one.textContent);
  await waitFor(() => expect(figures()).toEqual(['3yeni kart', '0güncellenecek', '1hatalı satır', '1uyarılı satır']));
  await userEvent.click(screen.getByRole('radio', { name: 'Uyarılı 1' }));
  const cell = await screen.findByRole('textbox', { name: '2. satır, VKN / TCKN' });
  await waitFor(() => expect(cell).toHaveAccessibleDescription('Numara hatalı görünüyor, kontrol ediniz.'));
  expect(cell).toBeValid();
  expect(screen.queryByText('1234567890')).toBeNull();
  await press('3 kartı yükle');
  expect(await screen.findByRole('heading', { name: 'Alınmayan 1 satır' })).toBeVisible();
  expect(await stored('01234567890')).toMatchObject([{ ad: 'Işık', soyad: 'Şule' }]);
  // The report shows it too, on screen and in the file.
  expect(figures()).toEqual(['3eklendi', '0güncellendi', '1alınmadı', '1uyarılı satır']);
  expect(screen.getByRole('heading', { name: 'Uyarıyla alınan 1 satır' })).toBeVisible();
  const uyari = 'VKN / TCKN: Numara hatalı görünüyor, kontrol ediniz.';
  expect(await screen.findByRole('row', { name: `2 Işık Şule ${uyari}` })).toBeVisible();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await press('Bütün satırların sonucunu indir');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [report] = saved.mock.calls[0] ?? [];
  if (!(report instanceof Blob)) throw new Error('No report was saved');
  const [headings, ...lines] = (await savedSheet(report)).rows;
  expect(headings).toEqual(['Satır', 'Sonuç', 'Neden', 'Uyarı']);
  expect(lines.map((line) => line[3] ?? '')).toEqual([uyari, '', '', '']);
});

test('CUS-12, CUS-13: shows how many fields a row clears; with the switch empty cells change nothing', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  const [there] = await stored('Işıldak');
  if (!there) throw new Error('No such customer');
  const keep = () => screen.getByRole('switch', { name: 'Boş hücreler kartı değiştirmesin' });
  const figures = () => [...document.querySelectorAll('.kalem-import__figures div')].map((one) => one.textContent);
  await startImport(
    await workbook([
      ['VKN / TCKN', 'Unvan', 'Ad', 'Soyad', 'Adres', 'Telefon', 'Email', 'İskonto (%)'],
      // The card has no address and no discount, so these empty cells clear nothing.
      [there.vknTckn, '', 'Şükrü', 'Işıldak', '', '', '', ''],
      [there.vknTckn, '', '', '', '', '', 'yeni@isildak.example', ''],
      ['4440444440', 'Yeni', '', '', '', '', '', ''],
    ]),
  );
  await press('Devam');
  await press('Kontrol et');
  await waitFor(() => expect(figures().slice(0, 3)).toEqual(['1yeni kart', '1güncellenecek', '1hatalı satır']));
  expect(keep()).not.toBeChecked();
  expect(keep()).toHaveAccessibleDescription(/dolu olan 2 alan/);
  await userEvent.click(screen.getByRole('radio', { name: 'Tümü' }));
  expect(await screen.findByText('2 dolu alan boşalır')).toBeVisible();
  expect(screen.getAllByText(/dolu alan boşalır/)).toHaveLength(1);
  await userEvent.click(keep());
  expect(keep()).toHaveAccessibleDescription(/olduğu gibi kalır/);
  expect(screen.queryByText(/dolu alan boşalır/)).toBeNull();
  // The card already has its name.
  expect(figures().slice(0, 3)).toEqual(['1yeni kart', '2güncellenecek', '0hatalı satır']);
  await press('3 kartı yükle');
  expect(await screen.findByText('Dosyadaki bütün satırlar alındı.')).toBeVisible();
  expect(await stored('Işıldak')).toEqual([{ ...there, email: 'yeni@isildak.example' }]);
  const change = { params: { path: { id: there.id }, query: { companyId: scenario.companyId } }, body: there };
  await scenario.client.PUT('/cari/{id}', change);
  // The switch is reset for the next file.
  await press('Yeni dosya');
  const next = [
    ['VKN / TCKN', 'Ad', 'Soyad', 'Adres'],
    [there.vknTckn, 'Şükrü', 'Işıldak', ''],
  ];
  await userEvent.upload(await screen.findByLabelText('Excel dosyası'), await workbook(next));
  await press('Devam');
  await press('Kontrol et');
  await waitFor(() => expect(keep()).not.toBeChecked());
  expect(keep()).toHaveAccessibleDescription(/zaten boş olan alanlara/);
});

test('CUS-12: an import continues without its page; any user sees it later and may stop it', async () => {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  scenario.server.onRows = (from) => (from > 0 ? gate : Promise.resolve());
  const view = show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  const cards = Array.from({ length: 1300 }, (_, index) => [String(3_000_000_000 + index), `Yeni ${index}`]);
  await startImport(await workbook([['VKN', 'Unvan'], ...cards], 'büyük.xlsx'));
  await press('Devam');
  await press('Kontrol et');
  await press('1.300 kartı yükle');
  expect(await screen.findByText('1.000 / 1.300 satır')).toBeVisible();
  view.unmount();
  show();
  expect(await screen.findByText('büyük.xlsx yükleniyor')).toBeVisible();
  await press('Göster');
  expect(await screen.findByRole('progressbar', { name: 'Kartlar kaydediliyor' })).toHaveValue(1000);
  await press('Durdur');
  expect(await screen.findByText(/1.000 satır işlendi, kalan 300 satıra bakılmadı/)).toBeVisible();
  expect(screen.getByText('eklendi').closest('div')).toHaveTextContent('1.000eklendi');
  goOn();
});

test('CUS-12: the report of an import that ended while its page was closed is found again, saved and corrected', async () => {
  const shop = await startCustomers();
  const rows = await workbook(
    [
      ['VKN / TCKN', 'Unvan'],
      ['123', 'Kısa Kırtasiye'],
      ['8021147736', 'Tam'],
    ],
    'kapalı.xlsx',
  );
  const params = { query: { companyId: shop.companyId } };
  const { id } = (await shop.client.POST('/cari/aktarim', { params, body: { file: rows } })).data;
  const isOver = async () =>
    (await shop.client.GET('/cari/aktarim/{id}', { params: { ...params, path: { id } } })).data.durum;
  await expect.poll(isOver).toBe('TAMAMLANDI');
  render(
    <KalemProvider client={shop.client} companyId={shop.companyId} storage={storage}>
      <CustomerList />
    </KalemProvider>,
  );
  await press("Excel'den yükle");
  expect(await screen.findByText('kapalı.xlsx')).toBeVisible();
  expect(screen.getByText(/^Son yükleme · .* · Alınmayan 1 satır$/)).toBeVisible();
  await press('Raporu gör');
  expect(await screen.findByText('Kısa Kırtasiye')).toBeVisible();
  expect(screen.queryByText('Yükleme tamamlandı')).toBeNull();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await press('Bütün satırların sonucunu indir');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await press('Alınmayanları indir (.xlsx)');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  const [report, refused] = await Promise.all(
    saved.mock.calls.map(async ([file]) => (file instanceof Blob ? (await savedSheet(file)).rows : [])),
  );
  expect(report).toHaveLength(3);
  expect(refused).toMatchObject([
    ['VKN / TCKN', 'Unvan', 'Neden'],
    ['123', 'Kısa Kırtasiye', expect.any(String)],
  ]);
  await press('Yeni dosya');
  await userEvent.upload(
    await screen.findByLabelText('Excel dosyası'),
    await workbook([
      ['VKN / TCKN', 'Unvan', 'Neden'],
      ['6666666666', 'Kısa Kırtasiye', 'x'],
    ]),
  );
  await press('Devam');
  await press('Kontrol et');
  await press('1 kartı yükle');
  expect(await screen.findByText('Dosyadaki bütün satırlar alındı.')).toBeVisible();
  cleanup();
  await shop.server.close();
});

test('CUS-12, ERR-06: a refused file shows no toast; the reason is beside the file, and onError is called', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  await startImport(new File(['VKN;Unvan'], 'liste.xlsx'));
  await press('Yükle');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'importCards', silent: true }));
  expect(screen.getByText('liste.xlsx')).toBeVisible();
});
