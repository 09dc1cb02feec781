import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { openApp } from './openApp';

/** The timeouts are long, because the server runs in the page. */

const password = 'Deneme2026!';
const owner = { email: 'isil@ornek.test', password };
const start = new Date('2026-11-21T11:05:00+03:00').getTime();
let time = start;
let server: PageServer;
let companies: { id: string; unvan: string }[];

beforeAll(async () => {
  server = await startEmptyServer({ clock: { now: () => new Date(time) } });
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  await client.POST('/user', { body: { ...owner, name: 'Işıl Çağlayan' } });
  await client.session.signIn(owner);
  const first = await client.POST('/company/gib', { body: { userCode: '33333301', password: '1' } });
  const second = await client.POST('/company', {
    body: { vknTckn: '19384726578', email: 'ikinci@ornek.test', unvan: '', ad: 'Şükrü', soyad: 'Işıldak' },
  });
  companies = [first.data, second.data];
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const companyId = (index: number) => companies[index]?.id ?? '';
const activate = (index: number) =>
  localStorage.setItem(
    'kalem.store',
    JSON.stringify({ activeCompanyId: companyId(index), settings: { drawerOpen: true } }),
  );

/** A stored session of an earlier visit. */
async function signedInStorage(who = owner) {
  const storage = createMemorySessionStorage();
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage }).session.signIn(who);
  return storage;
}

async function newcomer() {
  const who = { email: `${crypto.randomUUID()}@ornek.test`, password };
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch }).POST('/user', {
    body: { ...who, name: 'Yeni Gelen' },
  });
  return who;
}

async function openAt(at: string, state?: unknown) {
  activate(0);
  const opened = await openApp({ server, at, state, sessionStorage: await signedInStorage() });
  await screen.findByRole('navigation', { name: 'Ana menü' });
  return opened;
}

const menu = () => within(screen.getByRole('navigation', { name: 'Ana menü' }));

async function signIn(who = owner) {
  await userEvent.type(await screen.findByLabelText('Email'), who.email);
  await userEvent.type(screen.getByLabelText('Parola'), who.password);
  await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }));
}

describe('guards', () => {
  test.each(['/dashboard', '/dashboard/yeni', '/dashboard/faturalarim', '/dashboard/yeni-sirket-ekle'])(
    'SES-18, SHL-19: %s leads to /login without a session',
    async (at) => {
      const { path, network } = await openApp({ server, at });
      await screen.findByRole('heading', { name: 'Giriş Yap' });
      expect(path()).toBe('/login');
      expect(network.calls()).toEqual([]);
    },
  );

  test.each(['/', '/login', '/register'])('SES-17, SHL-02, SHL-03: %s redirects a signed-in user', async (at) => {
    const { path } = await openAt(at);
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
  });

  test('SES-06: an expired access token still counts as signed in', async () => {
    const storage = await signedInStorage();
    time += 3_601_000;
    activate(0);
    const { path } = await openApp({ server, at: '/dashboard/faturalarim', sessionStorage: storage });
    await screen.findByRole('navigation', { name: 'Ana menü' });
    expect(path()).toBe('/dashboard/faturalarim');
  });

  test.each([
    ['/yok', '/'],
    ['/dashboard', '/dashboard/anasayfa'],
    ['/dashboard/yok', '/dashboard/anasayfa'],
  ])('SHL-06, SHL-27: %s leads to %s', async (at, expected) => {
    const { path } = expected === '/' ? await openApp({ server, at }) : await openAt(at);
    await waitFor(() => expect(path()).toBe(expected));
  });
});

describe('session', () => {
  test('ACC-06, SHL-35: signing in leads to the dashboard, and without an active company the chooser opens', async () => {
    const { path } = await openApp({ server, at: '/login' });
    await signIn();
    const chooser = within(await screen.findByRole('dialog', { name: 'Şirket seçin' }));
    expect(path()).toBe('/dashboard/anasayfa');
    expect(chooser.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^✅Çınaraltı/), expect.stringMatching(/^✅Şükrü Işıldak/)]),
    );
  });

  test('ACC-03, ACC-11, SHL-02, SHL-03: login and registration link to each other', async () => {
    const { path } = await openApp({ server, at: '/login' });
    await userEvent.click(await screen.findByRole('link', { name: 'Hesabın Yok mu? Kaydol' }));
    expect(await screen.findByRole('link', { name: 'KVKK Aydınlatma Metni' })).toHaveAttribute('href', '/kvkk.html');
    await userEvent.click(await screen.findByRole('link', { name: 'Zaten hesabın var mı? Giriş Yap' }));
    expect(path()).toBe('/login');
  });

  test('A-04, ACC-20: a button uses the link of a mail, once; a used link shows a message', async () => {
    const { email } = await newcomer();
    const mail = (await server.outbox()).find(({ to }) => to === email);
    const at = /\/email\/verify\/\S+/.exec(mail?.body ?? '')?.[0] ?? '';

    const { path, view } = await openApp({ server, at });
    await userEvent.click(await screen.findByRole('button', { name: 'Adresimi onayla' }));
    expect(await screen.findByRole('status')).toHaveTextContent('e-posta adresiniz güncel');
    await userEvent.click(screen.getByRole('button', { name: 'Devam et' }));
    await waitFor(() => expect(path()).toBe('/login'));

    view.unmount();
    await openApp({ server, at });
    await userEvent.click(await screen.findByRole('button', { name: 'Adresimi onayla' }));
    expect(await screen.findByText('Doğrulama bağlantısı geçersiz veya süresi dolmuş.')).toBeVisible();
  });

  test('ACC-19: a newly registered user gets to the wizard', async () => {
    const { path } = await openApp({ server, at: '/register' });
    const values = {
      Ad: 'Yeni',
      Soyad: 'Gelen',
      Email: `${crypto.randomUUID()}@ornek.test`,
      Parola: password,
      'Parola (Tekrar)': password,
    };
    for (const [label, value] of Object.entries(values)) {
      await userEvent.click(await screen.findByLabelText(label));
      await userEvent.paste(value);
    }
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Hesap Oluştur' }));
    await screen.findByLabelText('Kullanıcı kodu');
    expect(path()).toBe('/dashboard/yeni-sirket-ekle');
  });

  test('SES-13, SES-14, NUM-05: Çıkış Yap ends the portal session, then the tokens, then the state, and goes to /login 250 ms later', async () => {
    const { app, network, path } = await openAt('/dashboard/faturalarim');
    const order: string[] = [];
    let forgotten = 0;
    app.client.session.subscribe(() => {
      order.push(`signed in: ${app.client.session.isSignedIn()}, active: ${app.store.get().activeCompanyId}`);
      forgotten = performance.now();
    });
    app.store.subscribe(() => order.push(`active: ${app.store.get().activeCompanyId}`));
    const read = ['GET /company/sync', 'GET /fatura', 'GET /account/invitation'];
    await waitFor(() => expect(network.calls()).toEqual(expect.arrayContaining(read)));
    network.sent.length = 0;
    await userEvent.click(menu().getByRole('button', { name: 'Çıkış Yap' }));
    await screen.findByRole('heading', { name: 'Giriş Yap' });
    expect(performance.now() - forgotten).toBeGreaterThanOrEqual(249);
    expect(path()).toBe('/login');
    expect(network.calls()).toEqual(['GET /company/logout', 'POST /user/token/revoke']);
    expect(order).toEqual([`signed in: false, active: ${companyId(0)}`, 'active: null']);
  });

  test('SES-13: after signing in as another user no data of the former one is shown', async () => {
    const { network } = await openAt('/dashboard/faturalarim');
    await userEvent.click(menu().getByRole('button', { name: 'Çıkış Yap' }));
    await signIn(await newcomer());
    await screen.findByLabelText('Kullanıcı kodu');
    expect(screen.queryByText(/Çınaraltı/)).toBeNull();
    expect(network.calls().filter((call) => call === 'GET /company')).toHaveLength(2);
  });

  test('SES-12, USE-13: after a lost session the sign-in shows the reason and leads the same user back to the screen', async () => {
    const { app, path } = await openAt('/dashboard/yeni', { mode: 'copy', id: 'x' });
    time += 2_592_001_000;
    await app.client.GET('/company').catch(() => undefined);
    await screen.findByRole('heading', { name: 'Giriş Yap' });
    expect(path()).toBe('/login');
    // No toast, because the page itself shows the message.
    expect(within(screen.getByRole('region', { name: 'Bildirimler' })).queryByText(/Oturum/)).toBeNull();
    const words = screen.getByText('Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.');
    expect(words.parentElement).toHaveTextContent(
      /taslağı bu cihazda duruyor; girişten sonra kaldığınız yere dönersiniz/,
    );
    expect(screen.getByLabelText('Email')).toHaveValue(owner.email);
    await userEvent.type(screen.getByLabelText('Parola'), `${owner.password}{Enter}`);
    await screen.findByRole('navigation', { name: 'Ana menü' });
    expect(path()).toBe('/dashboard/yeni');
    expect(app.router.state.location.state).toEqual({ mode: 'copy', id: 'x' });
  });

  test('USE-13: users who signed out or were never signed in see no message about an ended session', async () => {
    await openAt('/dashboard/faturalarim');
    await userEvent.click(menu().getByRole('button', { name: 'Çıkış Yap' }));
    await screen.findByRole('heading', { name: 'Giriş Yap' });
    expect(screen.queryByText(/Oturum süreniz/)).toBeNull();
  });

  test('USE-13, USE-14: an address that was requested without a session opens after the sign-in', async () => {
    activate(0);
    const { path } = await openApp({ server, at: '/dashboard/yeni' });
    await signIn();
    await screen.findByRole('navigation', { name: 'Ana menü' });
    expect(path()).toBe('/dashboard/yeni');
  });

  test('USE-14, ACC-21, ACC-24, SHL-04, NUM-08: the link of a mail sets a password, and leads to the sign-in a second later', async () => {
    const { email } = await newcomer();
    await createClient({ baseUrl: server.baseUrl, fetch: server.fetch }).POST('/password/reset', { body: { email } });
    let at = '';
    await waitFor(async () => {
      const bodies = (await server.outbox()).filter(({ to }) => to === email).map(({ body }) => body);
      at = /\/password\/reset\/\S+/.exec(bodies.join('\n'))?.[0] ?? '';
      expect(at).not.toBe('');
    });
    const { path } = await openApp({ server, at });
    await userEvent.type(await screen.findByLabelText('Parola'), 'Yepyeni2026!');
    await userEvent.type(screen.getByLabelText('Parola (Tekrar)'), 'Yepyeni2026!');
    await userEvent.click(screen.getByRole('button', { name: 'Parolayı Sıfırla' }));
    await screen.findByText('Parolanız sıfırlanmıştır.');
    const done = performance.now();
    expect(path()).toBe(at);
    await screen.findByRole('heading', { name: 'Giriş Yap' });
    expect(performance.now() - done).toBeGreaterThan(700);
    await signIn({ email, password: 'Yepyeni2026!' });
    await screen.findByLabelText('Kullanıcı kodu');
  });

  test('SES-12: another user does not get to the screen of the former one', async () => {
    const { app, path } = await openAt('/dashboard/yeni');
    const other = await newcomer();
    time += 2_592_001_000;
    await app.client.GET('/company').catch(() => undefined);
    await userEvent.clear(await screen.findByLabelText('Email'));
    await signIn(other);
    await screen.findByLabelText('Kullanıcı kodu');
    expect(path()).toBe('/dashboard/yeni-sirket-ekle');
  });

  test('SES-16: the indicator shows while calls are running', async () => {
    const { app } = await openAt('/dashboard/faturalarim');
    await waitFor(() => expect(app.loading.get()).toBe(0));
    const bar = () => document.querySelector('.loading-bar');
    expect(bar()).toBeNull();
    const call = app.client.GET('/account');
    await waitFor(() => expect(bar()).toBeVisible());
    await call;
    await waitFor(() => expect(bar()).toBeNull());
  });

  test('SES-19: a 402 leads to step 1 of the wizard, without a toast', async () => {
    const storage = await signedInStorage();
    time += 8 * 86_400_000;
    activate(0);
    const { app, path } = await openApp({ server, at: '/dashboard/faturalarim', sessionStorage: storage });
    expect(await screen.findByRole('textbox', { name: 'VKN / TCKN' })).toHaveValue('7350119289');
    expect(path()).toBe('/dashboard/yeni-sirket-ekle');
    expect(app.router.state.location.state).toEqual({ activeStep: 1 });
    expect(screen.queryByText('Şirketinizin kullanım süresi dolmuştur.')).toBeNull();
  });
});

describe('store', () => {
  test('SES-04: active company and menu persist under kalem.store', async () => {
    await openAt('/dashboard/faturalarim');
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    expect(JSON.parse(localStorage.getItem('kalem.store') ?? '')).toEqual({
      activeCompanyId: companyId(0),
      settings: { drawerOpen: false },
    });
  });

  test.each(['', '{', '[]', '{"activeCompanyId":3,"settings":"x"}'])(
    'SES-04: ignores an invalid stored state (%s)',
    async (text) => {
      localStorage.setItem('kalem.store', text);
      const { app } = await openApp({ server, at: '/login' });
      expect(app.store.get()).toEqual({ activeCompanyId: null, settings: { drawerOpen: null } });
    },
  );

  test('the theme is remembered', async () => {
    await openApp({ server, at: '/login' });
    await userEvent.click(await screen.findByRole('button', { name: 'Açık / koyu görünüm' }));
    expect(localStorage.getItem('kalem.theme')).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(screen.getByRole('button', { name: 'Açık / koyu görünüm' }));
    expect(localStorage.getItem('kalem.theme')).toBe('light');
  });
});

describe('shell', () => {
  test('SHL-30: the menu has the existing screens in order, and signing out', async () => {
    await openAt('/dashboard/faturalarim');
    expect(
      menu()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Anasayfa',
      'Şirketlerim',
      'Yeni Fatura Oluştur',
      'Faturalarım',
      'Cari Kartları',
      'Stok Kartları',
      'Hazır Notlar',
      'Alacaklar',
      'Banka Hareketleri',
      'Adıma Düzenlenen Faturalar',
      'İptal / İtiraz Talepleri',
      'Yetkilendirme',
      'Kullanıcı Bilgileri',
      'GİB Bilgileri',
      'İmza/Logo Ayarları',
      'Tahsilat Ayarları',
      'API Anahtarları',
      'Bildirim Ayarları',
      'Çıkış Yap',
    ]);
    expect(menu().getByRole('link', { name: 'Faturalarım' })).toHaveAttribute('aria-current', 'page');
  });

  test('SHL-32: without an active company only signing out is enabled', async () => {
    await openApp({ server, at: '/dashboard', sessionStorage: await signedInStorage(await newcomer()) });
    await screen.findByRole('navigation', { name: 'Ana menü' });
    for (const link of menu().getAllByRole('link')) {
      expect(link).toHaveAttribute('aria-disabled', 'true');
      expect(link).not.toHaveAttribute('href');
    }
    expect(menu().getByRole('button', { name: 'Çıkış Yap' })).toBeEnabled();
  });

  test('USE-19: without an active company the menu shows the reason, and a click on it opens the chooser', async () => {
    localStorage.clear();
    await openApp({ server, at: '/dashboard/yeni-sirket-ekle', sessionStorage: await signedInStorage() });
    expect(await screen.findByText('Önce bir şirket seçin')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Şirket seçilmedi' })).toBeVisible();
    const link = menu().getByRole('link', { name: 'Faturalarım' });
    expect(link).toHaveAccessibleDescription('Önce bir şirket seçin');
    await userEvent.click(link);
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Şirket seçin' })).getByRole('button', { name: /Çınaraltı/ }),
    );
    await waitFor(() => expect(menu().getByRole('link', { name: 'Faturalarım' })).toHaveAttribute('href'));
    expect(screen.queryByText('Önce bir şirket seçin')).toBeNull();
  });

  test('USE-19: a user without a company reads that one is needed first, also by keyboard', async () => {
    await openApp({ server, at: '/dashboard', sessionStorage: await signedInStorage(await newcomer()) });
    await screen.findByText('Önce şirketinizi ekleyin');
    menu().getByRole('link', { name: 'Yeni Fatura Oluştur' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Menü, şirketinizi ekleyince açılır.')).toBeVisible();
  });

  test('USE-17: the first Tab reaches the link that skips the menu', async () => {
    await openAt('/dashboard/faturalarim');
    await screen.findByRole('heading', { name: 'Faturalarım' });
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'İçeriğe geç' });
    expect(skip).toHaveFocus();
    expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('USE-17, A-17: ? lists the shortcuts, but not while typing', async () => {
    await openAt('/dashboard/faturalarim');
    await userEvent.type(within(await screen.findByRole('search')).getByRole('textbox'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('main').focus();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Klavye kısayolları' }));
    expect(sheet.getByText('Ara veya komut ver').closest('li')).toHaveTextContent('Ctrl K');
    expect(sheet.getByText('Tahsilat gir').closest('li')).toHaveTextContent('T');
    expect(sheet.getByText('Hareketler arasında gez').closest('li')).toHaveTextContent('J K');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('A-17, A-33, USE-26: / and N work on every screen, and Ctrl S never reaches the browser', async () => {
    const { path } = await openAt('/dashboard/faturalarim');
    const search = within(await screen.findByRole('search')).getByRole('textbox');
    screen.getByRole('main').focus();
    await userEvent.keyboard('/');
    expect(search).toHaveFocus();
    await userEvent.keyboard('n');
    expect(search).toHaveValue('n');
    const isKept = () => {
      const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
      return press.defaultPrevented;
    };
    screen.getByRole('link', { name: 'Anasayfa' }).focus();
    expect(isKept()).toBe(true);
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Ara veya komut ver' });
    expect(isKept()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByRole('link', { name: 'Anasayfa' }).focus();
    await userEvent.keyboard('n');
    await waitFor(() => expect(path()).toBe('/dashboard/yeni'));
  });

  test('USE-17, A-17: Ctrl K finds screens and commands by their words, and searches the invoices', async () => {
    const { app, path } = await openAt('/dashboard/faturalarim');
    await screen.findByRole('heading', { name: 'Faturalarım' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog', { name: 'Ara veya komut ver' }));
    await userEvent.type(await palette.findByRole('combobox'), 'FATURA OLUŞTUR');
    await userEvent.click(palette.getByRole('option', { name: 'Yeni Fatura Oluştur' }));
    await waitFor(() => expect(path()).toBe('/dashboard/yeni'));
    await userEvent.click(screen.getByRole('button', { name: 'Ara veya komut ver' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Ara veya komut ver' }), 'iğne{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/dashboard/faturalarim'));
    expect(new URLSearchParams(app.router.state.location.search).get('ara')).toBe('iğne');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('USE-17: after a navigation the focus is on the new screen', async () => {
    const { app } = await openAt('/dashboard/faturalarim');
    await screen.findByRole('heading', { name: 'Faturalarım' });
    await app.router.navigate('/dashboard/yeni-sirket-ekle');
    await waitFor(() => expect(screen.getByRole('main').contains(document.activeElement)).toBe(true));
  });

  test('SHL-33, NUM-12: 260 wide, 50 when collapsed to icons with tooltips', async () => {
    await openAt('/dashboard/faturalarim');
    const side = screen.getByRole('navigation', { name: 'Ana menü' });
    expect(side.getBoundingClientRect().width).toBe(260);
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    expect(side.getBoundingClientRect().width).toBe(50);
    expect(menu().getByRole('link', { name: 'Faturalarım' })).toHaveAttribute('title', 'Faturalarım');
  });

  test('SHL-33: at 960 a drawer, initially closed', async () => {
    await page.viewport(960, 800);
    activate(0);
    const { path } = await openApp({ server, at: '/dashboard/faturalarim', sessionStorage: await signedInStorage() });
    await userEvent.click(await screen.findByRole('button', { name: 'Menü' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menü' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Yeni Fatura Oluştur' }));
    await waitFor(() => expect(path()).toBe('/dashboard/yeni'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menü' })).toBeNull());
  });

  test('SHL-33: at 961 the menu is always visible', async () => {
    await page.viewport(961, 800);
    await openAt('/dashboard/faturalarim');
    expect(screen.getByRole('navigation', { name: 'Ana menü' })).toBeVisible();
  });

  test('SHL-34, CMP-06, CMP-08, SHL-37: the header names the company; choosing another one loads its data', async () => {
    const { app, network } = await openAt('/dashboard/faturalarim');
    await userEvent.click(await screen.findByRole('button', { name: /^Çınaraltı Tesis Yönetimi/ }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Şirket seçin' }));
    await userEvent.type(chooser.getByLabelText('Şirket ara'), 'ISILDAK');
    expect(chooser.getAllByRole('listitem')).toHaveLength(1);
    network.sent.length = 0;
    await userEvent.click(chooser.getByRole('button', { name: /Şükrü Işıldak/ }));
    expect(await screen.findByRole('button', { name: 'Şükrü Işıldak' })).toHaveAttribute('aria-haspopup', 'dialog');
    expect(app.store.get().activeCompanyId).toBe(companyId(1));
    await waitFor(() => expect(network.calls()).toContain('GET /fatura'));
  });

  test('CMP-06: a company with an ended trial and without a payment is marked', async () => {
    time += 8 * 86_400_000;
    await openApp({ server, at: '/dashboard/sirketlerim', sessionStorage: await signedInStorage() });
    const chooser = within(await screen.findByRole('dialog', { name: 'Şirket seçin' }));
    expect(chooser.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^⌛Çınaraltı/), expect.stringMatching(/^⌛Şükrü Işıldak/)]),
    );
  });

  test('SHL-34: Esc and a click outside close the chooser and return the focus to the header', async () => {
    await openAt('/dashboard/faturalarim');
    const opener = await screen.findByRole('button', { name: /^Çınaraltı Tesis Yönetimi/ });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Şirket seçin' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Şirket seçin' });
    await userEvent.click(document.querySelector('.overlay-back') ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('SES-14: the account shows the user and signs out', async () => {
    const { path } = await openAt('/dashboard/faturalarim');
    const account = await screen.findByRole('button', { name: /^Hesap: / });
    await userEvent.click(account);
    const items = within(await screen.findByRole('dialog', { name: 'Hesap' }));
    expect(items.getByText(/@/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const signOut = within(await screen.findByRole('dialog', { name: 'Hesap' })).getByRole('button', {
      name: 'Çıkış Yap',
    });
    while (document.activeElement !== signOut) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Giriş Yap' });
    expect(path()).toBe('/login');
  });

  test('SHL-35, CMP-07: ignores a remembered company that is not in the list; the chooser stays open until one is chosen', async () => {
    localStorage.setItem(
      'kalem.store',
      JSON.stringify({ activeCompanyId: crypto.randomUUID(), settings: { drawerOpen: true } }),
    );
    const { app } = await openApp({ server, at: '/dashboard/faturalarim', sessionStorage: await signedInStorage() });
    await screen.findByRole('dialog', { name: 'Şirket seçin' });
    const chooser = () => screen.queryByRole('dialog', { name: 'Şirket seçin' });
    const beside = () => document.elementFromPoint(4, 4) ?? document.body;
    await userEvent.keyboard('{Escape}');
    expect(chooser()).toBeVisible();
    await userEvent.click(beside());
    expect(chooser()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Çınaraltı/ }));
    await waitFor(() => expect(chooser()).toBeNull());
    expect(app.store.get().activeCompanyId).toBe(companyId(0));
    for (const leave of [() => userEvent.keyboard('{Escape}'), () => userEvent.click(beside())]) {
      await userEvent.click(await screen.findByRole('button', { name: /^Çınaraltı/ }));
      await waitFor(() => expect(chooser()).toBeVisible());
      await leave();
      await waitFor(() => expect(chooser()).toBeNull());
    }
  });

  test('SHL-35: a single company is chosen automatically', async () => {
    const storage = await signedInStorage(await newcomer());
    const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage });
    const body = { vknTckn: '1000000041', email: 'tek@ornek.test', unvan: 'Tek Şirket' };
    const { data } = await client.POST('/company', { body });
    const { app } = await openApp({ server, at: '/dashboard/faturalarim', sessionStorage: storage });
    await screen.findByRole('button', { name: /^Tek Şirket/ });
    expect(app.store.get().activeCompanyId).toBe(data.id);
    expect(screen.queryByRole('dialog', { name: 'Şirket seçin' })).toBeNull();
  });

  test('SHL-35: a user without a company gets to the wizard', async () => {
    const { path } = await openApp({
      server,
      at: '/dashboard/faturalarim',
      sessionStorage: await signedInStorage(await newcomer()),
    });
    await screen.findByLabelText('Kullanıcı kodu');
    expect(path()).toBe('/dashboard/yeni-sirket-ekle');
  });

  test('CMP-16, CMP-17: the company of the wizard becomes the active one', async () => {
    const { app, path } = await openApp({
      server,
      at: '/dashboard',
      sessionStorage: await signedInStorage(await newcomer()),
    });
    await userEvent.type(await screen.findByLabelText('Kullanıcı kodu'), '33333304');
    await userEvent.type(screen.getByLabelText('Parola'), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Devam' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kaydet ve devam et' }));
    await screen.findByRole('button', { name: /^İğneada Lojistik/ });
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    expect(app.store.get().activeCompanyId).toMatch(/[\da-f-]{36}/);
  });

  test('ERR-10: shows an error when the companies cannot be read, and retrying continues', async () => {
    const { app, network } = await openApp({ server, at: '/login' });
    app.store.set({ activeCompanyId: companyId(0), settings: { drawerOpen: true } });
    // The client tries the call three times.
    for (let tries = 0; tries < 3; tries += 1) network.cut('GET /company', 'before');
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Yeniden dene' }, { timeout: 5_000 }));
    await screen.findByRole('button', { name: /^Çınaraltı Tesis Yönetimi/ });
  });

  test.each([
    ['ACC-01', '/login', 'Giriş Yap', 1440, true],
    ['ACC-01', '/login', 'Giriş Yap', 961, true],
    ['ACC-01', '/login', 'Giriş Yap', 960, false],
    ['ACC-01', '/login', 'Giriş Yap', 390, false],
    ['ACC-10', '/register', 'Hesap Oluştur', 961, true],
    ['ACC-10', '/register', 'Hesap Oluştur', 960, false],
  ])('%s: %s has the art beside “%s” at %i: %s', async (_, at, heading, width, isShown) => {
    await page.viewport(width, 800);
    const { view } = await openApp({ server, at });
    const form = (await screen.findByRole('heading', { name: heading })).getBoundingClientRect();
    const art = view.container.querySelector('.auth-art') ?? document.body;
    expect(getComputedStyle(art).display !== 'none').toBe(isShown);
    if (!isShown) return;
    // Side by side they share vertical space and do not overlap horizontally.
    const { top, bottom, left, right } = art.getBoundingClientRect();
    expect([top <= form.top, bottom >= form.bottom]).toEqual([true, true]);
    expect(right <= form.left || left >= form.right).toBe(true);
  });
});
