import { foldTr } from '@kalem/domain';

/** A list whose call returns a whole range: the rows that match the search, and one page of them. */
export interface FoundRows<Row> {
  /** All rows of the range; undefined during the first load. */
  all: readonly Row[] | undefined;
  /** The rows that match the search. */
  found: readonly Row[] | undefined;
  /** The rows of the page. */
  rows: Row[] | undefined;
  /** The page shown: the one of the query, or the last one if there are fewer. */
  page: number;
  /** True if there is a page after this one. */
  hasNext: boolean;
  /** True while `rows` are not yet those of the query. */
  isStale: boolean;
  /** The error of the last read, or null. */
  error: unknown;
  /** Reads the rows again. */
  retry: () => void;
}

/** The state of the call in React Query. */
export interface Reading<Row> {
  data: { items: Row[] } | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

/** The page size of the lists that the server pages (LST-09). */
const PAGE_ROWS = 15;

/** The matching rows and the requested page of them, or the last page if there are fewer. */
export function foundRows<Row>(
  { data, error, isFetching, isPlaceholderData, refetch }: Reading<Row>,
  isWanted: (row: Row) => boolean,
  askedPage: number,
  pageRows = PAGE_ROWS,
): FoundRows<Row> {
  const found = data?.items.filter(isWanted);
  const lastPage = Math.max(1, Math.ceil((found?.length ?? 0) / pageRows));
  const page = Math.min(askedPage, lastPage);
  return {
    all: data?.items,
    found,
    rows: found?.slice((page - 1) * pageRows, page * pageRows),
    page,
    hasNext: page < lastPage,
    isStale: isFetching && (isPlaceholderData || !data),
    error,
    retry: () => void refetch(),
  };
}

/** True if a text contains every word of the search, in any order and case. */
export function hasWords(text: string, search: string): boolean {
  const folded = foldTr(text);
  return foldTr(search.trim())
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
