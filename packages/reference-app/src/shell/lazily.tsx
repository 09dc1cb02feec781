import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/**
 * A lazy part of the shell that is optional. If its chunk fails to load, it renders nothing until the next reload, so
 * that no typed text is lost.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => Nothing),
  }));
}

/** Delay of loading windows that are still closed, so that the first screen gets the connection for itself. */
const PRELOAD_AFTER_MS = 10_000;

/** A lazy window of the shell: loaded when it is first opened, or ten seconds after the shell was shown. */
export function lazyWindow<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Window = lazily(load);
  return function LazyWindow(props: Props) {
    const [isWanted, setWanted] = useState(props.isOpen);
    if (props.isOpen && !isWanted) setWanted(true);
    useEffect(() => {
      const timer = setTimeout(() => setWanted(true), PRELOAD_AFTER_MS);
      return () => clearTimeout(timer);
    }, []);
    const [isMounted, setMounted] = useState(false);
    return isWanted ? (
      <Suspense>
        <Mounted onMounted={() => setMounted(true)} />
        <Window {...props} isOpen={props.isOpen && isMounted} />
      </Suspense>
    ) : null;
  };
}

/**
 * Tells that the window beside it is mounted. A dialog of Headless UI that is open at its first render does not make
 * the rest of the page inert.
 */
function Mounted({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}

function Nothing() {
  return null;
}
