import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { defaultDateRange, foldTr, istanbulNow, type DateRange } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useTypedRange } from '../../fields/RangeForm';
import { useAskedAnew, useListQuery, type ListQueryProps, type ListQueryState } from '../../kit/list/useListQuery';
import { useApi, usePermission } from '../../provider/queries';
import { useCompanyId, useKalem } from '../../provider/useKalem';

/** What the list of requests tells its host. */
export type RequestsEvent =
  /** A request of somebody else was accepted or rejected. */
  { type: 'answered'; cevap: 'KABUL' | 'RET'; iptalItirazOid: string };

export type ReceivedRequest = components['schemas']['ReceivedRequest'];
export type SentRequest = components['schemas']['SentRequest'];

export interface RequestsOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
  onEvent?: (event: RequestsEvent) => void;
}

interface Answering {
  request: ReceivedRequest;
  cevap: 'KABUL' | 'RET';
}

/** One side's requests: what the search leaves, and its page of them. */
interface Side<Row> {
  /** All of the range; undefined until the first answer. */
  all: readonly Row[] | undefined;
  found: readonly Row[] | undefined;
  rows: Row[] | undefined;
  page: number;
  hasNext: boolean;
  isStale: boolean;
  error: unknown;
  retry: () => void;
}

export interface RequestsState extends ListQueryState {
  companyId: string;
  /** The day in Istanbul. */
  today: string;
  isSentShown: boolean;
  showSent: (isShown: boolean) => void;
  /** Of the received ones only those that wait for an answer. */
  isOpenOnly: boolean;
  showOpenOnly: (isOn: boolean) => void;
  received: Side<ReceivedRequest>;
  sent: Side<SentRequest>;
  /** Received ones of the range that wait for an answer. */
  openCount: number;
  /** The two date fields, which count from `queryRange` on. */
  typedRange: DateRange;
  setTypedRange: (range: DateRange) => void;
  queryRange: () => void;
  /** The user may answer; true until it is known. */
  mayAnswer: boolean;
  answering: Answering | undefined;
  answer: (answering: Answering) => void;
  closeAnswering: () => void;
  noteAnswered: () => void;
}

/** As many as other lists show at once (LST-09): the calls answer the whole range. */
const pageSize = 15;

/** What the list does, without its looks. */
export function useRequests({ companyId: own, onEvent, ...queryProps }: RequestsOptions = {}): RequestsState {
  const { now } = useKalem();
  const api = useApi();
  const companyId = useCompanyId(own);
  const list = useListQuery({ ...queryProps, initial: () => ({ range: defaultDateRange(now()) }) });
  const { query, asked, ask, typedSearch } = list;
  const [typedRange, setTypedRange] = useTypedRange(query.range);
  const [answering, setAnswering] = useState<Answering>();
  const isSentShown = query.filter?.['yon'] === 'gonderilen';
  const isOpenOnly = query.filter?.['durum'] === 'OLUSTU';
  const { start, end } = query.range;
  const params = { query: { companyId, baslangicTarihi: start || undefined, bitisTarihi: end || undefined } };
  const reading = { placeholderData: keepPreviousData };
  const received = api.useQuery(
    'get',
    '/iptal-itiraz',
    { params },
    { ...reading, meta: { kind: 'listRequests' }, enabled: !isSentShown },
  );
  const sent = api.useQuery(
    'get',
    '/iptal-itiraz/gonderilen',
    { params },
    { ...reading, meta: { kind: 'listSentRequests' }, enabled: isSentShown },
  );
  useAskedAnew(asked, isSentShown ? sent.refetch : received.refetch);
  const isOpen = ({ durum }: ReceivedRequest) => durum === 'OLUSTU';
  return {
    ...list,
    companyId,
    today: istanbulNow(now()).date,
    isSentShown,
    showSent: (isShown) => ask({ filter: { ...query.filter, yon: isShown ? 'gonderilen' : '' } }),
    isOpenOnly,
    showOpenOnly: (isOn) => ask({ filter: { ...query.filter, durum: isOn ? 'OLUSTU' : '' } }),
    received: sideOf(
      received,
      (request) => (!isOpenOnly || isOpen(request)) && matches(textOfReceived(request), typedSearch),
      query.page,
    ),
    sent: sideOf(sent, (request) => matches(textOfSent(request), typedSearch), query.page),
    openCount: received.data?.items.filter(isOpen).length ?? 0,
    typedRange,
    setTypedRange,
    queryRange: () => ask({ range: typedRange }),
    mayAnswer: usePermission('iptalItirazWrite', companyId) !== false,
    answering,
    answer: setAnswering,
    closeAnswering: () => setAnswering(undefined),
    noteAnswered: () => {
      if (!answering) return;
      const { cevap, request } = answering;
      onEvent?.({ type: 'answered', cevap, iptalItirazOid: request.iptalItirazOid });
    },
  };
}

interface Reading<Row> {
  data: { items: Row[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

function sideOf<Row>(reading: Reading<Row>, isWanted: (row: Row) => boolean, asked: number): Side<Row> {
  const { data, error, isFetching, isPlaceholderData, refetch } = reading;
  const found = data?.items.filter(isWanted);
  const lastPage = Math.max(1, Math.ceil((found?.length ?? 0) / pageSize));
  const page = Math.min(asked, lastPage);
  return {
    all: data?.items,
    found,
    rows: found?.slice((page - 1) * pageSize, page * pageSize),
    page,
    hasNext: page < lastPage,
    isStale: isFetching && (isPlaceholderData || !data),
    error,
    retry: () => void refetch(),
  };
}

function textOfReceived(request: ReceivedRequest): string {
  const { saticiUnvanAdSoyad, saticiVknTckn, aliciUnvanAdSoyad, aliciVknTckn, belgeNumarasi } = request;
  return `${saticiUnvanAdSoyad} ${saticiVknTckn} ${aliciUnvanAdSoyad} ${aliciVknTckn} ${belgeNumarasi}`;
}

function textOfSent({ karsiTaraf, karsiTarafVknTckn, belgeNumarasi }: SentRequest): string {
  return `${karsiTaraf} ${karsiTarafVknTckn} ${belgeNumarasi}`;
}

function matches(text: string, search: string): boolean {
  const folded = foldTr(text);
  return foldTr(search.trim())
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
