import { useEffect, useRef, useState } from 'react';
import type { DateRange } from '@kalem/domain';
import { useStable } from '../../provider/useStable';
import { useControllableState } from '../useControllableState';

/** The query of a list. A search ignores pages and range. */
export interface ListQuery {
  /** Counts from 1. */
  page: number;
  /** Empty: no search. */
  search: string;
  /** Both days included, `YYYY-MM-DD`; '' means no limit. */
  range: DateRange;
  /** A column's id; prefix '-' for descending. */
  sort?: string;
  /** By the list's own filter names. */
  filter?: Readonly<Record<string, string>>;
}

/** A query with only some keys. `undefined` is the same as a missing key. */
type GivenQuery = { readonly [Key in keyof ListQuery]?: ListQuery[Key] | undefined };

/** The part of a list's state that a host may control, for example in the page's address. */
export interface ListQueryProps {
  /** Controlled query. Missing keys have the list's defaults. */
  query?: GivenQuery | undefined;
  /** The initial query of an uncontrolled list. */
  defaultQuery?: GivenQuery | undefined;
  onQueryChange?: ((query: ListQuery) => void) | undefined;
}

/** NUM-17 */
const SEARCH_PAUSE_MS = 1000;

/** The query of a list, and the actions that change it. */
export interface ListQueryState {
  /** The query whose rows are shown or are being read. */
  query: ListQuery;
  /** The text of the search field. `query.search` follows after a pause in typing (1 s). */
  typedSearch: string;
  /** Sets the text of the search field and searches after the pause. An empty text clears the search at once. */
  search: (text: string) => void;
  /** Searches for the text of the search field without the pause. */
  searchNow: () => void;
  /** True while the text of the search field is not yet in `query.search`. */
  isTyping: boolean;
  /** Changes the query and reads its first page, even if nothing has changed. */
  ask: (changes: Partial<ListQuery>) => void;
  /** Reads another page; counts from 1. */
  turnTo: (page: number) => void;
}

/** Additional state that our own lists need to read rows. Public hooks do not return it. */
export interface AskedQuery extends ListQueryState {
  /** Identifies the query without its page: a different value is a different list. */
  question: string;
  /** Grows with every `ask`; used by `useAskedAnew`. */
  asked: number;
}

/** The query of a list, controlled or uncontrolled. Searches after a pause in typing (NUM-17). */
export function useListQuery(
  props: ListQueryProps & { initial: () => Omit<ListQuery, 'page' | 'search'> },
): AskedQuery {
  const { query: held, defaultQuery, onQueryChange, initial } = props;
  const [first] = useState((): ListQuery => ({ page: 1, search: '', ...initial() }));
  const [partial, setQuery] = useControllableState<GivenQuery>({
    value: held,
    initial: () => defaultQuery ?? {},
    onChange: onQueryChange && ((next) => onQueryChange(completed(first, next))),
  });
  const query = completed(first, partial);
  const { page: _page, ...rest } = query;
  const question = JSON.stringify(rest);

  const [typed, setTyped] = useState<string>();
  const [seenSearch, setSeenSearch] = useState(query.search);
  if (seenSearch !== query.search) {
    setSeenSearch(query.search);
    // Keeps the typed text while its own results arrive. A search from outside replaces it.
    if (typed?.trim() !== query.search) setTyped(undefined);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [asked, setAsked] = useState(0);

  // A host may render a change late. Until then, further changes are added to it, not to the rendered query.
  const wanted = useRef<ListQuery>(undefined);
  useEffect(() => {
    wanted.current = undefined;
  }, [question, query.page]);
  const change = (changes: Partial<ListQuery>) => {
    wanted.current = { ...(wanted.current ?? query), ...changes };
    setAsked((times) => times + 1);
    setQuery(wanted.current);
  };
  const ask = (changes: Partial<ListQuery>) => {
    clearTimeout(timer.current);
    if (changes.search !== undefined && changes.search !== typed?.trim()) setTyped(undefined);
    change({ page: 1, ...changes });
  };
  // After the pause the latest query is used, not that of the key press.
  const askNewest = useStable(ask);

  return {
    query,
    question,
    typedSearch: typed ?? query.search,
    search(text) {
      clearTimeout(timer.current);
      setTyped(text);
      const search = text.trim();
      if (search) timer.current = setTimeout(() => askNewest({ search }), SEARCH_PAUSE_MS);
      else askNewest({ search: '' });
    },
    searchNow: () => typed !== undefined && typed.trim() !== query.search && askNewest({ search: typed.trim() }),
    isTyping: typed !== undefined && typed.trim() !== query.search,
    ask,
    turnTo: (page) => change({ page }),
    asked,
  };
}

/**
 * Fills in the defaults for keys without a value: hosts pass `search: params.get('q') ?? undefined`, and the JSON of an
 * element's attribute contains null.
 */
function completed(first: ListQuery, query: GivenQuery): ListQuery {
  const { range, ...others } = given(query);
  return { ...first, ...others, range: { ...first.range, ...given(range ?? {}) } };
}

function given<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Values>;
}

/** Refetches when the same query is asked again, for example by a button, even if the cached answer is still fresh. */
export function useAskedAnew(asked: number, refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    refetch({ cancelRefetch: false });
  }, [asked, refetch]);
}
