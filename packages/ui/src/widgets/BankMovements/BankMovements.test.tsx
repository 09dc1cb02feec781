import '../../styles.css';
import type { components, KalemClient } from '@kalem/sdk';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff } from '../../../testing/staff';
import { type MovementScenario, startMovementScenario } from '../../../testing/startMovementScenario';
import { pay } from '../../../testing/startReceiptScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { BankMovements, type BankMovementsEvent, type BankMovementsProps, type MatchDraft } from './BankMovements';
import '../../../testing/patience';

type Movement = components['schemas']['BankMovement'];

let scenario: MovementScenario;
let events: BankMovementsEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 1400);
  scenario = await startMovementScenario();
}, 180_000);
afterAll(() => scenario.server.close());
afterEach(async () => {
  cleanup();
  events = [];
  // Every test begins with the same proposals.
  for (const { id, kendiliginden } of await listed('ESLESEN')) if (!kendiliginden) await undo(id);
});

const query = () => ({ companyId: scenario.companyId });
const listed = async (sekme: 'ONERI' | 'ESLESEN' | 'ESLESMEYEN') =>
  (await scenario.client.GET('/banka-hareketi', { params: { query: { ...query(), sekme } } })).data.items;
const undo = (id: string) =>
  scenario.client.POST('/banka-hareketi/geri-al/{id}', { params: { path: { id }, query: query() } });
const receipts = async () => (await scenario.client.GET('/tahsilat', { params: { query: query() } })).data.items;
const proposalWith = async (text: RegExp): Promise<Movement> => {
  const movement = (await listed('ONERI')).find(({ metin }) => text.test(metin));
  if (!movement) throw new Error(`No proposal for ${text.source}`);
  return movement;
};

interface Shown extends Partial<BankMovementsProps> {
  client?: KalemClient;
  locale?: 'tr' | 'en';
}

async function show({ client = scenario.client, locale = 'tr', ...props }: Shown = {}) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow} locale={locale}>
      <BankMovements onEvent={({ widget: _widget, ...event }) => events.push(event)} {...props} />
    </KalemProvider>,
  );
  // Actions appear once the permissions are known.
  if (client === scenario.client) await screen.findByRole('button', { name: 'Dosya Yükle' });
}

/** The row with this text of the bank. */
async function rowOf(text: RegExp): Promise<HTMLElement> {
  const row = (await screen.findByText(text)).closest('tr');
  if (!row) throw new Error(`No row for ${text.source}`);
  return row;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pressIn = async (text: RegExp, name: string | RegExp) =>
  userEvent.click(within(await rowOf(text)).getByRole('button', { name }));
const isGone = (text: RegExp) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

const person = /SUKRU ISILDAK/;
const part = /ILK TAKSIT/;
const byHand = /EKIM TAKSITI/;
const hotel = /ILGAZ DAG OTELCILIK/;
const amountAlone = /GELEN EFT - ODEME/;

test('MNY-98, MNY-102: a proposal names its reason and invoice beside the movement; links of the bank stay text', async () => {
  await show();
  const row = await rowOf(part);
  expect(row).toHaveTextContent('Fatura numarası aynı');
  expect(row).toHaveTextContent('100.000,00 TRY kalır 218.450,00 TRY');
  expect(row).toHaveTextContent('https://ornek.example/odeme');
  expect(within(row).queryByRole('link')).toBeNull();
  expect(await rowOf(person)).toHaveTextContent('Ad benziyor, tutar aynı');
  expect(await rowOf(byHand)).toHaveTextContent('Bu tahsilat elle kaydedilmiş, hareketi ona bağla');
  expect(screen.getByRole('button', { name: 'Öneriler 5' })).toHaveAttribute('aria-current', 'page');
});

test('MNY-96, MNY-99: confirming books the payment; the toast undoes it, and the movement is proposed again', async () => {
  await show();
  const { id } = await proposalWith(person);
  await pressIn(person, /^Onayla/);
  expect(await screen.findByText('1 hareket eşleşti')).toBeVisible();
  await isGone(person);
  expect(events).toEqual([{ type: 'movementsMatched', hareketIds: [id] }]);
  expect((await receipts()).find(({ tutar }) => tutar === '4860.00')).toMatchObject({ yontem: 'HAVALE' });
  await press('Geri Al');
  expect(await screen.findByText('Eşleşme geri alındı')).toBeVisible();
  expect(await screen.findByText(person)).toBeVisible();
  expect(events.at(-1)).toEqual({ type: 'matchUndone', hareketId: id });
});

test('MNY-92: the amount alone is not chosen beforehand, and confirming asks for a choice', async () => {
  await show();
  const row = await rowOf(amountAlone);
  expect(row).toHaveTextContent('Yalnız tutar aynı');
  expect(within(row).getByRole('radio')).not.toBeChecked();
  await pressIn(amountAlone, /^Onayla/);
  expect(await within(row).findByText('Önce bir öneri seçin.')).toBeVisible();
  expect(events).toEqual([]);
  await userEvent.click(within(row).getByRole('radio'));
  await pressIn(amountAlone, /^Onayla/);
  await isGone(amountAlone);
  expect(events.map(({ type }) => type)).toEqual(['movementsMatched']);
  await press(/^Eşleşenler/);
  expect(within(await rowOf(amountAlone)).queryByRole('alert')).toBeNull();
});

test('MNY-93: a proposal whose invoice was paid otherwise is not offered for confirming', async () => {
  const { oneriler } = await proposalWith(person);
  const other = await pay(scenario, oneriler[0]?.faturalar[0]?.faturaId ?? '', '4860.00');
  await show();
  const row = within(await rowOf(person));
  expect(row.getByText('Uygun fatura bulunamadı')).toBeVisible();
  expect(row.queryByRole('button', { name: /^Onayla/ })).toBeNull();
  expect(row.getByRole('button', { name: 'Fatura seç' })).toBeVisible();
  const path = { id: other.id };
  await scenario.client.POST('/tahsilat/{id}/geri-al', { params: { path, query: query() }, body: {} });
});

test('MNY-98: j and k move between the proposals, Enter confirms, and typing in a field does neither', async () => {
  await show();
  await screen.findByText(person);
  const field = screen.getByLabelText('Hareket ara');
  await userEvent.click(field);
  await userEvent.keyboard('jk');
  expect(field).toHaveValue('jk');
  await userEvent.clear(field);
  await screen.findByText(person);
  await userEvent.click(screen.getByRole('heading', { name: 'Banka Hareketleri' }));
  const buttons = () => screen.getAllByRole('button', { name: /^Onayla/ });
  await userEvent.keyboard('j');
  expect(buttons()[0]).toHaveFocus();
  await userEvent.keyboard('jj');
  expect(buttons()[2]).toHaveFocus();
  await userEvent.keyboard('k');
  expect(buttons()[1]).toHaveFocus();
  within(await rowOf(person))
    .getByRole('button', { name: /^Onayla/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('1 hareket eşleşti')).toBeVisible();
});

test('MNY-98: of several selected movements each answers for itself; a refused one shows its reason at its row', async () => {
  await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tümünü seç' }));
  expect(screen.getByText('5 hareket seçildi')).toBeVisible();
  expect(screen.getByText('2 harekette öneri seçilmedi')).toBeVisible();
  // Another user leaves less of the invoice than the movement pays.
  const other = await pay(scenario, scenario.faturaIds[0] ?? '', '300000.00');
  await press('Seçilenleri onayla');
  expect(await screen.findByText('2 hareket eşleşti, 1 hareket eşleşmedi')).toBeVisible();
  await isGone(person);
  expect(within(await rowOf(part)).getByRole('alert')).toHaveTextContent('Kalan tutar 18.450,00');
  expect(await rowOf(hotel)).toHaveTextContent('Önce bir öneri seçin.');
  const path = { id: other.id };
  await scenario.client.POST('/tahsilat/{id}/geri-al', { params: { path, query: query() }, body: {} });
});

test('MNY-97: binding to a payment that was recorded by hand books nothing, and its undo leaves the payment', async () => {
  const before = (await receipts()).length;
  await show();
  await pressIn(byHand, /^Onayla/);
  await isGone(byHand);
  expect(await receipts()).toHaveLength(before);
  await press('Eşleşenler 2');
  await pressIn(byHand, /^Geri Al/);
  expect(await screen.findByText('Eşleşme geri alındı')).toBeVisible();
  expect((await receipts()).filter(({ tutar, geriAlindi }) => tutar === '262500.00' && !geriAlindi)).toHaveLength(1);
});

test('MNY-98: another invoice is found by its number, and gets the amount; the surplus is a credit', async () => {
  await show();
  const { oneriler } = await proposalWith(person);
  const number = oneriler[0]?.faturalar[0]?.belgeNumarasi ?? '';
  await pressIn(hotel, 'Başka fatura seç');
  const dialog = await screen.findByRole('dialog', { name: /Fatura seç/ });
  await userEvent.type(within(dialog).getByRole('textbox'), `${number}{Enter}`);
  await userEvent.click(await within(dialog).findByRole('button', { name: new RegExp(number) }));
  const amount = await screen.findByRole('textbox', { name: `${number} için kapatılan` });
  expect(amount).toHaveValue('4.860,00');
  expect(screen.getByText('Fazlası avans olarak kalır').parentElement).toHaveTextContent('122.540,00');
  await press('Eşleştir');
  await isGone(hotel);
  const [match] = (await listed('ESLESEN')).filter(({ metin }) => hotel.test(metin));
  expect(match).toMatchObject({ kural: null, fazla: '122540.00', kendiliginden: false });
  expect(match?.eslesen.map(({ belgeNumarasi }) => belgeNumarasi)).toEqual([number]);
});

test('MNY-99: that a movement is no payment can be taken back', async () => {
  await show();
  const { id } = await proposalWith(hotel);
  await pressIn(hotel, 'Bu bir tahsilat değil');
  await isGone(hotel);
  await press('Eşleşmeyenler 2');
  expect(await rowOf(hotel)).toHaveTextContent('Bu bir tahsilat değil');
  await pressIn(hotel, /^Geri Al/);
  expect(await screen.findByText('Hareket yeniden önerilere alındı')).toBeVisible();
  expect(await proposalWith(hotel)).toMatchObject({ id });
  expect(events).toEqual([
    { type: 'movementIgnored', hareketId: id },
    { type: 'matchUndone', hareketId: id },
  ]);
});

test('MNY-109: the host sees the matches first, and its refusal books nothing', async () => {
  const onBeforeCollect = vi.fn((_matches: readonly MatchDraft[]) => 'İkinci imza gerekiyor.');
  await show({ onBeforeCollect });
  const { id, oneriler } = await proposalWith(person);
  await pressIn(person, /^Onayla/);
  expect(await screen.findByText('İkinci imza gerekiyor.')).toBeVisible();
  expect(onBeforeCollect).toHaveBeenCalledWith([{ id, oneri: oneriler[0]?.anahtar }]);
  expect(await proposalWith(person)).toMatchObject({ id, durum: 'ONERI' });
});

test('MNY-59: on a phone the views do not scroll up and down', async () => {
  await page.viewport(390, 900);
  await show();
  const views = (await screen.findByRole('button', { name: /^Eşleşenler/ })).parentElement;
  const heights = [views?.scrollHeight, views?.clientHeight];
  await page.viewport(1440, 1400);
  expect(heights[0]).toBe(heights[1]);
});

test('MNY-101: a confirmed payer is listed and can be deleted', async () => {
  await show();
  await pressIn(person, /^Onayla/);
  await isGone(person);
  await press('Öğrenilen ödeyenler');
  const dialog = within(await screen.findByRole('dialog', { name: 'Öğrenilen ödeyenler' }));
  await dialog.findByText(/^Ad · Şükrü Işıldak/);
  await userEvent.click(dialog.getAllByRole('button', { name: /^Sil: / })[0] as HTMLElement);
  expect(await screen.findByText('Ödeyen silindi')).toBeVisible();
});

test('MNY-105: a member with tahsilatRead alone sees no actions; texts are in English too', async () => {
  await show({ client: (await asStaff(scenario, { tahsilatRead: true })).client, locale: 'en' });
  const row = await rowOf(person);
  expect(row).toHaveTextContent('Similar name, same amount');
  expect(within(row).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upload a file' })).toBeNull();
});
