import type { Line } from './DocumentSource';
import { kurusOf } from './kurusOf';
import { lineTaxes, type LineTax } from './lineTaxes';
import { writeKurus } from './writeKurus';

/** The taxes of all lines, added up by code, rate and reason, KDV first, then in the order of the codes. */
export function taxSums(lines: readonly Line[]): LineTax[] {
  const sums = new Map<string, { tax: LineTax; matrah: bigint; tutar: bigint }>();
  for (const tax of lines.flatMap(lineTaxes)) {
    const key = `${tax.kod} ${tax.oran} ${tax.sebep}`;
    const sum = sums.get(key) ?? { tax, matrah: 0n, tutar: 0n };
    sum.matrah += kurusOf(tax.matrah);
    sum.tutar += kurusOf(tax.tutar);
    sums.set(key, sum);
  }
  return [...sums.values()]
    .map(({ tax, matrah, tutar }) => ({ ...tax, matrah: writeKurus(matrah), tutar: writeKurus(tutar) }))
    .sort(byCodeThenRate);
}

function byCodeThenRate(left: LineTax, right: LineTax): number {
  if (left.kod !== right.kod) return rank(left.kod) < rank(right.kod) ? -1 : 1;
  return Number(left.oran) - Number(right.oran) || (left.sebep < right.sebep ? -1 : 1);
}

function rank(kod: string): string {
  return kod === '0015' ? '' : kod;
}
