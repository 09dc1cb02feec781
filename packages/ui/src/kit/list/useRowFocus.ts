import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusedElement } from '../../provider/shadow';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const CONTROLS = '.kalem-list__name, [data-col="actions"] button, button';

/** The pause between two checks whether the open dialog has closed. */
const AGAIN_MS = 100;

/**
 * Keeps the focus in a list when the focused row is removed, for example deleted, or the bar of the selected rows, for
 * example after signing. The next row gets the focus, or else the list. Returns the focus handler of the list.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<{ part: Element; at: number }>(undefined);
  useEffect(() => {
    if (last.current?.part.isConnected !== false) return undefined;
    const { at } = last.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const focused = focusedElement();
      const isLost = !focused || focused === document.body;
      // Waits while a dialog is open. Does not move a focus that is elsewhere.
      if (!isLost && focused.closest(OVERLAYS)) {
        timer = setTimeout(() => (frame = requestAnimationFrame(settle)), AGAIN_MS);
        return;
      }
      last.current = undefined;
      if (!isLost) return;
      const rows = list.current?.querySelectorAll('tbody tr');
      const next = rows?.[Math.min(at, rows.length - 1)];
      (next?.querySelector<HTMLElement>(CONTROLS) ?? list.current)?.focus();
    };
    // A closing dialog restores the focus one frame later.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(settle)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return ({ target }) => {
    const part = target.closest('tbody tr, .kalem-selection-bar');
    if (part && list.current?.contains(part))
      last.current = { part, at: part instanceof HTMLTableRowElement ? part.sectionRowIndex : 0 };
  };
}
