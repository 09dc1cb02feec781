'use client';
import { Suspense, useState } from 'react';
import { formatIban, formatPhone } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { customerName, type Customer } from '../../kit/customer/customerCalls';
import type { AccountConsents } from '../../kit/debtor/CollectPayment';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { useShortcuts } from '../../kit/useShortcuts';
import { formatDecimal } from '../../primitives/Amount';
import { Button, Keys } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { useMessages, type Translate } from '../../provider/messages';
import { useApi, usePermission } from '../../provider/queries';
import type { Locale } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';
import { CustomerInvoices } from './CustomerInvoices';
import { CustomerSales } from './CustomerSales';
import { messages } from './messages';

export type { ListQuery } from '../../kit/list/useListQuery';

/** Events of a customer's page. */
export type CustomerOverviewEvent =
  /** The user wants a new invoice for this customer: open the form with its `cariId`. */
  | { type: 'createInvoice'; cariId: string }
  /** The user wants to see an invoice of the customer. It may be of any day. */
  | { type: 'showInvoice'; faturaId: string; belgeNumarasi: string | null; faturaTarih: string }
  /** A payment of the customer, or a refund, was saved. */
  | { type: 'receiptSaved'; tahsilatIds: string[] }
  /** Credits of the account closed open invoices. */
  | { type: 'creditUsed'; tahsilatIds: string[] }
  /** A payment, refund or write-off was undone. */
  | { type: 'receiptReversed'; tahsilatId: string }
  /** A link to the statement of an account was created. */
  | { type: 'statementShared'; cariHesapId: string }
  /** A reminder of these invoices was queued, or recorded for WhatsApp or SMS. */
  | { type: 'reminderSent'; faturaIds: string[]; kanal: 'EPOSTA' | 'WHATSAPP' | 'SMS' }
  /** The card was changed in its dialog. */
  | { type: 'updated'; cari: components['schemas']['Customer'] }
  /** Back to the list of customers. */
  | { type: 'closed' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'customer-overview': CustomerOverviewEvent;
  }
}

const CustomerAccount = lazyPart(async () => (await import('../../kit/debtor/CustomerAccount')).CustomerAccount);
const CustomerDialog = lazyPart(async () => (await import('../../kit/customer/CustomerCard')).CustomerDialog);

type CustomerOverviewViewProps = ViewProps<'customer-overview'> &
  ListQueryProps &
  AccountConsents & {
    /** The id of the customer. */
    cariId: string;
  };
export type CustomerOverviewProps = PropsOf<'customer-overview', CustomerOverviewViewProps>;

/**
 * One customer: card, account, sales by month, last price per item, and invoices. The host may control the page of the
 * invoices.
 *
 * @example <CustomerOverview cariId={id} onEvent={(event) => event.type === 'closed' && history.back()} />
 */
export const CustomerOverview = defineWidget('customer-overview', CustomerOverviewView);

function CustomerOverviewView({ emit, companyId, cariId, ...queryProps }: CustomerOverviewViewProps) {
  const t = useMessages(messages);
  const { explain } = useKalem();
  const card = useApi().useQuery(
    'get',
    '/cari/{id}',
    { params: { path: { id: cariId }, query: { companyId } } },
    { meta: { kind: 'readCustomer' } },
  );
  if (card.error && !card.data)
    return (
      <div className="kalem-card" role="alert">
        <EmptyState
          title={t('failed')}
          actions={
            <>
              <Button icon={icons.refresh} onPress={() => void card.refetch()}>
                {t('retry')}
              </Button>
              <Button variant="quiet" icon={icons.arrowLeft} onPress={() => emit({ type: 'closed' })}>
                {t('back')}
              </Button>
            </>
          }
        >
          {explain(card.error)}
        </EmptyState>
      </div>
    );
  if (!card.data)
    return (
      <div className="kalem-overview" role="status" aria-label={t('loading')}>
        <Skeleton width="320px" height="28px" />
        <Skeleton height="180px" />
        <Skeleton height="320px" />
      </div>
    );
  return <Opened customer={card.data} companyId={companyId} emit={emit} {...queryProps} />;
}

type OpenedProps = ViewProps<'customer-overview'> & ListQueryProps & AccountConsents & { customer: Customer };

function Opened({ customer, companyId, emit, onBeforeCollect, onBeforeRemind, ...queryProps }: OpenedProps) {
  const t = useMessages(messages);
  const { shortcuts, locale } = useKalem();
  const [isEdited, setEdited] = useState(false);
  const mayInvoice = usePermission('faturaWrite', companyId) !== false;
  const mayRead = usePermission('faturaRead', companyId) !== false;
  const mayReadAccount = usePermission('tahsilatRead', companyId) === true;
  const mayEdit = usePermission('cariWrite', companyId) !== false;
  const { id: cariId, vknTckn } = customer;
  const alici = customerName(customer);
  const create = () => emit({ type: 'createInvoice', cariId });
  useShortcuts(mayInvoice ? { n: create } : {});
  return (
    <div className="kalem-overview">
      <div className="kalem-page-head">
        <div className="kalem-overview__title">
          <Button variant="quiet" size="sm" icon={icons.arrowLeft} onPress={() => emit({ type: 'closed' })}>
            {t('back')}
          </Button>
          <h1 className="kalem-title">{alici}</h1>
        </div>
        <Button icon={mayEdit ? icons.edit : icons.eye} onPress={() => setEdited(true)}>
          {t(mayEdit ? 'edit' : 'details')}
        </Button>
        {mayInvoice && (
          <Button
            variant={mayReadAccount ? 'secondary' : 'primary'}
            icon={icons.plus}
            aria-keyshortcuts={shortcuts ? 'n' : undefined}
            end={shortcuts && <Keys keys={['N']} />}
            onPress={create}
          >
            {t('newInvoice')}
          </Button>
        )}
      </div>
      <dl className="kalem-card kalem-overview__facts" aria-label={t('details')}>
        {factsOf(customer, t, locale).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mayReadAccount && vknTckn && (
        <Suspense fallback={<Skeleton height="220px" />}>
          <CustomerAccount
            vknTckn={vknTckn}
            alici={alici}
            companyId={companyId}
            onBeforeCollect={onBeforeCollect}
            onBeforeRemind={onBeforeRemind}
            emit={emit}
            onOpen={({ faturaId, belgeNumarasi, faturaTarih }) =>
              emit({ type: 'showInvoice', faturaId, belgeNumarasi, faturaTarih })
            }
          />
        </Suspense>
      )}
      {mayRead && vknTckn && (
        <>
          <CustomerSales vknTckn={vknTckn} alici={alici} companyId={companyId} />
          <CustomerInvoices
            {...queryProps}
            vknTckn={vknTckn}
            alici={alici}
            companyId={companyId}
            onOpen={({ id: faturaId, belgeNumarasi, faturaTarih }) =>
              emit({ type: 'showInvoice', faturaId, belgeNumarasi, faturaTarih })
            }
            onCreate={mayInvoice ? create : undefined}
          />
        </>
      )}
      <Suspense>
        {isEdited && (
          <CustomerDialog
            id={cariId}
            companyId={companyId}
            isReadOnly={!mayEdit}
            onSaved={(cari) => emit({ type: 'updated', cari })}
            onClose={() => setEdited(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The filled fields of the card. */
function factsOf(
  customer: Customer,
  t: Translate<keyof (typeof messages)['texts']['tr']>,
  locale: Locale,
): [string, string][] {
  const { vknTckn, vergiDairesi, adres, ilce, il, telNo, email, iban, iskonto, vadeGunu, yetkiliAdi, notlar } =
    customer;
  const place = [ilce, il].filter(Boolean).join(' / ');
  const facts: [string, string][] = [
    [t(vknTckn.length === 11 ? 'tckn' : 'vkn'), vknTckn],
    [t('vergiDairesi'), vergiDairesi],
    [t('address'), [adres, place].filter(Boolean).join(', ')],
    [t('telNo'), telNo && formatPhone(telNo)],
    [t('email'), email],
    [t('iban'), formatIban(iban)],
    [t('iskonto'), Number(iskonto) > 0 ? t('percent', { n: formatDecimal(iskonto, locale, 0) }) : ''],
    [t('vadeGunu'), String(vadeGunu ?? '')],
    [t('yetkili'), yetkiliAdi],
    [t('notlar'), notlar],
  ];
  return facts.filter(([, value]) => value !== '');
}
