import { ApiError } from '@kalem/sdk';

/** Something that failed, as `onError` hears it: `kind` is permanent and names what was tried, `error` is usually an `ApiError`. */
export interface Failure {
  kind: string;
  error: unknown;
  /** Nothing is shown, because the widget shows it itself or the requirements say so (ERR-06). */
  silent?: boolean;
}

/**
 * What a person is told of a failure (ERR-01, ERR-02): the SDK has resolved the message of its own errors; a call that was
 * cancelled says nothing.
 */
export function resolveMessage(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.message;
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  return 'Beklenmeyen bir hata oluştu';
}

/** The client's callbacks lead the user on: after the end of the session to the sign-in (SES-12), after a 402 to the payment (SES-19). No toast. */
export function isLedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 402 || error.code === 'SESSION_OVER');
}
