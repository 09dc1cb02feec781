import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { StrictMode, useState, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createClient, type KalemClient } from '@kalem/sdk';
import { changeDraft, createDraft } from '../../../testing/createDraft';
import { moveAtPortal } from '../../../testing/atPortal';
import { openNetwork } from '../../../testing/openNetwork';
import { startScenario, type Scenario } from '../../../testing/startScenario';
import type { Failure } from '../../provider/failures';
import { KalemProvider } from '../../provider/KalemProvider';
import type { Locale } from '../../provider/texts';
import { useApi } from '../../provider/queries';
import { SigningStore } from './SigningStore';
import { SigningDialog, type SigningDialogEvent, type SigningDialogProps } from './SigningDialog';

let scenario: Scenario;
/** A client of the same user, whose calls a test can observe, interrupt and delay. */
let client: KalemClient;
let network: ReturnType<typeof openNetwork>;
/** Delays the answer of a call. */
let hold: (call: string) => Promise<void> | undefined = () => undefined;
/** Milliseconds added to all clocks, and those added only to the server's clock. */
let ahead = 0;
let serverAhead = 0;
let events: SigningDialogEvent[] = [];
let failures: Failure[] = [];

const realNow = Date.now;
const numberOfSms = () => scenario.server.simulator.outbox.length;
const lastCode = () => scenario.server.simulator.outbox[0]?.body.split(' ').at(-1) ?? '';
const wrongCode = () => lastCode().replace(/./, (first) => (first === 'A' ? 'B' : 'A'));
const callsOf = (call: string) => network.sent.filter((one) => one.call === call);
const ask = 'POST /fatura/imza';
const confirm = 'POST /fatura/imza-onay';

/** Advances all clocks, like a suspended tab that wakes up. */
function sleep(seconds: number) {
  ahead += seconds * 1000;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(async () => {
  await page.viewport(1440, 900);
  vi.spyOn(Date, 'now').mockImplementation(() => realNow.call(Date) + ahead);
  scenario = await startScenario({ clock: { now: () => new Date(Date.now() + serverAhead) } });
  network = openNetwork(scenario.server);
  const own = createClient({
    baseUrl: scenario.server.baseUrl,
    retries: 0,
    fetch: async (request) => {
      const answer = await network.fetch(request);
      await hold(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
      return answer;
    },
  });
  await own.session.signIn(scenario.account);
  client = own;
});

afterAll(async () => {
  vi.restoreAllMocks();
  await scenario.server.close();
});

beforeEach(() => {
  // Leaves the rate limit of thirty codes per quarter of an hour, which these tests would exceed.
  sleep(60);
  network.sent.length = 0;
  hold = () => undefined;
  serverAhead = 0;
  events = [];
  failures = [];
});

afterEach(() => {
  cleanup();
  scenario.server.simulator.setSwitches({ faults: [] });
});

const draft = (changes: Parameters<typeof createDraft>[1] = {}) => createDraft(scenario, changes);
const stateOf = async (id: string) =>
  (await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId: scenario.companyId } } })).data
    .onayDurumu;

function Page({
  children,
  ...props
}: Partial<SigningDialogProps> & { children?: ReactNode; faturaIds: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        İmzala
      </button>
      <SigningDialog {...props} isOpen={isOpen} onEvent={(event) => event.type === 'signingClosed' && setOpen(false)} />
      {children}
    </>
  );
}

/** Renders a page with an 'İmzala' button and presses it. */
async function open(
  faturaIds: readonly string[],
  { locale, ...props }: Partial<SigningDialogProps> & { locale?: Locale; children?: ReactNode } = {},
) {
  render(
    <StrictMode>
      <KalemProvider
        client={client}
        companyId={scenario.companyId}
        locale={locale}
        onEvent={({ widget, ...event }) => widget === 'signing-dialog' && events.push(event as SigningDialogEvent)}
        onError={(failure) => failures.push(failure)}
      >
        <Page faturaIds={faturaIds} {...props} />
      </KalemProvider>
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'İmzala' }));
}

async function openWithCode(faturaIds: readonly string[], props: Parameters<typeof open>[1] = {}) {
  await open(faturaIds, props);
  await screen.findByRole('timer');
}

const dialog = () => screen.getByRole('dialog');
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /SMS/ });
const button = (name: string) => screen.getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('SGN-02: opening sends one SMS and shows the phone number, the invoices and 120 seconds', async () => {
  const [one, two] = [
    await draft({ birimFiyat: '1000' }),
    await draft({ birimFiyat: '2345.67', aliciUnvan: 'Şükrü Işıldak İplik A.Ş.' }),
  ];
  const before = numberOfSms();
  await openWithCode([one.id, two.id]);

  expect(numberOfSms()).toBe(before + 1);
  expect(callsOf(ask)).toHaveLength(1);
  expect(dialog()).toHaveAccessibleName('2 faturayı imzala');
  expect(dialog()).toHaveTextContent(/SMS \+90 \(\d{3}\) \d{3} \d{2} \d{2} numarasına gönderildi/);
  expect(screen.getByRole('timer')).toHaveTextContent('02:00');
  const rows = within(await screen.findByRole('list', { name: 'İmzalanacak faturalar' }));
  await waitFor(() => expect(rows.getByText('Toplam')).toBeVisible());
  expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^${one.aliciUnvan}1\\.200,00 TRY${one.belgeNumarasi} · \\d{2}/\\d{2}/\\d{4}$`)),
    expect.stringContaining('Şükrü Işıldak İplik A.Ş.'),
    'Toplam4.014,80 TRY',
  ]);
});

test('the code field has the focus, Esc closes while nothing is sent, and the focus is restored', async () => {
  await openWithCode([(await draft()).id]);
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(events).toEqual([{ type: 'signingClosed', reason: 'cancelled' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'İmzala' })).toHaveFocus());
});

test('SGN-03, NUM-18: the code is converted to upper case without a locale, and can be confirmed from six characters on', async () => {
  await openWithCode([(await draft()).id]);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'text');
  await userEvent.keyboard('ab1 ik');
  expect(field()).toHaveValue('AB1IK');
  expect(button('Onayla')).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(callsOf(confirm)).toHaveLength(0);
  await userEvent.keyboard('7');
  expect(button('Onayla')).toBeEnabled();
  await userEvent.keyboard('xyz');
  expect(field()).toHaveValue('AB1IK7XYZ');
  expect(button('Onayla')).toBeEnabled();
});

test('a pasted code is kept as sent, and editing the middle keeps the caret', async () => {
  await openWithCode([(await draft()).id]);
  await userEvent.fill(field(), ' a7k 2mq ');
  expect(field()).toHaveValue('A7K2MQ');
  field().setSelectionRange(1, 2);
  await userEvent.keyboard('z');
  expect(field()).toHaveValue('AZK2MQ');
  expect(field().selectionStart).toBe(2);
});

test('NUM-18: a press on a box of a complete code selects it to the end; typing replaces it. A code has at most 20', async () => {
  await openWithCode([(await draft()).id]);
  await userEvent.fill(field(), 'A7K2MQ');
  const { width } = field().getBoundingClientRect();
  await userEvent.click(field(), { position: { x: width * 0.4, y: 20 } });
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 6]);
  await userEvent.keyboard('9xyz');
  expect(field()).toHaveValue('A79XYZ');
  await userEvent.keyboard('012345678901234567');
  expect(field()).toHaveValue('A79XYZ01234567890123');
});

test('SGN-04, ERR-37: the right code signs: toast, event, dialog closed, and the portal has approved', async () => {
  const { id } = await draft();
  await openWithCode([id]);
  await userEvent.keyboard(lastCode().toLowerCase());
  await userEvent.click(button('Onayla'));
  await closed();
  expect(await screen.findByText('Fatura imzalandı')).toBeVisible();
  expect(events).toEqual([
    { type: 'signed', items: [{ id, onayDurumu: 'Onaylandi' }] },
    { type: 'signingClosed', reason: 'signed' },
  ]);
  expect(await stateOf(id)).toBe('Onaylandi');
});

function StateInList({ id }: { id: string }) {
  const { data } = useApi().useQuery('get', '/fatura', {
    params: { query: { companyId: scenario.companyId, page: 1 } },
  });
  const invoice = data?.items.find((one) => one.id === id);
  return <output>{invoice?.onayDurumu}</output>;
}

test('LST-20: the list is read again after signing; cached invoices are not read twice', async () => {
  const { id } = await draft();
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <Page faturaIds={[id]}>
        <StateInList id={id} />
      </Page>
    </KalemProvider>,
  );
  await screen.findByText('Onaylanmadi');
  await userEvent.click(button('İmzala'));
  await screen.findByRole('timer');
  expect(within(dialog()).getByText('1.200,00')).toBeVisible();
  expect(callsOf(`GET /fatura/${id}`)).toHaveLength(0);
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await screen.findByText('Onaylandi');
});

test('SGN-06: a wrong code shows an error at the field and selects the code; the right one still signs', async () => {
  const { id } = await draft();
  await openWithCode([id]);
  await userEvent.keyboard(`${wrongCode()}{Enter}`);
  await waitFor(() => expect(field()).toHaveAccessibleDescription('SMS kodu hatalı.'));
  expect(field()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('SMS kodu hatalı.');
  expect(field()).toHaveFocus();
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);
  expect(failures).toMatchObject([{ kind: 'confirmSigning', silent: true }]);

  await userEvent.keyboard(lastCode().slice(0, 1));
  expect(field()).not.toBeInvalid();
  await userEvent.keyboard(`${lastCode().slice(1)}{Enter}`);
  await closed();
  expect(await stateOf(id)).toBe('Onaylandi');
});

test('SGN-06: the fourth wrong code leaves one attempt; after the fifth a new code is needed, one press away', async () => {
  const { id } = await draft();
  await openWithCode([id]);
  const wrong = 'SMS kodu hatalı.';
  const spent = 'Çok fazla hatalı deneme yapıldı, lütfen yeni kod isteyiniz.';
  const wordsOfTry = [wrong, wrong, wrong, `${wrong} Bir deneme hakkınız kaldı.`, spent];
  for (let count = 1; count <= 5; count += 1) {
    await userEvent.keyboard(`${wrongCode()}{Enter}`);
    await waitFor(() => expect(callsOf(confirm)).toHaveLength(count));
    const told = wordsOfTry.at(count - 1) ?? '';
    await waitFor(() => expect(field()).toHaveAccessibleDescription(told));
    expect(screen.getByRole('alert')).toHaveTextContent(told);
  }
  expect(screen.queryByRole('button', { name: 'Onayla' })).toBeNull();
  expect(button('Yeni kod iste')).toHaveFocus();

  const before = numberOfSms();
  await userEvent.click(button('Yeni kod iste'));
  await waitFor(() => expect(numberOfSms()).toBe(before + 1));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('');
  await screen.findByRole('timer');
  // A new code has its own attempts.
  await userEvent.keyboard(`${wrongCode()}{Enter}`);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(wrong));
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await closed();
  expect(await stateOf(id)).toBe('Onaylandi');
});

test('SGN-02: the countdown follows the clock through a suspended tab, is announced at steps, and closes at zero', async () => {
  const { id } = await draft();
  await openWithCode([id]);
  const voice = () => screen.getAllByRole('status').map((status) => status.textContent);
  expect(voice()).toContain('Kodu girmek için 120 saniye kaldı.');
  sleep(20);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('01:40'));
  expect(voice()).toContain('Kodu girmek için 120 saniye kaldı.');
  sleep(41);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:59'));
  expect(voice()).toContain('Kodu girmek için 59 saniye kaldı.');
  expect(button('Yeni kod iste')).toBeVisible();
  sleep(30);
  await waitFor(() => expect(voice()).toContain('Kodu girmek için 29 saniye kaldı.'));
  sleep(40);
  await closed();
  expect(await screen.findByText(/^İmza süresi doldu\./)).toBeVisible();
  expect(events).toEqual([{ type: 'signingClosed', reason: 'expired' }]);
  expect(await stateOf(id)).toBe('Onaylanmadi');
});

test('A-08, SGN-06: an invoice that changed after the code was requested is named and shown in its new version; a new code is one press away', async () => {
  const [same, changed] = [await draft(), await draft({ birimFiyat: '2345.67' })];
  await openWithCode([same.id, changed.id], { children: <StateInList id={changed.id} /> });
  const list = () => screen.getByRole('list', { name: 'İmzalanacak faturalar' });
  const rowOf = ({ belgeNumarasi }: typeof same) =>
    within(list())
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes(belgeNumarasi ?? '-'));
  await waitFor(() => expect(rowOf(changed)).toHaveTextContent('2.814,80 TRY'));
  await changeDraft(scenario, changed, { birimFiyat: '5000' });

  await userEvent.keyboard(`${lastCode()}{Enter}`);
  const told = `Kod istendikten sonra değişen faturalar var, lütfen kontrol edip yeni kod isteyiniz: ${changed.belgeNumarasi}`;
  await waitFor(() => expect(field()).toHaveAccessibleDescription(told));
  expect(screen.queryByRole('button', { name: 'Onayla' })).toBeNull();
  await userEvent.unhover(dialog());
  const words = within(dialog())
    .getAllByText(told)
    .find((one) => one.closest('.kalem-message'));
  expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0);
  expect(words?.getBoundingClientRect().bottom).toBeLessThan(list().getBoundingClientRect().top);
  await waitFor(() => expect(rowOf(changed)).toHaveTextContent(/6\.000,00 TRY.*Değişti/));
  expect(rowOf(same)).not.toHaveTextContent('Değişti');

  await userEvent.click(button('Yeni kod iste'));
  await screen.findByRole('timer');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(rowOf(changed)).toHaveTextContent('6.000,00 TRY');
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await waitFor(() => expect(dialog()).toHaveAccessibleName('2 fatura imzalandı'));
});

test('A-08, SGN-06: an invoice that was deleted after the code was requested is named, and the others can be signed', async () => {
  const [stays, gone] = [await draft(), await draft()];
  await openWithCode([stays.id, gone.id]);
  await scenario.client.DELETE('/fatura/{id}', {
    params: { path: { id: gone.id }, query: { companyId: scenario.companyId } },
  });
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  expect(await within(dialog()).findByText('Silinmiş')).toBeVisible();
  expect(await stateOf(stays.id)).toBe('Onaylanmadi');
  await userEvent.click(button('Yeni kod iste'));
  await userEvent.click(await screen.findByRole('button', { name: '1 faturayı imzala' }));
  await screen.findByRole('timer');
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await waitFor(async () => expect(await stateOf(stays.id)).toBe('Onaylandi'));
});

test('SGN-06: a code that has expired on the server leads to a new one', async () => {
  await openWithCode([(await draft()).id]);
  serverAhead = 121_000;
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await waitFor(() => expect(field()).toHaveAccessibleDescription('İmza süresi doldu.'));
  expect(button('Yeni kod iste')).toBeEnabled();
});

test('SGN-06: invoices that cannot be signed are named, and the others can be signed', async () => {
  const [signed, open_] = [await draft(), await draft()];
  await openWithCode([signed.id]);
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await closed();
  cleanup();

  await open([signed.id, open_.id]);
  expect(
    await screen.findByText('Yalnızca GİB portalına gönderilmiş, onaylanmamış faturalar imzalanabilir.'),
  ).toBeVisible();
  expect(await screen.findByText('İmzalandı')).toBeVisible();
  await userEvent.click(button('1 faturayı imzala'));
  await screen.findByRole('timer');
  expect(dialog()).toHaveAccessibleName('1 faturayı imzala');
});

test('an unavailable portal is reported, and a retry works when it is back', async () => {
  const { id } = await draft();
  scenario.server.simulator.setSwitches({
    faults: [{ kind: 'maintenancePage', cmd: 'EARSIV_PORTAL_TELEFONNO_SORGULA' }],
  });
  await open([id]);
  expect(
    await screen.findByText('GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.'),
  ).toBeVisible();
  expect(button('Yeniden dene')).toHaveFocus();
  scenario.server.simulator.setSwitches({ faults: [] });
  await userEvent.click(button('Yeniden dene'));
  expect(await screen.findByRole('timer')).toHaveTextContent('02:00');
  expect(field()).toHaveFocus();
});

test('ERR-10: after a lost answer to the request for a code, the retry uses the same key and sends no second SMS', async () => {
  const { id } = await draft();
  const before = numberOfSms();
  network.cut(ask, 'after');
  await open([id]);
  expect(await screen.findByText('Bağlantı hatası, internet bağlantınızı kontrol eder misin?')).toBeVisible();
  sleep(15);
  await userEvent.click(button('Yeniden dene'));
  expect(await screen.findByRole('timer')).toHaveTextContent('01:4');
  expect(numberOfSms()).toBe(before + 1);
  expect(new Set(callsOf(ask).map(({ key }) => key)).size).toBe(1);
});

test('ERR-10: after a lost answer to the confirmation, the dialog stays and the retry uses the same key', async () => {
  const { id } = await draft();
  network.cut(confirm, 'after');
  await openWithCode([id]);
  const code = lastCode();
  await userEvent.keyboard(`${code}{Enter}`);
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription('Bağlantı hatası, internet bağlantınızı kontrol eder misin?'),
  );
  expect(field()).toHaveValue(code);
  expect(field()).toHaveAttribute('readonly');
  await userEvent.click(button('Yeniden dene'));
  await closed();
  expect(callsOf(confirm).map(({ key }) => key)).toEqual([expect.any(String), callsOf(confirm)[0]?.key]);
  expect(events[0]).toEqual({ type: 'signed', items: [{ id, onayDurumu: 'Onaylandi' }] });
});

test('LST-20: cancelling after a lost answer reads the list again, because the code may have signed', async () => {
  const { id } = await draft();
  network.cut(confirm, 'after');
  await openWithCode([id], { children: <StateInList id={id} /> });
  await screen.findByText('Onaylanmadi');
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await waitFor(() => expect(button('Yeniden dene')).toBeEnabled());
  await userEvent.click(button('Vazgeç'));
  await closed();
  await screen.findByText('Onaylandi');
});

test('the dialog cannot be closed while a code is being confirmed', async () => {
  const { id } = await draft();
  let answer = () => {};
  const isHeld = new Promise<void>((held) => {
    hold = (call) => {
      if (call !== confirm) return undefined;
      held();
      return new Promise((resolve) => (answer = resolve));
    };
  });
  await openWithCode([id]);
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await waitFor(() => expect(button('Vazgeç')).toBeDisabled());
  await userEvent.keyboard('{Escape}');
  expect(button('Kapat')).toBeDisabled();
  await isHeld;
  sleep(125);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:00'));
  expect(dialog()).toBeVisible();
  expect(events).toEqual([]);
  answer();
  await closed();
  expect(events.map(({ type }) => type)).toEqual(['signed', 'signingClosed']);
});

test('SGN-05: if the portal approved only some invoices, the dialog shows each result, and the others can be signed again', async () => {
  const [stays, moves] = [await draft(), await draft({ aliciUnvan: 'Işık Gündoğdu Mimarlık Ltd. Şti.' })];
  await moveAtPortal(scenario, moves);
  await openWithCode([stays.id, moves.id]);
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await waitFor(() => expect(dialog()).toHaveAccessibleName('2 faturanın 1 tanesi imzalandı'));
  const rows = within(screen.getByRole('list', { name: 'İmza sonucu' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('İmzalandı');
  expect(rows[1]).toHaveTextContent('İmzalanmadı');
  expect(events).toEqual([
    {
      type: 'partlySigned',
      items: [
        { id: stays.id, onayDurumu: 'Onaylandi' },
        { id: moves.id, onayDurumu: 'Onaylanmadi' },
      ],
    },
  ]);

  expect(document.activeElement).toHaveTextContent('Kapat');
  await userEvent.click(button('Kalan 1 faturayı imzala'));
  await screen.findByRole('timer');
  expect(dialog()).toHaveAccessibleName('1 faturayı imzala');
  expect(field()).toHaveValue('');
});

test('USE-10, SGN-04, LST-16: signing several invoices shows each result and stays open; the signed ones can be downloaded as one file', async () => {
  const [one, two] = [await draft(), await draft({ aliciUnvan: 'Söğütözü Hukuk' })];
  await openWithCode([one.id, two.id]);
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await waitFor(() => expect(dialog()).toHaveAccessibleName('2 fatura imzalandı'));
  const outcomes = within(screen.getByRole('list', { name: 'İmza sonucu' })).getAllByText('İmzalandı');
  expect(outcomes).toHaveLength(2);
  const items = [one, two].map(({ id }) => ({ id, onayDurumu: 'Onaylandi' }));
  expect(events).toEqual([{ type: 'signed', items }]);

  const saved: HTMLAnchorElement[] = [];
  const hear = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    saved.push(event.target);
  };
  document.addEventListener('click', hear);
  await userEvent.click(button('Belgeleri indir'));
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
  document.removeEventListener('click', hear);
  expect(saved[0]?.download).toBe('faturalar.zip');
  const names = await namesIn(await fetch(saved[0]?.href ?? ''));
  expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([
    `${one.belgeNumarasi} ${one.aliciUnvan}.pdf`,
    `${two.belgeNumarasi} Söğütözü Hukuk.pdf`,
  ]);

  await userEvent.click(within(dialog()).getAllByRole('button', { name: 'Kapat' }).at(-1) ?? document.body);
  await closed();
  expect(events.at(-1)).toEqual({ type: 'signingClosed', reason: 'signed' });
});

/** The file names in a ZIP, from its local headers. */
async function namesIn(response: Response): Promise<string[]> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const names: string[] = [];
  for (let at = 0; at + 30 < bytes.length; at += 1)
    if (view.getUint32(at) === 0x504b0304)
      names.push(new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + view.getUint16(at + 26, true))));
  return names;
}

test('SGN-02: more invoices than one code can sign are signed in batches; a retry signs only the remaining ones', async () => {
  const ids = Array.from({ length: 401 }, (_, index) => `${index}`);
  const askedFor: number[] = [];
  const store: SigningStore = new SigningStore(
    ids,
    {
      explain: String,
      consent: () => true,
      ask: ({ faturaIds }) => {
        askedFor.push(faturaIds.length);
        return Promise.resolve({ signatureId: 's', phoneNumber: '5', isRepetition: false });
      },
      confirm: () =>
        Promise.resolve({
          items: store.jotai.get(store.faturaIds).map((id) => ({ id, onayDurumu: 'Onaylandi' as const })),
        }),
    },
    Date.now,
  );
  await store.ask();
  for (const isLast of [false, false, true]) {
    store.type('A7K2M9');
    await store.confirm();
    expect(store.isDone).toBe(isLast);
    const rest = ids.filter((id) => !store.jotai.get(store.signed).has(id));
    if (rest.length > 0) await store.askAnew(rest);
  }
  expect(askedFor).toEqual([200, 200, 1]);
});

test('SGN-05: an unknown outcome has no retry and updates by itself', async () => {
  const { id } = await draft();
  await openWithCode([id]);
  scenario.server.simulator.setSwitches({
    faults: [
      { kind: 'droppedConnection', when: 'after', cmd: '0lhozfib5410mp', times: 1 },
      { kind: 'maintenancePage', cmd: 'EARSIV_PORTAL_TASLAKLARI_GETIR' },
    ],
  });
  await userEvent.keyboard(`${lastCode()}{Enter}`);
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    ),
  );
  sleep(121);
  await waitFor(() => expect(dialog()).toHaveAccessibleName('İmza kontrol ediliyor'));
  const [row] = within(screen.getByRole('list', { name: 'İmza sonucu' })).getAllByRole('listitem');
  expect(row).toHaveTextContent('Kontrol ediliyor');
  expect(
    within(dialog())
      .getAllByRole('button')
      .map((one) => one.textContent || one.ariaLabel),
  ).toEqual(['Kapat', 'Kapat']);

  scenario.server.simulator.setSwitches({ faults: [] });
  await waitFor(() => expect(events.map(({ type }) => type)).toContain('signed'), { timeout: 25_000 });
  await closed();
  expect(await stateOf(id)).toBe('Onaylandi');
});

test('the host can refuse before an SMS is sent', async () => {
  const { id } = await draft();
  const before = numberOfSms();
  const asked: unknown[] = [];
  await open([id], {
    onBeforeSign: (faturaIds) => {
      asked.push(faturaIds);
      return false;
    },
  });
  await waitFor(() => expect(asked).toEqual([[id]]));
  await closed();
  expect(numberOfSms()).toBe(before);
  expect(events).toEqual([{ type: 'signingClosed', reason: 'cancelled' }]);
});

test('EMB-05: the host can give a reason for its refusal, and is asked again on retry', async () => {
  const { id } = await draft();
  const before = numberOfSms();
  const answers = ['Günlük imza sınırınız doldu.', true];
  await open([id], { onBeforeSign: async () => answers.shift() });
  expect(await screen.findByText('Günlük imza sınırınız doldu.')).toBeTruthy();
  expect(numberOfSms()).toBe(before);
  await userEvent.click(button('Yeniden dene'));
  await waitFor(() => expect(numberOfSms()).toBe(before + 1));
});

test('supports English', async () => {
  const { id } = await draft();
  await openWithCode([id], { locale: 'en' });
  expect(dialog()).toHaveAccessibleName('Sign 1 invoice');
  expect(dialog()).toHaveTextContent(/A text message with the code was sent to \+90/);
  expect(button('Confirm')).toBeDisabled();
});

test('A-35: in an English dialog messages of the portal are marked as Turkish', async () => {
  const { id } = await draft();
  const [cmd, text] = ['EARSIV_PORTAL_SMSSIFRE_GONDER', 'SMS gönderilemedi.'];
  scenario.server.simulator.setSwitches({ faults: [{ kind: 'sentence', cmd, text, times: 1 }] });
  await open([id], { locale: 'en' });
  expect(await screen.findByText(text)).toHaveAttribute('lang', 'tr');
});

test('A-35: in an English dialog the server’s text for a wrong code is English', async () => {
  const { id } = await draft();
  await openWithCode([id], { locale: 'en' });
  await userEvent.keyboard(`${wrongCode()}{Enter}`);
  await waitFor(() => expect(field()).toHaveAccessibleDescription('The SMS code is wrong.'));
});
