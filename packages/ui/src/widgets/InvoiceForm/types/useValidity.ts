import { toScreenDate } from '@kalem/domain';
import { useMessages } from '../../../provider/messages';
import { typeMessages } from './messages';

/** First and last day of a code, YYYY-MM-DD; both belong to it. */
interface Dates {
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/**
 * Says since when or until when a code holds, and that it does not on the invoice's date; '' for one without an end.
 */
export function useValidity(faturaTarih: string): (dates: Dates) => string {
  const t = useMessages(typeMessages);
  return ({ validFrom = '', validUntil = '' }) => {
    if (validUntil !== '')
      return t(faturaTarih > validUntil ? 'overSince' : 'validUntil', { date: toScreenDate(validUntil) });
    if (validFrom !== '')
      return t(faturaTarih < validFrom ? 'notBefore' : 'validFrom', { date: toScreenDate(validFrom) });
    return '';
  };
}
