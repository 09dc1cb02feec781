import { useKalem } from '@kalem/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigation } from 'react-router';

/** Where single keys are text, or belong to what is open. */
const taken =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], ' +
  '[role="combobox"], [role="menu"], [role="listbox"]';

/** The shell's own keys: Ctrl K, on a Mac ⌘ K, anywhere; `?` where nobody types and no dialog is open. */
export function useShellKeys({ onFind, onHelp }: { onFind: () => void; onHelp: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || document.querySelector('[role="dialog"], [role="alertdialog"]'))
        return;
      const isCommand = event.ctrlKey || event.metaKey;
      const isTyping = event.composedPath().some((element) => element instanceof Element && element.matches(taken));
      if (isCommand && event.key.toLowerCase() === 'k') onFind();
      else if (!isCommand && event.key === '?' && !isTyping) onHelp();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onFind, onHelp]);
}

/**
 * What a change of screens does to what stays: toasts of the screen before go, and the focus, when it went with that
 * screen, is on the new one.
 */
export function useScreenChange(pathname: string, main: RefObject<HTMLElement | null>): void {
  const { turnPage } = useKalem();
  const isLoading = useNavigation().state === 'loading';
  const shown = useRef(pathname);
  const leftAt = useRef<number>(undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    turnPage(leftAt.current);
    // After the screen has taken its own place for the focus, if it has one.
    queueMicrotask(() => {
      if (document.activeElement === null || document.activeElement === document.body)
        main.current?.focus({ preventScroll: true });
    });
  }, [pathname, turnPage, main]);
  // After it has been read: both change with the screen.
  useEffect(() => {
    leftAt.current = isLoading ? performance.now() : undefined;
  }, [isLoading]);
}
