import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { startListScenario } from '../../../testing/startListScenario';
import { overlaps } from '../../../testing/overlaps';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList, type InvoiceListEvent } from './InvoiceList';

let scenario: Scenario;
let client: KalemClient;
let bodies: { path: string; body: unknown }[] = [];
const events: InvoiceListEvent[] = [];

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startListScenario();
  const wired = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      if (request.method === 'POST' && /talep|iptal|itiraz|gonder/.test(path))
        bodies.push({ path, body: await request.clone().text() });
      return scenario.server.fetch(request);
    },
  });
  await wired.session.signIn(scenario.account);
  client = wired;
}, 120_000);
afterAll(() => scenario.server.close());
afterEach(cleanup);
beforeEach(() => {
  bodies = [];
  events.length = 0;
});

async function show(locale: 'tr' | 'en' = 'tr') {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow} locale={locale}>
      <InvoiceList onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
  await screen.findByRole('button', { name: draft });
}

const draft = 'Şükrü Işıldak';
const issued = 'Çiğdem Öztürk Mimarlık';
const other = 'Işık Gündoğdu';
const rowOf = (name: string) => within(screen.getByRole('button', { name }).closest('tr') ?? document.body);
const openMenu = (name: string) => userEvent.click(screen.getByRole('button', { name: `Fatura işlemleri: ${name}` }));
const raiseIn = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.type(dialog.getByLabelText('Açıklama'), 'Mükerrer düzenlendi');
  await userEvent.click(dialog.getByRole('checkbox'));
  return dialog;
};

test('LST-05, LST-20, REQ-01, REQ-02, REQ-05, REQ-06, REQ-07, ERR-38: İptal Talebi Oluştur of an approved row raises a request, which is shown below the status', async () => {
  await show();
  await openMenu(draft);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).not.toContain(
    'İptal Talebi Oluştur',
  );
  await userEvent.keyboard('{Escape}');
  expect(rowOf(issued).getByText('itiraz için 6 gün')).toBeVisible();
  await openMenu(issued);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'İptal Talebi Oluştur',
    'İtiraz Talebi Oluştur',
    'Vadeyi Değiştir',
    'Faturayı İndir',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'İptal Talebi Oluştur' }));
  const dialog = await raiseIn('İptal talebi');
  await userEvent.click(dialog.getByRole('button', { name: 'Talep Oluştur' }));
  await waitFor(() => expect(screen.getAllByText('İptal talebi oluşturuldu').length).toBeGreaterThanOrEqual(2));
  expect(bodies.map(({ path }) => path)).toEqual(['/fatura/iptal']);
  expect(rowOf(issued).getByText('İptal talebi oluşturuldu')).toBeVisible();
  expect(events).toEqual([{ type: 'requested', tip: 'IPTAL', faturaId: expect.any(String) }]);
});

test('LST-06, REQ-01, GIB-12: the preview raises requests too; an error of the portal is shown in the dialog and keeps the input', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: other }));
  const preview = within(await screen.findByRole('dialog', { name: new RegExp(other) }));
  await userEvent.click(preview.getByRole('button', { name: /^İptal Talebi/ }));
  const dialog = await raiseIn('İptal talebi');
  scenario.server.simulator.setSwitches({
    faults: [{ kind: 'sentence', cmd: 'EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', text: 'Yasal süre geçti.', times: 1 }],
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Talep Oluştur' }));
  expect(await dialog.findByText('Yasal süre geçti.')).toBeVisible();
  expect(dialog.getByLabelText('Açıklama')).toHaveValue('Mükerrer düzenlendi');
  expect(events).toEqual([]);
});

test('LST-06: arrow buttons and arrow keys of the preview show the previous and next invoice', async () => {
  await show();
  const names = screen.getAllByRole('row').flatMap((row) => {
    const name = row.querySelector('.kalem-list__name')?.textContent;
    return name ? [name] : [];
  });
  await userEvent.click(screen.getByRole('button', { name: names[0] ?? '' }));
  const title = async (name = '') => screen.findByRole('heading', { name: new RegExp(name) });
  await title(names[0]);
  expect(screen.getByRole('button', { name: 'Önceki fatura' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Sonraki fatura' }));
  expect(await title(names[1])).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  expect(await title(names[2])).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  expect(await title(names[1])).toBeVisible();
});

test('A-17, SGN-01: the key İ signs the selection, whatever key name the keyboard layout reports', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: `${draft} faturasını seç` }));
  const table = screen.getByRole('table');
  for (const key of ['i', 'İ', 'I'])
    table.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }));
  await waitFor(() => expect(events).toHaveLength(3));
  expect(events).toEqual(Array(3).fill({ type: 'sign', faturaIds: [expect.any(String)] }));
});

test('INV-38: the preview on a phone shows why the portal refused', async () => {
  const refused = 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Anonim Şirketi';
  await show();
  await page.viewport(390, 844);
  await userEvent.click(screen.getByRole('button', { name: refused }));
  const preview = within(await screen.findByRole('dialog', { name: new RegExp(refused) }));
  expect((await preview.findByText('Fatura tarihi ileri bir tarih olamaz.')).parentElement).toHaveTextContent(
    'Portal reddetti: Fatura tarihi ileri bir tarih olamaz.',
  );
  await page.viewport(1280, 900);
});

test('A-35: in an English page messages of the portal are marked as Turkish, in list, preview and dialog', async () => {
  const refused = 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Anonim Şirketi';
  const words = 'Fatura tarihi ileri bir tarih olamaz.';
  await show('en');
  const badge = screen.getByTitle(words);
  expect(badge).toHaveAttribute('lang', 'tr');
  expect(badge.querySelector('[lang="en"]')).toHaveTextContent('Refused by the portal');
  await userEvent.click(screen.getByRole('button', { name: refused }));
  const preview = within(await screen.findByRole('dialog', { name: new RegExp(refused) }));
  expect(preview.getByText(words)).toHaveAttribute('lang', 'tr');
  cleanup();
  await show('en');
  await userEvent.click(screen.getByRole('button', { name: other }));
  await userEvent.click(await screen.findByRole('button', { name: /^Cancellation/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request to cancel' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Mükerrer düzenlendi');
  await userEvent.click(dialog.getByRole('checkbox'));
  const [cmd, text] = ['EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR', 'Yasal süre geçti.'];
  scenario.server.simulator.setSwitches({ faults: [{ kind: 'sentence', cmd, text, times: 1 }] });
  await userEvent.click(dialog.getByRole('button', { name: 'Raise request' }));
  expect(await dialog.findByText(text)).toHaveAttribute('lang', 'tr');
});

test('INV-38: a refused draft is sent again from row and preview, with the portal’s reason', async () => {
  const refused = 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Anonim Şirketi';
  await show();
  await userEvent.click(screen.getByRole('button', { name: refused }));
  const preview = within(await screen.findByRole('dialog', { name: new RegExp(refused) }));
  expect(preview.getByText('Fatura tarihi ileri bir tarih olamaz.').parentElement).toHaveTextContent(
    'Portal reddetti: Fatura tarihi ileri bir tarih olamaz.',
  );
  await userEvent.click(preview.getAllByRole('button', { name: 'Portala yeniden gönder' })[0] ?? document.body);
  expect(await screen.findByText('Fatura GİB portalına gönderildi')).toBeVisible();
  await waitFor(() => expect(preview.queryByText(/^Portal reddetti/)).toBeNull());
  expect(bodies.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/fatura\/.*\/gonder$/)]);
});

test.each([320, 360, 390] as const)(
  'USE-24: on a phone of %i px no texts of a card overlap, in both languages',
  async (width) => {
    // The page has a padding of 16 px on both sides.
    await page.viewport(width - 32, 900);
    const params = { query: { companyId: scenario.companyId } };
    const { data } = await client.GET('/fatura/search', { params: { query: { ...params.query, q: 'Kızılırmak' } } });
    const [{ faturaTarih, belgeNumarasi, talepAkisi } = {}] = data.items;
    if (faturaTarih && belgeNumarasi && talepAkisi?.length === 0)
      await client.POST('/fatura/iptal', { params, body: { faturaTarih, belgeNumarasi, aciklama: 'Mükerrer' } });
    for (const locale of ['tr', 'en'] as const) {
      await show(locale);
      const request = locale === 'tr' ? 'İptal talebi oluşturuldu' : 'Cancellation requested';
      expect((await screen.findAllByText(request)).length).toBeGreaterThan(0);
      expect(overlaps(screen.getByRole('table'))).toEqual([]);
      cleanup();
    }
  },
);
