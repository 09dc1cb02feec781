import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { defaultDateRange, type DateRange } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useTypedRange } from '../../fields/RangeForm';
import { foundRows, hasWords, type FoundRows } from '../../kit/list/foundRows';
import { useAskedAnew, useListQuery, type ListQueryProps, type ListQueryState } from '../../kit/list/useListQuery';
import type { RequestCalls, RequestKind } from '../../kit/requests/RaiseRequest';
import { useApi, usePermission } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';

/** Events of the list of received invoices. */
export type IssuedToMeEvent =
  /** A cancellation was requested, or an objection raised. */
  { type: 'requested'; tip: RequestKind; saticiVknTckn: string; belgeNumarasi: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    'issued-to-me': IssuedToMeEvent;
  }
}

export type ReceivedInvoice = components['schemas']['ReceivedInvoice'];

export interface IssuedToMeOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
}

export interface IssuedToMeState extends ListQueryState, FoundRows<ReceivedInvoice> {
  /** The days in the two date fields, as `YYYY-MM-DD`; `query.range` follows with `queryRange`. */
  typedRange: DateRange;
  /** Sets the date fields; reads nothing. */
  setTypedRange: (range: DateRange) => void;
  /** Reads the invoices of `typedRange` from the portal, from the first page. */
  queryRange: () => void;
  /** True if the user may raise requests, and while that is unknown. */
  mayRequest: boolean;
}

/** The invoices that other taxpayers issued to the company, for a host with its own view of the list. */
export function useIssuedToMe({ companyId: own, ...queryProps }: IssuedToMeOptions = {}): IssuedToMeState {
  const { now } = useKalem();
  const companyId = useCompanyId(own);
  const {
    question: _question,
    asked: _asked,
    ...list
  } = useListQuery({ ...queryProps, initial: () => ({ range: defaultDateRange(now()) }) });
  const { query, ask, typedSearch } = list;
  const [queried, setQueried] = useState(0);
  const [typedRange, setTypedRange] = useTypedRange(query.range);
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
  // Search and pages work on the answer in memory. Only 'Sorgula' asks the portal again.
  useAskedAnew(queried, reading.refetch);
  return {
    ...list,
    ...foundRows(reading, (invoice) => hasWords(textOf(invoice), typedSearch), query.page),
    typedRange,
    setTypedRange,
    queryRange: () => {
      setQueried(queried + 1);
      ask({ range: typedRange });
    },
    mayRequest: usePermission('adimaDuzenlenenFaturalarWrite', companyId) !== false,
  };
}

function textOf({ saticiUnvanAdSoyad, saticiVknTckn, belgeNumarasi }: ReceivedInvoice): string {
  return `${saticiUnvanAdSoyad} ${saticiVknTckn} ${belgeNumarasi}`;
}

/** Requests on invoices of this seller. */
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
