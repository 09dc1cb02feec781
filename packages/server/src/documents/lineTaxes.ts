import type { Line } from './DocumentSource';
import { isNone } from './isNone';
import { shortDecimal } from './shortDecimal';

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
