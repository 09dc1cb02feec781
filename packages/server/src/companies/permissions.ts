import { getTableColumns } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import { members } from './tables';

export type Permissions = components['schemas']['Permissions'];

/** Who carries the token of a call: a user, or an API key that acts in the name of the user who made it. */
export interface SessionUser {
  readonly id: string;
  /** Never for an API key. */
  readonly admin: boolean;
  /** The sign-in that the token descends from. */
  readonly family: string;
  /** The key whose token it is: good for its own company alone (KEY-06). */
  readonly apiKey: ActingKey | undefined;
}

/** An API key that calls. */
interface ActingKey {
  readonly id: string;
  readonly companyId: string;
  /** What it and its maker may do today. */
  readonly permissions: Permissions;
  readonly lastUsedAt: Date | null;
}

/** What the caller is in the company that `companyId` names. */
export interface Member {
  readonly companyId: string;
  /** May do what is the owner's: the owner, and on /company calls an admin (ADM-08). */
  readonly owner: boolean;
  readonly permissions: Permissions;
  /** What decides whether the company may work (PAY-01). */
  readonly licence: { readonly createdAt: Date; readonly paidAt: Date | null; readonly demoDuration: number };
}

/** What an owner may do: everything (USR-08). */
export const fullPermissions: Permissions = {
  faturaRead: true,
  faturaWrite: true,
  stokRead: true,
  stokWrite: true,
  cariRead: true,
  cariWrite: true,
  iptalItirazRead: true,
  iptalItirazWrite: true,
  adimaDuzenlenenFaturalarRead: true,
  adimaDuzenlenenFaturalarWrite: true,
  yetkilendirmeRead: true,
  yetkilendirmeWrite: true,
  companyWrite: true,
  apiWrite: true,
};

/** The most that an API key may do: everything with data, nothing with users, the company itself and its keys (KEY-06). */
const dataPermissions: Permissions = {
  ...fullPermissions,
  yetkilendirmeRead: false,
  yetkilendirmeWrite: false,
  companyWrite: false,
  apiWrite: false,
};

/** What a key may do: of what it was made for, which is everything when it says nothing, as much as its maker may. */
export function keyPermissions(madeFor: Permissions | null | undefined, maker: Permissions): Permissions {
  const wanted = madeFor ?? dataPermissions;
  const names = Object.keys(dataPermissions) as (keyof Permissions)[];
  const both = names.map((name) => [name, dataPermissions[name] && wanted[name] && maker[name]]);
  return { ...dataPermissions, ...Object.fromEntries(both) };
}

const {
  companyId: _companyId,
  userId: _userId,
  callId: _callId,
  createdAt: _createdAt,
  ...columns
} = getTableColumns(members);

/** The columns of a membership that are its 14 permissions (USR-04). */
export const memberPermissions = columns;
