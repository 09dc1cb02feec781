import { useApi } from '@kalem/ui';

/** The caller's companies; the same query that the widgets read and refresh. */
export function useCompanies() {
  return useApi().useQuery('get', '/company');
}
