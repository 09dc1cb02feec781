import type { PortalSession } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';

/** Does a piece of work of a call in the company's turn at the portal; what the portal refuses is thrown as the answer to the call. */
export async function atPortal<T>(ports: Ports, companyId: string, work: (turn: PortalTurn) => Promise<T>): Promise<T> {
  const answer = await withPatience(
    ports.accounts.use(companyId, async (session) => ({
      ok: true,
      value: await work({ ports, session, companyId }),
    })),
  );
  if (!answer) throw portalProblems.unreachable();
  if (!answer.ok) throw portalProblems.of(answer.failure);
  return answer.value;
}

/** A turn at the portal with the account of one company. */
export interface PortalTurn {
  readonly ports: Ports;
  readonly session: PortalSession;
  readonly companyId: string;
}

/** Longer than a call should take: after this time a job goes on with what a server left that died before the portal answered. */
export const takeOverSeconds = 60;

/** How long somebody waits for a slow portal, or for the others of the company; the work goes on without them. Less than a call may take. */
const PATIENCE_MS = 25_000;

/** The result, or nothing when it takes too long. */
export async function withPatience<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
