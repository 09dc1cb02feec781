import '../../styles.css';
import type { KalemClient } from '@kalem/sdk';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openNetwork } from '../../../testing/openNetwork';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { asStaff, proveAddress } from '../../../testing/staff';
import { pay } from '../../../testing/startReceiptScenario';
import { type ReceivablesScenario, startReceivablesScenario } from '../../../testing/startReceivablesScenario';
import { listNow } from '../../../testing/week';
import { KalemProvider } from '../../provider/KalemProvider';
import { Receivables, type ReceivablesEvent } from '../Receivables/Receivables';
import { CustomerOverview, type CustomerOverviewEvent, type CustomerOverviewProps } from './CustomerOverview';
import '../../../testing/patience';

const email = 'muhasebe@igneada-lojistik.example';
const stoppedText = 'Alıcı hatırlatma istemediğini bildirdi. Yeniden göndermek için onayını aldınız mı?';

let scenario: ReceivablesScenario;
let events: (CustomerOverviewEvent | ReceivablesEvent)[] = [];

beforeAll(async () => {
  await page.viewport(1440, 1400);
  scenario = await startReceivablesScenario();
}, 120_000);
afterAll(() => scenario.server.close());
beforeEach(() => {
  events = [];
});
afterEach(cleanup);

const params = () => ({ query: { companyId: scenario.companyId } });
/** Puts mail address and phone on the card of the customer. */
async function fillCard(values: { email?: string; telNo?: string } = { email, telNo: '0532 123 45 67' }) {
  const path = { id: scenario.cariId };
  const { data, response } = await scenario.client.GET('/cari/{id}', { params: { path, ...params() } });
  const header = { 'If-Match': response.headers.get('ETag') ?? '' };
  await scenario.client.PUT('/cari/{id}', { params: { path, ...params(), header }, body: { ...data, ...values } });
}
const log = async () => (await scenario.client.GET('/hatirlatma', { params: params() })).data.items;
const mails = async () =>
  (await scenario.server.outbox()).filter(({ to, body }) => to === email && body.includes('hatırlatmaları almak'));

interface Shown extends Partial<CustomerOverviewProps> {
  client?: KalemClient;
  locale?: 'tr' | 'en';
}

function show({ client = scenario.client, locale = 'tr', ...props }: Shown = {}) {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow} locale={locale}>
      <CustomerOverview
        cariId={scenario.cariId}
        onEvent={({ widget: _widget, ...event }) => events.push(event)}
        {...props}
      />
    </KalemProvider>,
  );
}
async function open(shown: Shown = {}) {
  show(shown);
  const english = shown.locale === 'en';
  await userEvent.click(await screen.findByRole('button', { name: english ? 'Remind' : 'Hatırlat' }));
  const dialog = within(await screen.findByRole('dialog', { name: english ? /^Remind/ : /^Hatırlat/ }));
  await dialog.findByRole('article');
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof open>>;
const box = (dialog: Dialog, name: RegExp | string) => dialog.getByRole('checkbox', { name });
const send = async (dialog: Dialog) => {
  const button = dialog.getByRole('button', { name: 'Gönder' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
/** Presses a link without leaving the page, and answers its address. */
async function follow(link: HTMLElement) {
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, { once: true });
  await userEvent.click(link);
  return decodeURIComponent((link as HTMLAnchorElement).href);
}

test('MNY-61, MNY-70: without an address WhatsApp and SMS stay offered, and pressing them is recorded', async () => {
  const dialog = await open();
  expect(screen.queryByRole('region', { name: 'Hatırlatmalar', hidden: true })).toBeNull();
  expect(dialog.queryByText(/^Son hatırlatma/)).toBeNull();
  expect(await dialog.findByText('Bu carinin e-posta adresi yok.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('radio', { name: 'WhatsApp' }));
  expect(dialog.getByText(/alıcıyı açılan uygulamada seçiniz/)).toBeVisible();
  const address = await follow(dialog.getByRole('link', { name: "WhatsApp'ta aç" }));
  expect(address).toMatch(/^https:\/\/wa\.me\/\?text=Sayın İğneada[^]*Toplam: 960\.750,00 TL/);
  expect(await screen.findByText('2 faturanın hatırlatması kaydedildi')).toBeVisible();
  expect(events).toMatchObject([{ type: 'reminderSent', kanal: 'WHATSAPP' }]);
  expect(await log()).toMatchObject([{ kanal: 'WHATSAPP', durum: 'HAZIRLANDI' }]);
  expect(await screen.findByText('Hazırlandı')).toBeVisible();
});

test('MNY-69: without a proven address of the owner the mail is refused at its place, and the choice stays', async () => {
  await fillCard();
  const dialog = await open();
  await send(dialog);
  expect(await dialog.findByText('Hatırlatma için önce e-posta adresinizi doğrulayınız.')).toBeVisible();
  expect(dialog.getByText('2 / 3 seçili')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'SMS' }));
  expect(dialog.getByRole('link', { name: 'SMS olarak aç' })).toBeVisible();
});

test('MNY-49, MNY-61, MNY-62: late invoices are chosen, the text is what is sent, and the toast names the count', async () => {
  await proveAddress(scenario, scenario.account.email);
  const dialog = await open();
  const [first, second, third] = ['GIB.*43 gün', 'GIB.*17 gün', 'Vade 21/12/2026'].map((name) =>
    box(dialog, new RegExp(name)),
  );
  expect(first).toBeChecked();
  expect(second).toBeChecked();
  expect(third).not.toBeChecked();
  expect(dialog.getByText('2 / 3 seçili')).toBeVisible();
  expect(await dialog.findByText(email)).toBeVisible();
  expect(dialog.getByRole('article')).toHaveTextContent(
    /vade 09\/10\/2026: 318\.450,00 TL.*vade 04\/11\/2026: 642\.300,00 TL.*Toplam: 960\.750,00 TL/,
  );
  await userEvent.click(second ?? document.body);
  await waitFor(() => expect(dialog.getByRole('article')).toHaveTextContent(/318\.450,00 TL tutarındaki ödemesi/));
  const text = dialog.getByRole('article').querySelector('.kalem-reminder__text')?.textContent ?? '-';
  await send(dialog);
  expect(await screen.findByText('1 hatırlatma e-postası kuyruğa alındı')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(events).toEqual([{ type: 'reminderSent', faturaIds: [scenario.faturaIds[0]], kanal: 'EPOSTA' }]);
  await waitFor(async () => expect(await mails()).toHaveLength(1));
  expect((await mails())[0]?.body).toContain(text.split('\n')[0]);
});

test('MNY-16: an invoice without a due date is marked, and its assumed day is not shown', async () => {
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'USD' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hatırlat' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Hatırlat/ }));
  expect(await dialog.findByRole('group', { name: 'Faturalar' })).toHaveTextContent('Vade belirtilmedi (30 gün)');
  expect(dialog.queryByText(/19\/11\/2026/)).toBeNull();
});

test('MNY-67: the log shows time, channel, invoices, masked address, sender and outcome', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Hatırlatmalar' }));
  const row = table.getByRole('row', { name: /E-posta/ });
  const cells = [...row.children].map(({ textContent }) => textContent);
  const entry = (await log()).find(({ kanal }) => kanal === 'EPOSTA');
  expect(cells.slice(1, 4)).toEqual([
    'E-postam***@igneada-lojistik.example',
    entry?.faturalar.join(', '),
    entry?.kullanici,
  ]);
  expect(cells[0]).toMatch(/^21\/11\/2026 \d\d:\d\d$/);
  expect(cells[4]).toBe('Gönderildi');
  await userEvent.click(screen.getByRole('button', { name: 'Hatırlat' }));
  expect(await screen.findByText(/^Son hatırlatma 21\/11\/2026 \d\d:\d\d, (e-posta|WhatsApp)$/)).toBeVisible();
});

test('MNY-70: the phone of the card is put into the links', async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'WhatsApp' }));
  const whatsApp = dialog.getByRole<HTMLAnchorElement>('link', { name: "WhatsApp'ta aç" });
  expect(whatsApp.href).toContain('https://wa.me/905321234567?text=');
  await userEvent.click(dialog.getByRole('radio', { name: 'SMS' }));
  expect(await follow(dialog.getByRole('link', { name: 'SMS olarak aç' }))).toContain('sms:+905321234567?body=Sayın');
  await waitFor(async () =>
    expect(await log()).toContainEqual(expect.objectContaining({ kanal: 'SMS', durum: 'HAZIRLANDI' })),
  );
});

test('MNY-66: an address that stopped reminders gets one only after the question is ticked', async () => {
  const [, link = ''] = /(\/hatirlatma\/vazgec\/\S+)/.exec((await mails())[0]?.body ?? '') ?? [];
  // The recipient stops reminders while the dialog is open.
  const dialog = await open();
  expect(dialog.queryByRole('checkbox', { name: stoppedText })).toBeNull();
  await scenario.server.fetch(new Request(`${scenario.server.baseUrl}${link}`, { method: 'POST', redirect: 'manual' }));
  await send(dialog);
  const question = await dialog.findByRole('checkbox', { name: stoppedText });
  expect(question).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  expect(box(dialog, /43 gün/)).toBeChecked();
  await userEvent.click(question);
  await send(dialog);
  await waitFor(async () => expect(await mails()).toHaveLength(2));
});

test('ERR-10, MNY-61: a lost answer keeps the choice, and a repeated press sends one mail', async () => {
  const network = openNetwork(scenario.server);
  const dialog = await open({ client: await network.signIn(scenario.account) });
  const before = (await log()).length;
  network.cut('POST /hatirlatma', 'after');
  await send(dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/internet bağlantınızı/);
  expect(dialog.getByText('2 / 3 seçili')).toBeVisible();
  await send(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await log()).toHaveLength(before + 1);
});

test('EMB-05, MNY-109: the host refuses a reminder and a payment, and its reason is shown', async () => {
  const asked: unknown[] = [];
  const before = (await log()).length;
  const answers = ['Bugün gönderilemez.', true];
  const dialog = await open({
    onBeforeRemind: (reminder) => {
      asked.push(reminder);
      return answers.shift();
    },
    onBeforeCollect: async (receipts) => {
      await Promise.resolve();
      asked.push(receipts.map(({ tutar }) => tutar));
      return 'Önce şubenize danışınız.';
    },
  });
  await send(dialog);
  expect(await dialog.findByText('Bugün gönderilemez.')).toBeVisible();
  expect(await log()).toHaveLength(before);
  await send(dialog);
  await waitFor(async () => expect(await log()).toHaveLength(before + 1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('t');
  const collect = within(await screen.findByRole('dialog', { name: /^Tahsilat Gir/ }));
  await userEvent.click(await collect.findByRole('button', { name: 'Kaydet' }));
  expect(await collect.findByText('Önce şubenize danışınız.')).toBeVisible();
  const chosen = { faturaIds: scenario.faturaIds.slice(0, 2), kanal: 'EPOSTA' };
  expect(asked).toEqual([chosen, chosen, ['2060355.85']]);
});

test('MNY-48: a row of the receivables that is owed something has the dialog; without tahsilatWrite it does not', async () => {
  const list = (client: KalemClient) =>
    render(
      <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
        <Receivables onEvent={({ widget: _widget, ...event }) => events.push(event)} />
      </KalemProvider>,
    );
  const openMenu = async () => {
    const row = (await screen.findAllByRole('row', { name: /İğneada/ }))[0];
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Cari işlemleri/ }));
    await screen.findByRole('menuitem', { name: 'Ekstre' });
  };
  list(scenario.client);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hatırlat' }));
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('radio', { name: 'SMS' }));
  await follow(await screen.findByRole('link', { name: 'SMS olarak aç' }));
  await waitFor(() => expect(events).toMatchObject([{ type: 'reminderSent', kanal: 'SMS' }]));
  cleanup();
  list((await asStaff(scenario, { cariRead: true, tahsilatRead: true })).client);
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: 'Hatırlat' })).toBeNull();
  await userEvent.keyboard('{Escape}');
});

test('MNY-61: has English texts around the Turkish message', async () => {
  const dialog = await open({ locale: 'en' });
  expect(dialog.getByText('2 of 3 chosen')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Mail' })).toBeChecked();
  expect(dialog.getByRole('article')).toHaveTextContent(/^Subject/);
});

test('MNY-65: shows the reason when the message leaves out an invoice that was just paid', async () => {
  const dialog = await open();
  await pay(scenario, scenario.faturaIds[0] ?? '', '318450.00');
  await userEvent.click(box(dialog, /17 gün/));
  expect(await dialog.findByText('Seçilen faturaların hiçbiri hatırlatılamıyor.')).toBeVisible();
  expect(dialog.getByText('İletide yok: ödendi')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  await userEvent.click(box(dialog, /43 gün/));
  expect(await dialog.findByText('Hatırlatılacak faturaları seçiniz.')).toBeVisible();
});
