import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';
import type { PortalTurn } from './PortalTurn';

/** Does a piece of work of a call in the company's turn at the portal; what the portal refuses is thrown as the answer to the call. */
export async function atPortal<T>(ports: Ports, companyId: string, work: (turn: PortalTurn) => Promise<T>): Promise<T> {
  const answer = await ports.accounts.use(companyId, async (session) => ({
    ok: true,
    value: await work({ ports, session, companyId }),
  }));
  if (!answer.ok) throw portalProblems.of(answer.failure);
  return answer.value;
}
