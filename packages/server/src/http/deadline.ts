import type { Asker } from '../ports/Passwords';
import type { Ports } from '../ports/Ports';
import type { Reader } from '../ports/Spreadsheets';
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

interface Behalf {
  readonly companyId: string | undefined;
  /** The caller's network address, where the host knows it. */
  readonly address: string | undefined;
}

/**
 * The ports for one call. Work in threads is aborted when the call ends. Every piece of a file that is read extends the
 * deadline.
 */
export function portsWithin(ports: Ports, { signal, extend }: Deadline, { companyId, address }: Behalf): Ports {
  const reader: Reader = { companyId: companyId ?? '', signal };
  const asker: Asker = { address, signal };
  const { passwords, images, spreadsheets, render } = ports;
  return {
    ...ports,
    passwords: {
      hash: (password) => passwords.hash(password, asker),
      verify: (password, hash) => passwords.verify(password, hash, asker),
    },
    render: (dosya, invoice, seller) => render(dosya, invoice, seller, signal),
    images: { renew: (jpeg) => images.renew(jpeg, reader) },
    spreadsheets: {
      async open(bytes) {
        const { sheets, rows, close } = await spreadsheets.open(bytes, reader);
        extend();
        return {
          sheets,
          close,
          rows: (sheet, from, count) => {
            extend();
            return rows(sheet, from, count);
          },
        };
      },
    },
  };
}
