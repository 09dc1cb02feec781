import '../../styles.css';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createClient, type components, type KalemClient } from '@kalem/sdk';
import { openNetwork } from '../../../testing/openNetwork';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { CustomerForm, type CustomerFormEvent, type CustomerFormProps } from './CustomerForm';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const onEvent = vi.fn<(event: CustomerFormEvent) => void>();
const onError = vi.fn();

beforeAll(async () => {
  scenario = await startScenario();
}, 60_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(props: Partial<CustomerFormProps> = {}) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} onError={onError}>
      <CustomerForm onEvent={onEvent} {...props} />
    </KalemProvider>,
  );
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const write = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (call: string): unknown[] =>
  network.sent.filter((one) => one.call === call).map(({ body }): unknown => JSON.parse(body));
const create = async (body: components['schemas']['CustomerWrite']) =>
  (await scenario.client.POST('/cari', { params: { query: { companyId: scenario.companyId } }, body })).data;
const at = (id: string) => ({ path: { id }, query: { companyId: scenario.companyId } });
const read = async (id: string) => {
  const { data, response } = await scenario.client.GET('/cari/{id}', { params: at(id) });
  return { card: data, version: response.headers.get('ETag') };
};
/** Another user saves the card. */
const change = (id: string, body: components['schemas']['CustomerWrite']) =>
  scenario.client.PUT('/cari/{id}', { params: at(id), body });

test('CUS-08, CUS-11, CUS-16: creates a legal person with the default values, shows a toast and emits saved', async () => {
  show();
  expect(screen.getByRole('radio', { name: 'Tüzel Kişi' })).toBeChecked();
  await write('VKN', '1234567890');
  await write('Unvan', 'Iğdır Kayısı A.Ş.');
  await write('Telefon isteğe bağlı', '05321234567');
  expect(field('Telefon isteğe bağlı')).toHaveValue('+90 (532) 123 45 67');
  await press('Kaydet');
  expect(await screen.findByText('Cari kartı başarıyla eklendi.')).toBeVisible();
  expect(sent('POST /cari')).toEqual([
    expect.objectContaining({
      tuzel: true,
      vknTckn: '1234567890',
      unvan: 'Iğdır Kayısı A.Ş.',
      telNo: '5321234567',
      paraBirimi: 'TRY',
      ulke: 'Türkiye',
      iskonto: '0',
    }),
  ]);
  expect(onEvent).toHaveBeenCalledWith({
    widget: 'customer-form',
    type: 'saved',
    cari: expect.objectContaining({ unvan: 'Iğdır Kayısı A.Ş.' }),
  });
});

test('CUS-08: a natural person needs first and last name and no title', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Gerçek Kişi' }));
  await write('TCKN', '12345678950');
  await press('Kaydet');
  expect(field('Ad')).toHaveAccessibleDescription('Bu alan gereklidir');
  expect(field('Soyad')).toHaveAccessibleDescription('Bu alan gereklidir');
  expect(field('Unvan isteğe bağlı')).not.toHaveAttribute('aria-invalid', 'true');
  await write('Ad', 'Işıl');
  await write('Soyad', 'Çağlayan');
  await press('Kaydet');
  await waitFor(() =>
    expect(sent('POST /cari')).toEqual([expect.objectContaining({ tuzel: false, soyad: 'Çağlayan' })]),
  );
});

test.each([
  ['CUS-09', 'VKN', '123456789', 'VKN 10 haneli olmalıdır'],
  ['CUS-16, ERR-48', 'Email isteğe bağlı', 'fatura@agridagi', 'Geçersiz email adresi'],
  ['CUS-16', 'İskonto', '101', 'Oran en fazla 100 olabilir'],
  ['CUS-16', 'Telefon isteğe bağlı', '53212', 'Telefon numarası 10 haneli olmalıdır'],
  ['CUS-16', 'Yetkili Email isteğe bağlı', 'x', 'Geçersiz email adresi'],
  ['NOT-05', 'IBAN isteğe bağlı', 'TR330006100519786457841327', 'Geçersiz IBAN'],
])('%s: %s “%s” shows “%s”, and nothing is saved', async (_, label, text, message) => {
  show();
  if (label !== 'VKN') await write('VKN', '1234567890');
  await write('Unvan', 'Deneme');
  await write(label, text);
  await press('Kaydet');
  expect(field(label)).toHaveAccessibleDescription(message);
  expect(sent('POST /cari')).toEqual([]);
});

test('MNY-19: the term is optional and sent as a number; a wrong one stays as typed and shows the reason', async () => {
  show();
  const term = 'Vade (Gün) isteğe bağlı';
  expect(field(term)).toHaveAccessibleDescription('Boşsa şirketin vadesi');
  await write('VKN', '1234567897');
  await write('Unvan', 'Iğdır Kayısı A.Ş.');
  for (const [typed, message] of [
    ['366', 'En fazla 365 olabilir'],
    ['30,5', 'Tam sayı olmalıdır'],
    ['otuz', 'Tam sayı olmalıdır'],
  ] as const) {
    await write(term, typed);
    await press('Kaydet');
    expect(field(term)).toHaveAccessibleDescription(message);
    expect(field(term)).toHaveValue(typed);
  }
  expect(sent('POST /cari')).toEqual([]);
  await write(term, '0');
  await press('Kaydet');
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
  expect(sent('POST /cari')).toEqual([expect.objectContaining({ vadeGunu: 0 })]);
});

test('MNY-19: shows the term of a card; an emptied field stores null', async () => {
  const card = await create({ tuzel: true, vknTckn: '1234567898', unvan: 'Vadeli', vadeGunu: 45 });
  show({ cariId: card.id });
  const term = 'Vade (Gün) isteğe bağlı';
  await waitFor(() => expect(field(term)).toHaveValue('45'));
  await userEvent.clear(field(term));
  await press('Kaydet');
  await waitFor(async () => expect((await read(card.id)).card).toEqual({ ...card, vadeGunu: null }));
  expect(sent(`PUT /cari/${card.id}`)).toEqual([expect.objectContaining({ vadeGunu: null })]);
});

test('MNY-63: the checkbox against reminders is stored, and another change keeps it', async () => {
  const { id } = await create({ vknTckn: '1111111133', unvan: 'Ahlatlı Seramik' });
  show({ cariId: id });
  const box = await screen.findByRole('checkbox', { name: /^Hatırlatma gönderme/ });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await press('Kaydet');
  await waitFor(async () => expect((await read(id)).card).toMatchObject({ hatirlatmaYok: true }));
  cleanup();
  show({ cariId: id });
  expect(await screen.findByRole('checkbox', { name: /^Hatırlatma gönderme/ })).toBeChecked();
  await write('Unvan', 'Ahlatlı Seramik A.Ş.');
  await press('Kaydet');
  await waitFor(async () =>
    expect((await read(id)).card).toMatchObject({ unvan: 'Ahlatlı Seramik A.Ş.', hatirlatmaYok: true }),
  );
});

test('MNY-19, API-06: a term that both users changed is shown with both values', async () => {
  const card = await create({ tuzel: true, vknTckn: '1234567899', unvan: 'Vadeli', vadeGunu: 45 });
  show({ cariId: card.id });
  const term = 'Vade (Gün) isteğe bağlı';
  await waitFor(() => expect(field(term)).toHaveValue('45'));
  await change(card.id, { ...card, vadeGunu: 0 });
  await write(term, '60');
  await press('Kaydet');
  const dialog = await screen.findByRole('alertdialog', { name: 'Bu kaydı başka biri değiştirdi' });
  expect([...dialog.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual(['Vade (Gün)600']);
  await press('Benimkini kaydet');
  await waitFor(async () => expect((await read(card.id)).card).toEqual({ ...card, vadeGunu: 60 }));
});

test('CUS-09: a natural person’s number has eleven digits', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Gerçek Kişi' }));
  await write('TCKN', '1234567890');
  await press('Kaydet');
  expect(field('TCKN')).toHaveAccessibleDescription('TCKN 11 haneli olmalıdır');
});

test('CUS-10, A-02: on blur the registry fills the fields; a new number clears them, and typed values stay, marked as doubtful', async () => {
  show();
  await write('VKN', '5560173901');
  await userEvent.tab();
  await waitFor(() => expect(field('Unvan')).not.toHaveValue(''));
  const found = field('Unvan').getAttribute('value');
  await write('Email isteğe bağlı', 'benim@yazdigim.example');
  await write('Adres isteğe bağlı', 'Elle yazılan adres');
  await write('VKN', '9012345670');
  await userEvent.tab();
  await waitFor(() => expect(field('Unvan')).not.toHaveValue(found));
  expect(await screen.findByText('Bu numarayla kayıt bulunamadı, bilgileri elle giriniz.')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  expect(field('Email isteğe bağlı')).toHaveValue('benim@yazdigim.example');
  expect(field('Adres isteğe bağlı')).toHaveValue('Elle yazılan adres');
});

test('CUS-10: a number that another card has is named at once, with the name of that card', async () => {
  await create({ tuzel: true, vknTckn: '5560173901', unvan: 'Ağrıdağı Soğuk Hava Depoculuk' });
  show();
  await write('VKN', '5560173901');
  await userEvent.tab();
  await waitFor(() =>
    expect(field('VKN')).toHaveAccessibleDescription('Bu numara kayıtlı: Ağrıdağı Soğuk Hava Depoculuk'),
  );
  await write('VKN', '9012345670');
  expect(field('VKN')).not.toHaveAccessibleDescription(/Ağrıdağı/);
});

test('CUS-10, ERR-06: a registry without an answer shows no error', async () => {
  show();
  network.cut('GET /info', 'before');
  await write('VKN', '5560173901');
  await userEvent.tab();
  await waitFor(() =>
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'registryLookup', silent: true })),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('REF-18: an IBAN shows the name of its bank', async () => {
  show();
  await write('IBAN isteğe bağlı', '120006200001900006672015');
  expect(await screen.findByText('Türkiye Garanti Bankası A.Ş.')).toBeVisible();
});

test('API-06: a conflicting save shows only the fields that both users changed', async () => {
  const card = await create({ tuzel: true, vknTckn: '2222222222', unvan: 'İlk Unvan' });
  show({ cariId: card.id });
  await waitFor(() => expect(field('Unvan')).toHaveValue('İlk Unvan'));
  const theirs = { ...card, unvan: 'Onun Unvanı', adres: 'Onun adresi' };
  await scenario.client.PUT('/cari/{id}', {
    params: { path: { id: card.id }, query: { companyId: scenario.companyId } },
    body: theirs,
  });
  await write('Unvan', 'Benim Unvanım');
  await write('Posta Kodu isteğe bağlı', '34710');
  await press('Kaydet');
  const dialog = await screen.findByRole('alertdialog', { name: 'Bu kaydı başka biri değiştirdi' });
  expect([...dialog.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'UnvanBenim UnvanımOnun Unvanı',
  ]);
  await press('Kayıtlı olanı al');
  await waitFor(() => expect(field('Unvan')).toHaveValue('Onun Unvanı'));
  expect(field('Adres isteğe bağlı')).toHaveValue('Onun adresi');
  expect(field('Posta Kodu isteğe bağlı')).toHaveValue('34710');
  await write('Unvan', 'İkimizin Unvanı');
  await press('Kaydet');
  await waitFor(() => expect(onEvent).toHaveBeenCalled());
  const { data } = await scenario.client.GET('/cari/{id}', {
    params: { path: { id: card.id }, query: { companyId: scenario.companyId } },
  });
  expect(data).toMatchObject({ unvan: 'İkimizin Unvanı', adres: 'Onun adresi', postaKodu: '34710' });
});

test('API-06: in a conflict the own values can replace the stored ones', async () => {
  const card = await create({ tuzel: true, vknTckn: '4444444444', unvan: 'İlk Unvan' });
  show({ cariId: card.id });
  await waitFor(() => expect(field('Unvan')).toHaveValue('İlk Unvan'));
  const params = { path: { id: card.id }, query: { companyId: scenario.companyId } };
  await scenario.client.PUT('/cari/{id}', { params, body: { ...card, unvan: 'Onun Unvanı', adres: 'Onun adresi' } });
  await write('Unvan', 'Benim Unvanım');
  await press('Kaydet');
  await screen.findByRole('alertdialog');
  await press('Benimkini kaydet');
  expect(await screen.findByText('Bilgiler başarılı bir şekilde güncellendi')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const { data } = await scenario.client.GET('/cari/{id}', { params });
  expect(data).toMatchObject({ unvan: 'Benim Unvanım', adres: 'Onun adresi' });
});

test('API-06: changes of different fields are merged without a question', async () => {
  const card = await create({ tuzel: true, vknTckn: '6666666666', unvan: 'İlk Unvan', faksNo: '2165550100' });
  show({ cariId: card.id });
  await waitFor(() => expect(field('Unvan')).toHaveValue('İlk Unvan'));
  const params = { path: { id: card.id }, query: { companyId: scenario.companyId } };
  const change = (body: object) => scenario.client.PUT('/cari/{id}', { params, body: { ...card, ...body } });
  const stored = async () => (await scenario.client.GET('/cari/{id}', { params })).data;
  await change({ faksNo: '2125550199', postaKodu: '34710', adres: 'Onun adresi' });
  await write('Posta Kodu isteğe bağlı', '34710');
  await write('Email isteğe bağlı', 'benim@yazdigim.example');
  await press('Kaydet');
  expect(await screen.findByText('Bilgiler başarılı bir şekilde güncellendi')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const together = { faksNo: '2125550199', postaKodu: '34710', adres: 'Onun adresi', email: 'benim@yazdigim.example' };
  expect(await stored()).toMatchObject(together);
  // A host that keeps the form open continues with the merged values.
  expect(field('Adres isteğe bağlı')).toHaveValue('Onun adresi');
  await write('Email isteğe bağlı', 'yeni@yazdigim.example');
  await press('Kaydet');
  await waitFor(async () => expect(await stored()).toMatchObject({ ...together, email: 'yeni@yazdigim.example' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('API-06: a form that stays open continues from the stored card and does not conflict with its own save', async () => {
  const card = await create({ tuzel: true, vknTckn: '7777777777', unvan: 'İlk Unvan' });
  show({ cariId: card.id });
  await waitFor(() => expect(field('Unvan')).toHaveValue('İlk Unvan'));
  const own = () => network.sent.filter(({ call }) => call.endsWith(`/cari/${card.id}`));
  await write('Unvan', 'İkinci Unvan   ');
  await press('Kaydet');
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
  expect(field('Unvan')).toHaveValue('İkinci Unvan');
  const stored = await read(card.id);
  await write('Unvan', 'Son Unvan');
  await press('Kaydet');
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
  expect(own().map(({ call }) => call)).toEqual(['GET', 'PUT', 'PUT'].map((verb) => `${verb} /cari/${card.id}`));
  expect(own()[2]?.version).toBe(stored.version);
  expect((await read(card.id)).card).toMatchObject({ unvan: 'Son Unvan' });
  expect(onError).not.toHaveBeenCalled();
  await press('Vazgeç');
  expect(onEvent).toHaveBeenLastCalledWith({ widget: 'customer-form', type: 'cancelled' });
});

test('API-06: a new card shows the stored values after saving, and closing does not ask', async () => {
  show();
  await write('VKN', '1234567897');
  await write('Unvan', '  Boşluklu Unvan ');
  await press('Kaydet');
  await waitFor(() => expect(field('Unvan')).toHaveValue('Boşluklu Unvan'));
  await press('Vazgeç');
  expect(onEvent).toHaveBeenLastCalledWith({ widget: 'customer-form', type: 'cancelled' });
});

describe('API-06: the merge of two edits is validated before it is saved', () => {
  let card: components['schemas']['Customer'];
  const title = () => field('Unvan');
  const puts = () => network.sent.filter(({ call }) => call === `PUT /cari/${card.id}`);

  /** Turns a natural person into a legal one, which takes over the title of the card. */
  async function makeLegal(vknTckn: string, tckn: string) {
    const person = { tuzel: false, vknTckn: tckn, ad: 'Işıl', soyad: 'Çağlayan', unvan: 'Çağlayan Ticaret' };
    card = await create(person);
    show({ cariId: card.id });
    await waitFor(() => expect(field('Ad')).toHaveValue('Işıl'));
    await userEvent.click(screen.getByRole('radio', { name: 'Tüzel Kişi' }));
    await write('VKN', vknTckn);
  }

  async function correct() {
    await waitFor(() => expect(title()).toHaveAccessibleDescription('Bu alan gereklidir'));
    expect(title()).toHaveFocus();
    expect(title()).toHaveValue('');
    expect(puts()).toHaveLength(1);
    await userEvent.type(title(), 'Çağlayan A.Ş.');
    await press('Kaydet');
    await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
    expect(puts()).toHaveLength(2);
    expect((await read(card.id)).card).toMatchObject({
      tuzel: true,
      unvan: 'Çağlayan A.Ş.',
      adres: expect.any(String),
    });
  }

  test('when no question is needed', async () => {
    await makeLegal('1234567895', '12345678951');
    await change(card.id, { ...card, unvan: '', adres: 'Onun adresi' });
    await press('Kaydet');
    await correct();
    expect(onError).not.toHaveBeenCalled();
  });

  test('when the own values are kept', async () => {
    await makeLegal('1234567896', '12345678952');
    await write('Adres isteğe bağlı', 'Benim adresim');
    await change(card.id, { ...card, unvan: '', adres: 'Onun adresi' });
    await press('Kaydet');
    await screen.findByRole('alertdialog');
    await press('Benimkini kaydet');
    await correct();
    expect((await read(card.id)).card).toMatchObject({ adres: 'Benim adresim' });
  });
});

describe('API-06: a second conflict asks again, with the newly stored values', () => {
  const rows = (dialog: HTMLElement) => [...dialog.querySelectorAll('tbody tr')].map((row) => row.textContent);
  const asked = () => screen.findByRole('alertdialog', { name: 'Bu kaydı başka biri değiştirdi' });

  test('while the conflict dialog is open', async () => {
    const card = await create({ tuzel: true, vknTckn: '1234567893', unvan: 'İlk Unvan' });
    show({ cariId: card.id });
    await waitFor(() => expect(field('Unvan')).toHaveValue('İlk Unvan'));
    await change(card.id, { ...card, unvan: 'Onun Unvanı' });
    await write('Unvan', 'Benim Unvanım');
    await press('Kaydet');
    expect(rows(await asked())).toEqual(['UnvanBenim UnvanımOnun Unvanı']);
    await change(card.id, { ...card, unvan: 'Onun İkinci Unvanı', postaKodu: '34710' });
    await press('Benimkini kaydet');
    await waitFor(async () => expect(rows(await asked())).toEqual(['UnvanBenim UnvanımOnun İkinci Unvanı']));
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Benimkini kaydet');
    await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
    expect((await read(card.id)).card).toMatchObject({ unvan: 'Benim Unvanım', postaKodu: '34710' });
  });

  test('while the merged values are being saved', async () => {
    const card = await create({ tuzel: true, vknTckn: '1234567894', unvan: 'İlk Unvan' });
    const theirs = { ...card, postaKodu: '34710' };
    let puts = 0;
    const hurried = createClient({
      baseUrl: scenario.server.baseUrl,
      retries: 0,
      async fetch(request) {
        const isSecond = request.method === 'PUT' && (puts += 1) === 2;
        if (isSecond) await change(card.id, { ...theirs, unvan: 'Onun Unvanı' });
        return network.fetch(request);
      },
    });
    await hurried.session.signIn(scenario.account);
    client = hurried;
    show({ cariId: card.id });
    await waitFor(() => expect(field('Unvan')).toHaveValue('İlk Unvan'));
    await change(card.id, theirs);
    await write('Unvan', 'Benim Unvanım');
    await press('Kaydet');
    expect(rows(await asked())).toEqual(['UnvanBenim UnvanımOnun Unvanı']);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Kayıtlı olanı al');
    await waitFor(() => expect(field('Unvan')).toHaveValue('Onun Unvanı'));
    expect(field('Posta Kodu isteğe bağlı')).toHaveValue('34710');
    await press('Vazgeç');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'customer-form', type: 'cancelled' });
  });
});

test('CUS-06, ERR-13, ERR-16: a card that cannot be saved keeps the input and shows an error; the retry uses the same key', async () => {
  const card = await create({ tuzel: true, vknTckn: '3333333333', unvan: 'Kalıcı' });
  show({ cariId: card.id });
  await waitFor(() => expect(field('Unvan')).toHaveValue('Kalıcı'));
  await write('Unvan', 'Yeni');
  network.cut(`PUT /cari/${card.id}`, 'before');
  await press('Kaydet');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Bilgiler güncellenemedi\.$/);
  expect(field('Unvan')).toHaveValue('Yeni');
  await press('Kaydet');
  expect(await screen.findByText('Bilgiler başarılı bir şekilde güncellendi')).toBeVisible();
});

test('CUS-06: closing asks first if there are unsaved changes', async () => {
  show();
  await screen.findByRole('textbox', { name: 'Unvan' });
  await press('Vazgeç');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'customer-form', type: 'cancelled' });
  onEvent.mockClear();
  await write('Unvan', 'Yarım Kalan');
  await press('Vazgeç');
  expect(await screen.findByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' })).toBeVisible();
  expect(onEvent).not.toHaveBeenCalled();
  await press('Düzenlemeye dön');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Unvan')).toHaveValue('Yarım Kalan');
  await press('Vazgeç');
  await screen.findByRole('alertdialog');
  await press('Kaydetmeden kapat');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'customer-form', type: 'cancelled' });
});

test.each([
  ['1440', 1440],
  ['390', 390],
])('A-02: the message of a number is shown in full at %s and moves nothing', async (_, width) => {
  await page.viewport(width, 900);
  show();
  const below = field('Adres isteğe bağlı');
  const distance = () => below.getBoundingClientRect().top - field('VKN').getBoundingClientRect().top;
  const before = distance();
  const isWhole = (text: HTMLElement) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight;
  await write('VKN', '1234567899');
  await userEvent.click(below);
  const warning = await screen.findByText('Kontrol hanesi tutmuyor, numarayı gözden geçiriniz');
  expect(isWhole(warning)).toBe(true);
  expect(warning.getBoundingClientRect().bottom).toBeLessThan(field('Email isteğe bağlı').getBoundingClientRect().top);
  expect(distance()).toBe(before);
  await write('VKN', '9012345670');
  await userEvent.click(below);
  expect(isWhole(await screen.findByText('Bu numarayla kayıt bulunamadı, bilgileri elle giriniz.'))).toBe(true);
  expect(distance()).toBe(before);
});

test('API-06: if another user’s change makes every version invalid, saving is tried once and refused', async () => {
  const card = await create({ tuzel: true, vknTckn: '1234567898', unvan: 'İlk Unvan' });
  const spoilt = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    async fetch(request) {
      const answer = await network.fetch(request);
      const headers = new Headers(answer.headers);
      if (headers.has('ETag')) headers.set('ETag', `${headers.get('ETag')?.slice(0, -1)}-gzip"`);
      return new Response(answer.body, { status: answer.status, headers });
    },
  });
  await spoilt.session.signIn(scenario.account);
  client = spoilt;
  show({ cariId: card.id });
  await waitFor(() => expect(field('Unvan')).toHaveValue('İlk Unvan'));
  await write('Unvan', 'Benim Unvanım');
  await press('Kaydet');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(network.sent.filter(({ call }) => call === `PUT /cari/${card.id}`)).toHaveLength(1);
  expect(field('Unvan')).toHaveValue('Benim Unvanım');
});

test('CUS-09: hidden name fields are validated with the stored values, also after a save', async () => {
  const card = await create({ tuzel: true, vknTckn: '1234567899', unvan: 'Çağlayan A.Ş.' });
  show({ cariId: card.id });
  await waitFor(() => expect(field('Unvan')).toHaveValue('Çağlayan A.Ş.'));
  await userEvent.click(screen.getByRole('radio', { name: 'Gerçek Kişi' }));
  await write('TCKN', '12345678953');
  await write('Ad', 'Işıl');
  await write('Soyad', 'Çağlayan');
  await press('Kaydet');
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('radio', { name: 'Tüzel Kişi' }));
  await write('VKN', '1234567899');
  await press('Kaydet');
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
  expect((await read(card.id)).card).toMatchObject({ tuzel: true, unvan: 'Çağlayan A.Ş.', ad: '', soyad: '' });
});
