import { fullPermissions, noPermissions } from '@kalem/domain';
import { type Permissions, permissionsIn, type PermissionsWrite } from './permissionList';

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

/** A key without stored permissions is older than these four, and does not get them (MNY-104). */
const olderPermissions: Permissions = {
  ...dataPermissions,
  tahsilatRead: false,
  tahsilatWrite: false,
  muhasebeRead: false,
  muhasebeWrite: false,
};

/**
 * The permissions of a key: those it was made for, limited to its maker's. All data when none were given
 * (`undefined`); null is a stored key from before keys had permissions.
 */
export function keyPermissions(madeFor: PermissionsWrite | null | undefined, maker: Permissions): Permissions {
  const wanted = madeFor === null ? olderPermissions : (madeFor ?? dataPermissions);
  return permissionsIn((name) => dataPermissions[name] && wanted[name] === true && maker[name]);
}
