import { type OperationId, operations } from '@kalem/openapi/operations';
import { noteKeyUse } from '../companies/apiKeys';
import type { Permissions } from '../companies/permissions';
import { serverQueries } from '../db/wall';
import { findPartnerCaller, PARTNER_SESSION_PREFIX } from '../partners/partnerCaller';
import { needs } from '../partners/widgets';
import { requireLicence } from '../payments/licence';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { faultAt } from '../problems/faults';
import * as partnerProblems from '../problems/partnerProblems';
import { findCaller, type Member, memberOf, type SessionUser } from '../sessions/findCaller';
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
export async function authenticate({ db, clock }: Ports, request: Request, path: string): Promise<Caller> {
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
  if (caller.user.apiKey) await noteKeyUse(server, caller.user.apiKey, now);
  if (named !== companyId || others.length > 0)
    throw callProblems.badParameters([faultAt('companyId', 'INVALID_VALUE')]);
  const member = memberOf(caller, path);
  return { user: caller.user, companyId, ...(member && { member }) };
}

/**
 * Enforces the contract's access: what a partner session's page needs (PRT-05), admin (USR-13), person (KEY-06),
 * permission (USR-11), then licence (PAY-21).
 */
export function authorize(id: OperationId, { user, companyId, member }: Caller, now: Date): void {
  const { permission, person, licence } = operations[id];
  if (user.partnerSession && !needs(user.partnerSession.widgets, id)) throw partnerProblems.outsideSession();
  if (permission === 'admin' && !user.admin) throw callProblems.noPermission();
  if (person && user.apiKey) throw callProblems.personNeeded();
  if (companyId !== undefined && !member) throw callProblems.noPermission();
  if (permission === 'session' || permission === 'admin') return;
  if (!member) throw callProblems.badParameters([faultAt('companyId', 'REQUIRED')]);
  if (permission !== 'member' && !hasPermission(member, permission)) throw callProblems.noPermission();
  if (licence) requireLicence(member.licence, now);
}

/** `permission` names one or several, parted by |, any of which is enough; `owner` means the owner alone. */
function hasPermission({ owner, permissions }: Member, permission: string): boolean {
  return owner || permission.split('|').some((name) => permissions[name as keyof Permissions] === true);
}
