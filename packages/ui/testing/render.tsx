import { configure, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export * from '@testing-library/dom';

/*
 * What @testing-library/react adds to @testing-library/dom, for React's production build: that library renders through
 * `React.act`, which only the development build has. `flushSync` commits at once, effects included, which is what tests
 * in a real browser need of `act`.
 */
configure({
  // For a second the text of a banner is in the page twice: it is announced too.
  defaultIgnore: 'script, style, [aria-live] > .kalem-hidden, [aria-live] > .kalem-hidden *',
  eventWrapper(dispatch) {
    let result;
    flushSync(() => (result = dispatch()));
    return result;
  },
  // After a wait React runs the effects of what was waited for, as with @testing-library/react.
  async asyncWrapper(wait) {
    const result = await wait();
    await nextTask();
    return result;
  },
});

/** Resolves after the tasks that React's scheduler has posted; fake timers do not hold it. */
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
  /** Throws what a component threw, where no error boundary caught it. */
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

/** Unmounts everything that was rendered and removes its elements. */
export function cleanup(): void {
  for (const [container, unmount] of mounted) {
    unmount();
    container.remove();
  }
  mounted.clear();
}

/** Runs `work` and commits the state that it sets. */
export function act(work: () => void): void {
  flushSync(work);
}
