import { screen, waitFor, within } from '../../../../testing/render';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadCurrencies } from '../../../fields/codeLists';
import {
  chooseCurrency,
  chooseFocused,
  close,
  currency,
  events,
  failures,
  field,
  fields,
  fillRecipient,
  open,
  read,
  save,
  saved,
  stageForms,
  through,
  totals,
  typeLine,
} from '../../../../testing/openInvoiceForm';

stageForms();

describe('the recipient', () => {
  test('INV-19 INV-20: blur of the number fills the fields from the registry', async () => {
    await open();
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    expect(await screen.findByText('Mükellef bilgileri getirildi')).toBeTruthy();
    expect(field('Unvan')).toHaveProperty('value', 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi');
    expect(screen.getByRole('combobox', { name: 'Vergi Dairesi' })).toHaveProperty(
      'value',
      'Ümraniye Vergi Dairesi Müdürlüğü',
    );
  });

  test('INV-19: a found number replaces the name in the field', async () => {
    await open();
    await userEvent.fill(field('Unvan'), 'İğneada Lojistik Anonim Şirketi');
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Unvan')).toHaveProperty('value', 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi'),
    );
  });

  test('INV-23 ERR-47: an invalid email address stays in the field and blocks the save', async () => {
    await open();
    await fillRecipient();
    await typeLine('Iğdır kayısısı', '12', '10');
    await userEvent.fill(screen.getByRole('textbox', { name: /^Email/ }), 'muhasebe@kizilirmak');
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveProperty('value', 'muhasebe@kizilirmak');
    await save();
    expect(await totals().findByRole('button', { name: 'Email' })).toBeTruthy();
    expect(events.filter(({ type }) => type === 'saved')).toEqual([]);
  });

  test('INV-23: Ctrl+S with a half-typed address shows an error, and typing can continue', async () => {
    await open();
    await fillRecipient();
    await typeLine('Iğdır kayısısı', '12', '10');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await userEvent.click(email);
    await userEvent.keyboard('muhasebe@kizilirmak{Control>}s{/Control}');
    expect((await screen.findAllByText('Lütfen geçerli bir email adresi giriniz.')).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(email);
    await userEvent.keyboard('.example{Control>}s{/Control}');
    expect((await read((await saved()).id)).emails).toEqual(['muhasebe@kizilirmak.example']);
  });

  test('A-02, INV-19, ERR-06: a lookup without a result shows a note at the number, changes nothing and blocks nothing', async () => {
    await open();
    await userEvent.fill(field('VKN / TCKN'), '9012345670');
    await userEvent.fill(field('Unvan'), 'Ilgaz Otelcilik');
    expect(await screen.findByText('Bu numarayla kayıt bulunamadı, bilgileri elle giriniz.')).toBeTruthy();
    expect(failures).toEqual([]);
    expect(field('Unvan')).toHaveProperty('value', 'Ilgaz Otelcilik');
    expect(screen.queryByRole('alert')).toBeNull();
    await typeLine('Kalem', '1', '10');
    await save();
    expect((await saved()).aliciUnvan).toBe('Ilgaz Otelcilik');
  });

  test('USE-01, A-02, INV-19: a new number clears the values of the previous lookup, also after a reload', async () => {
    await open();
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    await screen.findByText('Mükellef bilgileri getirildi');
    close();
    await open();
    await typeLine('Kalem', '1', '10');
    await userEvent.fill(field('VKN / TCKN'), '9999999999');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(field('Unvan')).toHaveProperty('value', ''));
    expect(screen.getByRole('combobox', { name: 'Vergi Dairesi' })).toHaveProperty('value', '');
    expect(await totals().findByRole('button', { name: 'Unvan' })).toBeTruthy();
    expect(events.filter(({ type }) => type === 'saved')).toEqual([]);
  });

  test('USE-01, A-02: typed values stay under a new number, marked until they have been checked', async () => {
    const doubt = 'Önceki numara için yazılmıştı, kontrol ediniz.';
    await open();
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    await screen.findByText('Mükellef bilgileri getirildi');
    await userEvent.fill(field('Unvan'), 'Büyükçamlıca Okulları');
    await userEvent.click(screen.getByRole('button', { name: /^Adres/ }));
    await userEvent.fill(screen.getByRole('textbox', { name: /^Adres/ }), 'Bosna Bulvarı No: 64');
    expect(screen.queryByText(doubt)).toBeNull();
    await userEvent.fill(field('VKN / TCKN'), '9999999999');
    await userEvent.tab();
    expect(field('Unvan')).toHaveProperty('value', 'Büyükçamlıca Okulları');
    expect(screen.getByRole('combobox', { name: 'Vergi Dairesi' })).toHaveProperty('value', '');
    expect(
      screen.getAllByText(doubt).map((text) => text.closest('.kalem-field')?.querySelector('label')?.textContent),
    ).toEqual(['Unvan', 'Adresisteğe bağlı']);
    await userEvent.fill(field('Unvan'), 'Ilgaz Otelcilik');
    await userEvent.fill(screen.getByRole('textbox', { name: /^Adres/ }), 'Ilgaz Sok. No: 3');
    expect(screen.queryByText(doubt)).toBeNull();
  });

  test('A-02: one press sets the final consumer as recipient; another number clears the name', async () => {
    await open();
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    await screen.findByText('Mükellef bilgileri getirildi');
    await userEvent.click(screen.getByRole('button', { name: 'Nihai tüketici' }));
    expect(field('VKN / TCKN')).toHaveProperty('value', '11111111111');
    expect([field('Adı'), field('Soyadı')]).toMatchObject([{ value: 'Nihai' }, { value: 'Tüketici' }]);
    expect(screen.getByRole('textbox', { name: /^Unvan/ })).toHaveProperty('value', '');
    await typeLine('Kalem', '1', '10');
    await save();
    expect(await read((await saved()).id)).toMatchObject({ vknTckn: '11111111111', aliciAdi: 'Nihai', aliciUnvan: '' });
    await userEvent.fill(field('VKN / TCKN'), '9999999999');
    await userEvent.tab();
    expect(field('Unvan')).toHaveProperty('value', '');
    expect(screen.queryByRole('textbox', { name: 'Adı' })).toBeNull();
  });

  test('USE-18, USE-01: undo restores the previous number with all values of its lookup', async () => {
    const undo = () => userEvent.keyboard('{Control>}z{/Control}');
    const recipient = () => [
      field('VKN / TCKN').getAttribute('value'),
      screen.getByRole('textbox', { name: /^Unvan/ }).getAttribute('value'),
      screen.getByRole('combobox', { name: /^Vergi Dairesi/ }).getAttribute('value'),
    ];
    await open();
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    await screen.findByText('Mükellef bilgileri getirildi');
    const first = recipient();
    await userEvent.fill(field('VKN / TCKN'), '9471625300');
    await userEvent.tab();
    await waitFor(() => expect(recipient()[1]).toBe('Yeşilırmak Ambalaj ve Plastik Sanayi Anonim Şirketi'));
    await userEvent.click(screen.getByRole('button', { name: 'Nihai tüketici' }));
    expect(recipient()).toEqual(['11111111111', '', '']);
    await undo();
    expect(recipient().slice(0, 2)).toEqual(['9471625300', 'Yeşilırmak Ambalaj ve Plastik Sanayi Anonim Şirketi']);
    await undo();
    expect(recipient()).toEqual(first);
    await userEvent.fill(field('VKN / TCKN'), '9999999999');
    await userEvent.tab();
    expect(recipient()).toEqual(['9999999999', '', '']);
    await undo();
    await undo();
    expect(recipient()).toEqual(['', '', '']);
  });

  test('INV-18 INV-23: eleven digits are a person with first and last name; a wrong check digit is only a warning', async () => {
    await open();
    await userEvent.fill(field('VKN / TCKN'), '12345678901');
    expect(field('Adı')).toBeTruthy();
    expect(field('Soyadı')).toBeTruthy();
    await userEvent.tab();
    expect(await fields().findByText('Numara hatalı görünüyor, kontrol ediniz.')).toBeTruthy();
    await userEvent.fill(field('VKN / TCKN'), '123456789012345');
    expect(field('VKN / TCKN')).toHaveProperty('value', '12345678901');
  });

  test('INV-23: outside Turkey, province and district are free text', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Adres/ }));
    expect(screen.getByRole('combobox', { name: /^İl(?!ç)/ })).toBeTruthy();
    await userEvent.fill(screen.getByRole('combobox', { name: 'Ülke' }), 'Almany');
    await chooseFocused('Almanya');
    await userEvent.fill(screen.getByRole('textbox', { name: /^İl(?!ç)/ }), 'Bayern');
    await userEvent.fill(screen.getByRole('textbox', { name: /^İlçe/ }), 'Nürnberg');
    expect(screen.getByRole('button', { name: /Adres/ }).textContent).toContain('Nürnberg / Bayern, Almanya');
  });

  test('INV-24: the delivery note has its own field', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /İrsaliye Bilgileri/ }));
    await userEvent.fill(screen.getByRole('textbox', { name: /İrsaliye Numarası/ }), 'IRS2026-7');
    expect(screen.getByRole('button', { name: /İrsaliye Bilgileri/ }).textContent).toContain('IRS2026-7');
  });
});

describe('the currency and its rate', () => {
  test('REF-08: lists the portal’s currencies, TRY first, searched by code or name', async () => {
    await open();
    await userEvent.click(currency());
    await screen.findByRole('option', { name: /USD/ });
    const codes = within(screen.getByRole('listbox', { name: 'Para Birimi' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.slice(0, 3));
    expect(codes.slice(0, 4)).toEqual(['TRY', 'USD', 'EUR', 'GBP']);
    expect(await loadCurrencies('tr')).toHaveLength(142);
    await userEvent.fill(currency(), 'isviçre');
    expect((await screen.findByRole('option', { name: /CHF/ })).textContent).toContain('CHF');
    await userEvent.fill(currency(), 'XXX');
    expect((await screen.findAllByText('Sonuç yok')).length).toBeGreaterThan(0);
    await userEvent.tab();
    expect(currency()).toHaveProperty('value', 'TRY');
  });

  test('INV-26 INV-27 INV-35: a foreign currency gets its rate from the server and shows the amount in TRY', async () => {
    await open();
    await chooseCurrency('USD');
    expect(await screen.findByText('1 USD = 41,1034 TRY')).toHaveTextContent(
      /^1 USD = 41,1034 TRY · örnek kur, \d\d\/\d\d\/2026$/,
    );
    expect(field('Döviz Kuru')).toHaveProperty('value', '41,1034');
    await typeLine('Kalem', '1', '100');
    expect(totals().getByText('4.932,41 TRY')).toBeTruthy();
    await chooseCurrency('TRY');
    expect(screen.queryByRole('textbox', { name: 'Döviz Kuru' })).toBeNull();
    await userEvent.keyboard('eur{Enter}');
    expect(await screen.findByText('1 EUR = 47,9412 TRY')).toBeTruthy();
    await userEvent.click(currency());
    await userEvent.keyboard('usd');
    expect(currency()).toHaveProperty('value', 'usd');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('1 USD = 41,1034 TRY')).toBeTruthy();
    expect(failures).toEqual([]);
  });

  test('INV-26: a typed rate stays until the currency or the date changes', async () => {
    await open();
    await chooseCurrency('USD');
    await screen.findByText('1 USD = 41,1034 TRY');
    await userEvent.fill(field('Döviz Kuru'), '34,5');
    expect(screen.getByText('1 USD = 34,5 TRY')).toHaveTextContent(/^1 USD = 34,5 TRY$/);
    await typeLine('Kalem', '1', '100');
    expect(totals().getByText('4.140,00 TRY')).toBeTruthy();
    await userEvent.fill(field('Tarih'), '19/11/2026');
    expect(await screen.findByText('1 USD = 41,1034 TRY')).toBeTruthy();
    await userEvent.fill(field('Döviz Kuru'), '34,5');
    await chooseCurrency('EUR');
    expect(await screen.findByText('1 EUR = 47,9412 TRY')).toBeTruthy();
  });

  test('USE-18, INV-26: undo reverts a currency or date with its rate; a late rate for another date is dropped', async () => {
    let answer = () => {};
    let held = Promise.resolve();
    through(async (request, send) => {
      if (request.url.includes('/currency')) await held;
      return send(request);
    });
    const undo = () => userEvent.keyboard('{Control>}z{/Control}');
    const redo = () => userEvent.keyboard('{Control>}y{/Control}');
    await open();
    await chooseCurrency('USD');
    await screen.findByText('1 USD = 41,1034 TRY');
    await userEvent.fill(field('Döviz Kuru'), '34,5');
    await userEvent.fill(field('Tarih'), '19/11/2026');
    await screen.findByText('1 USD = 41,1034 TRY');
    await undo();
    expect(field('Tarih')).toHaveProperty('value', '21/11/2026');
    expect(field('Döviz Kuru')).toHaveProperty('value', '34,5');
    held = new Promise<void>((resolve) => (answer = resolve));
    await chooseCurrency('EUR');
    await undo();
    expect(field('Döviz Kuru')).toHaveProperty('value', '34,5');
    answer();
    await redo();
    expect(await screen.findByText('1 EUR = 47,9412 TRY')).toBeTruthy();
    await undo();
    await undo();
    await undo();
    expect(currency()).toHaveProperty('value', expect.stringMatching(/^TRY/));
    await redo();
    expect(field('Döviz Kuru')).toHaveProperty('value', '41,1034');
  });

  test('INV-26: a rate that is typed during the lookup is not overwritten', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    through(async (request, send) => {
      if (request.url.includes('/currency')) await held;
      return send(request);
    });
    await open();
    await chooseCurrency('USD');
    expect(await screen.findByText('Kur getiriliyor…')).toBeTruthy();
    await userEvent.fill(field('Döviz Kuru'), '34,5');
    answer();
    await typeLine('Kalem', '1', '100');
    expect(totals().getByText('4.140,00 TRY')).toBeTruthy();
    expect(field('Döviz Kuru')).toHaveProperty('value', '34,5');
    expect(failures).toEqual([]);
  });

  test('INV-26, ERR-06: a failed lookup sets the rate 0 and shows no error', async () => {
    await open();
    await chooseCurrency('USD');
    await screen.findByText('1 USD = 41,1034 TRY');
    await chooseCurrency('BIF');
    await waitFor(() => expect(field('Döviz Kuru')).toHaveProperty('value', '0'));
    expect(screen.queryByText(/^1 [A-Z]{3} =/)).toBeNull();
    expect(failures).toEqual([
      {
        kind: 'exchangeRate',
        widget: 'invoice-form',
        error: expect.objectContaining({ status: 404 }),
        silent: true,
      },
    ]);
    expect(screen.getByRole('region', { name: 'Bildirimler' })).toHaveTextContent(/^$/);
  });
});
