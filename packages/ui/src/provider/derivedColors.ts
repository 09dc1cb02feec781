import type { Theme, ThemeColor } from './theme';

/** `share` per cent of one colour, mixed with another. */
interface Mix {
  readonly of: ThemeColor;
  readonly share: number;
  readonly and: ThemeColor | '#000' | '#fff' | 'transparent';
}

/** Colours that are derived from the host's colours, unless the host sets them. */
const mixes: Record<'light' | 'dark', Partial<Record<ThemeColor, Mix>>> = {
  light: {
    'primary-hover': { of: 'primary', share: 84, and: '#000' },
    'primary-soft': { of: 'primary', share: 11, and: 'surface' },
    'surface-sunken': { of: 'primary', share: 6, and: 'surface' },
    border: { of: 'text', share: 15, and: 'surface' },
    scrim: { of: 'text', share: 42, and: 'transparent' },
  },
  dark: {
    'primary-hover': { of: 'primary', share: 76, and: '#fff' },
    'primary-soft': { of: 'primary', share: 16, and: 'surface' },
    'surface-sunken': { of: 'bg', share: 50, and: 'surface' },
    border: { of: 'text', share: 12, and: 'surface' },
    scrim: { of: 'bg', share: 60, and: 'transparent' },
  },
};

/**
 * The colours to derive for a theme. A host that sets only its primary colour gets a matching hover colour. Source:
 * BNK-27.
 */
export function mixesOf(scheme: 'light' | 'dark', theme: Theme): [ThemeColor, Mix][] {
  const given = theme[scheme] ?? {};
  return (Object.entries(mixes[scheme]) as [ThemeColor, Mix][]).filter(
    ([name, { of, and }]) => !(name in given) && (of in given || and in given),
  );
}

/** The derived colours as CSS values. Colours that the host does not set refer to the stylesheet's tokens. */
export function derivedColors(scheme: 'light' | 'dark', theme: Theme): [ThemeColor, string][] {
  return mixesOf(scheme, theme).map(([name, { of, share, and }]) => {
    const isColor = and === 'transparent' || and.startsWith('#');
    const other = isColor ? and : `var(--kalem-color-${and})`;
    return [name, `color-mix(in srgb, var(--kalem-color-${of}) ${share}%, ${other})`];
  });
}
