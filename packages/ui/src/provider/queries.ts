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

export type Api = OpenapiQueryClient<paths>;

const apis = new WeakMap<KalemClient, Api>();

/**
 * The API as TanStack Query hooks, in the provider's own cache; the path is the name, and its parameters, companyId
 * among them, are the key. Errors are `ApiError`s, and `onError` hears each, under the `kind` of the query's `meta`.
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

/** `useQuery` in the provider's own cache, for what is more than one call. */
export function useOwnQuery<Data>(options: UseQueryOptions<Data>): UseQueryResult<Data> {
  const { queries, epoch, report } = useKalem();
  return useQuery({ ...options, ...boundOptions(options, { epoch, report }) }, queries);
}

/**
 * An action, not a read: answers undefined when it failed; `onError` hears of that and, unless it is `silent`, a toast
 * says so.
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
 * Reads again whatever was read from these paths and the paths below them. Query keys are `[method, path, parameters]`.
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
 * Server data of one provider. The SDK already repeats what may be repeated, so a query fails at once; its caller hears
 * of it (`meta.report`).
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

/** Empties the cache of what belongs to an earlier client or user. */
export function forgetOthers(queries: QueryClient, epoch: number): void {
  const isOther = ({ queryHash }: { queryHash: string }) => !queryHash.startsWith(`${epoch} `);
  void queries.cancelQueries({ predicate: isOther });
  queries.removeQueries({ predicate: isOther });
}

/**
 * Reads the companies again, and with them what the user may do in each (USR-12). Nothing below their path: that may be
 * what was refused, and would be refused forever.
 */
export function readCompaniesAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [, path] }) => path === '/company' });
}

/** Reads again what is on the screen and failed: the SDK's own retries are over by then. */
export function retryFailed(queries: QueryClient): void {
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/**
 * Empties the cache of a provider that has gone. A query under way would keep itself, and those who wait for it, for
 * five more minutes: React Query sets its timer when it ends, though it is no longer in the cache.
 */
export function forgetAll(queries: QueryClient): void {
  for (const query of queries.getQueryCache().getAll()) query.gcTime = Infinity;
  queries.clear();
}

type Owner = Pick<KalemContextValue, 'epoch' | 'report'>;

/** The host may have a React Query of its own around: ours is named at every hook, so that its own stays its own. */
function boundApi(api: Api, queries: QueryClient, owner: Owner): Api {
  const { queryOptions: optionsOf, useQuery: read, useSuspenseQuery: readOrSuspend, useMutation: change } = api;
  // The types of a call follow from its literal path, which is not known here.
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

/** The user's epoch is part of the key: what another one read has another key. */
function boundOptions(options: { meta?: Record<string, unknown> | undefined } | undefined, { epoch, report }: Owner) {
  return {
    queryKeyHashFn: (key: QueryKey) => `${epoch} ${hashKey(key)}`,
    meta: { report, ...options?.meta },
  };
}

function isReport(value: unknown): value is (failure: Failure) => void {
  return typeof value === 'function';
}

/** What a user may do in a company, as the contract's operations name it (`x-permission`). */
export type Permission = keyof components['schemas']['Permissions'];

/**
 * Whether the caller has a permission in the active company; undefined until it is known. The server decides in the
 * end: this is for not offering what it would refuse.
 *
 * @example const mayWrite = usePermission('faturaWrite') !== false;
 */
export function usePermission(name: Permission, companyId?: string): boolean | undefined {
  const { companyId: active } = useKalem();
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readPermissions' } });
  return companies.data?.items.find(({ id }) => id === (companyId ?? active))?.permissions[name];
}
