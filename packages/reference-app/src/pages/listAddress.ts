import type { ListQuery } from '@kalem/ui/invoice-list';

/** What lists filter by, as it stands in the address. */
const filters = ['durum', 'tarih', 'yon'];

/** The query of a list that an address holds; what it leaves out is the list's default. */
export function readQuery(params: URLSearchParams): Partial<ListQuery> {
  const page = Number(params.get('sayfa'));
  const start = params.get('baslangic');
  const end = params.get('bitis');
  return {
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(params.has('ara') && { search: params.get('ara') ?? '' }),
    ...(start !== null && end !== null && { range: { start, end } }),
    ...(params.has('sirala') && { sort: params.get('sirala') ?? '' }),
    filter: Object.fromEntries(filters.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : []))),
  };
}

/** What an address says of a list's query. */
export function writeQuery({ page, search, range, sort, filter = {} }: ListQuery): Record<string, string> {
  return {
    baslangic: range.start,
    bitis: range.end,
    ...(page > 1 && { sayfa: String(page) }),
    ...(search && { ara: search }),
    ...(sort && { sirala: sort }),
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
  };
}
