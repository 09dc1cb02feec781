import { useEffect, useRef, useState } from 'react';
import type { DateRange } from '@kalem/domain';
import { useStable } from '../../provider/useStable';
import { useControllableState } from '../useControllableState';

/** The query of a list. A search has no pages and leaves the range out. */
export interface ListQuery {
  /** The first page is 1. */
  page: number;
  /** Empty: no search. */
  search: string;
  /** Both days included, as `YYYY-MM-DD`; empty texts: no limit. */
  range: DateRange;
  /** A column's id, '-' before it for descending. */
  sort?: string;
  /** By the list's own names. */
  filter?: Readonly<Record<string, string>>;
}

/** The part of a list that a host may hold, for example in the page's address. */
export interface ListQueryProps {
  /** Held by the host: what it leaves out is the list's default. */
  query?: Partial<ListQuery> | undefined;
  /** What an uncontrolled list begins with. */
  defaultQuery?: Partial<ListQuery> | undefined;
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
  /** Sets the text of the search field, and searches for it after the pause; an empty text shows all at once. */
  search: (text: string) => void;
  /** Searches for the text of the search field without the pause. */
  searchNow: () => void;
  /** True while the text of the search field is not yet in `query.search`. */
  isTyping: boolean;
  /** Changes the query and reads its first page, also when nothing has changed. */
  ask: (changes: Partial<ListQuery>) => void;
  /** Reads another page; the first one is 1. */
  turnTo: (page: number) => void;
}

/** With what our own lists need to read the rows. Hooks of widgets do not hand it on. */
export interface AskedQuery extends ListQueryState {
  /** The query without its page: a different one means a different list. */
  question: string;
  /** Grows with every `ask`; for `useAskedAnew`. */
  asked: number;
}

/** The query of a list: held by the host or by itself, searched with a pause (NUM-17). */
export function useListQuery(
  props: ListQueryProps & { initial: () => Omit<ListQuery, 'page' | 'search'> },
): AskedQuery {
  const { query: held, defaultQuery, onQueryChange, initial } = props;
  const [first] = useState((): ListQuery => ({ page: 1, search: '', ...initial() }));
  const [partial, setQuery] = useControllableState<Partial<ListQuery>>({
    value: held,
    initial: () => defaultQuery ?? {},
    onChange: onQueryChange && ((next) => onQueryChange({ ...first, ...next })),
  });
  const query: ListQuery = { ...first, ...given(partial) };
  const { page: _page, ...rest } = query;
  const question = JSON.stringify(rest);

  const [typed, setTyped] = useState<string>();
  const [seenSearch, setSeenSearch] = useState(query.search);
  if (seenSearch !== query.search) {
    setSeenSearch(query.search);
    // Typing goes on while its answer comes; a search from elsewhere takes its place.
    if (typed?.trim() !== query.search) setTyped(undefined);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [asked, setAsked] = useState(0);

  const ask = (changes: Partial<ListQuery>) => {
    clearTimeout(timer.current);
    if (changes.search !== undefined && changes.search !== typed?.trim()) setTyped(undefined);
    const next = { ...query, page: 1, ...changes };
    setAsked((times) => times + 1);
    setQuery(next);
  };
  // What the pause ends with is the newest query, not the one of the key press.
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
    turnTo: (page) => {
      setAsked((times) => times + 1);
      setQuery({ ...query, page });
    },
    asked,
  };
}

/** Without keys that are undefined: hosts write `search: params.get('q') ?? undefined` for a default. */
function given(query: Partial<ListQuery>): Partial<ListQuery> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** A query that is asked again, for example by a button, is fetched again even while its last answer is still fresh. */
export function useAskedAnew(asked: number, refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  const answered = useRef(asked);
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    refetch({ cancelRefetch: false });
  }, [asked, refetch]);
}
