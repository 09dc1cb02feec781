import { sayOnce } from './development';

/** The languages that every text of Kalem exists in; `tr` is the first. */
export type Locale = 'tr' | 'en';

/** A language, and the host's texts by stable key, `'<catalogue>.<key>'`. */
export interface Texts {
  locale: Locale;
  messages: Readonly<Record<string, string>>;
}

/** Texts of one widget in every language. `{name}` is a parameter, `{n|one|other}` chooses by number. */
export interface Messages<Key extends string> {
  name: string;
  texts: Record<Locale, Record<Key, string>>;
}

export type MessageParams = Record<string, string | number>;

/**
 * A catalogue with equal keys in both languages; the host overrides a text by its stable key, `<name>.<key>`.
 *
 * @example const messages = defineMessages('invoiceList', { tr: { sign: 'İmzala' }, en: { sign: 'Sign' } });
 */
export function defineMessages<Text extends Record<string, string>>(
  name: string,
  texts: { tr: Text; en: { [Key in keyof Text]: string } },
): Messages<keyof Text & string> {
  return { name, texts };
}

/** One text, its parameters not yet filled in. */
export function textOf<Key extends string>(catalogue: Messages<Key>, key: Key, { locale, messages }: Texts): string {
  return messages[`${catalogue.name}.${key}`] ?? catalogue.texts[locale][key];
}

/**
 * Fills `{name}` with a parameter, and `{n|invoice|invoices}` with the form that the number `n` takes in the language.
 * A number is written as the language writes it ('1.204'); one without separators, such as a year, comes as a string.
 */
export function formatMessage(text: string, params: MessageParams, locale: Locale): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (other === undefined) return typeof value === 'number' ? value.toLocaleString(locale) : value;
    return (new Intl.PluralRules(locale).select(Number(value)) === 'one' ? one : other) ?? other;
  });
}

/** The provider's language; an unknown one falls back to Turkish and says so. */
export function knownLocale(locale: string): Locale {
  if (locale === 'tr' || locale === 'en') return locale;
  sayOnce(`there is no locale '${locale}', only 'tr' and 'en'; the texts are Turkish.`);
  return 'tr';
}
