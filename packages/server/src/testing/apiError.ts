import { ApiError } from '@kalem/sdk';

/** The error with which a call fails; a call that succeeds fails the test. */
export async function apiError(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw outcome instanceof Error ? outcome : new Error('The call succeeded');
}
