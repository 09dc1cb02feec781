import { useCallback, useSyncExternalStore } from 'react';
import type { FaultCode } from '@kalem/domain';
import { useMessages } from '../provider/messages';
import { defineMessages, type Messages } from '../provider/texts';
import type { FieldFault } from './fieldFault';

/**
 * The text of a fault: the domain's in the provider's language, the server's as it says it. The texts load beside the
 * form: until they are there, or after a redeploy removed them, a fault only says that the field is wrong.
 */
export function useFaultText(): (fault: FieldFault) => string {
  const texts = useSyncExternalStore(hearOfTexts, readTexts, readTexts);
  const t = useMessages(texts ?? noTexts);
  const general = useMessages(messages);
  return useCallback(
    ({ says }) => {
      if ('text' in says) return says.text;
      return texts ? t(says.code, says.params) : general('lookAgain');
    },
    [texts, t, general],
  );
}

/** The text of every fault of the domain, by its permanent code; a host overrides one as `'fault.<CODE>'`. */
type FaultTexts = Messages<FaultCode>;

/** No catalogue, and of no name: as long as there are no words, none of the host's can be wrong. */
const noTexts = { name: '', texts: { tr: {}, en: {} } } as unknown as FaultTexts;

const listeners = new Set<() => void>();
let loaded: FaultTexts | undefined;
let isUnderWay = false;

function readTexts(): FaultTexts | undefined {
  return loaded;
}

function hearOfTexts(changed: () => void): () => void {
  listeners.add(changed);
  void loadFaultTexts();
  return () => listeners.delete(changed);
}

/** What fails is tried again by the next form. */
export async function loadFaultTexts(): Promise<void> {
  if (loaded || isUnderWay) return;
  isUnderWay = true;
  try {
    const { englishFaultMessages, faultMessages } = await import('@kalem/domain/messages');
    loaded = defineMessages('fault', { tr: faultMessages, en: englishFaultMessages });
    for (const changed of listeners) changed();
  } catch {
    // The general words stay.
  } finally {
    isUnderWay = false;
  }
}

const messages = defineMessages('form', {
  tr: { lookAgain: 'Bu alanı kontrol ediniz.' },
  en: { lookAgain: 'Please check this field.' },
});
