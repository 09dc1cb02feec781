import { useEffect, useRef, useState } from 'react';
import { defaultDateRange, isEditable, type DateRange } from '@kalem/domain';
import { useListQuery, type ListQueryProps, type ListQueryState } from '../../kit/list/useListQuery';
import { useSelection, type Selection } from '../../kit/list/useSelection';
import * as icons from '../../primitives/icons';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useAction } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import { useDownload } from './documents';
import { messages } from './messages';
import { useInvoices, type Invoices, type ListedInvoice } from './useInvoices';

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
  /** An invoice was deleted. */
  | { type: 'deleted'; faturaId: string };

export interface InvoiceListOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
  onEvent?: (event: InvoiceListEvent) => void;
}

/** What can be done with one invoice of the list. */
export interface RowCommands {
  preview: (invoice: ListedInvoice) => void;
  /** The ZIP that the portal signed. */
  download: (invoice: ListedInvoice) => void;
  downloadPdf: (invoice: ListedInvoice) => void;
  edit: (invoice: ListedInvoice) => void;
  copy: (invoice: ListedInvoice) => void;
  delete: (invoice: ListedInvoice) => void;
}

export interface InvoiceListState extends Omit<ListQueryState, 'ask'> {
  companyId: string;
  invoices: Invoices;
  selection: Selection<ListedInvoice>;
  commands: RowCommands;
  /**
   * The row's menu in the order of LST-05; 'Sil' is offered only for what is not approved, 'Düzenle' only for what can
   * be changed.
   */
  menuOf: (invoice: ListedInvoice) => MenuAction[][];
  /** The two date fields, which count from `queryRange` on. */
  typedRange: DateRange;
  setTypedRange: (range: DateRange) => void;
  /** 'Sorgula': the range as typed, from its first page (LST-09). */
  queryRange: () => void;
  create: () => void;
  /** Selects every invoice of the range, also those of other pages (LST-03). */
  selectAll: () => void;
  isSelectingAll: boolean;
  downloadSelected: () => void;
  isDownloading: boolean;
  signSelected: () => void;
  previewed: ListedInvoice | undefined;
  closePreview: () => void;
  deleting: ListedInvoice | undefined;
  closeDeleting: () => void;
  noteDeleted: (invoice: ListedInvoice) => void;
}

/** What the list does, without its looks. */
export function useInvoiceList({ companyId: own, onEvent, ...queryProps }: InvoiceListOptions = {}): InvoiceListState {
  const t = useMessages(messages);
  const { client, now, toast } = useKalem();
  const companyId = useCompanyId(own);
  const { ask, ...asking } = useListQuery({ ...queryProps, initial: () => ({ range: defaultDateRange(now()) }) });
  const { query, question, asked } = asking;
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const invoices = useInvoices(query, asked, companyId);
  const selection = useCurrentSelection(
    useSelection<ListedInvoice>(({ id }) => id, question),
    invoices.items,
  );
  useSigned(selection.drop);
  const { isDownloading, download } = useDownload(companyId);
  const [previewed, setPreviewed] = useState<ListedInvoice>();
  const [deleting, setDeleting] = useState<ListedInvoice>();
  const selectAll = useAction('selectAllInvoices', async ({ start, end }: DateRange) => {
    const { data } = await client.GET('/fatura/all', {
      params: { query: { companyId, baslangicTarihi: start || undefined, bitisTarihi: end || undefined } },
    });
    selection.select(data.items, true);
  });

  const tell = (event: InvoiceListEvent) => onEvent?.(event);
  const commands: RowCommands = {
    preview: setPreviewed,
    download: (invoice) => download([invoice]),
    downloadPdf: (invoice) => download([invoice], 'pdf'),
    edit: ({ id }) => tell({ type: 'edit', faturaId: id }),
    copy: ({ id }) => tell({ type: 'copy', faturaId: id }),
    delete: setDeleting,
  };
  const refuse = (text: string) => toast({ tone: 'danger', text });

  return {
    ...asking,
    companyId,
    invoices,
    selection,
    commands,
    menuOf: (invoice) => menuOf(invoice, commands, t),
    typedRange,
    setTypedRange,
    queryRange: () => {
      selection.clear();
      ask({ search: '', range: typedRange });
    },
    create: () => tell({ type: 'create' }),
    selectAll: () => void selectAll.run(query.range),
    isSelectingAll: selectAll.isPending,
    downloadSelected: () => (selection.rows.length ? download(selection.rows) : refuse(t('nothingToDownload'))),
    isDownloading,
    signSelected: () => {
      const faturaIds = selection.rows.filter(isSignable).map(({ id }) => id);
      if (faturaIds.length) tell({ type: 'sign', faturaIds });
      else refuse(t(selection.rows.length ? 'nothingSignable' : 'nothingToSign'));
    },
    previewed,
    closePreview: () => setPreviewed(undefined),
    deleting,
    closeDeleting: () => setDeleting(undefined),
    noteDeleted: (invoice) => {
      selection.select([invoice], false);
      tell({ type: 'deleted', faturaId: invoice.id });
    },
  };
}

/** Only what is not approved is signed (SGN-01), and only what the portal has (SGN-06). */
export function isSignable({ onayDurumu, portalDurumu }: ListedInvoice): boolean {
  return onayDurumu === 'Onaylanmadi' && portalDurumu === 'GONDERILDI';
}

/** The selected invoices as they are now, where the list has read them anew. */
function useCurrentSelection(
  selection: Selection<ListedInvoice>,
  items: readonly ListedInvoice[] | undefined,
): Selection<ListedInvoice> {
  const read = new Map(items?.map((invoice) => [invoice.id, invoice]));
  return { ...selection, rows: selection.rows.map((row) => read.get(row.id) ?? row) };
}

/** What a signing in the same provider has approved is no longer selected: nothing is left to do with it (USE-09). */
function useSigned(drop: (ids: readonly string[]) => void): void {
  const { hear } = useKalem();
  const current = useRef(drop);
  useEffect(() => {
    current.current = drop;
  });
  useEffect(
    () =>
      hear((event) => {
        if (event.type !== 'signed' && event.type !== 'partlySigned') return;
        current.current(event.items.filter(({ onayDurumu }) => onayDurumu === 'Onaylandi').map(({ id }) => id));
      }),
    [hear],
  );
}

/** What is typed, until another range is asked for from elsewhere. */
function useTypedRange({ start, end }: DateRange): [DateRange, (range: DateRange) => void] {
  const [state, setState] = useState({ start, end, typed: { start, end } });
  if (state.start !== start || state.end !== end) setState({ start, end, typed: { start, end } });
  return [state.typed, (typed) => setState((before) => ({ ...before, typed }))];
}

type T = (key: 'downloadInvoice' | 'edit' | 'copy' | 'delete') => string;

function menuOf(invoice: ListedInvoice, commands: RowCommands, t: T): MenuAction[][] {
  const act = (id: keyof RowCommands, label: string, icon: string): MenuAction => ({
    id,
    label,
    icon,
    onAction: () => commands[id](invoice),
  });
  const isDeletable = invoice.onayDurumu === 'Onaylanmadi';
  return [
    [
      act('download', t('downloadInvoice'), icons.download),
      { ...act('edit', t('edit'), icons.edit), isDisabled: !isEditable(invoice) },
      act('copy', t('copy'), icons.copy),
    ],
    isDeletable ? [{ ...act('delete', t('delete'), icons.trash), tone: 'danger' }] : [],
  ];
}
