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

/** The invoices of a company, and what a user does with them. */
export interface InvoiceListState extends ListQueryState {
  /** The rows of the query: a page of the range, or what the search found. */
  invoices: Invoices;
  /** The selected rows. Another range, status or search empties it, another page does not. */
  selection: Selection<ListedInvoice>;
  /** The days in the two date fields, as `YYYY-MM-DD`; `query.range` follows with `queryRange`. */
  typedRange: DateRange;
  /** Sets the date fields; reads nothing. */
  setTypedRange: (range: DateRange) => void;
  /** 'Sorgula': reads the invoices of `typedRange` from the first page, and empties the selection (LST-09). */
  queryRange: () => void;
  /** Selects every invoice of the range, also those of other pages (LST-03); of a search, the ones found. */
  selectAll: () => void;
  /** True while `selectAll` reads the other pages. */
  isSelectingAll: boolean;
  /** Passes the selected invoices that can be signed to `onEvent` as `sign`, or shows a message if there is none. */
  signSelected: () => void;
  /** Saves the documents of the selected invoices as one ZIP file; `bundle` has the progress. */
  downloadSelected: () => void;
  /** The running `downloadSelected`. */
  bundle: Running;
  /** 'Excel'e Aktar': saves the invoices of range and status (LST-17), or of the search, as an Excel file. */
  exportAll: () => void;
  /** The running `exportAll`; `saved`: what the last file holds, undefined until it is saved. */
  excel: Running & { saved: Extent | undefined };
  /** Saves the document of one invoice: the PDF, or the ZIP that the portal signed. */
  download: (invoice: ListedInvoice, dosya: 'pdf' | 'zip') => void;
  /** Has the server fetch documents and status of a signed invoice from the portal again (LST-12). */
  redownload: (invoice: ListedInvoice) => void;
  /** Sends a draft to the portal that refused or never got it; settles one whose outcome is unknown (INV-38). */
  resend: (invoice: ListedInvoice) => void;
  /** True if the user may create, change and sign invoices, and until that is known. */
  mayWrite: boolean;
}

/** A file that is being made: whether it is, how far it is (invoices), and the way to stop it. */
type Running = Pick<Bundle, 'isPending' | 'progress' | 'cancel'>;

/**
 * The invoices of a company, for a host that draws the list itself.
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
  const { query } = asking;
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const today = istanbulNow(now()).date;
  const invoices = useInvoices(query, { asked, companyId, today });
  const selection = useCurrentSelection(
    useSelection<ListedInvoice>(({ id }) => id, question),
    invoices.items,
  );
  // A signed invoice is no longer selected: nothing is left to do with it (USE-09).
  useSigned(selection.drop);
  const { isPending, progress, cancel, save } = useBundle(companyId);
  const { run: startExport, ...excel } = useExport(companyId);
  const selectAll = useAction('selectAllInvoices', async (asked: ListQuery) => {
    const params = { query: { companyId, ...questionOf(asked, today) } };
    // By the cache: the signing dialog need not read again what it signs.
    const { items } = await queries.fetchQuery(api.queryOptions('get', '/fatura/all', { params }));
    selection.select(items, true);
  });
  const refuse = (text: string) => toast({ tone: 'danger', text });

  return {
    ...asking,
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
      // Until the answer is there, the rows are those of the question before.
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
      // What is typed is meant, though the pause is not over.
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
