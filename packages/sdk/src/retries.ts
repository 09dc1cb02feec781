import { type ApiError, toApiError } from './ApiError';

/** Milliseconds. When the server asks for a longer wait, the call fails at once, and the caller decides. */
const longestWait = 10_000;
const firstWait = 250;

/**
 * Temporary failures: no response, too many calls, a gateway or server that is unavailable, the same call still
 * running.
 */
const passingCodes = ['NETWORK', 'REQUEST_IN_PROGRESS'];
const passingStatuses = [429, 502, 503, 504];
/** Too many wrong codes: the user needs a new code, so a retry is useless. */
const spentCodes = ['TOO_MANY_WRONG_CODES', 'PHONE_CODE_TRIES_SPENT'];

/**
 * Runs a call, and retries it up to `retries` times while the failure is temporary. Rejects with the last failure as an
 * `ApiError`, or with the reason of `over`, which also ends the wait between tries.
 */
export async function withRetries<Answer>(
  call: () => Promise<Answer>,
  retries: number,
  over: Promise<never>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (cause) {
      const error = toApiError(cause);
      const wait = tries <= retries ? waitAfter(error, tries) : undefined;
      if (wait === undefined) throw error;
      await pause(wait, over);
    }
  }
}

/**
 * Milliseconds until the next try, undefined for no retry. The wait doubles each time, is randomised between half and
 * all of it so that clients do not retry in step, and is never shorter than the server's Retry-After.
 */
function waitAfter({ status, code, retryAfter = 0 }: ApiError, tries: number): number | undefined {
  const mayPass = passingCodes.includes(code) || passingStatuses.includes(status);
  if (!mayPass || spentCodes.includes(code)) return undefined;
  const backoff = firstWait * 2 ** (tries - 1) * (0.5 + Math.random() / 2);
  const wait = Math.max(backoff, retryAfter * 1000);
  return wait > longestWait ? undefined : wait;
}

function pause(milliseconds: number, over: Promise<never>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    over.catch((reason: unknown) => {
      clearTimeout(timer);
      reject(reason);
    });
  });
}

/**
 * A new Idempotency-Key: a UUID, or 128 random bits on a page without a secure context (plain http on a local network),
 * where `randomUUID` does not exist.
 */
export function newIdempotencyKey(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
