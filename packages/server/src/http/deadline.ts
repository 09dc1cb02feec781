import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';

/** How long a call may take. */
export interface Deadline {
  /** Aborted when the answer is no longer wanted: the time is over, or the caller has disconnected. */
  readonly signal: AbortSignal;
  /** Rejects when the time is over. */
  readonly over: Promise<never>;
  /** There is progress: the time starts again, but not forever. */
  extend(): void;
  end(): void;
}

const SECONDS = 30;
/** No call lasts longer than this many deadlines: a byte now and then would hold what was sent forever (ATK-52). */
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
  // Not by AbortSignal.any, and not for longer than the call: Node keeps every listener of its signals forever
  // (nodejs/node#54614), and a request whose signal leads to the request.
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
