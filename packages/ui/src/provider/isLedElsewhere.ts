import { ApiError } from '@kalem/sdk';

/** The client's callbacks lead the user on: after the end of the session to the sign-in (SES-12), after a 402 to the payment (SES-19). No toast. */
export function isLedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 402 || error.code === 'SESSION_OVER');
}
