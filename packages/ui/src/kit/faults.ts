import { useCallback } from 'react';
import type { Fault, FaultCode } from '@kalem/domain';
import { faultTexts } from '../fields/faultTexts';
import { useKalem } from '../provider/useKalem';
import { useMessages } from '../provider/messages';

/** What is wrong with one field of a form; `field` is its `name`, a wire path. */
export interface FieldFault {
  readonly field: string;
  /** An error stops saving, a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The domain's faults have a code, which every language has a text for; the server's bring their own words. */
  readonly says:
    { readonly code: FaultCode; readonly params: Fault['params'] } | { readonly text: string; readonly code?: string };
}

export function faultOfDomain({ path, severity, code, params }: Fault): FieldFault {
  return { field: path, severity, says: { code, params } };
}

export function faultOfServer({ path, code, message }: { path: string; code?: string; message: string }): FieldFault {
  return { field: path, severity: 'error', says: code === undefined ? { text: message } : { text: message, code } };
}

/** The words of a fault. The server's are Turkish; in another language its codes say what they can. */
export function useFaultText(): (fault: FieldFault) => string {
  const t = useMessages(faultTexts);
  const { locale } = useKalem();
  return useCallback(
    ({ says }) => {
      if (!('text' in says)) return t(says.code, says.params);
      const { code } = says;
      // A text with parameters, which the wire does not carry, would show its braces.
      const isSpoken = locale !== 'tr' && isFaultCode(code) && !faultTexts.texts[locale][code].includes('{');
      return isSpoken ? t(code) : says.text;
    },
    [t, locale],
  );
}

function isFaultCode(code: string | undefined): code is FaultCode {
  return code !== undefined && code in faultTexts.texts.tr;
}
