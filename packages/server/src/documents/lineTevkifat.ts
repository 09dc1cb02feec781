import type { Line } from './DocumentSource';

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
