import { defaultDateRange, type DateRange } from '@kalem/domain';
import { atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import type { ListedInvoice } from './ListedInvoice';

type Selection = ReadonlyMap<string, ListedInvoice>;

/** What the list is asked for: a page of a range of days, or a search, which has no pages. */
export type ListQuery = { kind: 'range'; range: DateRange; page: number } | { kind: 'search'; q: string };

/** NUM-17 */
const searchPause = 1000;

/** All state of one invoice list; what the server knows is in the queries. */
export class InvoiceListStore {
  readonly jotai = createStore();
  /** The two date fields, which count from 'Sorgula' on. */
  readonly typedRange: PrimitiveAtom<DateRange>;
  readonly typedSearch: PrimitiveAtom<string> = atom('');
  readonly query: PrimitiveAtom<ListQuery>;
  readonly selection: PrimitiveAtom<Selection> = atom<Selection>(new Map());
  #search: ReturnType<typeof setTimeout> | undefined;

  constructor(now: Date) {
    const range = defaultDateRange(now);
    this.typedRange = atom(range);
    this.query = atom<ListQuery>({ kind: 'range', range, page: 1 });
  }

  /** 'Sorgula': the range as typed, from its first page (LST-09). */
  queryRange(): void {
    clearTimeout(this.#search);
    this.jotai.set(this.typedSearch, '');
    this.#ask({ kind: 'range', range: this.jotai.get(this.typedRange), page: 1 });
  }

  /** Searches when typing has paused (LST-08); an empty search shows the range again at once. */
  search(text: string): void {
    this.jotai.set(this.typedSearch, text);
    clearTimeout(this.#search);
    const q = text.trim();
    if (!q) return this.queryRange();
    this.#search = setTimeout(() => this.#ask({ kind: 'search', q }), searchPause);
  }

  turnTo(page: number): void {
    const query = this.jotai.get(this.query);
    if (query.kind === 'range') this.jotai.set(this.query, { ...query, page });
  }

  select(invoices: readonly ListedInvoice[], isSelected: boolean): void {
    const selection = new Map(this.jotai.get(this.selection));
    for (const invoice of invoices) {
      if (isSelected) selection.set(invoice.id, invoice);
      else selection.delete(invoice.id);
    }
    this.jotai.set(this.selection, selection);
  }

  clearSelection(): void {
    this.jotai.set(this.selection, new Map());
  }

  /** Ends what is waiting. */
  close(): void {
    clearTimeout(this.#search);
  }

  /** Another list: what was selected in the old one must not be signed unseen. */
  #ask(query: ListQuery): void {
    this.clearSelection();
    this.jotai.set(this.query, query);
  }
}
