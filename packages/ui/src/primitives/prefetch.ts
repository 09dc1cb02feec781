/** Loads a part that is likely to be shown soon. Where that fails it fails again, and is said, when it is shown. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
