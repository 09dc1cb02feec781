import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { defaultDateRange, istanbulNow, type DateRange } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useTypedRange } from '../../fields/RangeForm';
import { foundRows, hasWords, type FoundRows } from '../../kit/list/foundRows';
import { useAskedAnew, useListQuery, type ListQueryProps, type ListQueryState } from '../../kit/list/useListQuery';
import type { RequestCalls, RequestKind } from '../../kit/requests/RaiseRequest';
import { callHost } from '../../provider/callHost';
import { useApi, usePermission } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';

/** What the list of invoices issued to the company tells its host. */
export type IssuedToMeEvent =
  /** A cancellation was asked for, or an objection raised. */
  { type: 'requested'; tip: RequestKind; saticiVknTckn: string; belgeNumarasi: string };

export type ReceivedInvoice = components['schemas']['ReceivedInvoice'];

export interface IssuedToMeOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
  onEvent?: (event: IssuedToMeEvent) => void;
}

interface Requesting {
  invoice: ReceivedInvoice;
  tip: RequestKind;
}

export interface IssuedToMeState extends ListQueryState, FoundRows<ReceivedInvoice> {
  companyId: string;
  /** The day in Istanbul. */
  today: string;
  /** The two date fields, which count from `queryRange` on. */
  typedRange: DateRange;
  setTypedRange: (range: DateRange) => void;
  queryRange: () => void;
  /** The user may raise requests; true until it is known. */
  mayRequest: boolean;
  requesting: Requesting | undefined;
  request: (requesting: Requesting) => void;
  closeRequesting: () => void;
  noteRequested: () => void;
}

/** What the list does, without its looks. */
export function useIssuedToMe({ companyId: own, onEvent, ...queryProps }: IssuedToMeOptions = {}): IssuedToMeState {
  const { now } = useKalem();
  const companyId = useCompanyId(own);
  const list = useListQuery({ ...queryProps, initial: () => ({ range: defaultDateRange(now()) }) });
  const { query, ask, typedSearch } = list;
  const [queried, setQueried] = useState(0);
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const [requesting, setRequesting] = useState<Requesting>();
  const reading = useApi().useQuery(
    'get',
    '/adima-duzenlenenler',
    {
      params: {
        query: {
          companyId,
          baslangicTarihi: query.range.start || undefined,
          bitisTarihi: query.range.end || undefined,
        },
      },
    },
    { placeholderData: keepPreviousData, meta: { kind: 'listReceivedInvoices' } },
  );
  // Search and pages are found in what is there: asking the portal again is the work of 'Sorgula'.
  useAskedAnew(queried, reading.refetch);
  return {
    ...list,
    ...foundRows(reading, (invoice) => hasWords(textOf(invoice), typedSearch), query.page),
    companyId,
    today: istanbulNow(now()).date,
    typedRange,
    setTypedRange,
    queryRange: () => {
      setQueried(queried + 1);
      ask({ range: typedRange });
    },
    mayRequest: usePermission('adimaDuzenlenenFaturalarWrite', companyId) !== false,
    requesting,
    request: setRequesting,
    closeRequesting: () => setRequesting(undefined),
    noteRequested: () => {
      if (!requesting) return;
      const { tip, invoice } = requesting;
      const { saticiVknTckn, belgeNumarasi } = invoice;
      callHost(onEvent, { type: 'requested', tip, saticiVknTckn, belgeNumarasi });
    },
  };
}

function textOf({ saticiUnvanAdSoyad, saticiVknTckn, belgeNumarasi }: ReceivedInvoice): string {
  return `${saticiUnvanAdSoyad} ${saticiVknTckn} ${belgeNumarasi}`;
}

/** Requests on invoices that this seller has issued to the company. */
export function receivedRequests(saticiVknTckn: string): RequestCalls {
  return {
    cancel: ({ client, companyId, key }, body) =>
      client.POST('/adima-duzenlenenler/iptal', {
        params: { query: { companyId }, header: { 'Idempotency-Key': key } },
        body: { ...body, saticiVknTckn },
      }),
    object: ({ client, companyId, key }, body) =>
      client.POST('/adima-duzenlenenler/itiraz', {
        params: { query: { companyId }, header: { 'Idempotency-Key': key } },
        body: { ...body, saticiVknTckn },
      }),
  };
}
