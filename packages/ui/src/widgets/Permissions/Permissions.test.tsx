import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { KalemClient } from '@kalem/sdk';
import { foundCompany, type Scenario } from '../../../testing/company';
import { createDraft } from '../../../testing/createDraft';
import { openNetwork } from '../../../testing/openNetwork';
import { addStaff, permissionsOf, proveAddress } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { Permissions, type PermissionsEvent } from './Permissions';

const gulsah = 'Gülşah İğdırlı';
const kivanc = 'Kıvanç Şahin';
let now = Date.parse('2026-11-21T11:05:00+03:00');
let scenario: Scenario;
let managers: Awaited<ReturnType<typeof addStaff>>;
let network: ReturnType<typeof openNetwork>;
const onEvent = vi.fn<(event: PermissionsEvent) => void>();
const onError = vi.fn();

/** Two sign-ups, and a sign-in per test, are slow because of argon2. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  scenario = await foundCompany(await startEmptyServer({ clock: { now: () => new Date(now) } }));
  // Handing over keeps the old owner as a member only with a verified address.
  await proveAddress(scenario, scenario.account.email);
  const granted = { faturaWrite: true, stokRead: true };
  await addStaff(scenario, { name: gulsah, email: 'gulsah@ornek.test', granted });
  const manager = { ...granted, yetkilendirmeWrite: true };
  managers = await addStaff(scenario, { name: kivanc, email: 'kivanc@ornek.test', granted: manager });
});
afterAll(() => scenario.server.close());
beforeEach(async () => {
  await page.viewport(1440, 900);
  network = openNetwork(scenario.server);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const as = async (account: { email: string; password: string }) => {
  return network.signIn(account);
};
const asOwner = () => as(scenario.account);
const asManager = () => as({ email: 'kivanc@ornek.test', password: managers.password });

async function show(client: KalemClient) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={() => new Date(now)} onError={onError}>
      <Permissions onEvent={onEvent} />
    </KalemProvider>,
  );
  await screen.findByText(gulsah);
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (name: string, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));

async function choose(name: string, action: string) {
  await press(`İşlemler: ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const level = (place: HTMLElement, area: string, name: string) =>
  within(within(place).getByRole('radiogroup', { name: area })).getByRole('radio', { name });

const listed = async () =>
  (await scenario.client.GET('/company/user', { params: { query: { companyId: scenario.companyId } } })).data.items;

describe('the list', () => {
  test('USR-01, USR-08, A-06: shows users and permissions; the owner’s row and the own row have no menu', async () => {
    await show(await asManager());
    const cells = within(rowOf(gulsah))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells.slice(1, 10)).toEqual(['Tam', 'Okuma', 'Yok', 'Yok', 'Yok', 'Yok', 'Yok', 'Yok', 'Yok']);
    expect(await within(rowOf(kivanc)).findByText('Siz')).toBeVisible();
    expect(within(rowOf('Işıl Çağlayan')).getByText('Sahip')).toBeVisible();
    expect(await screen.findByRole('button', { name: `İşlemler: ${gulsah}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: `İşlemler: ${kivanc}` })).toBeNull();
    expect(screen.queryByRole('button', { name: 'İşlemler: Işıl Çağlayan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sahipliği devret' })).toBeNull();
  });

  test('USR-01, NUM-09: pages of ten at first, or five or twenty-five', async () => {
    const query = { companyId: scenario.companyId };
    for (let n = 0; n < 9; n += 1)
      await scenario.client.PUT('/company/user', { params: { query }, body: { email: `davetli${n}@ornek.test` } });
    const client = await asOwner();
    await show(client);
    expect(screen.getAllByRole('row')).toHaveLength(11);
    await press('Sonraki');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: '10 satır Sayfadaki satır' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '5 satır',
      '10 satır',
      '25 satır',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '25 satır' }));
    expect(screen.getAllByRole('row')).toHaveLength(13);
    for (const { id, invitedUntil } of await listed())
      if (invitedUntil) await client.DELETE('/company/user/{id}', { params: { query, path: { id } } });
  });

  test('ERR-10: a lost connection shows an error and can be retried', async () => {
    const client = await asOwner();
    network.cut('GET /company/user', 'before');
    render(
      <KalemProvider client={client} companyId={scenario.companyId}>
        <Permissions />
      </KalemProvider>,
    );
    expect(await screen.findByText('Bağlantı hatası, internet bağlantınızı kontrol eder misin?')).toBeVisible();
    await press('Yeniden dene');
    expect(await screen.findByText(gulsah)).toBeVisible();
  });
});

describe('links to documents', () => {
  test('A-25: only the owner can revoke all of them', async () => {
    const { client, companyId, server } = scenario;
    const { id } = await createDraft({ client, companyId }, { faturaTarih: '2026-11-21' });
    const params = { path: { ettn: id }, query: { companyId } };
    const { data: link } = await client.POST('/belge/{ettn}/link', { params, body: { dosya: 'html' } });
    const opened = async () => (await server.fetch(new Request(client.addressOf(link.url)))).status;
    await show(await asManager());
    expect(screen.queryByRole('button', { name: 'Bütün bağlantıları kapat' })).toBeNull();
    cleanup();

    await show(await asOwner());
    const question = 'Bütün bağlantılar kapatılsın mı?';
    await press('Bütün bağlantıları kapat');
    await press('Vazgeç', await screen.findByRole('alertdialog', { name: question }));
    expect(await opened()).toBe(200);
    await press('Bütün bağlantıları kapat');
    await press('Bütün bağlantıları kapat', await screen.findByRole('alertdialog', { name: question }));
    expect(await screen.findByText('Bütün bağlantılar kapatıldı.')).toBeVisible();
    expect(await opened()).toBe(403);
    expect(onEvent.mock.calls).toEqual([[{ type: 'linksEnded', widget: 'permissions' }]]);
  });
});

describe('inviting', () => {
  test('USR-02, A-18: asks for email and permissions; an invitation can be sent again and withdrawn', async () => {
    await show(await asOwner());
    await press('Kullanıcı ekle');
    const invite = await dialog('Kullanıcı ekle');
    await press('Davet et ve yetkileri seç', invite);
    expect(within(invite).getByLabelText('Email')).toHaveAccessibleDescription('Bu alan gereklidir');
    await userEvent.type(within(invite).getByLabelText('Email'), 'gulsah@ornek.test');
    await press('Davet et ve yetkileri seç', invite);
    expect(await within(invite).findByText('Bu kullanıcı zaten ekli.')).toBeVisible();
    await userEvent.clear(within(invite).getByLabelText('Email'));
    await userEvent.type(within(invite).getByLabelText('Email'), 'ilgin@ornek.test{Enter}');

    const edit = await dialog('ilgin@ornek.test');
    await within(edit).findByRole('radiogroup', { name: 'Cari' });
    await userEvent.click(level(edit, 'Cari', 'Sadece Okuma'));
    await press('Kaydet', edit);
    expect(await screen.findByText('Yetkiler kaydedildi.')).toBeVisible();
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'invited', email: 'ilgin@ornek.test' }));
    expect(within(rowOf('ilgin@ornek.test')).getByText('son gün 28/11/2026')).toBeVisible();

    now += 8 * 86_400_000;
    cleanup();
    await show(await asOwner());
    expect(within(rowOf('ilgin@ornek.test')).getByText('Davetin süresi doldu')).toBeVisible();
    await choose('ilgin@ornek.test', 'Daveti yeniden gönder');
    expect(await within(rowOf('ilgin@ornek.test')).findByText('son gün 06/12/2026')).toBeVisible();

    await choose('ilgin@ornek.test', 'Daveti geri al');
    await press('Daveti geri al', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('Davet geri alındı.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('ilgin@ornek.test')).toBeNull());
  });
});

describe('permissions', () => {
  test('USR-05, USR-06, USR-07, MNY-104, A-52: reads and saves permissions; full includes reading; the row shows the same levels', async () => {
    await show(await asOwner());
    await choose(gulsah, 'Yetkileri düzenle');
    const edit = await dialog(gulsah);
    expect(await within(edit).findByRole('radiogroup', { name: 'Fatura' })).toBeVisible();
    expect(within(edit).getAllByRole('radiogroup')).toHaveLength(8);
    expect(within(edit).getAllByRole('radio')).toHaveLength(24);
    expect(
      within(edit)
        .getAllByRole('switch')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Şirketi Düzenleme', 'API Erişimi']);
    expect(level(edit, 'Fatura', 'Tam Yetki')).toBeChecked();
    await userEvent.click(level(edit, 'Fatura', 'Yok'));
    await userEvent.click(level(edit, 'Cari', 'Tam Yetki'));
    await userEvent.click(level(edit, 'Tahsilat', 'Tam Yetki'));
    await userEvent.click(level(edit, 'Muhasebe', 'Sadece Okuma'));
    await userEvent.click(level(edit, 'Yetkilendirme', 'Sadece Okuma'));
    await userEvent.click(within(edit).getByRole('switch', { name: 'API Erişimi' }));
    await press('Kaydet', edit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.calls().filter((call) => call.includes('permissions'))).toEqual([
      expect.stringContaining('GET /company/user/'),
      expect.stringContaining('PUT /company/user/'),
    ]);
    expect((await listed()).find(({ name }) => name === gulsah)?.permissions).toEqual(
      permissionsOf({
        stokRead: true,
        cariRead: true,
        cariWrite: true,
        tahsilatRead: true,
        tahsilatWrite: true,
        muhasebeRead: true,
        yetkilendirmeRead: true,
        apiWrite: true,
      }),
    );
  });

  test('A-06: permissions that the granting user lacks are struck out with the reason; existing ones stay', async () => {
    await show(await asManager());
    await choose(gulsah, 'Yetkileri düzenle');
    const edit = await dialog(gulsah);
    expect(await within(edit).findByText('Sizde Sadece Okuma var')).toBeVisible();
    expect(level(edit, 'Stok', 'Tam Yetki')).toBeDisabled();
    expect(level(edit, 'Stok', 'Sadece Okuma')).toBeEnabled();
    expect(level(edit, 'Yetkilendirme', 'Tam Yetki')).toBeDisabled();
    expect(level(edit, 'Cari', 'Tam Yetki')).toBeChecked();
    expect(level(edit, 'Cari', 'Tam Yetki')).toBeEnabled();
    expect(within(edit).getByRole('switch', { name: 'Şirketi Düzenleme' })).toBeDisabled();
  });

  test('USR-12: a permission that was revoked while the dialog is open shows an error', async () => {
    const query = { companyId: scenario.companyId };
    await show(await asManager());
    await choose(gulsah, 'Yetkileri düzenle');
    const edit = await dialog(gulsah);
    await within(edit).findByRole('radiogroup', { name: 'Stok' });
    await userEvent.click(level(edit, 'Stok', 'Yok'));
    const id = (await listed()).find(({ name }) => name === kivanc)?.id ?? '';
    const set = (granted: object) =>
      scenario.client.PUT('/company/user/{id}/permissions', {
        params: { query, path: { id } },
        body: permissionsOf(granted),
      });
    await set({ faturaWrite: true });
    await press('Kaydet', edit);
    expect(await within(edit).findByText('Bu işlem için yetkiniz bulunmamaktadır.')).toBeVisible();
    await press('Vazgeç', edit);
    expect(screen.getByText(gulsah)).toBeVisible();
    await set({ faturaWrite: true, stokRead: true, yetkilendirmeWrite: true });
  });
});

describe('leaving', () => {
  test('A-06, A-18: the owner hands the company over, confirmed by password', async () => {
    await show(await asOwner());
    await press('Sahipliği devret');
    const over = await dialog('Sahipliği devret');
    await press('Sahipliği devret', over);
    expect(within(over).getByLabelText('Parolanız')).toHaveAccessibleDescription('Bu alan gereklidir');
    await userEvent.click(within(over).getByRole('radio', { name: new RegExp(kivanc) }));
    await userEvent.type(within(over).getByLabelText('Parolanız'), 'yanlış');
    await press('Sahipliği devret', over);
    await waitFor(() =>
      expect(within(over).getByLabelText('Parolanız')).toHaveAccessibleDescription('Mevcut parolanız hatalı.'),
    );
    await userEvent.clear(within(over).getByLabelText('Parolanız'));
    await userEvent.type(within(over).getByLabelText('Parolanız'), scenario.account.password);
    await press('Sahipliği devret', over);
    await waitFor(() => expect(within(rowOf(kivanc)).getByText('Sahip')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sahipliği devret' })).toBeNull());
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'handedOver' }));
    const id = (await listed()).find(({ email }) => email === scenario.account.email)?.id ?? '';
    await managers.client.PUT('/company/owner', {
      params: { query: { companyId: scenario.companyId } },
      body: { id, password: managers.password },
    });
  });

  test('USR-09, ERR-33: removal asks first and shows a toast', async () => {
    await show(await asOwner());
    await choose(gulsah, 'Şirketten çıkar');
    const question = await screen.findByRole('alertdialog', { name: 'Kullanıcı şirketten çıkarılsın mı?' });
    await press('Vazgeç', question);
    expect(await listed()).toHaveLength(3);
    await choose(gulsah, 'Şirketten çıkar');
    await press('Şirketten çıkar', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('Kullanıcı şirketten çıkarıldı.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(gulsah)).toBeNull());
    expect(await listed()).toHaveLength(2);
  });
});
