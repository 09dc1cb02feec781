import '../../styles.css';
import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillCompanies } from '../../../testing/fillCompanies';
import { openNetwork } from '../../../testing/openNetwork';
import { uploadPictures } from '../../../testing/pictures';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { AdminCompanies, type AdminCompaniesEvent } from './AdminCompanies';
import '../../../testing/patience';

const DAY = 86_400_000;
const igneada = 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi';
const agridagi = 'Ağrıdağı Soğuk Hava Depoculuk ve Gıda Sanayi Ticaret Limited Şirketi';
const ilgaz = 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Limited Şirketi';
let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const events: AdminCompaniesEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now: listNow } });
  await fillCompanies(scenario);
  await uploadPictures(scenario.client, scenario.companyId);
}, 240_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  events.length = 0;
  network = openNetwork(scenario.server);
  const wired = createClient({ baseUrl: scenario.server.baseUrl, fetch: network.fetch, retries: 0 });
  await wired.session.signIn(scenario.account);
  client = wired;
});
afterEach(cleanup);

function show(clock = listNow) {
  render(
    <KalemProvider client={client} clock={clock}>
      <AdminCompanies onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Şirketler' }))
    .getAllByRole('row')
    .slice(1);
const rowOf = (number: string) => screen.findByRole('row', { name: new RegExp(number) });
const press = async (name: string | RegExp, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));
async function choose(name: string, action: string) {
  await press(`İşlemler: ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
const storedOf = async (unvan: string) => {
  const { items } = (await scenario.client.GET('/admin/company')).data;
  return items.find((company) => company.unvan === unvan);
};

test('ADM-02, ADM-03: lists all companies with their membership; searches number, title and email; filters by membership', async () => {
  show();
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(network.calls()).toContain('GET /admin/company');
  expect(network.calls()).not.toContain('GET /company');
  expect(await rowOf('7351902846')).toHaveTextContent("21/11/2026GİB'de doğrulanmadıDeneme, 7 gün kaldı–");
  await userEvent.type(screen.getByLabelText('VKN, unvan ya da email ara'), 'MUHASEBE@7351902846');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent(igneada);
  await userEvent.clear(screen.getByLabelText('VKN, unvan ya da email ara'));
  await userEvent.click(screen.getByRole('radio', { name: 'Üye 1' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent('Üye');
  await userEvent.click(screen.getByRole('radio', { name: 'Süresi dolan 0' }));
  expect(await screen.findByRole('heading', { name: 'Bu aramaya uyan şirket yok' })).toBeVisible();
  await press('Tüm şirketler');
  await waitFor(() => expect(rows()).toHaveLength(6));
});

test('ADM-06: extends a trial by 1 to 365 whole days, and shows the new end before', async () => {
  show();
  await choose(igneada, 'Demo süresini uzat');
  const dialog = await screen.findByRole('dialog', { name: `Demo süresini uzat ${igneada}` });
  const days = within(dialog).getByRole('textbox', { name: /^Gün/ });
  for (const [typed, fault] of [
    ['0', 'Sıfırdan büyük olmalıdır'],
    ['366', 'En fazla 365 olabilir'],
    ['1,5', 'Geçersiz sayı'],
  ] as const) {
    await userEvent.clear(days);
    await userEvent.type(days, typed);
    await press('Uzat', dialog);
    await waitFor(() => expect(days).toHaveAccessibleDescription(fault));
  }
  await press('14 gün', dialog);
  expect(days).toHaveValue('14');
  expect(dialog).toHaveTextContent('Yeni ek süre14 günDeneme bitişi28/11/2026 → 12/12/2026');
  expect(network.calls()).not.toContain('POST /admin/company/extend-demo');
  await press('Uzat', dialog);
  expect(await screen.findByText('Demo Uzatıldı')).toBeVisible();
  await waitFor(async () => expect(await rowOf('7351902846')).toHaveTextContent('Deneme, 21 gün kaldı+14 gün'));
  const company = await storedOf(igneada);
  expect(company?.demoDuration).toBe(14);
  expect(events).toEqual([{ type: 'extended', companyId: company?.id, duration: 14 }]);
});

test('ADM-06: warns if the extended trial would still be over', async () => {
  show(() => new Date(listNow().getTime() + 60 * DAY));
  await choose(agridagi, 'Demo süresini uzat');
  const dialog = await screen.findByRole('dialog', { name: /^Demo süresini uzat/ });
  await press('30 gün', dialog);
  expect(dialog).toHaveTextContent('30 gün eklemek bu şirketi bugün açmaz');
  await userEvent.clear(within(dialog).getByRole('textbox', { name: /^Gün/ }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Gün/ }), '60');
  await waitFor(() => expect(dialog).not.toHaveTextContent('bugün açmaz'));
});

test('ADM-07: activation asks first and starts a year; after a lost answer the question stays open', async () => {
  show();
  await choose(agridagi, 'Aktive et');
  const question = await screen.findByRole('alertdialog', { name: 'Şirket aktive edilsin mi?' });
  expect(question).toHaveTextContent('21/11/2026 – 21/11/2027');
  network.cut('POST /admin/company/activate', 'before');
  await press('Aktive et', question);
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Aktive et' })).toBeEnabled());
  expect((await storedOf(agridagi))?.paidAt.Valid).toBe(false);
  await press('Aktive et', question);
  expect(await screen.findByText('Şirket Aktive Edildi')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const company = await storedOf(agridagi);
  expect(company?.paidAt).toEqual({ Valid: true, Time: listNow().toISOString() });
  expect(events).toEqual([{ type: 'activated', companyId: company?.id }]);
});

test('A-23, CMP-30, ADM-08: one dialog edits a company and contains its dates, extension and activation', async () => {
  show();
  await press(ilgaz);
  const dialog = await screen.findByRole('dialog', { name: 'Şirketi düzenle' });
  for (const term of ['Oluşturulma', 'Aktivasyon', 'Eklenen deneme günleri', 'Deneme bitişi'])
    await waitFor(() => expect(dialog).toHaveTextContent(term));
  const address = within(dialog).getByLabelText(/^Açık adres/);
  await userEvent.clear(address);
  await userEvent.type(address, 'Kale Mah. 5');
  await press('Kaydet', dialog);
  expect(await screen.findByText('Bilgiler güncellendi.')).toBeVisible();
  expect(await storedOf(ilgaz)).toMatchObject({ acikAdres: 'Kale Mah. 5' });
  await waitFor(() => expect(events).toMatchObject([{ type: 'updated', company: { acikAdres: 'Kale Mah. 5' } }]));

  await press(ilgaz);
  const again = await screen.findByRole('dialog', { name: 'Şirketi düzenle' });
  await userEvent.type(await within(again).findByLabelText('Denemeye eklenecek gün'), '3');
  await press('Denemeyi uzat', again);
  await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'extended', duration: 3 }));
  expect(await storedOf(ilgaz)).toMatchObject({ demoDuration: 3 });

  await press(ilgaz);
  await press('Aktive et', await screen.findByRole('dialog', { name: 'Şirketi düzenle' }));
  await press('Aktive et', await screen.findByRole('alertdialog', { name: 'Şirket aktive edilsin mi?' }));
  await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'activated' }));
  expect(await storedOf(ilgaz)).toMatchObject({ paidAt: { Valid: true } });
});

test('A-23, ADM-08, CMP-31: an admin deletes a company in its dialog by typing the word', async () => {
  show();
  await press(ilgaz);
  await press('Şirketi sil', await screen.findByRole('dialog', { name: 'Şirketi düzenle' }));
  const question = await screen.findByRole('dialog', { name: 'Şirket silinsin mi?' });
  await userEvent.type(within(question).getByLabelText('Onaylamak için EMİNİM yazın'), 'EMİNİM');
  await press('Şirketi sil', question);
  expect(await screen.findByText('Şirket silindi.')).toBeVisible();
  await waitFor(() => expect(events).toMatchObject([{ type: 'deleted' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: ilgaz })).toBeNull());
  expect(network.calls()).not.toContain('GET /company/user');
});

test('IMG-06, ERR-11, A-01: pictures that fail to load show the reason and can be loaded again', async () => {
  show();
  network.cut(`GET /admin/company/${(await storedOf(agridagi))?.id}`, 'before');
  await press(agridagi);
  const dialog = await screen.findByRole('dialog', { name: 'Şirketi düzenle' });
  expect(await within(dialog).findByText('Bilinmeyen bir hata oluştu')).toBeVisible();
  await press('Yeniden dene', dialog);
  expect(await within(dialog).findByText('Logo yüklenmedi')).toBeVisible();
});

test('ADM-04: a company’s dialog contains its logo and signature', async () => {
  show();
  const [mine] = (await scenario.client.GET('/company')).data.items;
  await press(mine?.unvan ?? '');
  const dialog = await screen.findByRole('dialog', { name: 'Şirketi düzenle' });
  expect(within(dialog).getByLabelText('VKN / TCKN')).toHaveValue(mine?.vknTckn);
  for (const name of ['Logo', 'İmza']) {
    const picture = await within(dialog).findByRole<HTMLCanvasElement>('img', { name });
    await waitFor(() => expect(picture.getContext('2d')?.getImageData(0, 0, 1, 1).data[3]).toBe(255));
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
