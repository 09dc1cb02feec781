import { formatAmount, formatNumber, formatUnitPrice } from '@kalem/domain';
import { codeTitles } from '../codeTitles';
import type { Line } from '../DocumentSource';
import { isNone } from '../isNone';
import { kurusOf } from '../kurusOf';
import { lineTaxes, type LineTax } from '../lineTaxes';
import { writeKurus } from '../writeKurus';
import type { DescribedLine } from './DescribedInvoice';
import { describeLineDetails } from './describeLineDetails';

/** A calculated line as it is printed. What is zero is left empty, so that the eye finds what is not. */
export function describeLine(line: Line, index: number): DescribedLine {
  const taxes = lineTaxes(line).filter((tax) => tax.kod !== '0015');
  return {
    cells: {
      sira: String(index + 1),
      malHizmet: line.malHizmet ?? '',
      miktar: `${formatNumber(line.miktar ?? '0')} ${codeTitles.unit(line.birim || 'C62')}`,
      birimFiyat: formatUnitPrice(line.birimFiyat || '0'),
      iskontoOrani: isNone(line.iskontoTutari)
        ? ''
        : printRate(line.iskontoOrani, line.iskontoTip === 'ARTTIRIM' ? '+' : ''),
      iskontoTutari: isNone(line.iskontoTutari)
        ? ''
        : `${line.iskontoTip === 'ARTTIRIM' ? '+' : ''}${formatAmount(line.iskontoTutari ?? '')}`,
      kdvOrani: `%${formatNumber(line.kdvOrani ?? '0')}`,
      kdvTutari: formatAmount(line.kdvTutari ?? '0'),
      digerVergiler: printSum(taxes.filter((tax) => tax.adds)),
      tutar: formatAmount(line.malHizmetTutari ?? '0'),
    },
    details: describeLineDetails(line, taxes),
    tutar: kurusOf(line.malHizmetTutari),
  };
}

function printRate(oran: string | undefined, sign: string): string {
  return oran === undefined || isNone(oran) ? '' : `${sign}%${formatNumber(oran)}`;
}

function printSum(taxes: readonly LineTax[]): string {
  if (taxes.length === 0) return '';
  return formatAmount(writeKurus(taxes.reduce((sum, tax) => sum + kurusOf(tax.tutar), 0n)));
}
