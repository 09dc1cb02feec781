import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { startListScenario } from '../../../testing/startListScenario';
import { listNow } from '../../../testing/week';
import type { Scenario } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList, type InvoiceListEvent } from './InvoiceList';

let scenario: Scenario;
let client: KalemClient;
let asked: string[] = [];
/** Called with each chunk of a bundle. */
let onPiece: () => Promise<void> | undefined = () => undefined;
let saved: HTMLAnchorElement[] = [];
const events: InvoiceListEvent[] = [];

/** Records links that a browser would save or open. */
function hear(event: MouseEvent) {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  saved.push(event.target);
}

beforeAll(async () => {
  await page.viewport(1280, 900);
  document.addEventListener('click', hear);
  scenario = await startListScenario();
  const wired = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname.replace('/api', '')}`);
      const response = await scenario.server.fetch(request);
      if (!/belgeler\/./.test(pathname)) return response;
      const slowly = new TransformStream<Uint8Array, Uint8Array>({
        async transform(piece, controller) {
          await onPiece();
          controller.enqueue(piece);
        },
      });
      return new Response(response.body?.pipeThrough(slowly), response);
    },
  });
  await wired.session.signIn(scenario.account);
  client = wired;
}, 120_000);
afterAll(() => {
  document.removeEventListener('click', hear);
  return scenario.server.close();
});
afterEach(cleanup);
beforeEach(() => {
  asked = [];
  saved = [];
  events.length = 0;
  onPiece = () => undefined;
});

function show() {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
}

const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') ?? document.body;
const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `${name} faturasını seç` }));
const act = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Fatura işlemleri: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const preview = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: new RegExp(name) }));
};
const draft = 'Şükrü Işıldak';
const issued = 'Çiğdem Öztürk Mimarlık';

test('USE-15, LST-06, LST-07: a click on a row shows the document without scripts, and its actions', async () => {
  show();
  const cell = within(await rowOf(draft)).getAllByRole('cell')[4];
  await userEvent.click(cell ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(draft) }));
  const frame = await dialog.findByTitle('Fatura belgesi');
  expect(frame.getAttribute('src')).toMatch(/_f\.html\?.*signature=/);
  expect(frame.getAttribute('sandbox')).toBe('');
  const words = dialog
    .getAllByRole('button')
    .map((button) => button.firstElementChild?.nextElementSibling?.textContent ?? button.textContent);
  expect(words.join()).toContain(
    "PDF İndir,ZIP İndir,Paylaş,Düzenle,Kopyala,GİB'den Tekrar İndir,İptal Talebi,İtiraz Talebi,Sil",
  );
  await userEvent.click(dialog.getByRole('button', { name: /^PDF İndir/ }));
  await waitFor(() => expect(saved[0]?.href).toMatch(/_f\.pdf\?.*signature=/));
  await userEvent.click(dialog.getByRole('button', { name: 'Kopyala' }));
  expect(events).toEqual([{ type: 'copy', faturaId: expect.any(String) }]);
});

test('A-10, SGN-01: İmzala is in the row menu and in the preview, for one invoice', async () => {
  show();
  await act(draft, 'İmzala');
  const dialog = await preview(draft);
  await userEvent.click(dialog.getAllByRole('button', { name: 'İmzala' })[0] ?? document.body);
  expect(events).toEqual([
    { type: 'sign', faturaIds: [expect.any(String)] },
    { type: 'sign', faturaIds: [expect.any(String)] },
  ]);
  cleanup();
  show();
  expect((await preview(issued)).queryByRole('button', { name: 'İmzala' })).toBeNull();
});

test('A-11, LST-14, ERR-42: Paylaş offers a link for seven days, a mail and a WhatsApp text, and sends nothing', async () => {
  show();
  expect((await preview(draft)).getByRole('button', { name: /^Paylaş/ })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await act(issued, 'Paylaş');
  const share = within(await screen.findByRole('region', { name: 'Paylaş' }));
  expect(await share.findByText(/^Bağlantı 7 gün, 28\/11\/2026 tarihine kadar açılır/)).toBeVisible();
  const mail = share.getByRole<HTMLAnchorElement>('link', { name: 'E-posta ile gönder' });
  expect(mail.protocol).toBe('mailto:');
  expect(decodeURIComponent(mail.search)).toMatch(/_f\.pdf\?expires=\d+&signature=/);
  const chat = share.getByRole<HTMLAnchorElement>('link', { name: "WhatsApp'ta paylaş" });
  expect(chat.host).toBe('wa.me');
  expect(chat.rel).toContain('noopener');
  const url = /https?:\S+/.exec(new URL(chat.href).searchParams.get('text') ?? '')?.[0] ?? '';
  const response = await scenario.server.fetch(new Request(url));
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await userEvent.click(share.getByRole('button', { name: 'Bağlantıyı kopyala' }));
  expect(await screen.findByText('Panoya Kopyalandı')).toBeVisible();
  expect(clipboard).toHaveBeenCalledWith(expect.stringMatching(/_f\.pdf\?expires=\d+&signature=/));
  clipboard.mockRejectedValueOnce(new DOMException('Write permission denied', 'NotAllowedError'));
  await userEvent.click(share.getByRole('button', { name: 'Bağlantıyı kopyala' }));
  expect(await screen.findByText(/^Panoya kopyalanamadı/)).toBeVisible();
  clipboard.mockRestore();
  await userEvent.click(share.getByRole('button', { name: 'Paylaşımı kapat' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Paylaş' })).toBeNull());
});

test('LST-15: one invoice is downloaded by a signed link in the same tab', async () => {
  show();
  await act(draft, 'Faturayı İndir');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.href).toMatch(/\/belge\/[0-9a-f-]{36}\/fatura\.zip\?.*signature=/);
  expect(saved[0]?.target).toBe('');
});

test('USE-11, A-12, LST-16: several invoices are downloaded as one faturalar.zip, with progress', async () => {
  let go = () => {};
  show();
  for (const name of [draft, issued]) await choose(name);
  onPiece = () => new Promise((resolve) => (go = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'İndir' }));
  const news = await screen.findByText('0 / 2 fatura indirildi');
  onPiece = () => undefined;
  go();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.download).toBe('faturalar.zip');
  const bytes = new Uint8Array(await (await fetch(saved[0]?.href ?? '')).arrayBuffer());
  expect([...bytes.slice(0, 4)]).toEqual([0x50, 0x4b, 3, 4]);
  expect(asked.filter((call) => call.includes('/belge'))).toEqual([
    'POST /belgeler',
    expect.stringMatching('GET /belgeler/'),
  ]);
  expect(news.isConnected).toBe(false);
});

test('A-12, LST-16: a download of several invoices can be cancelled and then saves nothing', async () => {
  let stopped = () => {};
  show();
  for (const name of [draft, issued]) await choose(name);
  onPiece = () => new Promise((resolve) => (stopped = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'İndir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Durdur' }));
  stopped();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Durdur' })).toBeNull());
  expect(saved).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A-01, LST-12, LST-20, ERR-41: fetches the documents from GİB again, confirms, and reads the list again', async () => {
  show();
  await rowOf(issued);
  asked = [];
  await act(issued, "GİB'den Tekrar İndir");
  expect(await screen.findByText("Fatura GİB'den tekrar indirildi")).toBeVisible();
  expect(asked[0]).toBe('GET /fatura/re-download');
  await waitFor(() => expect(asked).toContain('GET /fatura'));
});
