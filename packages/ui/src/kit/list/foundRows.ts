import { foldTr } from '@kalem/domain';

/** A list whose call answers a whole range: what the search leaves of it, and one page of that. */
export interface FoundRows<Row> {
  /** All of the range; undefined until the first answer. */
  all: readonly Row[] | undefined;
  /** What the search leaves of it. */
  found: readonly Row[] | undefined;
  /** The rows of the page. */
  rows: Row[] | undefined;
  /** The page shown: the one of the query, or the last one if there are fewer. */
  page: number;
  /** True if there is a page after this one. */
  hasNext: boolean;
  /** True while `rows` are not yet those of the query. */
  isStale: boolean;
  /** Why the rows could not be read; null if they could. */
  error: unknown;
  /** Reads the rows again. */
  retry: () => void;
}

/** What React Query knows of the call. */
interface Reading<Row> {
  data: { items: Row[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** As many as the lists show that are paged by the server (LST-09). */
const PAGE_ROWS = 15;

/** The rows that match, and the page of them that is asked for, or the last one when there are fewer. */
export function foundRows<Row>(
  { data, error, isFetching, isPlaceholderData, refetch }: Reading<Row>,
  isWanted: (row: Row) => boolean,
  askedPage: number,
): FoundRows<Row> {
  const found = data?.items.filter(isWanted);
  const lastPage = Math.max(1, Math.ceil((found?.length ?? 0) / PAGE_ROWS));
  const page = Math.min(askedPage, lastPage);
  return {
    all: data?.items,
    found,
    rows: found?.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS),
    page,
    hasNext: page < lastPage,
    isStale: isFetching && (isPlaceholderData || !data),
    error,
    retry: () => void refetch(),
  };
}

/** Whether a text has every word of a search, in any order and case. */
export function hasWords(text: string, search: string): boolean {
  const folded = foldTr(text);
  return foldTr(search.trim())
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
