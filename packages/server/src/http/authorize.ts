import { faultMessage } from '@kalem/domain/messages';
import { accessProblems } from '../problems/accessProblems';
import { requestProblems } from '../problems/requestProblems';
import { requireLicence } from './requireLicence';
import type { Member, Permissions } from './Session';

interface Rule {
  readonly permission: string;
  readonly licence: boolean;
}

/** Enforces what the contract says about a call: membership and permission (403, USR-11), then the licence (402, PAY-21). */
export function authorize({ permission, licence }: Rule, companyId: string | undefined, member: Member | undefined, now: Date): void {
  if (companyId !== undefined && !member) throw accessProblems.noPermission();
  if (permission === 'session') return;
  if (!member) throw requestProblems.badParameters([{ path: 'companyId', code: 'REQUIRED', message: faultMessage({ code: 'REQUIRED', params: {} }) }]);
  if (permission !== 'member' && !hasPermission(member, permission)) throw accessProblems.noPermission();
  if (licence) requireLicence(member.licence, now);
}

function hasPermission({ owner, permissions }: Member, permission: string): boolean {
  return owner || permissions[permission as keyof Permissions] === true;
}
