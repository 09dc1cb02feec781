import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { writeWorkbook } from '../../../kit/list/writeWorkbook';
import type { Failure } from '../../../provider/failures';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm } from '../InvoiceForm';
import { templateOf } from './readUpload';

const now = () => new Date('2026-11-21T11:05:22Z');

let scenario: Scenario;
let failures: Failure[];
/** The upload waits for this promise; undefined by default. */
let held: Promise<void> | undefined;

beforeAll(async () => {
  await page.viewport(1440, 1000);
  scenario = await startScenario({ clock: { now } });
});
beforeEach(() => {
  failures = [];
  held = undefined;
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

const heads = ['Mal / Hizmet', 'Miktar', 'Birim', 'Birim Fiyat', 'KDV Oranı', 'Açıklama'];
type Rows = readonly (readonly (string | number)[])[];

async function excel(rows: Rows, name = 'kalemler (ığüşöç).xlsx'): Promise<File> {
  async function* batches() {
    yield await Promise.resolve(rows);
  }
  return new File([await writeWorkbook('Sayfa1', batches())], name);
}

async function openUpload() {
  const client = createClient({
    baseUrl: scenario.server.baseUrl,
    fetch: async (request) => {
      if (request.url.includes('/parse/')) await held;
      return scenario.server.fetch(request);
    },
    retries: 0,
  });
  await client.session.signIn(scenario.account);
  const kept = new Map<string, string>();
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, text: string) => void kept.set(key, text),
    remove: (key: string) => void kept.delete(key),
  };
  render(
    <KalemProvider
      client={client}
      companyId={scenario.companyId}
      clock={now}
      storage={storage}
      onError={(failure) => failures.push(failure)}
    >
      <InvoiceForm />
    </KalemProvider>,
  );
  await screen.findByRole('form');
  await userEvent.click(screen.getByRole('button', { name: "Excel'den yükle" }));
  return within(await screen.findByRole('dialog', { name: "Excel'den satır yükle" }));
}

const choose = async (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('.kalem-drop input[type="file"]');
  if (!input) throw new Error('There is no place for a file');
  await userEvent.upload(input, files);
};
const lineCount = () => document.querySelector('.kalem-lines__caption')?.textContent;
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /özel not/ }).value;

describe('lines from Excel', () => {
  const rows = [
    heads,
    ['Kurşun kalem', '1.250,5', 'Adet', 12.5, 20, 'Kasım ayı'],
    ['Danışmanlık', 'iki', 'Saat', '01.05.2026', 20, ''],
    ['', 1, 'Adet', 5, 19, ''],
    ['Kumaş', 2, 'metrekare', 100, '%10', 'Tuz ve ığşü'],
  ];

  test('INV-28, INV-29, INV-30: previews each row with its errors; valid rows are added as one undo step', async () => {
    const dialog = await openUpload();
    await choose(await excel(rows));
    expect(await dialog.findByText('kalemler (ığüşöç).xlsx')).toBeTruthy();
    const table = await dialog.findByRole('table');
    const wrong = () => [...table.querySelectorAll('td[data-invalid]')].map((cell) => cell.textContent?.trim());
    await waitFor(() =>
      expect(wrong()).toEqual([
        expect.stringMatching(/^iki/),
        '01.05.2026Excel bunu tarih saymış: hücreyi sayı yapıp yeniden yazın',
        'Bu alan gereklidir',
        expect.stringMatching(/^19KDV/),
      ]),
    );
    expect([...table.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent)).toEqual([
      '3',
      '4',
    ]);
    expect(dialog.getByText('Eklenecek: 2 satır, ödenecek tutar 18.977,50 TRY')).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /^Tümü 4$/ }));
    expect(table.querySelectorAll('tbody tr')).toHaveLength(4);

    await userEvent.click(dialog.getByRole('button', { name: '2 satırı ekle' }));
    expect(await screen.findByText('Yükleme tamamlandı')).toBeTruthy();
    expect(lineCount()).toContain('2 satır');
    expect(document.querySelector('[data-line="1"]')?.textContent).toContain('Metrekare');
    expect(note()).toBe('Kasım ayı\nTuz ve ığşü');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(lineCount()).toContain('1 satır');
    expect(note()).toBe('');
  });

  test('INV-28: all rows can be added with their faults, which the form shows at once; one press removes them', async () => {
    const dialog = await openUpload();
    await choose(await excel(rows));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Tümü \(4\)/ }));
    await userEvent.click(dialog.getByRole('button', { name: '4 satırı ekle' }));
    await waitFor(() => expect(lineCount()).toContain('4 satır'));
    await waitFor(() => expect(document.querySelector('[data-line="1"]')?.textContent).toContain('Geçersiz sayı'));
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(lineCount()).toContain('1 satır');
  });

  test('INV-29: the template can be imported unchanged', async () => {
    const dialog = await openUpload();
    await choose(new File([await templateOf('Satırlar', { item: 'Örnek hizmet', note: 'Not' })], 'sablon.xlsx'));
    expect(await dialog.findByText('Eklenecek: 1 satır, ödenecek tutar 3.001,20 TRY')).toBeTruthy();
    expect(dialog.queryByText(/^Hatalı/)).toBeNull();
  });

  test('INV-28: an unreadable file shows an error, and only onError is called', async () => {
    const dialog = await openUpload();
    await choose(new File(['a;b'], 'satirlar.csv'));
    expect(await dialog.findByText(/“satirlar.csv” bir Excel dosyası değil/)).toBeTruthy();
    expect(failures).toEqual([]);
    await choose(new File(['a;b'], 'satirlar.xlsx'));
    expect(await dialog.findByText(/Bu dosya bir Excel dosyası değil/)).toBeTruthy();
    const place = document.querySelector('.kalem-drop');
    const drop = (...files: File[]) => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    };
    drop(new File([new Uint8Array(17 * 1024 * 1024)], 'buyuk.xlsx'));
    expect(await dialog.findByText(/“buyuk.xlsx” 16 MB'tan büyük/)).toBeTruthy();
    drop(new File(['a'], 'a.xlsx'), new File(['b'], 'b.xlsx'));
    expect(await dialog.findByText('Bir seferde tek dosya yüklenir.')).toBeTruthy();
    await choose(await excel([['Stok Kodu'], ['x']]));
    expect(await dialog.findByText(/şu sütun başlıkları bulunamadı: Mal \/ Hizmet/)).toBeTruthy();
    await choose(await excel([['Mal / Hizmet'], ...Array.from({ length: 5001 }, (_, index) => [`Kalem ${index}`])]));
    expect(await dialog.findByText('Bir dosyadan en fazla 5.000 fatura satırı yüklenebilir.')).toBeTruthy();
    expect(failures.map(({ kind, silent }) => `${kind} ${silent}`)).toEqual(Array(3).fill('parseLines true'));
    expect(screen.queryByRole('button', { name: /satırı ekle/ })).toBeNull();
  });

  test('INV-28: a long read can be cancelled, and another file chosen', async () => {
    const dialog = await openUpload();
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    await choose(await excel(rows));
    await userEvent.click(await dialog.findByRole('button', { name: 'Durdur' }));
    expect(dialog.getByText('Dosyayı buraya bırakın')).toBeTruthy();
    held = undefined;
    release();
    await choose(await excel(rows.slice(0, 2), 'iki.xlsx'));
    expect(await dialog.findByRole('button', { name: '1 satırı ekle' })).toBeTruthy();
    expect(failures).toEqual([]);
  });
});
