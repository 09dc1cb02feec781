import { type ApiError, toApiError } from './ApiError';

/** Milliseconds. Where the server asks for a longer wait, the call fails at once and its caller decides. */
const longestWait = 10_000;
const firstWait = 250;

/** What may pass: no answer, too many calls, a gateway or server that is away, the same call still running. */
const passingCodes = ['NETWORK', 'REQUEST_IN_PROGRESS'];
const passingStatuses = [429, 502, 503, 504];
/** Too many wrong codes were typed: it is another code that is needed, not time. */
const spentCodes = ['TOO_MANY_WRONG_CODES', 'PHONE_CODE_TRIES_SPENT'];

/**
 * Tries a call, and up to `retries` times more while its failure may pass by itself. Rejects with the last
 * failure as an `ApiError`, or with the reason of `over`, which ends the waiting in between.
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
 * Milliseconds until a failed call may be tried once more, undefined when it must not be: twice as long each time,
 * between half and the whole of it so that clients do not come back together, and never sooner than the server's
 * Retry-After.
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
 * A new key for a call that must take effect once: a UUID, or 128 random bits on a page without a secure context (plain
 * http on a local network), which has no `randomUUID`.
 */
export function newIdempotencyKey(): string {
  return (
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
