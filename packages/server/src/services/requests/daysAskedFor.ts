import { daysBetween, defaultDateRange } from '@kalem/domain';
import { faultMessage } from '@kalem/domain/messages';
import { requestProblems } from '../../problems/requestProblems';
import type { Days } from '../windowsOf';

/** Each week is a question to the portal. */
const MOST_DAYS = 366;

/** The days of a list of the portal: without dates the last seven to today (API-75). 400 for more than a year. */
export function daysAskedFor({ baslangicTarihi, bitisTarihi }: { baslangicTarihi?: string | undefined; bitisTarihi?: string | undefined }, now: Date): Days {
  const usual = defaultDateRange(now);
  const to = bitisTarihi ?? usual.end;
  const from = baslangicTarihi ?? (bitisTarihi === undefined ? usual.start : bitisTarihi);
  if (daysBetween(from, to) > MOST_DAYS) throw requestProblems.badParameters([{ path: 'bitisTarihi', code: 'INVALID_VALUE', message: faultMessage({ code: 'INVALID_VALUE', params: {} }) }]);
  return { from, to };
}
