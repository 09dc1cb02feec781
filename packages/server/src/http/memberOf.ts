import { dataPermissions } from '../db/dataPermissions';
import { fullPermissions } from '../db/fullPermissions';
import type { FoundCaller } from '../db/queries/findCaller';
import type { Member } from './Session';

/**
 * What the caller is in the company of the call; undefined when nothing. An API key belongs to its own company alone (KEY-06); an admin
 * to every one on calls about the company itself, as its owner would, and on data calls only where he is a user (ADM-08).
 */
export function memberOf({ user, company, permissions }: FoundCaller, path: string): Member | undefined {
  if (!company) return undefined;
  const place = { companyId: company.id, licence: company.licence };
  if (user.apiKey)
    return user.apiKey.companyId === company.id ? { ...place, owner: false, permissions: dataPermissions } : undefined;
  if (user.admin && path.startsWith('/company')) return { ...place, owner: true, permissions: fullPermissions };
  return permissions && { ...place, owner: company.ownerId === user.id, permissions };
}
