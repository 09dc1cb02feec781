import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startNotes } from '../../../testing/fillNotes';
import { openNetwork } from '../../../testing/openNetwork';
import type { Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { ReadyNotes, type ReadyNotesEvent } from './ReadyNotes';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
const onEvent = vi.fn<(event: ReadyNotesEvent) => void>();

beforeAll(async () => {
  scenario = await startNotes();
}, 60_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  network = openNetwork(scenario.server);
  const client = await network.signIn(scenario.account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <ReadyNotes onEvent={onEvent} />
    </KalemProvider>,
  );
  await screen.findByRole('table', { name: 'Açıklamalar' });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const banks = async () =>
  (await scenario.client.GET('/banka', { params: { query: { companyId: scenario.companyId } } })).data.items;
const explanations = async () =>
  (await scenario.client.GET('/aciklama', { params: { query: { companyId: scenario.companyId } } })).data.items;

test('NOT-01, NOT-02: two sections; an explanation is added, edited, and switched on or off for invoices', async () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Banka / IBAN',
    'Açıklamalar',
  ]);
  await press('Açıklama ekle');
  await userEvent.type(await field('Açıklama'), 'Vade 30 gündür.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Faturada göster' }));
  await press('Kaydet');
  await press('Vade 30 gündür.');
  const text = await field('Açıklama');
  expect(screen.getByRole('checkbox', { name: 'Faturada göster' })).not.toBeChecked();
  await userEvent.clear(text);
  await userEvent.type(text, 'Vade 60 gündür.');
  await press('Kaydet');
  expect(await screen.findByRole('button', { name: 'Vade 60 gündür.' })).toBeVisible();
  expect(await explanations()).toContainEqual(
    expect.objectContaining({ aciklama: 'Vade 60 gündür.', faturadaGoster: false }),
  );
  expect(onEvent).toHaveBeenCalledTimes(2);
});

test('NOT-04, NOT-05, REF-18: an IBAN is validated and fills the bank’s name', async () => {
  await press('Banka / IBAN ekle');
  await userEvent.type(await field('IBAN'), '120006200001900006672015');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Banka' })).toHaveValue(expect.stringMatching(/Garanti/)),
  );
  await press('Kaydet');
  expect(await field('IBAN')).toHaveAccessibleDescription('Geçersiz IBAN');
  await userEvent.clear(await field('IBAN'));
  await userEvent.type(await field('IBAN'), '330006100519786457841326');
  await press('Kaydet');
  await waitFor(async () => expect(await banks()).toHaveLength(2));
});

test('NOT-05, ERR-46: an explanation without text is not saved', async () => {
  await press('Açıklama ekle');
  await press('Kaydet');
  expect(await field('Açıklama')).toHaveAccessibleDescription(/Bu alan gereklidir$/);
  expect(network.calls()).not.toContain('POST /aciklama');
});

test('MNY-71: an IBAN becomes the account that customers pay to, with its holder', async () => {
  await press('Banka / IBAN ekle');
  await userEvent.type(await field('IBAN'), '420006200001900006672015');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Banka' })).not.toHaveValue(''));
  expect(screen.queryByRole('textbox', { name: /^Hesap sahibi/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Tahsilat hesabı/ }));
  await userEvent.type(await field(/^Hesap sahibi/), 'Işıldak Gıda');
  await press('Kaydet');
  expect(await screen.findByText('Tahsilat hesabı · TRY')).toBeVisible();
  const { data } = await scenario.client.GET('/banka', { params: { query: { companyId: scenario.companyId } } });
  expect(data.items).toContainEqual(
    expect.objectContaining({ iban: 'TR420006200001900006672015', tahsilatHesabi: true, hesapSahibi: 'Işıldak Gıda' }),
  );
});

test('NOT-01, NOT-06: a note is deleted at once and can be restored', async () => {
  const name = 'İade ve değişim 14 gün içinde, ürün ambalajı açılmadan yapılır.';
  await press(`İşlemler: ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil' }));
  await screen.findByText(/ silindi/);
  expect((await explanations()).map(({ aciklama }) => aciklama)).not.toContain(name);
  await press('Geri al');
  await screen.findByText('Geri getirildi');
  const table = within(screen.getByRole('table', { name: 'Açıklamalar' }));
  expect(await table.findByRole('button', { name })).toBeVisible();
});

test('NOT-01, API-06: a conflicting save shows only the fields that both users changed', async () => {
  const params = { query: { companyId: scenario.companyId } };
  const mine = { aciklama: 'Kargo alıcıya aittir.', faturadaGoster: true };
  await press('Açıklama ekle');
  await userEvent.type(await field('Açıklama'), mine.aciklama);
  await press('Kaydet');
  await press(mine.aciklama);
  await userEvent.type(await field('Açıklama'), ' Benden.');
  const { id } = (await explanations()).find(({ aciklama }) => aciklama === mine.aciklama) ?? { id: '' };
  const theirs = { aciklama: 'Kargo bize aittir.', faturadaGoster: false };
  await scenario.client.PUT('/aciklama/{id}', { params: { ...params, path: { id } }, body: theirs });
  await press('Kaydet');
  const dialog = await screen.findByRole('alertdialog', { name: 'Bu kaydı başka biri değiştirdi' });
  expect([...dialog.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    `Açıklama${mine.aciklama} Benden.${theirs.aciklama}`,
  ]);
  expect(await explanations()).toContainEqual({ id, ...theirs });
  await press('Benimkini kaydet');
  await waitFor(async () =>
    expect(await explanations()).toContainEqual({ id, ...theirs, aciklama: `${mine.aciklama} Benden.` }),
  );

  const [bank] = await banks();
  if (!bank) throw new Error('There is no bank');
  const [first] = await screen.findAllByRole('button', { name: bank.bankaAdi });
  await userEvent.click(first ?? document.body);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Faturada göster' }));
  const there = { params: { ...params, path: { id: bank.id } }, body: { ...bank, bankaAdi: 'Onun Bankası' } };
  await scenario.client.PUT('/banka/{id}', there);
  await press('Kaydet');
  const both = { ...bank, bankaAdi: 'Onun Bankası', faturadaGoster: !bank.faturadaGoster };
  await waitFor(async () => expect(await banks()).toContainEqual(both));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('NOT-01, NOT-06: each section adds, edits and deletes its entries, with one call each', async () => {
  const [section, other] = ['Banka / IBAN', 'Açıklamalar'].map((name) => screen.getByRole('region', { name }));
  if (!section || !other) throw new Error('A section is missing');
  const remove = async (of: HTMLElement, name: RegExp) => {
    await userEvent.click(await within(of).findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sil' }));
    await waitFor(() => expect(within(of).queryByRole('button', { name })).toBeNull());
  };
  const edit = async (of: HTMLElement, name: RegExp) => {
    await userEvent.click(await within(of).findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
  };
  await userEvent.click(await within(section).findByRole('button', { name: 'Banka / IBAN ekle' }));
  await userEvent.type(await field('IBAN'), '650001000000000000123456');
  const bank = await screen.findByRole('combobox', { name: 'Banka' });
  await waitFor(() => expect(bank).toHaveValue(expect.stringMatching(/Ziraat/)));
  await press('Kaydet');
  await edit(section, /^İşlemler: .*Ziraat.*/);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Faturada göster' }));
  await press('Kaydet');
  await waitFor(async () =>
    expect(await banks()).toContainEqual(
      expect.objectContaining({ bankaAdi: expect.stringMatching(/Ziraat/), faturadaGoster: false }),
    ),
  );
  await remove(section, /^İşlemler: .*Ziraat.*/);
  expect((await banks()).filter(({ bankaAdi }) => /Ziraat/.test(bankaAdi))).toEqual([]);

  await userEvent.click(await within(other).findByRole('button', { name: 'Açıklama ekle' }));
  await userEvent.type(await field('Açıklama'), 'Geçici not');
  await press('Kaydet');
  await edit(other, /^İşlemler: Geçici not$/);
  await userEvent.type(await field('Açıklama'), ' 2');
  await press('Kaydet');
  await remove(other, /^İşlemler: Geçici not 2$/);
  const made = new Set(network.calls().map((call) => call.replace(/[0-9a-f-]{36}$/, '{id}')));
  expect([...made].filter((call) => /aciklama|banka/.test(call)).sort()).toEqual([
    ...['DELETE /aciklama/{id}', 'DELETE /banka/{id}', 'GET /aciklama', 'GET /aciklama/{id}', 'GET /banka'],
    ...['GET /banka/{id}', 'POST /aciklama', 'POST /banka', 'PUT /aciklama/{id}', 'PUT /banka/{id}'],
  ]);
});
