'use client';
import { useRef, type ReactNode } from 'react';
import { useKalem } from './useKalem';
import { useThemeAttributes } from './useThemeAttributes';

/** Tokens, font and base styles for the host's own page around the widgets (its shell, its forms); must be inside a provider. */
export function KalemScope({ className = '', children }: { className?: string; children: ReactNode }) {
  const { theme, locale } = useKalem();
  const root = useRef<HTMLDivElement>(null);
  const attributes = useThemeAttributes(root, theme);
  return (
    <div ref={root} className={`kalem-root ${className}`} lang={locale} {...attributes}>
      {children}
    </div>
  );
}
