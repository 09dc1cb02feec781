import { defaultDateRange, istanbulNow, type DateRange } from '@kalem/domain';
import { useBundle, type Bundle } from '../../fields/Bundle';
import { useTypedRange } from '../../fields/RangeForm';
import { useListQuery, type ListQuery, type ListQueryProps, type ListQueryState } from '../../kit/list/useListQuery';
import { useSelection, type Selection } from '../../kit/list/useSelection';
import { useSigned } from '../../kit/useSigned';
import { callHost } from '../../provider/callHost';
import { useAction, useApi, usePermission } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import type { RequestCalls, RequestKind } from '../../kit/requests/RaiseRequest';
import { useDownload, useExport, useRedownload, useResend } from './documents';
import { isSignable } from './invoiceMenu';
import { messages } from './messages';
import { questionOf, useInvoices, type Extent, type Invoices, type ListedInvoice } from './useInvoices';

/** Events of the invoice list. */
export type InvoiceListEvent =
  /** 'İmzala': open the signing dialog with these ids. */
  | { type: 'sign'; faturaIds: string[] }
  /** 'Yeni Fatura Oluştur' or the key `n`. */
  | { type: 'create' }
  /** 'Düzenle' of a row: open the form to edit it. */
  | { type: 'edit'; faturaId: string }
  /** 'Kopyala' of a row: open the form with a copy. */
  | { type: 'copy'; faturaId: string }
  /** A cancellation was requested, or an objection raised. */
  | { type: 'requested'; tip: RequestKind; faturaId: string }
  /** Payments were booked: one for each customer account and currency of the invoices. A write-off or refund too. */
  | { type: 'receiptSaved'; tahsilatIds: string[] }
  /** Credits of customer accounts were used for invoices. */
  | { type: 'creditUsed'; tahsilatIds: string[] }
  /** A payment, write-off or refund was undone. */
  | { type: 'receiptReversed'; tahsilatId: string }
  /** An invoice was deleted. */
  | { type: 'deleted'; faturaId: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'invoice-list': InvoiceListEvent;
  }
}

export interface InvoiceListOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
  /** Gets `sign` from `signSelected`. */
  onEvent?: (event: Extract<InvoiceListEvent, { type: 'sign' }>) => void;
}

/** The invoices of a company, and the user's actions. */
export interface InvoiceListState extends ListQueryState {
  /** The rows of the query: a page of the range, or the results of the search. */
  invoices: Invoices;
  /** The selected rows. Cleared by a new range, status or search, but not by a new page. */
  selection: Selection<ListedInvoice>;
  /** The days in the two date fields, as `YYYY-MM-DD`; `query.range` follows with `queryRange`. */
  typedRange: DateRange;
  /** Sets the date fields; reads nothing. */
  setTypedRange: (range: DateRange) => void;
  /** 'Sorgula': reads the invoices of `typedRange` from the first page, and clears the selection (LST-09). */
  queryRange: () => void;
  /** Selects all invoices of the range, including other pages (LST-03), or all results of the search. */
  selectAll: () => void;
  /** True while `selectAll` reads the other pages. */
  isSelectingAll: boolean;
  /** Passes the signable invoices of the selection to `onEvent` as `sign`. Shows a message if there is none. */
  signSelected: () => void;
  /** Saves the documents of the selected invoices as one ZIP file; `bundle` has the progress. */
  downloadSelected: () => void;
  /** The running `downloadSelected`. */
  bundle: Running;
  /** 'Excel'e Aktar': saves the invoices of range and status (LST-17), or of the search, as an Excel file. */
  exportAll: () => void;
  /** The running `exportAll`. `saved` is the extent of the last file, undefined until it is saved. */
  excel: Running & { saved: Extent | undefined };
  /** Saves the document of one invoice: the PDF, or the ZIP that the portal signed. */
  download: (invoice: ListedInvoice, dosya: 'pdf' | 'zip') => void;
  /** Makes the server fetch documents and status of a signed invoice from the portal again (LST-12). */
  redownload: (invoice: ListedInvoice) => void;
  /** Sends a draft to the portal again after a refusal or a failure; resolves an unknown outcome (INV-38). */
  resend: (invoice: ListedInvoice) => void;
  /** True if the user may create, change and sign invoices, and while that is unknown. */
  mayWrite: boolean;
}

/** A running download: its state, the number of finished invoices, and a function to cancel it. */
type Running = Pick<Bundle, 'isPending' | 'progress' | 'cancel'>;

/**
 * The invoices of a company, for a host with its own view of the list.
 *
 * @example const { invoices, search, turnTo } = useInvoiceList({ onEvent: ({ faturaIds }) => sign(faturaIds) });
 */
export function useInvoiceList({ companyId: own, onEvent, ...queryProps }: InvoiceListOptions = {}): InvoiceListState {
  const t = useMessages(messages);
  const { now, queries, toast } = useKalem();
  const api = useApi();
  const companyId = useCompanyId(own);
  const { question, asked, ...asking } = useListQuery({
    ...queryProps,
    initial: () => ({ range: defaultDateRange(now()) }),
  });
  // Another user may have sent the address: the server refuses this filter without the permission.
  const mayCollect = usePermission('tahsilatRead', companyId);
  const query =
    mayCollect !== false ? asking.query : { ...asking.query, filter: { ...asking.query.filter, tahsilat: '' } };
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const today = istanbulNow(now()).date;
  const invoices = useInvoices(query, { asked, companyId, today, mayCollect: mayCollect === true });
  const selection = useCurrentSelection(useSelection<ListedInvoice>(question), invoices.items);
  // Deselects signed invoices, because they need no further action (USE-09).
  useSigned(selection.drop);
  const { isPending, progress, cancel, save } = useBundle(companyId);
  const { run: startExport, ...excel } = useExport(companyId);
  const selectAll = useAction('selectAllInvoices', async (asked: ListQuery) => {
    const params = { query: { companyId, ...questionOf(asked, today) } };
    // Puts the answer into the cache, so that the signing dialog need not read the invoices again.
    const { items } = await queries.fetchQuery(api.queryOptions('get', '/fatura/all', { params }));
    selection.select(items, true);
  });
  const refuse = (text: string) => toast({ tone: 'danger', text });

  return {
    ...asking,
    query,
    invoices,
    selection,
    typedRange,
    setTypedRange,
    queryRange: () => {
      selection.clear();
      asking.ask({ range: typedRange });
    },
    selectAll: () => {
      if (!query.search) void selectAll.run(query);
      // Until the answer arrives, the rows belong to the previous query.
      else if (!invoices.isStale && !asking.isTyping) selection.select(invoices.items ?? [], true);
    },
    isSelectingAll: selectAll.isPending,
    signSelected: () => {
      const faturaIds = selection.rows.filter(isSignable).map(({ id }) => id);
      if (faturaIds.length) callHost(onEvent, { type: 'sign', faturaIds });
      else refuse(t(selection.rows.length ? 'nothingSignable' : 'nothingToSign'));
    },
    downloadSelected: () =>
      selection.rows.length ? save(selection.rows.map(({ id }) => id)) : refuse(t('nothingToDownload')),
    bundle: { isPending, progress, cancel },
    exportAll: () => {
      // The typed text counts, even before the pause is over.
      asking.searchNow();
      const search = asking.typedSearch.trim();
      startExport({ question: questionOf({ ...query, search }, today), search });
    },
    excel,
    download: useDownload(companyId),
    redownload: useRedownload(companyId),
    resend: useResend(companyId),
    mayWrite: usePermission('faturaWrite', companyId) !== false,
  };
}

/** The selected invoices, updated to the version that the list has read last. */
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
