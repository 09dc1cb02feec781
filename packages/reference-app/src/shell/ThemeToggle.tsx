import { IconButton, icons } from '@kalem/ui';
import { useApp } from '../AppRoot';
import { useMediaQuery } from '../useMediaQuery';
import { useValue } from '../value';

/** From light to dark and back; until it is pressed the system decides. */
export function ThemeToggle() {
  const { theme } = useApp();
  const choice = useValue(theme);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = choice === 'dark' || (choice === 'system' && isSystemDark);
  return (
    <IconButton
      label="Açık / koyu görünüm"
      icon={isDark ? icons.sun : icons.moon}
      onPress={() => theme.set(isDark ? 'light' : 'dark')}
    />
  );
}
