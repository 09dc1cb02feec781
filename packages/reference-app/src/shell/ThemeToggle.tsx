import { IconButton, icons } from '@kalem/ui/primitives';
import { useApp } from '../AppRoot';
import { useMessages } from '../language';
import { useMediaQuery } from '../useMediaQuery';
import { useValue } from '../value';
import { messages } from './messages';

/** Switches between light and dark. The system decides until the first click. */
export function ThemeToggle() {
  const t = useMessages(messages);
  const { theme } = useApp();
  const choice = useValue(theme);
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = choice === 'dark' || (choice === 'system' && isSystemDark);
  return (
    <IconButton
      label={t.theme}
      icon={isDark ? icons.sun : icons.moon}
      onPress={() => theme.set(isDark ? 'light' : 'dark')}
    />
  );
}
