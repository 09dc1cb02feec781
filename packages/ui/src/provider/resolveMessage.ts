import { ApiError } from '@kalem/sdk';

/**
 * What a person is told of a failure (ERR-01, ERR-02): the SDK has resolved the message of its own errors; a call that was
 * cancelled says nothing.
 */
export function resolveMessage(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.message;
  if (error instanceof Error && error.name === 'AbortError') return undefined;
  return 'Beklenmeyen bir hata oluştu';
}
