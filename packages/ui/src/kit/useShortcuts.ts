import { foldTr } from '@kalem/domain';
import { useEffect, type KeyboardEvent } from 'react';
import { useKalem } from '../provider/useKalem';
import { useStable } from '../provider/useStable';

/** Where single keys are text, or belong to what is open. */
const typing =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], [role="combobox"], ' +
  '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Keys of the widget around, by name: 'n', '/', 'F8', 'mod+s' (Ctrl, on a Mac ⌘), 'mod+shift+z', 'mod+Enter'. They work
 * while the focus is inside the widget, where a click is enough to bring it; single keys not while the user types. The
 * provider can switch them off (WCAG 2.1.4).
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
function isFree({ nativeEvent, key, ctrlKey, metaKey }: KeyboardEvent, root: HTMLElement): boolean {
  const path = nativeEvent.composedPath();
  const at = path.indexOf(root);
  if (at < 0) return false;
  const isWord = !ctrlKey && !metaKey && !/^F\d+$/.test(key);
  return !isWord || !path.slice(0, at).some((element) => element instanceof Element && element.matches(typing));
}
