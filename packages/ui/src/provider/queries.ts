import createApi from 'openapi-react-query';
import type { OpenapiQueryClient } from 'openapi-react-query';
import type { KalemClient, paths } from '@kalem/sdk';
import { useCallback } from 'react';
import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { useKalem } from './useKalem';

export type Api = OpenapiQueryClient<paths>;

const apis = new WeakMap<KalemClient, Api>();

/**
 * The API as TanStack Query hooks; the path is the name, and its parameters, companyId among them, are the key.
 * Errors are `ApiError`s.
 *
 * @example const invoices = useApi().useQuery('get', '/fatura', { params: { query: { companyId, page } } });
 */
export function useApi(): Api {
  const { client } = useKalem();
  const known = apis.get(client);
  if (known) return known;
  const api = createApi(client);
  apis.set(client, api);
  return api;
}

/**
 * Reads again whatever was read from these paths and the paths below them. Query keys are `[method, path, parameters]`.
 *
 * @example invalidate('/fatura') // the list, the search and each invoice
 */
export function useInvalidate(): (...paths: string[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    (...paths) =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && paths.some((one) => path === one || path.startsWith(`${one}/`)),
      }),
    [queries],
  );
}

/** Server data of one provider. The SDK already repeats what may be repeated, so a query fails at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
