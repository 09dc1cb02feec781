import { faultMessage } from '@kalem/domain/messages';
import * as callProblems from '../problems/callProblems';
import type { Caller } from './authenticate';
import { requireLicence } from '../payments/licence';
import type { Member, Permissions } from '../companies/permissions';

interface Rule {
  readonly permission: string;
  readonly person: boolean;
  readonly licence: boolean;
}

/** Enforces what the contract says about a call: admin (USR-13), a person and no API key (KEY-06), membership and permission (403, USR-11), then the licence (402, PAY-21). */
export function authorize({ permission, person, licence }: Rule, { user, companyId, member }: Caller, now: Date): void {
  if (permission === 'admin' && !user.admin) throw callProblems.noPermission();
  if (person && user.apiKey) throw callProblems.personNeeded();
  if (companyId !== undefined && !member) throw callProblems.noPermission();
  if (permission === 'session' || permission === 'admin') return;
  if (!member)
    throw callProblems.badParameters([
      { path: 'companyId', code: 'REQUIRED', message: faultMessage({ code: 'REQUIRED', params: {} }) },
    ]);
  if (permission !== 'member' && !hasPermission(member, permission)) throw callProblems.noPermission();
  if (licence) requireLicence(member.licence, now);
}

/** `permission` names one or several, parted by |, any of which is enough; `owner` is for the owner alone. */
function hasPermission({ owner, permissions }: Member, permission: string): boolean {
  return owner || permission.split('|').some((name) => permissions[name as keyof Permissions] === true);
}
