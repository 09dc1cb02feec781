import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startRequestScenario, type RequestScenario } from '../../../../testing/startRequestScenario';
import { listNow } from '../../../../testing/week';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm, type InvoiceFormEvent } from '../InvoiceForm';

/** The other party: it issued three invoices to the company at the portal, and the company issued one to it. */
const SUPPLIER = '5560173901';

let scenario: RequestScenario;
let mayRead = true;
let queried: string[] = [];
let events: InvoiceFormEvent[] = [];

beforeAll(async () => {
  scenario = await startRequestScenario();
}, 120_000);
beforeEach(async () => {
  await page.viewport(1440, 900);
  mayRead = true;
  queried = [];
  events = [];
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog', { name: 'İade edilecek faturaları seçin' }));
const side = (name: string) => dialog().getByRole<HTMLInputElement>('radio', { name });
const invoices = (name: string) =>
  within(dialog().getByRole('list', { name }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('li')?.textContent ?? '');

/** Opens a new IADE for the other party, with the picker open. */
async function openPicker(recipient = SUPPLIER): Promise<void> {
  const client = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      queried.push(`${pathname.replace('/api', '')}${search}`);
      const response = await scenario.server.fetch(request);
      if (!pathname.endsWith('/company') || mayRead) return response;
      const text = await response.text();
      return Response.json(JSON.parse(text.replaceAll(/("adimaDuzenlenenFaturalarRead"):true/g, '$1:false')));
    },
  });
  await client.session.signIn(scenario.account);
  const storage = { get: () => null, set: () => undefined, remove: () => undefined };
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow} storage={storage}>
      <InvoiceForm onEvent={(event) => events.push(event)} />
    </KalemProvider>,
  );
  await screen.findByRole('form');
  await press(/Fatura Tipi/);
  await userEvent.click(await screen.findByRole('option', { name: 'İade' }));
  await userEvent.fill(field('VKN / TCKN'), recipient);
  await userEvent.tab();
  await press('Faturalarımdan seç');
}

test('INV-25: for a consumer the own invoices come first, with the text about the gider pusulası', async () => {
  await openPicker('11111111111');
  expect(side('Benim kestiklerim').checked).toBe(true);
  expect(dialog().getByText(/gider pusulası/)).toBeVisible();
});

test('MNY-07, MNY-10: asks what is returned; for a sale the own invoices come first, and the kind is saved', async () => {
  await openPicker();
  await userEvent.keyboard('{Escape}');
  const kinds = within(screen.getByRole('radiogroup', { name: 'Ne iade ediliyor?' }));
  expect(kinds.getByRole('radio', { name: 'Tedarikçiden aldığım mal' })).toBeChecked();
  await userEvent.click(kinds.getByRole('radio', { name: 'Müşterime sattığım mal' }));
  await press('Faturalarımdan seç');
  expect(side('Benim kestiklerim').checked).toBe(true);
  await userEvent.click(await dialog().findByRole('checkbox', { name: /19\/11\/2026/ }));
  await press('1 faturayı ekle');
  await waitFor(() => expect(field('1. faturanın tarihi').value).toBe('19/11/2026'));
  await press('Kaydet');
  await waitFor(() => expect(events.some(({ type }) => type === 'saved')).toBe(true));
  const saved = events.flatMap((event) => (event.type === 'saved' ? [event.invoice] : []))[0];
  expect(saved).toMatchObject({ faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI' });
});

test('INV-25: lists invoices that the recipient issued to the company first, and takes number and date', async () => {
  await openPicker();
  expect(side('Bana düzenlenenler').checked).toBe(true);
  const received = await dialog().findByRole('checkbox', { name: /20\/11\/2026/ });
  expect(dialog().getByText(/satırları Kalem'de bulunmaz/)).toBeVisible();
  expect(dialog().queryByRole('checkbox', { name: 'Satırlarını da ekle' })).toBeNull();
  const shown = invoices('Bana düzenlenenler');
  const days = shown.map((text) => /\d\d\/\d\d\/\d{4}/.exec(text)?.[0]);
  expect(new Set(days)).toEqual(new Set(['20/11/2026', '18/11/2026', '13/11/2026']));
  expect(shown[0]).toContain('41.200,00');

  const number = /[A-Z]{3}\d{13}/.exec(shown[0] ?? '')?.[0] ?? '';
  await userEvent.click(received);
  await press('1 faturayı ekle');
  await waitFor(() => expect(field('1. iade edilen fatura').value).toBe(number));
  expect(field('1. faturanın tarihi').value).toBe('20/11/2026');
  await userEvent.fill(field('Mal / Hizmet, 1. satır'), 'Un');
  await userEvent.fill(field('Birim Fiyat, 1. satır'), '100');
  await press('Kaydet');
  await waitFor(() => expect(events.some(({ type }) => type === 'saved')).toBe(true));
  const saved = events.flatMap((event) => (event.type === 'saved' ? [event.invoice] : []))[0];
  expect(saved?.iadeFaturalari).toEqual([{ faturaNumarasi: number, faturaTarih: '2026-11-20' }]);
  expect(saved?.malHizmetler).toHaveLength(1);
});

test('INV-25: arrow keys switch to the company’s own invoices, which include their lines; earlier choices stay', async () => {
  await openPicker();
  await userEvent.click(await dialog().findByRole('checkbox', { name: /13\/11\/2026/ }));
  side('Bana düzenlenenler').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(side('Benim kestiklerim')).toHaveFocus();
  await userEvent.click(await dialog().findByRole('checkbox', { name: /19\/11\/2026/ }));
  expect(invoices('Benim kestiklerim')).toHaveLength(1);
  expect(dialog().getByText(/gider pusulası/)).toBeVisible();
  expect(dialog().getByRole('checkbox', { name: 'Satırlarını da ekle' })).toBeChecked();
  await press('2 faturayı ekle');
  await waitFor(() => expect(field('2. faturanın tarihi').value).toBe('19/11/2026'));
  expect(field('1. faturanın tarihi').value).toBe('13/11/2026');
  expect(field('Mal / Hizmet, 1. satır').value).toBe('Danışmanlık');
});

test('INV-25: received invoices are searched by number, day and amount; other dates can be queried', async () => {
  await openPicker();
  await dialog().findByRole('checkbox', { name: /20\/11\/2026/ });
  const search = dialog().getByLabelText('Numara, tarih veya tutar');
  for (const [typed, day] of [
    ['13.11.2026', '13/11/2026'],
    ['41200', '20/11/2026'],
    ['41.200,00', '20/11/2026'],
  ] as const) {
    await userEvent.fill(search, typed);
    await waitFor(() => expect(invoices('Bana düzenlenenler')).toEqual([expect.stringContaining(day)]));
  }
  await userEvent.fill(search, 'öyle numara yok');
  expect(await dialog().findByText('Aramaya uyan fatura yok.')).toBeVisible();
  await userEvent.fill(search, '');
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Başlangıç tarihi' }), '19/11/2026');
  await userEvent.click(dialog().getByRole('button', { name: 'Sorgula' }));
  await waitFor(() => expect(invoices('Bana düzenlenenler')).toHaveLength(1));
  expect(queried.findLast((call) => call.startsWith('/adima'))).toContain('baslangicTarihi=2026-11-19');
});

test('INV-25: a recipient without invoices to the company, or a missing permission, is explained', async () => {
  await openPicker('1938472657');
  expect(await dialog().findByText(/1938472657 tarafından size düzenlenmiş, onaylanmış fatura yok/)).toBeVisible();
  cleanup();
  mayRead = false;
  queried = [];
  await openPicker();
  expect(await dialog().findByText(/^Size düzenlenen faturaları görme yetkiniz yok/)).toBeVisible();
  expect(queried.filter((call) => call.startsWith('/adima'))).toEqual([]);
});

test('INV-25: the picker fits on a phone', async () => {
  await page.viewport(390, 844);
  await openPicker();
  await dialog().findByRole('checkbox', { name: /20\/11\/2026/ });
  const wide = [...screen.getByRole('dialog').querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > 390 && !element.closest('.kalem-hidden'),
  );
  expect(wide).toEqual([]);
  expect(side('Benim kestiklerim').closest('label')).toBeVisible();
});

test('INV-25: an invoice with an accepted cancellation is not offered', async () => {
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  const { data } = await client.GET('/iptal-itiraz', { params });
  const request = data.items.find(
    ({ belgeTarihi, saticiVknTckn }) => belgeTarihi === '2026-11-13' && saticiVknTckn === SUPPLIER,
  );
  const body = {
    tarih: request?.iptalItirazTalepTarihi ?? '',
    belgeNumarasi: request?.belgeNumarasi ?? '',
    saticiVknTckn: SUPPLIER,
  };
  await client.POST('/iptal-itiraz/onay', { params, body });
  await openPicker();
  await dialog().findByRole('checkbox', { name: /20\/11\/2026/ });
  expect(dialog().queryByRole('checkbox', { name: /13\/11\/2026/ })).toBeNull();
});
