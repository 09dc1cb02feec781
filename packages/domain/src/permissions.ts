import type { components } from '@kalem/openapi';
import { permissionNames } from './generated/permissionNames';

type Permissions = components['schemas']['Permissions'];

/** All permissions false. */
export const noPermissions: Permissions = /* @__PURE__ */ each(false);

/** All permissions true, as for an owner. Source: USR-08. */
export const fullPermissions: Permissions = /* @__PURE__ */ each(true);

function each(allowed: boolean): Permissions {
  const entries = permissionNames.map((name) => [name, allowed]);
  return Object.fromEntries(entries) as Record<(typeof permissionNames)[number], boolean>;
}

/** The same permissions, each xRead true where xWrite is: write access includes read access. Source: USR-06. */
export function impliedPermissions(permissions: Permissions): Permissions {
  const entries = permissionNames.map((name) => [name, permissions[name] || permissions[writeOf(name)]]);
  return { ...permissions, ...Object.fromEntries(entries) };
}

/** xWrite of an xRead; every other permission itself. */
function writeOf(name: keyof Permissions): keyof Permissions {
  return name.replace(/Read$/, 'Write') as keyof Permissions;
}
