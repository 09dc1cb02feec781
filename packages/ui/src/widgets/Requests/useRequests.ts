import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { daysLeftToObject, defaultDateRange, istanbulNow, objectionDays, type DateRange } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useTypedRange } from '../../fields/RangeForm';
import { foundRows, hasWords, type FoundRows } from '../../kit/list/foundRows';
import { useAskedAnew, useListQuery, type ListQueryProps, type ListQueryState } from '../../kit/list/useListQuery';
import { useApi, usePermission } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';

/** Events of the list of requests. */
export type RequestsEvent =
  /** A received request was accepted or rejected. */
  { type: 'answered'; cevap: 'KABUL' | 'RET'; iptalItirazOid: string };

declare module '../../provider/events' {
  interface WidgetEvents {
    requests: RequestsEvent;
  }
}

export type ReceivedRequest = components['schemas']['ReceivedRequest'];
export type SentRequest = components['schemas']['SentRequest'];

export interface RequestsOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
}

export interface RequestsState extends ListQueryState {
  /** True while `sent` is read and shown, false for `received`; part of `query.filter`. */
  isSentShown: boolean;
  /** Sets `isSentShown` and shows the first page. */
  showSent: (isShown: boolean) => void;
  /** True while `received` has only requests that wait for an answer; part of `query.filter`. */
  isOpenOnly: boolean;
  /** Sets `isOpenOnly` and shows the first page. */
  showOpenOnly: (isOn: boolean) => void;
  /** Received requests, open ones first. */
  received: FoundRows<ReceivedRequest>;
  /** Requests of the company. */
  sent: FoundRows<SentRequest>;
  /** The number of received requests of the range that are open. */
  openCount: number;
  /** The days in the two date fields, as `YYYY-MM-DD`; `query.range` follows with `queryRange`. */
  typedRange: DateRange;
  /** Sets the date fields; reads nothing. */
  setTypedRange: (range: DateRange) => void;
  /** Reads the requests of `typedRange` from the portal, from the first page. */
  queryRange: () => void;
  /** True if the user may answer requests, and while that is unknown. */
  mayAnswer: boolean;
}

/** Received and sent requests, for a host with its own view of the list. */
export function useRequests({ companyId: own, ...queryProps }: RequestsOptions = {}): RequestsState {
  const { now } = useKalem();
  const api = useApi();
  const companyId = useCompanyId(own);
  const {
    question: _question,
    asked: _asked,
    ...list
  } = useListQuery({ ...queryProps, initial: () => ({ range: defaultDateRange(now()) }) });
  const { query, ask, typedSearch } = list;
  const today = istanbulNow(now()).date;
  const [queried, setQueried] = useState(0);
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const isSentShown = query.filter?.['yon'] === 'gonderilen';
  const isOpenOnly = query.filter?.['durum'] === 'OLUSTU';
  const { start, end } = query.range;
  const params = { query: { companyId, baslangicTarihi: start || undefined, bitisTarihi: end || undefined } };
  const reading = { placeholderData: keepPreviousData };
  const received = api.useQuery(
    'get',
    '/iptal-itiraz',
    { params },
    {
      ...reading,
      select: (answer) => ({ items: openFirst(answer.items, today) }),
      meta: { kind: 'listRequests' },
      enabled: !isSentShown,
    },
  );
  const sent = api.useQuery(
    'get',
    '/iptal-itiraz/gonderilen',
    { params },
    { ...reading, meta: { kind: 'listSentRequests' }, enabled: isSentShown },
  );
  // Search, state and pages work on the answer in memory. Only 'Sorgula' asks the portal again.
  useAskedAnew(queried, isSentShown ? sent.refetch : received.refetch);
  return {
    ...list,
    isSentShown,
    showSent: (isShown) => ask({ filter: { ...query.filter, yon: isShown ? 'gonderilen' : '' } }),
    isOpenOnly,
    showOpenOnly: (isOn) => ask({ filter: { ...query.filter, durum: isOn ? 'OLUSTU' : '' } }),
    received: foundRows(
      received,
      (request) => (!isOpenOnly || isOpen(request)) && hasWords(textOfReceived(request), typedSearch),
      query.page,
    ),
    sent: foundRows(sent, (request) => hasWords(textOfSent(request), typedSearch), query.page),
    openCount: received.data?.items.filter(isOpen).length ?? 0,
    typedRange,
    setTypedRange,
    queryRange: () => {
      setQueried(queried + 1);
      ask({ range: typedRange });
    },
    mayAnswer: usePermission('iptalItirazWrite', companyId) !== false,
  };
}

function isOpen({ durum }: ReceivedRequest): boolean {
  return durum === 'OLUSTU';
}

/** Sorts open requests by days left first, then overdue ones, then all others in their order. */
function openFirst(rows: readonly ReceivedRequest[], today: string): ReceivedRequest[] {
  const daysLeft = ({ belgeTarihi }: ReceivedRequest) => {
    const days = belgeTarihi === null ? -1 : daysLeftToObject(belgeTarihi, today);
    return days < 0 ? objectionDays + 1 : days;
  };
  const open = rows.filter(isOpen).sort((left, right) => daysLeft(left) - daysLeft(right));
  return [...open, ...rows.filter((request) => !isOpen(request))];
}

function textOfReceived(request: ReceivedRequest): string {
  const { saticiUnvanAdSoyad, saticiVknTckn, aliciUnvanAdSoyad, aliciVknTckn, belgeNumarasi } = request;
  return `${saticiUnvanAdSoyad} ${saticiVknTckn} ${aliciUnvanAdSoyad} ${aliciVknTckn} ${belgeNumarasi}`;
}

function textOfSent({ karsiTaraf, karsiTarafVknTckn, belgeNumarasi }: SentRequest): string {
  return `${karsiTaraf} ${karsiTarafVknTckn} ${belgeNumarasi}`;
}
