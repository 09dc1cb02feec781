'use client';
import { ageingBuckets } from '@kalem/domain/ledger';
import { Suspense, useState } from 'react';
import type { AccountConsents } from '../../kit/debtor/CollectPayment';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { DataList } from '../../kit/list/DataList';
import { ExportNews, useExport } from '../../kit/list/useExport';
import { NothingFound } from '../../kit/list/NothingFound';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { useShortcuts } from '../../kit/useShortcuts';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { Menu } from '../../primitives/overlay/Menu';
import { lazyPart } from '../../primitives/lazyPart';
import { useMessages } from '../../provider/messages';
import { usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { useColumns } from './columns';
import { messages } from './messages';
import { ReceivablesSums } from './ReceivablesSums';
import { ReceivablesToolbar } from './ReceivablesToolbar';
import { keyOf, RowDialogs, useRowDialogs } from './RowDialogs';
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
  | { type: 'statementShared'; cariHesapId: string }
  /** A reminder of these invoices was queued, or recorded for WhatsApp or SMS. */
  | { type: 'reminderSent'; faturaIds: string[]; kanal: 'EPOSTA' | 'WHATSAPP' | 'SMS' };

declare module '../../provider/events' {
  interface WidgetEvents {
    receivables: ReceivablesEvent;
  }
}

const ImportOpenings = lazyPart(async () => (await import('./ImportOpenings')).ImportOpenings);

type ReceivablesViewProps = ViewProps<'receivables'> & ListQueryProps & AccountConsents;
export type ReceivablesProps = PropsOf<'receivables', ReceivablesViewProps>;

/**
 * What is owed to a company: sums by currency and lateness, and each customer account with its balance. Payments can be
 * recorded here.
 *
 * @example <Receivables onEvent={(event) => event.type === 'showCustomer' && open(event.cariId)} />
 */
export const Receivables = defineWidget('receivables', ReceivablesView);

function ReceivablesView({ emit, companyId, onBeforeCollect, onBeforeRemind, ...queryProps }: ReceivablesViewProps) {
  const t = useMessages(messages);
  const list = useReceivables({ companyId, ...queryProps });
  const rows = useRowDialogs(companyId, emit);
  const columns = useColumns();
  const mayWrite = usePermission('tahsilatWrite', companyId) === true;
  const { query, sort, isLateOnly } = list;
  const [isImporting, setImporting] = useState(false);
  const { debtors, receipts } = useExports(list, companyId);
  const focused = list.rows?.find((row) => keyOf(row) === rows.focusedKey);
  useShortcuts(mayWrite && focused ? { t: () => rows.collect(focused) } : {});
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
              ...(mayWrite && isOwed(row)
                ? [{ id: 'remind', label: t('remind'), icon: icons.mail, onAction: () => rows.remind(row) }]
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
      <RowDialogs
        rows={rows}
        companyId={companyId}
        emit={emit}
        onBeforeCollect={onBeforeCollect}
        onBeforeRemind={onBeforeRemind}
      />
    </div>
  );
}

/** Whether an amount is left to pay. */
function isOwed({ yaslandirma }: ReceivableRow): boolean {
  return ageingBuckets.some((bucket) => Number(yaslandirma[bucket]) > 0);
}

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
