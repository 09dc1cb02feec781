import type { PortalAnswer, PortalSession } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as portalProblems from '../problems/portalProblems';

/** Runs work for a call in the company's portal turn. Throws a refusal of the portal as the call's problem. */
export async function atPortal<T>(ports: Ports, companyId: string, work: (turn: PortalTurn) => Promise<T>): Promise<T> {
  const answer = await withPatience(inTurn(ports, companyId, work));
  if (!answer) throw portalProblems.unreachable();
  return valueOf(answer);
}

/** Runs work in the company's portal turn. Returns the failure when there is no turn for it. */
export function inTurn<T>(
  ports: Ports,
  companyId: string,
  work: (turn: PortalTurn) => Promise<T>,
): Promise<PortalAnswer<T>> {
  return answerInTurn(ports, companyId, async (turn) => ({ ok: true, value: await work(turn) }));
}

/** Runs work in the company's portal turn and returns the portal's answer. */
export function answerInTurn<T>(
  ports: Ports,
  companyId: string,
  work: (turn: PortalTurn) => Promise<PortalAnswer<T>>,
): Promise<PortalAnswer<T>> {
  return ports.accounts.use(companyId, (session) => work({ ports, session, companyId }));
}

/** The value of the portal's answer. Throws its failure as the call's problem. */
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

/** A job continues the work after this time if the server died before the portal answered. */
export const takeOverSeconds = 60;

/** Seconds until a job checks whether a slow portal's list shows a write that was just sent. */
export const soonSeconds = 2;

/** Seconds until a job retries a portal that did not answer. */
export const lookAgainSeconds = 5;

/** A write may show late in the portal's lists. It counts as not done only after this many checks. */
export const enoughLooks = 5;
const ABSENT_AFTER_MS = 180_000;

/** Whether a write that is missing in the portal's lists was never done: after enough checks and enough time. */
export function isAbsent(looks: number, startedAt: Date, now: Date): boolean {
  return looks >= enoughLooks && now.getTime() - startedAt.getTime() >= ABSENT_AFTER_MS;
}

/** How long a call waits for a slow portal or its turn. The work continues in the background. */
const PATIENCE_MS = 25_000;

/** The result, or undefined when it takes longer. */
export async function withPatience<T>(work: Promise<T>, patienceMs = PATIENCE_MS): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
