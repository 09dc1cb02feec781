import { formatAmount, formatNumber } from '@kalem/domain';
import { codeTitles } from '../codeTitles';
import type { Line } from '../DocumentSource';
import { isNone } from '../isNone';
import type { LineTax } from '../lineTaxes';
import { lineTevkifat } from '../lineTevkifat';

/** What a line says beside its figures: its text, its own taxes, why KDV is missing or withheld, how goods are delivered. */
export function describeLineDetails(line: Line, otherTaxes: readonly LineTax[]): string[] {
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
