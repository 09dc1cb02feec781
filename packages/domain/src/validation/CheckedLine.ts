import { writeRate, type Decimal } from '../calculation/decimal';
import { isCalendarDate } from '../dates/days';
import { isFaturaTip, type FaturaTip } from '../facts/faturaTip';
import { officialCodes } from '../facts/officialCodes';
import { konaklama } from '../facts/taxes';
import { endedKdvRates } from '../facts/validity';
import type { FieldChecker } from './FieldChecker';

/** The fields of the invoice that the rules of a line read. */
export interface LineContext {
  readonly faturaTip?: unknown;
  readonly faturaTarih?: unknown;
}

/** The input of the rules of a line: its parsed figures and the fields of its invoice. */
export interface CheckedLine {
  readonly fields: FieldChecker;
  readonly faturaTip: FaturaTip;
  /** YYYY-MM-DD, or '' without a valid date; then rules with a date do not apply. */
  readonly faturaTarih: string;
  readonly miktar: Decimal | undefined;
  readonly birimFiyat: Decimal | undefined;
  /** In its shortest form; undefined while it is missing or invalid. */
  readonly kdvOrani: string | undefined;
}

/**
 * Checks quantity, price and KDV rate, on which other rules depend. An invalid type or date is reported on the invoice,
 * not here.
 */
export function checkFigures(fields: FieldChecker, invoice: LineContext): CheckedLine {
  const faturaTip = isFaturaTip(invoice.faturaTip) ? invoice.faturaTip : 'SATIS';
  const faturaTarih = isCalendarDate(invoice.faturaTarih) ? invoice.faturaTarih : '';
  return {
    fields,
    faturaTip,
    faturaTarih,
    miktar: checkMiktar(fields),
    birimFiyat: checkBirimFiyat(fields, faturaTip),
    kdvOrani: faturaTip === 'KONAKLAMAVERGISI' ? forceKdvOrani(fields) : checkKdvOrani(fields, faturaTarih),
  };
}

function checkMiktar(fields: FieldChecker): Decimal | undefined {
  const miktar = fields.requiredDecimal('miktar', { decimals: 8 });
  if (miktar?.digits === 0) fields.error('miktar', 'NOT_POSITIVE');
  return miktar;
}

/** An invoice of only the accommodation tax may have price 0. Source: fiscal-rules 6, INV-35. */
function checkBirimFiyat(fields: FieldChecker, faturaTip: FaturaTip): Decimal | undefined {
  const isTaxAlone =
    faturaTip === 'KONAKLAMAVERGISI' && (fields.isPositive(`${konaklama}Tutari`) || fields.isPositive(konaklama));
  const birimFiyat = fields.requiredDecimal('birimFiyat', { decimals: 5 });
  if (birimFiyat?.digits === 0 && !isTaxAlone) fields.error('birimFiyat', 'NOT_POSITIVE');
  return birimFiyat;
}

function checkKdvOrani(fields: FieldChecker, faturaTarih: string): string | undefined {
  const decimal = fields.requiredDecimal('kdvOrani', { decimals: 3 });
  if (decimal === undefined) return undefined;
  const kdvOrani = writeRate(decimal);
  if (!officialCodes.kdvRates.has(kdvOrani)) {
    fields.error('kdvOrani', 'KDV_RATE_OFF_LIST');
    return undefined;
  }
  const lastDay = endedKdvRates.get(kdvOrani);
  if (lastDay !== undefined && faturaTarih > lastDay) fields.warn('kdvOrani', 'OLD_KDV_RATE');
  return kdvOrani;
}

/** KONAKLAMAVERGISI has no KDV, regardless of the rate on the line. Source: INV-14. */
function forceKdvOrani(fields: FieldChecker): string {
  fields.decimal('kdvOrani', { decimals: 3 });
  return '0';
}
