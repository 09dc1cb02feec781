import type { CalculableInvoice, CalculableLine } from '../calculation/CalculableInvoice';
import { calculateLine } from '../calculation/calculateLine';
import { readDecimal, writeKurus } from '../calculation/decimal';
import { documentAmounts, InvoiceSums } from '../calculation/InvoiceSums';
import type { LineFigures } from '../calculation/LineFigures';
import { policies } from '../calculation/policies';
import { tlKarsiligiOf } from '../calculation/totals';
import { isFaturaTip } from '../facts/faturaTip';
import { inwardProcessing, outsideRateCheck, readReason } from '../facts/reasons';
import { otvTevkifat } from '../facts/taxes';
import type { Steps } from '../steps';
import { typesThatNeedAReasonAtZero } from './checkReason';
import { FieldChecker } from './FieldChecker';

/** 10^15 lira in kuruş: an amount has at most 15 digits before the point. */
const LIMIT = 10n ** 17n;

/**
 * Rules over all lines: the line that the type requires, and possible totals. Returns what it calculated. One line per
 * step. Source: fiscal-rules
 * 3, 5, 6.
 */
export function* checkLinesTogether(fields: FieldChecker, lines: readonly unknown[]): Steps<Calculated> {
  const tip = fields.value('faturaTip');
  const faturaTip = isFaturaTip(tip) ? tip : 'SATIS';
  const sums = new InvoiceSums();
  const figures: LineFigures[] = [];
  for (const line of lines) {
    const own = calculateLine(line as CalculableLine, { faturaTip });
    figures.push(own);
    sums.add(own);
    yield;
  }
  checkOutsideRateCheck(fields, lines, figures);
  if (typesThatNeedAReasonAtZero.includes(faturaTip)) warnOfZeroKdv(fields, lines, figures);
  if (faturaTip === 'IHRACKAYITLI') warnBesideInwardProcessing(fields, lines);
  // ÖTV tevkifatı is a withholding too, and is enough on its own.
  const hasTevkifat = sums.tevkifatLines > 0 || (sums.byTax.get(otvTevkifat)?.tutar ?? 0) > 0;
  if (faturaTip === 'TEVKIFAT' && !hasTevkifat) fields.error('malHizmetler', 'TEVKIFAT_REQUIRED');
  if (faturaTip === 'ISTISNA' && !sums.byRate.has('0')) fields.error('malHizmetler', 'ISTISNA_REQUIRED');
  if (faturaTip === 'OZELMATRAH' && lines.every(isOrdinary)) fields.error('malHizmetler', 'OZELMATRAH_REQUIRED');
  const { vergilerDahilToplamTutar, odenecekTutar } = documentAmounts(sums, { faturaTip }, policies);
  // A discount that exceeds its line already has a fault.
  if (odenecekTutar < 0 && sums.matrah >= 0) fields.error('totals.odenecekTutar', 'NEGATIVE_TOTAL');
  const isTooLarge = sums.urunHizmetToplamTutari >= LIMIT || vergilerDahilToplamTutar >= LIMIT;
  if (isTooLarge || isTooLargeInTry(fields, sums, faturaTip))
    fields.error('totals.vergilerDahilToplamTutar', 'TOTAL_TOO_LARGE');
  return { figures, odenecekTutar: writeKurus(odenecekTutar) };
}

interface Calculated {
  readonly figures: readonly LineFigures[];
  readonly odenecekTutar: string;
}

/** An invoice in another currency also has its amounts in TRY, with the same limit. Source: INV-02, fiscal-rules 9. */
function isTooLargeInTry(fields: FieldChecker, sums: InvoiceSums, faturaTip: string): boolean {
  const [paraBirim, paraBirimi, dovizKur] = ['paraBirim', 'paraBirimi', 'dovizKur'].map((field) => fields.value(field));
  const inTry = tlKarsiligiOf(sums, { faturaTip, paraBirim, paraBirimi, dovizKur } as CalculableInvoice);
  const amounts = inTry ? [inTry.urunHizmetToplamTutari, inTry.vergilerDahilToplamTutar] : [];
  return amounts.some((amount) => readDecimal(amount).digits >= LIMIT);
}

/**
 * 555 excludes the KDV of a line from the rate check. GİB rejects a KDV of 0 on the same invoice. Source: fiscal-rules
 * 6 and 12.
 */
function checkOutsideRateCheck(fields: FieldChecker, lines: readonly unknown[], figures: readonly LineFigures[]): void {
  const isZero = ({ kdvTutari }: LineFigures) => kdvTutari === 0;
  const hasZero = figures.some(isZero);
  for (const [index, own] of figures.entries()) {
    // A rate of 0 is already a fault of the line.
    if (reasonOf(lines[index]) !== outsideRateCheck || own.kdvOrani === '0') continue;
    const path = `malHizmetler[${index}].istisnaMuafiyetSebebi`;
    if (isZero(own)) fields.error(path, 'REASON_NEEDS_KDV', { code: outsideRateCheck });
    else if (hasZero) fields.error(path, 'REASON_BESIDE_ZERO_KDV', { code: outsideRateCheck });
  }
}

/**
 * GİB checks the amount of KDV per rate: when it rounds to 0.00, GİB requires a reason. The portal accepts such an
 * invoice, so this is a warning. A line without a price, or with a negative one, already has a fault. Source:
 * fiscal-rules 12.
 */
function warnOfZeroKdv(fields: FieldChecker, lines: readonly unknown[], figures: readonly LineFigures[]): void {
  const priced = figures.flatMap((line, index) => {
    const typed = new FieldChecker(lines[index]);
    const isExplained = reasonOf(lines[index]) !== '' || line.kdvOrani === '0';
    const isPriced = typed.isPositive('miktar') && typed.isPositive('birimFiyat') && line.malHizmetTutari >= 0;
    return isExplained || !isPriced ? [] : [{ line, index }];
  });
  const charged = new Set(priced.filter(({ line }) => line.kdvTutari !== 0).map(({ line }) => line.kdvOrani));
  for (const { line, index } of priced) {
    if (!charged.has(line.kdvOrani)) fields.warn(`malHizmetler[${index}].kdvOrani`, 'KDV_COMES_TO_ZERO');
  }
}

/**
 * When one line is under an inward processing permit, the official check requires the codes on every line. Source:
 * fiscal-rules 7, ubl-tr 6.
 */
function warnBesideInwardProcessing(fields: FieldChecker, lines: readonly unknown[]): void {
  const reasons = lines.map(reasonOf);
  if (!reasons.includes(inwardProcessing)) return;
  for (const [index, reason] of reasons.entries()) {
    if (reason !== inwardProcessing) fields.warn(`malHizmetler[${index}].istisnaMuafiyetSebebi`, 'REASON_BESIDE_702');
  }
}

function reasonOf(line: unknown): string {
  return readReason(new FieldChecker(line).code('istisnaMuafiyetSebebi'));
}

function isOrdinary(line: unknown): boolean {
  return new FieldChecker(line).isEmpty('ozelMatrahNedeni');
}
