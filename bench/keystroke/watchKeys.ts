/** The measurements of all keys since the last reset. */
export interface KeyWatch {
  reset(): void;
  count(): number;
  read(): { readonly times: readonly number[]; readonly longTasks: number };
}

declare global {
  interface Window {
    kalemKeys: KeyWatch;
  }
}

/** Measures the time from the first listener of each key press to the frame after its paint, and counts long tasks. */
export function watchKeys(): KeyWatch {
  let times: number[] = [];
  let longTasks = 0;
  new PerformanceObserver((list) => (longTasks += list.getEntries().length)).observe({ type: 'longtask' });
  const press = () => {
    const start = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - start);
      port2.postMessage(0);
    });
  };
  addEventListener('keydown', press, true);
  return {
    reset: () => {
      times = [];
      longTasks = 0;
    },
    count: () => times.length,
    read: () => ({ times, longTasks }),
  };
}
