import { useEffect, type RefObject } from 'react';

/** `/` looks for something, `n` makes something new; not while somebody types, nor while a window is open, nor for another widget. */
export function useListKeys(
  root: RefObject<HTMLElement | null>,
  { onFind, onNew }: { onFind: () => void; onNew: () => void },
): void {
  useEffect(() => {
    const page = root.current?.ownerDocument;
    const press = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !isFree(event.target, root.current)
      )
        return;
      const act = { '/': onFind, n: onNew }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    page?.addEventListener('keydown', press);
    return () => page?.removeEventListener('keydown', press);
  });
}

function isFree(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (!(target instanceof HTMLElement) || !root) return false;
  if (root.closest('[aria-hidden="true"], [inert]')) return false;
  if (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="menu"], [role="listbox"]')
  )
    return false;
  const widget = target.closest('.kalem-widget');
  return !widget || widget.contains(root);
}
