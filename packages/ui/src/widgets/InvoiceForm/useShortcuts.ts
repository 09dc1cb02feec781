import { useEffect, useRef, type RefObject } from 'react';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';
import type { SaveActions } from './useSave';

/** Ctrl+S saves, Ctrl+Enter saves and signs: in the form, and while nothing on the page has the focus. */
export function useShortcuts(root: RefObject<HTMLElement | null>, actions: SaveActions): void {
  const current = useRef(actions);
  useClientLayoutEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs =
        event.target === document.body || (event.target instanceof Node && root.current?.contains(event.target));
      if (!isOurs || event.defaultPrevented || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      if (event.key !== 'Enter' && event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (event.key === 'Enter') current.current.saveAndSign();
      else current.current.save();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
}
