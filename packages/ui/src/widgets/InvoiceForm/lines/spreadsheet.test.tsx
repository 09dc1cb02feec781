import { newInvoice } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepDraft } from '../../../../testing/keepDraft';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm } from '../InvoiceForm';

const now = () => new Date('2026-11-21T11:05:22Z');
const goods = [
  ['Kalem', '10'],
  ['Silgi', '2.5'],
  ['Defter', '100'],
  ['Cetvel', '7.25'],
] as const;
let scenario: Scenario;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  scenario = await startScenario({ clock: { now } });
  client = createClient({ baseUrl: scenario.server.baseUrl, fetch: scenario.server.fetch, retries: 0 });
  await client.session?.signIn(scenario.account);
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

/** Opens a form with these lines, on a screen of this width. */
async function open(lines: readonly (readonly [string, string])[] = goods, width = 1440) {
  await page.viewport(width, 900);
  const malHizmetler = lines.map(([malHizmet, birimFiyat]) => ({
    ...{ malHizmet, miktar: '2', birim: 'C62', birimFiyat, kdvOrani: '20' },
  }));
  render(
    <KalemProvider
      client={client}
      companyId={scenario.companyId}
      clock={now}
      storage={keepDraft({ ...newInvoice({ now: now() }), malHizmetler })}
    >
      <InvoiceForm />
    </KalemProvider>,
  );
  await screen.findByRole('form');
  // The deferred parts handle presses and copying. They have loaded once this text is shown.
  await screen.findByText(/^Kaydedilmemiş taslağınız geri getirildi/);
}

const row = (n: number) =>
  screen.getAllByRole('row').find((one) => one.getAttribute('aria-rowindex') === String(n + 1));
const shown = (n: number, column: string) => {
  const found = row(n)?.querySelector<HTMLElement>(`[data-column="${column}"]`);
  if (!found) throw new Error(`There is no ${column} in line ${n}`);
  return found;
};
const cell = (column: string, n: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column}, ${n}. satır` });
const names = () =>
  screen
    .getAllByRole('row')
    .flatMap((one) => one.querySelector<HTMLInputElement>('[data-column="malHizmet"]') ?? [])
    .map((name) => name.value ?? name.querySelector('.kalem-cut')?.textContent);
const selected = () => document.querySelectorAll('.kalem-line > [data-selected]').length;
const bar = () => document.querySelector('.kalem-lines__range');

/** Dispatches a copy event and returns the text that it puts on the clipboard. */
function copied(): string {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return clipboardData.getData('text/plain');
}

describe('several cells', () => {
  test('LIN-16: Shift and an arrow select cells; the bar shows count, sum and average', async () => {
    await open();
    await userEvent.click(shown(2, 'birimFiyat'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(bar()).toHaveTextContent('3 hücreToplam 109,75 · Ortalama 36,58Kopyala'));
    expect(selected()).toBe(3);
    expect(cell('Birim Fiyat', 2)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowRight}{/Shift}');
    expect(bar()).toHaveTextContent('4 hücreToplam 102,50 · Ortalama 51,25');
    expect(copied()).toBe('2,50\t\n100,00\t');
    await userEvent.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(selected()).toBe(0);
    expect(copied()).toBe('');
  });

  test('LIN-16: Shift+click and dragging select cells; the copied text equals the shown one', async () => {
    await open();
    await userEvent.click(shown(1, 'malHizmet'));
    await userEvent.click(shown(3, 'tutar'), { modifiers: ['Shift'] });
    await waitFor(() => expect(selected()).toBe(21));
    expect(cell('Mal / Hizmet', 1)).toHaveFocus();
    expect(bar()).toHaveTextContent('Birim Fiyat Toplam 112,50 · Ortalama 37,50Tutar Toplam 225,00 · Ortalama 75,00');
    expect(copied()).toBe(
      'Kalem\t2\tAdet\t10,00\t\t20\t20,00\nSilgi\t2\tAdet\t2,50\t\t20\t5,00\nDefter\t2\tAdet\t100,00\t\t20\t200,00',
    );
    await userEvent.click(shown(4, 'miktar'));
    expect(selected()).toBe(0);
    await userEvent.dragAndDrop(shown(1, 'tutar'), shown(3, 'tutar'));
    await waitFor(() => expect(bar()).toHaveTextContent('3 hücreToplam 225,00 · Ortalama 75,00'));
    expect(copied()).toBe('20,00\n5,00\n200,00');
  });

  test('LIN-16: inside a text field Shift and an arrow select text', async () => {
    await open();
    await userEvent.click(shown(1, 'malHizmet'));
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}X');
    expect(cell('Mal / Hizmet', 1)).toHaveValue('KalX');
    expect(bar()).toBeNull();
  });
});

describe('the row below the last line', () => {
  const ghost = () => screen.getByRole('button', { name: 'Mal veya hizmet yazın' });
  const copy = () => userEvent.keyboard('{Control>}c{/Control}');
  const pasteBelow = async () => {
    ghost().focus();
    await userEvent.keyboard('{Control>}v{/Control}');
  };

  test('USE-18: a copied text and a copied block are pasted into new lines', async () => {
    await open();
    await userEvent.click(shown(2, 'malHizmet'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await copy();
    await pasteBelow();
    await waitFor(() => expect(cell('Mal / Hizmet', 5)).toHaveValue('Silgi'));
    expect(cell('Mal / Hizmet', 5)).toHaveFocus();

    await userEvent.click(shown(1, 'malHizmet'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(shown(2, 'birimFiyat'), { modifiers: ['Shift'] });
    await waitFor(() => expect(selected()).toBe(8));
    await copy();
    await pasteBelow();
    await screen.findByText('2 satır yapıştırıldı');
    expect(names()).toEqual(['Kalem', 'Silgi', 'Defter', 'Cetvel', 'Silgi', 'Kalem', 'Silgi']);
    expect(shown(7, 'birimFiyat')).toHaveTextContent('2,50');
  });

  test.each(['Dead', 'Process'])('USE-18: a letter composed from several keys starts a new line (%s)', async (key) => {
    await open();
    ghost().focus();
    ghost().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await waitFor(() => expect(cell('Mal / Hizmet', 5)).toHaveFocus());
  });
});

describe('moving a line', () => {
  test('A-17: a line is dragged by its number, restored by Ctrl+Z, and kept in place by Esc', async () => {
    await open();
    const number = (n: number) => within(row(n) ?? document.body).getByRole('rowheader');
    await userEvent.dragAndDrop(number(1), number(3), { targetPosition: { x: 10, y: 40 } });
    await waitFor(() => expect(names()).toEqual(['Silgi', 'Defter', 'Kalem', 'Cetvel']));
    expect(cell('Mal / Hizmet', 3)).toHaveFocus();
    await userEvent.dragAndDrop(number(4), number(1), { targetPosition: { x: 10, y: 4 } });
    await waitFor(() => expect(names()).toEqual(['Cetvel', 'Silgi', 'Defter', 'Kalem']));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['Silgi', 'Defter', 'Kalem', 'Cetvel']);
    // A press without movement is a click.
    await userEvent.click(number(2));
    expect(cell('Mal / Hizmet', 2)).toHaveFocus();

    const from = number(1).getBoundingClientRect();
    const at = (y: number) => ({ pointerId: 7, pointerType: 'mouse', bubbles: true, clientX: from.x + 9, clientY: y });
    number(1).dispatchEvent(new PointerEvent('pointerdown', { ...at(from.y + 9), button: 0 }));
    window.dispatchEvent(new PointerEvent('pointermove', at(from.y + 110)));
    expect(document.querySelector('[data-drop]')).not.toBeNull();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    window.dispatchEvent(new PointerEvent('pointerup', at(from.y + 110)));
    expect(names()).toEqual(['Silgi', 'Defter', 'Kalem', 'Cetvel']);
    expect(document.querySelector('[data-drop], [data-dragged], [data-dragging]')).toBeNull();
  });

  test('A-17: dragging near the edge of the screen scrolls the page', async () => {
    await open(Array.from({ length: 45 }, (_, n) => [`Mal ${n + 1}`, '1'] as const));
    const number = within(row(1) ?? document.body).getByRole('rowheader');
    const { x, y } = number.getBoundingClientRect();
    const at = (clientY: number) => ({ pointerId: 7, pointerType: 'mouse', bubbles: true, clientX: x + 9, clientY });
    // Repeated until the deferred parts have loaded, which handle the drag.
    await waitFor(() => {
      number.dispatchEvent(new PointerEvent('pointerdown', { ...at(y + 9), button: 0 }));
      window.dispatchEvent(new PointerEvent('pointermove', at(innerHeight - 2)));
      expect(document.querySelector('[data-dragging]')).not.toBeNull();
    });
    const top = () => number.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeLessThan(y - 300));
    window.dispatchEvent(new PointerEvent('pointerup', at(innerHeight - 2)));
    await waitFor(() => expect(names().indexOf('Mal 1')).toBeGreaterThan(5));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(document.querySelector('[data-dragging]')).toBeNull();
  });

  test('A-17: buttons in its panel move and duplicate it without a keyboard', async () => {
    await open();
    await userEvent.click(within(row(2) ?? document.body).getByRole('button', { name: 'Ayrıntı' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Satırı yukarı taşı' }));
    expect(names()).toEqual(['Silgi', 'Kalem', 'Defter', 'Cetvel']);
    expect(screen.getByRole('button', { name: 'Satırı yukarı taşı' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Satırı çoğalt' }));
    expect(names()).toEqual(['Silgi', 'Silgi', 'Kalem', 'Defter', 'Cetvel']);
  });
});

test('A-17: F2 opens a long name in a larger field; Ctrl+Enter applies it without saving, Esc discards it', async () => {
  await open();
  await userEvent.click(shown(2, 'malHizmet'));
  await userEvent.keyboard('{F2}');
  const editor = await screen.findByRole('dialog', { name: 'Mal / Hizmet' });
  const text = within(editor).getByRole('textbox', { name: 'Mal / Hizmet' });
  await waitFor(() => expect(text).toHaveFocus());
  await userEvent.fill(text, 'Silgi, beyaz\nkutuda 40 adet');
  expect(editor).toHaveTextContent('27 / 500 karakter');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell('Mal / Hizmet', 2)).toHaveValue('Silgi, beyaz kutuda 40 adet');
  await waitFor(() => expect(cell('Mal / Hizmet', 2)).toHaveFocus());
  expect(screen.queryByText(/eksik veya hatalı/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Büyük yaz' }));
  await userEvent.fill(await screen.findByRole('textbox', { name: 'Mal / Hizmet' }), 'Başka');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell('Mal / Hizmet', 2)).toHaveValue('Silgi, beyaz kutuda 40 adet');
});

test('A-17: F8 continues from the fault that saving has focused, also inside a field, and wraps around', async () => {
  await open([
    ['Kalem', ''],
    ['', '5'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Kaydetmek için 4 alan eksik veya hatalı.');
  const places = [];
  for (let press = 0; press < 5; press++) {
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name'));
    places.push(document.activeElement?.getAttribute('name'));
  }
  expect(places).toEqual([
    ...['aliciUnvan', 'malHizmetler[0].birimFiyat', 'malHizmetler[1].malHizmet', 'vknTckn'],
    'aliciUnvan',
  ]);
});

test('LIN-03: on a phone the optional fields of a line are collapsed and can be expanded', async () => {
  await open(goods, 390);
  const more = await screen.findByRole('button', { name: 'Ek alanlar' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText(/^İskonto Tutarı/)).toBeNull();
  await userEvent.click(more);
  await waitFor(() => expect(screen.getByLabelText(/^İskonto Tutarı/)).toHaveFocus());
  const labelOf = (name: string) => {
    const label = [...document.querySelectorAll('.kalem-line .kalem-label')].find((one) =>
      one.textContent.startsWith(name),
    );
    return label && getComputedStyle(label);
  };
  const price = document.querySelector('.kalem-line[data-current] > .kalem-line__price');
  const head = price && getComputedStyle(price, '::before');
  expect([head?.fontSize, head?.fontWeight]).toEqual([
    labelOf('İskonto Tutarı')?.fontSize,
    labelOf('İskonto Tutarı')?.fontWeight,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Ek alanlar' }));
  expect(screen.queryByLabelText(/^İskonto Tutarı/)).toBeNull();
});

test('USE-04: an error text covers neither the next line nor the column titles; the inactive cell shows all its borders', async () => {
  await open([
    ['Kalem', '1'],
    ['Silgi', '1'],
  ]);
  await userEvent.click(shown(2, 'birimFiyat'));
  await userEvent.fill(cell('Birim Fiyat', 2), '');
  await userEvent.click(shown(1, 'miktar'));
  await waitFor(() => expect(row(2)).not.toHaveAttribute('data-current'));
  const resting = shown(2, 'birimFiyat');
  await waitFor(() => expect(resting).toHaveAttribute('data-invalid'));
  const frame = getComputedStyle(resting, '::after');
  expect(parseFloat(frame.height)).toBeGreaterThanOrEqual(26);
  expect(parseFloat(frame.height)).toBeLessThan(resting.parentElement?.clientHeight ?? 0);
  await userEvent.click(resting);
  expect(cell('Birim Fiyat', 2)).toHaveFocus();
  const hint = await waitFor(() => {
    const found = document.querySelector('.kalem-line__hint');
    expect(found).not.toBeNull();
    return found?.getBoundingClientRect();
  });
  const line = document.querySelector('.kalem-line[data-current]')?.getBoundingClientRect();
  expect(hint?.bottom).toBeLessThanOrEqual((line?.top ?? 0) + 12);

  await userEvent.click(shown(1, 'birimFiyat'));
  await userEvent.fill(cell('Birim Fiyat', 1), '');
  await userEvent.click(shown(2, 'miktar'));
  await userEvent.click(await waitFor(() => shown(1, 'birimFiyat')));
  const head = document.querySelector('.kalem-lines__head')?.getBoundingClientRect().bottom ?? 0;
  await waitFor(() => {
    const top = document.querySelector("[aria-rowindex='2'] .kalem-line__hint")?.getBoundingClientRect().top;
    expect(top).toBeGreaterThanOrEqual(head);
  });
});
