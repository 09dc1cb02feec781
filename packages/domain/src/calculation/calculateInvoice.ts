import { atOnce, type Steps } from '../steps';
import type { CalculableInvoice, CalculableLine } from './CalculableInvoice';
import { calculateLine } from './calculateLine';
import { readDecimal, unreadable } from './decimal';
import { InvoiceSums } from './InvoiceSums';
import { writeLine, type CalculatedLine } from './LineFigures';
import { policies as defaults, type Policies } from './policies';
import { tlKarsiligiOf, totalsOf, type InvoiceTotals, type TlKarsiligi } from './totals';

/** A calculated invoice; amounts are decimal strings in its currency with two decimals. */
interface CalculatedInvoice {
  /** The calculated fields of each line, in the order of the lines. */
  readonly malHizmetler: CalculatedLine[];
  readonly totals: InvoiceTotals;
  /** TRY equivalents; only for another currency with a rate above 0. */
  readonly tlKarsiligi?: TlKarsiligi;
  /** Wire paths of figures that are no decimals and were treated as absent. Only when there are any. */
  readonly unreadable?: string[];
}

/**
 * Calculates an invoice of any of the seven types: lines, totals and, for a foreign currency, TRY equivalents. Amounts
 * are decimal strings in the invoice's currency, rounded half away from zero to two decimals. Accepts any JSON value
 * and never throws. Source: fiscal-rules 1 to 10; tested by the computation vectors.
 */
export function calculateInvoice(invoice: CalculableInvoice, policies?: Policies): CalculatedInvoice {
  return atOnce(calculateInSteps(invoice, policies));
}

/** `calculateInvoice`, one line a step. */
export function* calculateInSteps(invoice: CalculableInvoice, policies: Policies = defaults): Steps<CalculatedInvoice> {
  // Treats anything but an object as an object without fields.
  const source: CalculableInvoice = Object(invoice);
  const sums = new InvoiceSums();
  const malHizmetler: CalculatedLine[] = [];
  const unreadablePaths: string[] = [];
  for (const [index, line] of linesOf(source).entries()) {
    const figures = calculateLine(line, source, policies);
    sums.add(figures);
    for (const field of figures.unreadable) unreadablePaths.push(`malHizmetler[${index}].${field}`);
    malHizmetler.push(writeLine(figures));
    yield;
  }
  if (readDecimal(source.dovizKur) === unreadable) unreadablePaths.push('dovizKur');
  const tlKarsiligi = tlKarsiligiOf(sums, source, policies);
  return {
    malHizmetler,
    totals: totalsOf(sums, source, policies),
    ...(tlKarsiligi && { tlKarsiligi }),
    ...(unreadablePaths.length && { unreadable: unreadablePaths }),
  };
}

function linesOf({ malHizmetler }: CalculableInvoice): readonly CalculableLine[] {
  return Array.isArray(malHizmetler) ? malHizmetler : [];
}
