import { useCallback } from 'react';
import { useKalem } from './useKalem';

/** Texts of one widget in every language. `{name}` is a parameter, `{n|one|other}` chooses by number. */
export interface Messages<Key extends string> {
  name: string;
  texts: Record<Locale, Record<Key, string>>;
}

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

export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string;

/** The texts of a catalogue in the provider's language, with the host's own in front. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { locale, messages: overrides } = useKalem();
  return useCallback(
    (key, params = {}) =>
      formatMessage(overrides[`${messages.name}.${key}`] ?? messages.texts[locale][key], params, locale),
    [locale, messages, overrides],
  );
}

type MessageParams = Record<string, string | number>;

/** Fills `{name}` with a parameter, and `{n|invoice|invoices}` with the form that the number `n` takes in the language. */
export function formatMessage(text: string, params: MessageParams, locale: Locale): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (other === undefined) return String(value);
    return (new Intl.PluralRules(locale).select(Number(value)) === 'one' ? one : other) ?? other;
  });
}

/** The languages that every text of Kalem exists in; `tr` is the first. */
export type Locale = 'tr' | 'en';
