import { useKalem } from '@kalem/ui';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { useApp } from '../AppRoot';

/** Where single keys are text, or belong to what is open. */
const taken =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="searchbox"], ' +
  '[role="combobox"], [role="menu"], [role="listbox"]';

interface ShellKeys {
  onFind: () => void;
  onHelp: () => void;
  /** Missing where the user may make none. */
  onNewInvoice: (() => void) | undefined;
}

/**
 * The shell's own keys: Ctrl K, on a Mac ⌘ K, anywhere; `?`, `/` and N where nobody types and no dialog is open.
 * A widget that holds the focus takes `/` and N first. Ctrl S never opens the browser's own dialog.
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
 * Leads the user to a new screen: messages of the previous screen go, and the heading gets the focus, unless the
 * screen or a dialog has taken it. Back returns the focus to the control that was left. `<ScrollRestoration>` does the
 * same for the scroll position. Returns what `<main>` needs.
 */
export function useScreenChange(main: RefObject<HTMLElement | null>, isUncovered: boolean) {
  const { turnPage } = useKalem();
  const { router } = useApp();
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const isLoading = useNavigation().state === 'loading';
  const shown = useRef({ pathname, key });
  // After the sign-in the first screen is a new one. A page that the browser loads keeps its own focus.
  const isNew = useRef(type !== 'POP');
  const leftAt = useRef<number>(undefined);
  const focused = useRef<Element>(undefined);
  const left = useRef(new Map<string, Control>());

  // A layout effect: its cleanup runs before the new screen can take the focus.
  useLayoutEffect(() => {
    const controls = left.current;
    return () => {
      if (focused.current) controls.set(key, controlOf(focused.current));
    };
  }, [key]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    // A list that writes its query into the address keeps its place and stays the same screen.
    if (before.key === key || router.state.preventScrollReset) return;
    isNew.current = true;
    if (before.pathname !== pathname) turnPage(leftAt.current);
  }, [pathname, key, router, turnPage]);
  useEffect(() => {
    // After the sign-in there is no <main> yet. A window of the shell returns the focus to its button when it has gone.
    if (!isNew.current || !isUncovered) return;
    isNew.current = false;
    const control = type === 'POP' ? left.current.get(key) : undefined;
    return main.current ? enterScreen(main.current, control) : undefined;
  }, [key, type, isUncovered, main]);
  // After it has been read: both change with the screen.
  useEffect(() => {
    leftAt.current = isLoading ? performance.now() : undefined;
  }, [isLoading]);
  return {
    onFocus: ({ target }: { target: Element }) => {
      // React passes on the focus of dialogs too, which are elsewhere in the document.
      if (main.current?.contains(target)) focused.current = target;
    },
  };
}

/**
 * Moves the focus to the control that was left, else to the heading, as soon as the screen shows it. Ends when the user
 * or the screen moves the focus, and when the returned function is called.
 */
function enterScreen(main: HTMLElement, control: Control | undefined): () => void {
  let heading: HTMLElement | null = null;
  /** Where the focus may be while the user has not moved it; at first also the menu that led here. */
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
  // After the screen has taken its own place for the focus, if it has one.
  queueMicrotask(look);
  return stop;
}

/** A control of a screen, by what is the same when the screen is rendered again. */
interface Control {
  tag: string;
  name: string;
  /** Of several with the same name. */
  index: number;
}

function controlOf(element: Element): Control {
  const name = nameOf(element);
  // A screen that was left is no longer in the document, but still whole.
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
