import { ApiError } from '@kalem/sdk';

/**
 * Whether a failed call may still have taken effect, or still run: nothing came back, the server or the portal broke down, or the first
 * call with the key has not ended. The repetition must carry the same Idempotency-Key.
 */
export function isOutcomeOpen(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || error.code === 'REQUEST_IN_PROGRESS';
}
