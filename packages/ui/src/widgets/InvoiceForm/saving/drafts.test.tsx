import { newInvoice } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { cleanup, fireEvent, render, waitFor, within } from '../../../../testing/render';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import type { KalemStorage } from '../../../provider/storage';
import '../../../styles.css';
import { InvoiceForm, type InvoiceFormProps } from '../InvoiceForm';
import { lockDraft, lockedDrafts } from '../../../draft/saving/draftLocks';

const now = () => new Date('2026-11-21T11:05:22Z');
const elsewhere = 'Bu taslağa başka bir sekmede devam ediliyor. Yazdıklarınız orada.';
let scenario: Scenario;
let client: ReturnType<typeof createClient>;
let network: (request: Request) => Promise<Response>;
let device: Map<string, string>;
let storage: KalemStorage;

beforeAll(async () => {
  await page.viewport(1440, 900);
  scenario = await startScenario({ clock: { now } });
  network = (request) => scenario.server.fetch(request);
  const { baseUrl } = scenario.server;
  client = createClient({ baseUrl, fetch: (request) => network(request), retries: 0 });
  await client.session?.signIn(scenario.account);
});
beforeEach(() => {
  network = (request) => scenario.server.fetch(request);
  device = new Map();
  storage = {
    get: (key) => device.get(key) ?? null,
    set: (key, text) => void device.set(key, text),
    remove: (key) => void device.delete(key),
  };
  sessionStorage.clear();
});
afterEach(cleanup);
afterAll(() => scenario.server.close());

/** A tab of the browser: a separate render that uses the same device storage. */
async function openTab(props: InvoiceFormProps = {}) {
  const { container, unmount } = render(
    <KalemProvider client={client} userKey="isil" companyId={scenario.companyId} clock={now} storage={storage}>
      <InvoiceForm {...props} />
    </KalemProvider>,
  );
  const tab = within(container);
  await tab.findByRole('form');
  return {
    ...tab,
    close: unmount,
    unvan: () => tab.getByRole<HTMLInputElement>('textbox', { name: 'Unvan' }),
    save: () => userEvent.click(tab.getByRole('button', { name: 'Kaydet' })),
  };
}

/** The keys of the stored drafts, without the list of drafts. */
const kept = () => [...device.keys()].filter((key) => key.includes(':invoice-draft:'));
const count = async () =>
  (await scenario.client.GET('/fatura/all', { params: { query: { companyId: scenario.companyId } } })).data.items
    .length;

test('USE-07: a draft belongs to its tab; another tab starts empty and can take the draft over', async () => {
  const first = await openTab();
  await userEvent.fill(first.unvan(), 'Iğdır Kayısı');
  await first.findByText(/^Taslak bu cihazda saklandı/);
  const second = await openTab();
  expect(second.unvan().value).toBe('');
  const list = within(await second.findByRole('region', { name: 'Yarım kalan 1 fatura var' }));
  expect(list.getByText('Satış · 1 satır · başka bir sekmede açık, alınca orada kapanır')).toBeTruthy();
  await userEvent.fill(first.unvan(), 'Iğdır Kayısı A.Ş.');
  await userEvent.click(list.getByRole('button', { name: 'Devam et: Iğdır Kayısı' }));
  await waitFor(() => expect(second.unvan().value).toBe('Iğdır Kayısı A.Ş.'));
  expect(await first.findByText(elsewhere)).toBeTruthy();
  expect(first.queryByRole('button', { name: 'Kaydet' })).toBeNull();
  await userEvent.click(first.getByRole('button', { name: 'Buraya al' }));
  await waitFor(() => expect(first.unvan().value).toBe('Iğdır Kayısı A.Ş.'));
  expect(await second.findByText(elsewhere)).toBeTruthy();
});

test('USE-07: two tabs keep separate drafts', async () => {
  const first = await openTab();
  const second = await openTab();
  await userEvent.fill(first.unvan(), 'Iğdır Kayısı A.Ş.');
  await userEvent.fill(second.unvan(), 'İğneada Lojistik A.Ş.');
  await first.findByText(/^Taslak bu cihazda saklandı/);
  await second.findByText(/^Taslak bu cihazda saklandı/);
  expect(kept()).toHaveLength(2);
});

test('USE-07: a killed tab loses no key press, also in a line that was just started', async () => {
  const tab = await openTab();
  const cell = (column: string, n: number) => tab.getByRole('textbox', { name: `${column}, ${n}. satır` });
  fireEvent.change(tab.unvan(), { target: { value: 'I' } });
  await waitFor(() => expect(kept()).toHaveLength(1));
  fireEvent.change(tab.unvan(), { target: { value: 'Iğdır' } });
  fireEvent.change(cell('Mal / Hizmet', 1), { target: { value: 'Kayısı' } });
  await userEvent.click(cell('Birim Fiyat', 1));
  await userEvent.keyboard('12{Enter}');
  await waitFor(() => expect(cell('Mal / Hizmet', 2)).toBe(document.activeElement));
  await waitFor(() => expect(JSON.parse(device.get(kept()[0] ?? '') ?? '').draft.malHizmetler).toHaveLength(2));
  for (const typed of ['3', '34', '345']) fireEvent.change(cell('Birim Fiyat', 2), { target: { value: typed } });
  fireEvent.change(tab.unvan(), { target: { value: 'Iğdır Kayısı A.Ş.' } });
  const left = new Map(device);
  tab.close();
  device = left;
  const next = await openTab();
  expect(next.unvan().value).toBe('Iğdır Kayısı A.Ş.');
  expect(next.getByRole('textbox', { name: 'Mal / Hizmet, 1. satır' })).toHaveProperty('value', 'Kayısı');
  expect(next.getAllByRole('gridcell', { name: '345,00' })).not.toEqual([]);
  await userEvent.click(next.getByRole('button', { name: 'Baştan başla' }));
  await waitFor(() => expect(next.unvan().value).toBe(''));
  expect([...device.keys()]).toEqual([]);
});

test('USE-07: the draft of a closed tab is offered, can be continued, and can be discarded with undo', async () => {
  const first = await openTab();
  await userEvent.fill(first.unvan(), 'Iğdır Kayısı A.Ş.');
  await first.findByText(/^Taslak bu cihazda saklandı/);
  first.close();
  sessionStorage.clear();
  const second = await openTab();
  expect(second.unvan().value).toBe('');
  expect(await second.findByText('Satış · 1 satır · bu cihazda')).toBeTruthy();
  await userEvent.click(second.getByRole('button', { name: 'Taslağı sil: Iğdır Kayısı A.Ş.' }));
  expect(kept()).toEqual([]);
  await userEvent.click(within(document.body).getByRole('button', { name: 'Geri al' }));
  await userEvent.click(await second.findByRole('button', { name: 'Devam et: Iğdır Kayısı A.Ş.' }));
  await waitFor(() => expect(second.unvan().value).toBe('Iğdır Kayısı A.Ş.'));
  await userEvent.click(second.getByRole('button', { name: 'Baştan başla' }));
  await waitFor(() => expect(second.unvan().value).toBe(''));
  expect([...device.keys()]).toEqual([]);
});

test('USE-07: a new invoice shows the newest two unfinished drafts, and the others on demand', async () => {
  for (const name of ['Ardıç', 'Bıldırcın', 'Çınar', 'Dişbudak']) {
    const tab = await openTab();
    await userEvent.fill(tab.unvan(), `${name} A.Ş.`);
    await tab.findByText(/^Taslak bu cihazda saklandı/);
    tab.close();
    sessionStorage.clear();
  }
  const tab = await openTab();
  const shown = () => tab.queryAllByRole('button', { name: /^Devam et: / }).map((button) => button.ariaLabel);
  expect(shown()).toEqual(['Devam et: Dişbudak A.Ş.', 'Devam et: Çınar A.Ş.']);
  await userEvent.click(tab.getByRole('button', { name: 'Tümünü göster (4)' }));
  expect(shown()).toHaveLength(4);
  expect(tab.queryByRole('button', { name: /^Tümünü göster/ })).toBeNull();
});

test('USE-07: a draft is listed as locked only while it is held, also after an earlier release', async () => {
  const name = 'isil:draft';
  const take = () => lockDraft(name, { onAsked: () => Promise.resolve(), onLost: () => undefined });
  const first = await take();
  first.release();
  const second = await take();
  expect(second.isOwn).toBe(true);
  expect([...(await lockedDrafts())]).toEqual([name]);
  // A form calls `release` again when it unmounts.
  first.release();
  expect([...(await lockedDrafts())]).toEqual([name]);
  await new Promise((passed) => setTimeout(passed, 700));
  second.release();
  // A lock that the browser releases late does not count as held, even after the timer of the first release.
  const late = navigator.locks.request(`kalem-draft:${name}`, () => new Promise((passed) => setTimeout(passed, 600)));
  await new Promise((passed) => setTimeout(passed, 500));
  expect([...(await lockedDrafts())]).toEqual([]);
  await late;
});

test('USE-07, API-06: a lost answer and a save of the same draft in another tab create one invoice', async () => {
  const draft = {
    ...newInvoice({ now: now() }),
    ...{ vknTckn: '1938472657', aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları A.Ş.' },
    malHizmetler: [{ malHizmet: 'Kalem', miktar: '1', birim: 'C62', birimFiyat: '10', kdvOrani: '20' }],
  };
  const key = `kalem:isil:invoice-draft:${scenario.companyId}:new`;
  device.set(key, JSON.stringify({ version: 1, savedAt: now().toISOString(), draft, progress: {} }));
  const before = await count();
  const first = await openTab();
  network = async (request) => {
    await scenario.server.fetch(request);
    throw new TypeError('Failed to fetch');
  };
  await first.save();
  await first.findByText(/Yeniden kaydettiğinizde fatura iki kez oluşmaz\./);
  network = (request) => scenario.server.fetch(request);
  const second = await openTab();
  await userEvent.click(await second.findByRole('button', { name: /^Devam et/ }));
  await first.findByText(elsewhere);
  await waitFor(() => expect(second.unvan().value).toBe(draft.aliciUnvan));
  await second.save();
  await within(document.body).findByText('Fatura kaydedildi');
  expect(await count()).toBe(before + 1);
  expect(kept()).toEqual([]);
});
