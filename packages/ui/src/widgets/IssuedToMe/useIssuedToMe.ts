import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { defaultDateRange, foldTr, istanbulNow, type DateRange } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useTypedRange } from '../../fields/RangeForm';
import { useAskedAnew, useListQuery, type ListQueryProps, type ListQueryState } from '../../kit/list/useListQuery';
import type { RequestKind } from '../../kit/requests/RaiseRequest';
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

export interface IssuedToMeState extends ListQueryState {
  companyId: string;
  /** The day in Istanbul. */
  today: string;
  /** All of the range that the search leaves; undefined until the first answer. */
  found: ReceivedInvoice[] | undefined;
  /** Those of the page. */
  rows: ReceivedInvoice[] | undefined;
  page: number;
  hasNext: boolean;
  isStale: boolean;
  error: unknown;
  retry: () => void;
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

/** As many as other lists show at once (LST-09): the call answers the whole range. */
const pageSize = 15;

/** What the list does, without its looks. */
export function useIssuedToMe({ companyId: own, onEvent, ...queryProps }: IssuedToMeOptions = {}): IssuedToMeState {
  const { now } = useKalem();
  const companyId = useCompanyId(own);
  const list = useListQuery({ ...queryProps, initial: () => ({ range: defaultDateRange(now()) }) });
  const { query, asked, ask, typedSearch } = list;
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const [requesting, setRequesting] = useState<Requesting>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useApi().useQuery(
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
  useAskedAnew(asked, refetch);
  const found = data?.items.filter((invoice) => matches(invoice, typedSearch));
  const lastPage = Math.max(1, Math.ceil((found?.length ?? 0) / pageSize));
  const page = Math.min(query.page, lastPage);
  return {
    ...list,
    companyId,
    today: istanbulNow(now()).date,
    found,
    rows: found?.slice((page - 1) * pageSize, page * pageSize),
    page,
    hasNext: page < lastPage,
    isStale: isFetching && (isPlaceholderData || !data),
    error,
    retry: () => void refetch(),
    typedRange,
    setTypedRange,
    queryRange: () => ask({ range: typedRange }),
    mayRequest: usePermission('adimaDuzenlenenFaturalarWrite', companyId) !== false,
    requesting,
    request: setRequesting,
    closeRequesting: () => setRequesting(undefined),
    noteRequested: () => {
      if (!requesting) return;
      const { tip, invoice } = requesting;
      const { saticiVknTckn, belgeNumarasi } = invoice;
      onEvent?.({ type: 'requested', tip, saticiVknTckn, belgeNumarasi });
    },
  };
}

function matches({ saticiUnvanAdSoyad, saticiVknTckn, belgeNumarasi }: ReceivedInvoice, search: string): boolean {
  const text = foldTr(`${saticiUnvanAdSoyad} ${saticiVknTckn} ${belgeNumarasi}`);
  return foldTr(search.trim())
    .split(/\s+/)
    .every((word) => text.includes(word));
}
