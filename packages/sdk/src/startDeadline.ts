import { ApiError } from './ApiError';
import { errorTexts } from './errorTexts';

/**
 * One signal out of the caller's and the time limit. `over` rejects with it too, so that a call also ends while it waits for a
 * shared refresh, or for a `fetch` that does not listen to signals.
 */
export function startDeadline(timeout: number, caller: AbortSignal | null | undefined) {
  const controller = new AbortController();
  const { signal } = controller;
  const over = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const timer = setTimeout(() => controller.abort(timedOut()), timeout);
  const forward = () => controller.abort(caller?.reason);
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
