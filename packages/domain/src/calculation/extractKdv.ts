import type { DecimalText } from './CalculableInvoice';
import { calculateLine } from './calculateLine';
import { netUnitPrice } from './netUnitPrice';
import { policies } from './policies';
import { absent, readDecimal, unreadable, writeKurus } from './decimal';
import { minus, plus, rescale, times } from './arithmetic';

/** A unit price with KDV inside, for KDV Ayır. */
export interface GrossPrice {
  /** Unit price with KDV inside, as typed. */
  readonly brutBirimFiyat: DecimalText;
  /** Percent, above 0. */
  readonly kdvOrani: DecimalText;
  /** Quantity; 1 when absent. */
  readonly miktar?: DecimalText;
}

/** What KDV Ayır makes of a price; amounts have two decimals. */
export interface ExtractedKdv {
  /** Unit price without KDV, five decimals. */
  readonly birimFiyat: string;
  readonly fiyat: string;
  readonly kdvTutari: string;
  readonly toplam: string;
  /** Whole kuruş by which `toplam` differs from typed price × quantity; 0 unless the residue is more than one of rounding. */
  readonly farkKurus: string;
  /** The same difference as the ordinary chain would have left it. */
  readonly duzFarkKurus: string;
}

/**
 * KDV Ayır: takes the KDV out of a unit price in which it is contained. The line keeps the typed price in
 * `kdvDahilBirimFiyat`, and its KDV closes the sum, so that net + KDV is the typed price again. Undefined when a figure is
 * missing or unreadable, or the rate is 0: the screen then asks for the rate (LIN-08). Source: fiscal-rules §8, LIN-09.
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
