import { useCallback, useSyncExternalStore } from 'react';
import type { Fault, FaultCode } from '@kalem/domain';
import { useMessages } from '../provider/messages';
import { defineMessages, type Messages } from '../provider/texts';

/** An error of one field. `field` is its `name`, a wire path. */
export interface FieldFault {
  readonly field: string;
  /** An error blocks saving, a warning does not. */
  readonly severity: 'error' | 'warning';
  /** Faults of the domain have a code that is translated. Faults of the server contain their text. */
  readonly says:
    { readonly code: FaultCode; readonly params: Fault['params'] } | { readonly text: string; readonly code?: string };
}

export function faultOfDomain({ path, severity, code, params }: Fault): FieldFault {
  return { field: path, severity, says: { code, params } };
}

export function faultOfServer({ path, code, message }: { path: string; code?: string; message: string }): FieldFault {
  return { field: path, severity: 'error', says: code === undefined ? { text: message } : { text: message, code } };
}

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
