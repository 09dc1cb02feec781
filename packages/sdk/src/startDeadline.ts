import { ApiError } from './ApiError';
import { errorTexts } from './errorTexts';

type Deadline = {
  /** Aborts the request; absent when nobody asked for an end, because a signal costs a third of a whole call. */
  signal: AbortSignal | undefined;
  /** Rejects at the end, so that a call also ends while it waits for a shared refresh, or for a `fetch` that does not listen to signals. */
  over: Promise<never>;
  clear(): void;
};

/** The time limit of a call and the caller's signal as one. `aborts` gives the request a signal for the time limit too. */
export function startDeadline(timeout: number, caller: AbortSignal | null | undefined, aborts: boolean): Deadline {
  let end: (reason: unknown) => void = () => {};
  const over = new Promise<never>((_, reject) => (end = reject));
  const timer = setTimeout(() => end(timedOut()), timeout);
  if (!aborts && !caller) return { signal: undefined, over, clear: () => clearTimeout(timer) };

  const controller = new AbortController();
  const { signal } = controller;
  over.catch((reason: unknown) => controller.abort(reason));
  const forward = () => {
    controller.abort(caller?.reason);
    end(caller?.reason);
  };
  if (caller?.aborted) forward();
  caller?.addEventListener('abort', forward);
  const clear = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', forward);
  };
  return { signal, over, clear };
}

function timedOut() {
  return new ApiError({ status: 0, code: 'TIMEOUT', message: errorTexts.noConnection });
}
