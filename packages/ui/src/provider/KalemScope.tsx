'use client';
import { useRef, type HTMLAttributes } from 'react';
import { useKalem } from './useKalem';
import { useThemeAttributes } from './useThemeAttributes';

/** A <div> with tokens, font and base styles for the host's own page around the widgets (its shell, its forms); must be inside a provider. */
export function KalemScope({ className = '', ...props }: HTMLAttributes<HTMLDivElement>) {
  const { theme, locale } = useKalem();
  const root = useRef<HTMLDivElement>(null);
  const attributes = useThemeAttributes(root, theme);
  return <div {...props} ref={root} className={`kalem-root ${className}`} lang={locale} {...attributes} />;
}
