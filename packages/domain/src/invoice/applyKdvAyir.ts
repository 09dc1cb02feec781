import { chooseTaxFigure } from '../calculation/calculateLine';
import { netUnitPrice } from '../calculation/netUnitPrice';
import { readDecimal, type Decimal } from '../calculation/decimal';
import { divideHalfUp, plus, powerOfTen, rescale, times, type Whole } from '../calculation/arithmetic';
import { taxEffectOfField, type TaxEffect } from '../facts/taxes';
import type { Line } from './InvoiceDraft';

const SCALE = 12;

/**
 * KDV Ayır on a line: the typed price has KDV inside; birimFiyat becomes the price without it, and the typed one stays beside it
 * in kdvDahilBirimFiyat, unless the line has a discount. Other taxes that bear KDV are taken out as well. Undefined when the rate
 * is 0 or missing (fault KDV_RATE_NOT_CHOSEN) or the price is no decimal above 0. Source: fiscal-rules §8, LIN-08, LIN-09.
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

/** Rates and amounts per unit of the taxes that bear KDV; an amount of the line is shared among its units. */
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
