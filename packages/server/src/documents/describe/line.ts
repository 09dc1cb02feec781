import { formatAmount, formatNumber, formatUnitPrice } from '@kalem/domain';
import { codeTitles } from '../titles';
import type { Line } from '../source';
import { isNone, kurusOf, writeKurus } from '../amounts';
import { type LineTax, lineTaxes, lineTevkifat } from '../taxes';
import type { DescribedLine } from './DescribedInvoice';

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

/** What a line says beside its figures: its text, its own taxes, why KDV is missing or withheld, how goods are delivered. */
function describeLineDetails(line: Line, otherTaxes: readonly LineTax[]): string[] {
  return [
    line.aciklama?.trim() ?? '',
    ...otherTaxes.map(printTax),
    printTevkifat(line),
    printReason(line),
    printDelivery(line),
  ].filter(Boolean);
}

function printTax({ kod, oran, tutar }: LineTax): string {
  return `${codeTitles.tax(kod)}${isNone(oran) ? '' : ` %${formatNumber(oran)}`}: ${formatAmount(tutar)}`;
}

function printTevkifat(line: Line): string {
  const tevkifat = lineTevkifat(line);
  return tevkifat === undefined
    ? ''
    : `KDV Tevkifatı ${tevkifat.kod} %${formatNumber(tevkifat.oran)}: ${formatAmount(tevkifat.tutar)}`;
}

function printReason({ istisnaMuafiyetSebebi, ozelMatrahNedeni, ozelMatrahTutari, kdvMatrahi = '0' }: Line): string {
  if (istisnaMuafiyetSebebi) return `KDV İstisna Muafiyet Sebebi: ${istisnaMuafiyetSebebi.replace('*', '')}`;
  if (ozelMatrahNedeni) return `Özel Matrah ${ozelMatrahNedeni}: ${formatAmount(kdvMatrahi)}`;
  return ozelMatrahTutari && !isNone(ozelMatrahTutari) ? `Özel Matrah: ${formatAmount(kdvMatrahi)}` : '';
}

function printDelivery(line: Line): string {
  const packages = [
    line.kapAdet,
    line.esyaKapCinsi && codeTitles.packageType(line.esyaKapCinsi),
    line.kapNo && `(No: ${line.kapNo})`,
  ]
    .filter(Boolean)
    .join(' ');
  return [
    line.gtip && `GTİP: ${line.gtip}`,
    line.teslimSarti && `Teslim Şartı: ${line.teslimSarti} (${codeTitles.deliveryTerm(line.teslimSarti)})`,
    packages && `Kap: ${packages}`,
    line.gonderilmeSekli && `Gönderilme Şekli: ${codeTitles.transportMode(line.gonderilmeSekli)}`,
    line.teslimBedelOdemeYeri && `Teslim / Bedel Ödeme Yeri: ${line.teslimBedelOdemeYeri}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
