import { addDays } from './addDays';

/** Days after the invoice's date in which it has to be issued. The policy of LST-21, to be confirmed by a tax adviser (OC-87). */
const SIGNING_DAYS = 7;

/** Last day on which a draft should be signed: seven days after its date, but not past the end of its month. (LST-21) */
export function lastSigningDay(faturaTarih: string): string {
  const nextMonth = addDays(`${faturaTarih.slice(0, 7)}-28`, 4).slice(0, 7);
  const monthEnd = addDays(`${nextMonth}-01`, -1);
  const lastDay = addDays(faturaTarih, SIGNING_DAYS);
  return lastDay < monthEnd ? lastDay : monthEnd;
}
