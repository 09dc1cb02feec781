import { findCaller } from '../db/queries/findCaller';
import type { Ports } from '../Ports';
import { accessProblems } from '../problems/accessProblems';
import type { Member, SessionUser } from './Session';
import { sha256 } from './sha256';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The caller behind the bearer token, or 401 (SES-20). The membership is that of the `companyId` in the query, if there is one. */
export async function authenticate({ db, clock }: Ports, request: Request): Promise<{ user: SessionUser; member?: Member }> {
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw accessProblems.noSession();
  const companyId = new URL(request.url).searchParams.get('companyId');
  const caller = await findCaller(db.queries, await sha256(token), companyId !== null && uuid.test(companyId) ? companyId : undefined, clock.now());
  if (!caller) throw accessProblems.noSession();
  return caller;
}
