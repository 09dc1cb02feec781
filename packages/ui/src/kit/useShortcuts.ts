import { foldTr } from '@kalem/domain';
import { useEffect } from 'react';
import { useKalem } from '../provider/useKalem';
import { useStable } from '../provider/useStable';

/** Where single keys are text, or belong to what is open. */
const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], ' +
  '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Keys of the widget around, by name: 'n', '/', 'F8', 'mod+s' (Ctrl, on a Mac ⌘), 'mod+shift+z', 'mod+Enter'. They work
 * while the focus is inside the widget, where a click is enough to bring it; single keys not while the user types. Keys
 * with Ctrl and function keys also work while nothing has the focus, as after a reload. The provider can switch
 * them off (WCAG 2.1.4).
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
  // Caps lock makes 'İ' of i and 'I' of ı on a Turkish keyboard, which no lower case of the device's language undoes.
  const name = key.length === 1 && key !== ' ' ? foldTr(key) : key;
  return ctrlKey || metaKey ? `mod+${shiftKey ? 'shift+' : ''}${name}` : name;
}

/** Dialogs stand elsewhere in the page, though React's events of theirs come by here. */
function isFree(event: KeyboardEvent, root: HTMLElement): boolean {
  const path = event.composedPath();
  const at = path.indexOf(root);
  const isWord = !event.ctrlKey && !event.metaKey && !/^F\d+$/.test(event.key);
  if (at < 0) return !isWord && isAround(path[0], root) && !root.closest('[aria-hidden="true"], [inert]');
  return !isWord || !path.slice(0, at).some((element) => element instanceof Element && element.matches(typing));
}

/** Whether the focus is on the page itself, or on a part of it that holds the widget. */
function isAround(target: EventTarget | undefined, root: HTMLElement): boolean {
  return target === document.body || (target instanceof Node && target.contains(root));
}
