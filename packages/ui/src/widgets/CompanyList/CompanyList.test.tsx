import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { KalemClient } from '@kalem/sdk';
import { foundCompany, type Scenario } from '../../../testing/company';
import { createDraft } from '../../../testing/createDraft';
import { openNetwork } from '../../../testing/openNetwork';
import { payYear } from '../../../testing/payYear';
import { addStaff } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { CompanyList, type CompanyListEvent } from './CompanyList';

const DAY = 86_400_000;
const start = Date.parse('2026-11-21T11:05:00+03:00');
const yagiz = 'Yağız Kâmil İnşaat Ltd. Şti.';
let now = start;
let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let ids: { linked: string; paid: string; unproven: string };
const onEvent = vi.fn<(event: CompanyListEvent) => void>();
const onError = vi.fn();

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  scenario = await foundCompany(await startEmptyServer({ clock: { now: () => new Date(now) } }));
  const { client, server, companyId } = scenario;
  const { data: paid } = await client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
  await payYear({ server, client, companyId: paid.id });
  const { data: unproven } = await client.POST('/company', {
    body: { vknTckn: '5010298834', unvan: yagiz, email: 'a@ornek.test', yetkiliAdi: 'Işık', yetkiliSoyadi: 'İnan' },
  });
  ids = { linked: companyId, paid: paid.id, unproven: unproven.id };
});
afterAll(() => scenario.server.close());
beforeEach(async () => {
  await page.viewport(1440, 900);
  network = openNetwork(scenario.server);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  now = start;
});

async function show(account = scenario.account): Promise<KalemClient> {
  const client = await network.signIn(account);
  render(
    <KalemProvider client={client} companyId={ids.linked} clock={() => new Date(now)} onError={onError}>
      <CompanyList onEvent={onEvent} />
    </KalemProvider>,
  );
  await screen.findByRole('table', { name: 'Şirketlerim' });
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return client;
}

const rowOf = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
const listed = async () => (await scenario.client.GET('/company')).data.items;
const press = async (name: string | RegExp, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));

async function open(name: string | RegExp, title = 'Şirketi düzenle') {
  await press(name);
  // Another dialog is shown until this one has loaded.
  return waitFor(() => {
    const dialog = screen.getByRole('dialog', { name: title });
    within(dialog).getByLabelText('Email');
    return dialog;
  });
}

async function openDeletion(name: string | RegExp) {
  await press('Şirketi sil', await open(name));
  return screen.findByRole('dialog', { name: 'Şirket silinsin mi?' });
}

describe('the list', () => {
  test('CMP-28, A-03, PAY-22: shows each company’s name, membership and next step', async () => {
    await show();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['Şirket Adı', 'VKN', 'Vergi Dairesi']);
    expect(within(rowOf('7350119289')).getByText('Seçili')).toBeVisible();
    expect(rowOf('7350119289')).toHaveTextContent('Deneme7 gün kaldı · 28/11/2026Şimdi öde');
    expect(rowOf('5560173901')).toHaveTextContent('Üye21/11/2027 gününe kadar · 365 gün');
    expect(within(rowOf('5560173901')).queryByRole('button', { name: /öde|Yenile/ })).toBeNull();
    expect(rowOf('5010298834')).toHaveTextContent("GİB'de doğrulanmadıDeneme, 7 gün kaldıDoğrula");
    await press('Şimdi öde', rowOf('7350119289'));
    await press('Doğrula', rowOf('5010298834'));
    await press('Şirket ekle');
    expect(onEvent.mock.calls.map(([event]) => event)).toEqual([
      { widget: 'company-list', type: 'pay', companyId: ids.linked },
      { widget: 'company-list', type: 'prove', companyId: ids.unproven },
      { widget: 'company-list', type: 'create' },
    ]);
  });

  test('PAY-01, PAY-05, PAY-06: an ended trial, a membership that ends soon and an ended one', async () => {
    now = start + 10 * DAY;
    await show();
    expect(rowOf('7350119289')).toHaveTextContent('Süresi doldu28/11/2026 · 3 gün önceŞimdi öde');
    cleanup();
    now = start + 350 * DAY;
    await show();
    expect(rowOf('5560173901')).toHaveTextContent('Üyelik bitiyor15 gün kaldı · 21/11/2027Yenile');
    cleanup();
    now = start + 365 * DAY;
    await show();
    expect(rowOf('5560173901')).toHaveTextContent('Süresi doldu21/11/2027 · bugünŞimdi öde');
  });

  test('CMP-27: searches number, title and representative during typing, with Turkish case rules', async () => {
    await show();
    const search = screen.getByRole('textbox', { name: 'VKN, unvan ya da yetkili ara' });
    for (const text of ['yağız kâmil', '50102988', 'ışık inan']) {
      await userEvent.clear(search);
      await userEvent.type(search, text);
      expect(screen.getAllByRole('row')).toHaveLength(2);
      expect(rowOf('5010298834')).toBeVisible();
    }
    await userEvent.type(search, 'x');
    expect(screen.getByText('Bu aramaya uyan şirket yok')).toBeVisible();
    await press('Aramayı temizle');
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });
});

describe('the dialog', () => {
  test('CMP-29, CMP-19, ERR-25, ERR-48: a row opens it; a wrong address shows an error, a right one is saved', async () => {
    await show();
    const dialog = await open(yagiz);
    const email = within(dialog).getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'muhasebe@yagiz');
    await press('Kaydet', dialog);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Geçersiz email adresi'));
    expect(network.calls()).not.toContain('PUT /company');
    await userEvent.type(email, '.TEST ');
    await press('Kaydet', dialog);
    expect(await screen.findByText('Bilgiler güncellendi.')).toBeVisible();
    expect((await listed()).find(({ id }) => id === ids.unproven)).toMatchObject({ email: 'muhasebe@yagiz.test' });
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ type: 'updated', company: expect.objectContaining({ id: ids.unproven }) }),
      ),
    );
  });

  test('A-21: it has every field that documents print, and its preview equals the printed text', async () => {
    await show();
    const dialog = await open(/Çınaraltı/);
    const typed = {
      ...{ 'Sicil no': '412345', 'MERSİS no': '0735011928900015', 'Web sitesi': 'cinaralti.example' },
      ...{
        Faks: '2123334455',
        Mahalle: 'Iğdırlı Mah.',
        'Cadde / sokak': 'Atatürk Bulvarı',
        'Apartman adı': 'İnci Apt.',
      },
      ...{ 'Bina no': '5', 'Kapı no': '2', 'Açık adres': 'Çarşı içi', 'Posta Kodu': '06420' },
    };
    for (const [label, text] of Object.entries(typed)) {
      const field = within(dialog).getByLabelText(new RegExp(`^${label}`));
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    const street = 'Iğdırlı Mah. Atatürk Bulvarı İnci Apt. No: 5/2 Çarşı içi';
    expect(within(dialog).getByText(/^Belgelerde yazılacak adres:/)).toHaveTextContent(`${street}, 06420 `);
    await press('Kaydet', dialog);
    await screen.findByText('Bilgiler güncellendi.');

    const { ettn = '' } = await createDraft(scenario);
    const { data: html } = await scenario.client.GET('/belge/{ettn}/{dosya}', {
      params: { path: { ettn: ettn ?? '', dosya: `${ettn}_f.html` }, query: { companyId: ids.linked } },
      parseAs: 'text',
    });
    for (const text of [street, '06420 ', '412345', '0735011928900015', 'cinaralti.example'])
      expect(html).toContain(text);
  });

  test('A-21: the printed address from linking follows when the street changes', async () => {
    await scenario.client.PUT('/company', {
      params: { query: { companyId: ids.paid } },
      body: { cadde: 'Kıble Sok.', acikAdres: 'Kıble Sok.', mahalle: '', apartmanNo: '12', kapiNo: '4' },
    });
    await show();
    const dialog = await open(/Kızılırmak/);
    expect(within(dialog).getByLabelText(/^Açık adres/)).toHaveValue('');
    const street = within(dialog).getByLabelText(/^Cadde/);
    await userEvent.clear(street);
    await userEvent.type(street, 'İnci Sok.');
    expect(within(dialog).getByText(/^Belgelerde yazılacak/)).toHaveTextContent(': İnci Sok. No: 12/4,');
  });

  test('CMP-29: a failed save keeps the input; closing asks first', async () => {
    await show();
    const dialog = await open(yagiz);
    network.cut('PUT /company', 'before');
    await userEvent.type(within(dialog).getByLabelText('Unvan'), ' X');
    await press('Kaydet', dialog);
    expect(await within(dialog).findByText(/internet bağlantınızı/)).toBeVisible();
    await press('Vazgeç', dialog);
    await press('Düzenlemeye dön');
    expect(within(dialog).getByLabelText('Unvan')).toHaveValue(`${yagiz} X`);
  });

  test('CMP-33, USR-12, A-09: a user without write permission sees the company and cannot save, pay or delete', async () => {
    const person = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test', granted: { faturaRead: true } };
    const { password } = await addStaff(scenario, person);
    await show({ email: person.email, password });
    expect(screen.queryByRole('button', { name: 'Şimdi öde' })).toBeNull();
    const dialog = await open(/Çınaraltı/, 'Şirket bilgileri');
    expect(within(dialog).getByText('Bu şirketin bilgilerini değiştirme yetkiniz yok.')).toBeVisible();
    expect(within(dialog).getByLabelText('Email')).toBeDisabled();
    for (const name of ['Kaydet', 'Şirketi sil', 'Denemeyi uzat'])
      expect(within(dialog).queryByRole('button', { name })).toBeNull();
  });

  test('CMP-30, ADM-06, ADM-07, ERR-23, ERR-24: an admin sees the creation date, extends the trial and activates', async () => {
    const { data: made } = await scenario.client.POST('/company', {
      body: { vknTckn: '5010298842', unvan: 'Deneme Ltd.', email: 'd@ornek.test' },
    });
    await scenario.server.makeAdmin(scenario.account.email);
    await show();
    const dialog = await open('Deneme Ltd.');
    expect(await within(dialog).findByText('Aktive edilmedi')).toBeVisible();
    const days = within(dialog).getByLabelText('Denemeye eklenecek gün');
    for (const [typed, fault] of [
      ['0', 'Sıfırdan büyük olmalıdır'],
      ['366', 'En fazla 365 olabilir'],
      ['1,5', 'Geçersiz sayı'],
    ] as const) {
      await userEvent.clear(days);
      await userEvent.type(days, typed);
      await press('Denemeyi uzat', dialog);
      await waitFor(() => expect(days).toHaveAccessibleDescription(fault));
    }
    await userEvent.clear(days);
    await userEvent.type(days, '30');
    await press('Denemeyi uzat', dialog);
    expect(await screen.findByText('Demo Uzatıldı')).toBeVisible();
    await waitFor(() => expect(rowOf('5010298842')).toHaveTextContent('37 gün kaldı'));
    const again = await open('Deneme Ltd.');
    await press('Aktive et', again);
    await press('Aktive et', await screen.findByRole('alertdialog', { name: 'Şirket aktive edilsin mi?' }));
    expect(await screen.findByText('Şirket Aktive Edildi')).toBeVisible();
    const company = (await listed()).find(({ id }) => id === made.id);
    expect(company).toMatchObject({ demoDuration: 30, paidAt: { Valid: true } });
  });
});

describe('deletion', () => {
  test.each(['EMINIM', 'eminim', 'EMİNİM '])('CMP-31: the word “%s” is not accepted', async (word) => {
    await show();
    const dialog = await openDeletion(yagiz);
    await userEvent.type(within(dialog).getByLabelText('Onaylamak için EMİNİM yazın'), `${word}{Enter}`);
    expect(within(dialog).getByRole('button', { name: 'Şirketi sil' })).toBeDisabled();
    expect(network.calls()).not.toContain('DELETE /company');
  });

  test('CMP-31, CMP-32, ERR-22: typing the word deletes the company and removes it from the list', async () => {
    await show();
    const dialog = await openDeletion(yagiz);
    await userEvent.type(within(dialog).getByLabelText('Onaylamak için EMİNİM yazın'), 'EMİNİM');
    await press('Şirketi sil', dialog);
    expect(await screen.findByText('Şirket silindi.')).toBeVisible();
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith({
        widget: 'company-list',
        type: 'deleted',
        companyId: ids.unproven,
      }),
    );
    await waitFor(() => expect(screen.queryByText(yagiz)).toBeNull());
    expect((await listed()).map(({ id }) => id)).not.toContain(ids.unproven);
  });
});
