import { konaklama, konaklamaRate, taxEffect, taxEffectOfField, type TaxEffect } from '../facts/taxes';
import { tevkifatRates } from '../facts/tevkifat';
import { minus, plus, rescale, times, type Whole } from './arithmetic';
import type { CalculableInvoice, CalculableLine } from './CalculableInvoice';
import { absent, readDecimal, unreadable, writeRate, type Decimal } from './decimal';
import type { LineFigures, TaxFigure } from './LineFigures';
import { policies as defaults, type Policies } from './policies';

const KURUS = 2;

/** More decimals than one line can have when it is calculated exactly. */
const EXACT = 96;

/** fiscal-rules 8: a larger residue occurs only with many thousand units. Then the ordinary KDV applies. */
const LARGEST_RESIDUE = 2;

/** The common inputs of all taxes of a line; `net` has `scale` decimals. */
interface TaxBase {
  readonly miktar: Decimal;
  readonly net: Whole;
  readonly kdvOrani: Decimal;
  readonly isKonaklama: boolean;
  readonly scale: number;
  /** All figures that were read from the line. */
  readonly figures: Decimal[];
  /** Each tax that bears KDV is added to it. */
  kdvMatrahi: Whole;
}

/**
 * Calculates one line of an invoice of the given type (fiscal-rules 2). Never throws. A figure that is no decimal
 * counts as absent and is listed in `unreadable`. Validation checks whether the fields fit together.
 */
export function calculateLine(
  line: CalculableLine,
  { faturaTip }: CalculableInvoice,
  policies: Policies = defaults,
): LineFigures {
  // Treats anything but an object as an object without fields.
  const source: CalculableLine = Object(line);
  const scale = policies.rounding === 'stage' ? KURUS : EXACT;
  const isKonaklama = faturaTip === 'KONAKLAMAVERGISI';
  const miktar = readDecimal(source.miktar);
  const birimFiyat = readDecimal(source.birimFiyat);
  const iskontoTutari = readDecimal(source.iskontoTutari);
  const iskontoOrani = readDecimal(source.iskontoOrani);
  const typedKdvOrani = readDecimal(source.kdvOrani);
  const ozelMatrahTutari = readDecimal(source.ozelMatrahTutari);
  const grossPrice = readDecimal(source.kdvDahilBirimFiyat);
  const typedTevkifat = readDecimal(source.V9015Orani);

  const fiyat = multiply(miktar, birimFiyat, scale);
  const iskonto = iskontoTutari.digits > 0 ? entered(iskontoTutari, scale) : percent(fiyat, iskontoOrani);
  const arttirim = source.iskontoTip === 'ARTTIRIM';
  const net = plus(fiyat, arttirim ? iskonto : -iskonto);
  const kdvOrani = isKonaklama ? absent : typedKdvOrani;
  const figures = [
    miktar,
    birimFiyat,
    iskontoTutari,
    iskontoOrani,
    typedKdvOrani,
    ozelMatrahTutari,
    grossPrice,
    typedTevkifat,
  ];
  const hasOzelMatrah = faturaTip === 'OZELMATRAH' && ozelMatrahTutari !== absent && ozelMatrahTutari !== unreadable;
  const base: TaxBase = {
    miktar,
    net,
    kdvOrani,
    isKonaklama,
    scale,
    figures,
    kdvMatrahi: hasOzelMatrah ? entered(ozelMatrahTutari, scale) : net,
  };
  const taxes = calculateTaxes(source, base);
  const { kdvMatrahi } = base;
  const ordinaryKdv = percent(kdvMatrahi, kdvOrani);
  const keepsGross =
    grossPrice.digits > 0 && iskonto === 0 && kdvOrani.digits > 0 && policies.kdvAyirResidue === 'adjustKdv';
  const kdvTutari = keepsGross
    ? closeGrossPrice(multiply(grossPrice, miktar, KURUS), kdvMatrahi, ordinaryKdv, scale)
    : ordinaryKdv;
  const tevkifat = typedTevkifat.digits > 0 ? typedTevkifat : rateOfCode(source.tevkifatKodu);
  return {
    fiyat: rescale(fiyat, scale, KURUS),
    iskontoTutari: rescale(iskonto, scale, KURUS),
    arttirim,
    malHizmetTutari: rescale(net, scale, KURUS),
    kdvOrani: writeRate(kdvOrani),
    kdvMatrahi: rescale(kdvMatrahi, scale, KURUS),
    kdvTutari: rescale(kdvTutari, scale, KURUS),
    taxes,
    V9015Orani: tevkifat.digits === 0 ? undefined : writeRate(tevkifat),
    V9015Tutari: rescale(percent(kdvTutari, tevkifat), scale, KURUS),
    unreadable: figures.includes(unreadable) ? findUnreadable(source) : [],
  };
}

function calculateTaxes(line: CalculableLine, base: TaxBase): readonly TaxFigure[] {
  const taxes: TaxFigure[] = [];
  for (const field in line) {
    if (field[0] !== 'V' || field === 'V9015Orani') continue;
    const figure = readDecimal(line[field as `V${string}`]);
    base.figures.push(figure);
    const effect = figure !== absent && taxEffectOfField(field);
    if (effect) addTax(taxes, effect, line, base);
  }
  if (base.isKonaklama) addTax(taxes, taxEffect(konaklama), line, base);
  return taxes;
}

function addTax(taxes: TaxFigure[], effect: TaxEffect, line: CalculableLine, base: TaxBase): void {
  if (taxes.some((tax) => tax.effect.code === effect.code)) return;
  const tutar = calculateTaxAmount(line, effect, base);
  const kdvTutari = effect.bearsKdv ? rescale(percent(tutar, base.kdvOrani), base.scale, KURUS) : undefined;
  if (effect.bearsKdv) base.kdvMatrahi = plus(base.kdvMatrahi, tutar);
  taxes.push({ effect, tutar: rescale(tutar, base.scale, KURUS), kdvTutari });
}

function calculateTaxAmount(
  line: CalculableLine,
  effect: TaxEffect,
  { miktar, net, isKonaklama, scale }: TaxBase,
): Whole {
  const { by, figure } = chooseTaxFigure(line, effect);
  if (by === 'amount') return entered(figure, scale);
  if (by === 'unit') return multiply(figure, miktar, scale);
  const isUntypedKonaklama = isKonaklama && effect.code === konaklama && figure.digits === 0;
  return percent(net, isUntypedKonaklama ? readDecimal(konaklamaRate) : figure);
}

/** The figure from which a tax is computed: the line's amount, an amount per unit, or a rate in percent. */
interface TaxFigureChoice {
  readonly by: 'amount' | 'unit' | 'rate';
  readonly figure: Decimal;
}

/**
 * An entered amount wins over an amount per unit, which wins over a rate; zero is ignored. Source: fiscal-rules 2,
 * LIN-02, LIN-12.
 */
export function chooseTaxFigure(
  line: CalculableLine,
  { code, tutari, birimTutari, orani, amountOnly }: TaxEffect,
): TaxFigureChoice {
  const amount = readDecimal(line[tutari]);
  if (amount.digits > 0) return { by: 'amount', figure: amount };
  const bare = readDecimal(line[code]);
  if (bare.digits > 0) return { by: 'amount', figure: bare };
  const perUnit = readDecimal(line[birimTutari]);
  if (perUnit.digits > 0) return { by: 'unit', figure: perUnit };
  return { by: 'rate', figure: amountOnly ? absent : readDecimal(line[orani]) };
}

/**
 * KDV of a line priced by KDV Ayır: the difference between the typed price and the net, so that net + KDV is the typed
 * price. Applies only while the residue is a rounding difference. Source: fiscal-rules 8.
 */
function closeGrossPrice(gross: Whole, kdvMatrahi: Whole, ordinaryKdv: Whole, scale: number): Whole {
  const closing = minus(rescale(gross, KURUS, scale), kdvMatrahi);
  const residue = minus(closing, ordinaryKdv);
  const largest = rescale(LARGEST_RESIDUE, KURUS, scale);
  return closing >= 0 && residue <= largest && residue >= -largest ? closing : ordinaryKdv;
}

/** A line without its own rate (absent, empty, 0) withholds at the rate of its code. Source: fiscal-rules 2. */
function rateOfCode(tevkifatKodu: string | null | undefined): Decimal {
  return tevkifatKodu ? readDecimal(tevkifatRates.get(tevkifatKodu)) : absent;
}

const figureField =
  /^(miktar|birimFiyat|kdvOrani|iskontoOrani|iskontoTutari|kdvDahilBirimFiyat|ozelMatrahTutari|V9015Orani)$/;

/** Fields of a line that the calculation reads and whose value is no decimal. */
function findUnreadable(line: CalculableLine): readonly string[] {
  const fields: string[] = [];
  for (const [field, value] of Object.entries(line)) {
    if (readDecimal(value) === unreadable && (figureField.test(field) || taxEffectOfField(field))) fields.push(field);
  }
  return fields;
}

/** An entered amount, rounded to two decimals. */
function entered({ digits, scale }: Decimal, to: number): Whole {
  return rescale(rescale(digits, scale, KURUS), KURUS, to);
}

function multiply(left: Decimal, right: Decimal, scale: number): Whole {
  return rescale(times(left.digits, right.digits), left.scale + right.scale, scale);
}

function percent(amount: Whole, rate: Decimal): Whole {
  return rate.digits === 0 ? 0 : rescale(times(amount, rate.digits), rate.scale + 2, 0);
}
