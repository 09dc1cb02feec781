import type { Line } from './DocumentSource';
import { kurusOf } from './kurusOf';
import { lineTevkifat, type LineTevkifat } from './lineTevkifat';
import { writeKurus } from './writeKurus';

/** The KDV withheld on all lines, added up by code and rate, in the order of the codes. */
export function tevkifatSums(lines: readonly Line[]): LineTevkifat[] {
  const sums = new Map<string, { tevkifat: LineTevkifat; kdv: bigint; tutar: bigint }>();
  for (const line of lines) {
    const tevkifat = lineTevkifat(line);
    if (tevkifat === undefined) continue;
    const key = `${tevkifat.kod} ${tevkifat.oran}`;
    const sum = sums.get(key) ?? { tevkifat, kdv: 0n, tutar: 0n };
    sum.kdv += kurusOf(tevkifat.kdv);
    sum.tutar += kurusOf(tevkifat.tutar);
    sums.set(key, sum);
  }
  return [...sums.entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, { tevkifat, kdv, tutar }]) => ({ ...tevkifat, kdv: writeKurus(kdv), tutar: writeKurus(tutar) }));
}
