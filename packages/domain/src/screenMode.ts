/** How wide a screen is, from widest to narrowest. */
type ScreenMode = 'xl' | 'lg' | 'md' | 'sm' | 'xs';

/** The screen mode of a width in CSS pixels (SHL-36, NUM-12). */
export function screenMode(width: number): ScreenMode {
  if (width > 1920) return 'xl';
  if (width > 1280) return 'lg';
  if (width > 960) return 'md';
  return width > 600 ? 'sm' : 'xs';
}
