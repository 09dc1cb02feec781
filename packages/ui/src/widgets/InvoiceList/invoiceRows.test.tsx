import { createClient, type KalemClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor } from '../../../testing/render';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css';
import { startListScenario } from '../../../testing/startListScenario';
import type { Scenario } from '../../../testing/startScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { InvoiceList, type InvoiceListEvent } from './InvoiceList';

let scenario: Scenario;
let client: KalemClient;
const events: InvoiceListEvent[] = [];

beforeAll(async () => {
  await page.viewport(1280, 900);
  scenario = await startListScenario();
  const wired = createClient({ baseUrl: scenario.server.baseUrl, retries: 0, fetch: scenario.server.fetch });
  await wired.session.signIn(scenario.account);
  client = wired;
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(() => void events.splice(0));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show() {
  const user = userEvent.setup();
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      <InvoiceList onEvent={({ widget: _widget, ...event }) => events.push(event)} />
    </KalemProvider>,
  );
  return user;
}

/** The id and the ETTN of the only invoice of a recipient, as the server has them. */
async function stored(aliciUnvan: string) {
  const { companyId } = scenario;
  const { data } = await client.GET('/fatura/search', { params: { query: { companyId, q: aliciUnvan } } });
  const [invoice] = data.items;
  if (!invoice || data.items.length !== 1) throw new Error(`not the one invoice of ${aliciUnvan}`);
  return invoice;
}

/** The painted text colour as numbers, independent of the CSS notation. */
function paintedColour(element: Element): { red: number; green: number } {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0] = context.getImageData(0, 0, 1, 1).data;
  return { red, green };
}

test('LST-04: Onaylandı is green, Onaylanmadı and Silinmiş are red', async () => {
  show();
  await screen.findByRole('button', { name: 'Şükrü Işıldak' });
  const marks = [...document.querySelectorAll('.kalem-status')];
  const of = (text: string) => marks.filter(({ textContent }) => textContent === text).map(paintedColour);
  expect(of('Onaylandı').length).toBeGreaterThan(0);
  expect(of('Onaylanmadı').length).toBeGreaterThan(0);
  expect(of('Silinmiş').length).toBeGreaterThan(0);
  for (const { red, green } of of('Onaylandı')) expect(green).toBeGreaterThan(red + 30);
  for (const { red, green } of [...of('Onaylanmadı'), ...of('Silinmiş')]) expect(red).toBeGreaterThan(green + 30);
});

test('LST-10, INV-07: Düzenle and Kopyala emit the id of the row’s invoice', async () => {
  const { id } = await stored('Şükrü Işıldak');
  const user = show();
  for (const name of ['Düzenle', 'Kopyala']) {
    await user.click(await screen.findByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  }
  expect(events).toEqual([
    { type: 'edit', faturaId: id },
    { type: 'copy', faturaId: id },
  ]);
});

test('LST-15: downloads by the signed link of the ZIP in the same tab, without a blob', async () => {
  const opened: HTMLAnchorElement[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this);
  });
  const blobs = vi.spyOn(URL, 'createObjectURL');
  const { id, ettn } = await stored('Şükrü Işıldak');
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Faturayı İndir' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  const [link] = opened;
  const address = new URL(link?.href ?? '');
  expect(address.pathname).toBe(`/api/belge/${ettn ?? id}/fatura.zip`);
  expect([...address.searchParams.keys()].sort()).toEqual(['expires', 'signature']);
  expect(['', '_self']).toContain(link?.target);
  expect(blobs).not.toHaveBeenCalled();
  // The link must work without a token: an iPhone sends no headers with it.
  const response = await scenario.server.fetch(new Request(address));
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
});

test('LST-03: amounts end at the same place, also above a long type', async () => {
  show();
  await screen.findAllByText('Onaylandı');
  const [amount] = document.querySelectorAll('.kalem-invoice__amount');
  const type = amount?.parentElement?.querySelector('small');
  if (!amount || !type) throw new Error('no invoice with an amount');
  type.textContent = 'Konaklama Vergisi, uzun bir tip adı';
  expect(amount.getBoundingClientRect().right).toBeCloseTo(type.getBoundingClientRect().right, 0);
});
