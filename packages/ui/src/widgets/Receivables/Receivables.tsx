'use client';
import { Suspense, useState } from 'react';
import { CollectPayment } from '../../kit/debtor/CollectPayment';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { DataList } from '../../kit/list/DataList';
import { ExportNews, useExport } from '../../kit/list/useExport';
import { NothingFound } from '../../kit/list/NothingFound';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { useShortcuts } from '../../kit/useShortcuts';
import { Button, Keys } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { Menu } from '../../primitives/overlay/Menu';
import { lazyPart } from '../../primitives/lazyPart';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { useColumns } from './columns';
import { messages } from './messages';
import { ReceivablesSums } from './ReceivablesSums';
import { ReceivablesToolbar } from './ReceivablesToolbar';
import { type ReceivableRow, type ReceivablesState, useReceivables } from './useReceivables';

export {
  type ReceivableRow,
  type ReceivablesOptions,
  type ReceivablesState,
  type ReceivablesSum,
  useReceivables,
} from './useReceivables';

/** Events of what is owed to a company. */
export type ReceivablesEvent =
  /** The user opened a customer that has a card: show its page. A customer without a card opens in place. */
  | { type: 'showCustomer'; cariId: string }
  /** The user wants to see an open invoice. It may be of any day. */
  | { type: 'showInvoice'; faturaId: string; belgeNumarasi: string | null; faturaTarih: string }
  /** Nothing is tracked yet, and the user wants to choose since when: show the settings of collection. */
  | { type: 'startTracking' }
  /** A payment of a customer account, or a refund, was saved. */
  | { type: 'receiptSaved'; tahsilatIds: string[] }
  /** Credits of the account closed open invoices. */
  | { type: 'creditUsed'; tahsilatIds: string[] }
  /** A payment, refund or write-off was undone. */
  | { type: 'receiptReversed'; tahsilatId: string }
  /** A link to the statement of an account was created. */
  | { type: 'statementShared'; cariHesapId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    receivables: ReceivablesEvent;
  }
}

const StatementDialog = lazyPart(async () => (await import('../../kit/statement/StatementDialog')).StatementDialog);
const ImportOpenings = lazyPart(async () => (await import('./ImportOpenings')).ImportOpenings);
const DebtorDialog = lazyPart(async () => (await import('../../kit/debtor/DebtorAccount')).DebtorDialog);

type ReceivablesViewProps = ViewProps<'receivables'> & ListQueryProps;
export type ReceivablesProps = PropsOf<'receivables', ReceivablesViewProps>;

/**
 * What is owed to a company: sums by currency and lateness, and each customer account with its balance. Payments can be
 * recorded here.
 *
 * @example <Receivables onEvent={(event) => event.type === 'showCustomer' && open(event.cariId)} />
 */
export const Receivables = defineWidget('receivables', ReceivablesView);

function ReceivablesView({ emit, companyId, ...queryProps }: ReceivablesViewProps) {
  const t = useMessages(messages);
  const list = useReceivables({ companyId, ...queryProps });
  const rows = useRows(companyId, emit);
  const columns = useColumns();
  const mayWrite = usePermission('tahsilatWrite', companyId) === true;
  const { query, sort, isLateOnly } = list;
  const { opened, collecting } = rows;
  const [isImporting, setImporting] = useState(false);
  const { debtors, receipts } = useExports(list, companyId);
  const { shortcuts } = useKalem();
  const focused = list.rows?.find((row) => keyOf(row) === rows.focused);
  const collectFocused = () => focused && rows.collect(focused);
  useShortcuts(mayWrite && focused ? { t: collectFocused } : {});
  if (isImporting && mayWrite)
    return (
      <Suspense>
        <ImportOpenings companyId={companyId} onClose={() => setImporting(false)} />
      </Suspense>
    );
  const title = <h1 className="kalem-title">{t('title')}</h1>;
  if (list.isTracked === false)
    return (
      // The same element as below, so that the heading keeps the focus.
      <div className="kalem-receivables">
        <div className="kalem-page-head">{title}</div>
        <div className="kalem-card">
          <EmptyState
            title={t('notStarted')}
            actions={
              mayWrite && (
                <Button variant="primary" onPress={() => emit({ type: 'startTracking' })}>
                  {t('startTracking')}
                </Button>
              )
            }
          >
            {t('notStartedHelp')}
          </EmptyState>
        </div>
      </div>
    );
  const isFiltered = query.search !== '' || isLateOnly;
  // The first press on an amount's head shows the highest first, the first one on the name A to Z.
  const sortBy = (next: string) =>
    list.ask({ sort: next === 'aliciUnvan' || next.startsWith('-') || sort === `-${next}` ? next : `-${next}` });
  return (
    <div className="kalem-receivables">
      <div className="kalem-page-head">
        {title}
        {mayWrite && list.isTracked && (
          <Button variant="quiet" icon={icons.upload} onPress={() => setImporting(true)}>
            {t('importOpenings')}
          </Button>
        )}
        <Menu
          label={t('export')}
          isDisabled={debtors.exporting !== undefined || receipts.exporting !== undefined}
          groups={[
            [
              { id: 'debtors', label: t('title'), icon: icons.sheet, onAction: debtors.run },
              { id: 'receipts', label: t('receipts'), icon: icons.sheet, onAction: receipts.run },
            ],
          ]}
        />
        {mayWrite && (
          <Button
            variant="primary"
            icon={icons.purse}
            isDisabled={!focused}
            aria-label={focused ? `${t('collect')}: ${focused.aliciUnvan}` : undefined}
            aria-keyshortcuts={shortcuts ? 't' : undefined}
            end={shortcuts && <Keys keys={['T']} />}
            onPress={collectFocused}
          >
            {t('collect')}
          </Button>
        )}
      </div>
      {list.isBooking && (
        <div className="kalem-list__news">
          <Banner>{t('booking')}</Banner>
        </div>
      )}
      <ReceivablesSums list={list} />
      <ReceivablesToolbar list={list} />
      <ExportNews list={debtors} />
      <ExportNews list={receipts} />
      <div onFocus={(event) => rows.focus(list.rows?.[placeOf(event.target)])}>
        <DataList
          label={t('title')}
          className="kalem-receivables__table"
          columns={columns}
          rows={list.rows}
          isStale={list.isStale || list.isTyping}
          sort={sort}
          onSort={sortBy}
          idOf={keyOf}
          nameOf={({ aliciUnvan }) => aliciUnvan}
          menuLabel={(name) => t('rowActions', { name })}
          menu={(row) => [
            [
              ...(mayWrite
                ? [{ id: 'collect', label: t('collect'), icon: icons.purse, onAction: () => rows.collect(row) }]
                : []),
              { id: 'statement', label: t('statement'), icon: icons.sheet, onAction: () => rows.showStatement(row) },
            ],
          ]}
          onOpen={(row) => void rows.open(row)}
          error={list.error}
          onRetry={list.retry}
          empty={
            isFiltered ? (
              <NothingFound
                title={t('notFound')}
                help={t('notFoundHelp')}
                label={t('clear')}
                onClear={() => list.ask({ search: '', filter: { ...query.filter, geciken: '' } })}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
          paging={{
            page: query.page,
            hasNext: list.hasNext,
            summary: t('page', { n: list.rows?.length ?? 0 }),
            onPage: list.turnTo,
          }}
        />
      </div>
      <Suspense>
        {opened && (
          <DebtorDialog
            debtorId={opened.id}
            paraBirim={opened.paraBirim}
            aliciUnvan={opened.aliciUnvan}
            vknTckn={opened.vknTckn}
            companyId={companyId}
            emit={emit}
            onOpen={({ faturaId, belgeNumarasi, faturaTarih }) => {
              rows.close();
              emit({ type: 'showInvoice', faturaId, belgeNumarasi, faturaTarih });
            }}
            onClose={rows.close}
          />
        )}
      </Suspense>
      <Suspense>
        {rows.stated && (
          <StatementDialog
            debtorId={rows.stated.id}
            aliciUnvan={rows.stated.aliciUnvan}
            currencies={[rows.stated.paraBirim]}
            paraBirim={rows.stated.paraBirim}
            companyId={companyId}
            onShared={() => rows.stated && emit({ type: 'statementShared', cariHesapId: rows.stated.id })}
            onClose={rows.closeStatement}
          />
        )}
      </Suspense>
      {collecting && (
        <CollectPayment
          paid={{ cariHesapId: collecting }}
          companyId={companyId}
          emit={emit}
          onClose={rows.closeCollecting}
        />
      )}
    </div>
  );
}

const keyOf = ({ id, paraBirim }: ReceivableRow) => `${id} ${paraBirim}`;

/** The place of the row that has an element; -1 outside of rows. */
function placeOf(element: Element): number {
  const row = element.closest('tbody tr');
  return row instanceof HTMLTableRowElement ? row.sectionRowIndex : -1;
}

/** 'Excel'e Aktar': the shown accounts of all pages, or all payments (MNY-60). */
function useExports({ query, paraBirim, isLateOnly, sort }: ReceivablesState, companyId: string) {
  const { client } = useKalem();
  const debtors = useExport('exportDebtors', async (progress) => {
    const { exportDebtors } = await import('./exportReceivables');
    const filter = { q: query.search || undefined, paraBirim, geciken: isLateOnly, sirala: sort };
    return exportDebtors({ client, companyId, ...progress, filter });
  });
  const receipts = useExport('exportReceipts', async (progress) => {
    const { exportReceipts } = await import('./exportReceivables');
    return exportReceipts({ client, companyId, ...progress });
  });
  return { debtors, receipts };
}

/** The actions of a row. Both need the account, which the list does not have. */
function useRows(companyId: string, emit: ReceivablesViewProps['emit']) {
  const api = useApi();
  const { queries } = useKalem();
  const [opened, setOpened] = useState<ReceivableRow>();
  const [collecting, setCollecting] = useState<string>();
  const [stated, setStated] = useState<ReceivableRow>();
  const [focused, setFocused] = useState<string>();
  const mayReadCards = usePermission('cariRead', companyId) !== false;
  const read = useAction('readDebtor', ({ id }: ReceivableRow) => {
    const params = { path: { id }, query: { companyId } };
    return queries.fetchQuery(api.queryOptions('get', '/alacak/{id}', { params }));
  });
  return {
    opened,
    close: () => setOpened(undefined),
    async open(row: ReceivableRow) {
      if (!mayReadCards) return setOpened(row);
      const account = await read.run(row);
      if (account?.cariId) emit({ type: 'showCustomer', cariId: account.cariId });
      else if (account) setOpened(row);
    },
    stated,
    showStatement: setStated,
    closeStatement: () => setStated(undefined),
    collecting,
    closeCollecting: () => setCollecting(undefined),
    collect: ({ id }: ReceivableRow) => setCollecting(id),
    /** The key of the row that had the focus last. */
    focused,
    focus: (row: ReceivableRow | undefined) => row && setFocused(keyOf(row)),
  };
}
