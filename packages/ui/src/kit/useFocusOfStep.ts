import { type RefObject, useRef } from 'react';
import { useClientLayoutEffect } from '../provider/useThemeAttributes';

/**
 * Focuses a step's container when the step changes. The button that had the focus is removed with its step; Tab then
 * reaches the first field of the new one (USE-17). Scrolls up to the heading before the container, because a browser
 * would show the middle of a tall step.
 */
export function useFocusOfStep(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useClientLayoutEffect(() => {
    if (shown.current !== step) queueMicrotask(() => place.current && focusStep(place.current));
    shown.current = step;
  }, [step]);
  return place;
}

function focusStep(step: HTMLElement): void {
  step.focus({ preventScroll: true });
  (step.previousElementSibling ?? step).scrollIntoView({ block: 'nearest' });
}
