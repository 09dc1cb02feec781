import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { foundCompany, type Scenario } from '../../ui/testing/company';
import { makeCoupon } from '../../ui/testing/coupons';
import { answerBank, cards, startPayment, txOf } from '../../ui/testing/payYear';
import { addStaff, inviteNewcomer } from '../../ui/testing/staff';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { signOut } from '../src/createApp';
import { openApp } from './openApp';

const DAY_MS = 86_400_000;

let server: PageServer;
let scenario: Scenario;
let time = Date.now();

/** Each test signs in, which takes the time of an argon2 hash. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeEach(async () => {
  time = Date.now();
  server = await startEmptyServer({ clock: { now: () => new Date(time) } });
  scenario = await foundCompany(server);
  localStorage.clear();
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: scenario.companyId, settings: {} }));
  await page.viewport(1440, 900);
});
afterEach(async () => {
  cleanup();
  await server.close();
});

interface Tab {
  readonly isReload: boolean;
  /** The device's clock. */
  readonly clock: () => Date;
}

async function open(at: string, { email, password } = scenario.account, state?: unknown, tab?: Partial<Tab>) {
  const sessionStorage = createMemorySessionStorage();
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.session.signIn({ email, password });
  return openApp({ server, at, state, sessionStorage, ...tab });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function payWith(card: string) {
  await userEvent.type(await screen.findByLabelText('Kart üzerindeki ad soyad'), 'IŞIL ÇAĞLAYAN');
  await userEvent.type(screen.getByLabelText('Kart numarası'), card);
  await userEvent.type(screen.getByLabelText('CVC'), '123');
  await press(/Yıl$/);
  await userEvent.click(await screen.findByRole('option', { name: '2030' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await press(/TRY öde$/);
}

test('SHL-38, SHL-09, PAY-04, CMP-10, CMP-11, PAY-17: from the banner to the bank, and back to a paid year', async () => {
  const { left, path, app } = await open('/dashboard/faturalarim');
  expect(await screen.findByText('Deneme sürenizin bitmesine 7 gün kaldı')).toBeVisible();
  await press('Şimdi öde');
  await waitFor(() => expect(path()).toBe('/dashboard/yeni-sirket-ekle'));
  expect(app.router.state.location.state).toEqual({ activeStep: 1, forcePayment: true });
  await screen.findByRole('textbox', { name: 'VKN / TCKN' });
  await press('Kaydet ve devam et');
  await payWith(cards.approves);
  await waitFor(() => expect(left).toEqual([expect.stringMatching(/\/dev\/bank\//)]));
  await answerBank(server, left[0] ?? '', 'onayla');
  cleanup();
  const back = await open(`/payment/${txOf(left[0] ?? '')}`);
  expect(await screen.findByText('Ödemeniz alındı')).toBeVisible();
  await waitFor(() => expect(back.path()).toMatch(/^\/dashboard\/(anasayfa|faturalarim)$/));
  await waitFor(() => expect(screen.queryByText(/sürenizin bitmesine/)).toBeNull());
});

test('SHL-05, PAY-17: a declined card leads to the payment with the bank’s message', async () => {
  const url = await startPayment(scenario, cards.declines);
  await answerBank(server, url, 'onayla');
  const { path } = await open(`/payment/${txOf(url)}`);
  expect(await screen.findByText(/Kart limiti yetersiz, bankanız ödemeyi onaylamadı\./)).toBeVisible();
  expect(path()).toBe('/dashboard/yeni-sirket-ekle');
  expect(await screen.findByLabelText('Kart numarası')).toHaveValue('');
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(getComputedStyle(heading).outlineStyle).toBe('none');
});

test('A-24, PAY-17: restores the coupon of a declined payment in its field; a sign-out removes it', async () => {
  const kod = await makeCoupon(server, '40');
  const { left } = await open('/dashboard/yeni-sirket-ekle', scenario.account, { activeStep: 2 });
  await userEvent.type(await screen.findByLabelText(/^Kupon/), kod);
  await press('Uygula');
  await screen.findByRole('button', { name: '899,28 TRY öde' });
  await payWith(cards.declines);
  await waitFor(() => expect(left).toHaveLength(1));
  await answerBank(server, left[0] ?? '', 'onayla');
  cleanup();
  const { app } = await open(`/payment/${txOf(left[0] ?? '')}`, scenario.account, undefined, { isReload: true });
  await screen.findByText(/Kart limiti yetersiz, bankanız ödemeyi onaylamadı\./);
  expect(screen.getByLabelText(/^Kupon/)).toHaveValue(kod);
  await signOut(app);
  expect(window.sessionStorage.getItem('kalem.kupon')).toBe('');
});

test('SHL-05: a user whose session has ended signs in first, and then sees the result', async () => {
  const url = await startPayment(scenario);
  await answerBank(server, url, 'onayla');
  const { path } = await openApp({ server, at: `/payment/${txOf(url)}` });
  await userEvent.type(await screen.findByLabelText('Email'), scenario.account.email);
  await userEvent.type(screen.getByLabelText('Parola'), scenario.account.password);
  await press('Giriş Yap');
  expect(await screen.findByText('Ödemeniz alındı')).toBeVisible();
  await waitFor(() => expect(path()).toMatch(/^\/dashboard\//));
});

test('SES-19, CMP-16: after the trial a 402 leads through the company to its payment', async () => {
  time += 8 * DAY_MS;
  const { path } = await open('/dashboard/faturalarim');
  await screen.findByRole('textbox', { name: 'VKN / TCKN' });
  expect(path()).toBe('/dashboard/yeni-sirket-ekle');
});

test('SES-19: a save after the trial shows that the licence has ended, and leads to the payment', async () => {
  const { path } = await open('/dashboard/yeni');
  const type = async (label: string | RegExp, text: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: label }), text);
  await type('VKN / TCKN', '11111111111');
  await userEvent.tab();
  await type('Adı', 'Şükriye');
  await type('Soyadı', 'Işıldak');
  await type('Mal / Hizmet, 1. satır', 'Iğdır kayısısı');
  await type('Miktar, 1. satır', '12');
  await type('Birim Fiyat, 1. satır', '10');
  time += 8 * DAY_MS;
  await userEvent.click(screen.getAllByRole('button', { name: /^Kaydet/ })[0] ?? document.body);
  const question = await screen.findByRole('alertdialog', { name: 'Kullanım süreniz doldu' });
  expect(question).toHaveTextContent('Fatura kaydedilmedi; taslağınız bu cihazda kalır.');
  await userEvent.click(within(question).getByRole('button', { name: 'Ödemeye geç' }));
  await waitFor(() => expect(path()).toBe('/dashboard/yeni-sirket-ekle'));
});

test('A-22, SES-19: Back from the wizard leads to the screen before the one that needs a licence', async () => {
  time += 8 * DAY_MS;
  const { path, app } = await open('/dashboard/sirketlerim');
  await userEvent.click(await screen.findByRole('link', { name: 'Cari Kartları' }));
  await screen.findByRole('textbox', { name: 'VKN / TCKN' });
  // Two calls of that screen get 402.
  await waitFor(() => expect(app.loading.get()).toBe(0));
  await app.router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Şirketlerim' })).toBeVisible();
  expect(path()).toBe('/dashboard/sirketlerim');
});

/** Ends trial and licence, and declines a card. */
async function declineLate(): Promise<string> {
  time += 8 * DAY_MS;
  const url = await startPayment(scenario, cards.declines);
  await answerBank(server, url, 'onayla');
  return txOf(url);
}

test('A-22, PAY-17: after the trial, too, a declined card leads to the payment with the bank’s message', async () => {
  const { path, app } = await open(`/payment/${await declineLate()}`);
  expect(await screen.findByLabelText('Kart numarası')).toHaveValue('');
  await waitFor(() => expect(app.loading.get()).toBe(0));
  expect(screen.getByText(/Kart limiti yetersiz, bankanız ödemeyi onaylamadı\./)).toBeVisible();
  expect(app.router.state.location.state).toMatchObject({ activeStep: 2 });
  expect(path()).toBe('/dashboard/yeni-sirket-ekle');
});

test.each(['sirketlerim', 'kullanici-bilgileri', 'gib-bilgileri', 'yetkilendirme'])(
  'A-22, PAY-21: after the trial %s still opens by its address, because it needs no licence',
  async (name) => {
    time += 8 * DAY_MS;
    const { path, app, network } = await open(`/dashboard/${name}`);
    await screen.findAllByRole('button', { name: /^Çınaraltı/ });
    await waitFor(() => expect(app.loading.get()).toBe(0));
    expect(network.calls()).not.toContain('GET /anasayfa/bekleyenler');
    expect(path()).toBe(`/dashboard/${name}`);
  },
);

test('A-22: a device whose clock is slow stays on a screen that needs no licence', async () => {
  const slowClock = new Date(time);
  time += 8 * DAY_MS;
  const { path, app, network } = await open('/dashboard/sirketlerim', undefined, undefined, {
    clock: () => slowClock,
  });
  await waitFor(() => expect(network.calls()).toContain('GET /anasayfa/bekleyenler'));
  await waitFor(() => expect(app.loading.get()).toBe(0));
  await screen.findAllByRole('button', { name: /^Çınaraltı/ });
  expect(path()).toBe('/dashboard/sirketlerim');
});

test('A-22: switching from a company with an ended licence to one in trial opens home', async () => {
  time += 8 * DAY_MS;
  await scenario.client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
  const { path } = await open('/dashboard/faturalarim');
  await waitFor(() => expect(path()).toBe('/dashboard/yeni-sirket-ekle'));
  await press(/^Çınaraltı/);
  const chooser = await screen.findByRole('dialog', { name: 'Şirket seçin' });
  await userEvent.click(within(chooser).getByRole('button', { name: /^Kızılırmak/ }));
  await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
});

test('A-22: staff who may not pay read that the owner can', async () => {
  const person = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test' };
  const { password } = await addStaff(scenario, { ...person, granted: { faturaRead: true } });
  time += 8 * DAY_MS;
  await open('/dashboard/faturalarim', { email: person.email, password });
  const reason = await screen.findByText('Lisans süresi bitti. Ödemeyi şirket sahibi yapabilir.');
  expect(reason.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  expect(screen.getByRole('button', { name: 'Kaydet ve devam et' })).toBeDisabled();
});

test('CMP-06: the chooser forgets its search when it closes', async () => {
  await open('/dashboard/faturalarim');
  const openChooser = async () => {
    await press(/^Çınaraltı/);
    return within(await screen.findByRole('dialog', { name: 'Şirket seçin' }));
  };
  const chooser = await openChooser();
  await userEvent.type(chooser.getByLabelText('Şirket ara'), 'Çınar');
  await userEvent.click(chooser.getByRole('button', { name: /Çınaraltı/ }));
  expect((await openChooser()).getByLabelText('Şirket ara')).toHaveValue('');
});

test('A-06: an invited user sees the invitation above the screen, accepts and continues in that company', async () => {
  const person = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test' };
  const { password } = await inviteNewcomer(scenario, { ...person, granted: { faturaRead: true } });
  localStorage.clear();
  const { app, path } = await open('/dashboard/anasayfa', { email: person.email, password });
  const notice = await screen.findByRole('region', { name: 'Davetler' });
  expect(path()).toBe('/dashboard/yeni-sirket-ekle');
  await userEvent.click(within(notice).getByRole('button', { name: 'Kabul et' }));
  await waitFor(() => expect(app.store.get().activeCompanyId).toBe(scenario.companyId));
  await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Davetler' })).toBeNull());
});

test('CMP-32, SHL-35: after deleting the active company the user chooses another one or adds one', async () => {
  const { app, path } = await open('/dashboard/sirketlerim');
  const list = await screen.findByRole('table', { name: 'Şirketlerim' });
  await userEvent.click(await within(list).findByRole('button', { name: /^Çınaraltı/ }));
  await press('Şirketi sil');
  await userEvent.type(await screen.findByLabelText('Onaylamak için EMİNİM yazın'), 'EMİNİM');
  await press('Şirketi sil');
  await waitFor(() => expect(path()).toBe('/dashboard/yeni-sirket-ekle'));
  expect(app.store.get().activeCompanyId).toBeNull();
});
