import type { paths } from '@kalem/openapi';
import type { ClientPathsWithMethod, Client } from 'openapi-fetch';
import type { CallOptions, Calls } from './calls';

type Query = { parameters: { query?: object; path?: object } };
type Listing<Item> = {
  get: Query & {
    responses: { 200: { content: { 'application/json': { items: Item[]; page: number; hasNext: boolean } } } };
  };
};

/** Paths whose GET returns pages. */
type PagedPath = { [Path in keyof paths]: paths[Path] extends Listing<unknown> ? Path : never }[keyof paths] &
  ClientPathsWithMethod<Client<paths>, 'get'>;
type ItemOf<Path extends PagedPath> = paths[Path] extends Listing<infer Item> ? Item : never;
type ParamsOf<Path extends PagedPath> = paths[Path]['get'] extends { parameters: infer Parameters }
  ? Pick<Parameters, keyof Parameters & ('query' | 'path')>
  : never;

type PagesOptions<Path extends PagedPath> = CallOptions & { params: ParamsOf<Path>; signal?: AbortSignal };

/**
 * Yields every entry of a paged list. Requests the next page when the current one is used up. Starts at `query.page`,
 * by default 1.
 * @example
 * const params = { query: { companyId } };
 * for await (const cari of pages(client, '/cari', { params })) console.log(cari.unvan);
 */
export async function* pages<Path extends PagedPath>(
  client: Pick<Calls, 'request'>,
  path: Path,
  options: PagesOptions<Path>,
): AsyncGenerator<ItemOf<Path>, void, undefined> {
  // Only the caller knows the literal path, and with it the types of the call and its parameters.
  const get = client.request as unknown as (
    method: 'get',
    path: Path,
    init: object,
  ) => Promise<{ data: { items: ItemOf<Path>[]; hasNext: boolean } }>;
  const { query = {} } = options.params as { query?: { page?: number } };
  for (let page = query.page ?? 1; ; page++) {
    const { data } = await get('get', path, { ...options, params: { ...options.params, query: { ...query, page } } });
    yield* data.items;
    if (!data.hasNext) return;
  }
}
