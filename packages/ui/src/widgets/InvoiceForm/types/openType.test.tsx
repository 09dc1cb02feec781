import type { components } from '@kalem/sdk';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftOfOtherType } from '../../../../testing/atPortal';
import { foundCompany, type Scenario } from '../../../../testing/company';
import { startEmptyServer } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm, type InvoiceFormEvent } from '../InvoiceForm';

const now = () => new Date('2026-11-21T11:05:22Z');

let scenario: Scenario;
let portalInvoice: components['schemas']['InvoiceSummary'];
let device: Map<string, string>;
let events: InvoiceFormEvent[];
let written: string[];

beforeAll(async () => {
  await page.viewport(1440, 900);
  const server = await startEmptyServer({ clock: { now }, sync: true });
  await draftOfOtherType(server, '33333301', 'SARJ');
  scenario = await foundCompany(server);
  const { client, companyId } = scenario;
  portalInvoice = await waitFor(async () => {
    const { data } = await client.GET('/fatura', {
      params: { query: { companyId, faturaTarih: '2026-11-20', vknTckn: '11111111111', page: 1 } },
    });
    const found = data.items.find(({ portalFaturaTip }) => portalFaturaTip === 'SARJ');
    if (!found) throw new Error('The sync has not brought the invoice yet');
    return found;
  });
}, 120_000);
beforeEach(() => {
  device = new Map();
  events = [];
  written = [];
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

const TEXT = 'Fatura tipini seçiniz.';
const form = () => within(document.querySelector<HTMLElement>('.kalem-invoice-form__main') ?? document.body);
const type = () => form().getByRole('button', { name: /Fatura Tipi/ });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mal / Hizmet, 1. satır' });
const chooseType = async (option: string) => {
  await userEvent.click(type());
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** Opens a copy of the portal's invoice in the form. */
async function openCopy(): Promise<void> {
  const client = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET' && pathname.includes('/fatura') && !pathname.endsWith('/denetim'))
        written.push(`${request.method} ${pathname}`);
      return scenario.server.fetch(request);
    },
  });
  await client.session.signIn(scenario.account);
  const storage = {
    get: (key: string) => device.get(key) ?? null,
    set: (key: string, text: string) => void device.set(key, text),
    remove: (key: string) => void device.delete(key),
  };
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={storage}>
      <InvoiceForm mode="copy" invoiceId={portalInvoice.id} onEvent={(event) => events.push(event)} />
    </KalemProvider>,
  );
  await screen.findByRole('form');
}

test('INV-07 INV-09: a copy of an invoice of unknown type is neither saved nor signed before its type is chosen', async () => {
  await openCopy();
  expect(await form().findByText(TEXT)).toBeVisible();
  expect(type()).toHaveAccessibleDescription(TEXT);
  expect(type()).toHaveTextContent('Seçiniz');
  for (const keys of ['{Control>}s{/Control}', '{Control>}{Enter}{/Control}']) {
    name().focus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(type()).toHaveFocus());
  }
  expect(written).toEqual([]);

  await chooseType('Satış');
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(name().value).toBe('Araç şarj hizmeti');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(events.some((event) => event.type === 'saved')).toBe(true));
  const [saved] = events.flatMap((event) => (event.type === 'saved' ? [event.invoice] : []));
  expect(saved).toMatchObject({
    faturaTip: 'SATIS',
    malHizmetler: [{ malHizmet: 'Araç şarj hizmeti', miktar: '2', birimFiyat: '100', kdvOrani: '20' }],
    totals: { odenecekTutar: '240.00' },
  });
  expect(device.size).toBe(0);
});

test('INV-09: the draft on the device keeps the type unset, and undo unsets it again', async () => {
  await openCopy();
  await form().findByText(TEXT);
  await userEvent.fill(name(), 'Şarj, kasım');
  await screen.findByText(/^Taslak bu cihazda saklandı/);
  cleanup();
  await openCopy();
  expect(name().value).toBe('Şarj, kasım');
  expect(await form().findByText(TEXT)).toBeVisible();

  await chooseType('Tevkifat');
  await waitFor(() => expect(form().queryByText(TEXT)).toBeNull());
  expect(name().value).toBe('Şarj, kasım');
  name().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await form().findByText(TEXT)).toBeVisible();
  cleanup();
  await openCopy();
  expect(await form().findByText(TEXT)).toBeVisible();
});
