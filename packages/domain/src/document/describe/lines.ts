import { writeKurus } from '../../calculation/decimal';
import { readReason } from '../../facts/reasons';
import type { Line } from '../../invoice/Invoice';
import { formatAmount, formatNumber, formatUnitPrice } from '../../text/numbers';
import { isZero, kurusOf } from '../money';
import { type LineTax, lineTevkifat, otherTaxes } from '../taxes';
import { deliveryTermTitle, packageTypeTitle, taxTitle, transportModeTitle, unitTitle } from '../titles';

/** A printed line of the invoice. */
export interface DescribedLine {
  readonly cells: Readonly<Record<ColumnKey, string>>;
  /** Details below the name: other taxes, reasons, delivery. */
  readonly details: readonly string[];
  /** The net amount in kuruş, for the subtotals that are carried over to the next page. */
  readonly tutar: bigint;
}

type ColumnKey = (typeof allColumns)[number]['key'];

/** Formats a calculated line. Zeros are left empty, so that other values stand out. */
export function describeLine(line: Line, index: number): DescribedLine {
  const taxes = otherTaxes(line);
  const hasIskonto = !isZero(line.iskontoTutari);
  const sign = line.iskontoTip === 'ARTTIRIM' ? '+' : '';
  return {
    cells: {
      sira: String(index + 1),
      malHizmet: line.malHizmet ?? '',
      miktar: `${formatNumber(line.miktar ?? '0')} ${unitTitle(line.birim || 'C62')}`,
      birimFiyat: formatUnitPrice(line.birimFiyat || '0'),
      iskontoOrani: hasIskonto ? printRate(line.iskontoOrani, sign) : '',
      iskontoTutari: hasIskonto ? `${sign}${formatAmount(line.iskontoTutari ?? '')}` : '',
      kdvOrani: `%${formatNumber(line.kdvOrani ?? '0')}`,
      kdvTutari: formatAmount(line.kdvTutari ?? '0'),
      digerVergiler: printSum(taxes.filter(({ adds }) => adds)),
      tutar: formatAmount(line.malHizmetTutari ?? '0'),
    },
    details: describeDetails(line, taxes),
    tutar: kurusOf(line.malHizmetTutari),
  };
}

function printRate(oran: string | undefined, sign: string): string {
  return oran === undefined || isZero(oran) ? '' : `${sign}%${formatNumber(oran)}`;
}

function printSum(taxes: readonly LineTax[]): string {
  if (taxes.length === 0) return '';
  return formatAmount(writeKurus(taxes.reduce((sum, { tutar }) => sum + kurusOf(tutar), 0n)));
}

/** The details of a line: text, other taxes, reasons for missing or withheld KDV, delivery. */
function describeDetails(line: Line, taxes: readonly LineTax[]): string[] {
  return [
    line.aciklama?.trim() ?? '',
    ...taxes.map(printTax),
    printTevkifat(line),
    printReason(line),
    printOzelMatrah(line),
    printDelivery(line),
  ].filter(Boolean);
}

function printTax({ kod, oran, tutar }: LineTax): string {
  return `${taxTitle(kod)}${isZero(oran) ? '' : ` %${formatNumber(oran)}`}: ${formatAmount(tutar)}`;
}

function printTevkifat(line: Line): string {
  const tevkifat = lineTevkifat(line);
  if (tevkifat === undefined) return '';
  return `KDV Tevkifatı ${tevkifat.kod} %${formatNumber(tevkifat.oran)}: ${formatAmount(tevkifat.tutar)}`;
}

function printReason({ istisnaMuafiyetSebebi }: Line): string {
  return istisnaMuafiyetSebebi ? `KDV İstisna Muafiyet Sebebi: ${readReason(istisnaMuafiyetSebebi)}` : '';
}

function printOzelMatrah({ ozelMatrahNedeni, ozelMatrahTutari, kdvMatrahi = '0' }: Line): string {
  if (ozelMatrahNedeni) return `Özel Matrah ${ozelMatrahNedeni}: ${formatAmount(kdvMatrahi)}`;
  return ozelMatrahTutari && !isZero(ozelMatrahTutari) ? `Özel Matrah: ${formatAmount(kdvMatrahi)}` : '';
}

function printDelivery(line: Line): string {
  const packages = [
    line.kapAdet,
    line.esyaKapCinsi && packageTypeTitle(line.esyaKapCinsi),
    line.kapNo && `(No: ${line.kapNo})`,
  ]
    .filter(Boolean)
    .join(' ');
  return [
    line.gtip && `GTİP: ${line.gtip}`,
    line.aliciDibSatirKod && `Alıcı DİB Satır Kodu: ${line.aliciDibSatirKod}`,
    line.teslimSarti && `Teslim Şartı: ${line.teslimSarti} (${deliveryTermTitle(line.teslimSarti)})`,
    packages && `Kap: ${packages}`,
    line.gonderilmeSekli && `Gönderilme Şekli: ${transportModeTitle(line.gonderilmeSekli)}`,
    line.teslimBedelOdemeYeri && `Teslim / Bedel Ödeme Yeri: ${line.teslimBedelOdemeYeri}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A column of the line table. */
export interface Column {
  readonly key: ColumnKey;
  readonly label: string;
  /** The longest text that must fit on one line of the column. It determines the width. */
  readonly longest: string;
}

const allColumns = [
  { key: 'sira', label: 'Sıra No' },
  { key: 'malHizmet', label: 'Mal Hizmet' },
  { key: 'miktar', label: 'Miktar' },
  { key: 'birimFiyat', label: 'Birim Fiyat' },
  { key: 'iskontoOrani', label: 'İskonto Oranı' },
  { key: 'iskontoTutari', label: 'İskonto Tutarı' },
  { key: 'kdvOrani', label: 'KDV Oranı' },
  { key: 'kdvTutari', label: 'KDV Tutarı' },
  { key: 'digerVergiler', label: 'Diğer Vergiler' },
  { key: 'tutar', label: 'Mal Hizmet Tutarı' },
] as const;

const optional: readonly ColumnKey[] = ['iskontoOrani', 'iskontoTutari', 'digerVergiler'];

/**
 * The columns of the line table. A discount or tax column is omitted when no line uses it, which leaves more space for
 * the names.
 */
export function usedColumns(lines: readonly DescribedLine[]): Column[] {
  return allColumns
    .filter(({ key }) => !optional.includes(key) || lines.some(({ cells }) => cells[key] !== ''))
    .map(({ key, label }) => ({ key, label, longest: longestText(key, label, lines) }));
}

function longestText(key: ColumnKey, label: string, lines: readonly DescribedLine[]): string {
  const texts = lines.flatMap(({ cells }) => (mayBreak(key, cells[key]) ? cells[key].split(' ') : cells[key]));
  return texts.reduce(longer, onTwoLines(label));
}

const LONG_QUANTITY = 16;

/** Whether a text may wrap: only a long quantity may, before its unit. */
export function mayBreak(key: ColumnKey, text: string): boolean {
  return key === 'miktar' && text.length > LONG_QUANTITY;
}

/** The longer line of a heading that is split where it takes the least width. */
function onTwoLines(label: string): string {
  const words = label.split(' ');
  const breaks = words.map((_word, index) => longer(words.slice(0, index).join(' '), words.slice(index).join(' ')));
  return breaks.reduce((best, width) => (width.length < best.length ? width : best));
}

function longer(left: string, right: string): string {
  return right.length > left.length ? right : left;
}
