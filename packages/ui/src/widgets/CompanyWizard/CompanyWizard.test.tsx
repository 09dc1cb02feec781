import '../../styles.css';
import { cleanup, isInaccessible, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createClient, type components } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';
import { openNetwork } from '../../../testing/openNetwork';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { type CompanyDraft, fillFromRegistry } from '../../kit/company/companyDraft';
import { CompanyWizard, type CompanyWizardEvent, type CompanyWizardProps } from './CompanyWizard';

type Company = components['schemas']['Company'];

const account = { email: 'isil@ornek.test', password: 'Deneme2026!' };
const now = new Date('2026-11-21T11:05:00+03:00');
/** The page's clock. */
let time = now;
let server: PageServer;
let network: ReturnType<typeof openNetwork>;
let client: ReturnType<typeof createClient>;
const onEvent = vi.fn<(event: CompanyWizardEvent) => void>();
const onError = vi.fn();

beforeAll(async () => {
  server = await startEmptyServer({ clock: { now: () => now } });
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch }).POST('/user', {
    body: { ...account, name: 'Işıl Çağlayan' },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  time = now;
  network = openNetwork(server);
  client = await network.signIn(account);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  server.simulator.setSwitches({ faults: [] });
});

function show(props: CompanyWizardProps = {}) {
  render(
    <KalemProvider client={client} clock={() => time} onError={onError}>
      <CompanyWizard onEvent={onEvent} {...props} />
    </KalemProvider>,
  );
}

const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
const pick = (label: string) => screen.getByRole('combobox', { name: label });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function link(userCode: string, password = '1') {
  if (userCode) await userEvent.type(screen.getByLabelText('Kullanıcı kodu'), userCode);
  if (password) await userEvent.type(screen.getByLabelText('Parola'), password);
  await press('Devam');
}

async function atCompany(userCode = '33333302', props: CompanyWizardProps = {}) {
  show(props);
  await link(userCode);
  await screen.findByText("GİB'den getirildi");
  await screen.findByRole('combobox', { name: 'İlçe' });
}

async function write(label: string | RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

async function save() {
  await press('Kaydet ve devam et');
  await waitFor(() => expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'completed' })));
}

const put = () =>
  network.sent.filter(({ call }) => call === 'PUT /company').map(({ body }): Partial<Company> => JSON.parse(body));

describe('step 0', () => {
  test('CMP-09, CMP-10: shows three steps and starts at the first', () => {
    show();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '1GİB Bilgileri',
      '2Şirket Bilgileri',
      '3Ödeme',
    ]);
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
  });

  test.each([
    ['33333302', '', 'Parola'],
    ['', '1', 'Kullanıcı kodu'],
  ])('CMP-12: user code “%s” and password “%s” are rejected', async (userCode, password, missing) => {
    show();
    await link(userCode, password);
    expect(screen.getByLabelText(missing)).toHaveAccessibleDescription('Bu alan gereklidir');
    expect(network.calls()).toEqual([]);
  });

  test('A-33, USE-23: on a phone the next step begins with its heading in view', async () => {
    await page.viewport(390, 500);
    show();
    await link('33333302');
    await screen.findByText("GİB'den getirildi");
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    expect(heading.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await page.viewport(1440, 900);
  });

  test('CMP-13, CMP-05: asks the portal and fills step 1 with the company in its answer', async () => {
    await atCompany();
    expect(network.sent[0]).toMatchObject({
      call: 'POST /company/gib',
      body: JSON.stringify({ userCode: '33333302', password: '1' }),
    });
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({
      widget: 'company-wizard',
      type: 'companyLinked',
      company: expect.objectContaining({ vknTckn: '5560173901' }),
    });
    expect(field('VKN / TCKN')).toHaveValue('5560173901');
    expect(field('VKN / TCKN')).toHaveAttribute('readonly');
    expect(field('Unvan')).toHaveValue('Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi');
    expect(field('Posta Kodu')).toHaveValue('38070');
  });

  test('USE-17: the second step gets the focus and Tab leads into it; the same for the first step on the way back', async () => {
    await atCompany();
    const step = screen.getByRole('group', { name: 'Şirket Bilgileri' });
    await waitFor(() => expect(step).toHaveFocus());
    await userEvent.tab();
    expect(step.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Geri' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'GİB Bilgileri' })).toHaveFocus());
  });

  test('CMP-05: a natural person has a name instead of a title', async () => {
    await atCompany('33333303');
    expect(screen.getAllByRole('textbox', { name: 'Ad' })[0]).toHaveValue('Şükrü');
    expect(screen.getAllByRole('textbox', { name: 'Soyad' })[0]).toHaveValue('Işıldak');
    expect(screen.queryByRole('textbox', { name: 'Unvan' })).toBeNull();
  });

  test('CMP-14: wrong credentials show an error at the password and keep the input; the next attempt is a new call', async () => {
    show();
    await link('33333302', 'yanlış');
    await waitFor(() =>
      expect(screen.getByLabelText('Parola')).toHaveAccessibleDescription('GİB kullanıcı kodu veya parolası hatalı.'),
    );
    expect(screen.getByLabelText('Kullanıcı kodu')).toHaveValue('33333302');
    await userEvent.clear(screen.getByLabelText('Parola'));
    await link('', '1');
    await screen.findByText("GİB'den getirildi");
    const keys = network.sent.filter(({ call }) => call === 'POST /company/gib').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });

  test('GIB-12: an unavailable portal is reported, and the next attempt works', async () => {
    server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
    show();
    await link('33333302');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    );
    server.simulator.setSwitches({ faults: [] });
    await press('Devam');
    await screen.findByText("GİB'den getirildi");
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('CMP-14: a company of another user is reported', async () => {
    const other = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
    await other.POST('/user', { body: { email: 'baska@ornek.test', password: 'Parola1!', name: 'Başka Biri' } });
    await other.session.signIn({ email: 'baska@ornek.test', password: 'Parola1!' });
    await other.POST('/company/gib', { body: { userCode: '33333310', password: '1' } });
    show();
    await link('33333310');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu şirket başka bir kullanıcıya ait.');
  });

  test('CMP-13, API-06: a retry after a lost answer is the same call', async () => {
    show();
    network.cut('POST /company/gib', 'after');
    await link('33333302');
    await screen.findByText(/^Bağlantı hatası, internet bağlantınızı kontrol eder misin\?/);
    await press('Devam');
    await screen.findByText("GİB'den getirildi");
    const keys = network.sent.filter(({ call }) => call === 'POST /company/gib').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('step 1', () => {
  test('CMP-25, CMP-26: finds tax office, province and district in the lists, from the texts of portal and registry', async () => {
    await atCompany();
    expect(network.calls()).toContain('GET /info');
    expect(pick('Vergi Dairesi')).toHaveValue('Gevher Nesibe Vergi Dairesi Müdürlüğü');
    expect(pick('İl')).toHaveValue('KAYSERİ');
    expect(pick('İlçe')).toHaveValue('MELİKGAZİ');
    await save();
    expect(put()[0]).toMatchObject({
      vergiDairesi: 'Gevher Nesibe Vergi Dairesi Müdürlüğü',
      vergiDairesiId: expect.any(Number),
      il: 'KAYSERİ',
      ilId: 38,
      ilce: 'MELİKGAZİ',
      ilceId: expect.any(Number),
    });
  });

  test('CMP-26: the registry fills blank fields; values from the portal are kept', () => {
    const address = { ilAdi: 'KAYSERİ', ilceAdi: 'TALAS', koy: '', mahalleSemt: 'YENİDOĞAN MAH.', beldeBucak: '' };
    const registry = {
      ...{ bulundu: true, unvan: 'IĞDIR ŞEKER A.Ş.', ad: 'IŞIL', soyad: 'ÇAĞLAYAN', sirketinTuru: 'ANONİM ŞİRKET' },
      ...{ vergiDairesi: 'GEVHER NESİBE', vergiDairesiKodu: '038201', tckn: '11111111110' },
      adresBilgileri: [{ ...address, caddeSokak: 'ÇAMLIK SOK.', disKapiNo: '4', icKapiNo: '2' }],
    };
    const names = ['unvan', 'ad', 'soyad', 'vergiDairesi', 'sirketinTuru', 'tckn', 'il', 'ilce'];
    const fields = [...names, 'mahalle', 'cadde', 'acikAdres'];
    const draftOf = (text: (name: string) => string) =>
      Object.fromEntries(fields.map((name) => [name, text(name)])) as unknown as CompanyDraft;
    const filled = fillFromRegistry(
      draftOf(() => ''),
      registry,
    );
    const { unvan, ad, soyad, sirketinTuru, tckn, vergiDairesi } = registry;
    expect(filled).toMatchObject({ unvan, ad, soyad, sirketinTuru, tckn, vergiDairesi, il: 'KAYSERİ', ilce: 'TALAS' });
    expect(filled.acikAdres).toMatch(/YENİDOĞAN MAH.*ÇAMLIK SOK.*4/);
    const hasStreet = draftOf((name) => (name === 'cadde' ? 'ÇINAR CAD.' : ''));
    expect(fillFromRegistry(hasStreet, registry)).toMatchObject({ cadde: 'ÇINAR CAD.', acikAdres: '' });
    const told = draftOf((name) => `${name} of the portal`);
    expect(fillFromRegistry(told, registry)).toEqual(told);
  });

  test('CMP-26, ERR-06: a registry without an answer shows no error', async () => {
    network.cut('GET /info', 'before');
    await atCompany();
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      kind: 'registryLookup',
      widget: 'company-wizard',
      error: expect.anything(),
      silent: true,
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pick('İl')).toHaveValue('KAYSERİ');
  });

  test('CMP-24, CMP-25: search text becomes Turkish upper case; changing the province clears the district', async () => {
    await atCompany();
    await userEvent.clear(pick('İl'));
    await userEvent.type(pick('İl'), 'ığdır');
    expect(pick('İl')).toHaveValue('IĞDIR');
    await userEvent.click(await screen.findByRole('option', { name: 'IĞDIR' }));
    expect(pick('İl')).toHaveValue('IĞDIR');
    expect(pick('İlçe')).toHaveValue('');
    await userEvent.type(pick('İlçe'), 'tuzl');
    await userEvent.click(await screen.findByRole('option', { name: 'TUZLUCA' }));
    await userEvent.clear(pick('Vergi Dairesi'));
    await userEvent.type(pick('Vergi Dairesi'), 'ığdır');
    await userEvent.click((await screen.findAllByRole('option', { name: /Iğdır/ }))[0] ?? document.body);
    await save();
    expect(put()[0]).toMatchObject({
      il: 'IĞDIR',
      ilId: 76,
      ilce: 'TUZLUCA',
      vergiDairesi: expect.stringMatching(/^Iğdır/),
    });
  });

  test.each([
    ['CMP-18', 'Email', '', 'Bu alan gereklidir'],
    ['CMP-18', 'Email', 'muhasebe@cinaralti', 'Lütfen geçerli bir email adresi giriniz.'],
    ['CMP-20', 'Doğum tarihi isteğe bağlı', '31/02/1980', 'Geçersiz tarih'],
    ['CMP-21', 'TCKN isteğe bağlı', '28415903', '11 haneli olmalıdır'],
    ['CMP-22', 'Telefon isteğe bağlı', '53212', 'Telefon numarası 10 haneli olmalıdır'],
  ])('%s: %s “%s” shows “%s”, and nothing is saved', async (_, label, text, message) => {
    await atCompany();
    await userEvent.clear(field(label));
    if (text) await userEvent.type(field(label), text);
    await press('Kaydet ve devam et');
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(put()).toEqual([]);
  });

  test('CMP-23: the optional address is limited to fifty characters; the printed one keeps off the divider', async () => {
    await atCompany();
    const address = /^Açık adres ?isteğe bağlı$/;
    const printed = screen.getByText(/^Belgelerde yazılacak adres:/);
    const end = printed.closest('.kalem-section')?.getBoundingClientRect().bottom ?? 0;
    expect(end - printed.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(16);
    await write(address, 'a'.repeat(60));
    expect(field(address)).toHaveValue('a'.repeat(50));
    expect(field(address)).toHaveAccessibleDescription('Belgelerde adresin sonuna yazılır. 50 / 50');
  });

  test('CMP-03, CMP-15, CMP-18, CMP-20, CMP-22: saves with PUT in the wire format', async () => {
    await atCompany();
    await write('Email', '  Muhasebe@CINARALTI.example ');
    await userEvent.type(field('Doğum tarihi isteğe bağlı'), '01021980');
    expect(field('Doğum tarihi isteğe bağlı')).toHaveValue('01/02/1980');
    await write('TCKN isteğe bağlı', '28415903754');
    await write('Telefon isteğe bağlı', '+90 (532) 123 45 67');
    await save();
    expect(put()[0]).toMatchObject({
      email: 'muhasebe@cinaralti.example',
      yetkiliDogumTarihi: '1980/02/01',
      yetkiliTckn: '28415903754',
      yetkiliTelNo: '5321234567',
    });
    // The company that step 0 linked.
    const [linked] = onEvent.mock.calls.map(([event]) => event);
    const id = linked?.type === 'companyLinked' ? linked.company.id : undefined;
    expect(id).toBeTruthy();
    expect(network.sent.find(({ call }) => call === 'PUT /company')?.query.get('companyId')).toBe(id);
  });

  test('CMP-16, CMP-17: a company in its trial is saved and the wizard completes', async () => {
    await atCompany();
    await save();
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['companyLinked', 'companySaved', 'completed']);
  });

  test('CMP-16: a company whose trial has ended is saved, and the wizard continues with the payment', async () => {
    await atCompany();
    time = new Date('2026-11-30T11:05:00+03:00');
    await press('Kaydet ve devam et');
    expect(await screen.findByRole('heading', { name: 'Üyelik' })).toBeVisible();
    expect(await screen.findByLabelText('Kart numarası')).toBeVisible();
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['companyLinked', 'companySaved']);
  });

  test('CMP-11, PAY-04: with forcePayment an active company continues with the payment, and can go back', async () => {
    await atCompany('33333302', { forcePayment: true });
    await press('Kaydet ve devam et');
    expect(await screen.findByLabelText('Kart numarası')).toBeVisible();
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['companyLinked', 'companySaved']);
    await press('Geri');
    expect(await screen.findByRole('textbox', { name: 'VKN / TCKN' })).toBeVisible();
  });

  test('a failed save keeps the input and shows the reason', async () => {
    await atCompany();
    await write('Unvan', 'Yeni Unvan A.Ş.');
    network.cut('PUT /company', 'before');
    await press('Kaydet ve devam et');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
    );
    expect(field('Unvan')).toHaveValue('Yeni Unvan A.Ş.');
    expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['companyLinked']);
  });

  test('CMP-10, CMP-17: started at step 1 it edits the active company', async () => {
    const { data } = await client.GET('/company');
    const company = data.items.find(({ vknTckn }) => vknTckn === '5560173901');
    show({ activeStep: 1, companyId: company?.id });
    // Not 'Yeni şirket ekle': the company exists.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Şirket bilgileri');
    expect(await screen.findByRole('textbox', { name: 'VKN / TCKN' })).toHaveValue('5560173901');
    const steps = within(screen.getByRole('list', { name: 'Adımlar' }));
    expect(steps.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    // On a phone the names of the other steps are hidden, but read out.
    await page.viewport(390, 844);
    for (const name of ['GİB Bilgileri', 'Ödeme']) expect(isInaccessible(steps.getByText(name))).toBe(false);
    await page.viewport(1280, 900);
    await press('Geri');
    expect(screen.getByLabelText('Kullanıcı kodu')).toBeVisible();
  });

  test('CMP-17: a company of another user leads back to step 0', async () => {
    show({ activeStep: 1, companyId: crypto.randomUUID() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu şirket bulunamadı.');
    await press('Geri');
    expect(screen.getByLabelText('Kullanıcı kodu')).toBeVisible();
  });
});
