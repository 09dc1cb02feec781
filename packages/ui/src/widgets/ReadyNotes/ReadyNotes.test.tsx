import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
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

test('NOT-01, NOT-02: two sections; an explanation is added, changed and shown on invoices or not', async () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Banka / IBAN',
    'Açıklamalar',
  ]);
  await press('Açıklama Ekle');
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

test('NOT-04, NOT-05, REF-18: an IBAN has to be right, and names its bank', async () => {
  await press('Banka / IBAN Ekle');
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
  await press('Açıklama Ekle');
  await press('Kaydet');
  expect(await field('Açıklama')).toHaveAccessibleDescription(/Bu alan gereklidir$/);
  expect(network.calls()).not.toContain('POST /aciklama');
});

test('NOT-01, NOT-06: a note is deleted at once, and comes back', async () => {
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
