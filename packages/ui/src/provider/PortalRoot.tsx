import { type ReactNode, type RefObject, useRef } from 'react';
import { useKalem } from './useKalem';
import { useClientLayoutEffect, useThemeAttributes } from './useThemeAttributes';

/**
 * The root that overlays are rendered into: outside of the widgets, so that nothing of the host clips them, with the
 * same theme.
 */
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

/**
 * How much larger than the window's pixels the page around the overlays is drawn (`body { zoom }`); reset.css undoes
 * it.
 */
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
    // Another zoom is another width in the page's pixels.
    const observer = new ResizeObserver(measure);
    observer.observe(parentElement);
    return () => observer.disconnect();
  }, [root]);
}
