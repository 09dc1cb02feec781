import { formatNumber } from '@kalem/domain';
import { codeTitles } from '../codeTitles';
import type { Line } from '../DocumentSource';
import { reasonTitle } from '../reasonTitle';
import { taxSums } from '../taxSums';
import { tevkifatSums } from '../tevkifatSums';
import type { Fact } from './DescribedInvoice';

/** Why KDV is missing or withheld, each code of the lines once, with its official title. */
export function describeReasons(lines: readonly Line[]): Fact[] {
  const codes = [...new Set(taxSums(lines).map((tax) => tax.sebep))].filter(Boolean);
  return [
    ...codes.map((sebep) => ({
      label: /^8/.test(sebep) ? 'Özel Matrah Nedeni' : 'Vergi İstisna Muafiyet Sebebi',
      value: `${sebep} - ${reasonTitle(sebep)}`,
    })),
    ...tevkifatSums(lines).map(({ kod, oran }) => ({
      label: 'KDV Tevkifatı',
      value: `${kod} - ${codeTitles.tevkifat(kod)} (%${formatNumber(oran)})`,
    })),
  ];
}
