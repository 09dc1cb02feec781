import type { CalculableInvoice, CalculableLine } from './CalculableInvoice';
import { chooseTaxFigure } from './chooseTaxFigure';
import { findUnreadable } from './findUnreadable';
import type { LineFigures, TaxFigure } from './LineFigures';
import { policies as defaults, type Policies } from './policies';
import { absent, readDecimal, unreadable, type Decimal } from './readDecimal';
import { divideHalfUp, powerOfTen, rescale } from './rounding';
import { taxEffectOfField, type TaxEffect } from './taxEffects';
import { tevkifatRates } from './tevkifatRates';
import { writeRate } from './writeRate';

const KURUS = 2;
/** More decimals than the exact chain of one line can have. */
const EXACT = 96;
/** fiscal-rules §8: a larger residue means many thousand units, and the ordinary KDV stands. */
const LARGEST_RESIDUE = 2n;
const none: readonly never[] = [];
const konaklamaRate: Decimal = { digits: 2n, scale: 0 };

/** What every tax of a line is calculated from; `net` has `scale` decimals. */
interface TaxBase {
  readonly miktar: Decimal;
  readonly net: bigint;
  readonly kdvOrani: Decimal;
  readonly konaklama: boolean;
  readonly scale: number;
  /** Every figure that has been read of the line. */
  readonly figures: Decimal[];
}

/**
 * Calculates one line of an invoice of the given type (fiscal-rules §2). It throws at nothing and refuses nothing: a figure
 * that is no decimal counts as absent and is named in `unreadable`; what belongs together is the business of validation.
 */
export function calculateLine(line: CalculableLine, { faturaTip }: CalculableInvoice, policies: Policies = defaults): LineFigures {
  // What is no object becomes one without fields.
  const source: CalculableLine = Object(line);
  const scale = policies.rounding === 'stage' ? KURUS : EXACT;
  const konaklama = faturaTip === 'KONAKLAMAVERGISI';
  const miktar = readDecimal(source.miktar);
  const birimFiyat = readDecimal(source.birimFiyat);
  const iskontoTutari = readDecimal(source.iskontoTutari);
  const iskontoOrani = readDecimal(source.iskontoOrani);
  const typedKdvOrani = readDecimal(source.kdvOrani);
  const ozelMatrahTutari = readDecimal(source.ozelMatrahTutari);
  const grossPrice = readDecimal(source.kdvDahilBirimFiyat);
  const typedTevkifat = readDecimal(source.V9015Orani);

  const fiyat = multiply(miktar, birimFiyat, scale);
  const iskonto = iskontoTutari.digits > 0n ? entered(iskontoTutari, scale) : percent(fiyat, iskontoOrani);
  const arttirim = source.iskontoTip === 'ARTTIRIM';
  const net = arttirim ? fiyat + iskonto : fiyat - iskonto;
  const kdvOrani = konaklama ? absent : typedKdvOrani;
  const figures = [miktar, birimFiyat, iskontoTutari, iskontoOrani, typedKdvOrani, ozelMatrahTutari, grossPrice, typedTevkifat];
  const taxes = calculateTaxes(source, { miktar, net, kdvOrani, konaklama, scale, figures });
  const hasOzelMatrah = faturaTip === 'OZELMATRAH' && ozelMatrahTutari !== absent && ozelMatrahTutari !== unreadable;
  const base = hasOzelMatrah ? entered(ozelMatrahTutari, scale) : net;
  const kdvMatrahi = taxes === none ? base : addBearing(base, taxes);
  const ordinaryKdv = percent(kdvMatrahi, kdvOrani);
  const keepsGross = grossPrice.digits > 0n && iskonto === 0n && kdvOrani.digits > 0n && policies.kdvAyirResidue === 'adjustKdv';
  const kdvTutari = keepsGross ? closeGrossPrice(multiply(grossPrice, miktar, KURUS), kdvMatrahi, ordinaryKdv, scale) : ordinaryKdv;
  const tevkifat = typedTevkifat.digits > 0n ? typedTevkifat : rateOfCode(source.tevkifatKodu);
  return {
    fiyat: rescale(fiyat, scale, KURUS),
    iskontoTutari: rescale(iskonto, scale, KURUS),
    arttirim,
    malHizmetTutari: rescale(net, scale, KURUS),
    kdvOrani: writeRate(kdvOrani),
    kdvMatrahi: rescale(kdvMatrahi, scale, KURUS),
    kdvTutari: rescale(kdvTutari, scale, KURUS),
    taxes: scale === KURUS ? taxes : taxes.map((tax) => roundTax(tax, scale)),
    V9015Orani: tevkifat.digits === 0n ? undefined : writeRate(tevkifat),
    V9015Tutari: rescale(percent(kdvTutari, tevkifat), scale, KURUS),
    unreadable: figures.includes(unreadable) ? findUnreadable(source) : none,
  };
}

function calculateTaxes(line: CalculableLine, base: TaxBase): readonly TaxFigure[] {
  let taxes: readonly TaxFigure[] = none;
  for (const field in line) {
    if (!field.startsWith('V')) continue;
    const figure = readDecimal(line[field as `V${string}`]);
    base.figures.push(figure);
    const effect = figure === absent ? undefined : taxEffectOfField(field);
    if (effect !== undefined) taxes = addTax(taxes, effect, line, base);
  }
  const konaklamaTax = base.konaklama ? taxEffectOfField('V0059') : undefined;
  return konaklamaTax === undefined ? taxes : addTax(taxes, konaklamaTax, line, base);
}

function addTax(taxes: readonly TaxFigure[], effect: TaxEffect, line: CalculableLine, base: TaxBase): readonly TaxFigure[] {
  if (taxes.some((tax) => tax.effect.code === effect.code)) return taxes;
  const tutar = calculateTaxAmount(line, effect, base);
  const kdvTutari = effect.bearsKdv ? percent(tutar, base.kdvOrani) : undefined;
  return [...taxes, { effect, tutar, kdvTutari }];
}

function calculateTaxAmount(line: CalculableLine, effect: TaxEffect, { miktar, net, konaklama, scale }: TaxBase): bigint {
  const { by, figure } = chooseTaxFigure(line, effect);
  if (by === 'amount') return entered(figure, scale);
  if (by === 'unit') return multiply(figure, miktar, scale);
  const isUntypedKonaklama = konaklama && effect.code === 'V0059' && figure.digits === 0n;
  return percent(net, isUntypedKonaklama ? konaklamaRate : figure);
}

function addBearing(base: bigint, taxes: readonly TaxFigure[]): bigint {
  return taxes.reduce((sum, tax) => (tax.kdvTutari === undefined ? sum : sum + tax.tutar), base);
}

/**
 * KDV of a line that was priced by KDV Ayır: it closes the sum, so that net + KDV is the price that was typed, as long as the
 * residue is one of rounding. Source: fiscal-rules §8.
 */
function closeGrossPrice(gross: bigint, kdvMatrahi: bigint, ordinaryKdv: bigint, scale: number): bigint {
  const closing = rescale(gross, KURUS, scale) - kdvMatrahi;
  const residue = closing > ordinaryKdv ? closing - ordinaryKdv : ordinaryKdv - closing;
  const isRounding = residue <= rescale(LARGEST_RESIDUE, KURUS, scale);
  return closing >= 0n && isRounding ? closing : ordinaryKdv;
}

/** Without a rate of its own (absent, empty, 0) a line withholds at the rate of its code. Source: fiscal-rules §2. */
function rateOfCode(tevkifatKodu: string | null | undefined): Decimal {
  return typeof tevkifatKodu === 'string' ? readDecimal(tevkifatRates.get(tevkifatKodu)) : absent;
}

/** A typed amount has two decimals, whatever was typed. */
function entered({ digits, scale }: Decimal, to: number): bigint {
  return rescale(rescale(digits, scale, KURUS), KURUS, to);
}

function multiply(left: Decimal, right: Decimal, scale: number): bigint {
  return rescale(left.digits * right.digits, left.scale + right.scale, scale);
}

function percent(amount: bigint, rate: Decimal): bigint {
  return rate.digits === 0n ? 0n : divideHalfUp(amount * rate.digits, powerOfTen(rate.scale + 2));
}

function roundTax(tax: TaxFigure, scale: number): TaxFigure {
  const kdvTutari = tax.kdvTutari === undefined ? undefined : rescale(tax.kdvTutari, scale, KURUS);
  return { ...tax, tutar: rescale(tax.tutar, scale, KURUS), kdvTutari };
}
