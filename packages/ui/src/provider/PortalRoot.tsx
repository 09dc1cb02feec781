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
    const { style, parentElement } = root.current ?? {};
    if (!style || !parentElement) return undefined;
    const measure = () => {
      const zoom = parentElement.currentCSSZoom ?? 1;
      if (zoom === 1) style.removeProperty('--kalem-zoom');
      else style.setProperty('--kalem-zoom', String(zoom));
    };
    measure();
    // A new zoom changes the page's width in CSS pixels.
    const observer = new ResizeObserver(measure);
    observer.observe(parentElement);
    return () => observer.disconnect();
  }, [root]);
}
