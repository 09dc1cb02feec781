import { units } from '@kalem/domain/codes/units';

/** KDV rates in percent (LIN-07). */
export const kdvRates = ['0', '1', '8', '10', '18', '20'].map((rate) => ({ value: rate, title: rate }));

export const unitChoices = units.map(({ value, title }) => ({ value, title }));

const titles = new Map(unitChoices.map(({ value, title }) => [value, title]));

/** What people read for a unit; a code that is on no list stands for itself. */
export function titleOfUnit(code: string): string {
  return titles.get(code) ?? code;
}
