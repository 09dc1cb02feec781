const pauses = [5, 15, 30, 60, 120, 300, 900, 3600];

/** Seconds until what waits for the portal is tried again: growing with the attempts, and an hour at last, for ever. */
export function pauseAfter(attempt: number): number {
  return pauses[attempt - 1] ?? pauses.at(-1) ?? 0;
}
