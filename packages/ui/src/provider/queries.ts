import createApi from 'openapi-react-query';
import type { OpenapiQueryClient } from 'openapi-react-query';
import { useCallback, useMemo } from 'react';
import type { components, KalemClient, paths } from '@kalem/sdk';
import {
  hashKey,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Failure } from './failures';
import { type KalemContextValue, useKalem } from './useKalem';

export type Api = OpenapiQueryClient<paths, 'application/json'>;

const apis = new WeakMap<KalemClient, Api>();

/**
 * The API as TanStack Query hooks, bound to the provider's own cache. The query key consists of the path and its
 * parameters, companyId included. Errors are `ApiError`s. `onError` gets each one, with the `kind` from the query's
 * `meta`.
 *
 * @example const invoices = useApi().useQuery('get', '/fatura', { params: { query: { companyId, page } } });
 */
export function useApi(): Api {
  const { client, queries, epoch, report } = useKalem();
  return useMemo(() => {
    const api = apis.get(client) ?? createApi(client);
    apis.set(client, api);
    return boundApi(api, queries, { epoch, report });
  }, [client, queries, epoch, report]);
}

/** `useQuery` in the provider's own cache, for a query that makes several calls. */
export function useOwnQuery<Data>(options: UseQueryOptions<Data>): UseQueryResult<Data> {
  const { queries, epoch, report } = useKalem();
  return useQuery({ ...options, ...boundOptions(options, { epoch, report }) }, queries);
}

/**
 * A mutation. It returns undefined on failure. The failure goes to `onError` and, unless `silent`, to a toast.
 *
 * @example const remove = useAction('deleteInvoice', (id: string) => client.DELETE('/fatura/{id}', …));
 */
export function useAction<Input, Answer>(
  kind: string,
  perform: (input: Input) => Promise<Answer>,
  { silent = false }: { silent?: boolean } = {},
): { isPending: boolean; run: (input: Input) => Promise<Answer | undefined> } {
  const { queries, report } = useKalem();
  const { isPending, mutateAsync } = useMutation({ mutationFn: perform, meta: { kind, silent, report } }, queries);
  const run = useCallback((input: Input) => mutateAsync(input).catch(() => undefined), [mutateAsync]);
  return { isPending, run };
}

/**
 * Invalidates all queries at these paths and below them. Query keys are `[method, path, parameters]`.
 *
 * @example invalidate('/fatura') // the list, the search and each invoice
 */
export function useInvalidate(): (...paths: string[]) => Promise<void> {
  const { queries } = useKalem();
  return useCallback(
    (...paths) =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && paths.some((one) => path === one || path.startsWith(`${one}/`)),
      }),
    [queries],
  );
}

/**
 * The query cache of one provider. The SDK already retries, so a failed query is not retried here; its `meta.report` is
 * called.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, queryKey }) => tell(error, meta, `${queryKey[0]} ${queryKey[1]}`),
    }),
    mutationCache: new MutationCache({ onError: (error, _input, _context, { meta }) => tell(error, meta, 'mutation') }),
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function tell(error: unknown, meta: Record<string, unknown> = {}, fallback: string): void {
  if (error instanceof Error && (error.name === 'AbortError' || error.name === 'CancelledError')) return;
  const kind = typeof meta.kind === 'string' ? meta.kind : fallback;
  if (isReport(meta.report)) meta.report({ kind, error, silent: meta.silent !== false });
}

/** Removes the queries of earlier clients and users from the cache. */
export function forgetOthers(queries: QueryClient, epoch: number): void {
  const isOther = ({ queryHash }: { queryHash: string }) => !queryHash.startsWith(`${epoch} `);
  void queries.cancelQueries({ predicate: isOther });
  queries.removeQueries({ predicate: isOther });
}

/**
 * Reads the companies again, with the user's permissions in each (USR-12). Skips the paths below `/company`: a refused
 * query there would be read and refused in an endless loop.
 */
export function readCompaniesAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [, path] }) => path === '/company' });
}

/** Reads the failed queries on the screen again. The SDK's own retries have ended by then. */
export function retryFailed(queries: QueryClient): void {
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/**
 * Empties the cache of an unmounted provider. A running query sets its gc timer when it ends, even outside the cache.
 * Without `gcTime = Infinity` that timer would keep the query and its observers for 5 more minutes.
 */
export function forgetAll(queries: QueryClient): void {
  for (const query of queries.getQueryCache().getAll()) query.gcTime = Infinity;
  queries.clear();
}

type Owner = Pick<KalemContextValue, 'epoch' | 'report'>;

/** Passes our query client to every hook. The host may have its own React Query provider around ours. */
function boundApi(api: Api, queries: QueryClient, owner: Owner): Api {
  const { queryOptions: optionsOf, useQuery: read, useSuspenseQuery: readOrSuspend, useMutation: change } = api;
  // The real types depend on the literal path, which is unknown here. These stand for all of them.
  type Read = [method: 'get', path: '/account', init: undefined, options: object];
  type Change = [method: 'put', path: '/account/name', options: { meta?: object }];
  const bound = {
    queryOptions: (...[method, path, init, options]: Read) =>
      optionsOf(method, path, init, { ...options, ...boundOptions(options, owner) }),
    useQuery: (...[method, path, init, options]: Read) =>
      read(method, path, init, { ...options, ...boundOptions(options, owner) }, queries),
    useSuspenseQuery: (...[method, path, init, options]: Read) =>
      readOrSuspend(method, path, init, { ...options, ...boundOptions(options, owner) }, queries),
    useMutation: (...[method, path, options]: Change) =>
      change(method, path, { ...options, meta: { report: owner.report, ...options?.meta } }, queries),
  };
  return { ...api, ...bound } as unknown as Api;
}

/** The hash contains the user's epoch, so that data of an earlier user is never reused. */
function boundOptions(options: { meta?: Record<string, unknown> | undefined } | undefined, { epoch, report }: Owner) {
  return {
    queryKeyHashFn: (key: QueryKey) => `${epoch} ${hashKey(key)}`,
    meta: { report, ...options?.meta },
  };
}

function isReport(value: unknown): value is (failure: Failure) => void {
  return typeof value === 'function';
}

/** A permission of a user in a company, as the contract's operations name it (`x-permission`). */
export type Permission = keyof components['schemas']['Permissions'];

/**
 * Whether the user has a permission in the active company; undefined while loading. Use it to hide actions that the
 * server would refuse. The server still checks each call.
 *
 * @example const mayWrite = usePermission('faturaWrite') !== false;
 */
export function usePermission(name: Permission, companyId?: string): boolean | undefined {
  const { companyId: active } = useKalem();
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readPermissions' } });
  return companies.data?.items.find(({ id }) => id === (companyId ?? active))?.permissions[name];
}
