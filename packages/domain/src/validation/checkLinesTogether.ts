import type { CalculableLine } from '../calculation/CalculableInvoice';
import { calculateLine } from '../calculation/calculateLine';
import { documentAmounts, InvoiceSums } from '../calculation/InvoiceSums';
import { policies } from '../calculation/policies';
import { FieldChecker } from './FieldChecker';
import { isFaturaTip } from '../facts/faturaTip';

/** 10^15 lira in kuruş: an amount has at most 15 digits before the point. */
const LIMIT = 10n ** 17n;

/** What only all lines together show: the line that the type is about, and totals that can be. Source: fiscal-rules §3, §5, §6. */
export function checkLinesTogether(fields: FieldChecker, lines: readonly unknown[]): void {
  const tip = fields.value('faturaTip');
  const faturaTip = isFaturaTip(tip) ? tip : 'SATIS';
  const sums = new InvoiceSums();
  for (const line of lines) sums.add(calculateLine(line as CalculableLine, { faturaTip }));
  // V4171 is a withholding too, that of ÖTV, and may stand alone.
  const hasTevkifat = sums.tevkifatLines > 0 || (sums.byTax.get('V4171')?.tutar ?? 0) > 0;
  if (faturaTip === 'TEVKIFAT' && !hasTevkifat) fields.error('malHizmetler', 'TEVKIFAT_REQUIRED');
  if (faturaTip === 'ISTISNA' && !sums.byRate.has('0')) fields.error('malHizmetler', 'ISTISNA_REQUIRED');
  if (faturaTip === 'OZELMATRAH' && lines.every(isOrdinary)) fields.error('malHizmetler', 'OZELMATRAH_REQUIRED');
  const { vergilerDahilToplamTutar, odenecekTutar } = documentAmounts(sums, { faturaTip }, policies);
  // A discount that exceeds its line has a fault of its own.
  if (odenecekTutar < 0 && sums.matrah >= 0) fields.error('totals.odenecekTutar', 'NEGATIVE_TOTAL');
  if (sums.urunHizmetToplamTutari >= LIMIT || vergilerDahilToplamTutar >= LIMIT)
    fields.error('totals.vergilerDahilToplamTutar', 'TOTAL_TOO_LARGE');
}

function isOrdinary(line: unknown): boolean {
  return new FieldChecker(line).isEmpty('ozelMatrahNedeni');
}
