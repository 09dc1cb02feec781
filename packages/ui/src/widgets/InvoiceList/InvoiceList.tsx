'use client';
import { Suspense, useRef } from 'react';
import { istanbulNow } from '@kalem/domain';
import { recipientOf } from '../../fields/invoices';
import { SyncNotice } from '../../fields/SyncNotice';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../kit/lazyPart';
import { DataList } from '../../kit/list/DataList';
import type { ListQueryProps } from '../../kit/list/useListQuery';
import { useShortcuts } from '../../kit/useShortcuts';
import { Button, Keys } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { invoiceColumns } from './columns';
import { InvoiceToolbar } from './InvoiceToolbar';
import { messages } from './messages';
import { NoInvoices } from './NoInvoices';
import { SelectedInvoices } from './SelectedInvoices';
import { useInvoiceList } from './useInvoiceList';

export {
  useInvoiceList,
  type InvoiceListEvent,
  type InvoiceListOptions,
  type InvoiceListState,
} from './useInvoiceList';
export type { ListQuery } from '../../kit/list/useListQuery';

const InvoicePreview = lazyPart(async () => (await import('./InvoicePreview')).InvoicePreview);
const DeleteInvoice = lazyPart(async () => (await import('./DeleteInvoice')).DeleteInvoice);

type InvoiceListViewProps = ViewProps<'invoice-list'> & ListQueryProps;

export type InvoiceListProps = PropsOf<'invoice-list', InvoiceListViewProps>;

/**
 * The invoices of a company: find, preview, download, select to sign. It reads again after whatever changes an invoice
 * in the same provider (LST-20).
 *
 * @example <InvoiceList onEvent={(event) => event.type === 'sign' && openSigning(event.faturaIds)} />
 */
export const InvoiceList = defineWidget('invoice-list', InvoiceListView);

/** A search answers no more than this. */
const mostFound = 50;

function InvoiceListView({ emit, ...options }: InvoiceListViewProps) {
  const t = useMessages(messages);
  const { now, shortcuts } = useKalem();
  const list = useInvoiceList({ ...options, onEvent: emit });
  const search = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => search.current?.focus(), n: list.create });

  const { query, companyId, commands } = list;
  const { items, hasNext, isStale, error, retry } = list.invoices;
  const isSearch = query.search !== '';
  const foundText = t((items?.length ?? 0) < mostFound ? 'found' : 'foundMost', { n: items?.length ?? 0 });
  return (
    <div className="kalem-invoice-list">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        <SyncNotice companyId={companyId} />
        <Button
          icon={icons.plus}
          aria-keyshortcuts={shortcuts ? 'n' : undefined}
          end={shortcuts && <Keys keys={['N']} />}
          onPress={list.create}
        >
          {t('create')}
        </Button>
      </div>
      <InvoiceToolbar
        search={list.typedSearch}
        onSearch={list.search}
        searchRef={search}
        range={list.typedRange}
        onRange={list.setTypedRange}
        onQuery={list.queryRange}
        hasActions={list.selection.rows.length === 0}
        onDownload={list.downloadSelected}
        onSign={list.signSelected}
      />
      <DataList
        label={t('invoices')}
        columns={invoiceColumns({ t, today: istanbulNow(now()).date, onOpen: commands.preview })}
        rows={items}
        isStale={isStale}
        idOf={({ id }) => id}
        nameOf={recipientOf}
        statusOf={({ onayDurumu }) => onayDurumu}
        selection={list.selection}
        selectLabel={(name) => t('select', { name })}
        menuLabel={(name) => t('rowActions', { name })}
        menu={list.menuOf}
        onOpen={commands.preview}
        error={error}
        onRetry={retry}
        empty={<NoInvoices query={query} onCreate={list.create} onClearSearch={() => list.search('')} />}
        bar={list.selection.rows.length > 0 && <SelectedInvoices list={list} />}
        paging={
          isSearch
            ? undefined
            : { page: query.page, hasNext, summary: t('page', { n: items?.length ?? 0 }), onPage: list.turnTo }
        }
        foot={isSearch ? foundText : undefined}
      />
      <Suspense>
        {list.previewed && (
          <InvoicePreview
            invoice={list.previewed}
            companyId={companyId}
            commands={commands}
            onClose={list.closePreview}
          />
        )}
        {list.deleting && (
          <DeleteInvoice
            invoice={list.deleting}
            companyId={companyId}
            onDeleted={() => list.deleting && list.noteDeleted(list.deleting)}
            onClose={list.closeDeleting}
          />
        )}
      </Suspense>
    </div>
  );
}
