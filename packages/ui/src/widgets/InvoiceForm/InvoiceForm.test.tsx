import { newInvoice } from '@kalem/domain';
import type { PortalFault } from '@kalem/portal-simulator';
import { createClient, type components } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import type { Failure } from '../../provider/failures';
import { KalemProvider, type KalemProviderProps } from '../../provider/KalemProvider';
import type { KalemStorage } from '../../provider/storage';
import '../../styles.css';
import { InvoiceForm, type InvoiceFormEvent, type InvoiceFormProps } from './InvoiceForm';
import { loadCurrencies } from '../../fields/codeLists';

type Body = components['schemas']['InvoiceWrite'];
type Send = (request: Request) => Promise<Response>;

const CREATE = 'EARSIV_PORTAL_FATURA_OLUSTUR';
const now = () => new Date('2026-11-21T11:05:22Z');

let scenario: Scenario;
/** What stands between the form and the server; by default nothing. */
let network: (request: Request, send: Send) => Promise<Response>;
let client: ReturnType<typeof createClient>;
let drafts: Map<string, string>;
let drafting: KalemStorage;
let events: InvoiceFormEvent[];
let failures: Failure[];
let close: () => void;

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now } });
  client = createClient({
    baseUrl: scenario.server.baseUrl,
    fetch: (request) => network(request, scenario.server.fetch),
    retries: 0,
  });
  network = (request, send) => send(request);
  await client.session?.signIn({ email: 'isil@ornek.test', password: 'Deneme2026!' });
});
beforeEach(() => {
  network = (request, send) => send(request);
  drafts = new Map();
  drafting = storage();
  events = [];
  failures = [];
});
afterEach(() => {
  cleanup();
  scenario.server.simulator.setSwitches({ faults: [] });
});
afterAll(() => scenario.server.close());

const meet = (...faults: PortalFault[]) => scenario.server.simulator.setSwitches({ faults });
const query = () => ({ companyId: scenario.companyId });
const readAll = async () => (await scenario.client.GET('/fatura/all', { params: { query: query() } })).data.items;
const read = async (id: string) =>
  (await scenario.client.GET('/fatura/{id}', { params: { path: { id }, query: query() } })).data;
const createSaved = async (changes: Partial<Body> = {}) =>
  (
    await scenario.client.POST('/fatura', {
      params: { query: query() },
      body: { ...saleOf('Bakım hizmeti', '500'), ...changes },
    })
  ).data;

/** Signs an invoice with the code of the SMS. */
async function approve(id: string): Promise<void> {
  const { data: started } = await scenario.client.POST('/fatura/imza', {
    params: { query: query() },
    body: { faturaIds: [id] },
  });
  const [sms] = (await scenario.server.outbox()).filter(({ kind }) => kind === 'sms');
  const body = { smsCode: sms?.body.split(' ').at(-1) ?? '', signature: started.signatureId };
  await scenario.client.POST('/fatura/imza-onay', { params: { query: query() }, body });
}

function saleOf(malHizmet: string, birimFiyat: string): Body {
  const recipient = { vknTckn: '1938472657', aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi' };
  return {
    ...newInvoice({ now: now() }),
    ...recipient,
    malHizmetler: [{ malHizmet, miktar: '2', birim: 'C62', birimFiyat, kdvOrani: '20' }],
  };
}

/** A port: what a host's own storage would be. */
function storage(): KalemStorage {
  return {
    get: (key) => drafts.get(key) ?? null,
    set: (key, text) => void drafts.set(key, text),
    remove: (key) => void drafts.delete(key),
  };
}

async function open(props: InvoiceFormProps = {}, provider: Partial<KalemProviderProps> = {}): Promise<void> {
  const { unmount } = render(
    <KalemProvider
      client={client}
      companyId={scenario.companyId}
      clock={now}
      storage={drafting}
      onError={(failure) => failures.push(failure)}
      {...provider}
    >
      <InvoiceForm onEvent={(event) => events.push(event)} {...props} />
    </KalemProvider>,
  );
  close = unmount;
  await screen.findByRole('form');
}

const field = (name: string) => screen.getByRole('textbox', { name });
const cell = (column: string, n = 1) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column}, ${n}. satır` });
const choice = (column: string, n = 1) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `${column}, ${n}. satır` });
const currency = () => screen.getByRole('combobox', { name: 'Para Birimi' });
/** What stands at the fields themselves; the check beside the totals says it too. */
const fields = () => within(document.querySelector<HTMLElement>('.kalem-invoice-form__main') ?? document.body);
const totals = () => within(screen.getByRole('complementary', { name: 'Toplamlar' }));
const payable = () => document.querySelector('.kalem-totals__payable')?.textContent;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
const saved = async () => {
  await screen.findByText('Fatura kaydedildi');
  return savedInvoice();
};
const savedInvoice = () => {
  const event = events.find(({ type }) => type === 'saved');
  if (event?.type !== 'saved') throw new Error('Nothing was saved');
  return event.invoice;
};

async function fillRecipient(): Promise<void> {
  await userEvent.fill(field('VKN / TCKN'), '11111111111');
  await userEvent.fill(field('Adı'), 'Şükrü');
  await userEvent.fill(field('Soyadı'), 'Işıldak');
}

async function chooseCurrency(code: string): Promise<void> {
  await userEvent.fill(currency(), code);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(code) }));
}

/** Whether nothing of what it shows is cut. */
function isWhole(shown: HTMLElement): boolean {
  const { right, bottom } = shown.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(shown);
  const end = text.getBoundingClientRect();
  return shown.scrollWidth <= shown.clientWidth && end.right <= right + 0.5 && end.bottom <= bottom + 0.5;
}

/** Types a line as a bookkeeper does: with Tab from cell to cell. */
async function typeLine(malHizmet: string, miktar: string, birimFiyat: string, n = 1): Promise<void> {
  await userEvent.click(cell('Mal / Hizmet', n));
  await userEvent.keyboard(`${malHizmet}{Tab}${miktar}{Tab}{Tab}${birimFiyat}`);
}

describe('a new invoice', () => {
  test('INV-08 LIN-03 NUM-23: is a sale in TRY of this moment, with one empty line', async () => {
    await open();
    expect(screen.getByRole('button', { name: /Fatura Tipi/ }).textContent).toContain('Satış');
    expect(currency()).toHaveProperty('value', 'TRY');
    expect(field('Tarih')).toHaveProperty('value', '21/11/2026');
    expect(field('Saat')).toHaveProperty('value', '14:05:22');
    expect(cell('Miktar').value).toBe('1');
    expect(choice('Birim').selectedOptions[0]?.text).toBe('Adet');
    expect(choice('KDV %').value).toBe('20');
  });

  test('INV-15: its sections stand in their order', async () => {
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

  test('LIN-16 CAL-08 CAL-11 INV-34: figures are formatted as they are typed, and the totals follow each key', async () => {
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

describe('the recipient', () => {
  test('INV-19 INV-20: leaving the number fills in what the registry knows', async () => {
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

  test('INV-19: a found number brings its own name, whatever name stood there', async () => {
    await open();
    await userEvent.fill(field('Unvan'), 'İğneada Lojistik Anonim Şirketi');
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    await userEvent.tab();
    await waitFor(() =>
      expect(field('Unvan')).toHaveProperty('value', 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi'),
    );
  });

  test('INV-23 ERR-47: an address that is none stays where it was typed and stops the save', async () => {
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

  test('INV-23: Ctrl+S in a half-typed address says so and lets it be typed to its end', async () => {
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

  test('A-02, INV-19, ERR-06: a lookup that finds nothing says so at the number, changes nothing and stops nothing', async () => {
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

  test('USE-01, A-02, INV-19: under another number nothing stays of what the lookup had filled in, after a reload neither', async () => {
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

  test('USE-01, A-02: what somebody typed stays under another number, and is marked until it has been looked at', async () => {
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

  test('A-02: one press makes the recipient the final consumer, and another number takes the name away', async () => {
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

  test('USE-18, USE-01: undo takes a number back with all that came of it, and brings the one before back whole', async () => {
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

  test('INV-18 INV-23: eleven digits are a person with two names; a wrong check digit is only a warning', async () => {
    await open();
    await userEvent.fill(field('VKN / TCKN'), '12345678901');
    expect(field('Adı')).toBeTruthy();
    expect(field('Soyadı')).toBeTruthy();
    await userEvent.tab();
    expect(await fields().findByText('Numara hatalı görünüyor, kontrol ediniz.')).toBeTruthy();
    await userEvent.fill(field('VKN / TCKN'), '123456789012345');
    expect(field('VKN / TCKN')).toHaveProperty('value', '12345678901');
  });

  test('INV-23: abroad, province and district are free text', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Adres/ }));
    expect(screen.getByRole('combobox', { name: /^İl(?!ç)/ })).toBeTruthy();
    await userEvent.fill(screen.getByRole('combobox', { name: 'Ülke' }), 'Almany');
    await userEvent.click(await screen.findByRole('option', { name: 'Almanya' }));
    await userEvent.fill(screen.getByRole('textbox', { name: /^İl(?!ç)/ }), 'Bayern');
    await userEvent.fill(screen.getByRole('textbox', { name: /^İlçe/ }), 'Nürnberg');
    expect(screen.getByRole('button', { name: /Adres/ }).textContent).toContain('Nürnberg / Bayern, Almanya');
  });

  test('INV-24: the delivery note has a place of its own', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /İrsaliye Bilgileri/ }));
    await userEvent.fill(screen.getByRole('textbox', { name: /İrsaliye Numarası/ }), 'IRS2026-7');
    expect(screen.getByRole('button', { name: /İrsaliye Bilgileri/ }).textContent).toContain('IRS2026-7');
  });
});

describe('what is wrong', () => {
  test('INV-35 ERR-46: an empty form names what is missing, leads there, and sends nothing', async () => {
    let calls = 0;
    network = (request, send) => {
      if (request.method !== 'GET') calls += 1;
      return send(request);
    };
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

  test('INV-35: a line without a price says so in its row once the caret has left it', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    await userEvent.keyboard('Z katlı havlu{Enter}');
    expect(await screen.findByText('Birim Fiyat: Bu alan gereklidir')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '1. satır · Birim Fiyat' })).toBeTruthy();
  });

  test('USE-06, INV-17: a date that GİB would not take is said at once, and looks like a warning', async () => {
    await open();
    await userEvent.fill(field('Tarih'), '01/01/2020');
    const late = await fields().findByText('İmza süresi geçmiş: GİB geç imzayı kabul etmeyebilir.');
    expect(late.closest('.kalem-message__warning')).toBeTruthy();
    await userEvent.fill(field('Tarih'), '22/11/2026');
    const early = 'Fatura tarihi bugünden sonra: GİB faturayı o güne kadar kabul etmez.';
    expect((await fields().findByText(early)).closest('.kalem-message__warning')).toBeTruthy();
    await userEvent.fill(field('Tarih'), '21/11/2026');
    await waitFor(() => expect(fields().queryByText(early)).toBeNull());
  });

  test('INV-17 ERR-55: impossible days and times are said at their fields', async () => {
    await open();
    await userEvent.fill(field('Tarih'), '31/02/2026');
    await userEvent.fill(field('Saat'), '25:00:00');
    await userEvent.tab();
    expect(fields().getByText('Geçersiz tarih')).toBeTruthy();
    expect(fields().getByText('Geçersiz saat')).toBeTruthy();
  });

  test('REF-08: the currencies of the portal that are in use, TRY first, found by code or name', async () => {
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

  test('INV-26 INV-27 INV-35: another currency gets its rate from the server, and says what it comes to', async () => {
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

  test('USE-18, INV-26: undo takes a currency or a day back with its rate, and a rate that comes late goes with its day', async () => {
    let answer = () => {};
    let held = Promise.resolve();
    network = async (request, send) => {
      if (request.url.includes('/currency')) await held;
      return send(request);
    };
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

  test('INV-26: a rate that is typed while the lookup runs is not overwritten', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    network = async (request, send) => {
      if (request.url.includes('/currency')) await held;
      return send(request);
    };
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

  test('INV-26, ERR-06: a failed lookup leaves the rate 0 without its text, silently', async () => {
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
    expect(within(screen.getByRole('region', { name: 'Bildirimler' })).queryAllByRole('alert')).toEqual([]);
  });

  test('ERR-05: what only the server finds is shown at its field', async () => {
    drafts.set(keyOfNew(), stored({ ...saleOf('Kalem', '10'), irsaliyeNumarasi: 'X'.repeat(31) }));
    await open();
    await save();
    expect(await totals().findByRole('button', { name: 'İrsaliye Numarası' })).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /İrsaliye Numarası/ })),
    );
    expect(events.filter(({ type }) => type === 'saved')).toEqual([]);
  });
});

// Behind what opens lists: once a line was tapped, React Aria takes the screen for one with a keyboard of its own, and
// shows lists only when that would have moved.
describe('the line grid', () => {
  test('Tab goes from cell to cell and on to the next line, Shift+Tab back', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement?.textContent).toContain('Mal veya hizmet yazın');
    await userEvent.keyboard('Silgi');
    expect(cell('Mal / Hizmet', 2).value).toBe('Silgi');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(choice('KDV %', 1));
  });

  test('LIN-03: Enter goes down in its column, and from the last line to a new one', async () => {
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

  test('arrows move between the cells of a line and leave the choices as they are', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(choice('Birim'));
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(cell('Miktar'));
    expect(choice('Birim').value).toBe('C62');
  });

  test('LIN-04: Ctrl+Delete removes a line, undo brings it back, the last one stays', async () => {
    await open();
    await typeLine('Kalem', '2', '10');
    await userEvent.keyboard('{Enter}Silgi{Control>}{Delete}{/Control}');
    expect(screen.getByText('1 satır')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(cell('Mal / Hizmet', 2).value).toBe('Silgi');
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    await userEvent.keyboard('{Control>}z{/Control}');
    // What the key has brought back the toast does not bring a second time.
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(screen.getByText('2 satır')).toBeTruthy();
    await userEvent.click(cell('Mal / Hizmet'));
    await userEvent.keyboard('{ArrowDown}{Control>}{Delete}{Delete}{/Control}');
    expect(await screen.findByText('Faturada en az bir satır olmalıdır')).toBeTruthy();
    expect(cell('Mal / Hizmet', 1).value).toBe('Kalem');
  });

  test('a block copied from a spreadsheet is pasted from the caret on', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Sıvı sabun\t48\tAdet\t189,90\t10\t20\nSu\t60\tAdet\t95\t\t1\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    expect(await screen.findByText('2 satır yapıştırıldı')).toBeTruthy();
    expect(payable()).toBe('15.601,42 TRY');
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(screen.getByText('1 satır')).toBeTruthy();
  });

  test('USE-18: the columns of a copied block that are left out are named', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Stok Kodu\tÜrün\tMiktar\tFiyat\nK-1\tKalem\t2\t10\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    expect(await screen.findByText('1 satır yapıştırıldı. Tanınmayan sütunlar alınmadı: Stok Kodu')).toBeTruthy();
    expect(payable()).toBe('24,00 TRY');
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(payable()).toBe('0,00 TRY');
  });

  test('INV-35: a name that is too long is not cut; the form says how long it may be', async () => {
    await open();
    await userEvent.click(cell('Mal / Hizmet'));
    // As the browser itself pastes: it keeps to the field's limit.
    document.execCommand('insertText', false, 'a'.repeat(700));
    expect(cell('Mal / Hizmet').value).toHaveLength(700);
    await userEvent.keyboard('{Tab}');
    expect(await screen.findByText(/En fazla 500 karakter olabilir/)).toBeTruthy();
  });

  test('USE-18: Ctrl+Z takes back what was typed field by field, Ctrl+Shift+Z and Ctrl+Y bring it again', async () => {
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
  ])('USE-18: %s that is undone where it was typed is not shown any more, nor written again', async (name, typed) => {
    await open();
    const before = field(name).getAttribute('value');
    await userEvent.fill(field(name), typed);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(field(name)).toHaveProperty('value', before);
    await userEvent.tab();
    expect(field(name)).toHaveProperty('value', before);
  });

  test('its rows and cells have names and positions, and only the line with the caret holds inputs', async () => {
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

  test('LIN-14 INV-36: KDV 0 brings reason 351; 18 percent is flagged and does not stop', async () => {
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

  test('LIN-08 LIN-09 ERR-56: KDV Ayır takes the KDV out of a price, and asks for a rate first', async () => {
    await open();
    await typeLine('Kalem', '1', '1');
    await userEvent.selectOptions(choice('KDV %'), '0');
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    const gross = screen.getByRole('textbox', { name: /KDV dâhil birim fiyat/ });
    await userEvent.fill(gross, '99,99');
    await userEvent.click(screen.getByRole('button', { name: 'KDV Ayır' }));
    expect(screen.getByText('KDV ayırmak için önce KDV Oranını seçmelisiniz')).toBeTruthy();
    await userEvent.selectOptions(choice('KDV %'), '20');
    await userEvent.click(screen.getByRole('button', { name: 'KDV Ayır' }));
    expect(cell('Birim Fiyat').value).toBe('83,325');
    expect(payable()).toBe('99,99 TRY');
  });

  test('USE-05, LIN-03: the recipient’s discount is that of new lines and of the blank one, and of no other', async () => {
    await open();
    expect(screen.getByText('Yeni satırlara')).toBeTruthy();
    await userEvent.fill(field('İskonto %'), '7,5');
    expect(cell('İskonto %').value).toBe('7,5');
    await typeLine('Kalem', '1', '100');
    await userEvent.fill(field('İskonto %'), '12');
    await userEvent.click(screen.getByRole('button', { name: 'Satır Ekle' }));
    expect(cell('İskonto %', 2).value).toBe('12');
    expect(totals().getByText('−7,50')).toBeTruthy();
  });

  test('USE-02: a click into a number selects it, a second one sets the caret', async () => {
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
  ])(
    'USE-03: at %d no digit of a large amount is cut, in the cell, in the row and in the totals',
    async (width, height) => {
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
    },
  );

  test('USE-03: at 390 the figures of a resting line stand beside each other and inside of it, however long', async () => {
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
    'USE-04, LIN-16: %s in a cell is a fault at it at once, with the text kept, and is not saved',
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

  test('USE-04: what is no number beside the lines is said below its field', async () => {
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

const keyOfNew = () => `kalem:${scenario.client.session.user()?.id}:invoice-draft:${scenario.companyId}:new`;
const stored = (draft: Body) => JSON.stringify({ version: 1, savedAt: '2026-11-21T10:00:00Z', draft, progress: {} });

describe('saving', () => {
  test('INV-37 INV-31 INV-38: saves, says so, tells the host, and keeps nothing on the device', async () => {
    await open();
    await fillRecipient();
    await typeLine('Iğdır kayısısı', '12', '1234,56789');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(screen.getByRole('textbox', { name: /Bu faturaya özel not/ }), 'Teşekkür ederiz');
    await save();
    const invoice = await saved();
    expect(invoice).toMatchObject({
      portalDurumu: 'GONDERILDI',
      aliciAdi: 'Şükrü',
      totals: { odenecekTutar: '17777.77' },
    });
    expect(invoice.malHizmetler).toHaveLength(1);
    expect(invoice.not).toBe('YALNIZ ONYEDİBİNYEDİYÜZYETMİŞYEDİ TÜRK LİRASI YETMİŞYEDİ KURUŞ###Teşekkür ederiz');
    expect(await read(invoice.id)).toEqual(invoice);
    expect(drafts.size).toBe(0);
    expect(events.map(({ type }) => type)).toEqual(['dirty', 'dirty', 'saved']);
  });

  test('a double click makes one invoice, and saving again changes it', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    await userEvent.dblClick(screen.getByRole('button', { name: 'Kaydet' }));
    const { id } = await saved();
    await userEvent.fill(cell('Birim Fiyat'), '20');
    await userEvent.keyboard('{Control>}s{/Control}');
    // On a slow machine the second click comes after the first save, and changes the same invoice.
    await waitFor(() =>
      expect(events.at(-1)).toMatchObject({ type: 'saved', invoice: { id, totals: { odenecekTutar: '24.00' } } }),
    );
    expect((await readAll()).length).toBe(before + 1);
    expect((await read(id)).totals.odenecekTutar).toBe('24.00');
  });

  test('Ctrl+Enter saves and asks the host to sign', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const { id } = await saved();
    await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'saveAndSign', faturaId: id }));
  });

  test('API-06 ERR-10: a connection lost after the server had saved keeps everything, and the retry makes no second invoice', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    const keys: (string | null)[] = [];
    network = async (request, send) => {
      keys.push(request.headers.get('Idempotency-Key'));
      await send(request);
      throw new TypeError('Failed to fetch');
    };
    await save();
    expect(await screen.findByText(/Yeniden kaydettiğinizde fatura iki kez oluşmaz\./)).toBeTruthy();
    expect(screen.getAllByText(/Bağlantı hatası, internet bağlantınızı kontrol eder misin\?/).length).toBeGreaterThan(
      0,
    );
    expect(cell('Mal / Hizmet').value).toBe('Kalem');
    network = (request, send) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return send(request);
    };
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    await saved();
    expect((await readAll()).length).toBe(before + 1);
    expect(new Set(keys.filter((key) => key !== null)).size).toBe(1);
  });

  test('USE-08: a gateway’s page in place of an answer is told like a lost connection: in Turkish, and that nothing is lost', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    network = async () => new Response('<html><h1>502 Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' });
    await save();
    const news = await screen.findByText(/Yeniden kaydettiğinizde fatura iki kez oluşmaz\./);
    expect(news).toHaveTextContent('Sunucuya şu anda ulaşılamıyor');
    expect(screen.queryByText(/Bad Gateway/)).toBeNull();
    expect(cell('Mal / Hizmet').value).toBe('Kalem');
  });

  test('API-06: also when the retry was refused before the server looked for the first try', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    network = async (request, send) => {
      await send(request);
      throw new TypeError('Failed to fetch');
    };
    await save();
    await screen.findByText(/Yeniden kaydettiğinizde/);
    network = async () =>
      Response.json({ code: 'LICENCE_OVER', message: 'Şirketinizin kullanım süresi dolmuştur.' }, { status: 402 });
    await save();
    await waitFor(() =>
      expect(failures.map(({ error }) => error)).toContainEqual(expect.objectContaining({ status: 402 })),
    );
    network = (request, send) => send(request);
    await save();
    await saved();
    expect((await readAll()).length).toBe(before + 1);
  });

  test('API-06: also when it was edited in between, or the page was reloaded', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    network = async (request, send) => {
      await send(request);
      throw new TypeError('Failed to fetch');
    };
    await save();
    await screen.findByText(/Yeniden kaydettiğinizde/);
    await userEvent.fill(cell('Birim Fiyat'), '30');
    close();
    network = (request, send) => send(request);
    await open();
    expect(cell('Birim Fiyat').value).toBe('30,00');
    await save();
    const invoice = await saved();
    expect(invoice.totals.odenecekTutar).toBe('36.00');
    expect((await readAll()).length).toBe(before + 1);
  });

  test('INV-38: a refusal shows the portal’s words, and the correction goes to the same invoice', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    const before = (await readAll()).length;
    meet({ kind: 'sentence', cmd: CREATE, text: 'Bir hata meydana geldi', times: 1 });
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Bir hata meydana geldi');
    await userEvent.fill(cell('Birim Fiyat'), '12');
    await save();
    const invoice = await saved();
    expect(invoice.portalDurumu).toBe('GONDERILDI');
    expect((await readAll()).length).toBe(before + 1);
  });

  test('INV-38: a portal that is down is told as it is, and nothing is signed yet', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    meet({ kind: 'droppedConnection' });
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet ve imzala' }));
    expect(await screen.findByText(/GİB portalına şu anda ulaşılamıyor\. Fatura saklandı/)).toBeTruthy();
    const { id, portalDurumu } = savedInvoice();
    expect(portalDurumu).toBe('BEKLIYOR');
    expect(events.map(({ type }) => type)).not.toContain('saveAndSign');
    close();
    await open({ mode: 'edit', invoiceId: id });
    expect(screen.getByText('Bu fatura henüz portala ulaşmadı; kendiliğinden yeniden gönderilecek.')).toBeTruthy();
  });

  test('ERR-08: a session that is over keeps the draft for the next one', async () => {
    await open();
    await fillRecipient();
    await typeLine('Kalem', '1', '10');
    network = async () => Response.json({ code: 'SESSION_OVER', message: 'Oturum bitti' }, { status: 401 });
    await save();
    expect(
      (await screen.findAllByText('Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.')).length,
    ).toBeGreaterThan(0);
    close();
    network = (request, send) => send(request);
    await client.session?.signIn({ email: 'isil@ornek.test', password: 'Deneme2026!' });
    await open();
    expect(cell('Mal / Hizmet').value).toBe('Kalem');
    await save();
    await saved();
  });
});

test('the preview is the invoice on paper as it is now, and a fault leads back to its field', async () => {
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

describe('the draft on the device', () => {
  test('is kept in the pauses of typing, comes back after a reload, and can be thrown away', async () => {
    await open();
    await userEvent.fill(field('VKN / TCKN'), '1938472657');
    expect(await screen.findByText('Taslak bu cihazda saklandı, 14:05', undefined, { timeout: 3000 })).toBeTruthy();
    expect(events).toContainEqual({ widget: 'invoice-form', type: 'dirty', dirty: true });
    close();
    await open();
    expect(field('VKN / TCKN')).toHaveProperty('value', '1938472657');
    expect(screen.getByText('Kaydedilmemiş taslağınız geri getirildi (21/11/2026 14:05).')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Baştan başla' }));
    await waitFor(() => expect(field('VKN / TCKN')).toHaveProperty('value', ''));
    expect(drafts.size).toBe(0);
  });

  test('a device that cannot keep it says so, and saving goes on', async () => {
    const full: KalemStorage = {
      ...storage(),
      set: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    await open({}, { storage: full });
    await fillRecipient();
    expect(await screen.findByText('Taslak bu cihazda saklanamadı', undefined, { timeout: 3000 })).toBeTruthy();
    expect(failures.some(({ kind }) => kind === 'keepDraft')).toBe(true);
    await typeLine('Kalem', '1', '10');
    await save();
    await saved();
  });
});

describe('a saved invoice', () => {
  test('INV-07 INV-16: edit opens it with its numbers and saves over it', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    expect(screen.getByText(invoice.belgeNumarasi ?? '?')).toBeTruthy();
    expect(screen.getByText(invoice.ettn ?? '?')).toBeTruthy();
    expect(cell('Birim Fiyat').value).toBe('500,00');
    await userEvent.fill(cell('Birim Fiyat'), '600');
    await save();
    expect(await saved()).toMatchObject({ id: invoice.id, totals: { odenecekTutar: '1440.00' } });
  });

  test('API-06: a change by somebody else is told, and one may keep one’s own', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    await scenario.client.PUT('/fatura/{id}', {
      params: { path: { id: invoice.id }, query: query() },
      body: saleOf('Başkasının satırı', '1'),
    });
    await userEvent.fill(cell('Birim Fiyat'), '700');
    await save();
    expect(await screen.findByText('Bu fatura siz düzenlerken başka bir yerde değiştirildi.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Benimkini kaydet' }));
    expect(await saved()).toMatchObject({ id: invoice.id, totals: { odenecekTutar: '1680.00' } });
  });

  test('A-08: what is being signed is not changed before somebody says so', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    await scenario.client.POST('/fatura/imza', { params: { query: query() }, body: { faturaIds: [invoice.id] } });
    const stored = async () => (await readAll()).find(({ id }) => id === invoice.id)?.totals.odenecekTutar;
    await userEvent.fill(cell('Birim Fiyat'), '700');
    await save();
    expect(await screen.findByText(/^Bu fatura şu anda imzada: SMS kodu bekleniyor/)).toBeVisible();
    expect(await stored()).toBe(invoice.totals.odenecekTutar);
    expect(cell('Birim Fiyat').value).toBe('700,00');
    await userEvent.click(screen.getByRole('button', { name: 'Yine de kaydet' }));
    expect(await saved()).toMatchObject({ id: invoice.id, totals: { odenecekTutar: '1680.00' } });
    expect(screen.queryByText(/^Bu fatura şu anda imzada/)).toBeNull();
  });

  test('API-06: or open theirs', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    await scenario.client.PUT('/fatura/{id}', {
      params: { path: { id: invoice.id }, query: query() },
      body: saleOf('Başkasının satırı', '1'),
    });
    await userEvent.fill(cell('Birim Fiyat'), '700');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Güncel hâlini aç' }));
    await waitFor(() => expect(cell('Mal / Hizmet').value).toBe('Başkasının satırı'));
  });

  test('INV-09: copy begins a new invoice of this moment', async () => {
    const invoice = await createSaved({ faturaTarih: '2026-11-01', faturaSaat: '09:00:00' });
    const before = (await readAll()).length;
    await open({ mode: 'copy', invoiceId: invoice.id });
    expect(field('Tarih')).toHaveProperty('value', '21/11/2026');
    expect(screen.queryByText(invoice.belgeNumarasi ?? '?')).toBeNull();
    await save();
    const copy = await saved();
    expect(copy.id).not.toBe(invoice.id);
    expect(copy.totals).toEqual(invoice.totals);
    expect((await readAll()).length).toBe(before + 1);
  });

  test('INV-11: an approved one cannot be edited and says so', async () => {
    const { id } = await createSaved();
    await approve(id);
    render(
      <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={drafting}>
        <InvoiceForm mode="edit" invoiceId={id} />
      </KalemProvider>,
    );
    expect(await screen.findByText('Bu fatura düzenlenemez.')).toBeTruthy();
  });

  test('INV-11: one that was approved meanwhile becomes a new invoice, if one likes', async () => {
    const invoice = await createSaved();
    await open({ mode: 'edit', invoiceId: invoice.id });
    await approve(invoice.id);
    await userEvent.fill(cell('Birim Fiyat'), '700');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Yalnızca onaylanmamış faturalar düzenlenebilir.');
    await userEvent.click(screen.getByRole('button', { name: 'Yeni fatura olarak kaydet' }));
    expect((await saved()).id).not.toBe(invoice.id);
  });
});

test('P2: of five thousand lines only those near the screen are in the page, and the caret goes to any of them', async () => {
  const [line] = saleOf('Kalem', '10').malHizmetler;
  drafts.set(
    keyOfNew(),
    stored({
      ...saleOf('Kalem', '10'),
      malHizmetler: Array.from({ length: 5000 }, (_, index) => ({ ...line, malHizmet: `Kalem ${index + 1}` })),
    }),
  );
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
