import { configure, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export * from '@testing-library/dom';

/*
 * Replaces @testing-library/react for React's production build: that library needs `React.act`, which only the
 * development build has. `flushSync` commits at once, with effects, which is enough for tests in a real browser.
 */
configure({
  // For a second the text of a banner is in the page twice, because it is announced.
  defaultIgnore: 'script, style, [aria-live] > .kalem-hidden, [aria-live] > .kalem-hidden *',
  eventWrapper(dispatch) {
    let result;
    flushSync(() => (result = dispatch()));
    return result;
  },
  // After a wait, lets React run pending effects, as @testing-library/react does.
  async asyncWrapper(wait) {
    const result = await wait();
    await nextTask();
    return result;
  },
});

/** Resolves after the tasks of React's scheduler. Fake timers do not block it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

const mounted = new Map<HTMLElement, () => void>();

/** Renders into a new element of the page; `cleanup` removes it. */
export function render(ui: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  let failure: { error: unknown } | undefined;
  let isRendering = false;
  const root = createRoot(container, {
    onUncaughtError(error) {
      if (isRendering) failure = { error };
      else reportError(error);
    },
  });
  /** Rethrows errors of components that no error boundary caught. */
  const rerender = (next: ReactNode) => {
    isRendering = true;
    flushSync(() => root.render(next));
    isRendering = false;
    if (failure) throw failure.error;
  };
  const unmount = () => flushSync(() => root.unmount());
  mounted.set(container, unmount);
  rerender(ui);
  return { container, rerender, unmount, ...within(container) };
}

/** Unmounts everything and removes its elements. */
export function cleanup(): void {
  for (const [container, unmount] of mounted) {
    unmount();
    container.remove();
  }
  mounted.clear();
}

/** Runs `work` and commits its state updates. */
export function act(work: () => void): void {
  flushSync(work);
}
