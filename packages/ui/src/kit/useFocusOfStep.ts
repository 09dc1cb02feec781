import { type RefObject, useRef } from 'react';
import { useClientLayoutEffect } from '../provider/useThemeAttributes';

/**
 * The place of a step, which gets the focus when another step is shown: the button that had it goes with its step, and
 * Tab leads on to the first field of the next one (USE-17).
 */
export function useFocusOfStep(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useClientLayoutEffect(() => {
    if (shown.current !== step) queueMicrotask(() => place.current?.focus());
    shown.current = step;
  }, [step]);
  return place;
}
