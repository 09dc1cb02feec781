import { useCallback, useRef } from 'react';
import { useClientLayoutEffect } from './useThemeAttributes';

/** The same function between renders, which calls the newest: for listeners, timers, and what a host passes in. */
export function useStable<Input extends readonly unknown[], Result>(
  newest: (...input: Input) => Result,
): (...input: Input) => Result {
  const current = useRef(newest);
  useClientLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...input) => current.current(...input), []);
}
