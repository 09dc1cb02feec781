import type { PortalAnswer, PortalSession } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';

/** Works for a call in the company's turn at the portal; what the portal refuses is thrown as its answer. */
export async function atPortal<T>(ports: Ports, companyId: string, work: (turn: PortalTurn) => Promise<T>): Promise<T> {
  const answer = await withPatience(inTurn(ports, companyId, work));
  if (!answer) throw portalProblems.unreachable();
  return valueOf(answer);
}

/** Does a piece of work in the company's turn at the portal; answers the failure when there is no turn for it. */
export function inTurn<T>(
  ports: Ports,
  companyId: string,
  work: (turn: PortalTurn) => Promise<T>,
): Promise<PortalAnswer<T>> {
  return answerInTurn(ports, companyId, async (turn) => ({ ok: true, value: await work(turn) }));
}

/** Does a piece of work in the company's turn at the portal, and answers what it answers of the portal. */
export function answerInTurn<T>(
  ports: Ports,
  companyId: string,
  work: (turn: PortalTurn) => Promise<PortalAnswer<T>>,
): Promise<PortalAnswer<T>> {
  return ports.accounts.use(companyId, (session) => work({ ports, session, companyId }));
}

/** What the portal answered; its failure is thrown as the answer to the call. */
export function valueOf<T>(answer: PortalAnswer<T>): T {
  if (!answer.ok) throw portalProblems.of(answer.failure);
  return answer.value;
}

/** A turn at the portal with the account of one company. */
export interface PortalTurn {
  readonly ports: Ports;
  readonly session: PortalSession;
  readonly companyId: string;
}

/** After this time a job takes over from a server that died before the portal answered. */
export const takeOverSeconds = 60;

/** Seconds until a job looks again whether the list of a portal that was slow has what a call has just sent. */
export const soonSeconds = 2;

/** Seconds until a job asks a portal again that did not answer. */
export const lookAgainSeconds = 5;

/** What was sent may show late in the portal's lists: it counts as not done only after this many looks. */
export const enoughLooks = 5;
const ABSENT_AFTER_MS = 180_000;

/** Whether what the portal's lists lack was never made: after enough looks, and not too soon after sending. */
export function isAbsent(looks: number, startedAt: Date, now: Date): boolean {
  return looks >= enoughLooks && now.getTime() - startedAt.getTime() >= ABSENT_AFTER_MS;
}

/** How long a call waits for a slow portal or its turn; the work goes on without it. */
const PATIENCE_MS = 25_000;

/** The result, or undefined when it takes too long. */
export async function withPatience<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
