import { defaultColors } from './defaultColors';
import { mixesOf } from './derivedColors';
import type { Theme, ThemeColor, ThemeColors } from './theme';

const text: ThemeColor[] = ['text', 'text-muted'];
const surfaces: ThemeColor[] = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'primary-soft'];
const pairs: [ThemeColor, ThemeColor, number][] = [
  ...text.flatMap((front) => surfaces.map((back): [ThemeColor, ThemeColor, number] => [front, back, 4.5])),
  ['primary', 'surface', 4.5],
  ['primary', 'primary-soft', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['success', 'surface', 4.5],
  ['success', 'success-soft', 4.5],
  ['warning', 'surface', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['info', 'surface', 4.5],
  ['info', 'info-soft', 4.5],
  ['text', 'success-soft', 4.5],
  ['text', 'warning-soft', 4.5],
  ['text', 'danger-soft', 4.5],
  ['text', 'info-soft', 4.5],
  ['border-strong', 'surface', 3],
];

/**
 * Checks a theme and returns it for `<KalemProvider theme>`. `primary-hover`, `primary-soft`, `surface-sunken`,
 * `border` and `scrim` are derived from the theme's other colours when the theme does not set them. Throws a RangeError
 * that names each pair of colours whose contrast is below WCAG 2.2 (4.5 for text, 3 for outlines). Only #hex and rgb()
 * colours are checked.
 *
 * @example const theme = createTheme({ scheme: 'light', tokens: { radius: '2px' }, light: { primary: '#7a1fa2' } });
 */
export function createTheme(theme: Theme): Theme {
  const faults = [...faultsOf('light', theme), ...faultsOf('dark', theme)];
  if (faults.length)
    throw new RangeError(`People could not read this theme; darken or lighten one of each pair: ${faults.join('; ')}.`);
  return theme;
}

function faultsOf(scheme: 'light' | 'dark', theme: Theme): string[] {
  if (!theme[scheme]) return [];
  return contrastsOf(scheme, theme).flatMap(({ front, back, ratio, least }) =>
    ratio === undefined || ratio >= least
      ? []
      : [`${scheme} ${front} on ${back} is ${ratio.toFixed(2)}, at least ${least} is needed`],
  );
}

/** Lists the pairs of foreground and background that `createTheme` checks, with their contrast and the minimum. */
export function contrastsOf(scheme: 'light' | 'dark', theme: Theme) {
  const given: Record<string, string> = { ...defaultColors[scheme], ...theme[scheme] };
  const derived = mixesOf(scheme, theme).map(([name, { of, share, and }]) => [
    name,
    mixed(given[of] ?? '', share, given[and] ?? and),
  ]);
  const colors = { ...defaultColors[scheme], ...theme[scheme], ...(Object.fromEntries(derived) as ThemeColors) };
  return pairs.map(([front, back, least]) => ({
    front,
    back,
    ratio: contrastRatio(colors[front], colors[back]),
    least,
  }));
}

/** WCAG 2.2 contrast of two opaque colours in #rgb, #rrggbb or rgb(r g b). Undefined for other notations. */
export function contrastRatio(one: string, other: string): number | undefined {
  const a = luminance(one);
  const b = luminance(other);
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Mixes `share` per cent of `one` with `other`. Returns '' when a colour is not #rgb, #rrggbb or rgb(r g b). */
function mixed(one: string, share: number, other: string): string {
  const [a, b] = [channelsOf(one.trim()), channelsOf(other.trim())];
  if (!a || !b) return '';
  return `rgb(${a.map((value, at) => Math.round((value * share + (b[at] ?? 0) * (100 - share)) / 100)).join(' ')})`;
}

function luminance(color: string): number | undefined {
  const channels = channelsOf(color.trim());
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  if (short) return short.slice(1).map((digit) => parseInt(digit + digit, 16));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (long) return long.slice(1).map((pair) => parseInt(pair, 16));
  return /^rgb\((\d+)[ ,]+(\d+)[ ,]+(\d+)\)$/.exec(color)?.slice(1).map(Number);
}
