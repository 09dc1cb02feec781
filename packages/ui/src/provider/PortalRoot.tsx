import { useRef, type ReactNode } from 'react';
import { useClientLayoutEffect } from './useClientLayoutEffect';
import { useKalem } from './useKalem';
import { useThemeAttributes } from './useThemeAttributes';

/** The root that overlays are rendered into: outside of the widgets, so that nothing of the host clips them, with the same theme. */
export function PortalRoot({ onRoot, children }: { onRoot: (root: HTMLElement | null) => void; children: ReactNode }) {
  const { theme, locale } = useKalem();
  const root = useRef<HTMLDivElement>(null);
  const attributes = useThemeAttributes(root, theme);
  useClientLayoutEffect(() => {
    onRoot(root.current);
    return () => onRoot(null);
  }, [onRoot]);
  return (
    <div ref={root} className="kalem-root kalem-portal" lang={locale} {...attributes}>
      {children}
    </div>
  );
}
