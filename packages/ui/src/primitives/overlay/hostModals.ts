import { focusedElement, searchAll, shadowRoots } from '../../provider/shadow';
import { useClientLayoutEffect } from '../../provider/useThemeAttributes';

/** Turns on React Aria's support for shadow roots, which our elements need. */
export { enableShadowDOM } from 'react-stately/private/flags/flags';

const modal = '[role="dialog"], [role="alertdialog"], [aria-modal="true"], dialog[open]';
const topLayer = 'data-react-aria-top-layer';

/**
 * Keeps modals of the host usable while a dialog of ours is open. React Aria makes the whole page inert, also elements
 * added later, and pulls the focus back. This is wrong for the host's own modals, such as an expired session. So
 * elements that appear outside our overlays stay usable and may take the focus, and a modal is placed above ours until
 * it closes.
 */
export function useHostModals(isOpen: boolean): void {
  useClientLayoutEffect(() => (isOpen ? watch() : undefined), [isOpen]);
}

/** Open dialogs of ours, of all providers in the page. They share one observer. */
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
  /** Per modal, the elements that were made usable for it. */
  const admitted = new Map<HTMLElement, HTMLElement[]>();
  // Modals that were open before. Our dialog may have been opened from within one, which then stays behind it.
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

  // Registered before React Aria's own observer, which skips elements marked as top layer, and before it pulls the
  // focus back.
  const observer = new MutationObserver(look);
  const attributeFilter = ['class', 'style', 'hidden', 'open', 'role', 'aria-modal', 'aria-hidden'];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || isOurs(target) || target.closest(`[${topLayer}]`)) return;
    // The whole page is inert, so this element appeared later.
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

/** True when the element was added to a part of the page that is not inert. */
function isNew(element: HTMLElement): boolean {
  const isSeen = !/^(SCRIPT|STYLE|LINK|TEMPLATE)$/.test(element.tagName);
  return isSeen && !isOurs(element) && !element.parentElement?.closest(`[inert], [${topLayer}]`);
}

/** A modal <dialog> is in the browser's top layer, above ours, so ours can stay where they are. */
function isOnTop(element: HTMLElement): boolean {
  return element.matches('dialog:modal');
}

/** True for a modal. Without the role it counts as modal when it has the focus or covers the middle of the window. */
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

/** The element and its ancestors below <body>. */
function ancestors(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  return parentElement && parentElement !== document.body ? [element, ...ancestors(parentElement)] : [element];
}
