import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import { permissionNames } from '@kalem/domain';
import type { components } from '@kalem/openapi';

export type Permissions = components['schemas']['Permissions'];
/** The body of a call that gives permissions. Older clients omit those of collection and accounting (MNY-104, A-52). */
export type PermissionsWrite = components['schemas']['PermissionsWrite'];
export type Permission = (typeof permissionNames)[number];

/** A `text[]` column with the names of the granted permissions. Unknown names are ignored. */
export const permissionList = customType<{ data: Permissions; driverData: readonly string[] }>({
  dataType: () => 'text[]',
  toDriver: (permissions) => permissionNames.filter((name) => permissions[name]),
  fromDriver: (names) => permissionsIn((name) => names.includes(name)),
});

/** The permissions for which `isAllowed` answers true. */
export function permissionsIn(isAllowed: (name: Permission) => boolean): Permissions {
  const entries = permissionNames.map((name) => [name, isAllowed(name)]);
  return Object.fromEntries(entries) as Record<Permission, boolean>;
}

/** Whether a column of permissions contains this one. */
export function allows(column: AnyColumn, name: Permission): SQL<boolean> {
  return sql<boolean>`${name} = any(${column})`;
}
