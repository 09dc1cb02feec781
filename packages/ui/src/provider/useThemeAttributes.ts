import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Theme } from './theme';
import { derivedColors } from './derivedColors';

/**
 * The attributes of a themed root. The host's tokens are set through CSSOM: a style attribute in server-rendered HTML
 * would violate `style-src 'self'`.
 */
export function useThemeAttributes(
  root: RefObject<HTMLElement | null>,
  theme: Theme,
): { 'data-theme': string; 'data-density': string } {
  const dark = useDark(theme);
  useClientLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const tokens = tokensOf(theme, dark);
    for (const [name, value] of tokens) element.style.setProperty(name, value);
    return () => {
      for (const [name] of tokens) element.style.removeProperty(name);
    };
  }, [root, theme, dark]);
  return { 'data-theme': theme.scheme ?? 'system', 'data-density': theme.density ?? 'comfortable' };
}

function tokensOf(theme: Theme, dark: boolean): [string, string][] {
  const scheme = dark ? 'dark' : 'light';
  const colors = [...Object.entries(theme[scheme] ?? {}), ...derivedColors(scheme, theme)].map(
    ([name, value]): [string, string] => [`color-${name}`, value],
  );
  return [...Object.entries(theme.tokens ?? {}), ...colors].map(([name, value]) => [`--kalem-${name}`, value]);
}

function useDark(theme: Theme): boolean {
  const system = useSyncExternalStore(watchSystem, systemIsDark, () => false);
  return theme.scheme === 'dark' || (theme.scheme !== 'light' && system);
}

const darkQuery = '(prefers-color-scheme: dark)';

function systemIsDark(): boolean {
  return matchMedia(darkQuery).matches;
}

function watchSystem(changed: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** `useLayoutEffect` without React 18's warning on the server. */
export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
