import { useEffect } from 'react';
import { shadowRoots } from '../provider/shadow';
import base from './shadow.css?inline';

/** The shadow root of an element, which holds its widget and everything that opens from it. */
export interface Shadow {
  readonly root: ShadowRoot;
  readonly place: HTMLElement;
  readonly layer: HTMLElement;
}

/** Styles come as sheets that are made here: a strict policy has nothing against those. */
export function createShadow(host: HTMLElement): Shadow {
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, base);
  const place = document.createElement('div');
  const layer = document.createElement('div');
  layer.className = 'kalem-layer';
  layer.popover = 'manual';
  root.append(place, layer);
  return { root, place, layer };
}

const sheets = new Map<string, CSSStyleSheet>();

/** All roots share one sheet of each text. */
export function adoptStyles(root: ShadowRoot, css: string | undefined): void {
  // jsdom adopts no sheets and draws nothing, so a host's tests there miss nothing.
  if (css === undefined || !('adoptedStyleSheets' in root)) return;
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) {
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** From now on the rest of the library looks into this root too. A layer that was moved has left the top. */
export function enterPage({ root, layer }: Shadow): void {
  shadowRoots.add(root);
  raise(layer);
}

export function leavePage({ root }: Shadow): void {
  shadowRoots.delete(root);
}

/**
 * Brings the layer to the top again whenever something opens in it, for the page may have opened a <dialog> of its own;
 * and takes it down while a modal of the page's that is no <dialog> stands in front (hostModals.ts).
 */
export function useTopLayer(
  layer: HTMLElement,
  portal: HTMLElement | null,
  { shows, onOpen }: { shows: string; onOpen?: () => void },
): void {
  useEffect(() => {
    if (!portal) return undefined;
    const count = () => portal.querySelectorAll(shows).length;
    let before = 0;
    let wasBehind = false;
    const look = () => {
      const now = count();
      const isBehind = portal.hasAttribute('data-behind');
      if (isBehind && !wasBehind) lower(layer);
      if (!isBehind && (wasBehind || now > before)) raise(layer);
      if (now > before) onOpen?.();
      before = now;
      wasBehind = isBehind;
    };
    const observer = new MutationObserver(look);
    observer.observe(portal, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-behind'] });
    return () => observer.disconnect();
  }, [layer, portal, shows, onOpen]);
}

/** A browser without `popover` has neither method: there it stands where the page places it. */
function raise(layer: HTMLElement): void {
  if (!layer.isConnected || !('showPopover' in layer)) return;
  lower(layer);
  layer.showPopover();
}

function lower(layer: HTMLElement): void {
  if ('hidePopover' in layer && layer.matches(':popover-open')) layer.hidePopover();
}
