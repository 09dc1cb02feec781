import { ApiError } from './ApiError';

/** Longer than this nobody waits unasked: the caller hears of it at once and may say when to try again. */
const longest = 10_000;
const first = 250;

/** What may pass by itself: no answer, too many calls, a gateway or a server that is away, the same call still running. */
const passingCodes = ['NETWORK', 'REQUEST_IN_PROGRESS'];
const passingStatuses = [429, 502, 503, 504];

/**
 * Milliseconds until a failed call may be tried once more, undefined when it must not be: twice as long each time, between half
 * and the whole of it so that clients do not come back together, and never sooner than the server's Retry-After.
 */
export function retryDelay(error: unknown, tries: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, retryAfter = 0 } = error;
  if (!passingCodes.includes(code) && !passingStatuses.includes(status)) return undefined;
  const backoff = first * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
  const wait = Math.max(backoff, retryAfter * 1000);
  return wait > longest ? undefined : wait;
}
