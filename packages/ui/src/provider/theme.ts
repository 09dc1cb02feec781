import type { defaultColors } from './defaultColors';

export type ThemeColor = keyof typeof defaultColors.light;
export type ThemeColors = Partial<Record<ThemeColor, string>>;

/** A token name without `--kalem-`: type, space, shape, size and motion. Colours are in `light` and `dark`. */
export type ThemeToken =
  | 'font'
  | `font-size-${'xs' | 'sm' | 'md' | 'lg' | 'xl'}`
  | 'line'
  | `weight-${'normal' | 'medium' | 'strong'}`
  | `space-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | 'radius'
  | `shadow-${1 | 2 | 3}`
  | 'row-height'
  | 'control-height'
  | 'focus'
  | 'duration'
  | 'layer'
  | 'sticky-top';

/** The look of the widgets. Every part is optional. */
export interface Theme {
  /** `system` (default) follows the user's device. */
  scheme?: 'light' | 'dark' | 'system';
  density?: 'comfortable' | 'compact';
  tokens?: Partial<Record<ThemeToken, string>>;
  light?: ThemeColors;
  dark?: ThemeColors;
}
