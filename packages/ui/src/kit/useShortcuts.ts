import { foldTr } from '@kalem/domain';
import { useEffect } from 'react';
import { useKalem } from '../provider/useKalem';
import { useStable } from '../provider/useStable';

/** Elements in which single keys are text or belong to an open overlay. */
const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], ' +
  '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Shortcuts of the surrounding widget by key: 'n', '/', 'F8', 'mod+s' (Ctrl, on a Mac ⌘), 'mod+shift+z', 'mod+Enter'.
 * They work while the focus is inside the widget; a click moves it there. Single keys do not work during typing. Keys
 * with Ctrl and function keys also work while nothing is focused, as after a reload. The provider can turn them
 * off (WCAG 2.1.4).
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const { shortcuts, widget } = useKalem();
  const press = useStable((event: KeyboardEvent, root: HTMLElement) => {
    const act = keys[nameOf(event)];
    if (!act || event.defaultPrevented || !isFree(event, root)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => (shortcuts ? widget?.listen(press) : undefined), [shortcuts, widget, press]);
}

function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (altKey) return '';
  // On a Turkish keyboard caps lock turns i into 'İ' and ı into 'I'. `toLowerCase` does not revert that on devices in
  // other languages.
  const name = key.length === 1 && key !== ' ' ? foldTr(key) : key;
  return ctrlKey || metaKey ? `mod+${shiftKey ? 'shift+' : ''}${name}` : name;
}

/** False in dialogs: they are elsewhere in the page, but React events bubble from them to here. */
function isFree(event: KeyboardEvent, root: HTMLElement): boolean {
  const path = event.composedPath();
  const at = path.indexOf(root);
  const isWord = !event.ctrlKey && !event.metaKey && !/^F\d+$/.test(event.key);
  if (at < 0) return !isWord && isAround(path[0], root) && !root.closest('[aria-hidden="true"], [inert]');
  return !isWord || !path.slice(0, at).some((element) => element instanceof Element && element.matches(typing));
}

/** True if the focus is on the page or on an element that contains the widget. */
function isAround(target: EventTarget | undefined, root: HTMLElement): boolean {
  return target === document.body || (target instanceof Node && target.contains(root));
}
