import type { Locale } from './Locale';

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
