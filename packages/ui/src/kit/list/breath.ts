/** As long (ms) as work may go on before the page has its turn: half of a frame. */
const STRETCH_MS = 8;

/** Lets the page have its turn once the work since the last one has taken long enough, sooner on slow devices. */
export function createBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
