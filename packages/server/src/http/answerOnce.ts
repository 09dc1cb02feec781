import { claimKey } from '../db/queries/claimKey';
import { finishKey } from '../db/queries/finishKey';
import { renewKey } from '../db/queries/renewKey';
import type { Secrets } from '../ports/Secrets';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';

const RENEW_EVERY_MS = 3000;
/** How long a repetition waits for the first answer before it is told to come again: most calls are done by then. */
const WAITS_MS = [25, 50, 100, 200, 400];

export interface Once {
  readonly scope: string;
  readonly key: string;
  /** Keyed hash of everything that makes the request: address and body. */
  readonly requestMac: string;
}

/**
 * Runs a call once for its Idempotency-Key; a repetition gets the first answer, byte for byte, also from another server or after a restart.
 * An answer that says nothing final (429, 5xx) is not kept: the repetition runs again, with the same `newId`.
 */
export async function answerOnce(
  { db, secrets }: Ports,
  once: Once,
  run: (newId: string) => Promise<Response>,
): Promise<Response> {
  const claim = await claimOrWait(db, once);
  if (claim.state === 'otherRequest') throw callProblems.keyOfOtherRequest();
  if (claim.state === 'running') throw callProblems.keyInUse();
  const place = `answer ${once.scope} ${once.key}`;
  if (claim.state === 'answered')
    return new Response(claim.body && (await secrets.open(claim.body, place)), {
      status: claim.status,
      headers: { ...claim.headers, 'Idempotent-Replayed': 'true' },
    });

  const renewal = setInterval(
    () => void renewKey(db.queries, once, claim.holder).catch(() => undefined),
    RENEW_EVERY_MS,
  );
  try {
    const response = await run(claim.newId);
    await finishKey(
      db.queries,
      once,
      claim.holder,
      isFinal(response.status) ? await kept(response, secrets, place) : null,
    );
    return response;
  } catch (error) {
    await finishKey(db.queries, once, claim.holder, null);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

async function claimOrWait({ queries }: Ports['db'], once: Once) {
  let claim = await claimKey(queries, once, crypto.randomUUID());
  for (const pause of WAITS_MS) {
    if (claim.state !== 'running') return claim;
    await new Promise((resolve) => setTimeout(resolve, pause));
    claim = await claimKey(queries, once, crypto.randomUUID());
  }
  return claim;
}

function isFinal(status: number): boolean {
  return status < 500 && status !== 429;
}

/** Sealed: an answer may hold a secret that is stored nowhere else but hashed (KEY-03). */
async function kept(response: Response, secrets: Secrets, place: string) {
  const body = response.status === 204 ? null : await secrets.seal(await response.clone().text(), place);
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}
