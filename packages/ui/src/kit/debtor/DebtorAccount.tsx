import type { components } from '@kalem/sdk';
import { Suspense, useState, type ReactNode } from 'react';
import { Button, Keys } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { lazyPart } from '../../primitives/lazyPart';
import { Dialog } from '../../primitives/overlay/Dialog';
import { Menu } from '../../primitives/overlay/Menu';
import { useMessages } from '../../provider/messages';
import { useApi, usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { ErrorText } from '../ErrorText';
import { messages as receiptMessages } from '../receipt/messages';
import { RemindersLog } from '../reminder/RemindersLog';
import { messages as statementMessages } from '../statement/messages';
import { useShortcuts } from '../useShortcuts';
import { AccountBalance } from './AccountBalance';
import { type AccountConsents, type AccountEvent, CollectPayment, type Paid } from './CollectPayment';
import { CurrencyChoice } from './CurrencyChoice';
import { LedgerEntries } from './LedgerEntries';
import { messages } from './messages';
import { type OpenInvoice, OpenInvoices } from './OpenInvoices';
import { useMergedDebtors } from './useMergedDebtors';
import { useReturns } from './useReturns';

const StatementDialog = lazyPart(async () => (await import('../statement/StatementDialog')).StatementDialog);
const PaymentLinkDialog = lazyPart(async () => (await import('../paymentLink/PaymentLinkDialog')).PaymentLinkDialog);
const ReminderDialog = lazyPart(async () => (await import('../reminder/ReminderDialog')).ReminderDialog);
const OpeningBalance = lazyPart(async () => (await import('./OpeningBalance')).OpeningBalance);
const MergeDebtors = lazyPart(async () => (await import('./MergeDebtors')).MergeDebtors);
const ReturnNotes = lazyPart(async () => (await import('./ReturnNotes')).ReturnNotes);
const Refund = lazyPart(async () => (await import('../receipt/Refund')).Refund);

export interface DebtorAccountProps extends AccountConsents {
  debtorId: string;
  companyId: string;
  /** The currency that is shown first. Default: the first one with open invoices. */
  paraBirim?: string;
  emit: (event: AccountEvent) => void;
  onOpen: (invoice: OpenInvoice) => void;
}

/** A customer account: balance, open invoices and entries in one currency (MNY-49). */
export function DebtorAccount({ debtorId, companyId, ...props }: DebtorAccountProps) {
  const t = useMessages(messages);
  const account = useApi().useQuery(
    'get',
    '/alacak/{id}',
    { params: { path: { id: debtorId }, query: { companyId } } },
    { meta: { kind: 'readDebtor' } },
  );
  const { data, error } = account;
  const failure = error && (
    <Banner
      tone="danger"
      actions={
        <Button size="sm" onPress={() => void account.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {t('failed')} <ErrorText error={error} />
    </Banner>
  );
  if (!data)
    return (
      failure ?? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="220px" />
        </div>
      )
    );
  return <Account account={data} companyId={companyId} news={failure} {...props} />;
}

interface DebtorDialogProps extends DebtorAccountProps {
  aliciUnvan: string;
  vknTckn: string;
  onClose: () => void;
}

/** The account of a customer without a card, in place (MNY-48). */
export function DebtorDialog({ aliciUnvan, vknTckn, onClose, ...account }: DebtorDialogProps) {
  return (
    <Dialog title={aliciUnvan} note={vknTckn} size="xl" isOpen isDismissable onClose={onClose}>
      <DebtorAccount {...account} />
    </Dialog>
  );
}

/** The first currency with open invoices. Without this, an account that owes only USD opens at an empty TRY. */
function firstOwed({ bakiyeler, acikFaturalar }: AccountProps['account']): string | undefined {
  const owed = new Set(acikFaturalar.map(({ paraBirim }) => paraBirim));
  return bakiyeler.find(({ paraBirim }) => owed.has(paraBirim))?.paraBirim;
}

interface AccountProps extends Omit<DebtorAccountProps, 'debtorId'> {
  account: components['schemas']['DebtorAccount'];
  /** Why the figures could not be read again. */
  news: ReactNode;
}

function Account({ account, companyId, paraBirim: first, emit, onOpen, news, ...consents }: AccountProps) {
  const t = useMessages(messages);
  const tReceipt = useMessages(receiptMessages);
  const tStatement = useMessages(statementMessages);
  const { shortcuts } = useKalem();
  const mayWrite = usePermission('tahsilatWrite', companyId) === true;
  const [chosen, setChosen] = useState(first ?? firstOwed(account));
  const [collecting, setCollecting] = useState<Paid>();
  const [opened, setOpened] = useState<'refund' | 'opening' | 'merge' | 'statement' | 'reminder'>();
  const [paying, setPaying] = useState<OpenInvoice>();
  const [ownerId, setOwnerId] = useState<string>();
  const close = () => {
    setOpened(undefined);
    setOwnerId(undefined);
  };
  const { bakiyeler, acikFaturalar, birlesenler, iadeler } = account;
  const { split } = useMergedDebtors(account, companyId);
  const onReversed = ({ id }: { id: string }) => emit({ type: 'receiptReversed', tahsilatId: id });
  const { ignore } = useReturns({ companyId, onReversed });
  const ignored = iadeler.filter(({ yoksayildi }) => yoksayildi);
  const proposed = iadeler.filter(({ yoksayildi }) => !yoksayildi);
  // An opening balance stays with the part of a merged account to which it belongs.
  const owner = { ...account, ...birlesenler.find(({ id }) => id === ownerId) };
  const balance = bakiyeler.find(({ paraBirim }) => paraBirim === chosen) ?? bakiyeler[0];
  const open = acikFaturalar.filter(({ paraBirim }) => paraBirim === balance?.paraBirim);
  const collect = () => setCollecting({ cariHesapId: account.id });
  useShortcuts(mayWrite ? { t: collect } : {});
  return (
    <div className="kalem-debtor">
      {news}
      {mayWrite && proposed.length > 0 && (
        <Suspense>
          <ReturnNotes returns={proposed} companyId={companyId} onReversed={onReversed} />
        </Suspense>
      )}
      <section className="kalem-card kalem-debtor__part" aria-label={t('account')}>
        <div className="kalem-debtor__head">
          <h2 className="kalem-heading">{t('account')}</h2>
          {balance && (
            <CurrencyChoice
              currencies={bakiyeler.map(({ paraBirim }) => ({ id: paraBirim, label: paraBirim }))}
              value={balance.paraBirim}
              onChange={setChosen}
            />
          )}
          {mayWrite && open.some(({ tur }) => tur === 'FATURA') && (
            <Button icon={icons.mail} onPress={() => setOpened('reminder')}>
              {t('remind')}
            </Button>
          )}
          {balance && (
            <Button icon={icons.sheet} onPress={() => setOpened('statement')}>
              {tStatement('statement')}
            </Button>
          )}
          {mayWrite && (
            <Button
              variant="primary"
              icon={icons.plus}
              aria-keyshortcuts={shortcuts ? 't' : undefined}
              end={shortcuts && <Keys keys={['T']} />}
              onPress={collect}
            >
              {t('collect')}
            </Button>
          )}
          {mayWrite && (
            <Menu
              label={t('accountActions')}
              icon={icons.more}
              groups={[
                [
                  { id: 'opening', label: t('openingBalance'), onAction: () => setOpened('opening') },
                  ...(balance && balance.avans !== '0.00'
                    ? [{ id: 'refund', label: tReceipt('refund'), onAction: () => setOpened('refund') }]
                    : []),
                ],
                [
                  { id: 'merge', label: t('mergeAccounts'), onAction: () => setOpened('merge') },
                  ...birlesenler.map((one) => ({
                    id: one.id,
                    label: t('splitOff'),
                    note: one.aliciUnvan,
                    onAction: () => void split(one),
                  })),
                ],
                ignored.map((one) => ({
                  id: one.id,
                  label: t('proposeAgain'),
                  note: one.belgeNumarasi,
                  onAction: () => void ignore(one, false),
                })),
              ]}
            />
          )}
        </div>
        {birlesenler.length > 0 && (
          <p className="kalem-sm kalem-muted">
            {t('partOf', { names: birlesenler.map(({ aliciUnvan }) => aliciUnvan).join(', ') })}
          </p>
        )}
        {balance && <AccountBalance balance={balance} />}
      </section>
      {balance && (
        <>
          <OpenInvoices
            invoices={open}
            paraBirim={balance.paraBirim}
            onOpen={onOpen}
            onOpening={
              mayWrite
                ? ({ cariHesapId }) => {
                    setOwnerId(cariHesapId);
                    setOpened('opening');
                  }
                : undefined
            }
            onCollect={
              mayWrite
                ? ({ faturaId, tur }) =>
                    setCollecting(tur === 'FATURA' ? { faturaId } : { cariHesapId: account.id, kalemId: faturaId })
                : undefined
            }
            onPayLink={setPaying}
          />
          <LedgerEntries
            key={balance.paraBirim}
            debtorId={account.id}
            paraBirim={balance.paraBirim}
            companyId={companyId}
            onReversed={mayWrite ? onReversed : undefined}
          />
          <RemindersLog debtorId={account.id} companyId={companyId} />
        </>
      )}
      {collecting && (
        <CollectPayment
          paid={collecting}
          companyId={companyId}
          onBeforeCollect={consents.onBeforeCollect}
          emit={emit}
          onClose={() => setCollecting(undefined)}
        />
      )}
      <Suspense>
        {opened === 'statement' && balance && (
          <StatementDialog
            debtorId={account.id}
            aliciUnvan={account.aliciUnvan}
            currencies={bakiyeler.map(({ paraBirim }) => paraBirim)}
            paraBirim={balance.paraBirim}
            companyId={companyId}
            onShared={() => emit({ type: 'statementShared', cariHesapId: account.id })}
            onClose={close}
          />
        )}
        {opened === 'reminder' && balance && (
          <ReminderDialog
            debtorId={account.id}
            paraBirim={balance.paraBirim}
            companyId={companyId}
            onBeforeRemind={consents.onBeforeRemind}
            onSent={(reminder) => {
              close();
              if (reminder) emit({ type: 'reminderSent', faturaIds: reminder.faturaIds, kanal: reminder.kanal });
            }}
            onClose={close}
          />
        )}
        {paying && (
          <PaymentLinkDialog
            invoice={{ id: paying.faturaId, belgeNumarasi: paying.belgeNumarasi, emails: [] }}
            aliciUnvan={account.aliciUnvan}
            companyId={companyId}
            onClose={() => setPaying(undefined)}
          />
        )}
        {opened === 'opening' && (
          <OpeningBalance
            account={owner}
            paraBirim={balance?.paraBirim ?? 'TRY'}
            companyId={companyId}
            onClose={close}
          />
        )}
        {opened === 'merge' && <MergeDebtors account={account} companyId={companyId} onClose={close} />}
        {opened === 'refund' && balance && (
          <Refund
            cariHesapId={account.id}
            paraBirim={balance.paraBirim}
            companyId={companyId}
            onSaved={(receipts) => {
              close();
              emit({ type: 'receiptSaved', tahsilatIds: receipts.map(({ id }) => id) });
            }}
            onReversed={onReversed}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
