/** Structured log. Fields never hold secrets, mail addresses, tax numbers or names of people. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  fields?: Record<string, string | number | boolean | null>,
) => void;
