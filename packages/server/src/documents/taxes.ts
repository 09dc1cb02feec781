import type { Line } from './source';
import { isNone, kurusOf, writeKurus } from './amounts';

/** One tax of a line, amounts and rate as decimals of the wire. */
export interface LineTax {
  /** GİB's code without the V: '0015' is KDV. */
  readonly kod: string;
  /** Percent; '0' where an amount was entered without a rate. */
  readonly oran: string;
  readonly matrah: string;
  readonly tutar: string;
  /** Code of the exemption or of the özel matrah, on the KDV alone; '' without one. */
  readonly sebep: string;
  /** Whether it is added to the invoice; false for what is only kept back. */
  readonly adds: boolean;
}

const taxAmount = /^V(\d{4})Tutari$/;

/** Stopaj (0003, 0011) and Mera Fonu (9040) only lower what is paid. Source: fiscal-rules §4. */
const keptBack = ['0003', '0011', '9040'];

/** The taxes of a calculated line: the KDV, then every other tax with an amount by its code. KDV withheld is none of them (`lineTevkifat`). */
export function lineTaxes(line: Line): LineTax[] {
  const kdv: LineTax = {
    kod: '0015',
    oran: line.kdvOrani ?? '0',
    matrah: line.kdvMatrahi ?? line.malHizmetTutari ?? '0',
    tutar: line.kdvTutari ?? '0',
    sebep: (line.istisnaMuafiyetSebebi || line.ozelMatrahNedeni || '').replace('*', ''),
    adds: true,
  };
  return [kdv, ...otherTaxes(line)];
}

function otherTaxes(line: Line): LineTax[] {
  return Object.entries(line)
    .flatMap(([field, tutar]) => {
      const kod = taxAmount.exec(field)?.[1];
      if (kod === undefined || kod === '9015' || tutar === undefined || isNone(tutar)) return [];
      return [
        {
          kod,
          oran: shortDecimal(line[`V${kod}Orani`] || '0'),
          matrah: line.malHizmetTutari ?? '0',
          tutar,
          sebep: '',
          adds: !keptBack.includes(kod),
        },
      ];
    })
    .sort((left, right) => (left.kod < right.kod ? -1 : 1));
}

/** The KDV that a line's recipient withholds. */
export interface LineTevkifat {
  readonly kod: string;
  /** Withheld share of the KDV in percent. */
  readonly oran: string;
  /** The whole KDV of the line. */
  readonly kdv: string;
  readonly tutar: string;
}

/**
 * What a calculated line withholds; undefined when nothing. A free rate without a code is code 650, and 627-Ex, the product's
 * name for deliveries before November 2022, is 627. Source: fiscal-rules §5.
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

/** A decimal of the wire in its shortest form ('010.50' → '10.5'), so that one rate is one rate however it was typed. */
function shortDecimal(decimal: string): string {
  const short = decimal.replace(/^0+(?=\d)/, '');
  return short.includes('.') ? short.replace(/\.?0+$/, '') : short;
}
