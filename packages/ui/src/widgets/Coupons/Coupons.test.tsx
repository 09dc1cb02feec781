import '../../styles.css';
import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillCampaigns } from '../../../testing/fillCampaigns';
import { openNetwork } from '../../../testing/openNetwork';
import { savedSheet } from '../../../testing/savedSheet';
import { signUpProven } from '../../../testing/staff';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import type { Failure } from '../../provider/failures';
import { Coupons, type CouponsEvent } from './Coupons';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
let meridyen: string;
const events: CouponsEvent[] = [];
const failures: Failure[] = [];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now: () => new Date(listNow().getTime() + performance.now()) } });
  await fillCampaigns(scenario);
  const { items } = (await scenario.client.GET('/admin/kampanya')).data;
  meridyen = items.find(({ ad }) => ad.startsWith('Meridyen'))?.id ?? '';
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  events.length = 0;
  failures.length = 0;
  network = openNetwork(scenario.server);
  const wired = createClient({ baseUrl: scenario.server.baseUrl, fetch: network.fetch, retries: 0 });
  await wired.session.signIn(scenario.account);
  client = wired;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <KalemProvider client={client} clock={listNow} onError={(failure) => failures.push(failure)}>
      <Coupons onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
const press = async (name: string | RegExp, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));
const stored = async (query: { page?: number; dagitim?: boolean } = {}) =>
  (await scenario.client.GET('/admin/kampanya/{id}', { params: { path: { id: meridyen }, query } })).data.items;

/** Opens the campaign with 20 coupons. */
async function openCoupons() {
  show();
  await press('Kuponları Göster: Meridyen Bank müşterileri');
  const dialog = await screen.findByRole('dialog', { name: /^Dağıtım/ });
  return { dialog, place: within(dialog), rows: () => within(dialog).getAllByRole('row').slice(1) };
}

const asked = () => network.calls().filter((call) => call === `GET /admin/kampanya/${meridyen}`).length;

test('ADM-09: shows one card per campaign, which opens its coupons', async () => {
  show();
  const cards = await screen.findAllByRole('listitem');
  expect(screen.getByRole('heading', { level: 1, name: 'Kampanyalar' })).toBeVisible();
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Meridyen Bank müşterileri',
    'Mali müşavirler',
    'Sonbahar indirimi',
  ]);
  expect(cards[2]).toHaveTextContent('%12,5');
  expect(cards[2]).toHaveTextContent('Eylül ve Ekim’de üye olanlara.');
  expect(cards[2]).toHaveTextContent('500 kupon');
  await press(/^Kuponları Göster/, cards[0]);
  expect(
    await screen.findByRole('dialog', { name: 'Dağıtım Meridyen Bank müşterileri · %100 · 20 kupon' }),
  ).toBeVisible();
});

test('ADM-09, ADM-11: validates a new campaign at its fields, accepts a decimal comma, and creates it once', async () => {
  show();
  await screen.findAllByRole('listitem');
  await press('Kampanya Oluştur');
  const dialog = await screen.findByRole('dialog', { name: 'Kampanya Oluştur' });
  const field = (name: string | RegExp) => within(dialog).getByRole('textbox', { name });
  const faults = () =>
    ['Kampanya adı', 'Kupon sayısı', 'İndirim oranı'].map(
      (name) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent,
    );
  await press('Oluştur', dialog);
  const required = 'Bu alan gereklidir';
  await waitFor(() => expect(faults()).toEqual([required, required, required]));
  const type = async (name: string, text: string) => {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  };
  await type('Kampanya adı', 'Yılbaşı');
  await type('Kupon sayısı', '10001');
  await type('İndirim oranı', '100,5');
  await waitFor(() => expect(faults().slice(1)).toEqual(['En fazla 10.000 olabilir', 'Oran en fazla 100 olabilir']));
  await type('Kupon sayısı', '2,5');
  await type('İndirim oranı', '0');
  await waitFor(() => expect(faults().slice(1)).toEqual(['Geçersiz sayı', 'Sıfırdan büyük olmalıdır']));
  await type('Kupon sayısı', '10');
  await type('İndirim oranı', '7,5');
  await userEvent.type(field(/^Açıklama/), 'Yeni yıl');
  await press('Oluştur', dialog);
  expect(await screen.findByText('Kampanya oluşturuldu, 10 kupon hazır.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Yılbaşı%7,5Yeni yıl'));
  const made = network.sent.filter(({ call }) => call === 'POST /admin/kampanya');
  expect(made.map(({ body }) => JSON.parse(body))).toEqual([
    { ad: 'Yılbaşı', aciklama: 'Yeni yıl', kuponSayisi: 10, indirimOrani: '7.5' },
  ]);
  const [newest] = (await scenario.client.GET('/admin/kampanya')).data.items;
  expect(events).toEqual([{ type: 'created', kampanyaId: newest?.id }]);
});

test('ADM-13, ADM-14: loads coupons page by page; a new filter or reopening starts at the first page', async () => {
  const { place, rows } = await openCoupons();
  await waitFor(() => expect(rows()).toHaveLength(15));
  expect(place.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Index', 'Kod', 'Müşteri Adı', 'Dağıtım', 'Kullanım', 'Aksiyonlar'],
  ]);
  const [used, given, free] = await stored();
  expect(rows()[0]).toHaveTextContent(`1${used?.kod}`);
  expect(rows()[0]).toHaveTextContent('21/11/2026');
  expect(place.getByRole('textbox', { name: `Müşteri Adı: ${given?.kod}` })).toHaveValue('Şükrü Işıldak');
  expect(place.getByRole('checkbox', { name: `Dağıtım: ${given?.kod}` })).toBeChecked();
  expect(rows()[1]).toHaveTextContent('Kullanılmadı');
  expect(place.getByRole('checkbox', { name: `Dağıtım: ${free?.kod}` })).not.toBeChecked();
  await userEvent.click(place.getByRole('button', { name: 'Devamını Yükle' }));
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(rows()[19]).toHaveTextContent(/^20/);
  expect(place.queryByRole('button', { name: 'Devamını Yükle' })).toBeNull();
  await userEvent.click(place.getByRole('checkbox', { name: 'Yalnız dağıtılanlar' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await userEvent.click(place.getByRole('checkbox', { name: 'Yalnız dağıtılanlar' }));
  await waitFor(() => expect(rows()).toHaveLength(15));
  const before = asked();
  await userEvent.click(place.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Kuponları Göster: Meridyen Bank müşterileri');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(16));
  expect(asked()).toBe(before + 1);
});

test('ADM-15, ERR-45: edits stay local until Güncelle, survive a filter change, and closing asks about them', async () => {
  const { place, dialog } = await openCoupons();
  const [, , third] = await stored();
  const name = () => place.findByRole('textbox', { name: `Müşteri Adı: ${third?.kod}` });
  const update = () => place.findByRole('button', { name: `Güncelle: ${third?.kod}` });
  expect(await update()).toBeDisabled();
  await userEvent.type(await name(), ' Çiğdem Öztürk ');
  await userEvent.click(place.getByRole('checkbox', { name: `Dağıtım: ${third?.kod}` }));
  expect(await update()).toBeEnabled();
  await userEvent.click(place.getByRole('checkbox', { name: 'Yalnız dağıtılanlar' }));
  await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(3));
  await userEvent.click(place.getByRole('checkbox', { name: 'Yalnız dağıtılanlar' }));
  expect(await name()).toHaveValue(' Çiğdem Öztürk ');
  expect(network.calls().some((call) => call.startsWith('PUT'))).toBe(false);
  await userEvent.click(place.getByRole('button', { name: 'Kapat' }));
  await press('Kuponlara dön', await screen.findByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' }));
  network.cut(`PUT /admin/kupon/${third?.id}`, 'before');
  await userEvent.click(await update());
  await waitFor(() => expect(failures.map(({ kind }) => kind)).toContain('updateCoupon'));
  expect(await name()).toHaveValue(' Çiğdem Öztürk ');
  await userEvent.click(await update());
  expect(await screen.findByText('Kupon Güncellendi')).toBeVisible();
  await waitFor(async () => expect(await update()).toBeDisabled());
  expect((await stored())[2]).toMatchObject({ musteri: 'Çiğdem Öztürk', musteriyeVerildi: { Valid: true } });
  expect(events).toEqual([{ type: 'updated', kuponId: third?.id }]);
  await userEvent.click(place.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test("ADM-17: Excel'e Aktar exports all filtered pages; a failure is shown", async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { place } = await openCoupons();
  await userEvent.click(await place.findByRole('button', { name: "Excel'e Aktar" }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const file = saved.mock.lastCall?.[0];
  if (!(file instanceof Blob)) throw new Error('No file was saved');
  const { rows } = await savedSheet(file);
  const all = [...(await stored({ page: 1 })), ...(await stored({ page: 2 }))];
  expect(rows[0]).toEqual(['kod', 'musteri', 'kullanim']);
  expect(rows.slice(1).map(([kod]) => kod)).toEqual(all.map(({ kod }) => kod));
  expect(rows[1]?.slice(1)).toEqual([all[0]?.musteri, '21/11/2026']);
  expect(rows[20]?.slice(1)).toEqual(['', 'Kullanılmadı']);
  await userEvent.click(place.getByRole('checkbox', { name: 'Yalnız dağıtılanlar' }));
  await userEvent.click(await place.findByRole('button', { name: "Excel'e Aktar" }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  const given = saved.mock.lastCall?.[0];
  if (!(given instanceof Blob)) throw new Error('No file was saved');
  const expected = await stored({ dagitim: true });
  expect((await savedSheet(given)).rows.slice(1).map(([kod]) => kod)).toEqual(expected.map(({ kod }) => kod));
  network.cut(`GET /admin/kampanya/${meridyen}`, 'before');
  await userEvent.click(await place.findByRole('button', { name: "Excel'e Aktar" }));
  expect(await screen.findByText('Bir hata oluştu')).toBeVisible();
  expect(saved).toHaveBeenCalledTimes(2);
});

test('ADM-18: a failed load of coupons calls onError without a toast, and can be retried', async () => {
  network.cut(`GET /admin/kampanya/${meridyen}`, 'before');
  const { place, rows } = await openCoupons();
  expect(await place.findByRole('heading', { name: 'Kuponlar yüklenemedi' })).toBeVisible();
  expect(failures.map(({ kind, silent }) => [kind, silent])).toEqual([['listCoupons', true]]);
  expect(document.querySelector('.kalem-toast')).toBeNull();
  await userEvent.click(place.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(rows()).toHaveLength(15));
});

test('SHL-31: a user who is no admin gets an explanation and no actions', async () => {
  const { client: stranger } = await signUpProven(scenario.server, { name: 'Gülşah', email: 'gulsah@ornek.test' });
  client = stranger;
  show();
  expect(await screen.findByText('Bu işlem için yetkiniz bulunmamaktadır.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kampanya Oluştur' })).toBeNull();
});

test('a failed list of campaigns can be retried; an empty one offers the first step', async () => {
  network.cut('GET /admin/kampanya', 'before');
  show();
  expect(await screen.findByRole('heading', { name: 'Kampanyalar yüklenemedi' })).toBeVisible();
  await press('Yeniden dene');
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(2);
});
