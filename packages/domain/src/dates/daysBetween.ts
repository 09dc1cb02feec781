const DAY = 86_400_000;

/** Calendar days from one YYYY-MM-DD to another; below 0 when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}
