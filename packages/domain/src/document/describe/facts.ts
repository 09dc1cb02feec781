import { toScreenDate } from '../../dates/screenDates';
import { isOzelMatrah } from '../../facts/reasons';
import { headerTextEntries } from '../../invoice/headerTexts';
import type { Invoice } from '../../invoice/Invoice';
import { formatNumber } from '../../text/numbers';
import { currencyCode } from '../money';
import { taxSums, tevkifatSums } from '../taxes';
import { invoiceTypeTitle, reasonTitle, tevkifatTitle } from '../titles';

/** A label with its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The facts with a value, in order. */
export function filledFacts(facts: readonly (readonly [label: string, value: string | undefined])[]): Fact[] {
  return facts.flatMap(([label, value = '']) => (value.trim() === '' ? [] : [{ label, value: value.trim() }]));
}

/** The head of an invoice: number, date and further fields. */
export function describeHead(invoice: Invoice): Fact[] {
  const currency = currencyCode(invoice.paraBirim);
  const foreign = currency !== 'TRY';
  return filledFacts([
    ['Özelleştirme No', 'TR1.2'],
    ['Senaryo', 'EARSIVFATURA'],
    ['Fatura Tipi', invoiceTypeTitle(invoice.faturaTip ?? '')],
    ['Fatura No', invoice.belgeNumarasi ?? 'TASLAK'],
    ['Fatura Tarihi', toScreenDate(invoice.faturaTarih)],
    ['Fatura Saati', invoice.faturaSaat],
    ...headerTextEntries.flatMap(([name, { printedAs, isDay }]): [string, string][] =>
      printedAs === undefined ? [] : [[printedAs, isDay ? toScreenDate(invoice[name]) : invoice[name]]],
    ),
    ['Para Birimi', foreign ? currency : ''],
    ['Döviz Kuru', foreign ? `1 ${currency} = ${formatNumber(invoice.dovizKur)} TL` : ''],
  ]);
}

/** The returned invoices: number and date. */
export function describeReturned({ iadeFaturalari }: Invoice): Fact[] {
  return iadeFaturalari.map(({ faturaNumarasi = '', faturaTarih = '' }) => ({
    label: faturaNumarasi,
    value: toScreenDate(faturaTarih),
  }));
}

/** The reasons for missing or withheld KDV: every code of the lines once, with its official title. */
export function describeReasons({ malHizmetler: lines }: Invoice): Fact[] {
  const codes = [...new Set(taxSums(lines).flatMap(({ sebepler }) => sebepler))];
  return [
    ...codes.map((sebep) => ({
      label: isOzelMatrah(sebep) ? 'Özel Matrah Nedeni' : 'Vergi İstisna Muafiyet Sebebi',
      value: `${sebep} - ${reasonTitle(sebep)}`,
    })),
    ...tevkifatSums(lines).map(({ kod, oran }) => ({
      label: 'KDV Tevkifatı',
      value: `${kod} - ${tevkifatTitle(kod)} (%${formatNumber(oran)})`,
    })),
  ];
}
