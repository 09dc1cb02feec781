import { useEffect } from 'react';
import { shadowRoots } from '../provider/shadow';
import base from './shadow.css?inline';

/** The shadow root of an element, with its widget and the layer for its overlays. */
export interface Shadow {
  readonly root: ShadowRoot;
  readonly place: HTMLElement;
  readonly layer: HTMLElement;
}

/** Creates the shadow root. Constructed stylesheets are allowed by a strict CSP, unlike a <style>. */
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

/** All roots share one stylesheet object per text. */
export function adoptStyles(root: ShadowRoot, css: string | undefined): void {
  // jsdom does not support adopted stylesheets and does not draw, so a host's tests there can skip them.
  if (css === undefined || !('adoptedStyleSheets' in root)) return;
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) {
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** Registers the root, so that `searchAll` finds it. A moved layer has left the top layer and is shown again. */
export function enterPage({ root, layer }: Shadow): void {
  shadowRoots.add(root);
  raise(layer);
}

export function leavePage({ root }: Shadow): void {
  shadowRoots.delete(root);
}

/**
 * Shows the layer on top again whenever an overlay opens in it, because the page may have opened a <dialog> since.
 * Hides it while a modal of the page that is no <dialog> is in front (hostModals.ts).
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

/** Without support for `popover` both methods are missing, and the layer stays where the page places it. */
function raise(layer: HTMLElement): void {
  if (!layer.isConnected || !('showPopover' in layer)) return;
  lower(layer);
  layer.showPopover();
}

function lower(layer: HTMLElement): void {
  if ('hidePopover' in layer && layer.matches(':popover-open')) layer.hidePopover();
}
