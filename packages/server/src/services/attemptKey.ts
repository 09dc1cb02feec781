import type { Secrets } from '../ports/Secrets';

/** Under which attempts are counted: a keyed hash, so that no address stands in the table. */
export function attemptKey(secrets: Secrets, purpose: string, subject: string): Promise<string> {
  return secrets.mac(`attempt ${purpose}`, subject);
}
