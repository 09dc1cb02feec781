import { useRef } from 'react';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { createClient } from '@kalem/sdk';
import { type Kalem, KalemProvider, useKalem } from '../src/index';
import { useAuditLog } from '../src/widgets/AuditLog/AuditLog';
import { useBankMovements } from '../src/widgets/BankMovements/BankMovements';
import {
  useCollectionSettings,
  useOpenedCollectionSettings,
} from '../src/widgets/CollectionSettings/CollectionSettings';
import { type useCompanyStep, useCompanyWizard, useGibStep } from '../src/widgets/CompanyWizard/CompanyWizard';
import { useHome } from '../src/widgets/Home/Home';
import {
  type EditedInvoice,
  type InvoiceFormOptions,
  useInvoiceForm,
  useOpenedInvoice,
} from '../src/widgets/InvoiceForm/InvoiceForm';
import { useInvoiceList } from '../src/widgets/InvoiceList/InvoiceList';
import { useIssuedToMe } from '../src/widgets/IssuedToMe/IssuedToMe';
import { useLogin } from '../src/widgets/Login/Login';
import { usePasswordReset } from '../src/widgets/PasswordReset/PasswordReset';
import { usePermissions } from '../src/widgets/Permissions/Permissions';
import { useReceivables } from '../src/widgets/Receivables/Receivables';
import { useRegister } from '../src/widgets/Register/Register';
import { useRequests } from '../src/widgets/Requests/Requests';
import { useSigning } from '../src/widgets/SigningDialog/SigningDialog';
import { fakeApi } from './fakeApi';
import { cleanup, render, waitFor } from './render';

/*
 * The members of every public hook, by name. Hosts use these names, so a published name must stay. Members for internal
 * use belong in an inner hook.
 */

afterEach(cleanup);

const { client } = fakeApi({});

test('EMB-14: useKalem returns the clock and messages of the provider, and no internals', () => {
  const returned: Kalem[] = [];
  function Host() {
    returned.push(useKalem());
    return null;
  }
  const pageOf = (companyId: string) => (
    <KalemProvider client={client} companyId={companyId}>
      <Host />
    </KalemProvider>
  );
  const { rerender } = render(pageOf('s1'));
  rerender(pageOf('s2'));
  const members = ['explain', 'makeRoom', 'now', 'report', 'retryFailed', 'toast', 'turnPage'] as const;
  expect(Object.keys(returned[0] ?? {}).sort()).toEqual(members);
  expectTypeOf<keyof Kalem>().toEqualTypeOf<(typeof members)[number]>();
  // A new company changes the widgets' context, but not the host's object, so a host's effects that depend on it do not
  // run again.
  expect(returned.length).toBeGreaterThan(1);
  expect(new Set(returned).size).toBe(1);
});

const query = 'ask isTyping query search searchNow turnTo typedSearch';
const range = 'queryRange setTypedRange typedRange';
const found = 'all error found hasNext isStale page retry rows';
const form = 'errorOf faults field fill formRef isPending refusal refusalLang set submit values';
const companyId = 's1';
const settings = {
  card: {
    id: companyId,
    vadeGunu: null,
    vadeyiGoster: true,
    baslangic: null,
    isleniyor: false,
    hatirlatma: false,
    hatirlatmaGunleri: [],
    bankaBagli: false,
    kismiKendiliginden: false,
    vknKendiliginden: false,
  },
  version: '"0"',
};
const unanswered = () => new Promise<Response>(() => undefined);

/** The result of each hook; for hooks that return a form, the form. */
const hooks: [name: string, useHook: () => object, members: string][] = [
  [
    'useInvoiceList',
    () => useInvoiceList(),
    `${query} ${range} bundle download downloadSelected exportAll excel invoices isSelectingAll mayWrite redownload
    resend selectAll selection signSelected`,
  ],
  ['useInvoiceList: invoices', () => useInvoiceList().invoices, 'error found hasNext isStale isTracked items retry'],
  ['useInvoiceList: selection', () => useInvoiceList().selection, 'clear drop has rows select'],
  ['useInvoiceList: bundle', () => useInvoiceList().bundle, 'cancel isPending progress'],
  ['useInvoiceList: excel', () => useInvoiceList().excel, 'cancel isPending progress saved'],
  ['useIssuedToMe', () => useIssuedToMe(), `${query} ${range} ${found} mayRequest`],
  [
    'useRequests',
    () => useRequests(),
    `${query} ${range} isOpenOnly isSentShown mayAnswer openCount received sent showOpenOnly showSent`,
  ],
  ['useRequests: received', () => useRequests().received, found],
  [
    'useAuditLog',
    () => useAuditLog({ companyId }),
    `${query} ${range} choose entries error excel filter hasNext isFiltered isStale retry showAll`,
  ],
  ['useAuditLog: excel', () => useAuditLog({ companyId }).excel, 'exporting run stop'],
  [
    'usePermissions',
    () => usePermissions({ companyId }),
    'error giver isEnded isOwner isSelf mayWrite paging readAgain resend rows users',
  ],
  ['useOpenedCollectionSettings', () => useOpenedCollectionSettings({ companyId }), 'error mayWrite opened retry'],
  [
    'useCollectionSettings',
    () => useCollectionSettings({ companyId, opened: settings }),
    'closeConflict conflict form isDirty keepMine save takeTheirs',
  ],
  ['useCollectionSettings: form', () => useCollectionSettings({ companyId, opened: settings }).form, form],
  [
    'useReceivables',
    () => useReceivables({ companyId }),
    `ask error hasNext inTry isBooking isLateOnly isStale isTracked isTyping paraBirim query retry retrySums rows search
    searchNow showCurrency showLateOnly sort sums sumsError turnTo typedSearch`,
  ],
  [
    'useBankMovements',
    () => useBankMovements({ companyId }),
    `${query} counts error hasNext isStale pull retry rows showTab tab`,
  ],
  [
    'useHome',
    () => useHome({ companyId, days: 7 }),
    'figures hasFailed isPendingKnown isStale may pending range retry startSync sync today',
  ],
  [
    'useSigning',
    () => useSigning({ faturaIds: ['f1'], isOpen: false }),
    'all ask cancel code confirm faturaIds finish phase retry signed time type',
  ],
  ['useOpenedInvoice', () => useOpenedInvoice({ mode: 'new' }), 'error occasion opened retry takeOver'],
  ['useCompanyWizard', () => useCompanyWizard(), 'back goOn pay step'],
  ['usePasswordReset', () => usePasswordReset({ token: 't' }), form],
  ['useLogin', () => useLogin().form, form],
  ['useRegister', () => useRegister().form, form],
  ['useGibStep', () => useGibStep({ onLinked: () => undefined }).form, form],
];

test.each(hooks)('EMB-14: %s returns these members', (_, useHook, members) => {
  let returned: object = {};
  function Host() {
    returned = useHook();
    return null;
  }
  render(
    <KalemProvider
      client={createClient({ baseUrl: 'https://api.example.test', fetch: unanswered })}
      companyId={companyId}
    >
      <Host />
    </KalemProvider>,
  );
  expect(Object.keys(returned).sort()).toEqual(members.split(/\s+/).sort());
});

test('EMB-14: useInvoiceForm returns the invoice, and functions to save it and to go to its faults', async () => {
  let returned: object = {};
  function Form({ opened }: Pick<InvoiceFormOptions, 'opened'>) {
    const root = useRef(null);
    returned = useInvoiceForm(root, { opened, companyId, asksBeforeUnload: false, onReopen: () => undefined });
    return null;
  }
  function Host() {
    const { opened } = useOpenedInvoice({ mode: 'new' });
    return opened && <Form opened={opened} />;
  }
  render(
    <KalemProvider client={client} companyId={companyId}>
      <Host />
    </KalemProvider>,
  );
  await waitFor(() => expect(Object.keys(returned).sort()).toEqual(['actions', 'form', 'goToFault', 'startOver']));
  // At run time it is the store of the widget. The type limits what hosts may use.
  expectTypeOf<keyof EditedInvoice>().toEqualTypeOf<
    | 'addLine'
    | 'dirty'
    | 'editHeader'
    | 'editLine'
    | 'faults'
    | 'header'
    | 'jotai'
    | 'lines'
    | 'redo'
    | 'removeLine'
    | 'rewrite'
    | 'tlKarsiligi'
    | 'totals'
    | 'undo'
  >();
  expectTypeOf<keyof ReturnType<typeof useCompanyStep>>().toEqualTypeOf<'form'>();
});
