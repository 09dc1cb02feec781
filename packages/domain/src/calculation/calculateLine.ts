import type { CalculableInvoice, CalculableLine } from './CalculableInvoice';
import { chooseTaxFigure } from './chooseTaxFigure';
import type { LineFigures, TaxFigure } from './LineFigures';
import { policies as defaults, type Policies } from './policies';
import { absent, readDecimal, unreadable, type Decimal } from './readDecimal';
import { readLine } from './readLine';
import { multiplyHalfUp, rescale } from './rounding';
import { taxEffectOfField, type TaxEffect } from './taxEffects';
import { tevkifatRates } from './tevkifatRates';
import { minus, plus, type Whole } from './Whole';
import { writeRate } from './writeRate';

const KURUS = 2;
/** More decimals than the exact chain of one line can have. */
const EXACT = 96;
/** fiscal-rules §8: a larger residue means many thousand units, and the ordinary KDV stands. */
const LARGEST_RESIDUE = 2;
const none: readonly never[] = [];
const konaklamaRate: Decimal = { digits: 2, scale: 0 };

/** What every tax of a line is calculated from; `net` has `scale` decimals. */
interface TaxBase {
  readonly miktar: Decimal;
  readonly net: Whole;
  readonly kdvOrani: Decimal;
  readonly konaklama: boolean;
  readonly scale: number;
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
  const read = readLine(source);
  const { miktar, iskontoTutari, ozelMatrahTutari, kdvDahilBirimFiyat: grossPrice, taxFields } = read;

  const fiyat = multiply(miktar, read.birimFiyat, scale);
  const iskonto = iskontoTutari.digits > 0 ? entered(iskontoTutari, scale) : percent(fiyat, read.iskontoOrani);
  const arttirim = source.iskontoTip === 'ARTTIRIM';
  const net = arttirim ? plus(fiyat, iskonto) : minus(fiyat, iskonto);
  const kdvOrani = konaklama ? absent : read.kdvOrani;
  const taxes = taxFields.length === 0 && !konaklama ? none : calculateTaxes(source, taxFields, { miktar, net, kdvOrani, konaklama, scale });
  const hasOzelMatrah = faturaTip === 'OZELMATRAH' && ozelMatrahTutari !== absent && ozelMatrahTutari !== unreadable;
  const base = hasOzelMatrah ? entered(ozelMatrahTutari, scale) : net;
  const kdvMatrahi = taxes === none ? base : addBearing(base, taxes);
  const ordinaryKdv = percent(kdvMatrahi, kdvOrani);
  const keepsGross = grossPrice.digits > 0 && iskonto === 0 && kdvOrani.digits > 0 && policies.kdvAyirResidue === 'adjustKdv';
  const kdvTutari = keepsGross ? closeGrossPrice(multiply(grossPrice, miktar, KURUS), kdvMatrahi, ordinaryKdv, scale) : ordinaryKdv;
  const tevkifat = read.V9015Orani.digits > 0 ? read.V9015Orani : rateOfCode(source.tevkifatKodu);
  const withholds = tevkifat.digits > 0;
  const figures: LineFigures = {
    fiyat,
    iskontoTutari: iskonto,
    arttirim,
    malHizmetTutari: net,
    kdvOrani: writeRate(kdvOrani),
    kdvMatrahi,
    kdvTutari,
    taxes,
    V9015Orani: withholds ? writeRate(tevkifat) : undefined,
    V9015Tutari: withholds ? percent(kdvTutari, tevkifat) : 0,
    unreadable: read.unreadable,
  };
  return scale === KURUS ? figures : roundToKurus(figures);
}

function calculateTaxes(line: CalculableLine, fields: readonly `V${string}`[], base: TaxBase): readonly TaxFigure[] {
  const taxes: TaxFigure[] = [];
  for (const field of fields) {
    const effect = readDecimal(line[field]) === absent ? undefined : taxEffectOfField(field);
    if (effect !== undefined && !isAmong(taxes, effect)) taxes.push(taxOf(effect, calculateTaxAmount(line, effect, base), base));
  }
  const konaklamaTax = base.konaklama ? taxEffectOfField('V0059') : undefined;
  if (konaklamaTax !== undefined && !isAmong(taxes, konaklamaTax)) taxes.push(taxOf(konaklamaTax, percent(base.net, konaklamaRate), base));
  return taxes;
}

function isAmong(taxes: readonly TaxFigure[], effect: TaxEffect): boolean {
  return taxes.some((tax) => tax.effect.code === effect.code);
}

function taxOf(effect: TaxEffect, tutar: Whole, { kdvOrani }: TaxBase): TaxFigure {
  return { effect, tutar, kdvTutari: effect.bearsKdv ? percent(tutar, kdvOrani) : undefined };
}

function calculateTaxAmount(line: CalculableLine, effect: TaxEffect, { miktar, net, konaklama, scale }: TaxBase): Whole {
  const { by, figure } = chooseTaxFigure(line, effect);
  if (by === 'amount') return entered(figure, scale);
  if (by === 'unit') return multiply(figure, miktar, scale);
  const isUntypedKonaklama = konaklama && effect.code === 'V0059' && figure.digits === 0;
  return percent(net, isUntypedKonaklama ? konaklamaRate : figure);
}

function addBearing(base: Whole, taxes: readonly TaxFigure[]): Whole {
  return taxes.reduce((sum, tax) => (tax.kdvTutari === undefined ? sum : plus(sum, tax.tutar)), base);
}

/**
 * KDV of a line that was priced by KDV Ayır: it closes the sum, so that net + KDV is the price that was typed, as long as the
 * residue is one of rounding. Source: fiscal-rules §8.
 */
function closeGrossPrice(gross: Whole, kdvMatrahi: Whole, ordinaryKdv: Whole, scale: number): Whole {
  const closing = minus(rescale(gross, KURUS, scale), kdvMatrahi);
  const residue = closing > ordinaryKdv ? minus(closing, ordinaryKdv) : minus(ordinaryKdv, closing);
  const isRounding = residue <= rescale(LARGEST_RESIDUE, KURUS, scale);
  return closing >= 0 && isRounding ? closing : ordinaryKdv;
}

/** Without a rate of its own (absent, empty, 0) a line withholds at the rate of its code. Source: fiscal-rules §2. */
function rateOfCode(tevkifatKodu: string | null | undefined): Decimal {
  return typeof tevkifatKodu === 'string' ? readDecimal(tevkifatRates.get(tevkifatKodu)) : absent;
}

/** A typed amount has two decimals, whatever was typed. */
function entered({ digits, scale }: Decimal, to: number): Whole {
  return rescale(rescale(digits, scale, KURUS), KURUS, to);
}

function multiply(left: Decimal, right: Decimal, scale: number): Whole {
  return multiplyHalfUp(left.digits, right.digits, left.scale + right.scale - scale);
}

function percent(amount: Whole, rate: Decimal): Whole {
  return rate.digits === 0 ? 0 : multiplyHalfUp(amount, rate.digits, rate.scale + 2);
}

/** The end of an exact chain: each figure is rounded once. */
function roundToKurus(figures: LineFigures): LineFigures {
  const rounded = (amount: Whole) => rescale(amount, EXACT, KURUS);
  return {
    ...figures,
    fiyat: rounded(figures.fiyat),
    iskontoTutari: rounded(figures.iskontoTutari),
    malHizmetTutari: rounded(figures.malHizmetTutari),
    kdvMatrahi: rounded(figures.kdvMatrahi),
    kdvTutari: rounded(figures.kdvTutari),
    V9015Tutari: rounded(figures.V9015Tutari),
    taxes: figures.taxes.map((tax) => ({ ...tax, tutar: rounded(tax.tutar), kdvTutari: tax.kdvTutari && rounded(tax.kdvTutari) })),
  };
}
