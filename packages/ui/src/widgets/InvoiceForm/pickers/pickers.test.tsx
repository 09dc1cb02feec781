import { newInvoice } from '@kalem/domain';
import { createClient, type components } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import type { Failure } from '../../../provider/failures';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm, type InvoiceFormEvent, type InvoiceFormProps } from '../InvoiceForm';

type Body = components['schemas']['InvoiceWrite'];

const now = () => new Date('2026-11-21T11:05:22Z');
const BUYER = '1938472657';

let scenario: Scenario;
let events: InvoiceFormEvent[];
let failures: Failure[];
let asked: string[];
/** A search for customer cards waits for this promise before it goes to the server. */
let searchMayGo: Promise<void>;

beforeAll(async () => {
  await page.viewport(1440, 1000);
  scenario = await startScenario({ clock: { now } });
  const { client } = scenario;
  const params = { query: query() };
  for (const [vknTckn, unvan, il] of [
    ['7351902846', 'İğneada Lojistik Depolama ve Antrepo Anonim Şirketi', 'İSTANBUL'],
    ['9640013725', 'Yıldız İğne ve Dikiş Malzemeleri Limited Şirketi', 'BURSA'],
  ] as const) {
    const vergiDairesi = 'Topkapı Vergi Dairesi Müdürlüğü';
    const body = { vknTckn, unvan, il, ilce: 'FATİH', adres: 'Mor Sümbül Sok. No: 7', vergiDairesi, iskonto: '5' };
    await client.POST('/cari', { params, body });
  }
  const stock = { birim: 'MON', birimFiyat: '195000', kdvOrani: '20', stokTipi: 'HIZMET' } as const;
  for (const body of [
    { ...stock, malHizmet: 'Ofis ve ortak alan temizlik hizmeti', gtip: '847130000000' },
    { ...stock, malHizmet: 'İnşaat sonrası kaba temizlik', birim: 'MTK', birimFiyat: '62.5', V0073Orani: '10' },
    { ...stock, malHizmet: 'Temizlik ekipmanı, ihracat', kdvOrani: '0', istisnaMuafiyetSebebi: '301' },
    { ...stock, malHizmet: 'Temizlik makinesi', birim: 'C62', birimFiyat: '400', dovizKodu: 'USD' },
  ])
    await client.POST('/stok', { params, body });
});
beforeEach(() => {
  events = [];
  failures = [];
  asked = [];
  searchMayGo = Promise.resolve();
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

const query = () => ({ companyId: scenario.companyId });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const cell = (column: string, n = 1) => field(`${column}, ${n}. satır`);
const finder = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Alıcı' });
const nameCell = (n = 1) =>
  screen.queryByRole<HTMLInputElement>('combobox', { name: `Mal / Hizmet, ${n}. satır` }) ?? cell('Mal / Hizmet', n);
const unit = (n = 1) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Birim, ${n}. satır` });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const option = (name: RegExp) => screen.findByRole('option', { name }, { timeout: 5000 });
/**
 * Chooses an option by the arrow keys. A click may scroll the page, which closes the list. Enter waits while a search
 * runs, and is forgotten when the focus leaves.
 */
const choose = async (name: RegExp) => {
  const found = await option(name);
  for (let key = 0; key < 5 && found.dataset['focused'] !== 'true'; key += 1) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('option', { name })).toBeNull(), { timeout: 5000 });
};
const readAll = async (id: string) =>
  (await scenario.client.GET('/fatura/{id}', { params: { path: { id }, query: query() } })).data;

async function open(props: InvoiceFormProps = {}, account = scenario.account): Promise<void> {
  const client = createClient({
    baseUrl: scenario.server.baseUrl,
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`);
      if (request.url.includes('/cari/search')) await searchMayGo;
      return scenario.server.fetch(request);
    },
    retries: 0,
  });
  await client.session.signIn(account);
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
      <InvoiceForm onEvent={(event) => events.push(event)} {...props} />
    </KalemProvider>,
  );
  await screen.findByRole('form');
}

async function save(): Promise<components['schemas']['Invoice']> {
  await press('Kaydet');
  await screen.findByText('Fatura kaydedildi');
  const event = events.find(({ type }) => type === 'saved');
  if (event?.type !== 'saved') throw new Error('Nothing was saved');
  return readAll(event.invoice.id);
}

function saleOf(malHizmetler: Body['malHizmetler']): Body {
  return {
    ...newInvoice({ now: now() }),
    vknTckn: BUYER,
    aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
    malHizmetler,
  };
}

/** Issues an invoice with the signing code from the SMS. */
async function issue(body: Body): Promise<void> {
  const { client, server } = scenario;
  const params = { query: query() };
  const { data: draft } = await client.POST('/fatura', { params, body });
  const { data: started } = await client.POST('/fatura/imza', { params, body: { faturaIds: [draft.id] } });
  const [sms] = (await server.outbox()).filter(({ kind }) => kind === 'sms');
  const smsCode = sms?.body.split(' ').at(-1) ?? '';
  await client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: started.signatureId } });
}

/** Adds a member who may only write invoices. */
async function addClerk() {
  const account = { email: 'memur@ornek.test', password: 'Deneme2026!' };
  const clerk = createClient({ baseUrl: scenario.server.baseUrl, fetch: scenario.server.fetch });
  await clerk.POST('/user', { body: { ...account, name: 'Şükrü Memur' } });
  await clerk.session.signIn(account);
  const mails = (await scenario.server.outbox()).filter(({ to }) => to === account.email);
  const token = mails.map(({ body }) => /email\/verify\/(\S+)/.exec(body)?.[1]).find(Boolean) ?? '';
  await clerk.PUT('/account/email/verification', { body: { token } });
  await scenario.client.PUT('/company/user', { params: { query: query() }, body: { email: account.email } });
  const { data: invitations } = await clerk.GET('/account/invitation');
  const [invitation] = invitations.items;
  if (!invitation) throw new Error('Nobody was invited');
  await clerk.POST('/account/invitation/{id}', { params: { path: { id: invitation.id } } });
  return { account, clerk };
}

describe('finding the recipient', () => {
  test('INV-22, INV-23: finds a card with Turkish letter matching, one second after typing, and fills all fields', async () => {
    await open();
    await userEvent.click(finder());
    await userEvent.keyboard('IGNEADA');
    const card = await option(/İğneada Lojistik/);
    expect(card.textContent).toContain('7351902846');
    expect(card.textContent).toContain('FATİH / İSTANBUL');
    expect(asked.filter((call) => call.endsWith('/cari/search'))).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(field('VKN / TCKN').value).toBe('7351902846');
    await waitFor(() => expect(field('Unvan').value).toContain('İğneada Lojistik'));
    expect(screen.getByRole('combobox', { name: 'Vergi Dairesi' })).toHaveProperty(
      'value',
      'Topkapı Vergi Dairesi Müdürlüğü',
    );
    // The card's discount becomes the default of the lines, and also applies to the blank line.
    expect(cell('İskonto %').value).toBe('5');
    expect(finder().value).toBe('');
  });

  test('INV-22: searches only after a pause in typing', async () => {
    await open();
    await userEvent.click(finder());
    // On a slow machine, a letter or the count below may be so late that the pause has already passed.
    const typedAt: number[] = [];
    finder().addEventListener('input', () => typedAt.push(performance.now()));
    for (const letter of 'yıldız') {
      await userEvent.keyboard(letter);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const until = [...typedAt.slice(1), performance.now()];
    const rests = typedAt.filter((at, index) => (until[index] ?? at) - at > 900).length;
    const searches = () => asked.filter((call) => call.endsWith('/cari/search')).length;
    expect(searches()).toBeLessThanOrEqual(rests);
    await option(/Yıldız İğne/);
    expect(searches()).toBeLessThanOrEqual(rests + 1);
  });

  test('A-02, INV-22: choosing a card replaces typed values, and one press restores them', async () => {
    await open();
    await userEvent.fill(field('Unvan'), 'Elle yazılan Ltd.');
    await userEvent.fill(field(/^Email/), 'muhasebe@elle.example ');
    await userEvent.fill(finder(), 'yildiz');
    await option(/Yıldız İğne/);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(field('Unvan').value).toContain('Yıldız İğne');
    // The card has no email address, so the typed one stays.
    expect(screen.getByText('muhasebe@elle.example')).toBeTruthy();
    expect(await screen.findByText(/Alıcı bilgileri dolduruldu/)).toBeTruthy();
    await press('Geri al');
    expect(field('Unvan').value).toBe('Elle yazılan Ltd.');
    expect(field('VKN / TCKN').value).toBe('');
    expect(cell('İskonto %').value).toBe('');
  });

  test('USE-25: Enter before the answer waits for it and takes the only card', async () => {
    await open();
    let letGo = () => {};
    searchMayGo = new Promise((resolve) => (letGo = resolve));
    await userEvent.fill(finder(), 'yildiz');
    await option(/“yildiz” için yeni cari oluştur/);
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Unvan').value).toBe('');
    letGo();
    await waitFor(() => expect(field('Unvan').value).toContain('Yıldız İğne'), { timeout: 5000 });
    expect(finder().value).toBe('');
  });

  test('USE-25: Enter alone creates no card, and the input stays when none is created', async () => {
    await open();
    await userEvent.fill(finder(), 'Ilgaz Otelcilik');
    await screen.findByText(/Bu arama için cari kartı yok/, undefined, { timeout: 5000 });
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await option(/yeni cari oluştur/));
    await press('Vazgeç');
    expect(finder().value).toBe('Ilgaz Otelcilik');
  });

  test('INV-19, A-02: a number is looked up in the registry, and the final consumer is one press away', async () => {
    await open();
    await userEvent.fill(finder(), BUYER);
    await choose(/Büyükçamlıca/);
    await waitFor(() => expect(field('Unvan').value).toContain('Büyükçamlıca'));
    expect(field('VKN / TCKN').value).toBe(BUYER);
    await userEvent.click(finder());
    await option(/Nihai tüketici/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field('VKN / TCKN').value).toBe('11111111111');
    expect([field('Adı').value, field('Soyadı').value]).toEqual(['Nihai', 'Tüketici']);
  });

  test('INV-22: a number with a card is offered once, as the card', async () => {
    const { client } = scenario;
    const params = { query: query() };
    const { data: card } = await client.POST('/cari', { params, body: { vknTckn: BUYER, unvan: 'Büyük Alıcı' } });
    await open();
    await userEvent.fill(finder(), BUYER);
    await option(/Büyük Alıcı/);
    await waitFor(() => expect(asked).toContain('GET /info'));
    await waitFor(() => expect(screen.queryByText('Aranıyor…')).toBeNull());
    const choices = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(choices.filter((text) => text.includes(BUYER) && !text.includes('yeni cari'))).toHaveLength(1);
    await client.DELETE('/cari/{id}', { params: { ...params, path: { id: card.id } } });
  });

  test('INV-22, CUS-09: a card can be created in place and is taken; without permission it is not offered', async () => {
    await open();
    await userEvent.fill(finder(), 'Ilgaz Otelcilik');
    await choose(/“Ilgaz Otelcilik” için yeni cari oluştur/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni cari oluştur' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet ve seç' }));
    expect(await dialog.findByText('Bu alan gereklidir')).toBeTruthy();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'VKN / TCKN' }), '901234567');
    expect(await dialog.findByText('VKN 10 haneli olmalıdır')).toBeTruthy();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'VKN / TCKN' }), '9012345670');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet ve seç' }));
    await waitFor(() => expect(field('VKN / TCKN').value).toBe('9012345670'));
    expect(field('Unvan').value).toBe('Ilgaz Otelcilik');
    const { data } = await scenario.client.GET('/cari/search', { params: { query: { ...query(), q: 'ılgaz' } } });
    expect(data.items).toMatchObject([{ vknTckn: '9012345670', unvan: 'Ilgaz Otelcilik', tuzel: true }]);
    cleanup();

    const { account, clerk } = await addClerk();
    const { data: users } = await scenario.client.GET('/company/user', { params: { query: query() } });
    const member = users.items.find(({ email }) => email === account.email);
    const { data: own } = await clerk.GET('/company');
    const none = Object.fromEntries(Object.keys(own.items[0]?.permissions ?? {}).map((name) => [name, false]));
    const body = { ...none, faturaRead: true, faturaWrite: true } as components['schemas']['Permissions'];
    const params = { path: { id: member?.id ?? '' }, query: query() };
    await scenario.client.PUT('/company/user/{id}/permissions', { params, body });
    await open({}, account);
    await userEvent.fill(finder(), 'ılgaz');
    await option(/Ilgaz Otelcilik/);
    expect(screen.queryByRole('option', { name: /yeni cari/ })).toBeNull();
  });
});

describe('stock items on a line', () => {
  test('LIN-05: typing a name finds cards; arrow and Enter take one with all its values, and Ctrl+Z reverts it', async () => {
    await open();
    await userEvent.click(nameCell());
    await userEvent.keyboard('ORTAK ALAN');
    const item = await option(/Ofis ve ortak alan/);
    expect(item.textContent).toContain('Hizmet · Ay · KDV %20 · kart fiyatı 195.000,00');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(cell('Mal / Hizmet').value).toBe('Ofis ve ortak alan temizlik hizmeti');
    expect(cell('Birim Fiyat').value).toBe('195.000,00');
    expect(unit().value).toBe('MON');
    expect(document.activeElement).toBe(cell('Miktar'));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell('Mal / Hizmet').value).toBe('ORTAK ALAN');
    expect(cell('Birim Fiyat').value).toBe('');
  });

  test('LIN-05: the taxes of the card are taken; a price in another currency is not, with a note', async () => {
    await open();
    await userEvent.fill(nameCell(), 'insaat');
    await userEvent.click(await option(/İnşaat sonrası/));
    await waitFor(() => expect(document.querySelectorAll('.kalem-tax-chips > li')).toHaveLength(1));
    expect(cell('Birim Fiyat').value).toBe('62,50');
    await press('Satır ekle');
    await userEvent.fill(nameCell(2), 'makine');
    const machine = await option(/Temizlik makinesi/);
    expect(machine.textContent).toContain('400,00 USD');
    await userEvent.click(machine);
    expect(cell('Mal / Hizmet', 2).value).toBe('Temizlik makinesi');
    expect(cell('Birim Fiyat', 2).value).toBe('');
    expect(await screen.findByText('Kartın fiyatı USD, fatura TRY: birim fiyatı siz girin.')).toBeVisible();
  });

  test('LIN-06, ERR-59: a card for another invoice type shows the required type and cannot be taken', async () => {
    await open();
    await userEvent.fill(nameCell(), 'ihracat');
    const item = await option(/Temizlik ekipmanı/);
    expect(item.textContent).toContain('Bu stok için fatura tipi İstisna olmalıdır.');
    await userEvent.click(item, { force: true });
    expect(nameCell().value).toBe('ihracat');
  });

  test('LIN-05: free text is allowed: Enter moves on, Esc closes the list', async () => {
    await open();
    await userEvent.click(nameCell());
    await userEvent.keyboard('temizlik');
    await option(/Ofis ve ortak alan/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: /Ofis ve ortak alan/ })).toBeNull();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Backspace}');
    await option(/Ofis ve ortak alan/);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Mal / Hizmet, 2. satır' })).toBe(document.activeElement);
    expect(document.querySelector('[data-line="0"] .kalem-line__name')?.textContent).toContain('temizlik');
  });

  test('LIN-05: each card shows the last price of this recipient, and one press takes it', async () => {
    await issue(
      saleOf([
        {
          malHizmet: 'OFİS VE ORTAK ALAN TEMİZLİK HİZMETİ',
          miktar: '1',
          birim: 'MON',
          birimFiyat: '186500',
          kdvOrani: '20',
        },
      ]),
    );
    await open();
    await userEvent.fill(field('VKN / TCKN'), BUYER);
    await userEvent.tab();
    await userEvent.fill(nameCell(), 'temizlik');
    const item = await option(/Ofis ve ortak alan/);
    await waitFor(() => expect(item.textContent).toContain('186.500,0021/11/2026'));
    expect((await option(/İnşaat sonrası/)).textContent).toContain('bu alıcıya satılmadı');
    await userEvent.click(await option(/Son fiyatla al: 186.500,00/));
    expect(cell('Mal / Hizmet').value).toBe('Ofis ve ortak alan temizlik hizmeti');
    expect(cell('Birim Fiyat').value).toBe('186.500,00');
  }, 90_000);

  test('LIN-05, STK-07: a card can be created in place and is taken', async () => {
    await open();
    await userEvent.fill(nameCell(), 'Çatı oluğu bakımı');
    await userEvent.click(await option(/“Çatı oluğu bakımı” için yeni stok kartı/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Yeni stok kartı' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: /Birim Fiyat/ }), '750,25');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet ve seç' }));
    await waitFor(() => expect(cell('Birim Fiyat').value).toBe('750,25'));
    expect(cell('Mal / Hizmet').value).toBe('Çatı oluğu bakımı');
    const { data } = await scenario.client.GET('/stok/search', { params: { query: { ...query(), q: 'olugu' } } });
    expect(data.items).toMatchObject([{ birimFiyat: '750.25', birim: 'C62', kdvOrani: '20', dovizKodu: 'TRY' }]);
  });
});

describe('ready notes', () => {
  test('INV-32, NOT-07: a new invoice contains the banks and explanations marked as default; others can be added', async () => {
    const { client } = scenario;
    const params = { query: query() };
    const iban = 'TR330006100519786457841326';
    await client.POST('/banka', { params, body: { bankaAdi: 'Akbank T.A.Ş.', iban, faturadaGoster: true } });
    await client.POST('/aciklama', { params, body: { aciklama: 'Teşekkür ederiz', faturadaGoster: true } });
    await client.POST('/aciklama', { params, body: { aciklama: 'Vade 30 gündür', faturadaGoster: false } });
    await client.POST('/aciklama', { params, body: { aciklama: 'İrsaliye yerine geçer', faturadaGoster: false } });
    await open();
    const notes = () =>
      [...document.querySelectorAll('.kalem-invoice-form__notes > li[data-ready]')].map((note) => note.textContent);
    expect(notes()).toEqual([`Akbank T.A.Ş. IBAN: ${iban}`, 'Teşekkür ederiz']);

    await press('Hazır Notlar');
    const dialog = within(await screen.findByRole('dialog', { name: 'Hazır Notlar' }));
    const check = async (name: string) => userEvent.click(await dialog.findByRole('checkbox', { name }));
    expect(await dialog.findByRole('checkbox', { name: 'Teşekkür ederiz' })).toHaveProperty('checked', true);
    await check('İrsaliye yerine geçer');
    await check('Vade 30 gündür');
    await userEvent.click(dialog.getByRole('button', { name: 'Yeni açıklama' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Açıklama' }), 'Gecikmede %3 faiz');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet ve seç' }));
    expect(await dialog.findByRole('checkbox', { name: 'Gecikmede %3 faiz' })).toHaveProperty('checked', true);
    await userEvent.click(dialog.getByRole('button', { name: 'Tamam' }));
    const picked = ['İrsaliye yerine geçer', 'Vade 30 gündür', 'Gecikmede %3 faiz'];
    expect(notes()).toEqual([`Akbank T.A.Ş. IBAN: ${iban}`, 'Teşekkür ederiz', ...picked]);

    await press('Notu kaldır: Teşekkür ederiz');
    await userEvent.fill(finder(), BUYER);
    await choose(/Büyükçamlıca/);
    await userEvent.fill(nameCell(), 'Bakım');
    await userEvent.fill(cell('Birim Fiyat'), '1000');
    const saved = await save();
    const words = 'YALNIZ BİNİKİYÜZ TÜRK LİRASI';
    expect(saved.not).toBe([words, `Akbank T.A.Ş. IBAN: ${iban}`, ...picked].join('\n') + '###');
    cleanup();

    // An edited invoice keeps its notes and gets no default notes.
    await open({ mode: 'edit', invoiceId: saved.id });
    expect(notes()).toEqual([`Akbank T.A.Ş. IBAN: ${iban}`, ...picked]);
  });
});
