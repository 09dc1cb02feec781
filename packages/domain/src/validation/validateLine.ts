import { type Decimal, writeRate } from '../calculation/decimal';
import { isCalendarDate } from '../dates/days';
import type { CheckedLine } from './CheckedLine';
import { checkReason } from './checkReason';
import { checkTaxes, checkTevkifat } from './checkTaxes';
import { type Fault, FieldChecker } from './FieldChecker';
import { type FaturaTip, isFaturaTip } from '../facts/faturaTip';
import { officialCodes } from '../facts/officialCodes';
import { rescale, times } from '../calculation/arithmetic';

/** From this day 8 and 18 percent gave way to 10 and 20. Source: INV-36, fiscal-rules §11. */
const NEW_KDV_RATES_FROM = '2023-07-10';
const oldKdvRates = new Set(['8', '18']);
const otherTexts = [
  'stokTipi',
  'dovizKodu',
  'teslimSarti',
  'esyaKapCinsi',
  'kapNo',
  'kapAdet',
  'teslimBedelOdemeYeri',
  'gonderilmeSekli',
  'aciklama',
];

/** What the rules of a line read of its invoice. */
export interface LineContext {
  readonly faturaTip?: unknown;
  readonly faturaTarih?: unknown;
}

/**
 * The faults of one line, as `validateInvoice` finds them for the line at that index: for a form that checks the line that
 * changed. Source: INV-35, INV-36, LIN-10 to LIN-15, fiscal-rules §2, §4 to §7 and §12.
 */
export function validateLine(line: unknown, index: number, invoice: LineContext): Fault[] {
  const fields = new FieldChecker(line, `malHizmetler[${index}].`);
  const faturaTip = isFaturaTip(invoice.faturaTip) ? invoice.faturaTip : 'SATIS';
  const faturaTarih = isCalendarDate(invoice.faturaTarih) ? invoice.faturaTarih : '';
  fields.required('malHizmet');
  checkBirim(fields);
  const checked: CheckedLine = {
    fields,
    faturaTip,
    faturaTarih,
    miktar: checkMiktar(fields),
    birimFiyat: checkBirimFiyat(fields, faturaTip),
    kdvOrani: faturaTip === 'KONAKLAMAVERGISI' ? forceKdvOrani(fields) : checkKdvOrani(fields, faturaTarih),
  };
  checkIskonto(checked);
  checkTaxes(checked);
  checkTevkifat(checked);
  checkReason(checked);
  checkGtip(fields);
  fields.decimal('kdvDahilBirimFiyat', { decimals: 5 });
  for (const field of otherTexts) fields.text(field);
  return fields.faults;
}

function checkBirim(fields: FieldChecker): void {
  const birim = fields.requiredCode('birim');
  if (birim !== undefined && !officialCodes.units.has(birim)) fields.error('birim', 'INVALID_CHOICE');
}

function checkMiktar(fields: FieldChecker): Decimal | undefined {
  const miktar = fields.requiredDecimal('miktar', { decimals: 8 });
  if (miktar?.digits === 0) fields.error('miktar', 'NOT_POSITIVE');
  return miktar;
}

/** A document of the accommodation tax alone has lines of price 0 with the tax typed. Source: fiscal-rules §6, INV-35. */
function checkBirimFiyat(fields: FieldChecker, faturaTip: FaturaTip): Decimal | undefined {
  const isTaxAlone =
    faturaTip === 'KONAKLAMAVERGISI' && (fields.isPositive('V0059Tutari') || fields.isPositive('V0059'));
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
  if (oldKdvRates.has(kdvOrani) && faturaTarih >= NEW_KDV_RATES_FROM) fields.warn('kdvOrani', 'OLD_KDV_RATE');
  return kdvOrani;
}

/** KONAKLAMAVERGISI bears no KDV, whatever rate stands on the line. Source: INV-14. */
function forceKdvOrani(fields: FieldChecker): string {
  fields.decimal('kdvOrani', { decimals: 3 });
  return '0';
}

/** Discount and increase: a rate of 0 to 100, or an amount; a discount may not exceed the line. Source: fiscal-rules §2. */
function checkIskonto({ fields, miktar, birimFiyat }: CheckedLine): void {
  const tip = fields.code('iskontoTip');
  if (tip !== '' && tip !== 'ISKONTO' && tip !== 'ARTTIRIM') fields.error('iskontoTip', 'INVALID_CHOICE');
  fields.decimal('iskontoOrani', { decimals: 3, most: 100 });
  const tutar = fields.decimal('iskontoTutari', { decimals: 2 });
  if (tip === 'ARTTIRIM' || tutar === undefined || miktar === undefined || birimFiyat === undefined) return;
  const fiyat = rescale(times(miktar.digits, birimFiyat.digits), miktar.scale + birimFiyat.scale, 2);
  if (rescale(tutar.digits, tutar.scale, 2) > fiyat) fields.error('iskontoTutari', 'ISKONTO_EXCEEDS_PRICE');
}

/** A customs tariff number of a line or a card: twelve digits, when there is one. Source: LIN-15, NUM-10. */
export function checkGtip(fields: FieldChecker): void {
  const gtip = fields.code('gtip');
  if (gtip !== '' && !/^[0-9]{12}$/.test(gtip)) fields.error('gtip', 'GTIP_LENGTH');
}
