import { newInvoice } from '@kalem/domain';
import type { PortalFault } from '@kalem/portal-simulator';
import { createClient, type components } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from './render';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Failure } from '../src/provider/failures';
import { KalemProvider, type KalemProviderProps } from '../src/provider/KalemProvider';
import type { KalemStorage } from '../src/provider/storage';
import '../src/styles.css';
import { InvoiceForm, type InvoiceFormEvent, type InvoiceFormProps } from '../src/widgets/InvoiceForm/InvoiceForm';
import { type Scenario, startScenario } from './startScenario';

type Body = components['schemas']['InvoiceWrite'];
/** A replaceable network between form and server. */
type Network = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

export const now = () => new Date('2026-11-21T11:05:22Z');
/** The device's storage, a new one per test: late writes of a previous test's form go to the old one. */
export let drafts: Map<string, string>;
/** The events that the host got in the current test. */
export const events: InvoiceFormEvent[] = [];
export const failures: Failure[] = [];
/** The server of the test file, and the client of the form. Set by `stageForms`. */
export let scenario: Scenario;
export let client: ReturnType<typeof createClient>;
const direct: Network = (request, send) => send(request);
let network = direct;
/** Unmounts the form that was opened last. */
export let close: () => void;

/** One server for the forms of a test file. Each test gets an empty storage and a working network. */
export function stageForms(): void {
  beforeAll(async () => {
    await page.viewport(1440, 900);
    scenario = await startScenario({ clock: { now } });
    client = createClient({
      baseUrl: scenario.server.baseUrl,
      fetch: (request) => network(request, scenario.server.fetch),
      retries: 0,
    });
    await client.session?.signIn(scenario.account);
  });
  beforeEach(() => {
    through(direct);
    drafts = new Map();
    events.length = 0;
    failures.length = 0;
  });
  afterEach(() => {
    cleanup();
    meet();
  });
  afterAll(() => scenario.server.close());
}

/** Replaces the network of the form's calls. Default: straight to the server. */
export function through(next: Network = direct): void {
  network = next;
}

export const meet = (...faults: PortalFault[]) => scenario.server.simulator.setSwitches({ faults });
export const query = () => ({ companyId: scenario.companyId });
export const readAll = async () =>
  (await scenario.client.GET('/fatura/all', { params: { query: query() } })).data.items;
export const read = async (id: string) =>
  (await scenario.client.GET('/fatura/{id}', { params: { path: { id }, query: query() } })).data;
export const createSaved = async (changes: Partial<Body> = {}) =>
  (
    await scenario.client.POST('/fatura', {
      params: { query: query() },
      body: { ...saleOf('Bakım hizmeti', '500'), ...changes },
    })
  ).data;

/** Signs an invoice with the code of the SMS. */
export async function approve(id: string): Promise<void> {
  const { data: started } = await scenario.client.POST('/fatura/imza', {
    params: { query: query() },
    body: { faturaIds: [id] },
  });
  const [sms] = (await scenario.server.outbox()).filter(({ kind }) => kind === 'sms');
  const body = { smsCode: sms?.body.split(' ').at(-1) ?? '', signature: started.signatureId };
  await scenario.client.POST('/fatura/imza-onay', { params: { query: query() }, body });
}

export function saleOf(malHizmet: string, birimFiyat: string): Body {
  const recipient = { vknTckn: '1938472657', aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi' };
  return {
    ...newInvoice({ now: now() }),
    ...recipient,
    malHizmetler: [{ malHizmet, miktar: '2', birim: 'C62', birimFiyat, kdvOrani: '20' }],
  };
}

/** A host's own storage, over `drafts`. */
export function storage(): KalemStorage {
  const device = drafts;
  return {
    get: (key) => device.get(key) ?? null,
    set: (key, text) => void device.set(key, text),
    remove: (key) => void device.delete(key),
  };
}

export async function open(props: InvoiceFormProps = {}, provider: Partial<KalemProviderProps> = {}): Promise<void> {
  const { unmount } = render(
    <KalemProvider
      client={client}
      companyId={scenario.companyId}
      clock={now}
      storage={storage()}
      onError={(failure) => failures.push(failure)}
      {...provider}
    >
      <InvoiceForm onEvent={(event) => events.push(event)} {...props} />
    </KalemProvider>,
  );
  close = unmount;
  await screen.findByRole('form');
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const cell = (column: string, n = 1) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${column}, ${n.toLocaleString('tr')}. satır` });
export const choice = (column: string, n = 1) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `${column}, ${n}. satır` });
export const currency = () => screen.getByRole('combobox', { name: 'Para Birimi' });
/** The form's fields, without the check beside the totals, which repeats their errors. */
export const fields = () => within(document.querySelector<HTMLElement>('.kalem-invoice-form__main') ?? document.body);
export const totals = () => within(screen.getByRole('complementary', { name: 'Toplamlar' }));
export const payable = () => document.querySelector('.kalem-totals__payable')?.textContent;
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
export const saved = async () => {
  await screen.findByText('Fatura kaydedildi');
  return savedInvoice();
};
export const savedInvoice = () => {
  const event = events.find(({ type }) => type === 'saved');
  if (event?.type !== 'saved') throw new Error('Nothing was saved');
  return event.invoice;
};

export async function fillRecipient(): Promise<void> {
  await userEvent.fill(field('VKN / TCKN'), '11111111111');
  await userEvent.fill(field('Adı'), 'Şükrü');
  await userEvent.fill(field('Soyadı'), 'Işıldak');
}

/**
 * Chooses the option that the typed text has found, by Enter. A click may scroll the page to reach the option, and a
 * scrolled page closes the list.
 */
export async function chooseFocused(name: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByRole('option', { name }).dataset['focused']).toBe('true'));
  await userEvent.keyboard('{Enter}');
}

export async function chooseCurrency(code: string): Promise<void> {
  await userEvent.fill(currency(), code);
  await chooseFocused(new RegExp(code));
}

/** Types a line, with Tab from cell to cell. */
export async function typeLine(malHizmet: string, miktar: string, birimFiyat: string, n = 1): Promise<void> {
  await userEvent.click(cell('Mal / Hizmet', n));
  await userEvent.keyboard(`${malHizmet}{Tab}${miktar}{Tab}{Tab}${birimFiyat}`);
}

/** Pastes a spreadsheet block at the caret. */
export function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

/** Stores a draft, as if a new invoice had been left unfinished on the device. */
export function keepNew(draft: Body): void {
  const key = `kalem:${scenario.client.session.user()?.id}:invoice-draft:${scenario.companyId}:new`;
  drafts.set(key, JSON.stringify({ version: 1, savedAt: '2026-11-21T10:00:00Z', draft, progress: {} }));
}
