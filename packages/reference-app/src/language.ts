import type { Locale } from '@kalem/ui';
import { useApp } from './AppRoot';
import { useValue } from './value';

/** The type of a catalogue: texts, or functions of a name or a number. */
type Texts = Record<string, string | ((value: string) => string) | ((value: number) => string)>;

/**
 * Defines the texts of one folder of the app, with equal keys in both languages.
 *
 * @example const messages = defineMessages({ tr: { close: 'Kapat' }, en: { close: 'Close' } });
 */
export function defineMessages<Room extends Texts>(messages: {
  tr: Room;
  en: { [Key in keyof Room]: Room[Key] };
}): Record<Locale, Room> {
  return messages;
}

/** The texts of a catalogue in the chosen language. Also works outside of the provider. */
export function useMessages<Room>(messages: Record<Locale, Room>): Room {
  return messages[useValue(useApp().locale)];
}

/** Each language in its own name. */
const languages: Record<Locale, string> = { tr: 'Türkçe', en: 'English' };

/** The other language, and a function that switches to it. */
export function useOtherLanguage(): { lang: Locale; name: string; choose: () => void } {
  const { locale } = useApp();
  const lang = useValue(locale) === 'tr' ? 'en' : 'tr';
  return { lang, name: languages[lang], choose: () => locale.set(lang) };
}

/** A globe, the icon of the language switch. */
export const globe =
  'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M2.5 10h15M10 2.5c2 2.1 3 4.6 3 7.5s-1 5.4-3 7.5c-2-2.1-3-4.6-3-7.5' +
  's1-5.4 3-7.5';
