import type { Locale } from './Locale';

export type MessageParams = Record<string, string | number>;

/** Fills `{name}` with a parameter, and `{n|invoice|invoices}` with the form that the number `n` takes in the language. */
export function formatMessage(text: string, params: MessageParams, locale: Locale): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, other?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (other === undefined) return String(value);
    return (new Intl.PluralRules(locale).select(Number(value)) === 'one' ? one : other) ?? other;
  });
}
