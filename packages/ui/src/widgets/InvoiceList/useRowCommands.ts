import { useState } from 'react';
import type { RequestKind } from '../../kit/requests/RaiseRequest';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useMessages } from '../../provider/messages';
import { useApi, usePermission } from '../../provider/queries';
import { menuOf, type RowCommands } from './invoiceMenu';
import { messages } from './messages';
import type { InvoiceListEvent, InvoiceListState } from './useInvoiceList';
import type { ListedInvoice } from './useInvoices';

interface Previewed {
  invoice: ListedInvoice;
  isSharing: boolean;
}

interface Requesting {
  invoice: ListedInvoice;
  tip: RequestKind;
}

/** The shown rows before and after the previewed one. */
export interface Neighbours {
  previous: ListedInvoice | undefined;
  next: ListedInvoice | undefined;
}

export interface RowCommandOptions {
  companyId: string;
  emit: (event: InvoiceListEvent) => void;
  /**
   * Opens the preview of this invoice when the list has read it. Pass a new object each time. `isSharing` shows the
   * ways to share.
   */
  opens?: { faturaId: string; isSharing?: boolean } | undefined;
}

interface RowCommandState {
  commands: RowCommands;
  /** The row's menu in the order of LST-05, after the actions at the portal. */
  menuOf: (invoice: ListedInvoice) => MenuAction[][];
  /** True while unknown. */
  mayRequest: boolean;
  /** False while unknown. */
  mayFollowUp: boolean;
  previewed: Previewed | undefined;
  closePreview: () => void;
  neighbours: Neighbours;
  requesting: Requesting | undefined;
  closeRequesting: () => void;
  /** The ids of the invoices whose payment is being entered. */
  collecting: readonly string[] | undefined;
  collect: (faturaIds: readonly string[]) => void;
  closeCollecting: () => void;
  /** The invoice whose payment link is shown. */
  paying: ListedInvoice | undefined;
  closePaying: () => void;
  /** The company has a bank that can ask payers. False while unknown. */
  hasBank: boolean;
  /** The invoice whose payment is being requested. */
  requestingPay: ListedInvoice | undefined;
  closeRequestingPay: () => void;
  /** The invoice whose rest is being written off. */
  writingOff: ListedInvoice | undefined;
  closeWritingOff: () => void;
  /** The invoice whose due date is being changed. */
  changingDueDate: ListedInvoice | undefined;
  closeChangingDueDate: () => void;
  deleting: ListedInvoice | undefined;
  closeDeleting: () => void;
}

/** The actions of rows and preview, and the dialogs that they open. */
export function useRowCommands(list: InvoiceListState, { companyId, emit, opens }: RowCommandOptions): RowCommandState {
  const t = useMessages(messages);
  const { items } = list.invoices;
  const [previewed, setPreviewed] = useState<Previewed>();
  const [deleting, setDeleting] = useState<ListedInvoice>();
  const [changingDueDate, setChangingDueDate] = useState<ListedInvoice>();
  const [writingOff, setWritingOff] = useState<ListedInvoice>();
  const [paying, setPaying] = useState<ListedInvoice>();
  const [requestingPay, setRequestingPay] = useState<ListedInvoice>();
  const [collecting, setCollecting] = useState<readonly string[]>();
  const [requesting, setRequesting] = useState<Requesting>();
  const [opened, setOpened] = useState<typeof opens>();
  const wanted = opens !== opened && items?.find(({ id }) => id === opens?.faturaId);
  if (opens && wanted) {
    setOpened(opens);
    setPreviewed({ invoice: wanted, isSharing: opens.isSharing ?? false });
  }
  const mayRequest = usePermission('iptalItirazWrite', companyId) !== false;
  const mayFollowUp = usePermission('tahsilatWrite', companyId) === true;
  const settings = useApi().useQuery(
    'get',
    '/tahsilat-ayarlari',
    { params: { query: { companyId } } },
    { enabled: list.invoices.isTracked, staleTime: Infinity, meta: { kind: 'openCollectionSettings' } },
  );
  const hasBank = settings.data?.bankaBagli === true;
  const commands: RowCommands = {
    preview: (invoice) => setPreviewed({ invoice, isSharing: false }),
    download: (invoice) => list.download(invoice, 'zip'),
    downloadPdf: (invoice) => list.download(invoice, 'pdf'),
    sign: ({ id }) => emit({ type: 'sign', faturaIds: [id] }),
    share: (invoice) =>
      setPreviewed((before) => (invoice ? { invoice, isSharing: true } : before && { ...before, isSharing: false })),
    redownload: list.redownload,
    resend: list.resend,
    requestCancel: (invoice) => setRequesting({ invoice, tip: 'IPTAL' }),
    requestObjection: (invoice) => setRequesting({ invoice, tip: 'ITIRAZ' }),
    collect: ({ id }) => setCollecting([id]),
    writeOff: setWritingOff,
    payLink: setPaying,
    requestPay: setRequestingPay,
    changeDueDate: setChangingDueDate,
    edit: ({ id }) => emit({ type: 'edit', faturaId: id }),
    copy: ({ id }) => emit({ type: 'copy', faturaId: id }),
    delete: setDeleting,
  };
  const at = previewed && items?.findIndex(({ id }) => id === previewed.invoice.id);
  // The list may have a newer version of the previewed invoice.
  const current = (invoice: ListedInvoice) => items?.find(({ id }) => id === invoice.id) ?? invoice;
  return {
    commands,
    menuOf: (invoice) => menuOf(invoice, commands, { t, mayWrite: list.mayWrite, mayRequest, mayFollowUp, hasBank }),
    mayRequest,
    mayFollowUp,
    previewed: previewed && { ...previewed, invoice: current(previewed.invoice) },
    closePreview: () => setPreviewed(undefined),
    neighbours: {
      previous: at === undefined ? undefined : items?.[at - 1],
      next: at === undefined || at < 0 ? undefined : items?.[at + 1],
    },
    requesting,
    closeRequesting: () => setRequesting(undefined),
    collecting,
    collect: setCollecting,
    closeCollecting: () => setCollecting(undefined),
    paying,
    closePaying: () => setPaying(undefined),
    hasBank,
    requestingPay,
    closeRequestingPay: () => setRequestingPay(undefined),
    writingOff,
    closeWritingOff: () => setWritingOff(undefined),
    changingDueDate,
    closeChangingDueDate: () => setChangingDueDate(undefined),
    deleting,
    closeDeleting: () => setDeleting(undefined),
  };
}
