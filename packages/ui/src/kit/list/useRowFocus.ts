import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { focusedElement } from '../../provider/shadow';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const CONTROLS = '.kalem-list__name, [data-col="actions"] button, button';

/**
 * Keeps the focus in a list when the focused row is removed, for example deleted. The next row gets the focus, or else
 * the list. Returns the focus handler of the list.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<{ row: HTMLTableRowElement; at: number }>(undefined);
  useEffect(() => {
    if (last.current?.row.isConnected !== false) return undefined;
    const { at } = last.current;
    const settle = () => {
      const focused = focusedElement();
      const isLost = !focused || focused === document.body;
      // Waits while a dialog is open. Does not move a focus that is elsewhere.
      if (!isLost && focused.closest(OVERLAYS)) return;
      last.current = undefined;
      if (!isLost) return;
      const rows = list.current?.querySelectorAll('tbody tr');
      const next = rows?.[Math.min(at, rows.length - 1)];
      (next?.querySelector<HTMLElement>(CONTROLS) ?? list.current)?.focus();
    };
    // A closing dialog restores the focus one frame later.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(settle)));
    return () => cancelAnimationFrame(frame);
  });
  return ({ target }) => {
    const row = target.closest('tbody tr');
    if (row instanceof HTMLTableRowElement && list.current?.contains(row))
      last.current = { row, at: row.sectionRowIndex };
  };
}
