import { useCallback, useState, useSyncExternalStore } from 'react';

export interface CountdownTime {
  /** Whole seconds until the deadline, 0 when it has passed. */
  left: number;
  /** `left` as it was when a step was reached: what is read out. */
  spoken: number;
}

/** Seconds at which the rest is read out; a voice that counts each of them would drown the code. */
const steps = [120, 60, 30, 10, 0];

/**
 * Counts down to a moment (milliseconds since 1970) by the clock: a tab that slept shows the true rest when it wakes.
 * Undefined while there is no deadline.
 */
export function useCountdown(deadline: number | undefined): CountdownTime | undefined {
  const subscribe = useCallback((changed: () => void) => watchClock(deadline, changed), [deadline]);
  const left = useSyncExternalStore(
    subscribe,
    () => secondsUntil(deadline),
    () => undefined,
  );
  const [spoken, setSpoken] = useState(left);
  if (left === undefined) return undefined;
  if (spoken !== undefined && stepOf(spoken) === stepOf(left)) return { left, spoken };
  setSpoken(left);
  return { left, spoken: left };
}

function secondsUntil(deadline: number | undefined): number | undefined {
  return deadline === undefined ? undefined : Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
}

function watchClock(deadline: number | undefined, changed: () => void): () => void {
  if (deadline === undefined) return () => undefined;
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    changed();
    const rest = deadline - Date.now();
    if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
  };
}

function stepOf(left: number): number {
  return steps.findLast((step) => left <= step) ?? left;
}
