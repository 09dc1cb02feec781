import { plus, rescale, times, type Whole } from '../calculation/arithmetic';
import { readDecimal, sumAmounts, toKurus, writeKurus } from '../calculation/decimal';
import type { LineFigures } from '../calculation/LineFigures';
import { formatAmount } from '../text/numbers';
import { plain, type CheckedInvoice } from './CheckedInvoice';
import { thresholdOn } from './thresholds';

/** The codes of partial withholding. Those of full withholding, 801 to 825, have no limit. */
const partialCode = /^6(?:0[1-9]|1\d|2[0-7]|50|27-Ex)$/;

/**
 * Partial withholding is due only above a limit: the price with KDV of all lines of one code, together with other
 * invoices of that day to the buyer. Source: RUL-02, RUL-11.
 */
export function checkOperations({ fields, lines, figures, faturaTip, day, context }: CheckedInvoice): void {
  const { sameDay } = context;
  const threshold = day === undefined ? undefined : thresholdOn('kismiTevkifat', day);
  if (faturaTip !== 'TEVKIFAT' || sameDay === undefined || threshold === undefined) return;
  const [yil, eskiYil] = [plain(day).slice(0, 4), threshold.baslangic.slice(0, 4)];
  const [paraBirim, dovizKur] = [fields.value('paraBirim'), fields.value('dovizKur')];
  // Without a rate of exchange the amount in TL is not known.
  if (isForeign(paraBirim) && readDecimal(dovizKur).digits === 0) return;
  const own = sumByCode(lines, figures, currencyRate(paraBirim, dovizKur));
  if (own.size > 0 && yil > eskiYil) fields.warn('faturaTarih', 'THRESHOLD_OF_EARLIER_YEAR', { yil, eskiYil });
  for (const [tevkifatKodu, tutar] of own) {
    const others = sameDay.filter((operation) => operation.tevkifatKodu === tevkifatKodu);
    const total = sumAmounts([tutar, ...others.map((operation) => operation.tutar)]);
    if (toKurus(total) > toKurus(threshold.tutar)) continue;
    const params = { limit: formatAmount(threshold.tutar), tutar: formatAmount(total) };
    for (const [index, line] of lines.entries())
      if (plain(line.tevkifatKodu) === tevkifatKodu)
        fields.warn(`malHizmetler[${index}].tevkifatKodu`, 'TEVKIFAT_UNDER_LIMIT', params);
  }
}

/** Net amounts and KDV by partial code, in TL. */
function sumByCode(
  lines: CheckedInvoice['lines'],
  figures: readonly LineFigures[],
  inTl: (kurus: Whole) => string,
): ReadonlyMap<string, string> {
  const sums = new Map<string, Whole>();
  for (const [index, line] of lines.entries()) {
    const code = plain(line.tevkifatKodu);
    const own = figures[index];
    if (own && partialCode.test(code))
      sums.set(code, plus(sums.get(code) ?? 0, plus(own.malHizmetTutari, own.kdvTutari)));
  }
  return new Map([...sums].map(([code, kurus]) => [code, inTl(kurus)]));
}

function currencyRate(paraBirim: unknown, dovizKur: unknown): (kurus: Whole) => string {
  const kur = readDecimal(dovizKur);
  return (kurus) => writeKurus(isForeign(paraBirim) ? rescale(times(kurus, kur.digits), kur.scale, 0) : kurus);
}

function isForeign(paraBirim: unknown): boolean {
  return plain(paraBirim) !== '' && paraBirim !== 'TRY';
}
