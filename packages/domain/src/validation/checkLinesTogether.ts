import type { CalculableLine } from '../calculation/CalculableInvoice';
import { calculateLine } from '../calculation/calculateLine';
import { documentAmounts } from '../calculation/documentAmounts';
import { InvoiceSums } from '../calculation/InvoiceSums';
import { policies } from '../calculation/policies';
import type { FieldChecker } from './FieldChecker';
import { isFaturaTip } from './isFaturaTip';

/** 10^15 lira in kuruş: an amount has at most 15 digits before the point. */
const LIMIT = 10n ** 17n;

/** What only all lines together show: the line that the type is about, and totals that can be. Source: fiscal-rules §3, §5, §6. */
export function checkLinesTogether(fields: FieldChecker, lines: readonly unknown[]): void {
  const tip = fields.value('faturaTip');
  const faturaTip = isFaturaTip(tip) ? tip : 'SATIS';
  const sums = new InvoiceSums();
  for (const line of lines) sums.add(calculateLine(line as CalculableLine, { faturaTip }));
  if (faturaTip === 'TEVKIFAT' && sums.tevkifatLines === 0n) fields.error('malHizmetler', 'TEVKIFAT_REQUIRED');
  if (faturaTip === 'ISTISNA' && !sums.byRate.has('0')) fields.error('malHizmetler', 'ISTISNA_REQUIRED');
  if (faturaTip === 'OZELMATRAH' && !lines.some(hasOzelMatrah)) fields.error('malHizmetler', 'OZELMATRAH_REQUIRED');
  const { vergilerDahilToplamTutar, odenecekTutar } = documentAmounts(sums, { faturaTip }, policies);
  // A discount that exceeds its line has a fault of its own.
  if (odenecekTutar < 0n && sums.matrah >= 0n) fields.error('totals.odenecekTutar', 'NEGATIVE_TOTAL');
  if (sums.urunHizmetToplamTutari >= LIMIT || vergilerDahilToplamTutar >= LIMIT) fields.error('totals.vergilerDahilToplamTutar', 'TOTAL_TOO_LARGE');
}

function hasOzelMatrah(line: unknown): boolean {
  return isObject(line) && 'ozelMatrahNedeni' in line && line.ozelMatrahNedeni !== '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
