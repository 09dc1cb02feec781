import { writeKurus } from '../calculation/decimal';
import { policies } from '../calculation/policies';
import { readReason } from '../facts/reasons';
import { readTaxField, taxEffect } from '../facts/taxes';
import type { Invoice, Line } from '../invoice/Invoice';
import { isZero, kurusOf } from './money';

/** GİB's code of the KDV itself. */
export const KDV = '0015';
/** Withheld KDV is a share of the KDV (`lineTevkifat`), not a separate tax. */
const KDV_TEVKIFATI = '9015';

/** One tax of a line; amounts and rate are decimals of the wire. */
export interface LineTax {
  /** GİB's code, without the product's V. */
  readonly kod: string;
  /** Percent; '0' for an amount that was entered without a rate. */
  readonly oran: string;
  readonly matrah: string;
  readonly tutar: string;
  /** Codes of özel matrah and exemption, only on the KDV. The özel matrah comes first, because it explains the base. */
  readonly sebepler: readonly string[];
  /** Whether it is added to the total. Other taxes are only subtracted. */
  readonly adds: boolean;
  /** Whether it is subtracted from the payable amount. */
  readonly subtracts: boolean;
}

/** The taxes of a calculated line: the KDV, then the others by code. */
export function lineTaxes(line: Line): LineTax[] {
  const kdv: LineTax = {
    kod: KDV,
    oran: line.kdvOrani ?? '0',
    matrah: line.kdvMatrahi ?? line.malHizmetTutari ?? '0',
    tutar: line.kdvTutari ?? '0',
    sebepler: [line.ozelMatrahNedeni ?? '', readReason(line.istisnaMuafiyetSebebi ?? '')].filter(Boolean),
    adds: true,
    subtracts: false,
  };
  return [kdv, ...otherTaxes(line)];
}

/** The non-zero taxes of a calculated line without the KDV, by code. */
export function otherTaxes(line: Line): LineTax[] {
  return Object.entries(line)
    .flatMap(([field, tutar]) => {
      const { code, figure } = readTaxField(field) ?? {};
      const kod = code?.slice(1);
      if (code === undefined || kod === undefined || figure !== 'Tutari') return [];
      if (kod === KDV_TEVKIFATI || tutar === undefined || isZero(tutar)) return [];
      const { adds, subtracts } = taxEffect(code);
      const oran = shortestDecimal(line[`V${kod}Orani`] || '0');
      return [{ kod, oran, matrah: line.malHizmetTutari ?? '0', tutar, sebepler: [], adds, subtracts }];
    })
    .sort((left, right) => (left.kod < right.kod ? -1 : 1));
}

/** '010.50' → '10.5', so that equal rates form one group. */
export function shortestDecimal(decimal: string): string {
  const short = decimal.replace(/^0+(?=\d)/, '');
  return short.includes('.') ? short.replace(/\.?0+$/, '') : short;
}

/** The taxes of all lines, added up by code, rate and reason: the KDV first, then by code. */
export function taxSums(lines: readonly Line[]): LineTax[] {
  const sums = new Map<string, { tax: LineTax; matrah: bigint; tutar: bigint }>();
  for (const tax of lines.flatMap(lineTaxes)) {
    const key = `${tax.kod} ${tax.oran} ${tax.sebepler.join(' ')}`;
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
  return Number(left.oran) - Number(right.oran) || (left.sebepler.join(' ') < right.sebepler.join(' ') ? -1 : 1);
}

function rank(kod: string): string {
  return kod === KDV ? '' : kod;
}

/** The taxes of all lines without the KDV, summed by code and rate. */
export function otherTaxSums(lines: readonly Line[]): LineTax[] {
  return taxSums(lines).filter(({ kod }) => kod !== KDV);
}

/** The KDV that the recipient of a line withholds. */
export interface LineTevkifat {
  readonly kod: string;
  /** The withheld share of the KDV, in percent. */
  readonly oran: string;
  /** The whole KDV of the line. */
  readonly kdv: string;
  readonly tutar: string;
}

/**
 * The withholding of a calculated line; undefined without one. A rate without a code becomes code 650. 627-Ex, the
 * product's name for deliveries before November 2022, becomes 627. Source: fiscal-rules 5.
 */
export function lineTevkifat(line: Line): LineTevkifat | undefined {
  const { V9015Orani, V9015Tutari } = line;
  if (!V9015Tutari || !V9015Orani) return undefined;
  return {
    kod: (line.tevkifatKodu || '650').replace('-Ex', ''),
    oran: V9015Orani,
    kdv: line.kdvTutari ?? '0',
    tutar: V9015Tutari,
  };
}

/** The KDV withheld on all lines, added up by code and rate. */
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

/** Whether the KDV is shown but not collected, as on an export-registered delivery. Source: fiscal-rules 7. */
export function isKdvDeferred({ faturaTip }: Pick<Invoice, 'faturaTip'>): boolean {
  return faturaTip === 'IHRACKAYITLI' && policies.ihracKayitliKdv === 'deferred';
}
