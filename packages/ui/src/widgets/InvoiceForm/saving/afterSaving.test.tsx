import { newInvoice } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepDraft } from '../../../../testing/keepDraft';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import '../../../styles.css';
import { InvoiceForm, type InvoiceFormEvent, type InvoiceFormProps } from '../InvoiceForm';

const now = () => new Date('2026-11-21T11:05:22Z');
let scenario: Scenario;
let client: ReturnType<typeof createClient>;
let network: (request: Request) => Promise<Response>;
let events: InvoiceFormEvent[];

beforeAll(async () => {
  scenario = await startScenario({ clock: { now } });
  client = createClient({ baseUrl: scenario.server.baseUrl, fetch: (request) => network(request), retries: 0 });
  network = (request) => scenario.server.fetch(request);
  await client.session?.signIn(scenario.account);
});
beforeEach(async () => {
  await page.viewport(1440, 900);
  network = (request) => scenario.server.fetch(request);
  events = [];
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

async function open(
  props: InvoiceFormProps = {},
  recipient: object = { vknTckn: '1938472657', aliciUnvan: 'Iğdır A.Ş.' },
) {
  const line = { malHizmet: 'Kalem', miktar: '2', birim: 'C62', birimFiyat: '10', kdvOrani: '20' };
  const draft = { ...newInvoice({ now: now() }), ...recipient, malHizmetler: [line] };
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={keepDraft(draft)}>
      <InvoiceForm onEvent={(event) => events.push(event)} {...props} />
    </KalemProvider>,
  );
  await screen.findByRole('form');
  await screen.findByText(/^Kaydedilmemiş taslağınız geri getirildi/);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
const next = (name: string) => screen.findByRole('button', { name });
/** Where everything stands that can be used or read. */
const places = () =>
  [
    ...document.querySelectorAll('.kalem-invoice-form :is(label, .kalem-heading, .kalem-control, .kalem-line, aside)'),
  ].map((element) => Math.round(element.getBoundingClientRect().top + scrollY));

test('INV-37: after a save the form offers what comes next, until something is edited', async () => {
  await open();
  await save();
  const saved = await waitFor(() => {
    const event = events.find(({ type }) => type === 'saved');
    if (event?.type !== 'saved') throw new Error('Nothing was saved');
    return event.invoice;
  });
  for (const [name, type] of [
    ['İmzala', 'sign'],
    ['Görüntüle', 'view'],
  ] as const) {
    await userEvent.click(await next(name));
    expect(events.at(-1)).toMatchObject({ type, faturaId: saved.id, invoice: { id: saved.id } });
  }
  await userEvent.click(await next('Yeni fatura'));
  expect(events.at(-1)).toMatchObject({ widget: 'invoice-form', type: 'create' });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Unvan' }), 'Iğdır Kayısı A.Ş.');
  expect(screen.queryByRole('button', { name: 'Görüntüle' })).toBeNull();
});

test('INV-37, INV-38: what the portal does not have cannot be signed or viewed yet', async () => {
  scenario.server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
  try {
    await open();
    await save();
    expect(await next('Yeni fatura')).toBeVisible();
    for (const name of ['İmzala', 'Görüntüle']) expect(screen.queryByRole('button', { name })).toBeNull();
  } finally {
    scenario.server.simulator.setSwitches({ faults: [] });
  }
});

test('INV-37: a save of more than three seconds says that it takes longer, and moves nothing', async () => {
  await open();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  network = async (request) => {
    if (request.method === 'POST') await held;
    return scenario.server.fetch(request);
  };
  const before = places();
  await save();
  expect(screen.queryByText(/Her zamankinden uzun sürüyor/)).toBeNull();
  expect(await screen.findByText(/Her zamankinden uzun sürüyor/)).toBeVisible();
  expect(places()).toEqual(before);
  answer();
  await next('Yeni fatura');
  expect(screen.queryByText(/Her zamankinden uzun sürüyor/)).toBeNull();
  expect(places()).toEqual(before);
});

test.each([1440, 1000, 390])(
  'USE-04, INV-35: at %i px nothing moves when faults, warnings or a failure come',
  async (width) => {
    await page.viewport(width, 900);
    await open({}, {});
    const before = places();
    await userEvent.fill(screen.getByRole('textbox', { name: 'VKN / TCKN' }), '123');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Tarih' }), '01/01/2020');
    await userEvent.keyboard('{Tab}');
    await screen.findAllByText(/./, { selector: '.kalem-message__warning *' });
    expect(places()).toEqual(before);
    network = () => Promise.reject(new TypeError('Failed to fetch'));
    await userEvent.fill(screen.getByRole('textbox', { name: 'VKN / TCKN' }), '1938472657');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Unvan' }), 'Iğdır');
    await save();
    await screen.findByText(/Yazdıklarınız burada duruyor/);
    expect(places()).toEqual(before);
    await userEvent.click(await next('Kapat'));
    expect(screen.queryByText(/Yazdıklarınız burada duruyor/)).toBeNull();
  },
);

test('INV-23: a third address moves nothing; at rest the field says how many there are', async () => {
  await open();
  const before = places();
  const field = screen.getByRole('textbox', { name: /^Email/ });
  await userEvent.click(field);
  await userEvent.keyboard('muhasebe@igdir-kayisi.example,satinalma@igdir-kayisi.example,arsiv@igdir-kayisi.example,');
  expect(places()).toEqual(before);
  expect(screen.getByText('arsiv@igdir-kayisi.example')).toBeVisible();
  await userEvent.click(screen.getByRole('textbox', { name: 'Unvan' }));
  expect(screen.getByText('3 adres')).toBeVisible();
  expect(places()).toEqual(before);
});

test('USE-17: the form takes the focus for a host that opened it by a key, and n leads to its first field', async () => {
  await open({ autoFocus: true });
  const number = screen.getByRole('textbox', { name: 'VKN / TCKN' });
  await waitFor(() => expect(number).toHaveFocus());
  await userEvent.click(screen.getByRole('heading', { name: 'Toplamlar' }));
  expect(number).not.toHaveFocus();
  // With caps lock a Turkish keyboard gives the capital.
  await userEvent.keyboard('N');
  expect(number).toHaveFocus();
  expect(number).toHaveValue('1938472657');
});

test('EMB-05: a host is asked before a save, later too; a text is shown and nothing is sent, then it may go', async () => {
  const sent: string[] = [];
  network = (request) => {
    if (request.method === 'POST') sent.push(new URL(request.url).pathname);
    return scenario.server.fetch(request);
  };
  const answers = [Promise.resolve('Günlük limitiniz doldu.'), false, undefined] as const;
  const asked: unknown[] = [];
  await open({
    onBeforeSave: (invoice) => {
      asked.push(invoice.vknTckn);
      return answers[asked.length - 1];
    },
  });
  await save();
  expect(await screen.findByText('Günlük limitiniz doldu.')).toBeTruthy();
  await save();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(sent).not.toContain('/api/fatura');
  await save();
  await next('Yeni fatura');
  expect(asked).toEqual(['1938472657', '1938472657', '1938472657']);
  expect(sent).toContain('/api/fatura');
});
