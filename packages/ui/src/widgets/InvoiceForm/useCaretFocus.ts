import { useRef, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import type { Caret } from './CaretState';

/** Brings the focus to where the caret was moved, and the line into view. A form that was only opened takes no focus. */
export function useCaretFocus(row: RefObject<HTMLElement | null>, caret: Caret | undefined): void {
  const done = useRef(0);
  const { focus = 0, column, field } = caret ?? {};
  useClientLayoutEffect(() => {
    if (focus === 0 || focus === done.current) return;
    done.current = focus;
    const target = find(row.current, field) ?? row.current?.querySelector(`[data-column="${column}"]`);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    if (target instanceof HTMLInputElement) placeCaret(target);
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [row, focus, column, field]);
}

function find(row: HTMLElement | null, field: string | undefined): Element | null {
  return field === undefined || row === null
    ? null
    : row.querySelector(`[data-field="${field}"] :is(input, select, textarea)`);
}

/** A figure is usually replaced, a name usually continued. */
function placeCaret(input: HTMLInputElement): void {
  if (input.dataset.column === 'malHizmet') input.setSelectionRange(input.value.length, input.value.length);
  else input.select();
}
