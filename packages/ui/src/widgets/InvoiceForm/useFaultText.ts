import { useCallback } from 'react';
import { faultTexts } from '../../fields/faultTexts';
import { useMessages } from '../../provider/messages';
import type { FieldFault } from './FieldFault';

/** The words of a fault. */
export function useFaultText(): (fault: FieldFault) => string {
  const t = useMessages(faultTexts);
  return useCallback(({ says }) => ('text' in says ? says.text : t(says.code, says.params)), [t]);
}
