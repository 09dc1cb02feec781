import type { CalculableInvoice, CalculableLine } from './CalculableInvoice';
import { calculateLine } from './calculateLine';
import { chooseTaxFigure } from './chooseTaxFigure';
import { documentAmounts } from './documentAmounts';
import { InvoiceSums } from './InvoiceSums';
import type { LineFigures, TaxFigure } from './LineFigures';
import { policies as defaults, type Policies } from './policies';
import { readDecimal } from './readDecimal';
import { writeKurus } from './writeKurus';
import { writeRate } from './writeRate';

/** What one line gives to a total: `base` × `rate` percent, or an amount that was typed (no rate). */
export interface LinePart {
  /** Index of the line. */
  readonly line: number;
  /** Withholding code or tax code, where one belongs to it. */
  readonly code?: string;
  readonly rate?: string;
  readonly base: string;
  /** Below 0 for an increase in toplamIskonto. */
  readonly amount: string;
}

/** What the lines of one KDV rate give. */
export interface RatePart {
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
  readonly lines: readonly number[];
}

/** Another total that is added, or taken off (below 0). */
export interface SumPart {
  /** Field of the totals, or a tax code. */
  readonly of: string;
  readonly amount: string;
}

/** How each total came about; amounts are decimal strings with two decimals. */
export interface TotalsExplanation {
  readonly toplamIskonto: readonly LinePart[];
  readonly hesaplananKdv: readonly RatePart[];
  readonly hesaplananV9015: readonly LinePart[];
  /** By tax code. */
  readonly vergiToplamlar: Readonly<Record<string, readonly LinePart[]>>;
  readonly vergilerDahilToplamTutar: readonly SumPart[];
  readonly odenecekTutar: readonly SumPart[];
}

interface ExplainedLine {
  readonly line: CalculableLine;
  readonly figures: LineFigures;
  readonly index: number;
}

/**
 * Says of which lines, rates and other totals the totals of `calculateInvoice` are made, for screens that open a total. The
 * parts of a total add up to it. Source: fiscal-rules §2 and §3.
 */
export function explainTotals(invoice: CalculableInvoice, policies: Policies = defaults): TotalsExplanation {
  const lines = (invoice.malHizmetler ?? []).map((line, index) => ({ line, figures: calculateLine(line, invoice, policies), index }));
  const sums = new InvoiceSums();
  for (const { figures } of lines) sums.add(figures);
  const { vergilerDahilToplamTutar, odenecekTutar } = documentAmounts(sums, invoice, policies);
  const added = sumParts(lines, ({ effect }) => effect.adds);
  const taken = sumParts(lines, ({ effect }) => effect.subtracts);
  const kdvOff = vergilerDahilToplamTutar - odenecekTutar - sums.hesaplananV9015 - sums.subtractingTaxes;
  const kdvIncluded = sums.matrah + sums.hesaplananKdv + sums.addingTaxes - vergilerDahilToplamTutar;
  return {
    toplamIskonto: lines.filter(({ figures }) => figures.iskontoTutari > 0n).map(explainIskonto),
    hesaplananKdv: explainKdv(lines),
    hesaplananV9015: lines.filter(({ figures }) => figures.V9015Orani !== undefined).map(explainTevkifat),
    vergiToplamlar: explainTaxes(lines),
    vergilerDahilToplamTutar: parts([['matrah', sums.matrah], ['hesaplananKdv', sums.hesaplananKdv - kdvIncluded], ...added]),
    odenecekTutar: parts([
      ['vergilerDahilToplamTutar', vergilerDahilToplamTutar],
      ['hesaplananV9015', -sums.hesaplananV9015],
      ...taken.map(([code, amount]): [string, bigint] => [code, -amount]),
      ['hesaplananKdv', -kdvOff],
    ]),
  };
}

function explainIskonto({ line, figures, index }: ExplainedLine): LinePart {
  const isTyped = readDecimal(line.iskontoTutari).digits > 0n;
  const amount = figures.arttirim ? -figures.iskontoTutari : figures.iskontoTutari;
  return { line: index, ...(!isTyped && { rate: writeRate(readDecimal(line.iskontoOrani)) }), base: writeKurus(figures.fiyat), amount: writeKurus(amount) };
}

function explainTevkifat({ line, figures, index }: ExplainedLine): LinePart {
  const { V9015Orani = '', V9015Tutari, kdvTutari } = figures;
  return { line: index, ...(line.tevkifatKodu && { code: line.tevkifatKodu }), rate: V9015Orani, base: writeKurus(kdvTutari), amount: writeKurus(V9015Tutari) };
}

function explainKdv(lines: readonly ExplainedLine[]): readonly RatePart[] {
  const rates = new Set(lines.map(({ figures }) => figures.kdvOrani));
  return [...rates]
    .sort((left, right) => Number(right) - Number(left))
    .map((rate) => {
      const ofRate = lines.filter(({ figures }) => figures.kdvOrani === rate);
      const base = ofRate.reduce((sum, { figures }) => sum + figures.kdvMatrahi, 0n);
      const amount = ofRate.reduce((sum, { figures }) => sum + figures.kdvTutari, 0n);
      return { rate, base: writeKurus(base), amount: writeKurus(amount), lines: ofRate.map(({ index }) => index) };
    });
}

function explainTaxes(lines: readonly ExplainedLine[]): Readonly<Record<string, readonly LinePart[]>> {
  const byCode: Record<string, LinePart[]> = {};
  for (const explained of lines) {
    for (const tax of explained.figures.taxes) (byCode[tax.effect.code] ??= []).push(explainTax(explained, tax));
  }
  return byCode;
}

function explainTax({ line, figures, index }: ExplainedLine, { effect, tutar }: TaxFigure): LinePart {
  const { by, figure } = chooseTaxFigure(line, effect);
  const rate = writeRate(figure.digits === 0n && effect.code === 'V0059' ? { digits: 2n, scale: 0 } : figure);
  const isByRate = by === 'rate' && !effect.amountOnly;
  return { line: index, code: effect.code, ...(isByRate && { rate }), base: writeKurus(figures.malHizmetTutari), amount: writeKurus(tutar) };
}

function sumParts(lines: readonly ExplainedLine[], isMeant: (tax: TaxFigure) => boolean): readonly (readonly [string, bigint])[] {
  const byCode = new Map<string, bigint>();
  for (const tax of lines.flatMap(({ figures }) => figures.taxes).filter(isMeant)) {
    byCode.set(tax.effect.code, (byCode.get(tax.effect.code) ?? 0n) + tax.tutar);
  }
  return [...byCode];
}

/** Totals of 0 say nothing about another total. */
function parts(amounts: readonly (readonly [string, bigint])[]): readonly SumPart[] {
  return amounts.filter(([, amount]) => amount !== 0n).map(([of, amount]) => ({ of, amount: writeKurus(amount) }));
}
