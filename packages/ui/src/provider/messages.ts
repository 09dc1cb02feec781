import { useMemo } from 'react';
import { isDevelopment, sayOnce } from './development';
import { formatMessage, type MessageParams, type Messages, textOf, type Texts } from './texts';
import { useKalem } from './useKalem';

export type Translate<Key extends string> = (key: Key, params?: MessageParams) => string;

/**
 * Returns a function that translates keys of a catalogue into the provider's language. The host's texts take
 * precedence.
 */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { locale, messages: overrides } = useKalem();
  return useMemo(() => {
    nameUnknownKeys(messages, overrides);
    return (key, params = {}) => formatMessage(textOf(messages, key, { locale, messages: overrides }), params, locale);
  }, [locale, messages, overrides]);
}

const checked = new WeakMap<object, Set<string>>();

/** Warns in development about a host text whose key the catalogue does not have. Such a text would never show. */
function nameUnknownKeys({ name, owners }: Messages<string>, messages: Texts['messages']): void {
  const seen = checked.get(messages) ?? new Set<string>();
  if (seen.has(name) || !isDevelopment()) return;
  checked.set(messages, seen.add(name));
  for (const path of Object.keys(messages)) {
    const [catalogue, key = ''] = path.split('.');
    if (catalogue === name && !owners[key]) sayOnce(`messages: '${path}' is no text; '${name}' has no '${key}'.`);
  }
}
