import { fullPermissions, noPermissions, permissionNames } from '@kalem/domain';
import type { Permissions } from './permissionList';

export type { Permissions };

/** What an admin may do in a company without being a member: edit its card; users, keys and data are closed. */
export const operatorPermissions: Permissions = { ...noPermissions, companyWrite: true };

/**
 * The most that an API key may do: everything with data, nothing with users, the company itself and its keys (KEY-06).
 */
const dataPermissions: Permissions = {
  ...fullPermissions,
  yetkilendirmeRead: false,
  yetkilendirmeWrite: false,
  companyWrite: false,
  apiWrite: false,
};

/**
 * What a key may do: what it was made for (everything when it says nothing), limited to what its maker may do.
 */
export function keyPermissions(madeFor: Permissions | null | undefined, maker: Permissions): Permissions {
  const wanted = madeFor ?? dataPermissions;
  const both = permissionNames.map((name) => [name, dataPermissions[name] && wanted[name] && maker[name]]);
  return { ...dataPermissions, ...Object.fromEntries(both) };
}
