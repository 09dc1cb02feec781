import { screen, waitFor, within } from '../../../../testing/render';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  cell,
  choice,
  events,
  field,
  fields,
  fillRecipient,
  keepNew,
  open,
  paste,
  payable,
  saleOf,
  save,
  stageForms,
  totals,
  typeLine,
} from '../../../../testing/openInvoiceForm';

stageForms();

/** True if no part of the shown text is cut off. */
function isWhole(shown: HTMLElement): boolean {
  const { right, bottom } = shown.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(shown);
  const end = text.getBoundingClientRect();
  return shown.scrollWidth <= shown.clientWidth && end.right <= right + 0.5 && end.bottom <= bottom + 0.5;
}

// Tests that open lists are in other files: after a tap on a line, React Aria assumes a virtual keyboard, and opens
// lists only after that keyboard has changed the viewport.
describe('the line grid', () => {
  test('Tab moves from cell to cell and on to the next line, Shift+Tab back', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement?.textContent).toContain('Mal veya hizmet yazın');
    await userEvent.keyboard('Silgi');
    expect(cell('Mal / Hizmet', 2).value).toBe('Silgi');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(choice('KDV %', 1));
  });

  test('LIN-03: Enter moves down in its column, and from the last line to a new one', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell('Mal / Hizmet', 2));
    await userEvent.keyboard('Silgi{ArrowUp}');
    expect(document.activeElement).toBe(cell('Mal / Hizmet', 1));
    await userEvent.keyboard('{Tab}{Enter}');
    expect(document.activeElement).toBe(cell('Miktar', 2));
    expect(screen.getByText('2 satır')).toBeTruthy();
  });

  test('arrows move between the cells of a line and do not change selects', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(choice('Birim'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(cell('Miktar'));
    expect(choice('Birim').value).toBe('C62');
  });

  test('LIN-04: Ctrl+Delete removes a line, undo restores it; the last line cannot be removed', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{Enter}Silgi{Control>}{Delete}{/Control}');
    expect(screen.getByText('1 satır')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(cell('Mal / Hizmet', 2).value).toBe('Silgi');
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await userEvent.keyboard('{Control>}z{/Control}');
    // Ctrl+Z already undid this edit, so the toast's undo does nothing.
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(screen.getByText('2 satır')).toBeTruthy();
    await userEvent.click(cell('Mal / Hizmet'));
    await userEvent.keyboard('{ArrowDown}{Control>}{Delete}{Delete}{/Control}');
    expect(await screen.findByText('Faturada en az bir satır olmalıdır')).toBeTruthy();
    expect(cell('Mal / Hizmet', 1).value).toBe('Kalem');
  });

  test('pastes a block from a spreadsheet, starting at the caret', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    paste('Sıvı sabun\t48\tAdet\t189,90\t10\t20\nSu\t60\tAdet\t95\t\t1\n');
    expect(await screen.findByText('2 satır yapıştırıldı')).toBeTruthy();
    expect(payable()).toBe('15.601,42 TRY');
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(screen.getByText('1 satır')).toBeTruthy();
  });

  test('USE-18: skipped columns of a pasted block are named', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    paste('Stok Kodu\tÜrün\tMiktar\tFiyat\nK-1\tKalem\t2\t10\n');
    expect(await screen.findByText('1 satır yapıştırıldı. Tanınmayan sütunlar alınmadı: Stok Kodu')).toBeTruthy();
    expect(payable()).toBe('24,00 TRY');
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(payable()).toBe('0,00 TRY');
  });

  test('INV-35: a name that is too long is kept, with an error that shows the limit', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    // `insertText` respects `maxLength`, as pasting in the browser does.
    document.execCommand('insertText', false, 'a'.repeat(700));
    expect(cell('Mal / Hizmet').value).toHaveLength(700);
    await userEvent.keyboard('{Tab}');
    expect(await screen.findByText(/En fazla 500 karakter olabilir/)).toBeTruthy();
  });

  test('USE-18: Ctrl+Z undoes typing field by field, Ctrl+Shift+Z and Ctrl+Y redo it', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell('Birim Fiyat').value).toBe('');
    expect(payable()).toBe('0,00 TRY');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell('Miktar').value).toBe('1');
    await userEvent.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(payable()).toBe('24,00 TRY');
    expect(cell('Mal / Hizmet').value).toBe('Kalem');
  });

  test.each([
    ['Tarih', '19/11/2026'],
    ['Saat', '10:15:00'],
  ])('USE-18: %s: text that Ctrl+Z undid in the field does not come back on blur', async (name, typed) => {
    await open();
    const before = field(name).getAttribute('value');
    await userEvent.fill(field(name), typed);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field(name)).toHaveProperty('value', before);
    await userEvent.tab();
    expect(field(name)).toHaveProperty('value', before);
  });

  test('rows and cells have names and positions, and only the line with the caret has inputs', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{Enter}Silgi');
    const grid = screen.getByRole('grid', { name: 'Mal / Hizmet' });
    expect(grid.getAttribute('aria-rowcount')).toBe('4');
    expect(
      within(grid)
        .getAllByRole('row')
        .map((row) => row.getAttribute('aria-rowindex')),
    ).toEqual(['1', '2', '3', '4']);
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toContain('Birim Fiyat');
    expect(within(grid).queryByRole('textbox', { name: /1\. satır/ })).toBeNull();
    expect(within(grid).getByRole('gridcell', { name: '10,00' })).toBeTruthy();
    await userEvent.click(within(grid).getByRole('gridcell', { name: '10,00' }));
    expect(document.activeElement).toBe(cell('Birim Fiyat', 1));
  });

  test('LIN-14 INV-36: KDV 0 sets reason 351; 18 percent shows a warning and does not block', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.selectOptions(choice('KDV %'), '0');
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    expect(await screen.findByRole('combobox', { name: 'İstisna / Muafiyet Sebebi' })).toHaveProperty(
      'value',
      '351 · KDV - İstisna Olmayan Diğer',
    );
    await userEvent.selectOptions(choice('KDV %'), '18');
    await userEvent.click(cell('Miktar'));
    await userEvent.keyboard('{Enter}');
    expect(
      fields().getByText(/10\.07\.2023 tarihinden itibaren KDV oranı %8 yerine %10, %18 yerine %20 uygulanır\./),
    ).toBeTruthy();
  });

  test('LIN-08 LIN-09 ERR-56: KDV Ayır removes the KDV from a price, and requires a rate', async () => {
    await open();
    await typeLine('Kalem', '1', '1');
    await userEvent.selectOptions(choice('KDV %'), '0');
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    const gross = await screen.findByRole('textbox', { name: /KDV dâhil birim fiyat/ });
    await userEvent.fill(gross, '99,99');
    await userEvent.click(screen.getByRole('button', { name: 'KDV Ayır' }));
    expect(screen.getByText('KDV ayırmak için önce KDV Oranını seçmelisiniz')).toBeTruthy();
    await userEvent.selectOptions(choice('KDV %'), '20');
    await userEvent.click(screen.getByRole('button', { name: 'KDV Ayır' }));
    expect(cell('Birim Fiyat').value).toBe('83,325');
    expect(payable()).toBe('99,99 TRY');
  });

  test('A-29: KDV Ayır uses the price of Birim Fiyat, shows the result first, and can be undone', async () => {
    await open();
    await typeLine('Kalem', '2', '120');
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    const gross = await screen.findByRole<HTMLInputElement>('textbox', { name: /KDV dâhil birim fiyat/ });
    const split = () => userEvent.click(screen.getByRole('button', { name: 'KDV Ayır' }));
    await split();
    expect(gross.value).toBe('120');
    expect(screen.getByText('Birim fiyat 100 olur, KDV 40,00')).toBeTruthy();
    expect(payable()).toBe('288,00 TRY');
    await split();
    expect(cell('Birim Fiyat').value).toBe('100,00');
    expect(payable()).toBe('240,00 TRY');
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(cell('Birim Fiyat').value).toBe('120,00');
    expect(payable()).toBe('288,00 TRY');
  });

  test('A-29: without a price KDV Ayır shows what is missing', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    await userEvent.keyboard('Kalem{Alt>}{Enter}{/Alt}');
    await userEvent.click(await screen.findByRole('button', { name: 'KDV Ayır' }));
    expect(screen.getByText('KDV ayırmak için önce bir fiyat giriniz.')).toBeTruthy();
  });

  test('A-30: a typed or pasted price with more than five decimals is rounded, with a note at its cell', async () => {
    const rounded = /Birim fiyat virgülden sonra 5 basamağa yuvarlandı/;
    await open();
    await typeLine('Kalem', '1', '');
    await userEvent.click(cell('Birim Fiyat'));
    await userEvent.keyboard('1,2345649');
    expect(cell('Birim Fiyat')).toHaveValue('1,2345649');
    expect(cell('Birim Fiyat')).toHaveAccessibleDescription(rounded);
    await userEvent.click(cell('Miktar'));
    expect(cell('Birim Fiyat')).toHaveValue('1,23456');
    await userEvent.click(cell('Birim Fiyat'));
    await userEvent.keyboard('2');
    expect(cell('Birim Fiyat')).not.toHaveAccessibleDescription(rounded);
    await userEvent.click(cell('Mal / Hizmet'));
    paste('Silgi\t1\tAdet\t2,999995\t\t20\n');
    await waitFor(() => expect(cell('Birim Fiyat')).toHaveValue('3,00'));
    await userEvent.click(cell('Birim Fiyat'));
    expect(cell('Birim Fiyat')).toHaveAccessibleDescription(rounded);
  });

  test('USE-05, LIN-03: the recipient’s discount applies to new and empty lines only', async () => {
    await open();
    expect(screen.getByText('Yeni satırlara')).toBeTruthy();
    await userEvent.fill(field('İskonto %'), '7,5');
    expect(cell('İskonto %').value).toBe('7,5');
    await typeLine('Kalem', '1', '100');
    await userEvent.fill(field('İskonto %'), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Satır ekle' }));
    expect(cell('İskonto %', 2).value).toBe('12');
    expect(totals().getByText('−7,50')).toBeTruthy();
  });

  test('USE-02: a click into a number selects it, a second one places the caret', async () => {
    await open();
    await userEvent.click(cell('Miktar'));
    await userEvent.keyboard('12');
    expect(cell('Miktar').value).toBe('12');
    await userEvent.click(cell('Birim Fiyat'));
    await userEvent.keyboard('123,45');
    await userEvent.click(cell('Miktar'));
    await userEvent.click(cell('Birim Fiyat'));
    await userEvent.keyboard('99');
    expect(cell('Birim Fiyat').value).toBe('99');
    await userEvent.click(cell('Birim Fiyat'));
    expect(cell('Birim Fiyat').selectionStart).toBe(cell('Birim Fiyat').selectionEnd);
  });

  test.each([
    [1440, 900],
    [1280, 800],
    [1024, 768],
    [960, 768],
    [390, 844],
  ])('USE-03: at %d px no digit of a large amount is cut, in cell, row and totals', async (width, height) => {
    await page.viewport(width, height);
    await open();
    await typeLine('İğneada limanı çelik konstrüksiyon ve montaj işleri', '1', '14479498757,13');
    expect(cell('Birim Fiyat').value).toBe('14.479.498.757,13');
    expect(isWhole(cell('Birim Fiyat'))).toBe(true);
    await userEvent.keyboard('{Enter}');
    const figures = [...document.querySelectorAll<HTMLElement>('.kalem-line:not([data-current]) > .kalem-num')];
    expect(figures.map(({ textContent }) => textContent)).toContain('14.479.498.757,13');
    expect(figures.filter((figure) => !isWhole(figure)).map(({ textContent }) => textContent)).toEqual([]);
    const payables = [...document.querySelectorAll<HTMLElement>('.kalem-totals__payable, .kalem-totals__peek > b')];
    expect(payables.filter((figure) => !isWhole(figure))).toEqual([]);
    await page.viewport(1440, 900);
  });

  test('USE-03: at 390 px the figures of an inactive line fit side by side, however long', async () => {
    await page.viewport(390, 844);
    await open();
    await typeLine('Ağır hizmet tipi uzun adlı ışıldak, İzmir üretimi', '1234,5678', '11728436,85417');
    await userEvent.fill(cell('İskonto %'), '10');
    await userEvent.keyboard('{Enter}');
    const line = document.querySelector('.kalem-line:not([data-current])');
    const places = [...(line?.querySelectorAll(':scope > [data-column]') ?? [])].map((shown) =>
      shown.getBoundingClientRect(),
    );
    expect(places).toHaveLength(7);
    const { left = 0, right = 0 } = line?.getBoundingClientRect() ?? {};
    for (const [index, place] of places.entries()) {
      expect([place.left >= left, place.right <= right]).toEqual([true, true]);
      for (const other of places.slice(index + 1))
        expect(
          place.right <= other.left ||
            other.right <= place.left ||
            place.bottom <= other.top ||
            other.bottom <= place.top,
        ).toBe(true);
    }
    await page.viewport(1440, 900);
  });

  test.each(['1,234.56', '-50', '1e5', '12345678901234567890'])(
    'USE-04, LIN-16: %s in a cell shows an error at once, keeps the text, and is not saved',
    async (typed) => {
      await open();
      await fillRecipient();
      await typeLine('Kalem', '1', typed);
      expect(cell('Birim Fiyat').value.replaceAll('.', '')).toBe(typed.replaceAll('.', ''));
      expect(cell('Birim Fiyat').getAttribute('aria-invalid')).toBe('true');
      expect(payable()).toBe('0,00 TRY');
      await save();
      expect(await totals().findByRole('button', { name: '1. satır · Birim Fiyat' })).toBeTruthy();
      expect(events.filter(({ type }) => type === 'saved')).toEqual([]);
    },
  );

  test('USE-04: text that is not a number shows an error below its field, outside the lines too', async () => {
    await open();
    await typeLine('Kalem', '1', '10');
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await userEvent.fill(screen.getByRole('textbox', { name: /KDV dâhil birim fiyat/ }), '-50');
    await userEvent.click(screen.getByRole('button', { name: 'KDV Ayır' }));
    expect(fields().getByText('Geçersiz sayı')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /KDV dâhil birim fiyat/ })).toHaveProperty('value', '-50');
    expect(cell('Birim Fiyat').value).toBe('10,00');
  });
});

test('of five thousand lines only those near the screen are rendered, and the caret can move to each', async () => {
  const [line] = saleOf('Kalem', '10').malHizmetler;
  keepNew({
    ...saleOf('Kalem', '10'),
    malHizmetler: Array.from({ length: 5000 }, (_, index) => ({ ...line, malHizmet: `Kalem ${index + 1}` })),
  });
  await open();
  expect(payable()).toBe('120.000,00 TRY');
  expect(screen.getAllByRole('row').length).toBeLessThan(120);
  await userEvent.click(cell('Birim Fiyat', 1));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(cell('Birim Fiyat', 5000)));
  await userEvent.keyboard('20');
  expect(payable()).toBe('120.024,00 TRY');
  expect(screen.getAllByRole('row').length).toBeLessThan(120);
});
