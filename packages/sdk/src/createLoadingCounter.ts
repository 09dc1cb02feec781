/** Counts the calls under way (SES-16); each `start` gives the function that counts down once, so it never falls below 0. */
export function createLoadingCounter(onLoading: ((pending: number) => void) | undefined) {
  let pending = 0;
  return {
    start() {
      onLoading?.(++pending);
      let running = true;
      return () => {
        if (running) onLoading?.(--pending);
        running = false;
      };
    },
  };
}
