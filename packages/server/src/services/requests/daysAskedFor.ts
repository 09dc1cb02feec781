import { addDays, daysBetween, istanbulNow } from '@kalem/domain';
import { faultMessage } from '@kalem/domain/messages';
import * as callProblems from '../../problems/callProblems';
import type { Days } from '../../portal/windows';

/** Each week is a question to the portal. */
const MOST_DAYS = 366;
const USUAL_DAYS = 7;

/** The days of a list of the portal: to today, and from seven days before, unless the call says otherwise (API-75). 400 for more than a year. */
export function daysAskedFor(
  { baslangicTarihi, bitisTarihi }: { baslangicTarihi?: string | undefined; bitisTarihi?: string | undefined },
  now: Date,
): Days {
  const to = bitisTarihi ?? istanbulNow(now).date;
  const from = baslangicTarihi ?? addDays(to, -USUAL_DAYS);
  if (daysBetween(from, to) > MOST_DAYS)
    throw callProblems.badParameters([
      { path: 'bitisTarihi', code: 'INVALID_VALUE', message: faultMessage({ code: 'INVALID_VALUE', params: {} }) },
    ]);
  return { from, to };
}
