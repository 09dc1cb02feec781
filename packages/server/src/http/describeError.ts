/**
 * What may be logged of an unexpected error. A failed query carries its parameters in its message, so that only its cause is told,
 * and of a stack only the places.
 */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const errorCode = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at ')).slice(0, 8);
  return { error: cause.name, errorCode, reason: cause.message.slice(0, 300), at: places.map((line) => line.trim()).join(' | ') };
}
