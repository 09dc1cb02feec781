import { setTimeout as pause } from 'node:timers/promises';

/** A call is answered within 30 s, plus some time on a busy machine. */
export const ANSWER_MS = 35_000;

const LOOK_MS = 300;

/** Polls until the condition is true. An error counts as false. Throws with `what` after `ms`. */
export async function until(
  what: string | (() => string),
  isSo: () => unknown,
  ms = 120_000,
  lookMs = LOOK_MS,
): Promise<void> {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    const found = await Promise.resolve()
      .then(isSo)
      .catch(() => undefined);
    if (found) return;
    await pause(lookMs);
  }
  throw lateness(typeof what === 'string' ? what : what(), ms);
}

/** Waits for a promise. Throws with `what` after `ms`. */
export async function within<T>(ms: number, what: string, answer: Promise<T>): Promise<T> {
  const inTime = new AbortController();
  const late = pause(ms, undefined, inTime).then(() => {
    throw lateness(what, ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    inTime.abort();
  }
}

function lateness(what: string, ms: number): Error {
  return new Error(`${what}: not within ${ms / 1000} s`);
}
