import type { components } from '@kalem/sdk';
import { useApi } from '../../provider/queries';

export type User = components['schemas']['User'];

/** Who is signed in, as the server knows them now. */
export function useAccount() {
  return useApi().useQuery('get', '/account', undefined, { meta: { kind: 'readAccount' }, staleTime: 0 });
}
