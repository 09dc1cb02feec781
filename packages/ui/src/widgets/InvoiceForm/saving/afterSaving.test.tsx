import { newInvoice, type InvoiceDraft } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../../../testing/render';
import { useEffect, useState, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepDraft } from '../../../../testing/keepDraft';
import { startScenario, type Scenario } from '../../../../testing/startScenario';
import { KalemProvider } from '../../../provider/KalemProvider';
import type { Locale } from '../../../provider/texts';
import type { KalemStorage } from '../../../provider/storage';
import '../../../styles.css';
import { SigningDialog } from '../../SigningDialog/SigningDialog';
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
  beside?: ReactNode,
  storage: (draft: InvoiceDraft) => KalemStorage = keepDraft,
  locale: Locale = 'tr',
) {
  const line = { malHizmet: 'Kalem', miktar: '2', birim: 'C62', birimFiyat: '10', kdvOrani: '20' };
  const draft = { ...newInvoice({ now: now() }), ...recipient, malHizmetler: [line] };
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={now} storage={storage(draft)} locale={locale}>
      <InvoiceForm onEvent={(event) => events.push(event)} {...props} />
      {beside}
    </KalemProvider>,
  );
  await screen.findByRole('form');
  await screen.findByText(locale === 'tr' ? /^Kaydedilmemiş taslağınız geri getirildi/ : /^Your unsaved draft/);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
const next = (name: string) => screen.findByRole('button', { name });
/** The vertical positions of all labels, headings, controls and lines, and of the side panel. */
const places = () =>
  [
    ...document.querySelectorAll('.kalem-invoice-form :is(label, .kalem-heading, .kalem-control, .kalem-line, aside)'),
  ].map((element) => Math.round(element.getBoundingClientRect().top + scrollY));

test('INV-37: after a save the form offers the next actions, until the next edit', async () => {
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

test('INV-37, INV-38: an invoice that the portal does not have cannot be signed or viewed yet', async () => {
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

test('INV-37: a save of more than three seconds shows a note, and shifts nothing', async () => {
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

test.each([1440, 1000, 390])('USE-04, INV-35: at %i px faults, warnings and failures shift nothing', async (width) => {
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
});

test('INV-23: a third address shifts nothing; the inactive field shows the number of addresses', async () => {
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

test('USE-17: `autoFocus` focuses the first field of the form, and so does the key N', async () => {
  await open({ autoFocus: true });
  const number = screen.getByRole('textbox', { name: 'VKN / TCKN' });
  await waitFor(() => expect(number).toHaveFocus());
  await userEvent.click(screen.getByRole('heading', { name: 'Toplamlar' }));
  expect(number).not.toHaveFocus();
  // With Caps Lock on, a Turkish keyboard sends the capital letter.
  await userEvent.keyboard('N');
  expect(number).toHaveFocus();
  expect(number).toHaveValue('1938472657');
});

test('EMB-05: `onBeforeSave` cancels a save by an awaited text or by false; a later save succeeds', async () => {
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

test('EMB-05: edits made while `onBeforeSave` is pending are not saved, and stay in the form as unsaved', async () => {
  const asked: InvoiceDraft[] = [];
  let decide = () => {};
  const decision = new Promise<void>((resolve) => (decide = resolve));
  await open({
    onBeforeSave: async (invoice) => {
      asked.push(invoice);
      await decision;
    },
  });
  await save();
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Miktar, 1. satır' }), '3');
  await userEvent.keyboard('{Tab}');
  decide();
  const saved = await waitFor(() => {
    const event = events.find(({ type }) => type === 'saved');
    if (event?.type !== 'saved') throw new Error('Nothing was saved');
    return event.invoice;
  });
  expect(asked[0]?.malHizmetler[0]?.miktar).toBe('2');
  expect(saved.malHizmetler[0]?.miktar).toBe('2');
  expect(screen.getByRole('textbox', { name: 'Miktar, 1. satır' })).toHaveValue('3');
  expect(screen.queryByRole('button', { name: 'Yeni fatura' })).toBeNull();
});

test('UI-21: an exception in `onEvent` for `saved` does not fail the save, and is reported to the window', async () => {
  const fault = new TypeError('bug in the host');
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  await open({
    onEvent: ({ type }) => {
      if (type === 'saved') throw fault;
    },
  });
  await save();
  expect(await next('Yeni fatura')).toBeVisible();
  expect(screen.getByText('Fatura kaydedildi')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  reported.mockRestore();
});

test('UI-21: an exception in `onBeforeSave` stops the save with a message, and is reported to the window', async () => {
  const fault = new TypeError('bug in the host');
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  await open({
    onBeforeSave: () => {
      throw fault;
    },
  });
  await save();
  expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  expect(events.map(({ type }) => type)).not.toContain('saved');
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  reported.mockRestore();
});

/** The signing dialog of a host that stays on the form while it signs. */
function Signing({ onAsk }: { onAsk: (ask: (ids: string[]) => void) => void }) {
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => onAsk(setIds), [onAsk]);
  return (
    <SigningDialog
      faturaIds={ids}
      isOpen={ids.length > 0}
      onEvent={({ type }) => type === 'signingClosed' && setIds([])}
    />
  );
}

test('USE-27: during maintenance of the portal the form explains what happens next, and offers to sign afterwards', async () => {
  scenario.server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
  await open();
  await save();
  expect(await screen.findByText(/portalına şu anda ulaşılamıyor.*burada hazır/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'İmzala' })).toBeNull();
  scenario.server.simulator.setSwitches({ faults: [] });
  const event = events.find(({ type }) => type === 'saved');
  const id = event?.type === 'saved' ? event.invoice.id : '';
  await client.POST('/fatura/{id}/gonder', { params: { path: { id }, query: { companyId: scenario.companyId } } });
  expect(await screen.findByRole('button', { name: 'İmzala' }, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText(/^GIB\d+ kaydedildi, sırada ne var\?$/)).toBeVisible();
});

test('USE-27: an invoice that the portal refuses later is not shown as saved, with the reason', async () => {
  scenario.server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
  await open();
  await save();
  expect(await screen.findByText(/burada hazır/)).toBeVisible();
  const event = events.find(({ type }) => type === 'saved');
  const id = event?.type === 'saved' ? event.invoice.id : '';
  const faults = [{ kind: 'sentence', text: 'Fatura tarihi hatalı.', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR' }] as const;
  scenario.server.simulator.setSwitches({ faults: [...faults] });
  const params = { path: { id }, query: { companyId: scenario.companyId } };
  await client.POST('/fatura/{id}/gonder', { params }).catch(() => undefined);
  scenario.server.simulator.setSwitches({ faults: [] });
  const words = await screen.findByText('Fatura tarihi hatalı.', undefined, { timeout: 20_000 });
  expect(words.parentElement).toHaveTextContent(/kabul etmedi.*Fatura tarihi hatalı/);
  expect(screen.queryByText(/sırada ne var/)).toBeNull();
});

test('A-17: an invoice that the portal has refused is not shown as free of faults until it is edited', async () => {
  const faults = [{ kind: 'sentence', text: 'Fatura tarihi hatalı.', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR' }] as const;
  await open({}, { vknTckn: '11111111111', aliciAdi: 'Nilüfer', aliciSoyadi: 'Tek' });
  const check = within(await screen.findByRole('region', { name: 'GİB bunu kabul eder mi?' }));
  expect(await check.findByText('Evet, bilinen bir engel yok.')).toBeVisible();
  scenario.server.simulator.setSwitches({ faults: [...faults] });
  await save();
  expect(await check.findByText('Fatura tarihi hatalı.')).toBeVisible();
  expect(check.queryByText(/^Evet/)).toBeNull();
  scenario.server.simulator.setSwitches({ faults: [] });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Miktar, 1. satır' }), '3');
  await userEvent.keyboard('{Tab}');
  expect(await check.findByText('Evet, bilinen bir engel yok.')).toBeVisible();
});

test('A-35: in an English form messages of the portal are marked as Turkish', async () => {
  const text = 'Fatura tarihi hatalı.';
  await open({}, undefined, undefined, keepDraft, 'en');
  scenario.server.simulator.setSwitches({
    faults: [{ kind: 'sentence', text, cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const check = within(screen.getByRole('region', { name: /GİB/ }));
  expect(await check.findByText(text)).toHaveAttribute('lang', 'tr');
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  for (const words of screen.getAllByText(text)) expect(words).toHaveAttribute('lang', 'tr');
  scenario.server.simulator.setSwitches({ faults: [] });
});

test('USE-22: a form that stays open after signing shows the invoice as signed and no longer offers to sign', async () => {
  let sign = (_ids: string[]) => {};
  const ask = (next: typeof sign) => void (sign = next);
  await open(
    { onEvent: (event) => event.type === 'sign' && sign([event.faturaId]) },
    undefined,
    <Signing onAsk={ask} />,
  );
  await save();
  await userEvent.click(await next('İmzala'));
  await screen.findByRole('timer');
  await userEvent.fill(screen.getByRole('textbox', { name: /SMS/ }), await lastCode());
  await userEvent.click(screen.getByRole('button', { name: 'Onayla' }));
  expect(await screen.findByText(/ imzalandı, sırada ne var\?$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'İmzala' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Görüntüle' })).toBeVisible();
});

test('A-31: on a phone the save button is the last used one, also after a reload', async () => {
  await page.viewport(320, 700);
  const choices = keepDraft();
  /**
   * Opens the form with a restored draft. Other values of the device, like the last used button, are kept between
   * openings.
   */
  const openAgain = () =>
    open({}, undefined, undefined, (draft) => {
      const drafts = keepDraft(draft);
      const storageOf = (key: string) => (key.includes('draft') ? drafts : choices);
      return {
        get: (key) => storageOf(key).get(key),
        set: (key, text) => storageOf(key).set(key, text),
        remove: (key) => storageOf(key).remove(key),
      };
    });
  const bar = () => within(document.querySelector<HTMLElement>('.kalem-totals__bar') ?? document.body);
  await openAgain();
  expect(bar().getByRole('button', { name: 'Kaydet' })).toBeVisible();
  await userEvent.click(bar().getByRole('button', { expanded: false }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kaydet ve imzala' }));
  await waitFor(() => expect(events.at(-1)?.type).toBe('saveAndSign'));
  cleanup();
  events = [];
  await openAgain();
  await userEvent.click(await bar().findByRole('button', { name: 'Kaydet ve imzala' }));
  await waitFor(() => expect(events.at(-1)?.type).toBe('saveAndSign'));
  const [sum, button] = [...(document.querySelector('.kalem-totals__bar')?.children ?? [])];
  expect(button?.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(sum?.scrollWidth).toBeLessThanOrEqual(sum?.clientWidth ?? 0);
});

async function lastCode(): Promise<string> {
  const [sms] = (await scenario.server.outbox()).filter(({ kind }) => kind === 'sms');
  return sms?.body.split(' ').at(-1) ?? '';
}
