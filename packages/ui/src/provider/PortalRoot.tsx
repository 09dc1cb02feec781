import { type ReactNode, type RefObject, useRef } from 'react';
import { useKalem } from './useKalem';
import { useClientLayoutEffect, useThemeAttributes } from './useThemeAttributes';

/** The root for overlays, with the provider's theme. It is outside the widgets, so that no host element clips them. */
export function PortalRoot({ onRoot, children }: { onRoot: (root: HTMLElement | null) => void; children?: ReactNode }) {
  const { theme, locale } = useKalem();
  const root = useRef<HTMLDivElement>(null);
  const attributes = useThemeAttributes(root, theme);
  useClientLayoutEffect(() => {
    onRoot(root.current);
    return () => onRoot(null);
  }, [onRoot]);
  usePageZoom(root);
  return (
    <div ref={root} className="kalem-root kalem-portal" lang={locale} dir="ltr" {...attributes}>
      {children}
    </div>
  );
}

/** Sets the zoom of the page around the overlays (`body { zoom }`) as a property. reset.css divides by it. */
function usePageZoom(root: RefObject<HTMLElement | null>): void {
  useClientLayoutEffect(() => {
    const { current } = root;
    const { style, parentElement } = current ?? {};
    if (!current || !style || !parentElement) return undefined;
    const measure = () => {
      const zoom = parentElement.currentCSSZoom ?? 1;
      style.removeProperty('--kalem-zoom');
      if (zoom === 1) return;
      style.setProperty('--kalem-zoom', String(zoom));
      // Firefox rounds zooms to 1/64, which leaves a remainder of up to 2 %; the next larger one undoes it.
      const undone = Number(getComputedStyle(current).zoom) * zoom;
      if (Math.abs(undone - 1) > 0.001) style.setProperty('--kalem-zoom', String(64 / Math.ceil(64 / zoom)));
    };
    measure();
    // A new zoom changes the page's width in CSS pixels.
    const observer = new ResizeObserver(measure);
    observer.observe(parentElement);
    return () => observer.disconnect();
  }, [root]);
}
