import { divideHalfUp, minus, plus, powerOfTen, rescale, times, type Whole } from '../calculation/arithmetic';
import type { DecimalText } from '../calculation/CalculableInvoice';
import { calculateLine, chooseTaxFigure } from '../calculation/calculateLine';
import { absent, readDecimal, unreadable, writeDecimal, writeKurus, type Decimal } from '../calculation/decimal';
import { policies } from '../calculation/policies';
import { taxEffectOfField, type TaxEffect } from '../facts/taxes';
import type { Line } from './Invoice';
import { UNIT_PRICE_DECIMALS } from './lines';

const SCALE = 12;

const one = /* @__PURE__ */ powerOfTen(SCALE);

const hundred = /* @__PURE__ */ powerOfTen(SCALE + 2);

const none: Decimal = { digits: 0, scale: 0 };

/** A unit price including KDV, for KDV Ayır. */
interface GrossPrice {
  /** Unit price including KDV, as typed. */
  readonly brutBirimFiyat: DecimalText;
  /** Percent, above 0. */
  readonly kdvOrani: DecimalText;
  /** Quantity; 1 when absent. */
  readonly miktar?: DecimalText;
}

/** The result of KDV Ayır; amounts have two decimals. */
interface ExtractedKdv {
  /** Unit price without KDV, five decimals. */
  readonly birimFiyat: string;
  readonly fiyat: string;
  readonly kdvTutari: string;
  readonly toplam: string;
  /** Difference between `toplam` and typed price × quantity in kuruş. 0 unless it exceeds a rounding difference. */
  readonly farkKurus: string;
  /** The same difference with the ordinary calculation of KDV. */
  readonly duzFarkKurus: string;
}

/**
 * KDV Ayır: removes the KDV from a unit price that includes it. The line keeps the typed price in `kdvDahilBirimFiyat`,
 * and its KDV is adjusted so that net + KDV is the typed price. Undefined when a figure is missing or unreadable, or
 * the rate is 0: the screen then asks for the rate (LIN-08). Source: fiscal-rules 8, LIN-09.
 */
export function extractKdv({ brutBirimFiyat, kdvOrani, miktar = '1' }: GrossPrice): ExtractedKdv | undefined {
  const [gross, rate, quantity] = [readDecimal(brutBirimFiyat), readDecimal(kdvOrani), readDecimal(miktar)];
  const isPriced = gross !== absent && gross !== unreadable && quantity !== absent && quantity !== unreadable;
  if (!isPriced || rate.digits === 0) return undefined;

  const birimFiyat = netUnitPrice({ gross, kdvOrani: rate });
  const line = { miktar, birimFiyat, kdvOrani, kdvDahilBirimFiyat: brutBirimFiyat };
  const closed = calculateLine(line, {});
  const ordinary = calculateLine(line, {}, { ...policies, kdvAyirResidue: 'accept' });
  const toplam = plus(closed.fiyat, closed.kdvTutari);
  const typed = rescale(times(gross.digits, quantity.digits), gross.scale + quantity.scale, 2);
  return {
    birimFiyat,
    fiyat: writeKurus(closed.fiyat),
    kdvTutari: writeKurus(closed.kdvTutari),
    toplam: writeKurus(toplam),
    farkKurus: String(minus(toplam, typed)),
    duzFarkKurus: String(minus(plus(ordinary.fiyat, ordinary.kdvTutari), typed)),
  };
}

/**
 * Applies KDV Ayır to a line: birimFiyat becomes the typed price without KDV and without other taxes that bear KDV. The
 * typed price is kept in kdvDahilBirimFiyat, unless the line has a discount. Undefined when the rate is 0 or missing
 * (fault KDV_RATE_NOT_CHOSEN) or the price is no decimal above 0. Source: fiscal-rules 8, LIN-08, LIN-09.
 */
export function applyKdvAyir(line: Line, brutBirimFiyat: string): Line | undefined {
  const gross = readDecimal(brutBirimFiyat);
  const kdvOrani = readDecimal(line.kdvOrani);
  if (gross.digits === 0 || kdvOrani.digits === 0) return undefined;
  const { taxRate, taxPerUnit } = sumTaxes(line);
  const birimFiyat = netUnitPrice({ gross, kdvOrani, taxRate, taxPerUnit });
  const { kdvDahilBirimFiyat: _earlier, ...rest } = line;
  const hasIskonto = [line.iskontoTutari, line.iskontoOrani].some((figure) => readDecimal(figure).digits > 0);
  return hasIskonto ? { ...rest, birimFiyat } : { ...rest, birimFiyat, kdvDahilBirimFiyat: brutBirimFiyat };
}

/** Rates and amounts per unit of the taxes that bear KDV. An amount of the line is divided by the quantity. */
function sumTaxes(line: Line): { readonly taxRate: Decimal; readonly taxPerUnit: Decimal } {
  let rate: Whole = 0;
  let perUnit: Whole = 0;
  for (const effect of bearingTaxes(line)) {
    const { by, figure } = chooseTaxFigure(line, effect);
    const widened = rescale(figure.digits, figure.scale, SCALE);
    if (by === 'rate') rate = plus(rate, widened);
    else perUnit = plus(perUnit, by === 'unit' ? widened : share(widened, readDecimal(line.miktar)));
  }
  return { taxRate: { digits: rate, scale: SCALE }, taxPerUnit: { digits: perUnit, scale: SCALE } };
}

function bearingTaxes(line: Line): ReadonlySet<TaxEffect> {
  const effects = Object.keys(line).map(taxEffectOfField);
  return new Set(effects.flatMap((effect) => (effect?.bearsKdv === true ? [effect] : [])));
}

function share(amount: Whole, miktar: Decimal): Whole {
  return miktar.digits === 0 ? 0 : divideHalfUp(times(amount, powerOfTen(miktar.scale)), miktar.digits);
}

/** A price including KDV and other taxes. */
interface GrossUnitPrice {
  readonly gross: Decimal;
  readonly kdvOrani: Decimal;
  /** Sum of the rates of the other taxes that bear KDV, in percent. */
  readonly taxRate?: Decimal;
  /** Sum of their amounts per unit. */
  readonly taxPerUnit?: Decimal;
}

/**
 * The unit price without KDV and the taxes that bear KDV, with five decimals, at least 0. Subtracts the KDV first, then
 * amounts per unit, then rates. Source: fiscal-rules 8.
 */
function netUnitPrice({ gross, kdvOrani, taxRate = none, taxPerUnit = none }: GrossUnitPrice): string {
  const withKdv = plus(hundred, widen(kdvOrani));
  const withTax = plus(hundred, widen(taxRate));
  const withoutKdv = minus(times(widen(gross), hundred), times(widen(taxPerUnit), withKdv));
  const dividend = times(times(withoutKdv, hundred), powerOfTen(UNIT_PRICE_DECIMALS));
  const price = divideHalfUp(dividend, times(times(withKdv, withTax), one));
  return writeDecimal(price < 0 ? 0 : price, UNIT_PRICE_DECIMALS);
}

function widen({ digits, scale }: Decimal): Whole {
  return rescale(digits, scale, SCALE);
}
