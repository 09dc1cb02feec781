import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import type { Locale } from '@kalem/ui';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDraft } from '../../ui/testing/createDraft';
import { type Scenario, startScenario } from '../../ui/testing/startScenario';
import { screenNames, shared } from '../src/messages';
import { messages } from '../src/pages/messages';
import { messages as shell, palette } from '../src/shell/messages';
import { openApp } from './openApp';

/** The items of SHL-30 without signing out, plus the one of an admin (SHL-31). */
const menuScreens = 19;
const adminHost = 'admin.ornek.test';
const title = 'İğneada Lojistik A.Ş.';
const company = 'Çınaraltı Tesis Yönetimi, Bakım ve Temizlik Hizmetleri Sanayi Ticaret Limited Şirketi';
let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
  const { client, companyId, server, account } = scenario;
  await server.makeAdmin(account.email);
  await createDraft(scenario, { vknTckn: '7351902846', aliciUnvan: title });
  const card = { vknTckn: '7351902846', unvan: title, ulke: 'Türkiye', il: 'İSTANBUL', ilce: 'ÜSKÜDAR' };
  await client.POST('/cari', { params: { query: { companyId } }, body: card });
  const body = { vknTckn: '5555555555', unvan: 'İğde Ağacı A.Ş.', email: 'bilgi@igde.test', il: 'İSTANBUL' };
  await client.POST('/company', { body });
});
afterAll(() => scenario.server.close());
beforeEach(async () => {
  localStorage.clear();
  const store = { activeCompanyId: scenario.companyId, settings: { drawerOpen: true } };
  localStorage.setItem('kalem.store', JSON.stringify(store));
  await page.viewport(1440, 900);
});
afterEach(cleanup);

type Opened = Awaited<ReturnType<typeof openApp>>;

async function signedIn() {
  const { server, account } = scenario;
  const storage = createMemorySessionStorage();
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage }).session.signIn(account);
  return storage;
}

async function open(at: string, host?: string): Promise<Opened> {
  const { server } = scenario;
  const sessionStorage = await signedIn();
  const opened = await openApp({ server, at, sessionStorage, buildHash: 'older', adminHost, ...(host && { host }) });
  // The menu is complete once the companies are loaded.
  await waitFor(() => expect(document.querySelector('#icerik')).toBeVisible());
  return opened;
}

/**
 * The texts of the screen outside of its widget: texts, accessible names, descriptions and the window's title, without
 * data.
 */
function heard(): string[] {
  const outside = [...document.querySelectorAll('body *')].filter(
    // A live region may still have an announcement in the old language; it is removed after a second.
    (element) => !element.closest('#icerik, kbd, .only-heard, .paper, style, script, [aria-live] > .kalem-hidden'),
  );
  const texts = outside.flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
    ...['aria-label', 'aria-description', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [document.title, ...texts].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/**
 * Opens every screen of the menu and waits for its name. Collects the texts in `said` and returns the number of
 * screens.
 */
async function walkMenu(said: Set<string>): Promise<number> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href]')];
  for (const link of links) {
    const before = document.title;
    await userEvent.click(link);
    await waitFor(() => expect(document.title).not.toBe(before));
    for (const text of heard()) said.add(text);
  }
  return links.length;
}

/** Switches to the other language in the account dialog. */
async function switchTo(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /Işıl Çağlayan/ }));
  await userEvent.click(await screen.findByRole('button', { name }));
}

/** Names, the title of a page without its own, and a word that is equal in both languages. */
const alike = [
  'Kalem',
  'Vitest Browser Tester',
  company,
  'ÇT',
  title,
  'İğde Ağacı A.Ş.',
  'Işıl Çağlayan',
  'IÇ',
  'isil@ornek.test',
  window.location.hostname,
  'TRY',
  'Email',
];

/** Texts that are equal in both languages and should not be. */
function inBoth(one: Set<string>, other: Set<string>): string[] {
  return [...one].filter((text) => other.has(text) && !alike.includes(text));
}

/** Opens the windows of the shell and its temporary messages in this language. */
async function walkShell({ app }: Opened, locale: Locale, said: Set<string>): Promise<void> {
  const t = { ...palette[locale], ...shell[locale] };
  const { stay, unsaved } = shared[locale];
  const names = screenNames[locale];
  const hear = () => heard().forEach((text) => said.add(text));

  await userEvent.keyboard('{Control>}k{/Control}');
  const finder = within(await screen.findByRole('dialog', { name: t.find }));
  await finder.findByRole('option', { name: t.unsignedCount(1) });
  hear();
  await userEvent.type(await finder.findByRole('combobox'), 'igneada');
  await finder.findByRole('group', { name: t.customers });
  const invoice = within(await finder.findByRole('group', { name: t.invoices })).getByRole('option');
  expect(invoice).toHaveTextContent(locale === 'tr' ? '1.200,00 TRY' : '1,200.00 TRY');
  hear();
  await userEvent.type(finder.getByRole('combobox'), ' qqq');
  hear();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: t.keys }));
  await screen.findByRole('dialog', { name: t.keys });
  hear();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: /^Çınaraltı/ }));
  const chooser = within(await screen.findByRole('dialog', { name: t.chooseCompany }));
  hear();
  await userEvent.type(chooser.getByLabelText(t.findCompany), 'qqq');
  await chooser.findByText(t.noCompanyFound);
  hear();
  await userEvent.click(chooser.getByRole('button', { name: shared[locale].close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  window.dispatchEvent(new Event('offline'));
  await screen.findByText(t.offline);
  hear();
  window.dispatchEvent(new Event('online'));
  await screen.findByText(t.online);
  hear();

  await userEvent.click(screen.getByRole('link', { name: names.newInvoice }));
  await waitFor(() => expect(document.title).toBe(`${names.invoice} · Kalem`));
  app.dirty.set(true);
  for (const way of [screen.getByRole('link', { name: names.home }), screen.getByText(t.signOut)]) {
    await userEvent.click(way);
    const question = within(await screen.findByRole('alertdialog', { name: unsaved }));
    hear();
    await userEvent.click(question.getByRole('button', { name: stay }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  app.dirty.set(false);
}

test('A-19, SHL-29: in English no text of the shell is Turkish, on any screen of the menu; the switch works at once and is remembered', async () => {
  const opened = await open('/dashboard/yardim');
  const turkish = new Set(heard());
  expect(await walkMenu(turkish)).toBe(menuScreens);
  await walkShell(opened, 'tr', turkish);
  expect(document.documentElement).toHaveAttribute('lang', 'tr');

  await switchTo('English');
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  await opened.app.router.navigate('/dashboard/yardim');
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeVisible();
  const english = new Set(heard());
  expect(await walkMenu(english)).toBe(menuScreens);
  await walkShell(opened, 'en', english);
  expect(english).toContain('My invoices · Kalem');
  expect(inBoth(turkish, english)).toEqual([]);

  opened.view.unmount();
  await open('/dashboard/faturalarim');
  expect(await screen.findByRole('heading', { name: 'My invoices' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
}, 240_000);

test('A-19, SHL-32: the same while no company is chosen', async () => {
  const said = async (locale: Locale) => {
    localStorage.setItem('kalem.store', '{}');
    localStorage.setItem('kalem.locale', locale);
    const { view } = await openApp({ server: scenario.server, at: '/dashboard', sessionStorage: await signedIn() });
    await screen.findByRole('dialog', { name: shell[locale].chooseCompany });
    const all = new Set(heard());
    view.unmount();
    return all;
  };
  const turkish = await said('tr');
  expect(turkish).toContain('Önce bir şirket seçin');
  expect(inBoth(turkish, await said('en'))).toEqual([]);
});

test('A-19, ADM-01: admin mode is in English too', async () => {
  const { app } = await open('/dashboard/denetim-kaydi', adminHost);
  const turkish = new Set(heard());
  await app.router.navigate('/dashboard/kuponlar');
  await walkMenu(turkish);
  await switchTo('English');
  const english = new Set(heard());
  await walkMenu(english);
  expect(english).toContain('Webhook addresses · Kalem');
  expect(inBoth(turkish, english)).toEqual([]);
}, 240_000);

test('A-19: the palette finds by words of the chosen language, and the language switch by words of both', async () => {
  await open('/dashboard/yardim');
  const find = async (words: string) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    const finder = within(await screen.findByRole('dialog'));
    await userEvent.type(await finder.findByRole('combobox'), words);
    return finder;
  };
  const turkish = await find('language');
  await userEvent.click(await turkish.findByRole('option', { name: 'Dil: English' }));
  const english = await find('stock');
  expect(await english.findByRole('option', { name: 'Stock items' })).toBeVisible();
  await userEvent.clear(english.getByRole('combobox'));
  await userEvent.type(english.getByRole('combobox'), 'kartları');
  expect(english.queryByRole('option', { name: /^(Stok|Stock|Cari|Customers)/ })).toBeNull();
  await userEvent.clear(english.getByRole('combobox'));
  await userEvent.type(english.getByRole('combobox'), 'dil');
  await userEvent.click(await english.findByRole('option', { name: 'Language: Türkçe' }));
  expect(await screen.findByRole('navigation', { name: 'Ana menü' })).toBeVisible();
});

test('A-19, ACC-01: switching on the sign-in and its neighbours keeps the page and the typed text', async () => {
  const { app } = await openApp({ server: scenario.server, at: '/login' });
  const lost = { userId: 'x', email: 'isil@ornek.test', address: '/dashboard/yeni', state: null };
  const walk = async (locale: Locale) => {
    const said = new Set<string>();
    const pages = {
      '/register': 'register',
      '/password/reset/yok': 'newPassword',
      '/email/verify/yok': 'emailLink',
    } as const;
    for (const [at, name] of Object.entries({ ...pages, '/login': 'login' } as const)) {
      await app.router.navigate(at);
      app.lost.set(name === 'login' ? lost : null);
      await waitFor(() => expect(document.title).toBe(`${screenNames[locale][name]} · Kalem`));
      heard().forEach((text) => said.add(text));
    }
    return said;
  };
  const turkish = await walk('tr');
  await userEvent.type(screen.getByLabelText('Parola'), 'Deneme');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText(messages.en.sessionLost)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('Deneme');
  const english = await walk('en');
  expect(inBoth(turkish, english)).toEqual([]);
  expect(localStorage.getItem('kalem.locale')).toBe('en');
});

test.each(['de', '', '{}'])('A-19: an unknown remembered language (%s) falls back to Turkish', async (text) => {
  localStorage.setItem('kalem.locale', text);
  await openApp({ server: scenario.server, at: '/login' });
  expect(await screen.findByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'tr');
});

test('A-19: on a phone, which has no account dialog, the drawer has the switch', async () => {
  await page.viewport(390, 844);
  await open('/dashboard/yardim');
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menü' });
  await userEvent.click(within(drawer).getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});
