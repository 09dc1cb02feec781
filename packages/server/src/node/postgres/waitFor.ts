import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 15;

/** Looks again and again until there is something; undefined when it took too long. */
export async function waitFor<T>(look: () => T | undefined, timeoutMs: number): Promise<T | undefined> {
  const end = Date.now() + timeoutMs;
  for (let found = look(); ; found = look()) {
    if (found !== undefined) return found;
    if (Date.now() > end) return undefined;
    await pause(EVERY_MS);
  }
}
