import '../../styles.css';
import { type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillWebhooks } from '../../../testing/fillWebhooks';
import { openNetwork } from '../../../testing/openNetwork';
import { signUpProven } from '../../../testing/staff';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { Webhooks, type WebhooksEvent } from './Webhooks';
import '../../../testing/patience';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
let client: KalemClient;
let partnerId: string;
let save: () => Promise<void>;
const received: Request[] = [];
const events: WebhooksEvent[] = [];
const working = 'https://api.meridyen.example/kalem/olaylar';

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now: () => new Date(listNow().getTime() + performance.now()) } });
  ({ partnerId, save } = await fillWebhooks(scenario));
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  events.length = 0;
  received.length = 0;
  scenario.server.onWebhook = (request) => {
    received.push(request);
    return Promise.resolve(new Response('tamam', { status: request.url.includes('deneme') ? 503 : 200 }));
  };
  network = openNetwork(scenario.server);
  client = await network.signIn(scenario.account);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (props: { partnerId?: string } = {}) =>
  render(
    <KalemProvider client={client} clock={listNow}>
      <Webhooks {...props} onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
const press = async (name: string | RegExp, place: HTMLElement = document.body) =>
  userEvent.click(await within(place).findByRole('button', { name }));
const choose = async (item: string, url = working) => {
  await press(`İşlemler: ${url}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const stored = async () =>
  (await scenario.client.GET('/admin/partner/{partnerId}/webhook', { params: { path: { partnerId } } })).data.items;

test('HOOK-09: adds an address, with errors at its fields; its secret is shown once, and the dialog closes after it is confirmed as stored', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show({ partnerId });
  await screen.findByText(working);
  await press('Adres ekle');
  const dialog = await screen.findByRole('dialog', { name: 'Webhook adresi ekle' });
  for (const box of within(dialog).getAllByRole('checkbox')) await userEvent.click(box);
  await press('Ekle', dialog);
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await waitFor(() => expect(field('Adres')).toHaveAccessibleDescription('Bu alan gereklidir'));
  expect(field('Sorumlunun e-postası')).toHaveAccessibleDescription('Bu alan gereklidir');
  const topics = within(dialog).getByRole('group', { name: 'İletilecek olaylar' });
  expect(topics).toHaveAccessibleDescription('Bu alan gereklidir');
  await userEvent.type(field('Adres'), 'yeni.meridyen.example');
  await waitFor(() => expect(field('Adres')).toHaveAccessibleDescription(/^Geçerli bir adres/));
  await userEvent.clear(field('Adres'));
  await userEvent.type(field('Adres'), 'https://yeni.meridyen.example/kalem');
  await userEvent.type(field('Sorumlunun e-postası'), 'sorumlu@meridyen.example');
  await userEvent.click(within(topics).getByRole('checkbox', { name: 'Fatura imzalandı' }));
  await press('Ekle', dialog);

  const ready = await screen.findByRole('dialog', { name: 'Anahtar hazır' });
  const secret = within(ready).getByRole('group', { name: 'Gizli anahtar' }).querySelector('code')?.textContent ?? '';
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await press('Gizli anahtarı kopyala', ready);
  expect(copied).toHaveBeenCalledExactlyOnceWith(secret);
  await userEvent.keyboard('{Escape}');
  expect(ready).toBeVisible();
  await userEvent.click(within(ready).getByRole('checkbox', { name: /güvenli bir yere/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = await screen.findByRole('row', { name: /yeni\.meridyen\.example/ });
  expect(within(row).getByText('1 olay')).toBeVisible();
  expect(within(row).getByText('Açık')).toBeVisible();
  expect(document.body.textContent).not.toContain(secret);
  const made = (await stored()).at(-1);
  expect(made).toMatchObject({ olaylar: ['fatura.imzalandi'], email: 'sorumlu@meridyen.example' });
  expect(events).toEqual([{ type: 'created', webhookId: made?.id }]);
});

test('HOOK-09: failing and paused addresses show their state and since when', async () => {
  show({ partnerId });
  const failing = await screen.findByRole('row', { name: /deneme\.meridyen/ });
  expect(within(failing).getByText('İletilemiyor')).toBeVisible();
  expect(within(failing).getByText(/tarihinden beri · \d+ olay bekliyor$/)).toBeVisible();
  const paused = screen.getByRole('row', { name: /muhasebe\.meridyen/ });
  expect(within(paused).getByText('Duraklatıldı')).toBeVisible();
  expect(within(paused).getByText('henüz yok')).toBeVisible();
});

test('HOOK-09: a test event is sent and appears in the log; an event can be opened and sent again with the same id', async () => {
  await save();
  show({ partnerId });
  await choose('Deneme olayı gönder');
  expect(await screen.findByText('Deneme olayı gönderildi, sonucu iletimlerde görünür.')).toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: `İletimler ${working}` });
  await within(dialog).findByRole('button', { name: 'Deneme olayı' });
  await waitFor(() => expect(received.some(({ url }) => url === working)).toBe(true));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'İletildi' }));
  const [saved] = await within(dialog).findAllByRole('button', { name: 'Fatura kaydedildi' });
  await userEvent.click(saved ?? dialog);
  const body = await within(dialog).findByLabelText('Gönderilen gövde');
  const { data } = JSON.parse(body.textContent ?? '{}') as { data: { sirketKimligi: string } };
  expect(data.sirketKimligi).toBe('sirket-1');
  expect(within(dialog).getAllByText('200')).toHaveLength(1);
  const id = within(dialog)
    .getByText(/^webhook-id:/)
    .textContent?.split(' ')
    .at(-1);
  received.length = 0;
  await press('Yeniden gönder', dialog);
  await waitFor(() => expect(received.map(({ headers }) => headers.get('webhook-id'))).toEqual([id]));
  await waitFor(() => expect(within(dialog).getAllByText('200')).toHaveLength(2), { timeout: 15_000 });
  const [webhook] = await stored();
  expect(events).toEqual([{ type: 'replayed', webhookId: webhook?.id, iletimId: id }]);
  await press('İletimlere dön', dialog);
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'İletilemedi' }));
  expect(await within(dialog).findByText('Burada iletim yok')).toBeVisible();
});

test('HOOK-09: an address is edited, paused, resumed, gets a new secret and is deleted after a confirmation', async () => {
  show({ partnerId });
  await screen.findByText(working);
  const [webhook] = await stored();
  await choose('Düzenle');
  const edit = await screen.findByRole('dialog', { name: 'Webhook adresini düzenle' });
  await userEvent.click(within(edit).getByRole('checkbox', { name: 'Ödeme alındı' }));
  await press('Kaydet', edit);
  await waitFor(() => expect(screen.getByRole('row', { name: /api\.meridyen/ })).toHaveTextContent('9 olay'));
  await choose('Duraklat');
  await waitFor(() => expect(screen.getByRole('row', { name: /api\.meridyen/ })).toHaveTextContent('Duraklatıldı'));
  await save();
  expect((await stored())[0]).toMatchObject({ durum: 'DURAKLATILDI', bekleyen: 1 });
  await choose('Yeniden aç');
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ durum: 'ACIK', bekleyen: 0 }));

  await choose('Gizli anahtarı yenile');
  await press('Yenile', await screen.findByRole('alertdialog', { name: 'Gizli anahtar yenilensin mi?' }));
  const ready = await screen.findByRole('dialog', { name: 'Anahtar hazır' });
  await userEvent.click(within(ready).getByRole('checkbox', { name: /güvenli bir yere/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose('Sil');
  await press('Vazgeç', await screen.findByRole('alertdialog', { name: 'Adres silinsin mi?' }));
  expect((await stored()).map(({ id }) => id)).toContain(webhook?.id);
  await choose('Sil');
  await press('Sil', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(screen.queryByText(working)).toBeNull());
  expect(events.map(({ type }) => type)).toEqual(['updated', 'paused', 'opened', 'rotated', 'removed']);
});

test('HOOK-09: without partnerId the first partner is shown, and another one can be chosen', async () => {
  const { data: other } = await scenario.client.POST('/admin/partner', {
    body: { ad: 'İkinci Bank', kaynaklar: ['https://ikinci.example'], dakikadaOturum: 60 },
  });
  show();
  await screen.findByRole('table', { name: 'Webhook Adresleri' });
  await press(/Partner/);
  await userEvent.click(await screen.findByRole('option', { name: 'İkinci Bank' }));
  expect(await screen.findByText('Henüz webhook adresi yok')).toBeVisible();
  expect(events).toEqual([{ type: 'partner', partnerId: other.id }]);
});

test('HOOK-09: a user who is no admin gets an explanation', async () => {
  const { client: stranger } = await signUpProven(scenario.server, { name: 'Gülşah', email: 'gulsah@ornek.test' });
  client = stranger;
  show();
  expect(await screen.findByText('Bu işlem için yetkiniz bulunmamaktadır.')).toBeVisible();
});
