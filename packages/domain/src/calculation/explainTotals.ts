import { konaklama, konaklamaRate } from '../facts/taxes';
import { minus, plus, type Whole } from './arithmetic';
import type { CalculableInvoice, CalculableLine } from './CalculableInvoice';
import { calculateLine, chooseTaxFigure } from './calculateLine';
import { readDecimal, writeDecimal, writeKurus, writeRate } from './decimal';
import { documentAmounts, InvoiceSums } from './InvoiceSums';
import type { LineFigures, TaxFigure } from './LineFigures';
import { policies as defaults, type Policies } from './policies';
import { tlKarsiligiOf, type TlKarsiligi } from './totals';

/** A line's share of a total: `base` × `rate` percent, or an entered amount (without a rate). */
export interface LinePart {
  /** Index of the line. */
  readonly line: number;
  /** Withholding code or tax code, if any. */
  readonly code?: string;
  readonly rate?: string;
  readonly base: string;
  /** Negative for an increase in toplamIskonto. */
  readonly amount: string;
}

/** A line's share of the gross total: `miktar` × `birimFiyat`, as entered. */
interface PricePart {
  readonly line: number;
  readonly miktar: string;
  readonly birimFiyat: string;
  readonly amount: string;
}

/** The share of the lines of one KDV rate: an entry of kdvToplamlar. */
interface RatePart {
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
  readonly lines: readonly number[];
}

/** Another total that is added, or subtracted (negative). */
interface SumPart {
  /** Name of the field in the totals, or a tax code. */
  readonly of: string;
  readonly amount: string;
}

/** A total in TRY: `base` in the invoice's currency × `kur`. */
interface TlPart {
  readonly of: keyof TlKarsiligi;
  readonly base: string;
  readonly kur: string;
  readonly amount: string;
}

/** The parts of each total; amounts are decimal strings with two decimals. */
export interface TotalsExplanation {
  readonly urunHizmetToplamTutari: readonly PricePart[];
  readonly toplamIskonto: readonly LinePart[];
  readonly matrah: readonly SumPart[];
  readonly hesaplananKdv: readonly RatePart[];
  readonly hesaplananV9015: readonly LinePart[];
  readonly tevkifataTabiIslemTutar: readonly LinePart[];
  readonly tevkifataTabiIslemKdv: readonly LinePart[];
  /** By tax code. */
  readonly vergiToplamlar: Readonly<Record<string, readonly LinePart[]>>;
  readonly vergilerToplami: readonly SumPart[];
  readonly vergilerDahilToplamTutar: readonly SumPart[];
  readonly odenecekTutar: readonly SumPart[];
  /** Empty for TRY and while there is no exchange rate. */
  readonly tlKarsiligi: readonly TlPart[];
}

interface ExplainedLine {
  readonly line: CalculableLine;
  readonly figures: LineFigures;
  readonly index: number;
}

/**
 * Lists the lines, rates and other totals that make up the totals of `calculateInvoice`, for screens that show the
 * details of a total. The parts of a total add up to it. (With `rounding: 'chain'` the parts of matrah may differ by a
 * kuruş per line.) The parts of matrah, of the discounts and of the payable amount are signed. Accepts any JSON value
 * and never throws, like the calculation. Source: fiscal-rules 2, 3 and 9.
 */
export function explainTotals(invoice: CalculableInvoice, policies: Policies = defaults): TotalsExplanation {
  const source: CalculableInvoice = Object(invoice);
  const lines = linesOf(source).map((line, index) => ({ line, figures: calculateLine(line, source, policies), index }));
  const sums = new InvoiceSums();
  for (const { figures } of lines) sums.add(figures);
  const { vergilerToplami, vergilerDahilToplamTutar, odenecekTutar } = documentAmounts(sums, source, policies);
  const added = sumParts(lines, ({ effect }) => effect.adds);
  const taken = sumParts(lines, ({ effect }) => effect.subtracts);
  const kdvOff = minus(
    minus(vergilerDahilToplamTutar, odenecekTutar),
    plus(sums.hesaplananV9015, sums.subtractingTaxes),
  );
  const kdvIncluded = minus(plus(sums.matrah, vergilerToplami), vergilerDahilToplamTutar);
  const tevkifatLines = lines.filter(({ figures }) => figures.V9015Orani !== undefined);
  return {
    urunHizmetToplamTutari: lines.map(explainPrice),
    toplamIskonto: lines.filter(({ figures }) => figures.iskontoTutari > 0).map(explainIskonto),
    matrah: parts([
      ['urunHizmetToplamTutari', sums.urunHizmetToplamTutari],
      ['toplamIskonto', -sums.iskonto],
    ]),
    hesaplananKdv: explainKdv(lines),
    hesaplananV9015: tevkifatLines.map(explainTevkifat),
    tevkifataTabiIslemTutar: tevkifatLines.map((explained) =>
      explainTevkifatLine(explained, explained.figures.malHizmetTutari),
    ),
    tevkifataTabiIslemKdv: tevkifatLines.map((explained) =>
      explainTevkifatLine(explained, explained.figures.kdvTutari),
    ),
    vergiToplamlar: explainTaxes(lines, source.faturaTip),
    vergilerToplami: parts([['hesaplananKdv', sums.hesaplananKdv], ...added]),
    vergilerDahilToplamTutar: parts([
      ['matrah', sums.matrah],
      ['hesaplananKdv', minus(sums.hesaplananKdv, kdvIncluded)],
      ...added,
    ]),
    odenecekTutar: parts([
      ['vergilerDahilToplamTutar', vergilerDahilToplamTutar],
      ['hesaplananV9015', -sums.hesaplananV9015],
      ...taken.map(([code, amount]): [string, Whole] => [code, -amount]),
      ['hesaplananKdv', -kdvOff],
    ]),
    tlKarsiligi: explainTl(sums, source, policies),
  };
}

function linesOf({ malHizmetler }: CalculableInvoice): readonly CalculableLine[] {
  return Array.isArray(malHizmetler) ? malHizmetler.map(Object) : [];
}

function explainPrice({ line, figures, index }: ExplainedLine): PricePart {
  return {
    line: index,
    miktar: textOf(line.miktar),
    birimFiyat: textOf(line.birimFiyat),
    amount: writeKurus(figures.fiyat),
  };
}

function textOf(figure: unknown): string {
  const { digits, scale } = readDecimal(figure);
  return writeDecimal(digits, scale);
}

function explainIskonto({ line, figures, index }: ExplainedLine): LinePart {
  const isTyped = readDecimal(line.iskontoTutari).digits > 0;
  const amount = figures.arttirim ? -figures.iskontoTutari : figures.iskontoTutari;
  return {
    line: index,
    ...(!isTyped && { rate: writeRate(readDecimal(line.iskontoOrani)) }),
    base: writeKurus(figures.fiyat),
    amount: writeKurus(amount),
  };
}

function explainTevkifat({ line, figures, index }: ExplainedLine): LinePart {
  const { V9015Orani = '', V9015Tutari, kdvTutari } = figures;
  return {
    line: index,
    ...codeOf(line),
    rate: V9015Orani,
    base: writeKurus(kdvTutari),
    amount: writeKurus(V9015Tutari),
  };
}

function explainTevkifatLine({ line, index }: ExplainedLine, kurus: Whole): LinePart {
  const amount = writeKurus(kurus);
  return { line: index, ...codeOf(line), base: amount, amount };
}

function codeOf({ tevkifatKodu }: CalculableLine): Pick<LinePart, 'code'> {
  return typeof tevkifatKodu === 'string' && tevkifatKodu !== '' ? { code: tevkifatKodu } : {};
}

function explainKdv(lines: readonly ExplainedLine[]): readonly RatePart[] {
  const rates = new Set(lines.map(({ figures }) => figures.kdvOrani));
  return [...rates]
    .sort((left, right) => Number(right) - Number(left))
    .map((rate) => {
      const ofRate = lines.filter(({ figures }) => figures.kdvOrani === rate);
      const base = ofRate.reduce((sum: Whole, { figures }) => plus(sum, figures.kdvMatrahi), 0);
      const amount = ofRate.reduce((sum: Whole, { figures }) => plus(sum, figures.kdvTutari), 0);
      return { rate, base: writeKurus(base), amount: writeKurus(amount), lines: ofRate.map(({ index }) => index) };
    });
}

function explainTaxes(
  lines: readonly ExplainedLine[],
  faturaTip: CalculableInvoice['faturaTip'],
): Readonly<Record<string, readonly LinePart[]>> {
  const byCode: Record<string, LinePart[]> = {};
  for (const explained of lines) {
    for (const tax of explained.figures.taxes)
      (byCode[tax.effect.code] ??= []).push(explainTax(explained, tax, faturaTip));
  }
  return byCode;
}

function explainTax(
  { line, figures, index }: ExplainedLine,
  { effect, tutar }: TaxFigure,
  faturaTip: CalculableInvoice['faturaTip'],
): LinePart {
  const { by, figure } = chooseTaxFigure(line, effect);
  const isForced = faturaTip === 'KONAKLAMAVERGISI' && effect.code === konaklama && figure.digits === 0;
  const rate = isForced ? konaklamaRate : writeRate(figure);
  const isByRate = by === 'rate' && !effect.amountOnly;
  return {
    line: index,
    code: effect.code,
    ...(isByRate && { rate }),
    base: writeKurus(figures.malHizmetTutari),
    amount: writeKurus(tutar),
  };
}

function sumParts(
  lines: readonly ExplainedLine[],
  isMeant: (tax: TaxFigure) => boolean,
): readonly (readonly [string, Whole])[] {
  const byCode = new Map<string, Whole>();
  for (const tax of lines.flatMap(({ figures }) => figures.taxes).filter(isMeant)) {
    byCode.set(tax.effect.code, plus(byCode.get(tax.effect.code) ?? 0, tax.tutar));
  }
  return [...byCode];
}

function explainTl(sums: InvoiceSums, invoice: CalculableInvoice, policies: Policies): readonly TlPart[] {
  const tlKarsiligi = tlKarsiligiOf(sums, invoice, policies);
  if (tlKarsiligi === undefined) return [];
  const { urunHizmetToplamTutari, hesaplananKdv } = sums;
  const { vergilerDahilToplamTutar, odenecekTutar } = documentAmounts(sums, invoice, policies);
  const bases = { urunHizmetToplamTutari, hesaplananKdv, vergilerDahilToplamTutar, odenecekTutar };
  const names = ['urunHizmetToplamTutari', 'hesaplananKdv', 'vergilerDahilToplamTutar', 'odenecekTutar'] as const;
  return names.map((of) => ({
    of,
    base: writeKurus(bases[of]),
    kur: textOf(invoice.dovizKur),
    amount: tlKarsiligi[of],
  }));
}

/** Totals of 0 contribute nothing to another total, so they are left out. */
function parts(amounts: readonly (readonly [string, Whole])[]): readonly SumPart[] {
  return amounts.filter(([, amount]) => amount !== 0).map(([of, amount]) => ({ of, amount: writeKurus(amount) }));
}
