import { useMemo } from 'react';
import { widgets } from '../widgets';
import { isDevelopment, sayOnce } from './development';
import { useKalem } from './useKalem';

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

export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string;

type MessageParams = Record<string, string | number>;

/**
 * A catalogue with equal keys in both languages; the host overrides a text by its stable key, `<name>.<key>`.
 *
 * @example const messages = defineMessages('invoiceList', { tr: { sign: 'Imzala' }, en: { sign: 'Sign' } });
 */
export function defineMessages<Text extends Record<string, string>>(
  name: string,
  texts: { tr: Text; en: { [Key in keyof Text]: string } },
): Messages<keyof Text & string> {
  return { name, texts };
}

/** The texts of a catalogue in the provider's language, with the host's own in front. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { locale, messages: overrides } = useKalem();
  return useMemo(() => {
    nameUnknownKeys(messages, overrides);
    return (key, params = {}) => formatMessage(textOf(messages, key, { locale, messages: overrides }), params, locale);
  }, [locale, messages, overrides]);
}

/** One text, its parameters not yet filled in. */
export function textOf<Key extends string>(catalogue: Messages<Key>, key: Key, { locale, messages }: Texts): string {
  return messages[`${catalogue.name}.${key}`] ?? catalogue.texts[locale][key];
}

/** Fills `{name}` with a parameter, and `{n|invoice|invoices}` with the form that the number `n` takes in the language. */
export function formatMessage(text: string, params: MessageParams, locale: Locale): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (other === undefined) return String(value);
    return (new Intl.PluralRules(locale).select(Number(value)) === 'one' ? one : other) ?? other;
  });
}

/** The provider's language; one that there is none of falls back to Turkish and says so. */
export function knownLocale(locale: string): Locale {
  if (locale === 'tr' || locale === 'en') return locale;
  sayOnce(`there is no locale '${locale}', only 'tr' and 'en'; the texts are Turkish.`);
  return 'tr';
}

const checked = new WeakMap<object, Set<string>>();

/** In development: a host's text that no catalogue has a place for never shows, and somebody would search long for the reason. */
function nameUnknownKeys({ name, texts }: Messages<string>, messages: Texts['messages']): void {
  const seen = checked.get(messages) ?? new Set<string>();
  if (seen.has(name) || !isDevelopment()) return;
  checked.set(messages, seen.add(name));
  for (const path of Object.keys(messages)) {
    const [catalogue, key = ''] = path.split('.');
    if (catalogue === name && !(key in texts.tr)) sayOnce(`messages: '${path}' is no text; '${name}' has no '${key}'.`);
    if (catalogue && !catalogues.has(catalogue)) sayOnce(`messages: '${path}' is no text; there is no '${catalogue}'.`);
  }
}

/** What the first half of a message key can be: a widget's name in camel case, or what widgets share. */
const catalogues = new Set([
  ...['kalem', 'widget', 'list', 'fields', 'fault', 'problem', 'invoiceType', 'unit'],
  ...Object.keys(widgets).map((name) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())),
]);
