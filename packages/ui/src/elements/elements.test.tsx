import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newInvoice } from '@kalem/domain';
import { createClient, type KalemClient } from '@kalem/sdk';
import type { Scenario } from '../../testing/company';
import { keepDraft } from '../../testing/keepDraft';
import { openWeek, weekNow } from '../../testing/openWeek';
import { BeforeEvent } from './WidgetElement';
import { defineCustomElements } from './index';

let scenario: Scenario;
let client: KalemClient;
const heard: { type: string; detail: unknown }[] = [];
const hear = ({ type, detail }: CustomEvent<unknown>) => void heard.push({ type, detail });

beforeAll(async () => {
  await page.viewport(1280, 900);
  defineCustomElements();
  scenario = await openWeek();
  client = scenario.client;
  for (const name of ['kalem-event', 'kalem-error', 'kalem-query-change'] as const)
    document.addEventListener(name, (event) => hear(event as CustomEvent<unknown>));
});
beforeEach(() => void (heard.length = 0));
afterEach(async () => {
  document.body.replaceChildren();
  await settled();
});

/** Waits until React has rendered all changes. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Shows the HTML inside a `<kalem-provider>` with the scenario's session. */
function show(html: string): HTMLElementTagNameMap['kalem-provider'] {
  const provider = Object.assign(document.createElement('kalem-provider'), {
    ...{ client, companyId: scenario.companyId, clock: weekNow },
  });
  provider.innerHTML = html;
  document.body.append(provider);
  return provider;
}

const find = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] => {
  const element = document.querySelector(tag);
  if (!element) throw new Error(`There is no <${tag}>.`);
  return element;
};
const shadowOf = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> shows nothing.`);
  return element.shadowRoot;
};
const row = (name: string) => page.getByRole('button', { name, exact: true });

test('EMB-01, EMB-02: an element renders its list in its shadow root and dispatches events', async () => {
  show('<kalem-invoice-list default-query=\'{ "search": "" }\'></kalem-invoice-list>');
  await expect.element(row('Şükrü Işıldak')).toBeVisible();
  const list = find('kalem-invoice-list');
  expect(shadowOf(list).querySelector('.kalem-widget')).toBeTruthy();
  expect(document.querySelector('.kalem-widget')).toBeNull();

  await page.getByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Düzenle' })).toBeVisible();
  const layer = shadowOf(list).querySelector('.kalem-layer');
  expect(layer?.matches(':popover-open')).toBe(true);
  expect(layer?.querySelector('[role="menu"]')).toBeTruthy();
  // Opens the menu item by its first letter; the focus then returns to the button.
  await userEvent.keyboard('k');
  expect(shadowOf(list).activeElement?.textContent).toBe('Kopyala');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(shadowOf(list).activeElement?.getAttribute('aria-label')).toBe('Fatura işlemleri: Şükrü Işıldak');

  await page.getByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }).click();
  const own: unknown[] = [];
  list.addEventListener('kalem-edit', (event) => own.push(event.detail.type, event.bubbles, event.composed));
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  expect(own).toEqual(['edit', true, true]);
  expect(heard).toContainEqual({
    ...{ type: 'kalem-event', detail: { widget: 'invoice-list', type: 'edit', faturaId: expect.any(String) } },
  });
});

test('EMB-02: a dialog makes the page inert, traps the focus, and closes on a press outside if it may be closed', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="bank">Banka</button>');
  show('<kalem-invoice-list></kalem-invoice-list>');
  const list = find('kalem-invoice-list');
  await page.getByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(find('button').inert).toBe(true);
  for (let presses = 0; presses < 4; presses++) {
    await userEvent.keyboard('{Tab}');
    expect(shadowOf(list).activeElement?.closest('[role="alertdialog"]')).toBeTruthy();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(find('button').inert).toBe(false);

  await page.getByRole('button', { name: 'Fatura işlemleri: Şükrü Işıldak' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  find('button').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  find('button').click();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('EMB-03: theme, locale and company of a provider change live and keep the input', async () => {
  const provider = show('<kalem-invoice-list></kalem-invoice-list><kalem-customer-list></kalem-customer-list>');
  await expect.element(row('Şükrü Işıldak')).toBeVisible();
  await page.getByRole('textbox', { name: 'Fatura ara' }).fill('ışıl');
  provider.setAttribute('locale', 'en');
  await expect.element(page.getByRole('heading', { name: 'Invoices' }).first()).toBeVisible();
  const root = () => shadowOf(find('kalem-invoice-list')).querySelector<HTMLElement>('.kalem-widget');
  expect(shadowOf(find('kalem-invoice-list')).querySelector('input')?.value).toBe('ışıl');

  provider.setAttribute('color-scheme', 'dark');
  provider.theme = { tokens: { radius: '1px' } };
  await expect.poll(() => root()?.dataset['theme']).toBe('dark');
  expect(root()?.style.getPropertyValue('--kalem-radius')).toBe('1px');
  expect(shadowOf(find('kalem-customer-list')).querySelector('.kalem-widget')?.getAttribute('lang')).toBe('en');

  provider.companyId = '018f3c1e-0000-7000-8000-000000000009';
  await expect.poll(() => heard.some(({ type }) => type === 'kalem-error')).toBe(true);
  provider.companyId = scenario.companyId;
  await expect.element(row('Şükrü Işıldak')).toBeVisible();
});

test('EMB-03, BNK-07: a new user gets a new client, which asks for a new token', async () => {
  const token = await tokenOf();
  const asked: string[] = [];
  const provider = Object.assign(document.createElement('kalem-provider'), {
    baseUrl: scenario.server.baseUrl,
    companyId: scenario.companyId,
    userKey: 'first',
    clock: weekNow,
    fetch: (request: Request) => scenario.server.fetch(request),
    getAccessToken: async () => {
      asked.push(provider.userKey ?? '');
      return asked.includes('second') ? null : token;
    },
  });
  provider.innerHTML = '<kalem-invoice-list></kalem-invoice-list>';
  document.body.append(provider);
  await expect.element(row('Şükrü Işıldak')).toBeVisible();
  expect(asked).toEqual(['first']);
  let isOver = false;
  provider.addEventListener('kalem-session-expired', () => (isOver = true));
  provider.userKey = 'second';
  await expect.element(row('Şükrü Işıldak')).not.toBeInTheDocument();
  await expect.poll(() => isOver).toBe(true);
  expect(asked[1]).toBe('second');
});

test('EMB-03: a moved element keeps its input; a removed one leaves no node, portal or listener', async () => {
  const provider = show('<kalem-invoice-list></kalem-invoice-list>');
  await page.getByRole('textbox', { name: 'Fatura ara' }).fill('ışıl');
  const place = document.body.appendChild(document.createElement('section'));
  place.append(provider);
  await settled();
  const list = find('kalem-invoice-list');
  expect(shadowOf(list).querySelector('input')?.value).toBe('ışıl');
  expect(shadowOf(list).querySelector('.kalem-layer')?.matches(':popover-open')).toBe(true);
  place.remove();
  await settled();
  expect(document.querySelector('kalem-toasts')).toBeNull();
  expect(shadowOf(list).querySelector('.kalem-widget')).toBeNull();
  document.body.append(list, provider);
  provider.append(list);
  await expect.element(row('Şükrü Işıldak')).toBeVisible();
});

test('EMB-01: properties set before the element was defined take effect; an invalid one is reported', async () => {
  const early = document.createElement('kalem-early');
  Object.assign(early, { client, companyId: scenario.companyId });
  document.body.append(early);
  const { elementOf } = await import('./WidgetElement');
  const { widgetElements } = await import('./generated/widgetElements');
  customElements.define('kalem-early', elementOf('customer-list', widgetElements['customer-list']));
  await expect.poll(() => shadowOf(early).querySelector('h1')?.textContent).toBe('Cari Kartları');
});

test('EMB-05: a page refuses a signing SMS, at once or later, and its reason is shown', async () => {
  show('<kalem-signing-dialog fatura-ids="11111111-1111-4111-8111-111111111111"></kalem-signing-dialog>');
  const dialog = find('kalem-signing-dialog');
  const asked: unknown[] = [];
  dialog.addEventListener('kalem-before-sign', (event) => {
    asked.push(event instanceof BeforeEvent, event.detail);
    event.respondWith(settled().then(() => 'Günlük imza sınırınız doldu.'));
  });
  dialog.setAttribute('is-open', '');
  await expect.element(page.getByText('Günlük imza sınırınız doldu.')).toBeVisible();
  expect(asked).toEqual([
    true,
    { widget: 'signing-dialog', type: 'beforeSign', faturaIds: ['11111111-1111-4111-8111-111111111111'] },
  ]);
  dialog.removeAttribute('is-open');
  dialog.addEventListener('kalem-before-sign', (event) => event.preventDefault());
  await settled();
  dialog.isOpen = true;
  await expect
    .poll(() => heard.map(({ detail }) => detail))
    .toContainEqual({ widget: 'signing-dialog', type: 'signingClosed', reason: 'cancelled' });
});

test('EMB-02, EMB-07: a page customizes a list in an element while it is shown; its form opens in its shadow root', async () => {
  const { data: card } = await client.POST('/cari', {
    params: { query: { companyId: scenario.companyId } },
    body: { tuzel: true, vknTckn: '8021147736', unvan: 'Müjgân Kırtasiye', email: 'mujgan@kirtasiye.example' },
  });
  show('<kalem-customer-list></kalem-customer-list>');
  const list = find('kalem-customer-list');
  const inside = (selector: string) => shadowOf(list).querySelector(selector);
  await expect.element(row('Müjgân Kırtasiye')).toBeVisible();
  const link = Object.assign(document.createElement('a'), { slot: 'header-actions', href: '#', textContent: 'Kredi' });
  list.append(link);
  await expect.element(page.getByRole('link', { name: 'Kredi' })).toBeVisible();
  link.remove();
  await expect.poll(() => inside('slot')).toBeNull();

  expect(inside('h1') && inside('.kalem-customer__email')).toBeTruthy();
  list.setAttribute('hide-title', '');
  list.setAttribute('hidden-columns', 'email telNo');
  await expect.poll(() => inside('h1, .kalem-customer__email, .kalem-customer__phone')).toBeNull();
  list.removeAttribute('hidden-columns');
  await expect.poll(() => inside('.kalem-customer__email')).toBeTruthy();

  const financed: string[] = [];
  list.rowActions = ({ id }) => [{ id: 'finance', label: 'Krediye çevir', onAction: () => void financed.push(id) }];
  await settled();
  await page.getByRole('button', { name: 'İşlemler: Müjgân Kırtasiye' }).click();
  await page.getByRole('menuitem', { name: 'Krediye çevir' }).click();
  expect(financed).toEqual([card.id]);

  await row('Müjgân Kırtasiye').click();
  const dialog = page.getByRole('dialog', { name: 'Cari kartını düzenle' });
  const title = dialog.getByRole('textbox', { name: 'Unvan' });
  await expect.element(title).toHaveValue('Müjgân Kırtasiye');
  await title.fill('');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(title).toHaveAccessibleDescription('Bu alan gereklidir');
  expect(inside('.kalem-layer [role="dialog"] form')).toBeTruthy();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
});

test('EMB-02, EMB-07: an empty list shows the page’s slot content while that exists', async () => {
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
  const provider = show('<kalem-stock-list><p slot="empty-state">Henüz ürününüz yok.</p></kalem-stock-list>');
  provider.companyId = company.id;
  await expect.element(page.getByText('Henüz ürününüz yok.')).toBeVisible();
  find('kalem-stock-list').replaceChildren();
  await expect.poll(() => shadowOf(find('kalem-stock-list')).querySelector('.kalem-empty')).toBeTruthy();
  expect(shadowOf(find('kalem-stock-list')).querySelector('slot')).toBeNull();
});

test('EMB-05: a page refuses to save an invoice, gets the request body, and its reason is shown', async () => {
  const line = { malHizmet: 'Kalem', miktar: '2', birim: 'C62', birimFiyat: '10', kdvOrani: '20' };
  const recipient = { vknTckn: '1938472657', aliciUnvan: 'Iğdır A.Ş.', malHizmetler: [line] };
  const provider = show('<kalem-invoice-form></kalem-invoice-form>');
  provider.storage = keepDraft({ ...newInvoice({ now: weekNow() }), ...recipient });
  const asked: unknown[] = [];
  document.addEventListener(
    'kalem-before-save',
    (event) => {
      asked.push(event.detail.widget, event.detail.invoice.vknTckn);
      event.respondWith(Promise.resolve('Günlük limitiniz doldu.'));
    },
    { once: true },
  );
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect.element(page.getByText('Günlük limitiniz doldu.')).toBeVisible();
  expect(asked).toEqual(['invoice-form', '1938472657']);
  expect(heard.some(({ detail }) => JSON.stringify(detail).includes('"saved"'))).toBe(false);
});

test('EMB-06, EMB-01: a page gets the durations of calls and widgets, and the end of the trial', async () => {
  const spans: unknown[] = [];
  let isOver = false;
  const provider = Object.assign(document.createElement('kalem-provider'), {
    ...{ baseUrl: scenario.server.baseUrl, companyId: scenario.companyId, userKey: 'first', clock: weekNow },
    getAccessToken: tokenOf,
    fetch: async (request: Request) =>
      isOver
        ? Response.json({ code: 'LICENCE_OVER', message: 'Doldu.' }, { status: 402 })
        : scenario.server.fetch(request),
  });
  provider.innerHTML = '<kalem-stock-list></kalem-stock-list>';
  provider.addEventListener('kalem-span', ({ detail }) => spans.push(detail));
  let payments = 0;
  document.addEventListener('kalem-payment-required', () => (payments += 1), { once: true });
  document.body.append(provider);
  await expect.poll(() => spans).toContainEqual(expect.objectContaining({ kind: 'widget', name: 'stock-list' }));
  await expect.poll(() => spans).toContainEqual(expect.objectContaining({ name: 'GET /stok', status: 200 }));
  expect(payments).toBe(0);
  isOver = true;
  await page.getByRole('textbox', { name: /ara$/ }).fill('defter');
  await expect.poll(() => payments).toBe(1);
});

/** The access token that the scenario's user sends. */
async function tokenOf(): Promise<string> {
  let token = '';
  const listening = createClient({
    baseUrl: scenario.server.baseUrl,
    fetch: async (request) => {
      token = request.headers.get('Authorization')?.slice('Bearer '.length) ?? token;
      return scenario.server.fetch(request);
    },
  });
  await listening.session.signIn(scenario.account);
  await listening.GET('/company');
  return token;
}
