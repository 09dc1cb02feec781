const PAUSES = [15, 60, 300, 900, 3600];

/** Seconds until a job that failed without saying when runs again: growing, and an hour at last, for ever. */
export function retryPause(attempt: number): number {
  return PAUSES[attempt - 1] ?? PAUSES.at(-1) ?? 0;
}
