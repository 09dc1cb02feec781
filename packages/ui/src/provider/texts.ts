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
  /** All texts: those of the shared catalogues, and its own. */
  texts: Record<Locale, Record<Key, string>>;
  /** The catalogue whose name is part of the key that hosts override. */
  owners: Readonly<Partial<Record<string, string>>>;
}

export type MessageParams = Record<string, string | number>;

/**
 * Defines a catalogue with the same keys in both languages. Hosts override a text by its permanent key, `<name>.<key>`.
 * Texts of `shared` catalogues can be used like its own, and keep their key: a host overrides 'Vazgeç' once.
 *
 * @example
 *   const messages = defineMessages('invoiceList', { shared: [words], tr: { sign: 'İmzala' }, en: { sign: 'Sign' } });
 */
export function defineMessages<Text extends Record<string, string>, Shared extends readonly Messages<string>[] = []>(
  name: string,
  { tr, en, shared }: { tr: Text; en: { [Key in keyof Text]: string }; shared?: Shared },
): Messages<(keyof Text & string) | KeyOf<Shared[number]>> {
  const others = shared ?? [];
  const textsOf = (locale: Locale, own: Record<string, string>) =>
    Object.assign({}, ...others.map(({ texts }) => texts[locale]), own);
  const own = Object.keys(tr).map((key) => [key, name] as const);
  return {
    name,
    texts: { tr: textsOf('tr', tr), en: textsOf('en', en) },
    owners: Object.assign({}, ...others.map(({ owners }) => owners), Object.fromEntries(own)),
  };
}

type KeyOf<Catalogue> = Catalogue extends Messages<infer Key> ? Key : never;

/** Returns one text, before its parameters are filled in. */
export function textOf<Key extends string>(
  { texts, owners }: Messages<Key>,
  key: Key,
  { locale, messages }: Texts,
): string {
  return messages[`${owners[key]}.${key}`] ?? texts[locale][key];
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
