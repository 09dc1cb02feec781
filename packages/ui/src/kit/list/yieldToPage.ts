/** Maximum time in ms without yielding: half a frame. */
const STRETCH_MS = 8;

/** Returns a function that yields to the event loop when the work since the last yield took more than 8 ms. */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
