import { actionsAbout } from '@kalem/domain/codes/audit-subjects';
import { cleanup, render, screen, waitFor, within } from './render';
import { userEvent } from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { KalemProvider } from '../src/provider/KalemProvider';
import { useAuditLog } from '../src/widgets/AuditLog/AuditLog';
import {
  useCompanyStep,
  useCompanyWizard,
  useGibStep,
  type WizardStep,
} from '../src/widgets/CompanyWizard/CompanyWizard';
import { useHome } from '../src/widgets/Home/Home';
import {
  type InvoiceFormOptions,
  type Opening,
  useInvoiceForm,
  useOpenedInvoice,
} from '../src/widgets/InvoiceForm/InvoiceForm';
import { useInvoiceList } from '../src/widgets/InvoiceList/InvoiceList';
import { useIssuedToMe } from '../src/widgets/IssuedToMe/IssuedToMe';
import { useLogin } from '../src/widgets/Login/Login';
import { usePasswordReset } from '../src/widgets/PasswordReset/PasswordReset';
import { usePermissions } from '../src/widgets/Permissions/Permissions';
import { useRegister } from '../src/widgets/Register/Register';
import { useRequests } from '../src/widgets/Requests/Requests';
import { useSigning } from '../src/widgets/SigningDialog/SigningDialog';
import type { Scenario } from './company';
import { createDraft } from './createDraft';
import { openNetwork } from './openNetwork';
import { startHomeScenario } from './startHomeScenario';
import { listNow, smsCode } from './week';

/** One host per hook of a widget, with its own view: plain elements, without our styles. */

let scenario: Awaited<ReturnType<typeof startHomeScenario>>;
let client: Scenario['client'];
const onEvent = vi.fn();
const newcomer = { firstName: 'Çağrı', lastName: 'Işıldar', email: 'cagri@ornek.test', password: 'Deneme2026!' };
const autumn = { start: '2026-10-01', end: '2026-11-21' };

beforeAll(async () => {
  scenario = await startHomeScenario();
  // Adds invoices, so that there is more than one page.
  for (const aliciUnvan of ['Çınar Kırtasiye', 'Iğdır Kayısı Pazarı'])
    await createDraft(scenario, { aliciUnvan, faturaTarih: '2026-11-21' });
}, 240_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  client = await openNetwork(scenario.server).signIn(scenario.account);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(page: ReactElement): void {
  render(
    <KalemProvider client={client} companyId={scenario.companyId} clock={listNow}>
      {page}
    </KalemProvider>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.findAllByRole('listitem');
const write = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const readInvoice = async (id: string) =>
  (await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId: scenario.companyId } } })).data;

test('EMB-14: useInvoiceList turns pages, and passes the selected invoices to the host for signing', async () => {
  show(<Invoices />);
  await waitFor(async () => expect(await rows()).toHaveLength(15));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('17'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Iğdır Kayısı Pazarı' }));
  await press('İmzala');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'sign', faturaIds: [expect.any(String)] });
  await press('Sonraki');
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Sonraki' })).toBeDisabled();
});

function Invoices() {
  const { invoices, query, selection, ...list } = useInvoiceList({ defaultQuery: { range: autumn }, onEvent });
  return (
    <>
      <output>{invoices.found?.count}</output>
      <ul>
        {invoices.items?.map((invoice) => (
          <li key={invoice.id}>
            <label>
              <input
                type="checkbox"
                checked={selection.has(invoice)}
                onChange={({ target }) => selection.select([invoice], target.checked)}
              />
              {invoice.aliciUnvan}
            </label>
          </li>
        ))}
      </ul>
      <button onClick={list.signSelected}>İmzala</button>
      <button disabled={!invoices.hasNext} onClick={() => list.turnTo(query.page + 1)}>
        Sonraki
      </button>
    </>
  );
}

test('EMB-14: useOpenedInvoice and useInvoiceForm open a draft, calculate during changes, and save it', async () => {
  const { id } = await createDraft(scenario, { faturaTarih: '2026-11-21' });
  show(<OpenInvoice mode="edit" invoiceId={id} />);
  expect(await screen.findByRole('status')).toHaveTextContent('1200.00');
  await write('Miktar', '3');
  expect(screen.getByRole('status')).toHaveTextContent('3600.00');
  await press('Kaydet');
  expect(await screen.findByText('GONDERILDI')).toBeVisible();
  expect(onEvent).toHaveBeenCalledWith({ type: 'saved', invoice: expect.objectContaining({ id }) });
  expect((await readInvoice(id)).totals.odenecekTutar).toBe('3600.00');
});

function OpenInvoice(opening: Opening) {
  const { opened, occasion, retry } = useOpenedInvoice(opening);
  if (!opened) return <p>Açılıyor</p>;
  return <Lines key={occasion} opened={opened} onReopen={retry} />;
}

function Lines(options: Pick<InvoiceFormOptions, 'opened' | 'onReopen'>) {
  const root = useRef<HTMLFormElement>(null);
  const { companyId } = scenario;
  const { form, actions } = useInvoiceForm(root, { ...options, companyId, asksBeforeUnload: false, onEvent });
  const lines = useAtomValue(form.lines.all, { store: form.jotai });
  const { odenecekTutar } = useAtomValue(form.totals, { store: form.jotai });
  return (
    <form ref={root}>
      {lines.map((line) => (
        <input
          key={String(line)}
          aria-label="Miktar"
          defaultValue={form.lines.read(line).line.miktar}
          onChange={({ target }) => form.editLine(line, { miktar: target.value })}
        />
      ))}
      <output>{odenecekTutar}</output>
      <button type="button" disabled={actions.isPending} onClick={actions.save}>
        Kaydet
      </button>
      <p>{actions.saved?.portalDurumu}</p>
    </form>
  );
}

test('EMB-14: useSigning requests a code, counts down its time, and signs with it', async () => {
  const { id } = await createDraft(scenario, { faturaTarih: '2026-11-21' });
  show(<Signing faturaIds={[id]} />);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^1[12]\d$/);
  await write('SMS kodu', smsCode);
  await press('Onayla');
  expect(await screen.findByText('Bitti: signed')).toBeVisible();
  expect(onEvent).toHaveBeenCalledWith({ type: 'signed', items: [{ id, onayDurumu: 'Onaylandi' }] });
  expect((await readInvoice(id)).onayDurumu).toBe('Onaylandi');
});

function Signing({ faturaIds }: { faturaIds: readonly string[] }) {
  const [reason, setReason] = useState<string>();
  const { phase, time, code, type, confirm } = useSigning({
    faturaIds,
    isOpen: reason === undefined,
    onEvent(event) {
      onEvent(event);
      if (event.type === 'signingClosed') setReason(event.reason);
    },
  });
  if (reason) return <p>Bitti: {reason}</p>;
  if (phase.name !== 'code') return <p>{phase.name}</p>;
  return (
    <form onSubmit={sent(confirm)}>
      <input aria-label="SMS kodu" value={code} onChange={({ target }) => type(target.value)} />
      <span role="timer">{time?.left}</span>
      <button>Onayla</button>
    </form>
  );
}

test('EMB-14: useHome returns the figures of the requested number of days, and the tasks', async () => {
  const { companyId } = scenario;
  show(<HomePage />);
  const salesOf = async (days: number) => {
    expect(await rows()).toHaveLength(days);
    return Number((await screen.findByRole('status')).textContent);
  };
  const ofWeek = await salesOf(7);
  expect(ofWeek).toBeGreaterThan(0);
  await press('30 gün');
  await waitFor(async () => expect(await salesOf(30)).toBeGreaterThan(ofWeek));
  const { talepler } = (await client.GET('/anasayfa/bekleyenler', { params: { query: { companyId } } })).data;
  expect(talepler).toBeGreaterThan(0);
  expect(await screen.findByText(`Bekleyen talep: ${talepler}`)).toBeVisible();
});

function HomePage() {
  const [days, setDays] = useState<7 | 30>(7);
  const { figures, pending } = useHome({ companyId: scenario.companyId, days });
  return (
    <>
      <output>{figures?.sales?.count}</output>
      <ul>
        {figures?.days.map(({ day, sold, bought }) => (
          <li key={day}>
            {day}: {sold} − {bought}
          </li>
        ))}
      </ul>
      <p>Bekleyen talep: {pending?.talepler}</p>
      <button onClick={() => setDays(30)}>30 gün</button>
    </>
  );
}

test('EMB-14: useIssuedToMe finds an invoice of another company, and returns whether requests are allowed', async () => {
  show(<Received />);
  await waitFor(async () => expect(await rows()).not.toHaveLength(0));
  await userEvent.type(screen.getByRole('searchbox'), 'KIZILIRMAK');
  await waitFor(() =>
    screen.getAllByRole('listitem').forEach((row) => expect(row).toHaveTextContent('Kızılırmak Un ve Yem')),
  );
  const [first] = await rows();
  expect(within(first ?? document.body).getByRole('button', { name: 'İptal iste' })).toBeEnabled();
});

function Received() {
  const list = useIssuedToMe({ defaultQuery: { range: autumn } });
  return (
    <>
      <input type="search" value={list.typedSearch} onChange={({ target }) => list.search(target.value)} />
      <ul>
        {list.rows?.map((invoice) => (
          <li key={`${invoice.saticiVknTckn} ${invoice.belgeNumarasi}`}>
            {invoice.saticiUnvanAdSoyad}
            <button disabled={!list.mayRequest}>İptal iste</button>
          </li>
        ))}
      </ul>
    </>
  );
}

test('EMB-14: useRequests returns the received requests, and those that are open', async () => {
  show(<RequestBox />);
  await waitFor(async () => expect(await rows()).not.toHaveLength(0));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yalnızca bekleyenler' }));
  const open = (await rows()).map(({ textContent }) => textContent);
  expect(open).toHaveLength(Number(screen.getByRole('status').textContent));
  expect(new Set(open)).toEqual(new Set(['OLUSTU']));
  const [first] = await rows();
  expect(within(first ?? document.body).getByRole('button', { name: 'OLUSTU' })).toBeEnabled();
});

function RequestBox() {
  const list = useRequests({ defaultQuery: { range: autumn } });
  return (
    <>
      <output>{list.openCount}</output>
      <label>
        <input type="checkbox" checked={list.isOpenOnly} onChange={({ target }) => list.showOpenOnly(target.checked)} />
        Yalnızca bekleyenler
      </label>
      <ul>
        {list.received.rows?.map((request) => (
          <li key={request.iptalItirazOid}>
            <button disabled={!list.mayAnswer}>{request.durum}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

test('EMB-14: useAuditLog filters by a subject, and removes the filter', async () => {
  const ofCompany: readonly string[] = actionsAbout('SIRKET');
  show(<Log />);
  await waitFor(async () =>
    expect(new Set((await rows()).map(({ textContent }) => textContent)).size).toBeGreaterThan(1),
  );
  await press('Şirket');
  await waitFor(async () => {
    const shown = (await rows()).map(({ textContent }) => textContent);
    expect(shown.filter((action) => !ofCompany.includes(action))).toEqual([]);
  });
  expect(screen.getByText('Süzülü')).toBeVisible();
  await press('Hepsi');
  expect(screen.queryByText('Süzülü')).not.toBeInTheDocument();
});

function Log() {
  const log = useAuditLog({ companyId: scenario.companyId });
  return (
    <>
      <ul>
        {log.entries?.map(({ sira, islem }) => (
          <li key={sira}>{islem}</li>
        ))}
      </ul>
      {log.isFiltered && <p>Süzülü</p>}
      <button onClick={() => log.choose({ konu: 'SIRKET' })}>Şirket</button>
      <button onClick={log.showAll}>Hepsi</button>
    </>
  );
}

test('EMB-14: usePermissions returns the users of the company, and reads them again after a change', async () => {
  show(<Users />);
  expect(await screen.findByText('Işıl Çağlayan, sahibi, siz')).toBeVisible();
  await press('Davet et');
  expect(await screen.findByText('davetli@ornek.test, davetli')).toBeVisible();
});

function Users() {
  const { companyId } = scenario;
  const users = usePermissions({ companyId });
  const invite = async (email: string) => {
    await client.PUT('/company/user', { params: { query: { companyId } }, body: { email } });
    await users.readAgain();
  };
  return (
    <>
      <ul>
        {users.rows?.map((user) => (
          <li key={user.id}>
            {[
              user.name || user.email,
              user.owner && 'sahibi',
              users.isSelf(user) && 'siz',
              user.invitedUntil && !users.isEnded(user) && 'davetli',
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
      <button disabled={!users.mayWrite} onClick={() => void invite('davetli@ornek.test')}>
        Davet et
      </button>
    </>
  );
}

test('EMB-14: useRegister returns missing fields, creates the account and signs in', async () => {
  client = openNetwork(scenario.server).client();
  show(<Registration />);
  await press('Kaydol');
  expect(screen.getByRole('alert')).toHaveTextContent('firstName, lastName, email, password');
  await press('Doldur');
  await press('Kaydol');
  const user = expect.objectContaining({ email: newcomer.email, name: 'Çağrı Işıldar' });
  await waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'registered', user }));
  expect((await client.GET('/account')).data.email).toBe(newcomer.email);
});

function Registration() {
  const { form } = useRegister({ onEvent });
  return (
    <form onSubmit={sent(form.submit)}>
      <p role="alert">{form.faults.map(({ path }) => path).join(', ')}</p>
      <button type="button" onClick={() => form.fill({ ...newcomer, passwordRepeat: newcomer.password, kvkk: true })}>
        Doldur
      </button>
      <button disabled={form.isPending}>Kaydol</button>
    </form>
  );
}

test('EMB-14: useLogin returns the reason of a failed sign-in, then the user', async () => {
  client = openNetwork(scenario.server).client();
  show(<SignIn />);
  await write('password', 'yanlis-parola');
  await press('Giriş');
  expect(await screen.findByText(/hatalı|yanlış/)).toBeVisible();
  await write('password', scenario.account.password);
  await press('Giriş');
  const user = expect.objectContaining({ email: scenario.account.email });
  await waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'signedIn', user }));
});

function SignIn() {
  const { form } = useLogin({ email: scenario.account.email, onEvent });
  return (
    <form onSubmit={sent(form.submit)}>
      <Field {...form.field('password')} />
      <p>{form.refusal ?? form.faults.map(({ message }) => message)}</p>
      <button disabled={form.isPending}>Giriş</button>
    </form>
  );
}

test('EMB-14: usePasswordReset sets the password of the link’s user', async () => {
  client = openNetwork(scenario.server).client();
  const account = { email: 'unutkan@ornek.test', password: 'Deneme2026!' };
  await client.POST('/user', { body: { ...account, name: 'İrem Unutkan' } });
  await client.POST('/password/reset', { body: { email: account.email } });
  let token = '';
  await waitFor(async () => {
    const mails = (await scenario.server.outbox()).filter(({ to }) => to === account.email);
    token = /\/password\/reset\/(\S+)/.exec(mails.map(({ body }) => body).join('\n'))?.[1] ?? '';
    expect(token).not.toBe('');
  });
  show(<NewPassword token={token} />);
  await write('password', 'Yepyeni2026!');
  await write('passwordRepeat', 'Yepyeni2026!');
  await press('Değiştir');
  await waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'passwordReset' }));
  await client.session.signIn({ ...account, password: 'Yepyeni2026!' });
});

function NewPassword({ token }: { token: string }) {
  const form = usePasswordReset({ token, onEvent });
  return (
    <form onSubmit={sent(form.submit)}>
      <Field {...form.field('password')} />
      <Field {...form.field('passwordRepeat')} />
      <button>Değiştir</button>
    </form>
  );
}

test('EMB-14: useCompanyWizard, useGibStep and useCompanyStep link a company at the portal and save it in its trial', async () => {
  show(<Wizard />);
  await write('userCode', '33333303');
  await write('password', '1');
  await press('Bağla');
  await write('email', 'muhasebe@ornek.test');
  await press('Kaydet');
  await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(3));
  expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['companyLinked', 'companySaved', 'completed']);
  const { items } = (await client.GET('/company')).data;
  expect(items.map(({ email }) => email)).toContain('muhasebe@ornek.test');
});

function Wizard() {
  const { step, goOn, pay } = useCompanyWizard({ onEvent });
  if (step.at === 'gib') return <GibAccount onLinked={goOn} />;
  return step.at === 'company' ? <NewCompany {...step} onUnpaid={pay} /> : <p>{step.at}</p>;
}

function GibAccount(options: Parameters<typeof useGibStep>[0]) {
  const { form } = useGibStep(options);
  return (
    <form onSubmit={sent(form.submit)}>
      <Field {...form.field('userCode')} />
      <Field {...form.field('password')} />
      <button>Bağla</button>
    </form>
  );
}

function NewCompany({
  companyId,
  draft,
  onUnpaid,
}: Extract<WizardStep, { at: 'company' }> & { onUnpaid: (companyId: string) => void }) {
  const { form } = useCompanyStep({ companyId, draft, onEvent, onUnpaid });
  return (
    <form onSubmit={sent(form.submit)}>
      <Field {...form.field('email')} />
      <p role="alert">{form.faults.map(({ path, message }) => `${path}: ${message}`)}</p>
      <button>Kaydet</button>
    </form>
  );
}

interface FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({ name, value, onChange }: FieldProps) {
  return <input aria-label={name} value={value} onChange={({ target }) => onChange(target.value)} />;
}

/** Submits a form without the browser's own action. */
function sent(submit: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
}
