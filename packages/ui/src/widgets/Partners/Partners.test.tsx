import '../../styles.css';
import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillPartners } from '../../../testing/fillPartners';
import { openNetwork } from '../../../testing/openNetwork';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { AdminCompanies } from '../AdminCompanies/AdminCompanies';
import { InvoiceList } from '../InvoiceList/InvoiceList';
import { LicenceBanner } from '../LicenceBanner/LicenceBanner';
import { Partners, type PartnersEvent } from './Partners';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
const events: PartnersEvent[] = [];

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now: () => new Date(listNow().getTime() + performance.now()) } });
  await fillPartners(scenario);
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  events.length = 0;
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
    <KalemProvider client={client} clock={listNow}>
      <Partners onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
const press = async (name: string | RegExp, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));
const partnerNamed = async (name: string) =>
  (await scenario.client.GET('/admin/partner')).data.items.find(({ ad }) => ad === name);

test('PRT-01: a partner is added with the origins of its pages, validated at its fields, and changed', async () => {
  show();
  await press('Partner ekle');
  const dialog = await screen.findByRole('dialog', { name: 'Partner ekle' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await press('Ekle', dialog);
  await waitFor(() => expect(field('Ad')).toHaveAccessibleDescription('Bu alan gereklidir'));
  expect(field('İzinli kaynaklar')).toHaveAccessibleDescription('Bu alan gereklidir');
  await userEvent.type(field('Ad'), 'Şirin Bank');
  await userEvent.type(field('İzinli kaynaklar'), 'https://sirin.example/odeme');
  await waitFor(() =>
    expect(field('İzinli kaynaklar')).toHaveAccessibleDescription(
      'https://banka.example biçiminde yazınız: https://sirin.example/odeme',
    ),
  );
  await userEvent.clear(field('İzinli kaynaklar'));
  await userEvent.type(field('İzinli kaynaklar'), 'https://sirin.example{Enter}https://kobi.sirin.example');
  await userEvent.clear(field('Dakikada en çok oturum'));
  await userEvent.type(field('Dakikada en çok oturum'), '100001');
  await waitFor(() => expect(field('Dakikada en çok oturum')).toHaveAccessibleDescription('En fazla 100.000 olabilir'));
  await userEvent.clear(field('Dakikada en çok oturum'));
  await userEvent.type(field('Dakikada en çok oturum'), '1200');
  await press('Ekle', dialog);
  expect(await screen.findByText('Şirin Bank eklendi. Sunucusu için bir anahtar oluşturun.')).toBeVisible();
  const row = await screen.findByRole('row', { name: /Şirin Bank/ });
  expect(row).toHaveTextContent('https://sirin.example ve 1 kaynak daha');
  expect(row).toHaveTextContent('Anahtarı yok');
  const made = await partnerNamed('Şirin Bank');
  expect(made).toMatchObject({
    kaynaklar: ['https://sirin.example', 'https://kobi.sirin.example'],
    dakikadaOturum: 1200,
    hatirlatma: false,
  });
  await press('İşlemler: Şirin Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
  const edit = await screen.findByRole('dialog', { name: 'Partneri düzenle' });
  await userEvent.type(within(edit).getByRole('textbox', { name: 'Ad' }), 'ası');
  await press('Kaydet', edit);
  expect(await screen.findByText('Şirin Bankası kaydedildi.')).toBeVisible();
  await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['created', 'changed']));
  expect(await partnerNamed('Şirin Bankası')).toMatchObject({ id: made?.id, dakikadaOturum: 1200 });
});

test('MNY-69: the operator allows reminder mails of a partner, and pausing and resuming keep it', async () => {
  show();
  await press('İşlemler: Meridyen Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
  const edit = await screen.findByRole('dialog', { name: 'Partneri düzenle' });
  const box = within(edit).getByRole('checkbox', { name: /^Hatırlatma e-postası gönderebilir/ });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await press('Kaydet', edit);
  await waitFor(async () => expect(await partnerNamed('Meridyen Bank')).toMatchObject({ hatirlatma: true }));
  await press('İşlemler: Meridyen Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Durdur' }));
  await press('Durdur', await screen.findByRole('alertdialog'));
  expect(await screen.findByText('Meridyen Bank durduruldu.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('row', { name: /Meridyen Bank/ })).toHaveTextContent('Durduruldu'));
  await press('İşlemler: Meridyen Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Yeniden aç' }));
  await waitFor(async () =>
    expect(await partnerNamed('Meridyen Bank')).toMatchObject({ durum: 'ACIK', hatirlatma: true }),
  );
});

test('MNY-77: the operator sets the collection address of a partner and makes its secret, which is shown once', async () => {
  show();
  await press('İşlemler: Meridyen Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Düzenle' }));
  const edit = await screen.findByRole('dialog', { name: 'Partneri düzenle' });
  const address = within(edit).getByRole('textbox', { name: /^Tahsilat adresi/ });
  await userEvent.type(address, 'banka');
  await press('Kaydet', edit);
  expect(await within(edit).findByText(/Geçerli bir adres giriniz/)).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://api.meridyen.example/tahsilat');
  await press('Kaydet', edit);
  await waitFor(async () =>
    expect(await partnerNamed('Meridyen Bank')).toMatchObject({
      tahsilatAdresi: 'https://api.meridyen.example/tahsilat',
      tahsilatSirri: false,
    }),
  );
  await press('Meridyen Bank');
  await press('Sır oluştur');
  expect(await screen.findByText(/^whsec_/)).toBeVisible();
  expect(await partnerNamed('Meridyen Bank')).toMatchObject({ tahsilatSirri: true });
});

test('PRT-02: a key is shown once, renewed while the old one still works, and revoked after a confirmation', async () => {
  show();
  await press('Meridyen Bank');
  const dialog = await screen.findByRole('dialog', { name: 'Anahtarlar Meridyen Bank' });
  await press('Anahtar oluştur', dialog);
  const name = within(dialog).getByLabelText('Yeni anahtarın adı');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Bu alan gereklidir'));
  await userEvent.type(name, 'Yedek{Enter}');
  const ready = await screen.findByRole('dialog', { name: 'Anahtar hazır' });
  const secret =
    within(ready).getByRole('group', { name: 'Partner anahtarı' }).querySelector('code')?.textContent ?? '';
  expect(secret).toMatch(/^kalem_partner_[\w-]{43}$/);
  await userEvent.keyboard('{Escape}');
  expect(ready).toBeVisible();
  await userEvent.click(within(ready).getByRole('checkbox', { name: /güvenli bir yere/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(ready).not.toBeInTheDocument());
  const keys = await screen.findByRole('dialog', { name: 'Anahtarlar Meridyen Bank' });
  const made = await within(keys).findByText(`••••${secret.slice(-4)}`);
  expect(made).toBeVisible();
  expect(document.body.textContent).not.toContain(secret);

  await press(`Yenile: Yedek ••••${secret.slice(-4)}`, keys);
  const renewed = await screen.findByRole('dialog', { name: 'Anahtar hazır' });
  await userEvent.click(within(renewed).getByRole('checkbox', { name: /güvenli bir yere/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(renewed).not.toBeInTheDocument());
  expect(await screen.findByText(/zamanına kadar çalışır$/)).toBeVisible();
  await press(`İptal et: Yedek ••••${secret.slice(-4)}`);
  await press('İptal et', await screen.findByRole('alertdialog', { name: 'Anahtar iptal edilsin mi?' }));
  expect(await screen.findByText('Anahtar iptal edildi.')).toBeVisible();
  await waitFor(async () => expect((await partnerNamed('Meridyen Bank'))?.anahtarlar).toHaveLength(3));
  const all = (await partnerNamed('Meridyen Bank'))?.anahtarlar ?? [];
  expect(all.map(({ ad, bitis }) => [ad, bitis])).toEqual([
    ['Canlı', null],
    ['Test ortamı', null],
    ['Yedek', null],
  ]);
  expect(events.map(({ type }) => type)).toEqual(['keyCreated', 'keyRenewed', 'keyRevoked']);
});

test('PRT-01: pausing asks first, resuming does not; a failure is shown and changes nothing', async () => {
  show();
  await press('İşlemler: Meridyen Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Durdur' }));
  await press('Vazgeç', await screen.findByRole('alertdialog', { name: 'Partner durdurulsun mu?' }));
  expect(await partnerNamed('Meridyen Bank')).toMatchObject({ durum: 'ACIK' });
  await press('İşlemler: Meridyen Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Durdur' }));
  await press('Durdur', await screen.findByRole('alertdialog'));
  expect(await screen.findByText('Meridyen Bank durduruldu.')).toBeVisible();
  const row = await screen.findByRole('row', { name: /Meridyen Bank/ });
  await waitFor(() => expect(row).toHaveTextContent('Durduruldu'));
  const { id = '' } = (await partnerNamed('Meridyen Bank')) ?? {};
  network.cut(`PUT /admin/partner/${id}`, 'before');
  await press('İşlemler: Meridyen Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Yeniden aç' }));
  await waitFor(() => expect(document.querySelector('.kalem-toast[data-tone="danger"]')).not.toBeNull());
  expect(await partnerNamed('Meridyen Bank')).toMatchObject({ durum: 'DURDURULDU' });
  await press('İşlemler: Meridyen Bank');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Yeniden aç' }));
  expect(await screen.findByText('Meridyen Bank yeniden açıldı.')).toBeVisible();
  await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['paused', 'resumed']));
});

test('PRT-05, PRT-08, PRT-10: a partner’s page shows the widgets of its session, asks its host after the session ends, and shows no banner', async () => {
  const { id = '' } = (await partnerNamed('Meridyen Bank')) ?? {};
  const { data: key } = await scenario.client.POST('/admin/partner/{id}/anahtar', {
    params: { path: { id } },
    body: { ad: 'Sınama' },
  });
  const bank = createClient({
    baseUrl: scenario.server.baseUrl,
    fetch: scenario.server.fetch,
    auth: { getAccessToken: async () => key.anahtar },
  });
  const open = async () =>
    (
      await bank.POST('/partner/session', {
        body: {
          kullanici: { kimlik: 'musteri-9', ad: 'Gülşah Işık' },
          sirket: { kimlik: 'firma-9', vknTckn: '7350119281', unvan: 'Işık Tarım Ltd. Şti.' },
          widgetler: ['invoice-list', 'licence-banner'],
          yetkiler: ['faturaRead'],
        },
      })
    ).data;
  const session = await open();
  await bank.DELETE('/partner/session/{id}', { params: { path: { id: session.id } } });
  const getAccessToken = vi.fn(async ({ reason }: { reason: string }) =>
    reason === 'first' ? session.token : (await open()).token,
  );
  const ofPage = createClient({
    baseUrl: scenario.server.baseUrl,
    fetch: scenario.server.fetch,
    auth: { getAccessToken },
  });
  // Long after the end of a trial.
  const later = () => new Date(listNow().getTime() + 40 * 86_400_000);
  const failures: unknown[] = [];
  render(
    <KalemProvider
      client={ofPage}
      companyId={session.companyId}
      userKey={session.userId}
      clock={later}
      onError={(failure) => failures.push(failure)}
    >
      <LicenceBanner />
      <InvoiceList />
    </KalemProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Bu aralıkta fatura yok' })).toBeVisible();
  expect(getAccessToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['first', 'refused']);
  expect(screen.queryByText(/süreniz/)).toBeNull();
  expect(failures).toEqual([]);
  cleanup();
  render(
    <KalemProvider client={client} clock={later}>
      <AdminCompanies />
    </KalemProvider>,
  );
  const row = await screen.findByRole('row', { name: /Işık Tarım/ });
  expect(row).toHaveTextContent(/partnerle, \d\d\/\d\d\/\d{4} gününden beri/);
});
