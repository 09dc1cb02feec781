import type { ListQuery } from '@kalem/ui/customer-list';
import { useSearchParams } from 'react-router';

/** Page and search of a list of cards as they stand in the address, so that going back finds the list as it was. */
export function useListAddress(): {
  query: Partial<ListQuery>;
  onQueryChange: (query: ListQuery) => void;
} {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('sayfa'));
  return {
    query: {
      ...(Number.isInteger(page) && page > 1 && { page }),
      ...(params.has('ara') && { search: params.get('ara') ?? '' }),
    },
    onQueryChange: ({ page: next, search }) =>
      setParams({ ...(next > 1 && { sayfa: String(next) }), ...(search && { ara: search }) }, { replace: true }),
  };
}
