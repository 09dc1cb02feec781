import { focusedElement, searchAll, shadowRoots } from '../../provider/shadow';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';

/** Turns on React Aria's support for shadow roots, which our elements need. */
export { enableShadowDOM } from 'react-stately/private/flags/flags';

const modal = '[role="dialog"], [role="alertdialog"], [aria-modal="true"], dialog[open]';
const topLayer = 'data-react-aria-top-layer';

/**
 * While a dialog of ours is open, React Aria makes the page inert, including what comes later, and pulls the focus
 * back. That is wrong for what the host puts in front of us: a session that ends, a question of its own. So what
 * appears meanwhile outside our overlays can be used and may have the focus, and a modal stands above ours until it
 * goes.
 */
export function useHostModals(isOpen: boolean): void {
  useClientLayoutEffect(() => (isOpen ? watch() : undefined), [isOpen]);
}

/** Several dialogs of ours, of several providers, watch the one page together. */
let watchers = 0;
let stopWatching: () => void = () => undefined;

function watch(): () => void {
  watchers += 1;
  if (watchers === 1) stopWatching = start();
  return () => {
    watchers -= 1;
    if (watchers === 0) stopWatching();
  };
}

function start(): () => void {
  /** With what of the page was made usable for each. */
  const admitted = new Map<HTMLElement, HTMLElement[]>();
  // A dialog may have been opened from within the host's modal: that one stays behind it.
  const before = new Set(shownModals());
  let focused: Element | null = null;

  function admit(element: HTMLElement): void {
    if (admitted.has(element)) return;
    if (document.activeElement && isOurs(document.activeElement)) focused = focusedElement();
    element.setAttribute(topLayer, 'true');
    const opened = ancestors(element).filter((ancestor) => ancestor.inert);
    for (const ancestor of opened) ancestor.inert = false;
    admitted.set(element, opened);
  }

  function release(element: HTMLElement): void {
    for (const ancestor of admitted.get(element) ?? []) ancestor.inert = true;
    element.removeAttribute(topLayer);
    admitted.delete(element);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focused.focus();
  }

  function look(changes: MutationRecord[]): void {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof HTMLElement && isNew(node)) admit(node);
    }
    const shown = shownModals();
    for (const element of before) if (!shown.includes(element)) before.delete(element);
    for (const element of shown) if (!before.has(element) && !element.closest(`[${topLayer}]`)) admit(element);
    for (const element of admitted.keys()) if (!element.isConnected || isHidden(element)) release(element);
    markPortals([...admitted.keys()].some((element) => !isOnTop(element) && isInFront(element)));
  }

  // Before React Aria's own observer, which leaves alone what says that it is above, and before it pulls the focus
  // back.
  const observer = new MutationObserver(look);
  const attributeFilter = ['class', 'style', 'hidden', 'open', 'role', 'aria-modal', 'aria-hidden'];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || isOurs(target) || target.closest(`[${topLayer}]`)) return;
    // All of the page is inert: this one is not of the page as it was.
    const element = target.closest<HTMLElement>(modal) ?? ancestors(target).at(-1) ?? target;
    admit(element);
    markPortals(!isOnTop(element));
  };
  window.addEventListener('focusin', onFocus, true);

  return () => {
    observer.disconnect();
    window.removeEventListener('focusin', onFocus, true);
    for (const element of admitted.keys()) element.removeAttribute(topLayer);
    markPortals(false);
  };
}

function markPortals(isBehind: boolean): void {
  for (const portal of searchAll('.kalem-portal')) portal.toggleAttribute('data-behind', isBehind);
}

function shownModals(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(modal)].filter((element) => !isOurs(element) && !isHidden(element));
}

/** Added to a part of the page that is not inert as a whole. */
function isNew(element: HTMLElement): boolean {
  const isSeen = !/^(SCRIPT|STYLE|LINK|TEMPLATE)$/.test(element.tagName);
  return isSeen && !isOurs(element) && !element.parentElement?.closest(`[inert], [${topLayer}]`);
}

/** A modal <dialog> is in the browser's top layer, over ours, which need not sink into the page for it. */
function isOnTop(element: HTMLElement): boolean {
  return element.matches('dialog:modal');
}

/** A modal, with the role or without: then it has the focus or lies over the middle of the window. */
function isInFront(element: HTMLElement): boolean {
  if (element.matches(modal) || element.querySelector(modal) || element.contains(document.activeElement)) return true;
  const { innerWidth, innerHeight } = window;
  return [element, ...element.querySelectorAll('*')].slice(0, 20).some((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isOverMiddle =
      left < innerWidth / 2 && right > innerWidth / 2 && top < innerHeight / 2 && bottom > innerHeight / 2;
    return isOverMiddle && getComputedStyle(part).position === 'fixed';
  });
}

function isOurs(element: Element): boolean {
  const isAround = element.closest('.kalem-portal') !== null || element.querySelector('.kalem-portal') !== null;
  return isAround || [...shadowRoots].some(({ host }) => element.contains(host));
}

function isHidden(element: HTMLElement): boolean {
  return element.getClientRects().length === 0 && ![...element.querySelectorAll('*')].some(isDrawn);
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Itself and what it stands in, up to the one in <body>. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement && parentElement !== document.body ? [element, ...ancestors(parentElement)] : [element];
}
