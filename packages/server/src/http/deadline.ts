import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';

/** The time limit of a call. */
export interface Deadline {
  /** Aborted when the answer is no longer needed: the time is over, or the caller has disconnected. */
  readonly signal: AbortSignal;
  /** Rejects when the time is over. */
  readonly over: Promise<never>;
  /** Restarts the time after progress, up to `MOST_TIMES`. */
  extend(): void;
  end(): void;
}

const SECONDS = 30;
/**
 * The longest time of a call, in deadlines. Otherwise one byte now and then would keep a body in memory forever
 * (ATK-52).
 */
const MOST_TIMES = 20;

export function startDeadline(
  { deadlineSeconds = SECONDS }: Pick<Ports['config'], 'deadlineSeconds'>,
  request: Request,
): Deadline {
  const unheard = new AbortController();
  const patience = deadlineSeconds * 1000;
  const endsAt = performance.now() + MOST_TIMES * patience;
  let fail: (problem: Error) => void;
  const over = new Promise<never>((_, reject) => (fail = reject));
  over.catch(() => undefined);
  const expire = () => {
    const problem = callProblems.tookTooLong();
    unheard.abort(problem);
    fail(problem);
  };
  // Not `AbortSignal.any`, and removed when the call ends: Node keeps every listener of such a signal forever
  // (nodejs/node#54614), and the signal keeps its request in memory.
  const leave = () => unheard.abort(request.signal.reason);
  if (request.signal.aborted) leave();
  else request.signal.addEventListener('abort', leave, { once: true });
  let timer = setTimeout(expire, patience);
  return {
    signal: unheard.signal,
    over,
    extend() {
      clearTimeout(timer);
      timer = setTimeout(expire, Math.min(patience, endsAt - performance.now()));
    },
    end() {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', leave);
    },
  };
}
