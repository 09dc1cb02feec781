import { type Access, type OperationId, operations } from '@kalem/openapi/operations';
import { markKeyUsed } from '../companies/apiKeys';
import { operatorPermissions, type Permissions } from '../companies/permissions';
import { serverQueries } from '../db/wall';
import { findPartnerCaller, PARTNER_SESSION_PREFIX } from '../partners/partnerCaller';
import { requireLicence } from '../payments/licence';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { faultAt } from '../problems/faults';
import * as partnerProblems from '../problems/partnerProblems';
import { findCaller, type FoundCaller, type Member, type SessionUser } from '../sessions/findCaller';
import { sha256 } from '../db/secretTexts';

/** Who calls, for which company. */
export interface Caller {
  readonly user: SessionUser;
  readonly companyId: string | undefined;
  /** Absent when no company is named or the user does not belong to it. */
  readonly member?: Member;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The caller behind the token, or 401 (SES-20); 400 for an invalid companyId, or several (API-03). */
export async function authenticate({ db, clock }: Ports, request: Request, id: OperationId): Promise<Caller> {
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw callProblems.noSession();
  const [named, ...others] = new URL(request.url).searchParams.getAll('companyId');
  const companyId = named !== undefined && uuid.test(named) ? named : undefined;
  const server = serverQueries(db, 'caller');
  const now = clock.now();
  const tokenHash = await sha256(token);
  const caller = token.startsWith(PARTNER_SESSION_PREFIX)
    ? await findPartnerCaller(server, { tokenHash, companyId, origin: request.headers.get('origin'), now })
    : await findCaller(server, tokenHash, companyId, now);
  if (!caller) throw callProblems.noSession();
  if (caller.user.apiKey) await markKeyUsed(server, caller.user.apiKey, now);
  if (named !== companyId || others.length > 0)
    throw callProblems.badParameters([faultAt('companyId', 'INVALID_VALUE')]);
  const member = memberOf(caller, id);
  return { user: caller.user, companyId, ...(member && { member }) };
}

/**
 * What the caller is in the company of the call; undefined when nothing. An API key or a partner session belongs to its
 * own company alone (KEY-06, PRT-05). An admin acts for every company on the calls that the contract marks with
 * x-admin-acts; on all other calls an admin is what any user is (ADM-08, A-23).
 */
export function memberOf({ user, company, permissions }: FoundCaller, id: OperationId): Member | undefined {
  if (!company) return undefined;
  const place = { companyId: company.id, licence: company.licence, owner: false, operator: false };
  const bound = user.apiKey ?? user.partnerSession;
  if (bound) return bound.companyId === company.id ? { ...place, permissions: bound.permissions } : undefined;
  const member = permissions && { ...place, owner: company.ownerId === user.id, permissions };
  const { adminActs, permission } = operations[id];
  if (!user.admin || !adminActs || (member && hasPermission(member, permission))) return member;
  return { ...place, operator: true, permissions: permissions ?? operatorPermissions };
}

/**
 * Enforces the contract's access: the widgets of a partner session (PRT-05), admin (USR-13), person (KEY-06),
 * permission (USR-11), then licence (PAY-21).
 */
export function authorize(id: OperationId, { user, companyId, member }: Caller, now: Date): void {
  const { permission, person, licence, widgets }: Access = operations[id];
  const { partnerSession } = user;
  if (partnerSession && !widgets.some((name) => partnerSession.widgets.includes(name)))
    throw partnerProblems.outsideSession();
  if (permission === 'admin' && !user.admin) throw callProblems.noPermission();
  if (person && user.apiKey) throw callProblems.personNeeded();
  if (companyId !== undefined && !member) throw callProblems.noPermission();
  if (permission === 'session' || permission === 'admin') return;
  if (!member) throw callProblems.badParameters([faultAt('companyId', 'REQUIRED')]);
  if (permission !== 'member' && !member.operator && !hasPermission(member, permission))
    throw callProblems.noPermission();
  if (licence) requireLicence(member.licence, now);
}

/** `permission` names one or several, parted by |, any of which is enough; `owner` means the owner alone. */
function hasPermission({ owner, permissions }: Pick<Member, 'owner' | 'permissions'>, permission: string): boolean {
  return owner || permission.split('|').some((name) => permissions[name as keyof Permissions] === true);
}
