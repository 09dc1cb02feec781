import { useCallback, useRef } from 'react';
import type { WidgetEvent } from '../WidgetEvent';
import { useClientLayoutEffect } from './useThemeAttributes';
import { useKalem } from './useKalem';

/** Tells an event to the widget's own `onEvent` and to the provider's, in this order; the function stays the same between renders. */
export function useEmit<Event extends WidgetEvent>(
  onEvent: ((event: Event) => void) | undefined,
): (event: Event) => void {
  const { emit } = useKalem();
  const own = useRef(onEvent);
  useClientLayoutEffect(() => {
    own.current = onEvent;
  });
  return useCallback(
    (event) => {
      own.current?.(event);
      emit(event);
    },
    [emit],
  );
}
