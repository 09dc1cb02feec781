import type { components } from '@kalem/sdk';
import { useApi } from '../../provider/queries';

export type User = components['schemas']['User'];

/** Reads the signed-in user from the server. */
export function useAccount() {
  return useApi().useQuery('get', '/account', undefined, { meta: { kind: 'readAccount' }, staleTime: 0 });
}
