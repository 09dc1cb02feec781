import { useState } from 'react';
import { defaultDateRange, istanbulNow, type DateRange } from '@kalem/domain';
import { useBundle, type Bundle } from '../../fields/Bundle';
import { useTypedRange } from '../../fields/RangeForm';
import { useListQuery, type ListQuery, type ListQueryProps, type ListQueryState } from '../../kit/list/useListQuery';
import { useSelection, type Selection } from '../../kit/list/useSelection';
import { useSigned } from '../../kit/useSigned';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { callHost } from '../../provider/callHost';
import { useAction, useApi, usePermission } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import type { RequestCalls, RequestKind } from '../../kit/requests/RaiseRequest';
import { useDownload, useExport, useRedownload, useResend } from './documents';
import { isSignable, menuOf, type RowCommands } from './invoiceMenu';
import { messages } from './messages';
import { questionOf, useInvoices, type Extent, type Invoices, type ListedInvoice } from './useInvoices';

/** What the invoice list tells its host. */
export type InvoiceListEvent =
  /** 'İmzala': open the signing dialog with these ids. */
  | { type: 'sign'; faturaIds: string[] }
  /** 'Yeni Fatura Oluştur' or the key `n`. */
  | { type: 'create' }
  /** 'Düzenle' of a row: open the form in edit mode. */
  | { type: 'edit'; faturaId: string }
  /** 'Kopyala' of a row: open the form in copy mode. */
  | { type: 'copy'; faturaId: string }
  /** A cancellation was asked for, or an objection raised. */
  | { type: 'requested'; tip: RequestKind; faturaId: string }
  /** An invoice was deleted. */
  | { type: 'deleted'; faturaId: string };

export interface InvoiceListOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
  onEvent?: (event: InvoiceListEvent) => void;
  /**
   * An invoice whose preview opens once the list has it; another object each time. `isSharing` shows the ways to share
   * it.
   */
  opens?: { faturaId: string; isSharing?: boolean } | undefined;
}

interface Previewed {
  invoice: ListedInvoice;
  isSharing: boolean;
}

interface Requesting {
  invoice: ListedInvoice;
  tip: RequestKind;
}

export interface InvoiceListState extends ListQueryState {
  companyId: string;
  /** The day in Istanbul. */
  today: string;
  invoices: Invoices;
  selection: Selection<ListedInvoice>;
  commands: RowCommands;
  /**
   * The row's menu in the order of LST-05, what leads to the portal before it; 'Sil' stands for drafts alone.
   */
  menuOf: (invoice: ListedInvoice) => MenuAction[][];
  /** The two date fields, which count from `queryRange` on. */
  typedRange: DateRange;
  setTypedRange: (range: DateRange) => void;
  /** 'Sorgula': the range as typed, from its first page (LST-09). */
  queryRange: () => void;
  create: () => void;
  /** Selects every invoice of the range, also those of other pages (LST-03); of a search, those that it found. */
  selectAll: () => void;
  isSelectingAll: boolean;
  downloadSelected: () => void;
  /** The download of several as one file. */
  bundle: Bundle;
  /** 'Excel'e Aktar', of the range and the status (LST-17), or of what a search finds. */
  exportAll: () => void;
  excel: Pick<Bundle, 'isPending' | 'progress' | 'cancel'> & {
    /** What the last file holds, and whether that is all; undefined until it is saved. */
    saved: Extent | undefined;
  };
  signSelected: () => void;
  previewed: Previewed | undefined;
  closePreview: () => void;
  /** What the preview leads to: the row before and the row after, of those that are shown. */
  neighbours: { previous: ListedInvoice | undefined; next: ListedInvoice | undefined };
  /** The user may make, change and sign invoices; true until it is known. */
  mayWrite: boolean;
  /** The user may raise requests; true until it is known. */
  mayRequest: boolean;
  requesting: Requesting | undefined;
  closeRequesting: () => void;
  noteRequested: () => void;
  deleting: ListedInvoice | undefined;
  closeDeleting: () => void;
  noteDeleted: (invoice: ListedInvoice) => void;
}

/** What the list does, without its looks. */
export function useInvoiceList({
  companyId: own,
  onEvent,
  opens,
  ...queryProps
}: InvoiceListOptions = {}): InvoiceListState {
  const t = useMessages(messages);
  const { now, queries, toast } = useKalem();
  const api = useApi();
  const companyId = useCompanyId(own);
  const { ask, ...asking } = useListQuery({ ...queryProps, initial: () => ({ range: defaultDateRange(now()) }) });
  const { query, question, asked } = asking;
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const today = istanbulNow(now()).date;
  const invoices = useInvoices(query, { asked, companyId, today });
  const selection = useCurrentSelection(
    useSelection<ListedInvoice>(({ id }) => id, question),
    invoices.items,
  );
  // A signed invoice is no longer selected: nothing is left to do with it (USE-09).
  useSigned(selection.drop);
  const download = useDownload(companyId);
  const bundle = useBundle(companyId);
  const excel = useExport(companyId);
  const [previewed, setPreviewed] = useState<Previewed>();
  const [deleting, setDeleting] = useState<ListedInvoice>();
  const [opened, setOpened] = useState<typeof opens>();
  const wanted = opens !== opened && invoices.items?.find(({ id }) => id === opens?.faturaId);
  if (opens && wanted) {
    setOpened(opens);
    setPreviewed({ invoice: wanted, isSharing: opens.isSharing ?? false });
  }
  const [requesting, setRequesting] = useState<Requesting>();
  const mayWrite = usePermission('faturaWrite', companyId) !== false;
  const mayRequest = usePermission('iptalItirazWrite', companyId) !== false;
  const selectAll = useAction('selectAllInvoices', async (asked: ListQuery) => {
    const params = { query: { companyId, ...questionOf(asked, today) } };
    // By the cache: the signing dialog need not read again what it signs.
    const { items } = await queries.fetchQuery(api.queryOptions('get', '/fatura/all', { params }));
    selection.select(items, true);
  });

  const tell = (event: InvoiceListEvent) => callHost(onEvent, event);
  const commands: RowCommands = {
    preview: (invoice) => setPreviewed({ invoice, isSharing: false }),
    download: (invoice) => download(invoice, 'zip'),
    downloadPdf: (invoice) => download(invoice, 'pdf'),
    sign: ({ id }) => tell({ type: 'sign', faturaIds: [id] }),
    share: (invoice) =>
      setPreviewed((before) => (invoice ? { invoice, isSharing: true } : before && { ...before, isSharing: false })),
    redownload: useRedownload(companyId),
    resend: useResend(companyId),
    requestCancel: (invoice) => setRequesting({ invoice, tip: 'IPTAL' }),
    requestObjection: (invoice) => setRequesting({ invoice, tip: 'ITIRAZ' }),
    edit: ({ id }) => tell({ type: 'edit', faturaId: id }),
    copy: ({ id }) => tell({ type: 'copy', faturaId: id }),
    delete: setDeleting,
  };
  const current = (invoice: ListedInvoice) => invoices.items?.find(({ id }) => id === invoice.id) ?? invoice;
  const at = previewed && invoices.items?.findIndex(({ id }) => id === previewed.invoice.id);
  const refuse = (text: string) => toast({ tone: 'danger', text });

  return {
    ...asking,
    companyId,
    invoices,
    selection,
    commands,
    menuOf: (invoice) => menuOf(invoice, commands, { t, mayWrite, mayRequest }),
    typedRange,
    setTypedRange,
    queryRange: () => {
      selection.clear();
      ask({ range: typedRange });
    },
    ask,
    today,
    create: () => tell({ type: 'create' }),
    selectAll: () => {
      if (!query.search) void selectAll.run(query);
      // Until the answer is there, the rows are those of the question before.
      else if (!invoices.isStale && !asking.isTyping) selection.select(invoices.items ?? [], true);
    },
    isSelectingAll: selectAll.isPending,
    downloadSelected: () =>
      selection.rows.length ? bundle.save(selection.rows.map(({ id }) => id)) : refuse(t('nothingToDownload')),
    bundle,
    excel,
    exportAll: () => {
      // What is typed is meant, though the pause is not over.
      asking.searchNow();
      const search = asking.typedSearch.trim();
      excel.run({ question: questionOf({ ...query, search }, today), search });
    },
    signSelected: () => {
      const faturaIds = selection.rows.filter(isSignable).map(({ id }) => id);
      if (faturaIds.length) tell({ type: 'sign', faturaIds });
      else refuse(t(selection.rows.length ? 'nothingSignable' : 'nothingToSign'));
    },
    previewed: previewed && { ...previewed, invoice: current(previewed.invoice) },
    closePreview: () => setPreviewed(undefined),
    neighbours: {
      previous: at === undefined ? undefined : invoices.items?.[at - 1],
      next: at === undefined || at < 0 ? undefined : invoices.items?.[at + 1],
    },
    mayWrite,
    mayRequest,
    requesting,
    closeRequesting: () => setRequesting(undefined),
    noteRequested: () =>
      requesting && tell({ type: 'requested', tip: requesting.tip, faturaId: requesting.invoice.id }),
    deleting,
    closeDeleting: () => setDeleting(undefined),
    noteDeleted: (invoice) => {
      selection.select([invoice], false);
      tell({ type: 'deleted', faturaId: invoice.id });
    },
  };
}

/** The selected invoices as they are now, where the list has read them again. */
function useCurrentSelection(
  selection: Selection<ListedInvoice>,
  items: readonly ListedInvoice[] | undefined,
): Selection<ListedInvoice> {
  const read = new Map(items?.map((invoice) => [invoice.id, invoice]));
  return { ...selection, rows: selection.rows.map((row) => read.get(row.id) ?? row) };
}

/** Requests on invoices of the company. */
export const ownRequests: RequestCalls = {
  cancel: ({ client, companyId, key }, body) =>
    client.POST('/fatura/iptal', {
      params: { query: { companyId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  object: ({ client, companyId, key }, body) =>
    client.POST('/fatura/itiraz', {
      params: { query: { companyId }, header: { 'Idempotency-Key': key } },
      body,
    }),
};
