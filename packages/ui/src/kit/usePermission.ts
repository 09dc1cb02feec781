import type { components } from '@kalem/sdk';
import { useApi } from '../provider/queries';
import { useKalem } from '../provider/useKalem';

/** What a user may do in a company, as the contract's operations name it (`x-permission`). */
export type Permission = keyof components['schemas']['Permissions'];

/**
 * Whether the caller has a permission in the active company; undefined until it is known. The server decides in the end: this is for
 * not offering what it would refuse.
 *
 * @example const mayWrite = usePermission('faturaWrite') !== false;
 */
export function usePermission(name: Permission, companyId?: string): boolean | undefined {
  const { companyId: active } = useKalem();
  const companies = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readPermissions' } });
  return companies.data?.items.find(({ id }) => id === (companyId ?? active))?.permissions[name];
}
