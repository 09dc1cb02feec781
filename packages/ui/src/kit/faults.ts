import { useCallback, useSyncExternalStore } from 'react';
import type { FaultCode } from '@kalem/domain';
import { useMessages } from '../provider/messages';
import { defineMessages, type Messages } from '../provider/texts';
import type { FieldFault } from './fieldFault';

/**
 * Returns the text of a fault: translated for the domain, unchanged for the server. The translations load beside the
 * form. Until then, and after a failed load, a fault gets a general text.
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

/** The texts of the domain's faults by permanent code. A host overrides one as `'fault.<CODE>'`. */
type FaultTexts = Messages<FaultCode>;

/** A nameless empty catalogue. Before the texts are loaded, the host's texts must not be reported as unknown. */
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

/** After a failure the next form tries again. */
export async function loadFaultTexts(): Promise<void> {
  if (loaded || isUnderWay) return;
  isUnderWay = true;
  try {
    const { englishFaultMessages, faultMessages } = await import('@kalem/domain/messages');
    loaded = defineMessages('fault', { tr: faultMessages, en: englishFaultMessages });
    for (const changed of listeners) changed();
  } catch {
    // Keeps the general text.
  } finally {
    isUnderWay = false;
  }
}

const messages = defineMessages('form', {
  tr: { lookAgain: 'Bu alanı kontrol ediniz.' },
  en: { lookAgain: 'Please check this field.' },
});
