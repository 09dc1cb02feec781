import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import type { InvoiceListEvent } from './InvoiceListEvent';
import { InvoiceListStore } from './InvoiceListStore';
import type { ListedInvoice } from './ListedInvoice';
import { messages } from './messages';
import type { RowCommands } from './RowCommands';
import { useDownload } from './useDownload';
import { useInvoices } from './useInvoices';
import { useSelectAll } from './useSelectAll';

export interface InvoiceListSetting {
  companyId: string;
  now: () => Date;
  emit: (event: InvoiceListEvent) => void;
}

/** What the list does, without its looks. */
export function useInvoiceList({ companyId, now, emit }: InvoiceListSetting) {
  const t = useMessages(messages);
  const { report, toast } = useKalem();
  const [store] = useState(() => new InvoiceListStore(now()));
  const options = { store: store.jotai };
  const typedRange = useAtomValue(store.typedRange, options);
  const typedSearch = useAtomValue(store.typedSearch, options);
  const query = useAtomValue(store.query, options);
  const selection = useAtomValue(store.selection, options);
  const invoices = useInvoices(query, companyId);
  const { isDownloading, download } = useDownload(companyId);
  const { isSelectingAll, selectAll } = useSelectAll(store, companyId);
  const [previewed, setPreviewed] = useState<ListedInvoice>();
  const [deleting, setDeleting] = useState<ListedInvoice>();

  useEffect(() => () => store.close(), [store]);
  useEffect(() => {
    if (invoices.error) report({ kind: 'listInvoices', error: invoices.error, silent: true });
  }, [invoices.error, report]);

  const commands: RowCommands = {
    preview: setPreviewed,
    download: (invoice) => void download([invoice]),
    downloadPdf: (invoice) => void download([invoice], 'pdf'),
    edit: ({ id }) => emit({ type: 'edit', faturaId: id }),
    copy: ({ id }) => emit({ type: 'copy', faturaId: id }),
    delete: setDeleting,
  };
  const selected = [...selection.values()];
  const refuse = (text: string) => toast({ tone: 'danger', text });

  return {
    typedRange,
    typedSearch,
    query,
    selection,
    selected,
    invoices,
    commands,
    previewed,
    deleting,
    isDownloading,
    isSelectingAll,
    setTypedRange: (range: typeof typedRange) => store.jotai.set(store.typedRange, range),
    search: (text: string) => store.search(text),
    queryRange: () => store.queryRange(),
    turnTo: (page: number) => store.turnTo(page),
    select: (some: readonly ListedInvoice[], isSelected: boolean) => store.select(some, isSelected),
    clearSelection: () => store.clearSelection(),
    selectAll,
    closePreview: () => setPreviewed(undefined),
    closeDeleting: () => setDeleting(undefined),
    noteDeleted: (invoice: ListedInvoice) => {
      store.select([invoice], false);
      emit({ type: 'deleted', faturaId: invoice.id });
    },
    downloadSelected: () => (selected.length ? void download(selected) : refuse(t('nothingToDownload'))),
    /** Only what is not approved is sent (SGN-01). */
    signSelected: () => {
      const faturaIds = selected.filter(({ onayDurumu }) => onayDurumu === 'Onaylanmadi').map(({ id }) => id);
      if (faturaIds.length) emit({ type: 'sign', faturaIds });
      else refuse(t('nothingToSign'));
    },
  };
}
