const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because a unique value is there already: what two of them at the same time cannot see beforehand. */
export function isDuplicate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && Reflect.get(cause, 'code') === UNIQUE_VIOLATION;
}
