import type { Theme, ThemeColor } from './theme';

/** A colour that is `share` per cent of one colour and else another. */
interface Mix {
  readonly of: ThemeColor;
  readonly share: number;
  readonly and: ThemeColor | '#000' | '#fff' | 'transparent';
}

/** Colours that follow from a host's own ones, where the host does not give them. */
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

/** The colours that follow from a theme: a host that gives its primary colour gets a hover of it. Source: BNK-27. */
export function mixesOf(scheme: 'light' | 'dark', theme: Theme): [ThemeColor, Mix][] {
  const given = theme[scheme] ?? {};
  return (Object.entries(mixes[scheme]) as [ThemeColor, Mix][]).filter(
    ([name, { of, and }]) => !(name in given) && (of in given || and in given),
  );
}

/** The same as values of CSS; what the host does not give is read from the stylesheet. */
export function derivedColors(scheme: 'light' | 'dark', theme: Theme): [ThemeColor, string][] {
  return mixesOf(scheme, theme).map(([name, { of, share, and }]) => {
    const isColor = and === 'transparent' || and.startsWith('#');
    const other = isColor ? and : `var(--kalem-color-${and})`;
    return [name, `color-mix(in srgb, var(--kalem-color-${of}) ${share}%, ${other})`];
  });
}
