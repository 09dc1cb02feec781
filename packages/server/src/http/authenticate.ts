import { faultMessage } from '@kalem/domain/messages';
import { findCaller, memberOf } from '../sessions/findCaller';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import type { Member, SessionUser } from '../companies/permissions';
import { sha256 } from '../tokens';

/** Who calls, for which company. */
export interface Caller {
  readonly user: SessionUser;
  readonly companyId: string | undefined;
  /** Absent when no company is named or the user does not belong to it. */
  readonly member?: Member;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The caller behind the bearer token, or 401 (SES-20); a companyId that is none, or several, answer 400 (API-03): membership is checked for one. `path` is that of the contract. */
export async function authenticate({ db, clock }: Ports, request: Request, path: string): Promise<Caller> {
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw callProblems.noSession();
  const [named, ...others] = new URL(request.url).searchParams.getAll('companyId');
  const companyId = named !== undefined && uuid.test(named) ? named : undefined;
  const caller = await findCaller(db.queries, await sha256(token), companyId, clock.now());
  if (!caller) throw callProblems.noSession();
  if (named !== companyId || others.length > 0)
    throw callProblems.badParameters([
      { path: 'companyId', code: 'INVALID_VALUE', message: faultMessage({ code: 'INVALID_VALUE', params: {} }) },
    ]);
  const member = memberOf(caller, path);
  return { user: caller.user, companyId, ...(member && { member }) };
}
