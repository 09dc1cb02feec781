import { keepPreviousData } from '@tanstack/react-query';
import { toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { recipientOf, useInvoiceTypeTitle } from '../../fields/invoices';
import type { Column } from '../../kit/list/columns';
import { DataList } from '../../kit/list/DataList';
import { RowButton } from '../../kit/list/ListTable';
import { RequestFlow } from '../../kit/requests/RequestFlow';
import { type ListQueryProps, useListQuery } from '../../kit/list/useListQuery';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { StatusMark } from '../../primitives/feedback/Badge';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { messages } from './messages';

type ListedInvoice = components['schemas']['InvoiceSummary'];

interface CustomerInvoicesProps extends ListQueryProps {
  vknTckn: string;
  /** The recipient's name. Distinguishes customers with the same number. */
  alici: string;
  companyId: string;
  onOpen: (invoice: ListedInvoice) => void;
  /** Undefined without permission. */
  onCreate: (() => void) | undefined;
}

/** All invoices to one customer, newest first. */
export function CustomerInvoices({
  vknTckn,
  alici,
  companyId,
  onOpen,
  onCreate,
  ...queryProps
}: CustomerInvoicesProps) {
  const t = useMessages(messages);
  const { query, turnTo } = useListQuery({ ...queryProps, initial: () => ({ range: { start: '', end: '' } }) });
  const { page } = query;
  const answer = useApi().useQuery(
    'get',
    '/fatura',
    { params: { query: { companyId, vknTckn, alici, page } } },
    { placeholderData: keepPreviousData, meta: { kind: 'listInvoices' } },
  );
  const rows = answer.data?.items;
  return (
    <section aria-label={t('invoices')}>
      <h2 className="kalem-heading kalem-overview__invoices">{t('invoices')}</h2>
      <DataList
        label={t('invoices')}
        columns={useColumns()}
        rows={rows}
        isStale={answer.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={({ belgeNumarasi, faturaTarih }) => belgeNumarasi ?? toScreenDate(faturaTarih)}
        statusOf={({ onayDurumu }) => onayDurumu}
        onOpen={onOpen}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        empty={
          <EmptyState
            title={t('noInvoices')}
            actions={
              onCreate && (
                <Button icon={icons.plus} onPress={onCreate}>
                  {t('newInvoice')}
                </Button>
              )
            }
          >
            {t('noInvoicesHelp')}
          </EmptyState>
        }
        paging={{
          page,
          hasNext: answer.data?.hasNext ?? false,
          summary: t('page', { n: rows?.length ?? 0 }),
          onPage: turnTo,
        }}
      />
    </section>
  );
}

function useColumns(): Column<ListedInvoice>[] {
  const t = useMessages(messages);
  const typeTitle = useInvoiceTypeTitle();
  return [
    {
      id: 'belgeNumarasi',
      head: t('number'),
      cell: (invoice) => (
        <span className="kalem-two">
          <RowButton>{invoice.belgeNumarasi ?? t('noNumber')}</RowButton>
          <small className="kalem-cut">{typeTitle(invoice) ?? recipientOf(invoice)}</small>
        </span>
      ),
      card: 'title',
    },
    {
      id: 'onayDurumu',
      head: t('status'),
      cell: ({ onayDurumu, talepAkisi }) => (
        <span className="kalem-two">
          <StatusMark status={onayDurumu}>{t(onayDurumu)}</StatusMark>
          <RequestFlow talepAkisi={talepAkisi} />
        </span>
      ),
      card: 'start',
      width: 180,
      skeleton: '84px',
    },
    {
      id: 'faturaTarih',
      head: t('day'),
      cell: ({ faturaTarih }) => <span className="kalem-num">{toScreenDate(faturaTarih)}</span>,
      card: 'end',
      width: 140,
      skeleton: '76px',
    },
    {
      id: 'odenecekTutar',
      head: t('payable'),
      cell: ({ totals, paraBirim }) => <Amount value={totals.odenecekTutar ?? '0'} currency={paraBirim} />,
      card: 'amount',
      isNumeric: true,
      width: 200,
      skeleton: '104px',
    },
  ];
}
