import { screen, waitFor, within } from '../../../testing/render';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  cell,
  choice,
  currency,
  events,
  field,
  fields,
  fillRecipient,
  keepNew,
  open,
  payable,
  saleOf,
  save,
  stageForms,
  through,
  totals,
  typeLine,
} from '../../../testing/openInvoiceForm';

stageForms();

describe('a new invoice', () => {
  test('INV-08 LIN-03 NUM-23: starts as a sale in TRY, dated now, with one empty line', async () => {
    await open();
    expect(screen.getByRole('button', { name: /Fatura Tipi/ }).textContent).toContain('Satış');
    expect(currency()).toHaveProperty('value', 'TRY');
    expect(field('Tarih')).toHaveProperty('value', '21/11/2026');
    expect(field('Saat')).toHaveProperty('value', '14:05:22');
    expect(cell('Miktar').value).toBe('1');
    expect(choice('Birim').selectedOptions[0]?.text).toBe('Adet');
    expect(choice('KDV %').value).toBe('20');
  });

  test('INV-15: shows its sections in order', async () => {
    await open();
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent?.replace(/yok$|Türkiye$/, ''));
    expect(titles).toEqual([
      'Fatura Bilgileri',
      'Alıcı Bilgileri',
      'Adres',
      'İrsaliye Bilgileri',
      'Mal / Hizmet',
      'Otomatik Notlar',
      'Özel Notlar',
      'Toplamlar',
    ]);
  });

  test('LIN-16 CAL-08 CAL-11 INV-34: figures are formatted during typing, and the totals follow each key', async () => {
    await open();
    await typeLine('Iğdır kayısısı, 5 kg kasa', '12', '1234,56789');
    expect(cell('Birim Fiyat').value).toBe('1.234,56789');
    expect(totals().getByText('14.814,81')).toBeTruthy();
    expect(payable()).toBe('17.777,77 TRY');
    expect(screen.getByText('YALNIZ ONYEDİBİNYEDİYÜZYETMİŞYEDİ TÜRK LİRASI YETMİŞYEDİ KURUŞ')).toBeTruthy();
    await userEvent.click(totals().getByRole('button', { name: /Hesaplanan KDV/ }));
    expect(await totals().findByText('14.814,81 × %20')).toBeTruthy();
  });

  test('LIN-07: the KDV rates are 0, 1, 8, 10, 18 and 20', async () => {
    await open();
    expect([...choice('KDV %').options].map(({ value }) => value)).toEqual(['0', '1', '8', '10', '18', '20']);
  });
});

describe('validation', () => {
  test('INV-35 ERR-46: saving an empty form names the missing fields, focuses the first one, and sends nothing', async () => {
    let calls = 0;
    through((request, send) => {
      if (request.method !== 'GET') calls += 1;
      return send(request);
    });
    await open();
    await save();
    const check = within(await totals().findByRole('region', { name: 'GİB bunu kabul eder mi?' }));
    const status = check.getByRole('status');
    await waitFor(() => expect(status.textContent).toBe('Kaydetmek için 4 alan eksik veya hatalı.'));
    await waitFor(() => expect(document.activeElement).toBe(field('VKN / TCKN')));
    await userEvent.click(await check.findByRole('button', { name: '1. satır · Mal / Hizmet' }));
    expect(document.activeElement).toBe(cell('Mal / Hizmet'));
    expect(cell('Mal / Hizmet').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Bu alan gereklidir').length).toBeGreaterThan(1);
    expect(calls).toBe(0);
  });

  test('INV-35: a line without a price shows the error in its row after the caret has left it', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    await userEvent.keyboard('Z katlı havlu{Enter}');
    expect(await screen.findByText('Birim Fiyat: Bu alan gereklidir')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '1. satır · Birim Fiyat' })).toBeTruthy();
  });

  test('USE-06, INV-17: a date that GİB would refuse is shown at once, as a warning', async () => {
    await open();
    await userEvent.fill(field('Tarih'), '01/01/2020');
    const late = await fields().findByText('İmza süresi geçmiş');
    expect(await totals().findByText('İmza süresi geçmiş: GİB geç imzayı kabul etmeyebilir.')).toBeTruthy();
    expect(late.closest('.kalem-message__warning')).toBeTruthy();
    await userEvent.fill(field('Tarih'), '22/11/2026');
    const early = 'Bugünden sonra';
    expect((await fields().findByText(early)).closest('.kalem-message__warning')).toBeTruthy();
    await userEvent.fill(field('Tarih'), '21/11/2026');
    await waitFor(() => expect(fields().queryByText(early)).toBeNull());
  });

  test('INV-17 ERR-55: impossible days and times show errors at their fields', async () => {
    await open();
    await userEvent.fill(field('Tarih'), '31/02/2026');
    await userEvent.fill(field('Saat'), '25:00:00');
    await userEvent.tab();
    expect(fields().getByText('Geçersiz tarih')).toBeTruthy();
    expect(fields().getByText('Geçersiz saat')).toBeTruthy();
  });

  test('ERR-05: a fault that only the server finds is shown at its field', async () => {
    keepNew({ ...saleOf('Kalem', '10'), irsaliyeNumarasi: 'X'.repeat(31) });
    await open();
    await save();
    expect(await totals().findByRole('button', { name: 'İrsaliye Numarası' })).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /İrsaliye Numarası/ })),
    );
    expect(events.filter(({ type }) => type === 'saved')).toEqual([]);
  });
});

test('the preview shows the current invoice as a document, and a fault leads back to its field', async () => {
  await open();
  await fillRecipient();
  await typeLine('Iğdır kayısısı', '12', '');
  await userEvent.click(screen.getByRole('radio', { name: 'Önizleme' }));
  const region = await screen.findByRole('region', { name: 'Önizleme' });
  const paper = () => region.querySelector('.kalem-preview__paper')?.shadowRoot?.textContent;
  await waitFor(() => expect(paper()).toContain('Çınaraltı Tesis Yönetimi'));
  for (const text of ['Şükrü Işıldak', '12 Adet', 'Iğdır kayısısı']) expect(paper()).toContain(text);
  await save();
  await waitFor(() => expect(document.activeElement).toBe(cell('Birim Fiyat')));
});

describe('at 390 px', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1440, 900));

  test.each([
    ['14/11/2026', 'Son imza 21/11/2026'],
    ['01/01/2020', 'İmza süresi geçmiş'],
    ['22/11/2026', 'Bugünden sonra'],
  ])('USE-06, INV-17: the warning about the date %s fits below its field', async (date, warning) => {
    await open();
    await userEvent.fill(field('Tarih'), date);
    await userEvent.tab();
    const shown = await fields().findByText(warning);
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  });

  test('USE-04: the fault of a cell covers no label of another cell', async () => {
    await open();
    await userEvent.click(cell('Miktar'));
    await userEvent.fill(cell('Miktar'), '');
    await save();
    for (const [name, column] of [
      ['Mal / Hizmet', 'sum'],
      ['Miktar', 'price'],
    ] as const) {
      await userEvent.click(cell(name));
      const hint = await waitFor(() => {
        const found = document.querySelector('.kalem-line__hint');
        expect(found).not.toBeNull();
        return found?.getBoundingClientRect();
      });
      const below = document.querySelector(`.kalem-line[data-current] .kalem-line__${column}`)?.getBoundingClientRect();
      expect(hint?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
    }
  });
});
