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

/** The caller, and the company that they act for. */
export interface Caller {
  readonly user: SessionUser;
  readonly companyId: string | undefined;
  /** Absent when no company is named or the user does not belong to it. */
  readonly member?: Member;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Finds the caller of the token. Throws 401 without a valid token (SES-20), and 400 for an invalid or repeated
 * companyId (API-03).
 */
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
 * The caller's membership in the company of the call, or undefined. An API key and a partner session belong to one
 * company only (KEY-06, PRT-05). An admin acts for every company on operations with `x-admin-acts`. On all other
 * operations an admin is an ordinary user (ADM-08, A-23).
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
 * Enforces the access rules of the contract in this order: widgets of a partner session (PRT-05), admin (USR-13),
 * person (KEY-06), permission (USR-11), licence (PAY-21).
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

/** `permission` is one name, or several separated by `|` of which one is enough. `owner` allows only the owner. */
function hasPermission({ owner, permissions }: Pick<Member, 'owner' | 'permissions'>, permission: string): boolean {
  return owner || permission.split('|').some((name) => permissions[name as keyof Permissions] === true);
}
