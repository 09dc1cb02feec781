import { useCallback, useRef } from 'react';
import { useClientLayoutEffect } from './useThemeAttributes';

/**
 * Returns a function with a stable identity that calls the latest version: for listeners, timers and host callbacks.
 */
export function useStable<Input extends readonly unknown[], Result>(
  newest: (...input: Input) => Result,
): (...input: Input) => Result {
  const current = useRef(newest);
  useClientLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...input) => current.current(...input), []);
}
