import createApi, { type OpenapiQueryClient } from 'openapi-react-query';
import type { KalemClient, paths } from '@kalem/sdk';
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
