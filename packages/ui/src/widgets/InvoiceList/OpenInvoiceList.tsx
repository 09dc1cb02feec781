import { lazy, Suspense, useRef } from 'react';
import { istanbulNow } from '@kalem/domain';
import { SyncNotice } from '../../fields/SyncNotice';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { Keys } from '../../primitives/Keys';
import { Pagination } from '../../primitives/Pagination';
import { resolveMessage } from '../../provider/failures';
import { useMessages } from '../../provider/messages';
import { InvoiceTable } from './InvoiceTable';
import { InvoiceToolbar } from './InvoiceToolbar';
import { messages } from './messages';
import { NoInvoices } from './NoInvoices';
import { SelectionBar } from './SelectionBar';
import { useInvoiceList, type InvoiceListSetting } from './useInvoiceList';
import { useListKeys } from './useListKeys';

const InvoicePreview = lazy(async () => ({ default: (await import('./InvoicePreview')).InvoicePreview }));
const DeleteInvoice = lazy(async () => ({ default: (await import('./DeleteInvoice')).DeleteInvoice }));

/** The list of one company. */
export function OpenInvoiceList(setting: InvoiceListSetting) {
  const t = useMessages(messages);
  const list = useInvoiceList(setting);
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const create = () => setting.emit({ type: 'create' });
  useListKeys(root, { onFind: () => search.current?.focus(), onNew: create });

  const { items, hasNext, isStale, error, retry } = list.invoices;
  const { query, selected } = list;
  const isEmpty = items?.length === 0 && !isStale;
  const areAllShownSelected = items?.every(({ id }) => list.selection.has(id)) ?? false;
  const holdsMore = query.kind === 'range' && (hasNext || query.page > 1);
  return (
    <div ref={root} className="kalem-invoice-list">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        <SyncNotice companyId={setting.companyId} />
        <Button icon={icons.plus} aria-keyshortcuts="n" end={<Keys keys={['N']} />} onPress={create}>
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
        hasActions={selected.length === 0}
        onDownload={list.downloadSelected}
        onSign={list.signSelected}
      />
      {Boolean(error && items) && (
        <div className="kalem-invoice-list__news">
          <Banner
            tone="danger"
            actions={
              <Button size="sm" onPress={retry}>
                {t('retry')}
              </Button>
            }
          >
            {resolveMessage(error)} {t('staleHelp')}
          </Banner>
        </div>
      )}
      <div className="kalem-card kalem-invoice-list__card">
        {selected.length > 0 && (
          <SelectionBar
            invoices={selected}
            isDownloading={list.isDownloading}
            isSelectingAll={list.isSelectingAll}
            onSelectAll={areAllShownSelected && holdsMore ? () => void list.selectAll() : undefined}
            onDownload={list.downloadSelected}
            onSign={list.signSelected}
            onClear={list.clearSelection}
          />
        )}
        {isEmpty || (error && !items) ? (
          <NoInvoices
            query={query}
            error={items ? undefined : error}
            onRetry={retry}
            onCreate={create}
            onClearSearch={() => list.search('')}
          />
        ) : (
          <div className="kalem-table-wrap" data-stale={isStale && items ? true : undefined}>
            <InvoiceTable
              invoices={items}
              isStale={isStale}
              today={istanbulNow(setting.now()).date}
              selection={list.selection}
              onSelect={list.select}
              commands={list.commands}
            />
          </div>
        )}
        {query.kind === 'range' && items && !(isEmpty && query.page === 1) && (
          <Pagination
            page={query.page}
            hasNext={hasNext}
            summary={t('page', { n: items.length })}
            onPage={list.turnTo}
          />
        )}
        {query.kind === 'search' && items && !isEmpty && (
          <div className="kalem-pagination" role="status">
            {t(items.length < mostFound ? 'found' : 'foundMost', { n: items.length })}
          </div>
        )}
      </div>
      <Suspense>
        {list.previewed && (
          <InvoicePreview
            invoice={list.previewed}
            companyId={setting.companyId}
            commands={list.commands}
            onClose={list.closePreview}
          />
        )}
        {list.deleting && (
          <DeleteInvoice
            invoice={list.deleting}
            companyId={setting.companyId}
            onDeleted={() => list.deleting && list.noteDeleted(list.deleting)}
            onClose={list.closeDeleting}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A search answers no more than this. */
const mostFound = 50;
