import { fullPermissions, noPermissions, permissionNames } from '@kalem/domain';
import type { Permissions } from './permissionList';

export type { Permissions };

/**
 * The permissions of an admin in a company that they do not belong to: edit its card. No access to its users, keys and
 * data.
 */
export const operatorPermissions: Permissions = { ...noPermissions, companyWrite: true };

/** The maximum permissions of an API key: all data, but not the users, the company itself or its keys (KEY-06). */
const dataPermissions: Permissions = {
  ...fullPermissions,
  yetkilendirmeRead: false,
  yetkilendirmeWrite: false,
  companyWrite: false,
  apiWrite: false,
};

/** The permissions of a key: those it was made for (all data if none were given), limited to its maker's. */
export function keyPermissions(madeFor: Permissions | null | undefined, maker: Permissions): Permissions {
  const wanted = madeFor ?? dataPermissions;
  const both = permissionNames.map((name) => [name, dataPermissions[name] && wanted[name] && maker[name]]);
  return { ...dataPermissions, ...Object.fromEntries(both) };
}
