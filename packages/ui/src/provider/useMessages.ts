import { useCallback } from 'react';
import type { Messages } from './defineMessages';
import { formatMessage, type MessageParams } from './formatMessage';
import { useKalem } from './useKalem';

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
