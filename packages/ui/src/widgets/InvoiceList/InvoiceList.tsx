'use client';
import { Suspense, useMemo, useRef } from 'react';
import { istanbulNow } from '@kalem/domain';
import { recipientOf } from '../../fields/invoices';
import { BundleNews } from '../../fields/Bundle';
import { SyncNotice } from '../../fields/SyncNotice';
import type { AccountConsents } from '../../kit/debtor/CollectPayment';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { useChosenColumns } from '../../kit/list/columns';
import { DataList, type ListSlots } from '../../kit/list/DataList';
import { HostContent } from '../../kit/list/HostContent';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { isWriteOff } from '../../kit/receipt/collectionWords';
import type { RequestedInvoice } from '../../kit/requests/RaiseRequest';
import { useShortcuts } from '../../kit/useShortcuts';
import { Button, Keys } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
import * as icons from '../../primitives/icons';
import { askHost } from '../../provider/callHost';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { invoiceColumns, type InvoiceColumnId } from './columns';
import { InvoiceFilters } from './InvoiceFilters';
import { InvoiceToolbar } from './InvoiceToolbar';
import { messages } from './messages';
import { NoInvoices } from './NoInvoices';
import { SelectedInvoices } from './SelectedInvoices';
import { ownRequests, useInvoiceList } from './useInvoiceList';
import { collectionOf, hasAllDates, statusOf, type ListedInvoice } from './useInvoices';
import { type RowCommandOptions, useRowCommands } from './useRowCommands';

export {
  useInvoiceList,
  type InvoiceListEvent,
  type InvoiceListOptions,
  type InvoiceListState,
} from './useInvoiceList';
export type { ListQuery } from '../../kit/list/useListQuery';

const InvoicePreview = lazyPart(async () => (await import('./InvoicePreview')).InvoicePreview);
const RaiseRequest = lazyPart(async () => (await import('../../kit/requests/RaiseRequest')).RaiseRequest);
const ChangeDueDate = lazyPart(async () => (await import('./ChangeDueDate')).ChangeDueDate);
const OpenReceipt = lazyPart(async () => (await import('../../kit/receipt/OpenReceipt')).OpenReceipt);
const PaymentLinkDialog = lazyPart(
  async () => (await import('../../kit/paymentLink/PaymentLinkDialog')).PaymentLinkDialog,
);
const PaymentRequestDialog = lazyPart(
  async () => (await import('../../kit/paymentRequest/PaymentRequestDialog')).PaymentRequestDialog,
);
const WriteOff = lazyPart(async () => (await import('../../kit/receipt/WriteOff')).WriteOff);
const DeleteInvoice = lazyPart(async () => (await import('./DeleteInvoice')).DeleteInvoice);

type InvoiceListViewProps = ViewProps<'invoice-list'> &
  ListQueryProps &
  Pick<RowCommandOptions, 'opens'> &
  Pick<AccountConsents, 'onBeforeCollect'> &
  ListSlots<ListedInvoice> & {
    /** Ids of columns to hide. The first column cannot be hidden. */
    hiddenColumns?: readonly InvoiceColumnId[] | undefined;
  };

export type InvoiceListProps = PropsOf<'invoice-list', InvoiceListViewProps>;

/**
 * The invoices of a company: find, preview, download, select to sign. Reads again after any change of an invoice in the
 * same provider (LST-20).
 *
 * @example <InvoiceList onEvent={(event) => event.type === 'sign' && openSigning(event.faturaIds)} />
 */
export const InvoiceList = defineWidget('invoice-list', InvoiceListView);

function InvoiceListView({
  emit,
  hideTitle,
  headerActions,
  emptyState,
  rowActions,
  hiddenColumns,
  companyId,
  opens,
  onBeforeCollect,
  ...queryProps
}: InvoiceListViewProps) {
  const t = useMessages(messages);
  const { shortcuts, now } = useKalem();
  const list = useInvoiceList({ companyId, onEvent: emit, ...queryProps });
  const rows = useRowCommands(list, { companyId, emit, opens });
  const create = () => emit({ type: 'create' });
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => search.current?.focus(), ...(list.mayWrite && { n: create, i: list.signSelected }) });

  const { query } = list;
  const { commands, previewed, requesting, collecting, paying, requestingPay, writingOff, changingDueDate, deleting } =
    rows;
  const reversed = ({ id }: { id: string }) => emit({ type: 'receiptReversed', tahsilatId: id });
  const saved = (receipts: readonly { id: string }[]) =>
    emit({ type: 'receiptSaved', tahsilatIds: receipts.map(({ id }) => id) });
  const today = istanbulNow(now()).date;
  const { items, hasNext, isStale, isTracked, error, retry } = list.invoices;
  const isSearch = query.search !== '';
  const all = useMemo(() => invoiceColumns({ t, today, isTracked }), [t, today, isTracked]);
  const columns = useChosenColumns('invoices', all, hiddenColumns);
  const menuOf = (invoice: ListedInvoice) => [...rows.menuOf(invoice), askHost(rowActions, [], invoice)];
  const setAllDates = (isOn: boolean) => list.ask({ filter: { ...query.filter, tarih: isOn ? '' : 'aralik' } });
  return (
    <div className="kalem-invoice-list">
      <div className="kalem-page-head" data-untitled={hideTitle || undefined}>
        {!hideTitle && <h1 className="kalem-title">{t('title')}</h1>}
        <SyncNotice companyId={companyId} />
        {!list.mayWrite && <span className="kalem-sm kalem-muted">{t('mayNotWrite')}</span>}
        {headerActions && <HostContent>{headerActions}</HostContent>}
        <Button
          icon={icons.plus}
          isDisabled={!list.mayWrite}
          aria-keyshortcuts={shortcuts ? 'n' : undefined}
          end={shortcuts && <Keys keys={['N']} />}
          onPress={create}
        >
          {t('create')}
        </Button>
      </div>
      <InvoiceToolbar
        search={list.typedSearch}
        onSearch={list.search}
        searchRef={search}
        isSearching={list.isTyping || (isSearch && isStale)}
        onSearchNow={list.searchNow}
        allDates={isSearch ? { isOn: hasAllDates(query), set: setAllDates } : undefined}
        range={list.typedRange}
        onRange={list.setTypedRange}
        onQuery={list.queryRange}
        hasActions={list.selection.rows.length === 0}
        onExport={list.exportAll}
        isExporting={list.excel.isPending}
        onDownload={list.downloadSelected}
        onSign={list.signSelected}
        maySign={list.mayWrite}
      />
      <BundleNews bundle={list.bundle} />
      <BundleNews bundle={list.excel} label={t('exporting')} />
      <InvoiceFilters
        query={query}
        found={list.invoices.found}
        isTracked={isTracked}
        onAsk={list.ask}
        chooser={columns.chooser}
      />
      <DataList
        label={t('invoices')}
        columns={columns.shown}
        rows={items}
        isStale={isStale || list.isTyping}
        sort={query.sort ?? '-faturaTarih'}
        onSort={(sort) => list.ask({ sort })}
        idOf={({ id }) => id}
        nameOf={recipientOf}
        statusOf={({ onayDurumu }) => onayDurumu}
        selection={{ ...list.selection, Box: Checkbox }}
        selectLabel={(name) => t('select', { name })}
        menuLabel={(name) => t('rowActions', { name })}
        menu={menuOf}
        onOpen={commands.preview}
        error={error}
        onRetry={retry}
        empty={
          !isSearch && !statusOf(query) && !collectionOf(query) && emptyState ? (
            <HostContent>{emptyState}</HostContent>
          ) : (
            <NoInvoices
              query={query}
              mayCreate={list.mayWrite}
              onCreate={create}
              onClearSearch={() => list.search('')}
              onAllStatuses={() => list.ask({ filter: { ...query.filter, durum: '', tahsilat: '' } })}
            />
          )
        }
        bar={
          list.selection.rows.length > 0 && (
            <SelectedInvoices list={list} onCollect={rows.mayFollowUp ? rows.collect : undefined} />
          )
        }
        paging={
          isSearch
            ? undefined
            : { page: query.page, hasNext, summary: t('page', { n: items?.length ?? 0 }), onPage: list.turnTo }
        }
      />
      <Suspense>
        {previewed && (
          <InvoicePreview
            {...previewed}
            companyId={companyId}
            today={today}
            menu={menuOf(previewed.invoice)}
            commands={commands}
            neighbours={rows.neighbours}
            mayWrite={list.mayWrite}
            mayRequest={rows.mayRequest}
            mayFollowUp={rows.mayFollowUp}
            hasBank={rows.hasBank}
            onReversed={reversed}
            onRefunded={saved}
            onClose={rows.closePreview}
          />
        )}
        {requesting && (
          <RaiseRequest
            calls={ownRequests}
            tip={requesting.tip}
            invoice={requestedOf(requesting.invoice)}
            companyId={companyId}
            today={today}
            onRaised={() => emit({ type: 'requested', tip: requesting.tip, faturaId: requesting.invoice.id })}
            onClose={rows.closeRequesting}
          />
        )}
        {collecting && (
          <OpenReceipt
            faturaIds={collecting}
            companyId={companyId}
            onBeforeCollect={onBeforeCollect}
            onSaved={(receipts) => {
              saved(receipts);
              rows.closeCollecting();
            }}
            onCreditUsed={(receipts, isAllPaid) => {
              emit({ type: 'creditUsed', tahsilatIds: receipts.map(({ id }) => id) });
              if (isAllPaid) rows.closeCollecting();
            }}
            onReversed={reversed}
            onClose={rows.closeCollecting}
          />
        )}
        {paying && (
          <PaymentLinkDialog
            invoice={paying}
            aliciUnvan={recipientOf(paying)}
            companyId={companyId}
            onClose={rows.closePaying}
          />
        )}
        {requestingPay && (
          <PaymentRequestDialog
            invoice={requestingPay}
            aliciUnvan={recipientOf(requestingPay)}
            companyId={companyId}
            onClose={rows.closeRequestingPay}
          />
        )}
        {writingOff && isWriteOff(writingOff) && (
          <WriteOff
            invoice={writingOff}
            companyId={companyId}
            onSaved={(receipts) => {
              saved(receipts);
              rows.closeWritingOff();
            }}
            onReversed={reversed}
            onClose={rows.closeWritingOff}
          />
        )}
        {changingDueDate && (
          <ChangeDueDate invoice={changingDueDate} companyId={companyId} onClose={rows.closeChangingDueDate} />
        )}
        {deleting && (
          <DeleteInvoice
            invoice={deleting}
            companyId={companyId}
            onDeleted={() => {
              list.selection.drop([deleting.id]);
              emit({ type: 'deleted', faturaId: deleting.id });
            }}
            onClose={rows.closeDeleting}
          />
        )}
      </Suspense>
    </div>
  );
}

function requestedOf(invoice: ListedInvoice): RequestedInvoice {
  const { belgeNumarasi, faturaTarih, paraBirim, totals } = invoice;
  return {
    belgeNumarasi: belgeNumarasi ?? '',
    faturaTarih,
    otherSide: recipientOf(invoice),
    odenecek: totals.odenecekTutar ?? null,
    paraBirim,
  };
}
