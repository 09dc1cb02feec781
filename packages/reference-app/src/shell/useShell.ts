import { useKalem } from '@kalem/ui';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { useApp } from '../AppRoot';

/** Elements in which single keys are text, or are handled by an open overlay. */
const taken =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], ' +
  '[role="combobox"], [role="menu"], [role="listbox"]';

interface ShellKeys {
  onFind: () => void;
  onHelp: () => void;
  /** Missing when the user may not create invoices. */
  onNewInvoice: (() => void) | undefined;
}

/**
 * The shell's shortcuts: Ctrl K, on a Mac ⌘ K, everywhere; `?`, `/` and N outside of text fields and dialogs. A
 * focused widget gets `/` and N first. Ctrl S never opens the browser's own dialog.
 */
export function useShellKeys({ onFind, onHelp, onNewInvoice }: ShellKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (isCommand && key === 's') return event.preventDefault();
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const isTyping = event.composedPath().some((element) => element instanceof Element && element.matches(taken));
      if (isCommand && key === 'k') onFind();
      else if (isCommand || isTyping) return;
      else if (key === '?') onHelp();
      else if (key === '/') document.querySelector<HTMLInputElement>('main [role="search"] input')?.focus();
      else if (key === 'n' && onNewInvoice) onNewInvoice();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onFind, onHelp, onNewInvoice]);
}

/**
 * Handles a change of screens: dismisses toasts of the previous screen and focuses the heading, unless the
 * screen or a dialog has taken the focus. Back returns the focus to the control that was left. `<ScrollRestoration>`
 * does the same for the scroll position. Returns the props of `<main>`.
 */
export function useScreenChange(main: RefObject<HTMLElement | null>, isUncovered: boolean) {
  const { turnPage } = useKalem();
  const { router } = useApp();
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const isLoading = useNavigation().state === 'loading';
  const shown = useRef({ pathname, key });
  // The first screen after the sign-in counts as new. After a page load the browser's focus is kept.
  const isNew = useRef(type !== 'POP');
  const leftAt = useRef<number>(undefined);
  const focused = useRef<Element>(undefined);
  const left = useRef(new Map<string, Control>());

  // A layout effect, because its cleanup runs before the new screen can take the focus.
  useLayoutEffect(() => {
    const controls = left.current;
    return () => {
      if (focused.current) controls.set(key, controlOf(focused.current));
    };
  }, [key]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    // A list that writes its query into the address keeps its place: it is the same screen.
    if (before.key === key || router.state.preventScrollReset) return;
    isNew.current = true;
    if (before.pathname !== pathname) turnPage(leftAt.current);
  }, [pathname, key, router, turnPage]);
  useEffect(() => {
    // After the sign-in there is no <main> yet. A window of the shell first has to return the focus to its button.
    if (!isNew.current || !isUncovered) return;
    isNew.current = false;
    const control = type === 'POP' ? left.current.get(key) : undefined;
    return main.current ? enterScreen(main.current, control) : undefined;
  }, [key, type, isUncovered, main]);
  // Runs after the effect above has read them, because both change with the screen.
  useEffect(() => {
    leftAt.current = isLoading ? performance.now() : undefined;
  }, [isLoading]);
  return {
    onFocus: ({ target }: { target: Element }) => {
      // React bubbles focus events from dialogs too, although they are elsewhere in the document.
      if (main.current?.contains(target)) focused.current = target;
    },
  };
}

/**
 * Focuses the control that was left, or the heading, after it was rendered. Stops when the user or the screen moves
 * the focus, and when the returned function is called.
 */
function enterScreen(main: HTMLElement, control: Control | undefined): () => void {
  let heading: HTMLElement | null = null;
  /** Whether the user has not moved the focus yet; at first it may also be in the menu that led here. */
  const isUnmoved = (active: Element | null) =>
    heading
      ? active === heading || active === main || active === document.body
      : active === main || !(main.contains(active) || active?.closest('[role="dialog"], [role="alertdialog"]'));
  const observer = new MutationObserver(look);
  const stop = () => observer.disconnect();

  function look() {
    if (!isUnmoved(document.activeElement)) return stop();
    const found = control && findControl(main, control);
    if (!heading?.isConnected) heading = main.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (found ?? heading ?? main).focus({ preventScroll: true });
    if (found ?? (heading && !control)) stop();
  }

  observer.observe(main, { childList: true, subtree: true });
  // In a microtask, so that the screen can take the focus first.
  queueMicrotask(look);
  return stop;
}

/** Identifies a control by properties that stay the same after rendering the screen again. */
interface Control {
  tag: string;
  name: string;
  /** Index among controls with the same name. */
  index: number;
}

function controlOf(element: Element): Control {
  const name = nameOf(element);
  // A screen that was left is detached from the document, but complete.
  const root = element.getRootNode() as Document | Element;
  const alike = [...root.querySelectorAll(element.localName)].filter((other) => nameOf(other) === name);
  return { tag: element.localName, name, index: alike.indexOf(element) };
}

function findControl(main: HTMLElement, { tag, name, index }: Control): HTMLElement | undefined {
  return [...main.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name)[index];
}

function nameOf(element: Element): string {
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
  return element.getAttribute('aria-label') ?? (label ?? element).textContent;
}
