/** A structured log. Fields never contain secrets, mail addresses, tax numbers or names of people. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields?: Record<string, string | number | boolean | null>,
) => void;

/**
 * The parts of an unexpected error that may be logged. The message of a failed query contains its parameters, and
 * PostgreSQL quotes values in its messages. So only codes and positions of them are logged, and only the positions of a
 * stack.
 */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(cause, name);
    return typeof value === 'string' ? value : '';
  };
  const isOfDatabase = text('severity') !== '';
  const reason = isOfDatabase
    ? [text('routine'), text('table'), text('constraint')].filter(Boolean).join(' ')
    : cause.message.slice(0, 300);
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  return { error: cause.name, errorCode: text('code'), reason, at: places.map((line) => line.trim()).join(' | ') };
}
