import { sayOnce } from './development';
import type { MessageKey } from './generated/messageKeys';

/** The languages of all texts. The first one is `tr`. */
export type Locale = 'tr' | 'en';

/** Texts of a host in place of ours. An unknown key is a type error. */
export type HostMessages = Readonly<Partial<Record<MessageKey, string>>>;

/** A language, and the host's texts by permanent key, `'<catalogue>.<key>'`. */
export interface Texts {
  locale: Locale;
  messages: Readonly<Record<string, string>>;
}

/** The texts of one widget in every language. `{name}` is a parameter; `{n|one|other}` selects a plural form. */
export interface Messages<Key extends string> {
  name: string;
  texts: Record<Locale, Record<Key, string>>;
}

export type MessageParams = Record<string, string | number>;

/**
 * Defines a catalogue with the same keys in both languages. Hosts override a text by its permanent key, `<name>.<key>`.
 *
 * @example const messages = defineMessages('invoiceList', { tr: { sign: 'İmzala' }, en: { sign: 'Sign' } });
 */
export function defineMessages<Text extends Record<string, string>>(
  name: string,
  texts: { tr: Text; en: { [Key in keyof Text]: string } },
): Messages<keyof Text & string> {
  return { name, texts };
}

/** Returns one text, before its parameters are filled in. */
export function textOf<Key extends string>(catalogue: Messages<Key>, key: Key, { locale, messages }: Texts): string {
  return messages[`${catalogue.name}.${key}`] ?? catalogue.texts[locale][key];
}

/**
 * Replaces `{name}` by a parameter, and `{n|invoice|invoices}` by the plural form for the number `n`. Numbers are
 * formatted for the locale ('1.204'). Pass a string to avoid separators, for example for a year.
 */
export function formatMessage(text: string, params: MessageParams, locale: Locale): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (other === undefined) return typeof value === 'number' ? value.toLocaleString(locale) : value;
    return (new Intl.PluralRules(locale).select(Number(value)) === 'one' ? one : other) ?? other;
  });
}

/** Returns the locale, or Turkish with a warning when it is unknown. */
export function knownLocale(locale: string): Locale {
  if (locale === 'tr' || locale === 'en') return locale;
  sayOnce(`there is no locale '${locale}', only 'tr' and 'en'; the texts are Turkish.`);
  return 'tr';
}
